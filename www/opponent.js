// The worker in which the opponent thinks. A request is a line of JSON with an id, the line of the game and limits; the
// answer has the same id, and the best move with its score or an error. A list is another request, as `reader.js` has them: an id, the name
// of a function of the program and its arguments; the answer is the id with the result, or with null if it failed. The page
// ends the worker to cancel.
const PROGRAM = 'notabene-opponent';
const url = (name) => new URL(name, import.meta.url).href;

const started = (async () => {
  const program = await import(url(`${PROGRAM}.js`));
  await program.default({ module_or_path: url(`${PROGRAM}_bg.wasm`) });
  return program;
})();
// A failure is told to whoever asks; nobody may have asked yet.
started.catch(() => undefined);

const answer = async ({ line, level, depth, nodes, seed, milliseconds, hand }) => {
  let program;
  try {
    program = await started;
  } catch (error) {
    return { error: 'missing', message: String(error) };
  }
  try {
    const [id = '', score = ''] = program.best(line, level, depth, nodes, seed, milliseconds, hand)?.split('\n') ?? [];
    return { move: id, score };
  } catch (error) {
    return { error: 'failed', message: String(error) };
  }
};

const call = async (name, given) => (await started)[name](...given);

addEventListener('message', async ({ data }) => {
  if (Array.isArray(data)) {
    const [id, name, ...given] = data;
    return postMessage([id, await call(name, given).catch(() => null)]);
  }
  const { id, ...request } = JSON.parse(data);
  postMessage(JSON.stringify({ id, ...(await answer(request)) }));
});
