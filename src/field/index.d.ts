/** One of the two sides. */
export type Side = "white" | "black";
/** The kind of a piece; `man` and `crowned` are those of draughts. */
export type Kind = "king" | "queen" | "rook" | "bishop" | "knight" | "pawn" | "man" | "crowned";
/** A piece. */
export interface Piece {
  /** Its owner. */
  side: Side;
  /** Its kind. */
  kind: Kind;
}
/** A game of draughts. */
export type Draughts =
  | "international" | "russian" | "brazilian" | "english" | "frisian" | "italian" | "spanish" | "portuguese" | "czech" | "pool"
  | "canadian" | "turkish" | "thai" | "frysk" | "breakthrough" | "antidraughts" | "killer";
/** The id of a game, as `Game.games()` of `notabene` lists them; `draughts` alone is International draughts. */
export type GameName = "chess" | "chess960" | "scharten" | "scharten-loud" | `draughts/${Draughts}`;
/** The name of a field: `e4`, or its number in draughts. */
export type FieldName = string;
/** A colour of arrows: one of four that the style sheet decides, or any colour of CSS. */
export type Color = "green" | "red" | "blue" | "yellow" | (string & {});
/** @deprecated Now `Color`. */
export type Colour = Color;
/** Destinations of fields: a map as chessground has it, or an object. */
export type Destinations = ReadonlyMap<FieldName, Iterable<FieldName>> | Readonly<Record<FieldName, Iterable<FieldName>>>;
/** A highlighted field. */
export interface Highlight {
  /** Its name. */
  field: FieldName;
  /** Its look: `lit` (if missing), `last`, `check`, `held`, `must`, `target`, `capture`, `stop`, `castle`, or a part of yours. */
  mark?: string;
  /** Its colour, any of CSS. */
  color?: string;
  /** @deprecated Now `color`. */
  colour?: string;
}
/** An arrow, or a circle if there is no second field. The shapes of a node of `Game` are such shapes. */
export interface Shape {
  /** Where it begins, or what is circled. */
  from: FieldName;
  /** Where it ends; none or `null` for a circle. */
  to?: FieldName | null;
  /** Green if missing. */
  color?: Color;
  /** @deprecated Now `color`; drawings of the reader have both. */
  colour?: Color;
}
/** A move between two fields. */
export interface Squares {
  /** Where the piece stands. */
  from: FieldName;
  /** Where it goes. */
  to: FieldName;
}

/** All properties of a board. */
export interface BoardOptions {
  /** The game, whose board is shown; `chess` at first. */
  game: GameName | "draughts";
  /** The position: FEN, X-FEN, the text of a Scharten position, FEN of PDN. `null` is the start of the game. */
  position: string | null;
  /** The side below. */
  orientation: Side;
  /** Where the names of the fields are. */
  coordinates: "outside" | "inside" | "none";
  /** The colours: `auto` as the device has them. */
  theme: "auto" | "light" | "dark" | "projector";
  /** The language of what screen readers say; `null` is that of the page. */
  language: string | null;
  /** The name of the board for screen readers. */
  label: string | null;
  /** Nothing can be moved. */
  readOnly: boolean;
  /** The side to move; `null` is that of the position, and after a move the other one. */
  turn: Side | null;
  /** The side whose pieces the reader moves. */
  movable: Side | "both" | "none";
  /** Where pieces may go. `null`: anywhere; an empty map: nowhere. After a move it is empty until you set it again. */
  destinations: Destinations | null;
  /** Fields to which the selected piece may go are shown. */
  showDestinations: boolean;
  /** The reader may set a move before it is his turn; `movable` has to be one side. */
  premoves: boolean;
  /** Fields of the last move. */
  lastMove: readonly FieldName[] | null;
  /** The field of a king in check; `true` is that of the side to move. */
  check: FieldName | boolean | null;
  /** The field of the selected piece. */
  selected: FieldName | null;
  /** Highlighted fields. */
  highlights: readonly Highlight[];
  /** Arrows and circles of your program. */
  shapes: readonly Shape[];
  /** Arrows and circles of the reader. */
  drawings: readonly Shape[];
  /** The reader may draw with the right mouse button. */
  drawable: boolean;
  /** Time of an animation in milliseconds. */
  animation: number;
  /** Drawings of pieces: SVG symbols `piece-king` or `white-king` and so on. `null` are those of Notabene. */
  pieces: string | null;
}

/** The details of `beforemove`. */
export interface BeforeMove extends Squares {
  /** The piece that moves. */
  readonly piece: Piece;
  /** The piece on the second field. */
  readonly captured: Piece | null;
  /** The move was set before it was the reader's turn. */
  readonly isPremove: boolean;
  /** Set it to say what the piece becomes. */
  promotion: Kind | undefined;
}
/** The details of `move`. */
export interface Moved extends Readonly<BeforeMove> {
  /** The position on the board as text. Your program knows more of it: en passant, counters, captures in draughts. */
  readonly position: string;
}
/** An error that no caller could catch. */
export interface BoardFault {
  /** `bad_argument`, `not_a_field`, `not_loaded`, `no_such_game`, or why a position cannot be read: `fen_rank` and so on. */
  readonly kind: string;
  /** A sentence for developers. */
  readonly message: string;
  /** The place in a text, counted from 0. */
  readonly at: number | undefined;
  /** The property that is wrong. */
  readonly property: string | undefined;
  /** The error itself. */
  readonly error: Error;
}

/** The events of a board. All bubble. */
export interface BoardEvents {
  /** A move of the reader, before it is made: `preventDefault()` refuses it. */
  "notabene-beforemove": CustomEvent<BeforeMove>;
  /** A move of the reader was made. */
  "notabene-move": CustomEvent<Moved>;
  /** Another piece is selected, or none. */
  "notabene-select": CustomEvent<{ field: FieldName | null; piece: Piece | null }>;
  /** A premove was set, taken back or played. */
  "notabene-premove": CustomEvent<{ premove: Squares | null }>;
  /** The reader drew an arrow or a circle, or took some away. */
  "notabene-draw": CustomEvent<{ drawings: Shape[]; drawing: Shape | null; isRemoved: boolean }>;
  /** Something cannot be shown; it is in the console, too, unless you call `preventDefault()`. */
  "notabene-error": CustomEvent<BoardFault>;
}

/** The element `<notabene-field-board>`: a board of any game, without rules. */
export interface FieldBoard extends BoardOptions {}
/** The class of the element `<notabene-field-board>`. */
export class FieldBoard extends HTMLElement {
  /** Fulfilled once the board is drawn; rejected if its program cannot be loaded. */
  readonly ready: Promise<FieldBoard>;
  /** The names of all fields; empty before the board is drawn. */
  readonly fields: FieldName[];
  /** The move that is set for the reader's next turn. */
  readonly premove: Squares | null;
  /** Sets several properties at once. Nothing has changed if it throws. */
  set(options: Partial<BoardOptions>): void;
  /** Moves a piece without events; `captured` are fields of further pieces that go. */
  move(from: FieldName, to: FieldName, more?: { promotion?: Kind; captured?: readonly FieldName[] }): void;
  /** The piece on a field. */
  pieceAt(field: FieldName): Piece | null;
  /** Puts a piece on a field, or takes it away. */
  put(field: FieldName, piece: Piece | null): void;
  /** The field at a place of the window, in CSS pixels. */
  fieldAt(clientX: number, clientY: number): FieldName | null;
  /** Moves the focus of the keyboard to a field. */
  focusField(field: FieldName): void;
  /** Turns the board round. */
  flip(): void;
  /** Takes the premove back. */
  cancelPremove(): void;
  /** Takes away what the reader has drawn. */
  clearDrawings(): void;
  /** Listens to an event of a board. */
  addEventListener<K extends keyof BoardEvents>(type: K, listener: (this: FieldBoard, event: BoardEvents[K]) => unknown, options?: boolean | AddEventListenerOptions): void;
  /** Listens to any other event. */
  addEventListener<K extends keyof HTMLElementEventMap>(type: K, listener: (this: FieldBoard, event: HTMLElementEventMap[K]) => unknown, options?: boolean | AddEventListenerOptions): void;
  /** Listens to an event by any name. */
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

/** The name of the element. */
export const NAME: "notabene-field-board";
/**
 * Loads the program from somewhere else, or before there is a board; otherwise the first board loads `board_bg.wasm` beside
 * the script.
 */
export default function init(source?: string | URL | Request | Response | BufferSource | WebAssembly.Module | Promise<Response>): Promise<void>;

/** The position that a `<notabene-board>` shows, and the move that led to it, see docs/embedding.md. */
export interface EmbeddedStep {
  /** The half-move. */
  readonly ply: number;
  /** The move as written, in the notation of the board. */
  readonly move?: string;
  /** The move is none of the given game. */
  readonly own?: boolean;
  /** The side to move. */
  readonly turn?: Side;
  /** The position as text. */
  readonly position?: string;
  /** The moves that led to it. */
  readonly moves?: string;
  /** The game. */
  readonly game?: string;
  /** The record, but of draughts. */
  readonly pgn?: string;
  /** The record of a game of draughts. */
  readonly pdn?: string;
}
/** The events of `<notabene-board>`. All bubble. */
export interface EmbeddedEvents {
  /** The board is there. */
  "notabene-ready": CustomEvent<EmbeddedStep>;
  /** Its height in CSS pixels has changed. */
  "notabene-size": CustomEvent<{ height: number }>;
  /** Another position is shown. */
  "notabene-step": CustomEvent<EmbeddedStep>;
  /** The reader played a move. */
  "notabene-move": CustomEvent<EmbeddedStep>;
  /** The end of a game is reached, or an exercise is done. */
  "notabene-result": CustomEvent<{ result?: string; reason?: string; course?: string; exercise?: string; stars?: number }>;
  /** An option is wrong. */
  "notabene-error": CustomEvent<{ option?: string; kind: string; message: string }>;
}
/** The element `<notabene-board>` of `embed.js`: a whole game in a page, see docs/embedding.md. */
export interface NotabeneBoard extends HTMLElement {
  /** The half-move that is shown. */
  readonly ply: number;
  /** The position that is shown. */
  readonly position: string;
  /** The moves of the game. */
  readonly moves: string;
  /** The record in PGN; missing in draughts. */
  readonly pgn?: string;
  /** The record in PDN; draughts alone. */
  readonly pdn?: string;
  /** Shows a half-move: its number, or a step. */
  goto(ply: number | "first" | "last" | "next" | "prev"): void;
  /** Loads another game; a text is PGN. */
  load(options: string | Record<string, string | number | boolean>): void;
  /** Changes other options. */
  set(options: Record<string, string | number | boolean>): void;
  /** Looks at once for a newer version of the file of `src`. */
  refresh(): Promise<boolean>;
  /** Listens to an event of a board. */
  addEventListener<K extends keyof EmbeddedEvents>(type: K, listener: (this: NotabeneBoard, event: EmbeddedEvents[K]) => unknown, options?: boolean | AddEventListenerOptions): void;
  /** Listens to any other event. */
  addEventListener<K extends keyof HTMLElementEventMap>(type: K, listener: (this: NotabeneBoard, event: HTMLElementEventMap[K]) => unknown, options?: boolean | AddEventListenerOptions): void;
  /** Listens to an event by any name. */
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

/** All properties of a board, and its events as `onnotabene-move`: for JSX. */
export type BoardProps = {
  /** Properties. */
  [K in keyof BoardOptions]?: BoardOptions[K];
} & {
  /** Events. */
  [K in keyof BoardEvents as `on${K}`]?: (event: BoardEvents[K]) => void;
};

/** Events by their names, of both elements. */
type AnyBoardEvents = {
  /** The event of either element. */
  [K in keyof BoardEvents | keyof EmbeddedEvents]: (K extends keyof BoardEvents ? BoardEvents[K] : never) | (K extends keyof EmbeddedEvents ? EmbeddedEvents[K] : never);
};

declare global {
  /** Elements by their names. */
  interface HTMLElementTagNameMap {
    /** A board alone. */
    "notabene-field-board": FieldBoard;
    /** A whole game in a page. */
    "notabene-board": NotabeneBoard;
  }
  /** Events that bubble through other elements. */
  interface HTMLElementEventMap extends AnyBoardEvents {}
  /** Events that bubble up to the page. */
  interface DocumentEventMap extends AnyBoardEvents {}
}
