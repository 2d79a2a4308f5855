import type { Annotation, BoardPiece, GameError, GameNode, GameName, GameOptions, GameResult, Imported, Look, Move, Side, Style } from "./notabene_bg.js";

/** The class `Game`, and what it takes and gives: types that wasm-bindgen writes. */
export * from "./notabene_bg.js";

/** A class of the platform, if the types of the project know it. */
export type Known<Name extends string> = typeof globalThis extends { [N in Name]: { prototype: infer Made } } ? Made : never;
/** A compiled module, if the types of the project know it. */
export type Compiled = typeof globalThis extends { WebAssembly: { Module: { prototype: infer Made } } } ? Made : never;

declare module "./notabene_bg.js" {
  /** A game: a position, the moves that led to it, and a way of writing them. */
  interface Game {
    /** Gives back the memory of the game at once. It is given back in time without it, too. */
    free(): void;
    /** `using game = new Game()` frees the game at the end of its block. */
    [Symbol.dispose](): void;
    /** The nodes of the tree in the order of a record, from the start or from a node. */
    walk(node?: number): IterableIterator<GameNode>;
    /** The nodes of the main line, without the start. */
    mainline(): IterableIterator<GameNode>;
    /** The moves that led to the board. */
    history(): Move[];
    /**
     * Changes what is written beside a move; parts that are missing stay. A comment before a move that begins no variation
     * joins the comment on it.
     */
    annotate(node: number, annotation: Annotation): void;
    /** A side resigns, the side to move if it is missing. The board has to be at the end of the main line. */
    resign(side?: Side): void;
    /** The time of a side is over, of the side to move if it is missing. It loses, unless the other can never win. */
    timeout(side?: Side): void;
    /** Offers a draw with the last move, or withdraws the offer. */
    offer(): void;
    /** Both sides agree to the draw that was offered with the last move. */
    agree(): void;
    /** The side to move claims a draw, on the board or with a move that it only writes. */
    claim(text?: string | null): void;
    /** The tags of the record by their names, with `Result`. */
    tags(): Record<string, string>;
    /** The fields of the rooks with which each side may still castle. */
    rights(): Record<Side, string[]>;
    /** The board in rows, White's side last: `null` for an empty field, `false` where no piece can stand. */
    board(): (BoardPiece | null | false)[][];
    /** Who could capture on a field, and with what support; `null` in games where captures need none. */
    support(field: string): Look | null;
    /** The number of the node on the board; 0 is the start. */
    readonly at: number;
    /** The name of the game that is played. */
    readonly game: GameName;
    /** A hash of the position, 16 hexadecimal digits: equal for positions that repeat each other. */
    readonly hash: string;
    /** The number of the move to be played, from 1. */
    readonly number: number;
    /** The result as the record writes it. */
    readonly result: GameResult;
    /** The side to move. */
    readonly side: Side;
    /** For each piece of the side to move the fields that it can reach: `dests` of chessground. */
    destinations(): Map<string, string[]>;
    /** True if the king of the side to move is attacked. */
    isCheck(): boolean;
    /** True if the side to move is checkmated. */
    isCheckmate(): boolean;
    /** True if the side to move has no move and is not attacked. */
    isStalemate(): boolean;
    /** True if neither side can win any more. */
    isInsufficientMaterial(): boolean;
    /** True if the position has come up often enough to claim a draw. */
    isThreefoldRepetition(): boolean;
    /** True if enough moves went by without a capture or a pawn move to claim a draw. */
    isDrawByFiftyMoves(): boolean;
    /** True if the game is drawn. A draw that is only claimable is none. */
    isDraw(): boolean;
    /** True if the game is over, by the rules or by the players. */
    isGameOver(): boolean;
    /** The board as lines of letters, White's side last. */
    ascii(): string;
    /** The position as EPD, its counters as operations; in draughts and Scharten its text. */
    epd(): string;
    /** The line to the board as a command of UCI: `position startpos moves e2e4`. */
    uci(): string;
    /** A copy of the game with its tree, what is written beside it, its place on the board, what can be redone there, and its style. */
    clone(): Game;
    /** The whole game as plain data, for `JSON.stringify`; `save` is for `Game.restore`. */
    toJSON(): GameJson;
  }
  namespace Game {
    /**
     * Reads the games of a long text one by one, while the page goes on: a text, a `File`, a `ReadableStream`, a `Response`
     * or an iterable of texts or bytes. Leaving the loop, or the signal, stops reading.
     */
    function stream(source: StreamSource, options?: StreamOptions): AsyncGenerator<StreamedGame, void>;
    /** Opens a game from a command of UCI, `position startpos moves e2e4`, or from its moves alone. */
    function fromUci(line: string, options?: GameOptions | null): Game;
    /** A line of EPD: the position as FEN, and its operations by name. */
    function parseEpd(text: string): { position: string; operations: Record<string, string> };
  }
}

/** A move in plain data. What says nothing is left out. */
export interface MoveJson extends Partial<Pick<GameNode, "before" | "comment" | "nags" | "clock" | "eval" | "shapes" | "offer" | "end">> {
  /** The number of its node. */
  node: number;
  /** The number of the move. */
  number: number;
  /** The side that moves. */
  side: Side;
  /** Its id, for `play`. */
  id: string;
  /** Its text in the style of the game. */
  text: string;
  /** The variations that replace it. */
  variations?: MoveJson[][];
}
/** A game as plain data. */
export interface GameJson {
  /** The name of the game. */
  game: GameName;
  /** The tags of the record. */
  tags: Record<string, string>;
  /** Its result. */
  result: GameResult;
  /** The start, with what is written beside it. */
  start: { position: string } & Partial<Pick<GameNode, "comment" | "shapes">>;
  /** The main line. */
  moves: MoveJson[];
  /** Everything as text, for `Game.restore`. */
  save: string;
}
/** From where games may be read. */
export type StreamSource = string | Known<"Blob"> | Known<"ReadableStream"> | Known<"Response"> | Iterable<string | ArrayBufferView> | AsyncIterable<string | ArrayBufferView>;
/** How games are read. */
export interface StreamOptions {
  /** The letters of the moves, and the language of messages. */
  style?: Style | null;
  /** Stops reading: the loop throws its reason. */
  signal?: Known<"AbortSignal">;
  /** Called after each piece: bytes (characters of a text) read so far and in all, if that is known, and the number of games. */
  onProgress?: (progress: { read: number; total?: number; games: number }) => void;
  /** The encoding of bytes; if missing, UTF-16 where a file begins with its mark, otherwise UTF-8. */
  encoding?: string;
}
/** A game that was read. */
export type StreamedGame = Imported["games"][number] & {
  /** Its number in the source, from 0. */
  index: number;
  /** Its text, for `Game.open(text, 0)`. */
  text: string;
  /** What could not be read, with lines and columns of the source. */
  errors: Imported["errors"];
};

declare global {
  /** Declared as in `esnext.disposable`, for projects whose library of types has no `Symbol.dispose`. */
  interface SymbolConstructor {
    /** Name of the method that `using` calls. */
    readonly dispose: unique symbol;
  }
}

/** True for the errors that this package throws: `catch (error) { if (isGameError(error)) show(error.message); }`. */
export function isGameError(error: unknown): error is GameError;

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

/** Likewise from bytes or a compiled module, without waiting: for Node.js and workers. */
export function initSync(source: Exclude<Source, string>): void;
