// PGN as chess.js reads and writes it: one game, its main line, comments to the letter.

/** The tags that every game has. */
export const SEVEN_TAG_ROSTER = {
  Event: '?', Site: '?', Date: '????.??.??', Round: '?', White: '?', Black: '?', Result: '*',
};
// Further tags of the standard, in its order.
const FURTHER = `WhiteTitle BlackTitle WhiteElo BlackElo WhiteUSCF BlackUSCF WhiteNA BlackNA WhiteType BlackType EventDate
EventSponsor Section Stage Board Opening Variation SubVariation ECO NIC Time UTCTime UTCDate TimeControl SetUp FEN
Termination Annotator Mode PlyCount`.split(/\s+/);

/** Headers without anything known. */
export const emptyHeaders = () => ({ ...EMPTY });
const EMPTY = { ...SEVEN_TAG_ROSTER, ...Object.fromEntries(FURTHER.map((tag) => [tag, null])) };

const TAG = /\s*\[\s*(\w+)\s*"([^"]*)"\s*\]/y;
const TOKEN = new RegExp(
  [
    String.raw`(?<space>\s+)`,
    String.raw`\{(?<brace>[^}]*)\}`,
    String.raw`;(?<line>[^\r\n]*)`,
    String.raw`(?<bracket>[()])`,
    String.raw`\$(?<nag>\d+)`,
    String.raw`(?<result>1-0|0-1|1\/2-1\/2|\*)`,
    String.raw`(?<san>(?:O-O-O|O-O|0-0-0|0-0|--|[a-zA-Z][a-zA-Z1-8=-]+)[+#]?)(?<suffix>[!?]{0,2})`,
    String.raw`(?<number>\d*\.[\s.]*)`,
  ].join('|'),
  'y',
);

/** The headers, moves and result of a text; each move with its comment, those before the first one under `comment`. */
export function readPgn(text) {
  const headers = {};
  let at = 0;
  const next = (pattern) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    at = found ? pattern.lastIndex : at;
    return found;
  };
  for (let tag; (tag = next(TAG)); ) headers[tag[1]] = tag[2];
  const game = { headers, moves: [], comment: undefined, result: undefined };
  let depth = 0;
  while (at < text.length) {
    const found = next(TOKEN)?.groups;
    if (!found) throw new Error(`Invalid PGN: unexpected ${JSON.stringify(text[at])} at ${at}`);
    const { brace, line, bracket, san, suffix, result } = found;
    if (bracket) depth += bracket === '(' ? 1 : -1;
    if (depth) continue;
    if (game.result && (san || result)) throw new Error(`Invalid PGN: a second game at ${at}`);
    if (san) game.moves.push({ san, suffix, comment: undefined });
    if (result) game.result = result;
    const comment = brace?.replace(/[\r\n]+/g, ' ') ?? line?.trim();
    if (comment !== undefined) {
      const owner = game.moves.at(-1) ?? game;
      owner.comment = owner.comment === undefined ? comment : `${owner.comment} ${comment}`;
    }
  }
  return game;
}

/** The FEN that a record begins with, if one of its tags gives it. */
export function startOf(headers, isStrict) {
  if (!isStrict) return Object.entries(headers).findLast(([name]) => /^fen$/i.test(name))?.[1];
  if (headers.SetUp !== '1') return undefined;
  if (headers.FEN === undefined) throw new Error('Invalid PGN: FEN tag must be supplied with SetUp tag');
  return headers.FEN;
}

// Breaks a pair of moves with a comment at its blanks.
function pushWords(out, words, width, maxWidth, newline) {
  const strip = () => out.at(-1) === ' ' && out.pop();
  for (const word of words) {
    if (width + word.length > maxWidth) {
      while (strip()) width -= 1;
      out.push(newline);
      width = 0;
    }
    out.push(word, ' ');
    width += word.length + 1;
  }
  return strip() ? width - 1 : width;
}

/** Lines of pairs of moves; without a width a single one. */
function wrapped(pairs, out, maxWidth, newline) {
  let width = 0;
  for (const [n, pair] of pairs.entries()) {
    const isTooLong = width + pair.length > maxWidth;
    if (isTooLong && pair.includes('{')) {
      width = pushWords(out, pair.split(' ').filter(Boolean), width, maxWidth, newline);
      continue;
    }
    if (isTooLong && n) {
      if (out.at(-1) === ' ') out.pop();
      out.push(newline);
      width = 0;
    } else if (n) {
      out.push(' ');
      width += 1;
    }
    out.push(pair);
    width += pair.length;
  }
}

/** Writes headers and moves; `start` is the comment on the start, `number` that of the first move. */
export function writePgn({ headers, moves, start, number }, { newline = '\n', maxWidth = 0 } = {}) {
  const out = Object.entries(headers).filter(([, value]) => value).map(([name, value]) => `[${name} "${value}"]${newline}`);
  if (moves.length) out.push(newline);
  const braces = (comment) => (comment === undefined ? [] : [`{${comment}}`]);
  const pairs = [];
  let pair = braces(start);
  for (const [n, { color, san, comment }] of moves.entries()) {
    if (n === 0 && color === 'b') pair.push(`${number}. ...`);
    if (color === 'w') {
      if (pair.length) pairs.push(pair.join(' '));
      pair = [`${number}.`];
    }
    pair.push(san, ...braces(comment));
    number += color === 'b';
  }
  if (pair.length) pairs.push(pair.join(' '));
  else if (!moves.length) pairs.push('');
  pairs.push(headers.Result || '*');
  if (maxWidth) wrapped(pairs, out, maxWidth, newline);
  else out.push(pairs.join(' '));
  return out.join('');
}
