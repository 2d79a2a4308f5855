// The version for bundlers: the program stands in a script, and nothing is awaited.
import { bytes } from '../load.js';
import program from '../chess_lite_wasm.js';
import { initSync } from './game.js';

export * from './api.js';
initSync(bytes(program));
