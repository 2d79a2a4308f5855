// Shared by the entries of the package: errors for wrong arguments, and compiling a wasm module from any source.

/** Error for an argument of the wrong type or state. */
export function bad(argument, expected, given) {
  const got = given === null ? 'null' : given === undefined ? 'undefined' : typeof given === 'number' ? String(given) : `a value of type ${typeof given}`;
  const error = new Error(`${argument}: expected ${expected}, got ${got}`);
  return Object.assign(error, { kind: 'bad_argument', at: 0, argument, expected });
}

/** A compiled module from an address, a response, bytes or a module. */
export async function compiled(source) {
  const is = (name) => typeof globalThis[name] === 'function' && source instanceof globalThis[name];
  if (source instanceof WebAssembly.Module) return source;
  if (typeof source === 'string' || is('URL') || is('Request')) source = await fetch(source);
  if (is('Response')) {
    if (!source.ok) throw new Error(`${source.status} ${source.url}`);
    // Servers without the MIME type of wasm are served, too.
    if (source.headers.get('Content-Type') === 'application/wasm') return WebAssembly.compileStreaming(source);
    source = await source.arrayBuffer();
  }
  if (!ArrayBuffer.isView(source) && !is('ArrayBuffer') && !is('SharedArrayBuffer')) {
    throw bad('source', 'an address, a Response, bytes or a compiled module', source);
  }
  return WebAssembly.compile(source);
}

/** Bytes out of base64. */
export function bytes(text) {
  const signs = atob(text);
  const found = new Uint8Array(signs.length);
  for (let at = 0; at < signs.length; at += 1) found[at] = signs.charCodeAt(at);
  return found;
}

/**
 * The compiled module beside a script. Some bundlers and dev servers do not bring the file along (the answer is none, or a page):
 * then a script that has it as base64 is imported, which all of them find.
 */
export async function beside(address, script) {
  try {
    return await compiled(await address());
  } catch (error) {
    const { default: text } = await script().catch(() => {
      throw error;
    });
    return WebAssembly.compile(bytes(text));
  }
}
