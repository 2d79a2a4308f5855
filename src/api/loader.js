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
// Which of the programs that were started one after the other this is: an object belongs to one of them.
let life = 0;

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
  for (const [name, it] of Object.entries(exports)) wasm[name] = typeof it === 'function' ? guarded(it) : it;
  fault = undefined;
  life += 1;
  wasm.__wbindgen_start();
}

async function compiled(source) {
  if (source instanceof WebAssembly.Module) return source;
  if (typeof source === 'string' || source instanceof URL || source instanceof Request) source = await fetch(source);
  if (source instanceof Response) {
    if (!source.ok) throw new Error(`${source.status} ${source.url}`);
    // Servers that do not know the type of programs are served, too.
    if (source.headers.get('Content-Type') === 'application/wasm') return WebAssembly.compileStreaming(source);
    source = await source.arrayBuffer();
  }
  return WebAssembly.compile(source);
}

// A trap leaves the memory of the program in a state that nobody knows: from then on every call says so.
function guarded(call) {
  return (...given) => {
    if (fault) throw fault;
    try {
      return call(...given);
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError || error?.name === 'InternalError') {
        const message = 'Notabene broke down; the console may say why. Its games are lost: init() starts it again.';
        fault = lost = Object.assign(new Error(message, { cause: error }), { kind: 'panicked', at: 0 });
        throw fault;
      }
      throw error;
    }
  };
}

// The place of an object in the memory of the program, unless that is another program by now.
function alive(it) {
  if (it.__life !== life) throw lost;
  return it.__wbg_ptr;
}

// An object is not wanted any more. What belonged to a program that broke down went with it.
function release(it) {
  if (it.ptr && it.life === life && !fault) wasm.__wbg_game_free(it.ptr, 1);
}
