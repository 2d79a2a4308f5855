// Methods of `Game` that need nothing but its other methods: iterators, maps, predicates, plain objects, streams.
import { parts } from './annotation.js';
import { bad } from './load.js';
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
    const first = this.node(node);
    yield first;
    // The latest is visited first. Variations come between a move and what follows it.
    const open = [[first, false]];
    while (open.length) {
      const [at, isVariation] = open.pop();
      if (isVariation) yield at;
      const [main, ...variations] = this.node(at.node).children.map((child) => this.node(child));
      if (!main) continue;
      yield main;
      open.push([main, false], ...variations.reverse().map((one) => [one, true]));
    }
  },
  *mainline() {
    for (let node = this.node(0); node.children.length; ) yield (node = this.node(node.children[0]));
  },
  history() {
    const moves = [];
    for (let node = this.node(); node.move; node = this.node(node.parent)) moves.unshift(node.move);
    return moves;
  },
  annotate(node, annotation) {
    for (const [part, text] of parts(annotation)) this.setNote(node, part, text);
  },
  resign(side) {
    this.act('resign', side);
  },
  timeout(side) {
    this.act('timeout', side);
  },
  offer() {
    this.act('offer');
  },
  agree() {
    this.act('agree');
  },
  claim(text) {
    this.act('claim', text);
  },
  tags() {
    return this.query('tags');
  },
  rights() {
    return this.query('rights');
  },
  board() {
    return this.query('board');
  },
  destinations() {
    return new Map(this.query('reachable'));
  },
  support(field) {
    return this.scene().looks.find((look) => look.field === field) ?? null;
  },
  isCheck() {
    return this.status().inCheck;
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
    return this.board().map((row) => row.map(letterOf).join(' ').trimEnd()).join('\n');
  },
  epd() {
    const [board, turn, rights, passed, half, number, ...more] = this.position.split(' ');
    const isFen = number !== undefined && more.length === 0;
    return isFen ? `${board} ${turn} ${rights} ${passed} hmvc ${half}; fmvn ${number};` : this.position;
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

// Letters of pieces as in FEN: upper case for White.
const LETTERS = { king: 'k', queen: 'q', rook: 'r', bishop: 'b', knight: 'n', pawn: 'p', man: 'm', crowned: 'd' };

function letterOf(cell) {
  if (!cell) return cell === false ? ' ' : '.';
  const letter = LETTERS[cell.piece];
  return cell.side === 'white' ? letter.toUpperCase() : letter;
}

// The operations of EPD; semicolons between quotes separate none.
const OPERATION = /([A-Za-z]\w*)((?:"[^"]*"|[^";])*)(?:;|$)/g;

function parseEpd(text) {
  if (typeof text !== 'string') throw bad('text', 'a string', text);
  const fields = text.trim().split(/\s+/, 4);
  const operations = {};
  const rest = text.trim().replace(/^(\S+\s*){0,4}/, '');
  for (const [, name, operand] of rest.matchAll(OPERATION)) operations[name] = operand.trim().replace(/^"(.*)"$/, '$1');
  return { position: [...fields, operations.hmvc ?? '0', operations.fmvn ?? '1'].join(' '), operations };
}

/** Adds the methods to the class; `check` throws for what is no game. */
export function extend(Game, check) {
  const bound = (method) =>
    function (...given) {
      check(this);
      return method.apply(this, given);
    };
  const add = (target, methods) => {
    for (const [name, value] of Object.entries(methods)) {
      const method = target === Game ? value : bound(value);
      Object.defineProperty(target, name, { value: method, writable: true, configurable: true });
    }
  };
  for (const name of ['at', 'game', 'hash', 'number', 'result', 'side']) {
    Object.defineProperty(Game.prototype, name, { get() { return Game.prototype.query.call(this, name); }, configurable: true });
  }
  add(Game.prototype, {
    ...METHODS,
    clone() {
      const { at, style } = this;
      const save = this.export('save');
      let steps = 0;
      while (this.redo()) steps += 1;
      const copy = Game.restore(this.export('save'), style);
      for (; steps; steps -= 1) this.undo(), copy.undo();
      this.go(at);
      if (copy.export('save') === save) return copy;
      // Moves taken back elsewhere in the tree stay with the original.
      copy.free();
      return Game.restore(save, style);
    },
    uci() {
      const [game, , start, moves] = this.export('line').split('\n');
      const usual = new Game({ game });
      const from = usual.position === start ? 'startpos' : `fen ${start}`;
      usual.free();
      return `position ${from}${moves ? ` moves ${moves}` : ''}`;
    },
  });
  add(Game, {
    parseEpd,
    fromUci(line, options) {
      if (typeof line !== 'string') throw bad('line', 'a string', line);
      const text = line.trim().replace(/^position\s+/, '');
      const [isWhole, position, listed = ''] = /^(?:startpos|fen\s+(.+?))(?:\s+moves\b\s*(.*))?$/s.exec(text) ?? [];
      const moves = isWhole === undefined ? text.replace(/^moves\s+/, '') : listed;
      const game = new Game(position ? { ...options, position } : options);
      for (const [at, move] of moves.split(/\s+/).filter(Boolean).entries()) {
        try {
          game.play(move);
        } catch (error) {
          throw Object.assign(error, { at });
        }
      }
      return game;
    },
    stream: (source, options) => stream(Game, source, options),
  });
}
