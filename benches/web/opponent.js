// The opponent as the page uses it, in its worker, and its speed beside js-chess-engine. `tests/bench_opponent.rs` calls these
// functions; they are properties of the window.
const LEVEL = 8;

/** A worker of the site, and a function that sends it a request. */
function started(site) {
  const worker = new Worker(`${site}opponent.js`, { type: 'module' });
  const waiting = new Map();
  worker.onmessage = ({ data }) => {
    const { id, ...answer } = JSON.parse(data);
    waiting.get(id)(answer);
    waiting.delete(id);
  };
  let id = 0;
  const ask = (request) =>
    new Promise((done) => {
      id += 1;
      waiting.set(id, done);
      worker.postMessage(JSON.stringify({ id, ...request }));
    });
  return { worker, ask };
}

/** The move of the top level for each line, and how long it took. */
async function moves(site, lines, milliseconds) {
  const { worker, ask } = started(site);
  const found = [];
  for (const line of lines) {
    const begin = performance.now();
    const { move = '', error } = await ask({ line, level: LEVEL, milliseconds, seed: 1 });
    found.push({ move, error, time: performance.now() - begin });
  }
  worker.terminate();
  return found;
}

/** Milliseconds until the lowest level answers: in a new worker, and then in the same one for each further line. */
async function firstAnswers(site, lines) {
  const times = [];
  const begin = performance.now();
  const { worker, ask } = started(site);
  let from = begin;
  for (const line of lines) {
    await ask({ line, level: 1, milliseconds: 2000, seed: 1 });
    times.push(performance.now() - from);
    from = performance.now();
  }
  worker.terminate();
  return times;
}

/** Positions a second that the search visits from each line. */
async function speeds(program, lines, milliseconds) {
  const { default: init, best } = await import(`${program}.js`);
  await init({ module_or_path: `${program}_bg.wasm` });
  return lines.map((line) => {
    const speed = () => {
      const begin = performance.now();
      const nodes = Number(best(line, undefined, undefined, undefined, 1, milliseconds)?.split('\n')[3]);
      return (nodes * 1000) / (performance.now() - begin);
    };
    speed(); // to warm up
    return speed();
  });
}

/** Positions a second that js-chess-engine visits from each position, by its own count. */
async function rivalSpeeds(script, positions, level) {
  const { default: engine } = await import(script);
  return positions.map((position) => {
    const speed = () => {
      const begin = performance.now();
      const { nodesSearched } = engine.ai(position, { level, analysis: true, play: false });
      return (nodesSearched * 1000) / (performance.now() - begin);
    };
    speed(); // to warm up
    return speed();
  });
}

/** How long each score sheet takes to be repaired, in milliseconds, by the program on this page: its worker has no slower processor. */
async function repairs(program, line, style, sheets) {
  const { default: init, begin_repair: begin, step_repair: step } = await import(`${program}.js`);
  await init({ module_or_path: `${program}_bg.wasm` });
  return sheets.map((sheet) => {
    const from = performance.now();
    begin(line, style, sheet, [], new Uint32Array());
    // A number is the share of the work that is done.
    while (typeof step() === 'number');
    return performance.now() - from;
  });
}

Object.assign(window, { moves, firstAnswers, speeds, rivalSpeeds, repairs, isReady: true });
