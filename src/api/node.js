// The Node.js version, without fetch: the program is read from beside this script.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import start, { Game } from './notabene.js';
import { initSync } from './search.js';

export * from './notabene.js';

// Without the file (in a bundle) the program comes out of a script.
const program = async () => readFile(new URL('./notabene_bg.wasm', import.meta.url));

export default (source = program().catch(() => undefined)) => start(source);

// The program that repairs sheets is read with the first one.
function repair(...given) {
  initSync(readFileSync(new URL('./search_bg.wasm', import.meta.url)));
  return Game.prototype.repair.apply(this, given);
}
Object.defineProperty(Game.prototype, 'repair', { value: repair, writable: true, configurable: true });
