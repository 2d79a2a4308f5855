// The version for bundlers: the program stands in a script. Nothing is awaited, so that workers and old targets can have it, and no
// file has to be found.
import { bytes } from '../load.js';
import { initSync } from '../notabene.js';
import program from '../notabene_wasm.js';

export * from './api.js';
initSync(bytes(program));
