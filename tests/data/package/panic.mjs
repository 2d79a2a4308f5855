// Panics of the published program: import it before `init()`. No argument makes the program panic, so its host lies about
// the length of a text: `concat` of Rust then asks for more memory than there can be ("capacity overflow").
const BINDINGS = './notabene_bg.js';
const GREATEST_LENGTH = 2 ** 31 - 1;
const { instantiate } = WebAssembly;
let isLying = false;

WebAssembly.instantiate = async (program, imports) => {
  const bindings = imports?.[BINDINGS];
  // Node.js has programs of its own.
  if (!bindings) return instantiate(program, imports);
  // Imports have short names: it is the one that writes a pointer and a length of what may be a string.
  const isReader = (it) => it.length === 2 && /typeof.*['"]string['"]/.test(it) && /setInt32/.test(it);
  const readText = Object.keys(bindings).find((name) => isReader(bindings[name]));
  const lie = (at, value) => {
    if (!isLying) return bindings[readText](at, value);
    // A pointer and a length.
    new Int32Array(instance.exports.memory.buffer).set([1, GREATEST_LENGTH], at / 4);
  };
  const instance = await instantiate(program, { [BINDINGS]: { ...bindings, [readText]: lie } });
  return instance;
};

/** A call that panics inside a method of `game`. */
export function panic(game) {
  isLying = true;
  try {
    game.load(0);
  } finally {
    isLying = false;
  }
}
