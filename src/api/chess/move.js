// Moves in the shape of chess.js.

/** The letters of pieces by their names. */
export const letters = { king: 'k', queen: 'q', rook: 'r', bishop: 'b', knight: 'n', pawn: 'p' };

/** A text without signs of check, judgement and promotion. */
export const stripped = (text) => text.replace('=', '').replace(/[+#]?[?!]*$/, '');

/** Castling with zeros as castling with letters. */
export const castlingText = (text) => text.replace(/^0-0(-0)?(?![\d-])/, (zeros) => zeros.replaceAll('0', 'O'));

// A move in long notation, or with more or less than its text needs.
const LONG = /^([pnbrqk])?([a-h][1-8])[x-]?([a-h][1-8])=?([qrbn])?$/i;
const LOOSE = /^([pnbrqk])?([a-h]?[1-8]?)x?-?([a-h][1-8])=?([qrbn])?$/i;

/** The move that a text without signs means in another way of writing; none if there is none. */
export function meant(moves, bare) {
  const [, piece, from = '', to, promotion] = LONG.exec(bare) ?? LOOSE.exec(bare) ?? [];
  return moves.find((move) => stripped(move.san).replace('x', '') === bare) ?? (from && moves.find((move) =>
    move.to === to && move.from.includes(from)
    && (!piece || piece.toLowerCase() === move.piece) && (!promotion || promotion.toLowerCase() === move.promotion)));
}

// Flags of chess.js in their order, with the words of `Move`.
function flagsOf({ flags, promotion }) {
  const has = (flag) => flags.includes(flag);
  const special = [
    [has('capture') && !has('en_passant'), 'c'], [has('double'), 'b'], [has('en_passant'), 'e'],
    [has('kingside'), 'k'], [has('queenside'), 'q'],
  ];
  const found = special.filter(([is]) => is).map(([, letter]) => letter).join('') || 'n';
  return found + (promotion ? 'p' : '');
}

export class Move {
  color;
  from;
  to;
  piece;
  captured;
  promotion;
  flags;
  san;
  lan;
  before;
  after;

  constructor(move) {
    this.color = move.side[0];
    this.from = move.from;
    this.to = move.to;
    this.piece = letters[move.piece];
    this.captured = letters[move.captured];
    this.promotion = letters[move.promotion];
    this.flags = flagsOf(move);
    this.san = move.text;
    this.lan = move.id;
    this.before = move.before;
    this.after = move.after;
  }

  /** The null move of a side. */
  static pass(color, before, after) {
    const side = color === 'w' ? 'white' : 'black';
    const move = new Move({ side, from: 'a8', to: 'a8', piece: 'king', flags: [], text: '--', id: 'a8a8', before, after });
    move.flags = '-';
    return move;
  }

  isCapture() {
    return this.flags.includes('c');
  }
  isPromotion() {
    return this.flags.includes('p');
  }
  isEnPassant() {
    return this.flags.includes('e');
  }
  isKingsideCastle() {
    return this.flags.includes('k');
  }
  isQueensideCastle() {
    return this.flags.includes('q');
  }
  isBigPawn() {
    return this.flags.includes('b');
  }
  isNullMove() {
    return this.flags.includes('-');
  }
}
