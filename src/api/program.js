// A program beside that of `Game`: loads it, starts it, and starts it again after a panic.
import { Game } from './notabene.js';
import { beside, compiled } from './load.js';

/**
 * The program behind an entry: its imports, the addresses of its file and of the script that has it, its name in messages, and the
 * methods that every `Game` has once it runs.
 */
export function program({ imports, bindings, address, script, name, methods }) {
  // The compiled module, the promise of an `init()` under way, and the error of a panic.
  let module, starting, fault;
  let hasStarted = false;

  async function start(source) {
    const given = await source;
    module ??= await (given == null ? beside(address, script) : compiled(given));
    begin(await WebAssembly.instantiate(module, imports));
  }

  function begin({ exports }) {
    bindings.__wbg_set_wasm(exports);
    exports.__wbindgen_start?.();
    for (const [method, value] of Object.entries(methods)) {
      Object.defineProperty(Game.prototype, method, { value, writable: true, configurable: true });
    }
    fault = undefined;
    hasStarted = true;
  }

  return {
    /** Loads and starts it; starts it again after a panic. */
    init(source) {
      if (hasStarted && !fault) return Promise.resolve();
      return (starting ??= start(source).finally(() => (starting = undefined)));
    },

    /** Likewise from bytes or a compiled module, without waiting: for Node.js and workers. */
    initSync(source) {
      if (hasStarted && !fault) return;
      module ??= source instanceof WebAssembly.Module ? source : new WebAssembly.Module(source);
      begin(new WebAssembly.Instance(module, imports));
    },

    /** Calls the program. After a panic it cannot be used. */
    called(work) {
      if (fault) throw fault;
      try {
        return work();
      } catch (error) {
        const message = `The ${name} broke down: init() starts it again.`;
        throw (fault = Object.assign(new Error(message, { cause: error }), { kind: 'panicked', at: 0 }));
      }
    },
  };
}
