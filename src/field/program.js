// The program of boards, loaded once for all boards of a page.
import { beside, compiled } from './load.js';
import * as bindings from './board_bg.js';

let starting;
let hasStarted = false;

async function start(source) {
  const given = await source;
  const module = await (given == null
    ? beside(() => new URL('./board_bg.wasm', import.meta.url), () => import('./board_wasm.js'))
    : compiled(given));
  const { exports } = await WebAssembly.instantiate(module, { './board_bg.js': bindings });
  bindings.__wbg_set_wasm(exports);
  exports.__wbindgen_start?.();
  hasStarted = true;
}

/** Loads and starts the program, once. What could not be loaded is loaded again with the next call. */
export function load(source) {
  starting ??= start(source).catch((error) => {
    starting = undefined;
    throw error;
  });
  return starting;
}

/** A board of the program; none before it is loaded. */
export const makeBoard = () => (hasStarted ? new bindings.Board() : undefined);
/** The drawings of the pieces, as SVG symbols. */
export const { symbols } = bindings;
