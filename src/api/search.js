// Entry `notabene/search`: gives every `Game` the methods `best` and `repair`. The search is a wasm module of its own, so
// that nobody loads it who does not import this entry.
import { Game } from './notabene.js';
import { bad } from './load.js';
import { program } from './program.js';
import * as bindings from './search_bg.js';

const { init, initSync, called } = program({
  imports: { './search_bg.js': bindings },
  bindings,
  address: () => new URL('./search_bg.wasm', import.meta.url),
  script: () => import('./search_wasm.js'),
  name: 'search',
  // Names of functions are changed by bundlers.
  methods: { best, repair },
});

/** Loads and starts the search; starts it again after a panic. */
export default init;
/** Likewise from bytes or a compiled module, without waiting: for Node.js and workers. */
export { initSync };

// The options, each with its least and its greatest value; the search itself knows them.
let bounds;

function checked(options) {
  bounds ??= bindings.bounds().split('\n').map((line) => line.split(' ')).map(([name, ...range]) => [name, ...range.map(Number)]);
  const names = bounds.map(([name]) => name);
  const list = names.join(', ');
  if (typeof options !== 'object' || options === null) throw bad('options', `an object with the options ${list}`, options);
  for (const name of Object.keys(options)) {
    if (!names.includes(name)) throw bad(name, `one of the options ${list}`, options[name]);
  }
  const limits = {};
  for (const [name, least, most] of bounds) {
    const value = options[name];
    if (value === undefined) continue;
    if (!Number.isInteger(value) || value < least || value > most) {
      throw bad(name, `a whole number from ${least} to ${most}`, value);
    }
    limits[name] = value;
  }
  return limits;
}

function best(options = {}) {
  const { level, depth, nodes, seed, milliseconds } = checked(options);
  const line = Game.prototype.export.call(this, 'line');
  const found = called(() => bindings.best(line, level, depth, nodes, seed, milliseconds));
  if (found === undefined) return null;
  const [id, score, reached, visited, expected] = found.split('\n');
  const [unit, value] = score.split(' ');
  return {
    id,
    text: Game.prototype.explain.call(this, id).map((token) => token.text).join(''),
    score: unit === 'mate' ? { mate: Number(value) } : Number(value),
    depth: Number(reached),
    nodes: Number(visited),
    line: expected.split(' '),
  };
}

// Places of a sheet, and signs of one, at most.
const PLACES = 2000;
const SIGNS = 100_000;

function places(list, name) {
  if (list === undefined || list === null) return [];
  const wanted = `an array of at most ${PLACES} texts, each of at most ${SIGNS} signs, or null`;
  const texts = [];
  try {
    // Read by places: an iterator of the caller may have no end.
    const length = Array.isArray(list) ? list.length : Infinity;
    for (let n = 0; n < length && length <= PLACES; n++) texts.push(list[n] ?? '');
    if (length <= PLACES && texts.every((text) => typeof text === 'string' && text.length <= SIGNS)) return texts;
  } catch {
    // Proxies and getters of the caller may throw.
  }
  throw bad(name, wanted, list);
}

function repair(sheet, copy) {
  const [line, style] = [Game.prototype.export.call(this, 'line'), Game.prototype.styleCode.call(this)];
  const texts = [places(sheet, 'sheet'), places(copy, 'copy')];
  return called(() => bindings.repair_sheet(line, style, ...texts));
}
