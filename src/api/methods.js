// Methods of `Game` that need nothing but its other methods: iterators, maps, predicates, plain objects, streams.
import { stream } from './stream.js';

// Outcomes and claims behind each predicate.
const INSUFFICIENT = ['dead', 'draw:few_pieces'];
const REPEATED = ['repetition5', 'draw:repetition', 'draw:repetition3', 'repetition3'];
const QUIET = ['moves75', 'draw:quiet', 'draw:moves50', 'moves50'];
const DRAWN = ['stalemate', 'agreed', ...INSUFFICIENT, ...REPEATED, ...QUIET];

const word = (game) => game.status().status;
const claimsOne = (game, words) => {
  const { status, claims } = game.status();
  return [status, ...claims].some((one) => words.includes(one));
};

const METHODS = {
  *walk(node = 0) {
    for (const id of this.nodes(node)) yield this.node(id);
  },
  *mainline() {
    for (let node = this.node(0); node.children.length; ) yield (node = this.node(node.children[0]));
  },
  destinations() {
    return new Map(this.reachable());
  },
  isCheck() {
    return this.status().in_check;
  },
  isCheckmate() {
    return word(this) === 'checkmate';
  },
  isStalemate() {
    return word(this) === 'stalemate';
  },
  isInsufficientMaterial() {
    return INSUFFICIENT.includes(word(this));
  },
  isThreefoldRepetition() {
    return claimsOne(this, REPEATED);
  },
  isDrawByFiftyMoves() {
    return claimsOne(this, QUIET);
  },
  isDraw() {
    const { status, outcome } = this.status();
    return outcome ? outcome.winner === null : DRAWN.includes(status);
  },
  isGameOver() {
    return word(this) !== 'ongoing';
  },
  ascii() {
    return this.export('ascii');
  },
  toJSON() {
    const { game, result } = this;
    const { position, comment, shapes, children } = this.node(0);
    const start = { position, ...written({ comment, shapes }) };
    return { game, tags: this.tags(), result, start, moves: line(this, children), save: this.export('save') };
  },
};

// The parts of an object that say something.
const written = (parts) =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== null && value !== false && value.length !== 0));

// A line as an array: each move with the variations that replace it.
function line(game, children) {
  const moves = [];
  while (children.length) {
    const [main, ...others] = children;
    const { node, number, move, before, comment, nags, clock, eval: evaluation, shapes, offer, end, children: next } = game.node(main);
    const variations = others.map((other) => line(game, [other]));
    const { id, text, side } = move;
    moves.push({ node, number, side, id, text, ...written({ before, comment, nags, clock, eval: evaluation, shapes, offer, end, variations }) });
    children = next;
  }
  return moves;
}

/** Adds the methods to the class. */
export function extend(Game) {
  const add = (target, name, value) => Object.defineProperty(target, name, { value, writable: true, configurable: true });
  for (const [name, method] of Object.entries(METHODS)) add(Game.prototype, name, method);
  add(Game, 'stream', (source, options) => stream(Game, source, options));
  add(Game, 'parseEpd', parseEpd);
}

// The operations of EPD; semicolons between quotes separate none.
const OPERATION = /([A-Za-z]\w*)((?:"[^"]*"|[^";])*)(?:;|$)/g;

function parseEpd(text) {
  const [board, ...rest] = String(text).trim().split(/\s+/);
  const operations = {};
  const tail = String(text).trim().replace(/^(\S+\s*){0,4}/, '');
  for (const [, name, operand] of tail.matchAll(OPERATION)) operations[name] = operand.trim().replace(/^"(.*)"$/, '$1');
  const fields = [board, ...rest.slice(0, 3), operations.hmvc ?? '0', operations.fmvn ?? '1'];
  return { position: fields.join(' '), operations };
}
