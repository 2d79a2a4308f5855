// The class `Chess` with the names and shapes of chess.js 1.x, over the class `Game` of a program: moves, their text and the
// positions after them come from it. Positions that no game can have are boards without moves.
import {
  DEFAULT_POSITION, KING, SQUARES, attackersOf, drawn, hashOf, isBare, kingOf, other, passed, placeOf, readFen,
  rowsOf, shadeOf, tidy, turnOf, writeFen,
} from './board.js';
import { completed, validateFen } from './fen.js';
import { Move, castlingText, meant, stripped } from './move.js';
import { SEVEN_TAG_ROSTER, emptyHeaders, readPgn, startOf, writePgn } from './pgn.js';
import { passedAfter, replayed } from './replay.js';

const STYLE = { promotion: '=' };
const NULL_MOVE = '--';

/** The class `Chess` without its program: `Game`, and `replay`, which plays the moves of a record at once. */
export class ChessOver {
  #program = this.constructor.program;
  #game = new this.#program.Game({ style: STYLE });
  // The position the game has, whether it is one that a game can have, and its board.
  #fen = '';
  #isPlayable = false;
  #board = readFen(DEFAULT_POSITION);
  // The square behind the pawn that has just moved two squares, whether or not it can be taken; undefined until it is asked
  // for after a record was loaded.
  #passed = '-';
  // Half-moves: text, position before it, the square behind a pawn there; `move` is made when it is asked for.
  #past = [];
  #headers = emptyHeaders();
  #comments = {};

  constructor(fen = DEFAULT_POSITION, { skipValidation = false } = {}) {
    this.load(fen, { skipValidation });
  }

  // Puts a position on the board. The text of a playable one is that of the game.
  #set(fen) {
    this.#isPlayable = this.#isLoaded(fen) || this.#isLoaded(fen.replace(/ \S+( \S+ \S+)$/, ' -$1'));
    this.#fen = this.#isPlayable ? this.#game.position : fen;
    this.#board = undefined;
  }
  #isLoaded(fen) {
    try {
      this.#game.load(fen);
      return true;
    } catch (error) {
      if (error.kind === 'panicked') throw error;
      return false;
    }
  }
  // The board, read out of its text when it is asked for.
  get #now() {
    return (this.#board ??= readFen(this.#fen));
  }
  // Takes over a board that was changed by hand.
  #changed() {
    this.#set(writeFen(tidy(this.#now)));
    this.#passed = this.#now.ep;
    this.#setUp(this.#fen);
  }
  #setUp(fen) {
    if (this.#past.length) return;
    const isUsual = fen === DEFAULT_POSITION;
    Object.assign(this.#headers, { SetUp: isUsual ? null : '1', FEN: isUsual ? null : fen });
  }

  clear(options) {
    this.#forget(options);
    this.#set('8/8/8/8/8/8/8/8 w - - 0 1');
  }
  #forget({ preserveHeaders = false } = {}) {
    const headers = preserveHeaders ? this.#headers : emptyHeaders();
    this.#headers = { ...headers, SetUp: null, FEN: null };
    this.#past = [];
    this.#comments = {};
    this.#passed = '-';
  }

  load(fen, { skipValidation = false, preserveHeaders = false } = {}) {
    fen = completed(fen);
    const { ok, error } = skipValidation ? { ok: true } : validateFen(fen);
    if (!ok) throw new Error(error);
    this.#forget({ preserveHeaders });
    const isUsual = fen === DEFAULT_POSITION;
    const board = isUsual ? undefined : readFen(fen);
    this.#passed = board?.ep ?? '-';
    this.#set(isUsual ? fen : writeFen(tidy(board)));
    this.#setUp(fen);
  }

  reset() {
    this.load(DEFAULT_POSITION);
  }

  fen({ forceEnpassantSquare = false } = {}) {
    if (!forceEnpassantSquare) return this.#fen;
    this.#passed ??= passedAfter(this.#past.at(-1));
    return this.#fen.replace(/\S+( \S+ \S+)$/, `${this.#passed}$1`);
  }

  hash() {
    return hashOf(this.#fen);
  }

  get(square) {
    return this.#now.cells[placeOf(square)] ?? undefined;
  }

  findPiece({ type, color }) {
    return SQUARES.filter((square) => this.get(square)?.type === type && this.get(square).color === color);
  }

  put({ type, color }, square) {
    const { cells } = this.#now;
    const isSecondKing = type === KING && ![undefined, square].includes(kingOf(cells, color));
    if (!/^[pnbrqk]$/i.test(type) || placeOf(square) < 0 || isSecondKing) return false;
    cells[placeOf(square)] = { type, color };
    this.#changed();
    return true;
  }

  remove(square) {
    const piece = this.get(square);
    if (placeOf(square) >= 0) this.#now.cells[placeOf(square)] = null;
    this.#changed();
    return piece;
  }

  attackers(square, attackedBy = this.turn()) {
    return attackersOf(this.#now.cells, square, attackedBy);
  }

  isAttacked(square, attackedBy) {
    return this.attackers(square, attackedBy).length > 0;
  }

  isCheck() {
    const king = kingOf(this.#now.cells, this.turn());
    return king !== undefined && this.isAttacked(king, other(this.turn()));
  }

  inCheck() {
    return this.isCheck();
  }

  #isStuck() {
    return this.#isPlayable && this.#game.texts().length === 0;
  }

  isCheckmate() {
    return this.isCheck() && this.#isStuck();
  }

  isStalemate() {
    return !this.isCheck() && this.#isStuck();
  }

  isInsufficientMaterial() {
    return isBare(this.#now.cells);
  }

  isThreefoldRepetition() {
    const seen = [...this.#past.map(({ fen }) => fen), this.#fen].map(hashOf);
    return seen.filter((hash) => hash === seen.at(-1)).length >= 3;
  }

  isDrawByFiftyMoves() {
    return this.#now.half >= 100;
  }

  isDraw() {
    return this.isDrawByFiftyMoves() || this.isStalemate() || this.isInsufficientMaterial() || this.isThreefoldRepetition();
  }

  isGameOver() {
    return this.isCheckmate() || this.isDraw();
  }

  isPromotion({ from, to }) {
    return this.#moves({ square: from }).some((move) => move.to === to && move.promotion);
  }

  #moves({ square, piece } = {}) {
    if (!this.#isPlayable || (square && placeOf(square.toLowerCase()) < 0)) return [];
    const moves = this.#game.legalMoves(square?.toLowerCase()).map((move) => new Move(move));
    return piece ? moves.filter((move) => move.piece === piece.toLowerCase()) : moves;
  }

  moves({ verbose = false, square, piece } = {}) {
    if (!verbose && !square && !piece) return this.#isPlayable ? this.#game.texts() : [];
    const moves = this.#moves({ square, piece });
    return verbose ? moves : moves.map((move) => move.san);
  }

  // A legal move by its text or id; none if it is not one.
  #read(text) {
    try {
      return this.#isPlayable ? new Move(this.#game.find(text)) : undefined;
    } catch (error) {
      if (error.kind === 'panicked') throw error;
      return undefined;
    }
  }

  #find(text, isStrict) {
    const bare = stripped(isStrict ? text : castlingText(text));
    const move = this.#read(bare);
    if (move && stripped(move.san) === bare) return move;
    return isStrict || !this.#isPlayable ? undefined : meant(this.#moves(), bare);
  }

  #between({ from, to, promotion }) {
    const squares = placeOf(from) >= 0 && placeOf(to) >= 0 ? `${from}${to}` : undefined;
    const move = squares && (this.#read(squares) ?? (promotion && this.#read(`${squares}${promotion}`)));
    return move?.lan.startsWith(squares) ? move : undefined;
  }

  move(move, { strict = false } = {}) {
    const text = move ?? NULL_MOVE;
    if (typeof text === 'string' && stripped(text) === NULL_MOVE) return this.#pass();
    const found = typeof text === 'string' ? this.#find(text, strict) : this.#between(text);
    if (!found) throw new Error(`Invalid move: ${typeof move === 'string' ? move : JSON.stringify(move)}`);
    return this.#play(found);
  }

  #pass() {
    if (this.isCheck()) throw new Error('Null move not allowed when in check');
    return this.#play(Move.pass(this.turn(), this.#fen, writeFen(passed(this.#now))));
  }

  #play(move) {
    this.#past.push({ san: move.san, fen: this.#fen, passed: this.#passed, move });
    this.#set(move.after);
    this.#passed = undefined;
    return move;
  }

  undo() {
    const last = this.#past.pop();
    if (!last) return null;
    this.#set(last.fen);
    this.#passed = last.passed;
    return last.move ?? this.#read(last.san);
  }

  history({ verbose = false } = {}) {
    if (!verbose) return this.#past.map(({ san }) => san);
    for (const half of this.#past.filter(({ move }) => !move)) {
      this.#game.load(half.fen);
      half.move = new Move(this.#game.find(half.san));
    }
    this.#isLoaded(this.#fen);
    return this.#past.map(({ move }) => move);
  }

  pgn(options) {
    const start = this.#past[0]?.fen ?? this.#fen;
    const after = (n) => this.#past[n + 1]?.fen ?? this.#fen;
    const moves = this.#past.map(({ san, fen }, n) => ({ color: turnOf(fen), san, comment: this.#comments[after(n)] }));
    const { number } = readFen(start);
    return writePgn({ headers: this.#headers, moves, start: this.#comments[start], number }, options);
  }

  loadPgn(text, { strict = false, newlineChar = '\r?\n' } = {}) {
    const lines = newlineChar === '\r?\n' ? text : text.replace(new RegExp(newlineChar, 'g'), '\n');
    const { headers, moves, comment, result } = readPgn(lines);
    this.reset();
    this.header(...Object.entries(headers).flat());
    const fen = startOf(headers, strict);
    if (fen) this.load(fen, { preserveHeaders: true });
    if (comment !== undefined) this.#comments[this.#fen] = comment;
    const line = this.#isPlayable && !this.#past.length && replayed(this.#program.replay, this.#fen, moves);
    if (line) this.#take(line, moves);
    else this.#playAll(moves, strict);
    if (result && this.#headers.Result !== result) this.setHeader('Result', result);
  }

  // Takes over half-moves that were played at once.
  #take(line, moves) {
    for (const [n, { san, after }] of line.entries()) {
      this.#past.push({ san, fen: this.#fen, passed: this.#passed });
      [this.#fen, this.#passed] = [after, undefined];
      if (moves[n].comment !== undefined) this.#comments[after] = moves[n].comment;
    }
    if (line.length) this.#set(this.#fen);
  }

  // Plays the moves of a record one after the other, in any of the forms that `move` reads.
  #playAll(moves, strict) {
    for (const { san, comment: said } of moves) {
      const move = stripped(san) === NULL_MOVE ? undefined : this.#find(san, strict);
      if (!move && stripped(san) !== NULL_MOVE) throw new Error(`Invalid move in PGN: ${san}`);
      if (move) this.#play(move);
      else this.#pass();
      if (said !== undefined) this.#comments[this.#fen] = said;
    }
  }

  header(...args) {
    for (let n = 0; n < args.length; n += 2) {
      if (typeof args[n] === 'string' && typeof args[n + 1] === 'string') this.#headers[args[n]] = args[n + 1];
    }
    return this.#headers;
  }

  setHeader(key, value) {
    this.#headers[key] = value ?? SEVEN_TAG_ROSTER[key] ?? null;
    return this.getHeaders();
  }

  removeHeader(key) {
    const isThere = key in this.#headers;
    if (isThere) this.#headers[key] = SEVEN_TAG_ROSTER[key] ?? null;
    return isThere;
  }

  getHeaders() {
    return Object.fromEntries(Object.entries(this.#headers).filter(([, value]) => value !== null));
  }

  ascii() {
    return drawn(this.board());
  }

  perft(depth) {
    return this.#isPlayable ? this.#game.perft(depth) : 0;
  }

  setTurn(color) {
    if (this.turn() === color) return false;
    this.move(NULL_MOVE);
    return true;
  }

  turn() {
    return this.#now.turn;
  }

  moveNumber() {
    return this.#now.number;
  }

  board() {
    return rowsOf(this.#now.cells);
  }

  squareColor(square) {
    return shadeOf(placeOf(square));
  }

  setCastlingRights(color, rights) {
    const asked = ['k', 'q'].filter((wing) => rights[wing] !== undefined);
    for (const wing of asked) this.#now.castling[color][wing] = rights[wing];
    this.#changed();
    return asked.every((wing) => rights[wing] === this.#now.castling[color][wing]);
  }

  getCastlingRights(color) {
    return { ...this.#now.castling[color] };
  }

  // Forgets comments on positions that are no longer in the game.
  #prune() {
    const seen = [...this.#past.map(({ fen }) => fen), this.#fen].filter((fen) => fen in this.#comments);
    this.#comments = Object.fromEntries(seen.map((fen) => [fen, this.#comments[fen]]));
  }

  getComment() {
    return this.#comments[this.#fen];
  }

  setComment(comment) {
    this.#comments[this.#fen] = comment.replaceAll('{', '[').replaceAll('}', ']');
  }

  removeComment() {
    const comment = this.getComment();
    delete this.#comments[this.#fen];
    return comment;
  }

  deleteComment() {
    return this.removeComment();
  }

  getComments() {
    this.#prune();
    return Object.entries(this.#comments).map(([fen, comment]) => ({ fen, comment }));
  }

  removeComments() {
    const comments = this.getComments();
    this.#comments = {};
    return comments;
  }

  deleteComments() {
    return this.removeComments();
  }
}
