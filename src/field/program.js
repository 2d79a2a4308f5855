// The program of boards: geometry, position texts and drawings of all games. Loaded once for all boards of a page.
import { compiled } from './load.js';
import * as bindings from './board_bg.js';

let starting;
let hasStarted = false;

/** Loads and starts the program, once. What could not be loaded is loaded again with the next call. */
export function load(source) {
  if (hasStarted) return Promise.resolve();
  return (starting ??= start(source).catch((error) => {
    starting = undefined;
    throw error;
  }));
}

async function start(source) {
  const module = await compiled(await (source ?? new URL('./board_bg.wasm', import.meta.url)));
  const { exports } = await WebAssembly.instantiate(module, { './board_bg.js': bindings });
  bindings.__wbg_set_wasm(exports);
  exports.__wbindgen_start?.();
  hasStarted = true;
}

/** True once boards can be drawn. */
export const isLoaded = () => hasStarted;

/** An error with its kind, and the property that it is about. */
export function fault(kind, message, more) {
  return Object.assign(new Error(message), { kind, at: 0, ...more });
}

// Calls the program. Its own errors are texts: kind and place.
function ask(property, call) {
  try {
    return call();
  } catch (error) {
    if (typeof error !== 'string') throw error;
    const [kind, at] = error.split(' ');
    throw fault(kind, `${property}: ${kind.replaceAll('_', ' ')}, at character ${Number(at) + 1}`, { at: Number(at), property });
  }
}

const known = new Map();

/** The geometry of a game seen from a side; fields have numbers. */
export function geometry(game, orientation) {
  const key = `${game} ${orientation}`;
  if (!known.has(key)) known.set(key, described(ask('game', () => new bindings.Drawing(game, orientation === 'black'))));
  return known.get(key);
}

function described(drawing) {
  const [head, ranks, files, ground, names, order, ...places] = drawing.describe().split('\n');
  const [shape, width, height] = head.split(' ');
  const fields = places.map((line) => {
    const [name, ...rest] = line.split(' ');
    const [x, y, size, left, right, up, down] = rest.map(Number);
    return { name, x, y, size, next: { ArrowLeft: left, ArrowRight: right, ArrowUp: up, ArrowDown: down } };
  });
  return {
    drawing,
    isRound: shape === 'round',
    width: Number(width),
    height: Number(height),
    ranks: ranks.split('|'),
    files: files.split('|'),
    ground,
    names,
    rows: order.split('|').slice(1).map((row) => row.trim().split(' ').map(Number)),
    fields,
    numbers: new Map(fields.map(({ name }, n) => [name, n])),
  };
}

/** The side to move, and the pieces by the numbers of their fields. */
export function read(game, text) {
  const [turn, ...lines] = ask('position', () => bindings.read(game, text)).split('\n');
  const piece = (line) => {
    const [field, side, kind] = line.split(' ');
    return [Number(field), { side, kind }];
  };
  return { turn, pieces: new Map(lines.map(piece)) };
}

/** The text of a position: `text`, with other pieces and another side to move. */
export function write(game, text, turn, pieces) {
  const lines = [...pieces].map(([field, { side, kind }]) => `${field} ${side} ${kind}`);
  return ask('position', () => bindings.write(game, text, [turn, ...lines].join('\n')));
}

/** The drawings of the pieces, as SVG symbols. */
export const symbols = () => bindings.symbols();
