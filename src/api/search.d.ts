import type { RepairedSheet, Source } from "./notabene.js";

/**
 * Limits of a search. Without one of positions or time it has that of the level, else 300,000 positions, or 3,000,000 if a depth is
 * asked for.
 */
export interface SearchOptions {
  /** The strength from 1 ("knows the rules") to 8 (as strong as the other limits allow); 8 if missing. The levels below 7 slip now and then. */
  level?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  /** The depth in half-moves, at most 64. */
  depth?: number;
  /** The number of positions to visit. */
  nodes?: number;
  /** The time after which the search stops. */
  milliseconds?: number;
  /** Decides the slips of the levels below 7: the same seed gives the same move. */
  seed?: number;
}

/** A chosen move. */
export interface BestMove {
  /** Its id, for `play`. A dart has the field to aim at. */
  id: string;
  /** Its text in the style of the game. */
  text: string;
  /** The value for the side to move: hundredths of a pawn or a man, or a forced win in so many own moves (negative: a loss). */
  score: number | { mate: number };
  /** The searched depth in half-moves. */
  depth: number;
  /** The number of visited positions. */
  nodes: number;
  /** The ids of the expected moves, the chosen one first. */
  line: string[];
}

declare module "./notabene_bg.js" {
  /** A game: a position, the moves that led to it, and a way of writing them. */
  interface Game {
    /**
     * Searches the position on the board for its best move; `null` if no move can be played. It does not return before the
     * search ends: pages call it in a worker. Only after `init()` of `notabene/search`.
     */
    best(options?: SearchOptions): BestMove | null;
    /**
     * The likeliest game behind a score sheet as people write it: from the position on the board, in the letters of its style.
     * `null` is a place that nobody can read. A second sheet of the same game helps. May take a second; nothing is played.
     * Only after `init()` of `notabene/search`; in Node.js at once.
     */
    repair(sheet: readonly (string | null)[], copy?: readonly (string | null)[] | null): RepairedSheet;
  }
}

/**
 * Loads the search; call it, and wait, before `best`. Without a source it is `search_bg.wasm` beside the script. After an
 * error of kind `"panicked"` it starts the search again.
 */
export default function init(source?: Source | Promise<Source>): Promise<void>;

/** Likewise from bytes or a compiled module, without waiting: for Node.js and workers. */
export function initSync(source: Exclude<Source, string>): void;
