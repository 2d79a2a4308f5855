// Starts the program, and notices when it breaks down. The build of the package puts this in the place of what
// wasm-bindgen writes for that, so that nothing of it stays behind.

let program, starting;
// The functions of the program; before it is there, whoever asks for one is told what to do.
let wasm = new Proxy({}, {
  get() {
    throw Object.assign(new Error('Call init() first, and wait for it.'), { kind: 'not_started', at: 0 });
  },
});
// Why the program stands still, and the last reason there was.
let fault, lost;
// Counts the programs that were started one after the other.
let life = 0;
// Where the games that are there lie in the memory of the program, by their numbers, which are never used twice. An object
// has only its number: whatever is done to it, no other memory is reached.
const games = new Map();
// The last number that was given, and the last one of the programs that broke down.
let latest = 0;
let gone = 0;
// Calls inside calls: an argument may be an object whose getters call again.
let depth = 0;
const DEEPEST = 16;

/** Loads the program; after a breakdown, starts it again. */
export default function init(source) {
  if (life && !fault) return Promise.resolve();
  return (starting ??= begin(source).finally(() => (starting = undefined)));
}

async function begin(source) {
  program ??= await compiled(await (source ?? new URL('notabene_bg.wasm', import.meta.url)));
  const { exports } = await WebAssembly.instantiate(program, __wbg_get_imports());
  // VIEWS
  wasm = { __proto__: null };
  for (const [name, it] of Object.entries(exports)) wasm[name] = typeof it === 'function' ? guarded(it, name.startsWith('game_')) : it;
  fault = undefined;
  depth = 0;
  games.clear();
  gone = latest;
  life += 1;
  wasm.__wbindgen_start();
}

async function compiled(source) {
  const is = (name) => typeof globalThis[name] === 'function' && source instanceof globalThis[name];
  if (source instanceof WebAssembly.Module) return source;
  if (typeof source === 'string' || is('URL') || is('Request')) source = await fetch(source);
  if (is('Response')) {
    if (!source.ok) throw new Error(`${source.status} ${source.url}`);
    // Servers that do not know the type of programs are served, too.
    if (source.headers.get('Content-Type') === 'application/wasm') return WebAssembly.compileStreaming(source);
    source = await source.arrayBuffer();
  }
  if (!ArrayBuffer.isView(source) && !is('ArrayBuffer') && !is('SharedArrayBuffer')) {
    throw bad('source', 'an address, a Response, bytes or a compiled module', source);
  }
  return WebAssembly.compile(source);
}

// The error for an argument that is not as it should be.
function bad(argument, expected, given) {
  const got = given === null ? 'null' : given === undefined ? 'undefined' : `a value of type ${typeof given}`;
  const error = new Error(`${argument}: expected ${expected}, got ${got}`);
  return Object.assign(error, { kind: 'bad_argument', at: 0, argument, expected });
}

// A trap leaves the memory of the program in a state that nobody knows: from then on every call says so.
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

// A game was made: it gets its number, which is all that is remembered for when it is not wanted any more.
function owned(it) {
  it.__life = latest += 1;
  games.set(latest, it.__wbg_ptr);
  return latest;
}

// The number of a game; what is none is told.
function number(it) {
  let own;
  try {
    own = it instanceof Game ? it.__life : undefined;
  } catch {
    // A proxy may refuse to be looked at.
  }
  if (typeof own !== 'number') throw bad('this', 'a Game: call its methods on it, as in game.play()', it);
  return own;
}

// Where a game lies in the memory of the program, if it is still there.
function alive(it) {
  const own = number(it);
  const at = games.get(own);
  if (at !== undefined && !fault) return at;
  throw fault ?? (own > 0 && own <= gone ? lost : bad('this', 'a Game that was not freed', it));
}

// A game is not wanted any more. What belonged to a program that broke down went with it.
function release(own) {
  const at = games.get(own);
  if (games.delete(own) && !fault) wasm.__wbg_game_free(at, 1);
}
