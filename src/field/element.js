// The element <notabene-field-board>: a board of any game alone, as a program sets it. It knows no rules: where pieces may
// go is told by the program, and every move can be refused.
import { Control } from './control.js';
import { Gestures } from './gestures.js';
import { bad } from './load.js';
import { ATTRIBUTES, KINDS, OPTIONS } from './options.js';
import { fault, isLoaded, load } from './program.js';
import { State } from './state.js';
import { View, languages } from './view.js';

// Without a browser the module can be imported, but no board be made.
const Base = globalThis.HTMLElement ?? class {};
const NAMES = Object.keys(OPTIONS);
// Properties that speak of fields, or of what stands on them.
const OF_FIELDS = ['position', 'turn', 'destinations', 'lastMove', 'check', 'selected', 'highlights', 'shapes', 'drawings'];

export class FieldBoard extends Base {
  static observedAttributes = [...ATTRIBUTES.keys(), 'lang'];

  #options = Object.fromEntries(NAMES.map((name) => [name, OPTIONS[name].usual]));
  #changed = new Set(NAMES);
  #state = new State();
  #control;
  #isPending = false;
  #isStill = true;
  #ready = withResolvers();
  #view;
  #gestures;

  constructor() {
    super();
    this.#view = new View(this.attachShadow({ mode: 'open' }));
    this.#control = new Control(this.#forControl());
    this.#gestures = new Gestures(this.#control, this.#view);
  }

  /** Fulfilled once the board is drawn; rejected if its program cannot be loaded. */
  get ready() {
    return this.#ready.promise;
  }

  connectedCallback() {
    // Properties that were set before the element was defined hide those of the class.
    for (const name of NAMES) {
      if (!Object.hasOwn(this, name)) continue;
      const value = this[name];
      delete this[name];
      this.#guarded(() => (this[name] = value));
    }
    this.#isStill = true;
    this.#plan();
    load().then(
      () => this.#flush(),
      (error) => {
        this.#tell(fault('not_loaded', error.message, { cause: error }));
        this.#ready.reject(error);
        // The next time that the board comes onto a page its program is asked for again.
        this.#ready = withResolvers();
      },
    );
  }

  disconnectedCallback() {
    this.#gestures.cancel();
  }

  attributeChangedCallback(attribute, before, value) {
    if (attribute === 'lang') return this.#plan();
    const name = ATTRIBUTES.get(attribute);
    const { usual, parse = String } = OPTIONS[name];
    this.#guarded(() => (this[name] = value === null ? usual : parse(value)));
    return undefined;
  }

  // Attributes and early properties have no caller who could catch an error.
  #guarded(call) {
    try {
      call();
    } catch (error) {
      this.#tell(error);
    }
  }

  /** Sets several properties at once. Nothing has changed if it throws. */
  set(options) {
    if (typeof options !== 'object' || options === null) throw bad('options', 'an object with properties', options);
    const names = Object.keys(options);
    const unknown = names.find((name) => !NAMES.includes(name));
    if (unknown) throw fault('bad_argument', `${unknown}: there is no such property`, { argument: unknown, expected: `one of ${NAMES.join(', ')}` });
    const checked = names.map((name) => [name, OPTIONS[name].check(name, options[name])]);
    const [before, changed, restore] = [{ ...this.#options }, new Set(this.#changed), this.#state.kept()];
    const { premove } = this.#control;
    checked.forEach(([name]) => this.#changed.add(name));
    for (const [name, value] of checked) this.#assign(name, value);
    this.#plan();
    if (!isLoaded() || !this.isConnected) return;
    const [error] = this.#resolve();
    if (!error) return;
    Object.assign(this.#options, before);
    this.#changed = changed;
    this.#control.premove = premove;
    restore();
    throw error;
  }

  #get(name) {
    return name === 'position' && this.#prepare() ? this.#state.text() : this.#options[name];
  }

  #assign(name, value) {
    // Names of another board have no meaning on this one.
    if (name === 'game' && value !== this.#options.game) {
      const { destinations } = this.#options;
      const empty = { destinations: destinations && new Map(), drawings: [], position: null, turn: null };
      for (const other of OF_FIELDS.filter((of) => !this.#changed.has(of))) {
        this.#options[other] = other in empty ? empty[other] : OPTIONS[other].usual;
      }
    }
    this.#options[name] = value;
    this.#changed.add(name);
  }

  #set(name, value) {
    this.#assign(name, OPTIONS[name].check(name, value));
    this.#plan();
  }

  // Many changes are drawn once.
  #plan() {
    if (this.#isPending) return;
    this.#isPending = true;
    queueMicrotask(() => this.#isPending && this.#flush());
  }

  #resolve() {
    const changed = this.#changed;
    this.#changed = new Set();
    if (changed.has('game')) this.#control.premove = null;
    const errors = this.#state.resolve({ ...this.#options }, changed);
    if (this.#state.moved.length) this.#isAnnounced = true;
    return errors;
  }

  #isAnnounced = false;

  #flush() {
    this.#isPending = false;
    if (!isLoaded() || !this.isConnected) return;
    const geometry = this.#state.geometry;
    if (this.#changed.size) this.#resolve().forEach((error) => this.#tell(error));
    this.#control.playPremove();
    if (this.#changed.size) this.#resolve().forEach((error) => this.#tell(error));
    this.#draw(geometry);
    this.#ready.resolve(this);
  }

  #draw(before) {
    const [state, view, options] = [this.#state, this.#view, this.#options];
    view.still(this.#isStill || before !== state.geometry);
    const isMovable = !options.readOnly && options.movable !== 'none';
    view.setLook({ ...options, language: this.#language(), isMovable });
    view.setSymbols(options.pieces);
    if (view.geometry !== state.geometry) {
      // Fields that a pointer has touched may be missing now.
      this.#gestures.forget();
      view.setGeometry(state.geometry);
    }
    view.setPieces(state.pieces, (_, field) => state.canPick(field));
    view.setMarks(state.marks(this.#control.premove));
    view.setShapes([...state.shapes, ...state.drawings, ...[this.#control.preview].filter(Boolean)]);
    view.setCells(state.pieces, state.destinations ? state.targets(state.selected) : new Set(), state.selected);
    const arrived = state.moved ?? [];
    if (this.#isAnnounced && !this.#isStill && arrived.length < 4) {
      view.speak(arrived.map((field) => view.describe(field, state.pieces)).join('; '));
    }
    this.#isAnnounced = false;
    state.moved = [];
    if (this.#isStill || before !== state.geometry) {
      // Until the next frame nothing is animated.
      requestAnimationFrame(() => requestAnimationFrame(() => view.still(false)));
    }
    this.#isStill = false;
  }

  // The language of the property, of the page around, or of the browser.
  #language() {
    const around = this.#options.language ?? this.closest('[lang]')?.lang ?? navigator.language;
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

  #number(name, argument = 'field') {
    if (!this.#prepare()) throw fault('not_loaded', 'the board is not drawn yet: wait for `ready`');
    const found = this.#state.geometry.numbers.get(name);
    if (found === undefined) throw fault('not_a_field', `${argument}: "${name}" is not a field of this board`, { argument, value: name });
    return found;
  }

  // True once the board can be asked; takes over what was set before.
  #prepare() {
    if (this.#isPending || this.#changed.size) this.#flush();
    return isLoaded() && this.isConnected;
  }

  // The parts of the board that the actions of the reader need.
  #forControl() {
    return {
      state: this.#state,
      view: this.#view,
      options: this.#options,
      prepare: () => this.#prepare(),
      flush: () => this.#flush(),
      plan: () => this.#plan(),
      assign: (name, value) => this.#assign(name, value),
      send: (...event) => this.#send(...event),
      tell: (error) => this.#tell(error),
      move: (...of) => this.#move(...of),
    };
  }

  #move(from, to, promotion, captured) {
    this.#state.move(from, to, promotion, captured);
    const { destinations } = this.#options;
    const names = [from, to].map((field) => this.#state.name(field));
    // The destinations were those before the move: the program says which follow.
    Object.assign(this.#options, { lastMove: names, check: null, selected: null, turn: null, destinations: destinations && new Map() });
    this.#state.resolve({ ...this.#options }, new Set());
    this.#state.moved = [to];
    this.#isAnnounced = true;
    this.#plan();
  }

  /** Moves a piece as the program wants it, without events. */
  move(from, to, { promotion, captured = [] } = {}) {
    const [start, end] = [this.#number(from, 'from'), this.#number(to, 'to')];
    const gone = captured.map((name) => this.#number(name, 'captured'));
    if (!this.#state.pieces.has(start)) throw fault('no_piece', `from: nothing stands on ${from}`, { argument: 'from', value: from });
    if (promotion !== undefined && !KINDS.includes(promotion)) {
      throw fault('bad_argument', `promotion: expected one of ${KINDS.join(', ')}`, { argument: 'promotion' });
    }
    this.#move(start, end, promotion, gone);
  }

  /** The piece on a field, or `null`. */
  pieceAt(field) {
    return this.#state.piece(this.#number(field));
  }

  /** Puts a piece on a field, or takes it away. */
  put(field, piece) {
    const place = this.#number(field);
    if (piece && !(['white', 'black'].includes(piece.side) && KINDS.includes(piece.kind))) {
      throw fault('bad_argument', 'piece: expected { side, kind } or null', { argument: 'piece' });
    }
    if (piece) this.#state.pieces.set(place, this.#state.made(piece));
    else this.#state.pieces.delete(place);
    this.#plan();
  }

  /** The names of all fields. */
  get fields() {
    return this.#prepare() ? this.#state.geometry.fields.map(({ name }) => name) : [];
  }

  /** The name of the field at a place of the window, or `null`. */
  fieldAt(clientX, clientY) {
    const field = this.#prepare() ? this.#view.fieldAt({ clientX, clientY }) : -1;
    return field < 0 ? null : this.#state.name(field);
  }

  /** Moves the focus of the keyboard to a field. */
  focusField(field) {
    this.#view.focus(this.#number(field));
  }

  focus() {
    this.#view.cells[this.#view.focused]?.focus();
  }

  /** Turns the board round. */
  flip() {
    this.orientation = this.orientation === 'white' ? 'black' : 'white';
  }

  /** The move that is set for the reader's next turn, or `null`. */
  get premove() {
    return this.#control.premoveNames;
  }

  /** Takes the premove back. */
  cancelPremove() {
    if (this.#control.premove) this.#control.setPremove(null);
  }

  /** Takes away what the reader has drawn. */
  clearDrawings() {
    this.#control.clearDrawings();
  }

  static {
    for (const name of NAMES) {
      Object.defineProperty(this.prototype, name, {
        get() {
          return this.#get(name);
        },
        set(value) {
          this.#set(name, value);
        },
        enumerable: true,
        configurable: true,
      });
    }
  }
}

// A promise that is settled from outside. Nobody has to wait for it.
function withResolvers() {
  const made = {};
  made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
  made.promise.catch(() => {});
  return made;
}
