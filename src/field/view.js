// The drawing of a board in its shadow tree: fields, highlights, pieces, arrows, and a grid of names for keyboard and
// screen reader. Knows what is shown, not why.
import styles from './styles.js';
import words from './words.js';
import { symbols } from './program.js';
import { COLOURS } from './options.js';

const SVG = 'http://www.w3.org/2000/svg';
// Size of the square in which pieces are drawn.
const PIECE = 12.5;

let sheet;
function styleSheet() {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
  }
  return sheet;
}

// Pages that enforce Trusted Types allow this policy by its name.
let policy;
function trusted(markup) {
  policy ??= globalThis.trustedTypes?.createPolicy('notabene-field-board', { createHTML: (text) => text }) ?? { createHTML: (text) => text };
  return policy.createHTML(markup);
}

function html(name, attributes = {}, children = []) {
  return filled(document.createElement(name), attributes, children);
}

function svg(name, attributes = {}, children = []) {
  return filled(document.createElementNS(SVG, name), attributes, children);
}

function filled(made, attributes, children) {
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** The languages that the board speaks. */
export const languages = Object.keys(words);

/** The drawing of one board. */
export class View {
  constructor(root) {
    root.adoptedStyleSheets = [styleSheet()];
    this.sprites = svg('svg', { class: 'sprites', 'aria-hidden': 'true' });
    const layer = (name) => (this[name] = svg('g', { class: name }));
    const layers = ['fields', 'marks', 'pieces', 'names', 'overlay'].map(layer);
    this.board = svg('svg', { class: 'board', viewBox: '0 0 100 100', 'aria-hidden': 'true' }, layers);
    this.grid = html('div', { class: 'grid', role: 'grid' });
    this.surface = html('div', { class: 'surface', part: 'surface' }, [this.board, this.grid]);
    const names = (name) => (this[name] = html('div', { class: name, part: 'coordinates', 'aria-hidden': 'true' }));
    this.frame = html('div', { class: 'board-frame outside', part: 'board' }, [names('ranks'), names('files'), this.surface]);
    this.spoken = html('p', { class: 'spoken', role: 'status' });
    this.root = html('div', { class: 'notabene' }, [this.sprites, this.frame, this.spoken]);
    root.replaceChildren(this.root);
    // The element of each piece by its identity, and of each cell by the number of its field.
    this.elements = new Map();
    this.cells = [];
    this.focused = 0;
  }

  /** Draws another board, or the same from another side. */
  setGeometry(geometry) {
    this.geometry = geometry;
    const { width, height, ranks, files, ground, names, isRound } = geometry;
    this.board.setAttribute('viewBox', `0 0 ${width} ${height}`);
    this.fields.innerHTML = trusted(ground);
    this.names.innerHTML = trusted(names);
    for (const field of this.fields.querySelectorAll('[data-field]')) field.setAttribute('part', `field ${field.getAttribute('class')}`);
    this.frame.classList.toggle('round', isRound);
    this.ranks.replaceChildren(...ranks.map((name) => html('span', {}, [name])));
    this.files.replaceChildren(...files.map((name) => html('span', {}, [name])));
    this.makeGrid();
    this.elements.clear();
    this.pieces.replaceChildren();
  }

  makeGrid() {
    const { rows, fields, width, height } = this.geometry;
    const before = this.cells.length;
    this.cells = [];
    const cell = (n) => {
      const { x, y, size } = fields[n];
      const made = html('div', { role: 'gridcell', tabindex: '-1', 'data-cell': n });
      made.style.left = `${((x - size / 2) / width) * 100}%`;
      made.style.top = `${((y - size / 2) / height) * 100}%`;
      made.style.width = `${(size / width) * 100}%`;
      made.style.height = `${(size / height) * 100}%`;
      return (this.cells[n] = made);
    };
    this.grid.replaceChildren(...rows.map((row) => html('div', { role: 'row' }, row.map(cell))));
    if (before !== this.cells.length) this.focused = rows.at(-1)[0];
    this.cells[this.focused]?.setAttribute('tabindex', '0');
  }

  /** Makes a field the one that the tab key reaches, and moves the focus there. */
  focus(n, isFocused = true, options = {}) {
    this.cells[this.focused]?.setAttribute('tabindex', '-1');
    this.focused = n;
    this.cells[n].setAttribute('tabindex', '0');
    if (isFocused) this.cells[n].focus(options);
  }

  setLook({ coordinates, theme, language, label, animation, isMovable }) {
    for (const name of ['outside', 'inside', 'none']) this.frame.classList.toggle(name, name === coordinates);
    this.root.dataset.theme = theme;
    this.root.dataset.plays = String(isMovable);
    this.root.style.setProperty('--animation', `${animation}ms`);
    this.language = languages.includes(language) ? language : 'en';
    this.root.lang = this.language;
    this.grid.setAttribute('aria-label', label ?? words[this.language].board);
  }

  /** The drawings of the pieces: SVG symbols, the usual ones without a text. */
  setSymbols(text) {
    if (this.symbols === (text ?? '')) return;
    this.symbols = text ?? '';
    this.sprites.innerHTML = trusted(symbols() + this.symbols);
    const own = new Set(Array.from(this.sprites.querySelectorAll('symbol'), ({ id }) => id));
    // A set has one symbol for both sides, or one for each.
    this.symbolOf = ({ side, kind }) => (own.has(`${side}-${kind}`) ? `#${side}-${kind}` : `#piece-${kind}`);
    if (this.symbols) {
      // Of two symbols with one name the later one counts.
      const seen = new Set();
      for (const symbol of Array.from(this.sprites.querySelectorAll('symbol')).reverse()) {
        if (seen.has(symbol.id)) symbol.remove();
        seen.add(symbol.id);
      }
    }
    for (const element of this.elements.values()) element.remove();
    this.elements.clear();
  }

  /** Puts the pieces in their places: `pieces` from fields to pieces with an identity. */
  setPieces(pieces, isMine) {
    const gone = new Map(this.elements);
    for (const [field, piece] of pieces) {
      const element = this.elements.get(piece.id) ?? this.makePiece(piece);
      gone.delete(piece.id);
      const { side, kind } = piece;
      element.setAttribute('class', `piece ${side}${isMine(piece, field) ? ' mine' : ''}`);
      element.setAttribute('part', `piece ${side} ${kind}`);
      element.firstChild.setAttribute('href', this.symbolOf(piece));
      this.place(piece.id, this.geometry.fields[field]);
    }
    for (const [id, element] of gone) {
      element.remove();
      this.elements.delete(id);
    }
  }

  makePiece({ id }) {
    const half = PIECE / 2;
    const use = svg('use', { x: -half, y: -half, width: PIECE, height: PIECE });
    const element = svg('g', {}, [use]);
    this.pieces.append(element);
    this.elements.set(id, element);
    return element;
  }

  /** Moves a piece to a place of the drawing; at once while it is held by the pointer. */
  place(id, { x, y, size }, isHeld = false) {
    const element = this.elements.get(id);
    if (!element) return;
    element.classList.toggle('up', isHeld);
    element.style.transform = `translate(${x}px, ${y}px) scale(${size / PIECE})`;
    if (isHeld && element !== this.pieces.lastChild) this.pieces.append(element);
  }

  /** The next changes are shown at once. */
  still(isStill) {
    this.root.classList.toggle('still', isStill);
  }

  /** Highlights: fields with the name of a mark, and perhaps a colour. */
  setMarks(marks) {
    const { drawing } = this.geometry;
    this.marks.innerHTML = trusted(marks.map(({ field, mark }) => drawing.mark(field, mark)).join(''));
    marks.forEach(({ mark, colour }, n) => {
      const element = this.marks.children[n];
      element.setAttribute('part', `mark ${mark}`);
      if (colour) {
        element.classList.add('tinted');
        element.style.setProperty('--tint', colour);
      }
    });
  }

  /** Arrows and circles. */
  setShapes(shapes) {
    const { drawing } = this.geometry;
    const made = shapes.map(({ from, to, colour }) => {
      const d = drawing.shape(from, to);
      const isNamed = COLOURS.includes(colour);
      const lines = [svg('path', { class: 'halo', d }), svg('path', { class: 'stroke', d })];
      const group = svg('g', { class: `drawn ${isNamed ? colour : ''}`, part: 'shape' }, lines);
      if (!isNamed) group.style.setProperty('--pen', colour);
      return group;
    });
    this.overlay.replaceChildren(...made);
  }

  /** The names of the fields for screen readers, with what stands there and what can be done. */
  setCells(pieces, targets, selected) {
    this.cells.forEach((cell, n) => {
      cell.setAttribute('aria-label', this.describe(n, pieces, targets.has(n)));
      if (n === selected) cell.setAttribute('aria-selected', 'true');
      else cell.removeAttribute('aria-selected');
    });
  }

  describe(n, pieces, isTarget = false) {
    const piece = pieces.get(n);
    const { fields, targets } = words[this.language];
    const pattern = (isTarget ? targets : fields)[piece ? `${piece.side} ${piece.kind}` : ''];
    return pattern.replace('$', this.geometry.fields[n].name);
  }

  /** Says something to screen readers: a sentence of the board with its fields. */
  say(key, ...fields) {
    const sentence = words[this.language][key];
    this.speak(fields.reduce((text, field) => text.replace('$', this.geometry.fields[field].name), sentence));
  }

  speak(text) {
    this.spoken.textContent = text;
  }

  /** The place of a pointer in the drawing. */
  point({ clientX, clientY }) {
    const frame = this.board.getBoundingClientRect();
    const { width, height } = this.geometry;
    return { x: ((clientX - frame.left) / (frame.width || 1)) * width, y: ((clientY - frame.top) / (frame.height || 1)) * height };
  }

  /** The number of the field under a pointer, or -1. */
  fieldAt(event) {
    const { x, y } = this.point(event);
    return this.geometry.drawing.field_at(x, y);
  }
}
