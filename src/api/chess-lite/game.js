// What the class `Chess` needs of a program, from that of chess alone: a text for each move, parts of it between tabs.
import { beside } from '../load.js';
import * as bindings from '../chess_lite_bg.js';

const IMPORTS = { './chess_lite_bg.js': bindings };

function begin({ exports }) {
  bindings.__wbg_set_wasm(exports);
  exports.__wbindgen_start?.();
}

/** Loads and starts the program. */
export async function init() {
  const module = await beside(() => new URL('../chess_lite_bg.wasm', import.meta.url), () => import('../chess_lite_wasm.js'));
  begin(await WebAssembly.instantiate(module, IMPORTS));
}

/** Likewise from its bytes, without waiting. */
export function initSync(bytes) {
  begin(new WebAssembly.Instance(new WebAssembly.Module(bytes), IMPORTS));
}

// The error of a breakdown: the program cannot be used after it.
let fault;

function called(work) {
  if (fault) throw fault;
  try {
    return work();
  } catch (error) {
    const message = 'Notabene broke down; load the page again.';
    throw (fault = Object.assign(new Error(message, { cause: error }), { kind: 'panicked', at: 0 }));
  }
}

const lines = (text) => (text ? text.split('\n') : []);

function moveOf(line) {
  const [id, text, side, from, to, piece, captured, promotion, flags, before, after] = line.split('\t');
  return { id, text, side, from, to, piece, captured, promotion, flags: flags ? flags.split(' ') : [], before, after };
}

const refused = (message) => Object.assign(new Error(message), { kind: 'refused', at: 0 });

/** A position of chess. */
export class Game {
  #board = called(() => new bindings.Board());

  load(fen) {
    if (!called(() => this.#board.load(fen))) throw refused('This is no position of a game.');
  }
  get position() {
    return called(() => this.#board.position());
  }
  texts() {
    return lines(called(() => this.#board.texts()));
  }
  legalMoves(field) {
    return lines(called(() => this.#board.moves(field))).map(moveOf);
  }
  find(text) {
    const line = called(() => this.#board.find(text));
    if (line === undefined) throw refused('This is no legal move.');
    return moveOf(line);
  }
  perft(depth) {
    return called(() => this.#board.perft(depth));
  }
}

/** The texts of moves and the positions after them, as far as they can be played. */
export const replay = (fen, texts) => lines(called(() => bindings.replay(fen, texts)));
