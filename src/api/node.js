// The Node.js version, without fetch: the program is read from beside this script.
import { readFile } from 'node:fs/promises';
import start from './notabene.js';

export * from './notabene.js';

export default (source = readFile(new URL('notabene_bg.wasm', import.meta.url))) => start(source);
