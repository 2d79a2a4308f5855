/** From where the program may be loaded: an address, an answer to a request, bytes, or a compiled module. */
export type Source = string | URL | Request | Response | BufferSource | WebAssembly.Module;

/**
 * Loads the program; call it, and wait, before anything else. Without a source it is `notabene_bg.wasm` beside the
 * script: fetched in browsers, read from the disk in Node.js. Called again, it does nothing.
 *
 * After an error of kind `"panicked"` it starts the program again, without loading it again. Games made before that
 * are lost, and every call on them throws the same error.
 */
export default function init(source?: Source | Promise<Source>): Promise<void>;
