import type { Figure, Game, PlayedMove, Side } from "./notabene.js";

/** The name of a square. */
type Key = `${"a" | "b" | "c" | "d" | "e" | "f" | "g" | "h"}${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;
/** What `Chessground.set` takes. */
export interface GroundConfig {
  /** The pieces. */
  fen: string;
  /** The side that moves. */
  turnColor: Side;
  /** True if the king of the side to move is attacked. */
  check: boolean;
  /** The squares of the last move. */
  lastMove: Key[];
  /** The moves that may be made. */
  movable: { free: false; color?: Side | "both"; dests: Map<Key, Key[]> };
}
/** The destinations of each square: `movable.dests`. */
export function dests(game: Game): Map<Key, Key[]>;
/** The pieces and the side to move: `fen`. */
export function fen(game: Game): string;
/** The side to move: `turnColor`. */
export function turnColor(game: Game): Side;
/** The squares of the last move: `lastMove`. */
export function lastMove(game: Game): Key[];
/** Everything for `Chessground.set`: the moves of one side, of both (if missing) or, with `null`, of none. */
export function config(game: Game, color?: Side | "both" | null): GroundConfig;
/** Plays a move of the board: its squares, and the piece of a promotion, a queen if it is missing. `null` if it is not legal. */
export function play(game: Game, from: string, to: string, promotion?: Figure): PlayedMove | null;
