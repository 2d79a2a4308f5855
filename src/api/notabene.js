// Entry of the package: loads the wasm module, guards it against panics, and checks `this`. The bindings beside it are
// the output of wasm-bindgen (`--target bundler`), unchanged.
import * as bindings from './notabene_bg.js';
import { bad, beside, compiled } from './load.js';
import { extend } from './methods.js';

// The compiled module, and the promise of an `init()` under way.
let program, starting;
// Error of the panic that stopped the instance, and of the latest panic of all.
let fault, lost;
let hasStarted = false;
// Memory of the latest instance.
let memory;
// Nested calls: getters of an argument may call again.
let depth = 0;
const DEEPEST = 16;

/** Loads and starts the wasm module; restarts it after a panic. */
export default function init(source) {
  if (hasStarted && !fault) return Promise.resolve();
  return (starting ??= start(source).finally(() => (starting = undefined)));
}

const IMPORTS = { './notabene_bg.js': bindings };

async function start(source) {
  const given = await source;
  program ??= await (given == null
    ? beside(() => new URL('./notabene_bg.wasm', import.meta.url), () => import('./notabene_wasm.js'))
    : compiled(given));
  begin(await WebAssembly.instantiate(program, IMPORTS));
}

/** Likewise from bytes or a compiled module, without waiting: for Node.js and workers. */
export function initSync(source) {
  if (hasStarted && !fault) return;
  program ??= source instanceof WebAssembly.Module ? source : new WebAssembly.Module(source);
  begin(new WebAssembly.Instance(program, IMPORTS));
}

function begin({ exports }) {
  const wasm = { __proto__: null };
  for (const [name, it] of Object.entries(exports)) wasm[name] = typeof it === 'function' ? guarded(it, name.startsWith('game_')) : it;
  // The FinalizationRegistry of the bindings knows of no restart and would free memory of the next instance: `release`
  // replaces it. Flag 1 allows a getter to free a game during a call on it.
  const free = wasm.__wbg_game_free;
  wasm.__wbg_game_free = (at, collected) => collected || free(at, 1);
  bindings.__wbg_set_wasm(wasm);
  // Detaches the buffer of the stopped instance, so that the bindings drop their cached views of it.
  memory?.grow(0);
  memory = exports.memory;
  fault = undefined;
  depth = 0;
  alive.clear();
  gone = latest;
  hasStarted = true;
  wasm.__wbindgen_start();
}

// An export of the wasm module that runs only while the instance is sound. A trap leaves its memory in an unknown state:
// from then on every call throws the same error.
function guarded(call, counts) {
  return (...given) => {
    if (fault) throw fault;
    if (counts && depth >= DEEPEST) throw bad('options', 'getters that do not call again and again', given[0]);
    depth += counts;
    try {
      return call(...given);
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError || error?.name === 'InternalError') {
        const message = 'Notabene broke down; the console may say why. Its games are lost: init() starts it again.';
        fault = lost = Object.assign(new Error(message, { cause: error }), { kind: 'panicked', at: 0 });
        throw fault;
      }
      throw error;
    } finally {
      depth -= counts;
    }
  };
}

// Throws unless the instance runs.
function ready() {
  if (fault) throw fault;
  if (!hasStarted) throw Object.assign(new Error('Call init() first, and wait for it.'), { kind: 'not_started', at: 0 });
}

// The objects of the bindings behind the games that are alive, by ids that are never used twice. A `Game` has only its id,
// also behind a proxy: nothing that is done to it reaches other memory.
const alive = new Map();
// The latest id, and the latest one of a stopped instance.
let latest = 0;
let gone = 0;
const collected = new FinalizationRegistry(release);

function register(game, bound) {
  game.__id = latest += 1;
  alive.set(latest, bound);
  collected.register(game, latest, game);
  return game;
}

function idOf(game) {
  let id;
  try {
    id = game instanceof Game ? game.__id : undefined;
  } catch {
    // A proxy that throws.
  }
  if (typeof id !== 'number') throw bad('this', 'a Game: call its methods on it, as in game.play()', game);
  return id;
}

// Frees the memory of a game; that of a stopped instance went with it.
function release(id) {
  const bound = alive.get(id);
  if (alive.delete(id) && !fault) bound.free();
}

// The object of the bindings behind a game.
function behind(game) {
  ready();
  const id = idOf(game);
  const bound = alive.get(id);
  if (bound) return bound;
  throw id > 0 && id <= gone ? lost : bad('this', 'a Game that was not freed', game);
}

/** True for the errors that this package throws. */
export function isGameError(error) {
  return error instanceof Error && typeof error.kind === 'string' && typeof error.at === 'number';
}

/** A game; see `notabene_bg.d.ts`. */
export class Game {
  constructor(options) {
    ready();
    register(this, new bindings.Game(options));
  }
  free() {
    release(idOf(this));
    collected.unregister(this);
  }
  static openAll(text, style) {
    ready();
    const { games, errors } = bindings.Game.openAll(text, style);
    return { games: games.map((game) => game && wrapped(game)), errors };
  }
}
if (Symbol.dispose) Object.defineProperty(Game.prototype, Symbol.dispose, { value: Game.prototype.free, writable: true, configurable: true });

// Every other method, getter and static function of the bindings, checked.
const checked = (target, source, call) => {
  for (const [name, member] of Object.entries(Object.getOwnPropertyDescriptors(source))) {
    if (name.startsWith('__') || target.hasOwnProperty(name)) continue;
    for (const kind of ['value', 'get']) if (member[kind]) member[kind] = call(member[kind]);
    Object.defineProperty(target, name, member);
  }
};
const wrapped = (made) => (made instanceof bindings.Game ? register(Object.create(Game.prototype), made) : made);
checked(Game.prototype, bindings.Game.prototype, (method) => function (...given) {
  return wrapped(method.apply(behind(this), given));
});
checked(Game, bindings.Game, (method) => (...given) => {
  ready();
  return wrapped(method.apply(bindings.Game, given));
});
extend(Game, behind);
