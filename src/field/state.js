// The state of a board: pieces with their identities, and the names of a program's properties as numbers of fields. Knows no
// screen and no rules.
import { fault, geometry, read, write } from './program.js';
import { gameId } from './options.js';

const other = (side) => (side === 'white' ? 'black' : 'white');
const isSame = (one, two) => one.side === two.side && one.kind === two.kind;

export class State {
  pieces = new Map();
  turn = 'white';
  #ids = 0;
  // The game and the text of the pieces that were read last.
  #game = 'chess';
  #text = null;

  /**
   * Takes the properties over, those in `changed` anew. Returns the errors of these, and those of all names after a change of
   * the board; what is wrong is as if it were not set. `moved` are then the fields where pieces arrived.
   */
  resolve(options, changed) {
    const errors = [];
    const attempt = (call, isTold) => {
      try {
        return call();
      } catch (error) {
        if (isTold) errors.push(error);
        return undefined;
      }
    };
    this.moved = [];
    const game = gameId(options.game);
    const found = attempt(() => geometry(game, options.orientation), changed.has('game')) ?? this.geometry ?? geometry(this.#game, options.orientation);
    const isOther = found.fields.length !== this.geometry?.fields.length || (changed.has('game') && game !== this.#game);
    this.geometry = found;
    if (changed.has('position') || isOther) {
      const position = attempt(() => read(game, options.position), true);
      if (position) {
        [this.#game, this.#text] = [game, options.position];
        this.#replace(position.pieces, isOther);
        this.turn = position.turn;
      } else if (isOther) {
        // Pieces of another board have no places here.
        this.pieces = new Map();
      }
    }
    if (options.turn) this.turn = options.turn;
    // An error was told when its property was set, and is not told again with every change of others.
    this.#names(options, (error) => (isOther || changed.has(error.property)) && errors.push(error));
    return errors;
  }

  #names(options, tell) {
    const number = (property) => (name) => {
      const found = this.geometry.numbers.get(name);
      if (found === undefined) tell(fault('not_a_field', `${property}: "${name}" is not a field of this board`, { property, value: name }));
      return found;
    };
    const all = (property, names) => (names ?? []).map(number(property)).filter((n) => n !== undefined);
    const shapes = (property) =>
      options[property]
        .map(({ from, to = from, colour }) => ({ from: number(property)(from), to: number(property)(to), colour }))
        .filter(({ from, to }) => from !== undefined && to !== undefined);
    this.options = options;
    this.lastMove = all('lastMove', options.lastMove);
    this.check = this.#checked(options.check, number('check'));
    this.selected = options.selected === null ? undefined : number('selected')(options.selected);
    this.highlights = options.highlights
      .map((one) => ({ ...one, field: number('highlights')(one.field) }))
      .filter(({ field }) => field !== undefined);
    this.shapes = shapes('shapes');
    this.drawings = shapes('drawings');
    const { destinations } = options;
    this.destinations = destinations && new Map([...destinations].map(([from, to]) => [number('destinations')(from), new Set(all('destinations', to))]));
  }

  // The field of a king in check: by its name, or that of the side to move.
  #checked(check, number) {
    if (typeof check === 'string') return number(check);
    if (!check) return undefined;
    return [...this.pieces].find(([, { side, kind }]) => side === this.turn && kind === 'king')?.[0];
  }

  // Puts other pieces on the board. Pieces that are found again keep their identity, so that they are seen to move.
  #replace(next, isOther) {
    const old = isOther ? new Map() : new Map(this.pieces);
    const placed = new Map();
    let open = [];
    for (const [field, piece] of next) {
      const before = old.get(field);
      if (before && isSame(before, piece)) {
        placed.set(field, before);
        old.delete(field);
      } else {
        open.push([field, piece]);
      }
    }
    const take = (field, piece, fits) => {
      const near = [...old].filter(([, candidate]) => fits(candidate));
      const [found] = near.sort(([one], [two]) => this.#distance(one, field) - this.#distance(two, field));
      if (!found) return false;
      old.delete(found[0]);
      placed.set(field, { ...piece, id: found[1].id });
      if (!isOther) this.moved.push(field);
      return true;
    };
    open = open.filter(([field, piece]) => !take(field, piece, (candidate) => isSame(candidate, piece)));
    // A single piece that is another one now was promoted.
    for (const side of ['white', 'black']) {
      const ofSide = open.filter(([, piece]) => piece.side === side);
      const left = [...old.values()].filter((piece) => piece.side === side);
      if (ofSide.length === 1 && left.length === 1 && take(...ofSide[0], (piece) => piece === left[0])) {
        open = open.filter((one) => one !== ofSide[0]);
      }
    }
    for (const [field, piece] of open) placed.set(field, this.made(piece));
    this.pieces = placed;
  }

  #distance(one, two) {
    const [a, b] = [this.geometry.fields[one], this.geometry.fields[two]];
    return Math.hypot(a.x - b.x, a.y - b.y);
  }

  /** True once there is a board. */
  get isReady() {
    return this.geometry !== undefined;
  }

  /** The name of a field. */
  name(field) {
    return this.geometry.fields[field].name;
  }

  /** The piece on a field for programs, or `null`. */
  piece(field) {
    const found = this.pieces.get(field);
    return found ? { side: found.side, kind: found.kind } : null;
  }

  /** A new piece. */
  made({ side, kind }) {
    return { side, kind, id: this.#ids++ };
  }

  /** A function that brings everything back to what it is now. */
  kept() {
    const [before, game, text] = [{ ...this, pieces: new Map(this.pieces) }, this.#game, this.#text];
    return () => {
      Object.assign(this, before);
      [this.#game, this.#text] = [game, text];
    };
  }

  /** The position as text. */
  text() {
    return write(this.#game, this.#text, this.turn, this.pieces);
  }

  /** Moves a piece, which takes what stands there, and perhaps becomes another one. Then it is the other side's turn. */
  move(from, to, kind, captured = []) {
    const piece = this.pieces.get(from);
    this.pieces.delete(from);
    for (const field of captured) this.pieces.delete(field);
    this.pieces.set(to, { ...piece, kind: kind ?? piece.kind });
    this.turn = other(piece.side);
  }

  get #isFree() {
    return !this.options.readOnly && this.options.movable !== 'none';
  }

  /** True if it is not the reader's turn, and moves may be set before it is. */
  get isEarly() {
    const { premoves, movable } = this.options;
    return premoves && ['white', 'black'].includes(movable) && movable !== this.turn;
  }

  /** True if the reader may pick up the piece on a field. */
  canPick(field) {
    const piece = this.pieces.get(field);
    const { movable } = this.options;
    if (!piece || !this.#isFree || (movable !== 'both' && piece.side !== movable)) return false;
    if (this.isEarly || !this.destinations) return true;
    return piece.side === this.turn && Boolean(this.destinations.get(field)?.size);
  }

  /** The fields to which the reader may bring a piece. */
  targets(from) {
    if (from === undefined || !this.canPick(from)) return new Set();
    if (!this.isEarly && this.destinations) return this.destinations.get(from);
    return new Set(Array.from(this.geometry.fields.keys()).filter((field) => field !== from));
  }

  /** All highlights, those on top last. */
  marks(premove) {
    const mark = (name) => (field) => ({ field, mark: name });
    const isShown = this.options.showDestinations && this.destinations && !this.isEarly;
    const { selected } = this;
    const kind = (to) => {
      const there = this.pieces.get(to);
      if (!there) return 'target';
      return there.side === this.pieces.get(selected)?.side ? 'castle' : 'capture';
    };
    return [
      ...this.lastMove.map(mark('last')),
      ...[this.check].filter((field) => field !== undefined).map(mark('check')),
      ...this.highlights,
      ...(premove ? [premove.from, premove.to].map(mark('premove')) : []),
      ...[selected].filter((field) => field !== undefined).map(mark('held')),
      ...(isShown ? [...this.targets(selected)].map((to) => ({ field: to, mark: kind(to) })) : []),
    ];
  }
}
