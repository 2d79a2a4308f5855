// The worker that reads ink. A request is a list: an id, the name of a function of the program and its arguments; the answer is
// the id with its result, or with null if it failed.
const PROGRAM = 'notabene-ink-reader';
const url = (name) => new URL(name, import.meta.url).href;

const started = (async () => {
  const program = await import(url(`${PROGRAM}.js`));
  await program.default({ module_or_path: url(`${PROGRAM}_bg.wasm`) });
  return program;
})();

addEventListener('message', async ({ data: [id, name, ...given] }) => {
  const result = await started.then((program) => program[name](...given) ?? '').catch(() => null);
  postMessage([id, result]);
});
