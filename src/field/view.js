// The drawing of a board in its shadow tree: SVG of the program, the pieces, and a grid of names for keyboard and screen reader.
import styles from './styles.js';
import words from './words.js';

// Size of the square in which pieces are drawn.
const PIECE = 12.5;
const LAYERS = ['fields', 'marks', 'pieces', 'names', 'overlay'];
const FRAME = `<div class="notabene">
  <svg class="sprites" aria-hidden="true"></svg>
  <div class="board-frame outside" part="board">
    <div class="ranks" part="coordinates" aria-hidden="true"></div>
    <div class="files" part="coordinates" aria-hidden="true"></div>
    <div class="surface" part="surface">
      <svg class="board" viewBox="0 0 100 100" aria-hidden="true">${LAYERS.map((layer) => `<g class="${layer}"></g>`).join('')}</svg>
      <div class="grid" role="grid"></div>
    </div>
  </div>
  <p class="spoken" role="status"></p>
</div>`;

// One for all boards; none without a browser.
const sheet = globalThis.CSSStyleSheet && new CSSStyleSheet();
sheet?.replaceSync(styles);

// Pages that enforce Trusted Types allow this policy by its name.
const asIs = { createHTML: (text) => text };
let policy;
const trusted = (markup) => (policy ??= globalThis.trustedTypes?.createPolicy('notabene-field-board', asIs) ?? asIs).createHTML(markup);

/** The languages that the board speaks. */
export const languages = Object.keys(words);

/** The drawing of one board. */
export class View {
  // The element of each piece by its identity, and of each cell by the number of its field.
  elements = new Map();
  cells = [];
  // The field that the tab key reaches.
  stop = 0;

  constructor(root) {
    root.adoptedStyleSheets = [sheet];
    root.innerHTML = trusted(FRAME);
    for (const name of [...LAYERS, 'notabene', 'sprites', 'board-frame', 'ranks', 'files', 'surface', 'board', 'grid', 'spoken']) {
      this[name] = root.querySelector(`.${name}`);
    }
  }

  /** Draws another board, or the same from another side. */
  setGeometry(geometry, fields, names) {
    this.geometry = geometry;
    const { width, height, isRound, rows, squares } = geometry;
    this.board.setAttribute('viewBox', `0 0 ${width} ${height}`);
    this.fields.innerHTML = trusted(fields);
    this.names.innerHTML = trusted(names);
    for (const field of this.fields.querySelectorAll('[data-field]')) field.setAttribute('part', `field ${field.getAttribute('class')}`);
    this['board-frame'].classList.toggle('round', isRound);
    for (const side of ['ranks', 'files']) this[side].innerHTML = trusted(geometry[side].map((name) => `<span>${name}</span>`).join(''));
    const cell = (n) => `<div role="gridcell" tabindex="-1" data-cell="${n}"></div>`;
    this.grid.innerHTML = trusted(rows.map((row) => `<div role="row">${row.map(cell).join('')}</div>`).join(''));
    if (this.cells.length !== squares.length) this.stop = rows.at(-1)[0];
    this.cells = squares.map((_, n) => this.grid.querySelector(`[data-cell="${n}"]`));
    squares.forEach(([left, top, size], n) => {
      const place = { left: left / width, top: top / height, width: size / width, height: size / height };
      for (const [name, share] of Object.entries(place)) this.cells[n].style[name] = `${share * 100}%`;
    });
    this.makeStop(this.stop);
    this.#forgetPieces();
  }

  #forgetPieces() {
    this.elements.clear();
    this.pieces.replaceChildren();
  }

  /** Makes a field the one that the tab key reaches. */
  makeStop(n) {
    this.cells[this.stop]?.setAttribute('tabindex', '-1');
    this.stop = n;
    this.cells[n]?.setAttribute('tabindex', '0');
  }

  focus(n = this.stop, options = {}) {
    this.makeStop(n);
    this.cells[n]?.focus(options);
  }

  setLook({ coordinates, theme, language, label, animation, isMovable }) {
    for (const name of ['outside', 'inside', 'none']) this['board-frame'].classList.toggle(name, name === coordinates);
    Object.assign(this.notabene.dataset, { theme, plays: isMovable });
    this.notabene.style.setProperty('--animation', `${animation}ms`);
    this.notabene.lang = language;
    this.language = language;
    this.grid.setAttribute('aria-label', label ?? words[language].board);
  }

  /** The drawings of the pieces: the usual ones, and SVG symbols in their place. */
  setSymbols(usual, own) {
    if (this.symbols === own) return;
    this.symbols = own;
    this.sprites.innerHTML = trusted(usual() + own);
    // Of two symbols with one name the later one counts.
    const symbols = new Map(Array.from(this.sprites.querySelectorAll('symbol'), (symbol) => [symbol.id, symbol]));
    for (const symbol of this.sprites.querySelectorAll('symbol')) if (symbols.get(symbol.id) !== symbol) symbol.remove();
    // A set has one symbol for both sides, or one for each.
    this.symbolOf = ({ side, kind }) => (symbols.has(`${side}-${kind}`) ? `#${side}-${kind}` : `#piece-${kind}`);
    this.#forgetPieces();
  }

  setPieces(pieces) {
    const ids = new Set(pieces.map(({ id }) => id));
    for (const [id, element] of this.elements) {
      if (ids.has(id)) continue;
      element.remove();
      this.elements.delete(id);
    }
    for (const piece of pieces) {
      const { id, side, kind, isMine } = piece;
      const element = this.elements.get(id) ?? this.#makePiece(id);
      element.setAttribute('class', `piece ${side}${isMine ? ' mine' : ''}`);
      element.setAttribute('part', `piece ${side} ${kind}`);
      element.firstChild.setAttribute('href', this.symbolOf(piece));
      this.place(piece);
    }
  }

  #makePiece(id) {
    const use = `<use x="${-PIECE / 2}" y="${-PIECE / 2}" width="${PIECE}" height="${PIECE}"/>`;
    this.pieces.insertAdjacentHTML('beforeend', trusted(`<g>${use}</g>`));
    this.elements.set(id, this.pieces.lastChild);
    return this.pieces.lastChild;
  }

  /** Moves a piece to its place; at once while it is held by the pointer. */
  place({ id, x, y, size, isHeld }) {
    const element = this.elements.get(id);
    if (!element) return;
    element.classList.toggle('up', isHeld);
    element.style.transform = `translate(${x}px, ${y}px) scale(${size / PIECE})`;
    if (isHeld && element !== this.pieces.lastChild) this.pieces.append(element);
  }

  still(isStill) {
    this.notabene.classList.toggle('still', isStill);
  }

  /** SVG of the program in a layer, with the colours of pages in a custom property: strict pages allow none in markup. */
  setMarkup(layer, markup, property) {
    this[layer].innerHTML = trusted(markup);
    for (const element of this[layer].querySelectorAll('[data-colour]')) element.style.setProperty(property, element.dataset.colour);
  }

  /** The names of the fields for screen readers, with what stands there and what can be done. */
  setCells(cells) {
    cells.forEach((cell, n) => {
      this.cells[n].setAttribute('aria-label', this.#described(n, cell));
      if (cell.isSelected) this.cells[n].setAttribute('aria-selected', 'true');
      else this.cells[n].removeAttribute('aria-selected');
    });
  }

  #described(n, { holds, isTarget }) {
    const { fields, targets } = words[this.language];
    return (isTarget ? targets : fields)[holds].replace('$', this.geometry.names[n]);
  }

  /** Says to screen readers where pieces have arrived. */
  announce({ arrived, cells }) {
    this.spoken.textContent = arrived.map((n) => this.#described(n, { ...cells[n], isTarget: false })).join('; ');
  }

  /** Says a sentence of the board with names of fields to screen readers. */
  say({ key, fields }) {
    this.spoken.textContent = fields.reduce((text, name) => text.replace('$', name), words[this.language][key]);
  }

  /** The place of a pointer in the drawing. */
  point({ clientX, clientY }) {
    const { left, top, width, height } = this.board.getBoundingClientRect();
    const size = this.board.viewBox.baseVal;
    return [((clientX - left) / (width || 1)) * size.width, ((clientY - top) / (height || 1)) * size.height];
  }
}
