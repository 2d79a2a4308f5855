/** The class `Game`, and what it takes and gives: types that wasm-bindgen writes. */
export * from "./notabene_bg.js";

/** A class of the platform, if the types of the project know it. */
type Known<Name extends string> = typeof globalThis extends { [N in Name]: { prototype: infer Made } } ? Made : never;
/** A compiled module, if the types of the project know it. */
type Compiled = typeof globalThis extends { WebAssembly: { Module: { prototype: infer Made } } } ? Made : never;

declare module "./notabene_bg.js" {
  /** A game: a position, the moves that led to it, and a way of writing them. */
  interface Game {
    /** Gives back the memory of the game at once. It is given back in time without it, too. */
    free(): void;
    /** `using game = new Game()` frees the game at the end of its block. */
    [Symbol.dispose](): void;
  }
}

declare global {
  /** Declared as in `esnext.disposable`, for projects whose library of types has no `Symbol.dispose`. */
  interface SymbolConstructor {
    /** Name of the method that `using` calls. */
    readonly dispose: unique symbol;
  }
}

/** From where the program may be loaded: an address, an answer to a request, bytes, or a compiled module. */
export type Source = string | ArrayBuffer | ArrayBufferView | Known<"URL"> | Known<"Request"> | Known<"Response"> | Compiled;

/**
 * Loads the program; call it, and wait, before anything else. Without a source it is `notabene_bg.wasm` beside the
 * script: fetched in browsers, read from the disk in Node.js. Called again, it does nothing.
 *
 * After an error of kind `"panicked"` it starts the program again, without loading it again. Games made before that
 * are lost, and every call on them throws the same error.
 */
export default function init(source?: Source | Promise<Source>): Promise<void>;
