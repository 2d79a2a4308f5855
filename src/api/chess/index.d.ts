/** A color. */
export type Color = "w" | "b";
/** The letter of a piece. */
export type PieceSymbol = "p" | "n" | "b" | "r" | "q" | "k";
/** The name of a square. */
export type Square = `${"a" | "b" | "c" | "d" | "e" | "f" | "g" | "h"}${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;
/** A piece. */
export interface Piece { color: Color; type: PieceSymbol }
/** White. */
export const WHITE: "w";
/** Black. */
export const BLACK: "b";
/** A pawn. */
export const PAWN: "p";
/** A knight. */
export const KNIGHT: "n";
/** A bishop. */
export const BISHOP: "b";
/** A rook. */
export const ROOK: "r";
/** A queen. */
export const QUEEN: "q";
/** A king. */
export const KING: "k";
/** The start. */
export const DEFAULT_POSITION: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/** The names of all squares, a8 first. */
export const SQUARES: Square[];
/** The tags that every game has, without a value. */
export const SEVEN_TAG_ROSTER: Record<string, string>;
/** True if a FEN can be loaded. */
export function validateFen(fen: string): { ok: boolean; error?: string };

/** A move. */
export class Move {
  /** The side that moves. */
  color: Color;
  /** Where the piece comes from. */
  from: Square;
  /** Where it goes. */
  to: Square;
  /** The piece. */
  piece: PieceSymbol;
  /** The captured piece. */
  captured?: PieceSymbol;
  /** What a pawn becomes. */
  promotion?: PieceSymbol;
  /** Letters of its kinds: `n`, `c`, `b`, `e`, `p`, `k`, `q`, `-`. */
  flags: string;
  /** Its text. */
  san: string;
  /** Its squares, and the letter of a promotion. */
  lan: string;
  /** The position before it. */
  before: string;
  /** The position after it. */
  after: string;
  /** True if it captures, other than en passant. */
  isCapture(): boolean;
  /** True if a pawn is promoted. */
  isPromotion(): boolean;
  /** True if it captures en passant. */
  isEnPassant(): boolean;
  /** True if it castles on the king's side. */
  isKingsideCastle(): boolean;
  /** True if it castles on the queen's side. */
  isQueensideCastle(): boolean;
  /** True if a pawn moves two squares. */
  isBigPawn(): boolean;
  /** True if it is the null move. */
  isNullMove(): boolean;
}

/** Which moves are listed. */
interface Wanted { square?: Square; piece?: PieceSymbol }

/** A game of chess, as in chess.js 1.x. */
export class Chess {
  /** A game from the start, or from a position. */
  constructor(fen?: string, options?: { skipValidation?: boolean });
  /** Removes all pieces. */
  clear(options?: { preserveHeaders?: boolean }): void;
  /** Starts again from a position. */
  load(fen: string, options?: { skipValidation?: boolean; preserveHeaders?: boolean }): void;
  /** Starts again. */
  reset(): void;
  /** The position. */
  fen(options?: { forceEnpassantSquare?: boolean }): string;
  /** A hash of the position: equal for positions that repeat each other. */
  hash(): string;
  /** The piece on a square. */
  get(square: Square): Piece | undefined;
  /** The squares with a piece. */
  findPiece(piece: Piece): Square[];
  /** Puts a piece on a square; `false` if it cannot stand there. */
  put(piece: Piece, square: Square): boolean;
  /** Removes and returns the piece on a square. */
  remove(square: Square): Piece | undefined;
  /** The squares from which a color, or the side to move, attacks a square. */
  attackers(square: Square, attackedBy?: Color): Square[];
  /** True if a color attacks a square. */
  isAttacked(square: Square, attackedBy: Color): boolean;
  /** True if the king of the side to move is attacked. */
  isCheck(): boolean;
  /** The same as `isCheck`. */
  inCheck(): boolean;
  /** True if the side to move is checkmated. */
  isCheckmate(): boolean;
  /** True if the side to move has no move and is not attacked. */
  isStalemate(): boolean;
  /** True if neither side has enough pieces to mate. */
  isInsufficientMaterial(): boolean;
  /** True if the position has come up three times. */
  isThreefoldRepetition(): boolean;
  /** True if fifty moves went by without a capture or a pawn move. */
  isDrawByFiftyMoves(): boolean;
  /** True if the game is drawn, or may be claimed to be. */
  isDraw(): boolean;
  /** True if the game is over. */
  isGameOver(): boolean;
  /** True if a pawn is promoted by a move. */
  isPromotion(move: { from: Square; to: Square }): boolean;
  /** The legal moves as texts. */
  moves(wanted?: Wanted & { verbose?: false }): string[];
  /** The legal moves as objects. */
  moves(wanted: Wanted & { verbose: true }): Move[];
  /** The legal moves as texts or objects. */
  moves(wanted: Wanted & { verbose?: boolean }): string[] | Move[];
  /** Plays a move: its text, its squares, or `null` for the null move. */
  move(move: string | { from: string; to: string; promotion?: string } | null, options?: { strict?: boolean }): Move;
  /** Takes the last move back. */
  undo(): Move | null;
  /** The moves so far as texts. */
  history(options?: { verbose?: false }): string[];
  /** The moves so far as objects. */
  history(options: { verbose: true }): Move[];
  /** The moves so far as texts or objects. */
  history(options: { verbose: boolean }): string[] | Move[];
  /** The game in PGN. */
  pgn(options?: { newline?: string; maxWidth?: number }): string;
  /** Reads a game in PGN: its main line. */
  loadPgn(pgn: string, options?: { strict?: boolean; newlineChar?: string }): void;
  /** Sets headers, and returns all with `null` for those without a value. */
  header(...args: string[]): Record<string, string | null>;
  /** Sets a header, and returns all. */
  setHeader(key: string, value: string): Record<string, string>;
  /** Removes a header; `false` if there is none. */
  removeHeader(key: string): boolean;
  /** All headers. */
  getHeaders(): Record<string, string>;
  /** The board as a drawing of letters. */
  ascii(): string;
  /** The number of sequences of moves of a depth. */
  perft(depth: number): number;
  /** Gives the move to a color by a null move; `false` if it has it. */
  setTurn(color: Color): boolean;
  /** The side that moves. */
  turn(): Color;
  /** The number of the move. */
  moveNumber(): number;
  /** The board in rows, a8 first. */
  board(): ({ square: Square; type: PieceSymbol; color: Color } | null)[][];
  /** The color of a square. */
  squareColor(square: Square): "light" | "dark" | null;
  /** Sets rights to castle; `false` if a king or a rook is not in its place. */
  setCastlingRights(color: Color, rights: { k?: boolean; q?: boolean }): boolean;
  /** The rights to castle. */
  getCastlingRights(color: Color): { k: boolean; q: boolean };
  /** The comment on the position. */
  getComment(): string;
  /** Sets the comment on the position. */
  setComment(comment: string): void;
  /** Removes and returns the comment on the position. */
  removeComment(): string;
  /** The same as `removeComment`. */
  deleteComment(): string;
  /** All comments with their positions. */
  getComments(): { fen: string; comment: string }[];
  /** Removes and returns all comments. */
  removeComments(): { fen: string; comment: string }[];
  /** The same as `removeComments`. */
  deleteComments(): { fen: string; comment: string }[];
}
