// Loads parts of a program: the main module imports the functions at the end. All modules share one memory and one table of
// functions, in which each has places of its own: they come in any order. A failed fetch is tried again with the next call. Servers that do
// not know the type of programs are served, too.
import { initSync } from './PROGRAM.js';

const fetched = {};
const load = (name) =>
  (fetched[name] ??= (async () => {
    const answer = await fetch(new URL(`${name}.wasm`, import.meta.url));
    if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
    // The exports of the main module.
    const imports = { __wasm_split: { ...initSync() } };
    return answer.headers.get('Content-Type') === 'application/wasm'
      ? WebAssembly.instantiateStreaming(answer, imports)
      : WebAssembly.instantiate(await answer.arrayBuffer(), imports);
  })().catch((error) => {
    delete fetched[name];
    throw error;
  }));

const loader = (files) => async (callback, data) => {
  let isLoaded = 1;
  try {
    await Promise.all(files.map(load));
  } catch (error) {
    console.error(error);
    isLoaded = 0;
  }
  initSync().__indirect_function_table.get(callback)(data, isLoaded);
};
