// The worker in which the opponent thinks. A request is a line of JSON with an id, the line of the game and limits; the
// answer has the same id, and the best move with its score or an error. The page ends the worker to cancel a search.
const PROGRAM = 'notabene-opponent';
const url = (name) => new URL(name, import.meta.url).href;

const started = (async () => {
  const { default: init, best } = await import(url(`${PROGRAM}.js`));
  await init({ module_or_path: url(`${PROGRAM}_bg.wasm`) });
  return best;
})();

const answer = async ({ line, level, depth, nodes, seed, milliseconds, hand }) => {
  let best;
  try {
    best = await started;
  } catch (error) {
    return { error: 'missing', message: String(error) };
  }
  try {
    const [id = '', score = ''] = best(line, level, depth, nodes, seed, milliseconds, hand)?.split('\n') ?? [];
    return { move: id, score };
  } catch (error) {
    return { error: 'failed', message: String(error) };
  }
};

addEventListener('message', async ({ data }) => {
  const { id, ...request } = JSON.parse(data);
  postMessage(JSON.stringify({ id, ...(await answer(request)) }));
});
