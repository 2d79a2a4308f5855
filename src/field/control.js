// The actions of a reader on a board: pieces picked up and moved, premoves, drawings. Fields are numbers here. Moves are told
// to the program first, which may refuse them.
import { KINDS } from './options.js';
import { fault } from './program.js';

export class Control {
  premove = null;
  preview;
  #board;

  /** `board` has the state, the view and the properties, and sends events. */
  constructor(board) {
    this.#board = board;
  }

  get #state() {
    return this.#board.state;
  }

  get #options() {
    return this.#board.options;
  }

  get selected() {
    return this.#state.selected;
  }

  get canDraw() {
    return this.#options.drawable;
  }

  /** True once the board can be asked; takes over what was set before. */
  prepare() {
    return this.#board.prepare();
  }

  canPick(field) {
    return this.#state.isReady && this.#state.canPick(field);
  }

  /** The identity of the piece on a field. */
  pieceId(field) {
    return this.#state.pieces.get(field)?.id;
  }

  isTarget(field) {
    return this.#state.targets(this.selected).has(field) && !this.#isOwn(field);
  }

  // A piece that can be picked up instead of being the goal of the selected one.
  #isOwn(field) {
    const { pieces, selected, destinations } = this.#state;
    const isCastling = destinations?.get(selected)?.has(field);
    return !isCastling && pieces.get(field)?.side === pieces.get(selected)?.side;
  }

  select(field) {
    const name = field === undefined ? null : this.#state.name(field);
    if (this.#options.selected === name) return;
    this.#options.selected = name;
    this.#state.selected = field;
    this.#board.send('select', { field: name, piece: field === undefined ? null : this.#state.piece(field) });
    this.#board.plan();
  }

  // A move of the reader. Nothing happens if it is refused.
  #try(from, to, isPremove = false) {
    const state = this.#state;
    if (!state.targets(from).has(to)) return false;
    if (state.isEarly) return this.setPremove({ from, to });
    const { id } = state.pieces.get(from);
    const names = { from: state.name(from), to: state.name(to) };
    const detail = { ...names, piece: state.piece(from), captured: state.piece(to), isPremove, promotion: undefined };
    this.select(undefined);
    const isAllowed = this.#board.send('beforemove', detail, true);
    // A listener may have set another position.
    if (!isAllowed || !this.#board.prepare() || state.pieces.get(from)?.id !== id) return false;
    const { promotion } = detail;
    if (promotion !== undefined && !KINDS.includes(promotion)) {
      this.#board.tell(fault('bad_argument', `promotion: expected one of ${KINDS.join(', ')}`, { argument: 'promotion' }));
      return false;
    }
    this.#board.move(from, to, promotion);
    this.#board.send('move', { ...detail, position: state.text() });
    return true;
  }

  /** Sets a move for the reader's next turn, or takes it back. */
  setPremove(premove) {
    this.premove = premove;
    this.select(undefined);
    this.#board.send('premove', { premove: this.premoveNames });
    if (premove) this.#board.view.say('premove', premove.from, premove.to);
    else this.#board.view.say('cancelled');
    this.#board.plan();
    return true;
  }

  /** Both fields of the premove by their names, or `null`. */
  get premoveNames() {
    return this.premove && { from: this.#state.name(this.premove.from), to: this.#state.name(this.premove.to) };
  }

  /** Plays the premove as soon as it is the reader's turn and the program has said what can be moved. */
  playPremove() {
    const { destinations, isEarly } = this.#state;
    if (!this.premove || isEarly || (destinations && !destinations.size)) return;
    const { from, to } = this.premove;
    this.premove = null;
    if (!this.#try(from, to, true)) this.setPremove(null);
    else this.#board.send('premove', { premove: null });
  }

  /** Shows a piece at the place of the pointer. */
  drag(field, point) {
    const { size } = this.#state.geometry.fields[field];
    this.#board.view.place(this.pieceId(field), { ...point, size }, true);
  }

  /** Ends a drag: a dragged piece is where it was dropped, or goes back. */
  drop(from, to) {
    const id = this.pieceId(from);
    if (to >= 0 && to !== from) this.#try(from, to);
    this.#board.flush();
    const [field] = [...this.#state.pieces].find(([, piece]) => piece.id === id) ?? [];
    if (field !== undefined) this.#board.view.place(id, this.#state.geometry.fields[field]);
  }

  /** A tap on a field, or on what is none: -1. */
  tap(field) {
    const { selected } = this;
    if (field >= 0 && this.isTarget(field)) {
      this.#try(selected, field);
    } else if (field >= 0 && field !== selected && this.canPick(field)) {
      this.select(field);
    } else {
      this.select(undefined);
      if (this.premove) this.setPremove(null);
      else if (selected === undefined) this.clearDrawings();
    }
  }

  /** Ends what was begun last. True if there was something. */
  escape() {
    if (this.selected !== undefined) this.select(undefined);
    else if (this.premove) this.setPremove(null);
    else return this.clearDrawings();
    return true;
  }

  /** Shows an arrow or a circle that is being drawn. */
  show(shape) {
    this.preview = shape;
    this.#board.plan();
  }

  /** Draws an arrow or a circle; the same one once more takes it away. */
  draw(from, to, colour) {
    this.preview = undefined;
    const shape = { from: this.#state.name(from), ...(to === from ? {} : { to: this.#state.name(to) }), colour };
    const isHere = (one) => one.from === shape.from && one.to === shape.to;
    const rest = this.#options.drawings.filter((one) => !isHere(one));
    const isRemoved = this.#options.drawings.find(isHere)?.colour === colour;
    this.#setDrawings(isRemoved ? rest : [...rest, shape], { drawing: shape, isRemoved });
  }

  /** Takes away what the reader has drawn. True if there was something. */
  clearDrawings() {
    if (!this.#options.drawings.length) return false;
    this.#setDrawings([], { drawing: null, isRemoved: true });
    return true;
  }

  #setDrawings(drawings, detail) {
    this.#board.assign('drawings', drawings);
    this.#board.send('draw', { drawings: drawings.map((one) => ({ ...one })), ...detail });
    this.#board.plan();
  }
}
