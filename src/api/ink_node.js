// The Node.js version, without fetch: the program is read from beside this script.
import { readFile } from 'node:fs/promises';
import start from './ink.js';

// Without the file (in a bundle) the program comes out of a script.
const program = async () => readFile(new URL('./ink_bg.wasm', import.meta.url));

export { initSync } from './ink.js';
export default (source = program().catch(() => undefined)) => start(source);
