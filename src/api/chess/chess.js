// The class `Chess` with the names and shapes of chess.js 1.x, over `Game`: moves, their text and the positions after
// them come from it. Positions that no game can have are boards without moves.
import { Game } from '../notabene.js';
import {
  BLACK, DEFAULT_POSITION, KING, SQUARES, WHITE, attackersOf, hashOf, isBare, kingOf, letterOf, other, placeOf, readFen, tidy,
  writeFen,
} from './board.js';
import { validateFen } from './fen.js';
import { Move, castlingText, stripped } from './move.js';
import { SEVEN_TAG_ROSTER, emptyHeaders, readPgn, writePgn } from './pgn.js';

const STYLE = { promotion: '=' };
const NULL_MOVE = '--';
// A move in long notation, or with more or less than its text needs.
const LONG = /^([pnbrqk])?([a-h][1-8])[x-]?([a-h][1-8])=?([qrbn])?$/i;
const LOOSE = /^([pnbrqk])?([a-h]?[1-8]?)x?-?([a-h][1-8])=?([qrbn])?$/i;

export class Chess {
  #game = new Game({ style: STYLE });
  // The position the game has, whether it is one that a game can have, and its board.
  #fen = '';
  #isPlayable = false;
  #board = readFen(DEFAULT_POSITION);
  // The square behind the pawn that has just moved two squares, whether or not it can be taken.
  #passed = '-';
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

  clear({ preserveHeaders = false } = {}) {
    const headers = preserveHeaders ? this.#headers : emptyHeaders();
    this.#headers = { ...headers, SetUp: null, FEN: null };
    this.#past = [];
    this.#comments = {};
    this.#passed = '-';
    this.#set('8/8/8/8/8/8/8/8 w - - 0 1');
  }

  load(fen, { skipValidation = false, preserveHeaders = false } = {}) {
    const fields = fen.split(/\s+/);
    if (fields.length >= 2 && fields.length < 6) fen = [...fields, ...['-', '-', '0', '1'].slice(fields.length - 6)].join(' ');
    const { ok, error } = skipValidation ? { ok: true } : validateFen(fen);
    if (!ok) throw new Error(error);
    this.clear({ preserveHeaders });
    const board = readFen(fen);
    this.#passed = board.ep;
    this.#set(writeFen(tidy(board)));
    this.#setUp(fen);
  }

  reset() {
    this.load(DEFAULT_POSITION);
  }

  fen({ forceEnpassantSquare = false } = {}) {
    return forceEnpassantSquare ? this.#fen.replace(/\S+( \S+ \S+)$/, `${this.#passed}$1`) : this.#fen;
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
    const from = square?.toLowerCase();
    if (!this.#isPlayable || (square && placeOf(from) < 0)) return [];
    const moves = this.#game.legalMoves(from).map((move) => new Move(move));
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
    if (isStrict || !this.#isPlayable) return undefined;
    const moves = this.#moves();
    const isMeant = (move) => stripped(move.san).replace('x', '') === bare;
    const [, piece, from = '', to, promotion] = LONG.exec(bare) ?? LOOSE.exec(bare) ?? [];
    return moves.find(isMeant) ?? (from && moves.find((move) =>
      move.to === to && move.from.includes(from)
      && (!piece || piece.toLowerCase() === move.piece) && (!promotion || promotion.toLowerCase() === move.promotion)));
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
    const { turn, half, number } = this.#now;
    const after = { ...this.#now, turn: other(turn), ep: '-', half: half + 1, number: number + (turn === BLACK) };
    return this.#play(Move.pass(turn, this.#fen, writeFen(after)));
  }

  #play(move) {
    this.#past.push({ move, fen: this.#fen, passed: this.#passed });
    this.#set(move.after);
    this.#passed = move.isBigPawn() ? `${move.to[0]}${move.color === WHITE ? 3 : 6}` : '-';
    return move;
  }

  undo() {
    const last = this.#past.pop();
    if (!last) return null;
    this.#set(last.fen);
    this.#passed = last.passed;
    return last.move;
  }

  history({ verbose = false } = {}) {
    return this.#past.map(({ move }) => (verbose ? move : move.san));
  }

  pgn(options) {
    const start = this.#past[0]?.fen ?? this.#fen;
    const after = (n) => this.#past[n + 1]?.fen ?? this.#fen;
    const moves = this.#past.map(({ move }, n) => ({ color: move.color, san: move.san, comment: this.#comments[after(n)] }));
    const { number } = readFen(start);
    return writePgn({ headers: this.#headers, moves, start: this.#comments[start], number }, options);
  }

  loadPgn(text, { strict = false, newlineChar = '\r?\n' } = {}) {
    const pgn = newlineChar === '\r?\n' ? text : text.replace(new RegExp(newlineChar, 'g'), '\n');
    const { headers, moves, comment, result } = readPgn(pgn);
    this.reset();
    this.header(...Object.entries(headers).flat());
    const fen = strict ? headers.SetUp === '1' && headers.FEN : Object.entries(headers).findLast(([name]) => /^fen$/i.test(name))?.[1];
    if (strict && headers.SetUp === '1' && fen === undefined) throw new Error('Invalid PGN: FEN tag must be supplied with SetUp tag');
    if (fen) this.load(fen, { preserveHeaders: true });
    if (comment !== undefined) this.#comments[this.#fen] = comment;
    for (const { san, comment: said } of moves) {
      const move = stripped(san) === NULL_MOVE ? undefined : this.#find(san, strict);
      if (!move && stripped(san) !== NULL_MOVE) throw new Error(`Invalid move in PGN: ${san}`);
      if (move) this.#play(move);
      else this.#pass();
      if (said !== undefined) this.#comments[this.#fen] = said;
    }
    if (result && this.#headers.Result !== result) this.setHeader('Result', result);
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
    const edge = '   +------------------------+';
    const sign = (cell) => ` ${cell ? letterOf(cell) : '.'} `;
    const rows = this.board().map((row, n) => ` ${8 - n} |${row.map(sign).join('')}|`);
    return [edge, ...rows, edge, '     a  b  c  d  e  f  g  h'].join('\n');
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
    const cells = this.#now.cells.map((cell, n) => (cell ? { square: SQUARES[n], ...cell } : null));
    return Array.from({ length: 8 }, (_, rank) => cells.slice(8 * rank, 8 * rank + 8));
  }

  squareColor(square) {
    const at = placeOf(square);
    if (at < 0) return null;
    return ((at % 8) + (at >> 3)) % 2 ? 'dark' : 'light';
  }

  setCastlingRights(color, rights) {
    const own = this.#now.castling[color];
    Object.assign(own, Object.fromEntries(['k', 'q'].filter((wing) => rights[wing] !== undefined).map((wing) => [wing, rights[wing]])));
    this.#changed();
    const now = this.getCastlingRights(color);
    return ['k', 'q'].every((wing) => rights[wing] === undefined || rights[wing] === now[wing]);
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
