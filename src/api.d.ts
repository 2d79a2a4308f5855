/** How moves are written and read. */
export interface Style {
  /** Letters of the pieces: "en", "fr", "nl", "de" and some thirty more. English if missing. */
  language?: string;
  /** Short if missing. The last three are only written, not read. */
  notation?: "short" | "long" | "figurine" | "coordinate" | "smith" | "iccf" | "descriptive";
  /** Plain (`e8Q`) if missing. */
  promotion?: "plain" | "=" | "()";
}
/** What a new game is made from. */
export interface GameOptions {
  /** Chess if missing. */
  game?: "chess" | "chess960";
  /** FEN (X-FEN and Shredder-FEN too); the start if missing. */
  position?: string;
  style?: Style;
}
/** A message for programs and for people. */
export interface Said {
  id: string;
  args?: Record<string, unknown>;
  text: string;
}
/** What is thrown. */
export interface GameError extends Error {
  /** The id of the message. */
  kind: string;
  /** Bytes before the place in a text, or the index of a move. */
  at: number;
}
export type Side = "white" | "black";
export type StatusWord = "ongoing" | "checkmate" | "stalemate" | "dead" | "repetition5" | "moves75"
  | "resigned" | "agreed" | "draw:repetition3" | "draw:moves50";
export interface Moves {
  moves: { id: string; text: string }[];
  in_check: boolean;
  status: StatusWord;
}
export interface ReadMove {
  /** UCI; in Chess960 castling is the king taking its own rook. */
  id: string;
  /** How the strict form differs from what was written. */
  remarks: Said[];
}
export interface PlayedMove extends ReadMove {
  text: string;
}
/** A piece of a written move that knows what it means. */
export interface Token {
  text: string;
  part: "piece" | "from" | "dash" | "takes" | "to" | "promotes" | "en_passant" | "castles" | "check" | "mate" | "number" | "dots" | "offer" | "result";
  /** The squares it speaks of. */
  fields: string[];
  says: Said;
}
export interface Scene {
  pieces: { id: number; field: string; side: Side; figure: string }[];
  marks: { field: string; mark: "held" | "target" | "capture" | "castle" | "last_from" | "last_to" | "check" }[];
  turn: Side;
  spoken: Said;
}
export interface Cell {
  node: number;
  text: string;
  tokens: Token[];
}
export interface Sheet {
  rows: { number: number; white: Cell | null; black: Cell | null; lines: string[] }[];
  /** The node on the board. */
  at: number;
}
export interface Status {
  status: StatusWord;
  turn: Side;
  in_check: boolean;
  outcome: { winner: Side | null; by: string } | null;
  claims: ("repetition3" | "moves50")[];
  says: Said;
}
/** What `Game.import` found. */
export interface Imported {
  games: {
    tags: Record<string, string>;
    /** Half-moves of the main line. */
    plies: number;
    result: "1-0" | "0-1" | "1/2-1/2" | "*";
    /** The position at its end. */
    final: string;
    /** The letters in which it turned out to be written, if they were not those asked for. */
    letters: string | null;
  }[];
  /** What could not be read; places count from 1, games from 0. */
  errors: { game: number; line: number; column: number; kind: string; message: string }[];
}
