/** How moves are written and read. */
export interface Style {
  /** Letters of the pieces: "en", "fr", "nl", "de" and some thirty more. English if missing. */
  language?: string;
  /**
   * Short if missing. `descriptive` has a form of its own for `fr` and `es`; `pdn` and `manoury` are for draughts.
   * Reads every spelling that players had, and explains what is wrong with it.
   */
  notation?: "short" | "long" | "figurine" | "coordinate" | "smith" | "iccf" | "koch" | "descriptive" | "pdn" | "manoury";
  /** Plain (`e8Q`) if missing. */
  promotion?: "plain" | "=" | "()";
}
/** What is agreed for a game of Scharten or draughts; elsewhere it means nothing. */
export interface Rules {
  /** Draughts: whether moves that break only the duty to capture may be played. They are never among `moves`. */
  irregular?: boolean;
  /** Draughts: whether a piece that should have captured may be taken off, together with the next move. */
  huffing?: boolean;
  /** Draughts: draws by the practice of the federation (if missing) or by the text of the source. */
  draws?: "fmjd" | "document";
  /** What a supporter of a capture gives: the value of its field (if missing) or one. */
  support?: "value" | "count";
  /** Loud games: whether only unmoved pieces and kings enjoy the value of their fields. */
  protectUnmoved?: boolean;
  /** @deprecated Now `protectUnmoved`. */
  protect_unmoved?: boolean;
  /** Where a diagonal goes on over the centre: straight as the eye sees it (if missing), or turning the same way round. */
  diagonal?: "straight" | "turning";
  /** Loud games: so many lost darts in a row lose, from 1 to 99; 3 if missing. */
  misses?: number;
}
/** The games of draughts. */
export type Draughts = "international" | "russian" | "brazilian" | "english" | "frisian" | "italian" | "spanish"
  | "portuguese" | "czech" | "pool" | "canadian" | "turkish" | "thai" | "frysk" | "breakthrough" | "antidraughts" | "killer";
/** The names of all games. */
export type GameName = "chess" | "chess960" | "scharten" | "scharten-loud" | `draughts/${Draughts}`;
/** What a new game is made from. */
export interface GameOptions {
  /** Chess if missing. */
  game?: GameName;
  /** FEN (X-FEN and Shredder-FEN too), for draughts that of PDN, in Scharten its own text form; the start if missing. */
  position?: string;
  /** What is agreed; the usual rules if missing. */
  rules?: Rules;
  /** How moves are written and read, and the language of messages: that of the letters, English where it is not spoken. */
  style?: Style;
}
/** A message for programs and for people. */
export interface Said {
  /** The kind of message: stays the same in every language. */
  id: string;
  /** The facts it is about, by their names. */
  args?: Record<string, unknown>;
  /** The same as a sentence, in the language of the style. */
  text: string;
}
/** What is thrown. */
export interface GameError extends Error {
  /**
   * The id of the message. Three are of another sort: `"bad_argument"`, when a call was given something that it cannot
   * take (a wrong type, an unknown option, a game that was freed), which changes nothing; `"not_started"`, when `init()` was not waited for, and `"panicked"`, when the program broke down and has to
   * be started again with `init()`.
   */
  kind: string;
  /** Bytes before the place in a text, or the index of a move. */
  at: number;
  /** With `"bad_argument"`: which argument or option, such as `"text"` or `"style.language"`; `"this"` for the game itself. */
  argument?: string;
  /** With `"bad_argument"`: what it should be, in English. */
  expected?: string;
}
/** A player. Who begins depends on the game. */
export type Side = "white" | "black";
/** How a game stands: going on, or why it ended. What begins with `draw:` is a draw by that rule or claim. */
export type StatusWord = "ongoing" | "checkmate" | "stalemate" | "dead" | "repetition5" | "moves75"
  | "fogling" | "dart_in_check" | "resigned" | "time" | "agreed" | "draw:repetition3" | "draw:moves50"
  | "no_moves" | "first_king" | "draw:repetition"
  | "draw:quiet" | "draw:few_pieces" | "draw:main_road" | "draw:balance";
/** All legal moves of a position. */
export interface Moves {
  /** Each with its id (see `ReadMove`) and its text in the style of the game, sorted by id. */
  moves: { id: string; text: string }[];
  /** Whether the king of the side to move is attacked. */
  inCheck: boolean;
  /** @deprecated Now `inCheck`. */
  in_check: boolean;
  /** How the game stands. */
  status: StatusWord;
}
/** A move that was read. */
export interface ReadMove {
  /** UCI; in Chess960 castling is the king taking its own rook. In Scharten castling is the king's move, a dart `P@c3`, a lost one `@-`. In draughts the whole way: `35x19x32x43x34`. */
  id: string;
  /** How the strict form differs from what was written. */
  remarks: Said[];
}
/** The likeliest game behind a score sheet. */
export interface RepairedSheet {
  /** The moves in the strict form of the game's style. */
  moves: string[];
  /** Whether every place of the sheet is explained. */
  complete: boolean;
  /** Number of places that are explained. */
  reach: number;
  /** What was corrected, in the order of the sheet. */
  fixes: SheetFix[];
  /** Indices of the fixes whose choices are near, the most useful question first. */
  questions: number[];
  /** Half-moves that the two sheets write differently; `at` counts the moves from 0, `null` where a sheet lacks the move. */
  differences: { at: number; sheet: string | null; copy: string | null; to: string }[];
  /** The texts behind the last place that is explained. */
  rest: string[];
}
/** A correction on a score sheet. */
export interface SheetFix {
  /** The place on the sheet, from 0; for a move that was left out, the place before which it belongs. */
  ply: number;
  /** The index of the move. */
  at: number;
  /** Another move, the form alone, a row in the wrong columns, a move left out, two moves in one place, a text too much. */
  kind: "reading" | "form" | "columns" | "missing" | "two" | "twice";
  /** What was written. */
  from: string;
  /** What is right; empty for a text too much. */
  to: string;
  /** Moves that explain the place nearly as well, the proposed one first; empty without any other. */
  choices: string[];
}
/** A move that was played. */
export interface PlayedMove extends ReadMove {
  /** Its strict form in the style of the game. */
  text: string;
}
/** A piece of a written move that knows what it means. */
export interface Token {
  /** Its characters. */
  text: string;
  /** What it tells. */
  part: "piece" | "from" | "dash" | "takes" | "to" | "promotes" | "en_passant" | "castles" | "check" | "mate" | "number" | "dots" | "offer" | "result" | "via" | "bracket";
  /** The squares it speaks of. */
  fields: string[];
  /** Why it stands there. */
  says: Said;
}
/** What is on the board. */
export interface Scene {
  /** The pieces. A piece keeps its `id` through the game, so that it can be seen to move. */
  pieces: { id: number; field: string; side: Side; figure: string }[];
  /** What is to be seen on fields: the last move, a check. */
  marks: { field: string; mark: "held" | "target" | "capture" | "castle" | "last_from" | "last_to" | "check" | "must" | "stop" }[];
  /** Who moves. */
  turn: Side;
  /** The last move in words. */
  spoken: Said;
  /** What is still to be thrown; `null` in games without darts. Only in the package with records. */
  throws?: Throws | null;
  /** All fields, in games where captures need support; else empty. Only in the package with records. */
  looks?: Look[];
}
/** The darts of a loud game. */
export interface Throws {
  /** The pieces still to throw, the next one first. */
  queue: Record<Side, string[]>;
  /** Lost darts in a row. */
  misses: Record<Side, number>;
  /** So many in a row lose the game. */
  most: number;
  /** Whether a dart that fails loses at once. */
  inCheck: boolean;
  /** @deprecated Now `inCheck`. */
  in_check: boolean;
  /** The fields of the side to move, occupied or not. */
  area: string[];
  /** Those where its dart places a piece and does not lose. */
  good: string[];
}
/** Who could capture on a field. */
export interface Look {
  /** The field. */
  field: string;
  /** What a capture here must reach. */
  value: number;
  /** White's power over it. */
  white: Reach;
  /** Black's power over it. */
  black: Reach;
}
/** One side's power over a field. */
export interface Reach {
  /** Pieces whose ordinary capture would reach the field, and the support each gives to another. */
  attackers: { field: string; support: number }[];
  /** Whether a capture would hold. */
  holds: boolean;
}
/** A move on the paper. */
export interface Cell {
  /** Its number in the game, for `go`. */
  node: number;
  /** The move as it is written. */
  text: string;
  /** The same in pieces that know what they mean. */
  tokens: Token[];
}
/** What is on the paper. */
export interface Sheet {
  /** The rows with their numbers, and the variations behind each as text. The side that begins stands first. */
  rows: { number: number; white: Cell | null; black: Cell | null; lines: string[] }[];
  /** The node on the board. */
  at: number;
}
/** How a game stands. */
export interface Status {
  /** In a word. */
  status: StatusWord;
  /** Who moves. */
  turn: Side;
  /** Whether the king of the side to move is attacked. */
  inCheck: boolean;
  /** @deprecated Now `inCheck`. */
  in_check: boolean;
  /** How the rules ended the game; `null` while it goes on. */
  outcome: { winner: Side | null; by: string } | null;
  /** Draws that may be claimed now. */
  claims: ("repetition3" | "moves50")[];
  /** The same as a sentence. */
  says: Said;
  /** What was agreed, as the tag `Rules` of a record has it; empty while all is as usual. Only in the package with records. */
  rules?: string;
}
/** A result as a record writes it; in draughts the first number belongs to the side that begins. */
export type GameResult = "1-0" | "0-1" | "1/2-1/2" | "*" | "1/2-0" | "0-1/2" | "0-0" | "2-0" | "1-1" | "0-2";
/** The kind of a piece. */
export type Figure = "king" | "queen" | "rook" | "bishop" | "knight" | "pawn" | "man" | "crowned";
/** What is special about a move. */
export type MoveFlag = "capture" | "en_passant" | "castling" | "kingside" | "queenside" | "promotion" | "double"
  | "dart" | "lost" | "huff";
/** A move with the positions around it. */
export interface Move {
  /** Its id, for `play`. */
  id: string;
  /** Its text in the style of the game. */
  text: string;
  /** Who moves. */
  side: Side;
  /** Where the piece comes from; `null` for a dart. */
  from: string | null;
  /** Where it goes, in castling the king; `null` for a lost dart. */
  to: string | null;
  /** The piece that moves; `null` for a lost dart. */
  piece: Figure | null;
  /** The captured piece, the first one of several; `null` if none is captured. */
  captured: Figure | null;
  /** The fields of all captured pieces. */
  taken: string[];
  /** What a pawn or a man becomes. */
  promotion: Figure | null;
  /** What is special about it. */
  flags: MoveFlag[];
  /** The fields of the piece from its origin to its destination, with every stop of a capture. */
  route: string[];
  /** The position before it. */
  before: string;
  /** The position after it. */
  after: string;
}
/** An arrow or a circle beside a move. */
export interface DrawnShape {
  /** The field of a circle, or the origin of an arrow. */
  from: string;
  /** The target of an arrow; none or `null` for a circle. */
  to?: string | null;
  /** Its colour; green if missing. */
  color?: "green" | "red" | "blue" | "yellow";
}
/** A node of the game tree: a move with what is written beside it. */
export interface GameNode {
  /** Its number, for `go` and all calls on the tree; it stays while other moves come and go. 0 is the start. */
  node: number;
  /** The node before; `null` at the start. */
  parent: number | null;
  /** The nodes after it: the main continuation first, then its variations. */
  children: number[];
  /** Half-moves from the start. */
  ply: number;
  /** The number of the move. */
  number: number;
  /** The move; `null` at the start. */
  move: Move | null;
  /** The position after it. */
  position: string;
  /** The comment before the first move of a variation; may be empty. */
  before: string;
  /** The comment after the move, without commands of programs; may be empty. */
  comment: string;
  /** NAG numbers: 1 is `!`, 2 `?`, and so on. */
  nags: number[];
  /** Remaining time of the clock in milliseconds, as in `[%clk]`. */
  clock: number | null;
  /** The evaluation of an engine for White as in `[%eval]`: pawns (`"0.35"`) or moves to mate (`"#-3"`). */
  eval: string | null;
  /** Arrows and circles. */
  shapes: DrawnShape[];
  /** Whether a draw was offered with the move. */
  offer: boolean;
  /** How the players ended the game here. */
  end: "resigned" | "agreed" | "repetition" | "fifty" | "time" | null;
}
/** Changes of what is written beside a move; parts that are missing stay. */
export interface Annotation {
  /** The comment before the first move of a variation. */
  before?: string;
  /** The comment after the move; commands of programs in it stay. */
  comment?: string;
  /** All NAG numbers. */
  nags?: number[];
  /** Remaining time in milliseconds; `null` removes it. */
  clock?: number | null;
  /** The evaluation: pawns for White as a number or a text, or moves to mate (`"#-3"`); `null` removes it. */
  eval?: number | string | null;
  /** All arrows and circles. */
  shapes?: DrawnShape[];
}
/** A piece on the board. */
export interface BoardPiece {
  /** Its field. */
  field: string;
  /** Its side. */
  side: Side;
  /** Its kind. */
  piece: Figure;
}
/** What `Game.validate` found. */
export interface Validated {
  /** Whether the position can be played. */
  ok: boolean;
  /** Why it cannot: every reason with the fields it is about, and bytes before the place in the text. */
  reasons: (Said & { fields: string[]; at: number })[];
}
/** What `Game.importPart` found. */
export interface ImportedPart extends Imported {
  /** The end of each game in the text. What follows the last one has not been read. */
  ends: number[];
}
/** What `Game.import` found. */
export interface Imported {
  /** The games, in their order. */
  games: {
    /** The tags before the moves, by their names. */
    tags: Record<string, string>;
    /** Half-moves of the main line. */
    plies: number;
    /** As the game writes it; in draughts the first number belongs to the side that begins. */
    result: GameResult;
    /** The position at its end. */
    final: string;
    /** The letters in which it turned out to be written, if they were not those asked for. */
    letters: string | null;
  }[];
  /** What could not be read; places count from 1, games from 0. */
  errors: { game: number; line: number; column: number; kind: string; message: string }[];
}
/** What `Game.openAll` found. */
export interface Opened {
  /** The games in their order; `null` where one could not begin, for a reason that `errors` has. */
  games: (Game | null)[];
  /** What could not be read; places count from 1, games from 0. */
  errors: Imported["errors"];
}
