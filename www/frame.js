// The position of a frame (embed.html), painted before the program is there, which takes its place. Chess alone, and only
// the position in which the game begins: moves want the rules.

const ROLES = { k: 'king', q: 'queen', r: 'rook', b: 'bishop', n: 'knight', p: 'pawn' };
const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';
const SIZE = 8;
const SIDE = 100 / SIZE;

// The first field of FEN as rows of letters, White's side last; undefined if it is none.
function rows(text) {
  const spread = text.replace(/\d/g, (n) => '.'.repeat(n)).split('/');
  const isRow = (row) => row.length === SIZE && /^[kqrbnp.]*$/i.test(row);
  return spread.length === SIZE && spread.every(isRow) ? spread : undefined;
}

// The rows of the options: no rows for an empty board, undefined for another game.
function position(said) {
  const given = said.pgn ?? said.moves ?? '';
  const isOther = said.variant || said.pdn || said.lesson || said.exercise || /\[\s*(Variant|GameType)\b/i.test(given);
  if (isOther || !['', 'chess', 'chess960'].includes(said.game ?? '')) return undefined;
  const fen = said.position || /\[\s*FEN\s+"([^"]*)"/i.exec(given)?.[1];
  if (!fen && said.game === 'chess960') return [];
  const first = rows((fen || START).trim().split(' ')[0]);
  const isLater = !['', '0'].includes(said['initial-ply'] ?? '') || Number(said['game-number'] ?? 1) !== 1;
  // Only the usual drawings are in the page.
  const hasOtherPieces = !['', 'classic'].includes(said.pieces ?? '');
  return first && (isLater || hasOtherPieces) ? [] : first;
}

// Status, buttons and moves of a game of chess that begins stand in the page; other options show something else there.
const LOOKS = ['language', 'theme', 'board-colors', 'pieces', 'coordinates', 'orientation'];
const begins = (said) => Object.keys(said).every((name) => LOOKS.includes(name) || (name === 'game' && said[name] === 'chess'));

function paintBeside(root, said) {
  const beside = root.querySelector('.beside');
  if (!begins(said)) return beside.replaceChildren();
  const words = [...beside.querySelectorAll('[data-fr]')];
  // The words of the page itself are English.
  const codes = [said.language, navigator.language, 'en'].map((code) => code?.split(/[-_]/)[0].toLowerCase());
  const language = codes.find((code) => code === 'en' || (code && code in words[0].dataset));
  for (const word of words) word.textContent = word.dataset[language] ?? word.textContent;
}

const svg = (name, attributes) => {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
};

function piece(letter, x, y) {
  const drawn = svg('g', { class: `piece ${letter === letter.toUpperCase() ? 'white' : 'black'}` });
  const role = ROLES[letter.toLowerCase()];
  drawn.append(svg('use', { href: `#piece-${role}`, x: x * SIDE, y: y * SIDE, width: SIDE, height: SIDE }));
  return drawn;
}

const { content } = document.getElementById('first-board');
const styles = document.querySelector('link[href*="/embed.css"]').href;

async function paint(said, wanted) {
  const answer = await fetch(styles);
  // Without its styles a board is better not seen.
  if (!answer.ok) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await answer.text());
  const root = content.cloneNode(true);
  paintBeside(root, said);
  const isFlipped = said.orientation === 'black';
  Object.assign(root.querySelector('.notabene').dataset, { theme: said.theme || 'auto', board: said['board-colors'] || 'blue' });
  if (['inside', 'none'].includes(said.coordinates)) root.querySelector('.board-frame').className = `board-frame ${said.coordinates}`;
  if (isFlipped) for (const names of root.querySelectorAll('.ranks, .files')) names.append(...[...names.children].reverse());
  const turned = (n) => (isFlipped ? SIZE - 1 - n : n);
  wanted.forEach((row, y) => [...row].forEach((letter, x) => {
    if (letter !== '.') root.querySelector('.pieces').append(piece(letter, turned(x), turned(y)));
  }));
  host.attachShadow({ mode: 'open' }).append(root);
  host.shadowRoot.adoptedStyleSheets = [sheet];
}

// WordPress puts a secret behind the addresses of frames of other sites; it is no part of the last option.
const secret = location.hash.search(/#\?secret=\w*$/);
if (secret > 0) location.replace(location.hash.slice(0, secret));

const said = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
const wanted = position(said);
const host = document.createElement('div');
if (wanted) {
  host.className = 'first-board framed';
  host.inert = true;
  document.body.append(host);
  paint(said, wanted).catch(() => host.remove());
}
