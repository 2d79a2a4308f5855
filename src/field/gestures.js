// Pointer and keyboard on a board: tap and tap, drag, arrow keys, and drawing with the right button. Decides nothing about
// moves; `board` does.

// Movement that does not start a drag, in CSS pixels.
const SLACK = { mouse: 3, other: 8 };

export class Gestures {
  #board;
  #view;
  #press;
  #stroke;

  constructor(board, view) {
    this.#board = board;
    this.#view = view;
    const { surface, grid } = view;
    const on = (target, type, handle, options) => target.addEventListener(type, handle.bind(this), options);
    on(surface, 'pointerdown', this.#down);
    on(surface, 'pointermove', this.#moved);
    on(surface, 'pointerup', this.#up);
    on(surface, 'pointercancel', this.cancel);
    on(surface, 'lostpointercapture', this.#lost);
    on(surface, 'touchstart', this.#touch, { passive: false });
    on(surface, 'contextmenu', this.#menu);
    on(grid, 'keydown', this.#key);
    on(grid, 'click', this.#click);
    on(grid, 'focusin', this.#focus);
  }

  // A finger on a piece that can be moved moves it, and not the page.
  #touch(event) {
    if (!this.#view.geometry) return;
    const [touch] = event.changedTouches;
    if (event.touches.length === 1 && this.#board.canPick(this.#view.fieldAt(touch)) && event.cancelable) event.preventDefault();
  }

  #menu(event) {
    if (this.#board.canDraw) event.preventDefault();
  }

  #down(event) {
    const board = this.#board;
    if (!board.prepare() || !event.isPrimary) return;
    const field = this.#view.fieldAt(event);
    if (event.button === 2 && board.canDraw && field >= 0) {
      this.cancel();
      this.#stroke = { from: field, to: field, colour: colourOf(event), pointer: event.pointerId };
      this.#view.surface.setPointerCapture(event.pointerId);
      board.show(this.#stroke);
      return;
    }
    if (event.button !== 0) return this.cancel();
    const wasSelected = field === board.selected;
    const isTarget = board.isTarget(field);
    const canPick = !isTarget && board.canPick(field);
    const id = board.pieceId(field);
    this.#press = { field, id, x: event.clientX, y: event.clientY, pointer: event.pointerId, wasSelected, canPick, isFar: false };
    if (canPick) {
      this.#view.surface.setPointerCapture(event.pointerId);
      board.select(field);
    }
    return undefined;
  }

  // True if what this pointer has begun goes on. A program may have changed the board or the piece meanwhile.
  #goesOn({ pointerId }) {
    const isBegun = () => [this.#press, this.#stroke].some((gesture) => gesture?.pointer === pointerId);
    if (!isBegun() || !this.#board.prepare()) return false;
    const press = this.#press;
    if (press?.canPick && this.#board.pieceId(press.field) !== press.id) this.cancel();
    return isBegun();
  }

  #moved(event) {
    if (!this.#goesOn(event)) return;
    if (this.#stroke?.pointer === event.pointerId) {
      const to = this.#view.fieldAt(event);
      if (to >= 0 && to !== this.#stroke.to) this.#board.show(Object.assign(this.#stroke, { to }));
      return;
    }
    const press = this.#press;
    if (press?.pointer !== event.pointerId) return;
    const slack = SLACK[event.pointerType] ?? SLACK.other;
    press.isFar ||= Math.max(Math.abs(event.clientX - press.x), Math.abs(event.clientY - press.y)) > slack;
    if (press.isFar && press.canPick) this.#board.drag(press.field, this.#view.point(event));
  }

  #up(event) {
    if (!this.#goesOn(event)) return;
    if (this.#stroke?.pointer === event.pointerId) {
      const { from, to, colour } = this.#stroke;
      this.#stroke = undefined;
      this.#board.draw(from, to, colour);
      return;
    }
    const press = this.#press;
    if (press?.pointer !== event.pointerId) return;
    this.#press = undefined;
    const field = this.#view.fieldAt(event);
    if (press.isFar && press.canPick) this.#board.drop(press.field, field);
    else if (press.isFar) return;
    else if (!press.canPick) this.#board.tap(press.field);
    else if (press.wasSelected) this.#board.select(undefined);
    // Keys go on from here.
    if (field >= 0) this.#view.focus(field, true, { preventScroll: true });
  }

  #lost(event) {
    if ([this.#press, this.#stroke].some((gesture) => gesture?.pointer === event.pointerId)) this.cancel();
  }

  /** Ends what a pointer has begun, without a move. */
  cancel() {
    const { field, isFar } = this.#press ?? {};
    this.#press = undefined;
    if (isFar) this.#board.drop(field, -1);
    if (this.#stroke) {
      this.#stroke = undefined;
      this.#board.show(undefined);
    }
  }

  /** Forgets what a pointer has begun, on a board that is drawn anew. */
  forget() {
    this.#press = undefined;
    this.#stroke = undefined;
    this.#board.preview = undefined;
  }

  // The number of the cell of an event, or undefined.
  #cell(event) {
    const cell = event.target.closest('[data-cell]');
    return cell ? Number(cell.dataset.cell) : undefined;
  }

  // Screen readers click on cells; pointers pass through to the drawing.
  #click(event) {
    const field = this.#cell(event);
    if (field !== undefined && this.#board.prepare()) this.#board.tap(field);
  }

  #focus(event) {
    const field = this.#cell(event);
    if (field !== undefined) this.#view.focus(field, false);
  }

  #key(event) {
    const field = this.#cell(event);
    if (field === undefined || event.altKey || event.metaKey || !this.#board.prepare()) return;
    const next = this.#reached(field, event);
    if (next !== undefined) {
      if (next >= 0) this.#view.focus(next);
    } else if (event.key === 'Enter' || event.key === ' ') {
      this.#board.tap(field);
    } else if (event.key !== 'Escape' || !this.#board.escape()) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  // The field that a key leads to, -1 for none; undefined for other keys.
  #reached(field, { key, ctrlKey }) {
    const { fields, rows } = this.#view.geometry;
    const row = ctrlKey ? rows.flat() : rows.find((of) => of.includes(field));
    if (key === 'Home') return row[0];
    if (key === 'End') return row.at(-1);
    return ctrlKey ? undefined : fields[field].next[key];
  }
}

// The colour of a drawing: as on other boards, by the keys that are held.
function colourOf({ shiftKey, ctrlKey, altKey }) {
  const isRed = shiftKey || ctrlKey;
  if (isRed && altKey) return 'yellow';
  if (isRed) return 'red';
  return altKey ? 'blue' : 'green';
}
