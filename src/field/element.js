// The element <notabene-field-board>: a board of any game alone, as a program sets it. What it does is decided by `Board` of the
// program (`src/field.rs`); here are properties, attributes, events, and when something is drawn.
import { load, makeBoard, symbols } from './program.js';
import { View, languages } from './view.js';

// Without a browser the module can be imported, but no board be made.
const Base = globalThis.HTMLElement ?? class {};
// Properties with their usual values.
const USUAL = {
  ...{ game: 'chess', position: null, orientation: 'white', turn: null, pieces: null, animation: 200 },
  ...{ coordinates: 'outside', theme: 'auto', language: null, label: null },
  ...{ readOnly: false, movable: 'both', destinations: null, showDestinations: true, premoves: false },
  ...{ lastMove: null, check: null, selected: null, highlights: [], shapes: [], drawings: [], drawable: true },
};
const NAMES = Object.keys(USUAL);
const WITHOUT_ATTRIBUTE = ['destinations', 'highlights', 'shapes', 'drawings', 'pieces'];
// The names of the attributes, each with its property.
const ATTRIBUTES = new Map(
  NAMES.filter((name) => !WITHOUT_ATTRIBUTE.includes(name)).map((name) => [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), name]),
);

// The value of an attribute. What is no number is refused by the program.
function parsed(name, text) {
  if (text === null) return USUAL[name];
  if (typeof USUAL[name] === 'boolean') return text !== 'false';
  if (name === 'lastMove') return text.split(/\s+/).filter(Boolean);
  if (name === 'check' && ['', 'true', 'false'].includes(text)) return text !== 'false';
  if (name === 'animation' && text.trim()) return Number(text);
  return text;
}

export class FieldBoard extends Base {
  static observedAttributes = [...ATTRIBUTES.keys(), 'lang'];

  // What was set before the program was loaded.
  #early = { ...USUAL };
  #made;
  #isPending = false;
  #isStill = true;
  #ready = withResolvers();
  #view;

  constructor() {
    super();
    this.#view = new View(this.attachShadow({ mode: 'open' }));
    this.#listen();
  }

  connectedCallback() {
    // Properties that were set before the element was defined hide those of the class.
    for (const name of NAMES.filter((of) => Object.hasOwn(this, of))) {
      const value = this[name];
      delete this[name];
      this.#guarded(() => (this[name] = value));
    }
    this.#isStill = true;
    this.#plan();
    load().then(
      () => this.#flush(),
      (error) => {
        this.#tell(fault({ kind: 'not_loaded', message: error.message, cause: error }));
        this.#ready.reject(error);
        // The next time that the board comes onto a page its program is asked for again.
        this.#ready = withResolvers();
      },
    );
  }

  disconnectedCallback() {
    this.#made?.cancel_gesture();
  }

  attributeChangedCallback(attribute, before, value) {
    const name = ATTRIBUTES.get(attribute);
    if (name) this.#guarded(() => (this[name] = parsed(name, value)));
    else this.#plan();
  }

  // Attributes and early properties have no caller who could catch an error.
  #guarded(call) {
    try {
      call();
    } catch (error) {
      this.#tell(error);
    }
  }

  // The board of the program as soon as it is loaded, with all that was set before.
  get #board() {
    if (this.#made) return this.#made;
    this.#made = makeBoard();
    for (const [name, value] of this.#made ? Object.entries(this.#early) : []) this.#guarded(() => this.#made.set({ [name]: value }, false));
    return this.#made;
  }

  #set(options, isShown) {
    const board = this.#board;
    if (board) board.set(options, isShown);
    else Object.assign(this.#early, options);
    this.#plan();
  }

  #get(name) {
    if (name === 'position' && this.#prepare()) return this.#board.position();
    return (this.#board?.properties() ?? this.#early)[name];
  }

  // Many changes are drawn once.
  #plan() {
    if (this.#isPending) return;
    this.#isPending = true;
    queueMicrotask(() => this.#isPending && this.#flush());
  }

  #flush() {
    this.#isPending = false;
    const board = this.#board;
    if (!board || !this.isConnected) return;
    const resolve = () => board.is_changed() && board.resolve().forEach((error) => this.#tell(error));
    resolve();
    this.#perform(board.play_premove());
    resolve();
    this.#draw(board, this.#view);
    this.#ready.resolve(this);
  }

  // True once the board can be asked; takes over what was set before.
  #prepare() {
    const board = this.#board;
    if (board && (this.#isPending || board.is_changed())) this.#flush();
    return board !== undefined && this.isConnected;
  }

  // The board, as it is set.
  get #asked() {
    if (this.#prepare()) return this.#board;
    throw fault({ kind: 'not_loaded', message: 'the board is not drawn yet: wait for `ready`' });
  }

  #draw(board, view) {
    const [properties, scene] = [board.properties(), board.scene()];
    const isNew = view.geometry?.revision !== scene.revision;
    const isStill = this.#isStill || isNew;
    view.still(isStill);
    view.setLook({ ...properties, language: this.#language(properties.language), isMovable: scene.isMovable });
    view.setSymbols(symbols, properties.pieces ?? '');
    if (isNew) view.setGeometry(board.geometry(), board.fields_svg(), board.names_svg());
    view.setPieces(scene.pieces);
    view.setMarkup('marks', board.marks_svg(), '--tint');
    view.setMarkup('overlay', board.shapes_svg(), '--pen');
    view.setCells(scene.cells);
    if (!this.#isStill && scene.arrived.length && scene.arrived.length < 4) view.announce(scene);
    // Until the next frame nothing is animated.
    if (isStill) requestAnimationFrame(() => requestAnimationFrame(() => view.still(false)));
    this.#isStill = false;
  }

  // The language of the property, of the page around, or of the browser.
  #language(own) {
    const around = own ?? this.closest('[lang]')?.lang ?? navigator.language;
    const short = around.split('-')[0].toLowerCase();
    return languages.includes(short) ? short : 'en';
  }

  #send(type, detail, isCancelable = false) {
    return this.dispatchEvent(new CustomEvent(`notabene-${type}`, { detail, bubbles: true, composed: true, cancelable: isCancelable }));
  }

  // An error that no caller can catch is an event, and shown to the developer if nobody takes it.
  #tell(error) {
    const { kind = 'failed', message, at, property, argument } = error;
    if (this.#send('error', { kind, message, at, property: property ?? argument, error }, true)) console.error(error);
  }

  // Tells of what the reader has done, before all is drawn. The program of the page may refuse a move, and change the board meanwhile.
  #perform(events) {
    for (const { type, detail } of events) {
      if (type === 'say') this.#view.say(detail);
      else if (type === 'error') this.#tell(fault(detail));
      else if (type !== 'beforemove') this.#send(type, detail);
      else {
        const isAllowed = this.#send(type, detail, true) && this.#prepare();
        this.#perform(this.#board.answer_move(isAllowed, detail.promotion));
      }
    }
  }

  // Does what the program says about a pointer or a key. False if that is nothing.
  #react(reaction, { pointerId }, focusOptions) {
    if (!reaction) return false;
    const { events, capture, focus, held } = reaction;
    if (capture) this.#view.surface.setPointerCapture(pointerId);
    this.#perform(events);
    if (held) this.#view.place(held);
    else this.#plan();
    if (focus !== null) this.#view.focus(focus, focusOptions);
    return true;
  }

  #listen() {
    const view = this.#view;
    const on = (target, type, handle, options) => target.addEventListener(type, handle, options);
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'lostpointercapture']) {
      on(view.surface, type, (event) => this.#prepare() && this.#react(this.#board.pointer(event, ...view.point(event)), event, { preventScroll: true }));
    }
    // A finger on a piece that can be moved moves it, and not the page.
    const touched = ({ touches, changedTouches: [touch] }) => touches.length === 1 && view.geometry && this.#made?.can_pick_at(...view.point(touch));
    on(view.surface, 'touchstart', (event) => event.cancelable && touched(event) && event.preventDefault(), { passive: false });
    on(view.surface, 'contextmenu', (event) => this.drawable && event.preventDefault());
    // The number of the cell of an event. Screen readers click on cells; pointers pass through to the drawing.
    const onCell = (type, handle) => on(view.grid, type, (event) => {
      const cell = event.target.closest('[data-cell]');
      if (cell && this.#prepare()) handle(Number(cell.dataset.cell), event);
    });
    onCell('click', (field) => this.#act((board) => board.tap(field)));
    onCell('focusin', (field) => view.makeStop(field));
    onCell('keydown', (field, event) => {
      if (!this.#react(this.#board.key(field, event), event)) return;
      event.preventDefault();
      event.stopPropagation();
    });
  }

  // Does something with the board, if it is loaded.
  #act(call) {
    if (this.#board) this.#perform(call(this.#board));
    this.#plan();
  }

  #change(call) {
    call(this.#asked);
    this.#plan();
  }

  // What programs call; `index.d.ts` has the words.
  get ready() { return this.#ready.promise; }
  get fields() { return this.#prepare() ? [...this.#view.geometry.names] : []; }
  get premove() { return this.#board?.premove() ?? null; }
  set(options) { this.#set(options, this.isConnected); }
  pieceAt(field) { return this.#asked.piece_at(field); }
  put(field, piece) { this.#change((board) => board.put(field, piece)); }
  move(from, to, { promotion, captured } = {}) { this.#change((board) => board.make_move(from, to, captured, promotion)); }
  focusField(field) { this.#view.focus(this.#asked.field(field)); }
  focus() { this.#view.focus(); }
  flip() { this.orientation = this.orientation === 'white' ? 'black' : 'white'; }
  cancelPremove() { this.#act((board) => board.cancel_premove()); }
  clearDrawings() { this.#act((board) => board.clear_drawings()); }
  fieldAt(clientX, clientY) {
    const field = this.#prepare() ? this.#board.field_at(...this.#view.point({ clientX, clientY })) : undefined;
    return this.#view.geometry?.names[field] ?? null;
  }

  static {
    for (const name of NAMES) {
      Object.defineProperty(this.prototype, name, {
        get() { return this.#get(name); },
        set(value) { this.#set({ [name]: value }, false); },
        enumerable: true,
        configurable: true,
      });
    }
  }
}

// An error with its kind, and what is known about it.
function fault(about) {
  return Object.assign(new Error(about.message), { at: 0, ...about });
}

// A promise that is settled from outside. Nobody has to wait for it.
function withResolvers() {
  const made = {};
  made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
  made.promise.catch(() => {});
  return made;
}
