import type { Source } from "./notabene.js";

/**
 * A point of a stroke, `[x, y]` or `{ x, y }`: x to the right, y downwards, in any unit; from -32767 to 32767. More numbers than two are
 * not read.
 */
export type InkPoint = readonly number[] | { readonly x: number; readonly y: number };
/** The line from putting the pen down to lifting it: its points in order of writing, at least one. */
export type InkStroke = readonly InkPoint[];
/** What was written in one place: its strokes in order of writing, or as text, `x,y x,y|x,y`. At most 65,536 points. */
export type InkStrokes = readonly InkStroke[] | string;

/** A line that the same hand copied: from a few of them the reader learns its forms. */
export interface CopiedLine {
  /** The text that was copied, such as `"Nf3"`; at most 100 characters. */
  text: string;
  /** How it was written: a stroke at least for each character. */
  strokes: InkStrokes;
}

/** Options of `readInk`. */
export interface InkOptions {
  /** Copied lines of the writer, at most 24. They are not kept: pass them with every call, the same ones cost nothing again. */
  copied?: readonly CopiedLine[] | null;
}

/**
 * What was written: `sure` is a text without doubt, of a legal move or of a mistake; `ask` has up to three texts for a question to the
 * writer, the likeliest first; `unreadable` is nothing that could be a move.
 */
export type InkReading = { sure: string } | { ask: string[] } | { unreadable: true };

declare module "./notabene_bg.js" {
  /** A game: a position, the moves that led to it, and a way of writing them. */
  interface Game {
    /**
     * Reads a move of the position on the board that was written by hand, in the letters and the notation of the style of the game
     * (in Latin script). Nothing is played: `play` or `read` take the text. Takes a few milliseconds; the first call with other copied
     * lines some tens more. Only after `init()` of `notabene/ink`.
     *
     * @throws {GameError} `"bad_argument"` for strokes, options or letters that cannot be read.
     */
    readInk(strokes: InkStrokes, options?: InkOptions | null): InkReading;
  }
}

/**
 * Loads the reader; call it, and wait, before `readInk`. Without a source it is `ink_bg.wasm` beside the script. After an
 * error of kind `"panicked"` it starts the reader again.
 *
 * @throws {GameError}
 */
export default function init(source?: Source | Promise<Source>): Promise<void>;

/**
 * Likewise from bytes or a compiled module, without waiting: for Node.js and workers.
 *
 * @throws {GameError}
 */
export function initSync(source: Exclude<Source, string>): void;
