// Options of other viewers in the words of ours.

const LANGUAGES = ['en', 'fr', 'nl', 'de', 'es'];
// Languages of piece letters, as in `core/src/notation/letters.rs`.
const LETTERS = 'en fr nl de es it pt ca ro da sv no is fi et lv lt pl cs sk sl hr hu tr el ru uk bg sr ga cy af eo'.split(' ');
const isYes = (value) => value === true || value === 'true' || value === 1 || value === '1';
const isNo = (value) => value === false || value === 'false' || value === 0 || value === '0';
const truth = (name) => (value) => (isYes(value) ? { [name]: 'true' } : isNo(value) ? { [name]: 'false' } : undefined);
const text = (name) => (value) => (typeof value !== 'string' ? undefined : value.trim() ? { [name]: value.trim() } : {});
const side = (value) => (['white', 'black'].includes(value) ? { orientation: value } : undefined);
const ply = (value) => (['string', 'number'].includes(typeof value) && /^(?:\d+|last)$/.test(value) ? { 'initial-ply': String(value) } : undefined);
const nothing = () => ({});

// Each gives our options for a value; undefined if ours has none for it. What is not listed is reported.
const PGN_VIEWER_JS = {
  id: nothing,
  pgn: text('pgn'),
  pgnFile: text('src'),
  position: (value) => (value === 'start' ? {} : text('position')(value)),
  fen: text('position'),
  orientation: side,
  notation: (value) => (['short', 'long'].includes(value) ? { notation: value } : undefined),
  figurine: (value) => (value ? { notation: 'figurine' } : {}),
  locale: (value) => {
    const typed = typeof value === 'string' ? value.trim().split(/[-_]/)[0].toLowerCase() : '';
    const code = ['nb', 'nn'].includes(typed) ? 'no' : typed;
    if (!LETTERS.includes(code)) return undefined;
    return { letters: code, ...(LANGUAGES.includes(code) ? { language: code } : {}) };
  },
  startPlay: ply,
  showCoords: (value) => (isNo(value) ? { coordinates: 'none' } : {}),
  coordsInner: (value) => (isNo(value) ? { coordinates: 'outside' } : { coordinates: 'inside' }),
  notationLayout: (value) => (value === 'inline' ? {} : { 'show-sheet': 'true' }),
  headers: truth('show-header'),
  timeAnnotation: (value) => ({ 'show-clocks': value === 'none' || isNo(value) ? 'false' : 'true' }),
  // Several games give a list without being asked for it, and the result stands behind the moves.
  manyGames: nothing,
  showResult: nothing,
  lazyLoad: nothing,
  mode: nothing,
};

const LICHESS = {
  pgn: text('pgn'),
  fen: text('position'),
  orientation: side,
  showPlayers: (value) => (value === 'auto' ? { 'show-header': 'auto' } : truth('show-header')(value)),
  showClocks: truth('show-clocks'),
  showMoves: (value) => (isNo(value) ? { 'show-moves': 'false' } : {}),
  showControls: truth('show-controls'),
  initialPly: ply,
  menu: (value) => {
    const entries = value && typeof value === 'object' ? Object.entries(value) : [];
    const [on, off] = [entries.filter(([, entry]) => isYes(entry?.enabled)), entries.filter(([, entry]) => isNo(entry?.enabled))];
    // Of their entries ours has the one that saves the game.
    const isKnown = entries.length && entries.length === on.length + off.length && on.every(([name]) => name === 'getPgn');
    return isKnown ? { 'show-menu': String(on.length > 0) } : undefined;
  },
  // Boards of ours do these by themselves or have nothing of the kind.
  keyboardToMove: (value) => (isYes(value) ? {} : undefined),
  lichess: (value) => (isNo(value) ? {} : undefined),
  classes: nothing,
};

// Differences of the calls of PgnViewerJS.
export const MODES = {
  pgnView: {},
  pgnEdit: {},
  pgnBoard: { 'read-only': 'true', 'show-moves': 'false', 'show-controls': 'false' },
  pgnPuzzle: { puzzle: 'true' },
  pgnPrint: { 'read-only': 'true', 'show-controls': 'false' },
};

// Shortcodes of WordPress are written in small letters.
const SMALL = Object.fromEntries(Object.keys(PGN_VIEWER_JS).map((name) => [name.toLowerCase(), name]));

/** Our options for those of a viewer (`lichess`, `pgnv`), and those that have no equal: their names, with a value that is not known. */
export function translated(viewer, given) {
  const table = viewer === 'lichess' ? LICHESS : PGN_VIEWER_JS;
  const [options, left] = [{}, []];
  for (const [typed, value] of Object.entries(given ?? {})) {
    const name = table === PGN_VIEWER_JS && Object.hasOwn(SMALL, typed) ? SMALL[typed] : typed;
    if (value === undefined || value === null) continue;
    const isKnown = Object.hasOwn(table, name);
    const found = isKnown ? table[name](value) : undefined;
    if (found) Object.assign(options, found);
    else left.push(isKnown && typeof value === 'string' && /^[\w-]{1,20}$/.test(value) ? `${typed}=${value}` : typed);
  }
  return { options, left };
}
