// The Node.js version: the program is read from the disk, without waiting, so that `require` can have it, too.
import { readFileSync } from 'node:fs';
import { initSync } from './game.js';

export * from './api.js';
initSync(readFileSync(new URL('../chess_lite_bg.wasm', import.meta.url)));
