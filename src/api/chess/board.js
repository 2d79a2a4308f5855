// Boards of the adapter: FEN in and out, attacks. Unlike the positions of `Game` they may be impossible, even empty.

export const WHITE = 'w';
export const BLACK = 'b';
export const PAWN = 'p';
export const KNIGHT = 'n';
export const BISHOP = 'b';
export const ROOK = 'r';
export const QUEEN = 'q';
export const KING = 'k';
export const DEFAULT_POSITION = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

const FILES = 'abcdefgh';
const RANKS = '87654321';
/** The names of the squares, a8 first. */
export const SQUARES = [...RANKS].flatMap((rank) => [...FILES].map((file) => file + rank));
/** The place of a square among them; -1 for any other text. */
export const placeOf = (square) => SQUARES.indexOf(square);
export const other = (color) => (color === WHITE ? BLACK : WHITE);

/** The square that a step leads to; -1 beyond the edge. */
const step = (at, files, ranks) => {
  const [file, rank] = [(at % 8) + files, (at >> 3) + ranks];
  return file >= 0 && file < 8 && rank >= 0 && rank < 8 ? rank * 8 + file : -1;
};

/** A board out of FEN; missing fields are usual. */
export function readFen(fen) {
  const [rows, turn = WHITE, rights = '-', ep = '-', half = '0', number = '1'] = fen.trim().split(/\s+/);
  const cells = [];
  for (const sign of rows.replaceAll('/', '')) {
    if (sign >= '0' && sign <= '9') for (let n = Number(sign); n--; ) cells.push(null);
    else cells.push({ type: sign.toLowerCase(), color: sign < 'a' ? WHITE : BLACK });
  }
  cells.length = 64;
  const has = (letter) => rights.includes(letter);
  const castling = { w: { k: has('K'), q: has('Q') }, b: { k: has('k'), q: has('q') } };
  return { cells, turn, castling, ep, half: Number.parseInt(half, 10), number: Number.parseInt(number, 10) };
}

/** The side to move in a FEN. */
export const turnOf = (fen) => fen[fen.indexOf(' ') + 1];

/** The letter of a piece in FEN. */
export const letterOf = ({ type, color }) => (color === WHITE ? type.toUpperCase() : type);

/** Rows of cells, the eighth first, as a picture of characters. */
export function drawn(rows) {
  const edge = '   +------------------------+';
  const sign = (cell) => ` ${cell ? letterOf(cell) : '.'} `;
  const lines = rows.map((row, n) => ` ${8 - n} |${row.map(sign).join('')}|`);
  return [edge, ...lines, edge, '     a  b  c  d  e  f  g  h'].join('\n');
}

/** FEN of a board. */
export function writeFen({ cells, turn, castling, ep, half, number }) {
  const rows = [];
  for (let rank = 0; rank < 8; rank += 1) {
    const signs = Array.from({ length: 8 }, (_, file) => (cells[rank * 8 + file] ? letterOf(cells[rank * 8 + file]) : '1'));
    rows.push(signs.join('').replace(/1+/g, (ones) => ones.length));
  }
  const { w, b } = castling;
  const rights = [w.k && 'K', w.q && 'Q', b.k && 'k', b.q && 'q'].filter(Boolean).join('') || '-';
  return [rows.join('/'), turn, rights, ep, half, number].join(' ');
}

/** A board after a null move. */
export function passed(board) {
  const { turn, half, number } = board;
  return { ...board, turn: other(turn), ep: '-', half: half + 1, number: number + (turn === BLACK) };
}

const is = (cell, type, color) => cell?.type === type && cell.color === color;

/** Removes castling rights without their king or rook, and an en passant square that nobody can take on. */
export function tidy(board) {
  const { cells, castling, turn } = board;
  for (const [color, rank] of [[WHITE, '1'], [BLACK, '8']]) {
    const atHome = (file, type) => is(cells[placeOf(file + rank)], type, color);
    castling[color].k &&= atHome('e', KING) && atHome('h', ROOK);
    castling[color].q &&= atHome('e', KING) && atHome('a', ROOK);
  }
  const at = placeOf(board.ep);
  if (at < 0) {
    board.ep = '-';
    return board;
  }
  const back = turn === WHITE ? 1 : -1;
  const pawn = step(at, 0, back);
  const isPassed = !cells[at] && !cells[step(at, 0, -back)] && is(cells[pawn], PAWN, other(turn));
  const takers = [-1, 1].map((side) => step(pawn, side, 0));
  if (!isPassed || !takers.some((taker) => is(cells[taker], PAWN, turn))) board.ep = '-';
  return board;
}

const STRAIGHT = [[0, 1], [0, -1], [1, 0], [-1, 0]];
const DIAGONAL = [[1, 1], [1, -1], [-1, 1], [-1, -1]];
const JUMPS = [[1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2]];
const STEPS = { r: STRAIGHT, b: DIAGONAL, q: [...STRAIGHT, ...DIAGONAL], k: [...STRAIGHT, ...DIAGONAL], n: JUMPS };

function attacks(cells, from, to) {
  const { type, color } = cells[from];
  if (type === PAWN) return [-1, 1].some((side) => step(from, side, color === WHITE ? -1 : 1) === to);
  return STEPS[type].some(([files, ranks]) => {
    let at = step(from, files, ranks);
    if (type !== KNIGHT && type !== KING) while (at >= 0 && at !== to && !cells[at]) at = step(at, files, ranks);
    return at === to;
  });
}

/** The squares from which a color attacks a square. */
export const attackersOf = (cells, square, color) =>
  SQUARES.filter((_, from) => cells[from]?.color === color && attacks(cells, from, placeOf(square)));

/** The square of a king; none if it is not on the board. */
export const kingOf = (cells, color) => SQUARES[cells.findIndex((cell) => is(cell, KING, color))];

/** The color of the square at a place; null beyond the board. */
export const shadeOf = (at) => (at < 0 ? null : ((at % 8) + (at >> 3)) % 2 ? 'dark' : 'light');

/** Rows of pieces with their squares, the eighth first. */
export function rowsOf(cells) {
  const placed = cells.map((cell, n) => (cell ? { square: SQUARES[n], ...cell } : null));
  return Array.from({ length: 8 }, (_, rank) => placed.slice(8 * rank, 8 * rank + 8));
}

/** True if neither side can mate: bare kings, one minor piece, or bishops on squares of one color. */
export function isBare(cells) {
  const rest = [...cells.entries()].filter(([, cell]) => cell && cell.type !== KING);
  if (rest.length === 0) return true;
  if (rest.length === 1) return [BISHOP, KNIGHT].includes(rest[0][1].type);
  return rest.every((one) => one[1].type === BISHOP && shadeOf(one[0]) === shadeOf(rest[0][0]));
}

/** A hash of a position without its counters: 16 hexadecimal digits. */
export function hashOf(fen) {
  const text = fen.split(' ').slice(0, 4).join(' ');
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let n = 0; n < text.length; n += 1) {
    const code = text.charCodeAt(n);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return [high, low].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
