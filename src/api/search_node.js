// The Node.js version, without fetch: the program is read from beside this script.
import { readFile } from 'node:fs/promises';
import start from './search.js';

export default (source = readFile(new URL('search_bg.wasm', import.meta.url))) => start(source);
