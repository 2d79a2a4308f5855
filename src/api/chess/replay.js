// The main line of a record, played at once: one call of the program instead of several for each half-move.
import { WHITE, placeOf, readFen, turnOf } from './board.js';
import { stripped } from './move.js';

// A move as the program writes it, with or without a sign of promotion.
const SAN = /^(?:O-O(?:-O)?|[KQRBN][a-h]?[1-8]?x?[a-h][1-8]|(?:[a-h]x)?[a-h][1-8](?:=?[QRBN])?)[+#]?$/;

/**
 * The texts of moves and the positions after them by a program, from a position that it wrote; undefined if one of the moves
 * is written in another way or cannot be played.
 */
export function replayed(replay, fen, moves) {
  if (!moves.every(({ san }) => SAN.test(san))) return undefined;
  const line = moves.length ? replay(fen, moves.map(({ san }) => san).join(' ')) : [];
  const half = moves.map((_, n) => ({ san: line[2 * n], after: line[2 * n + 1] }));
  const isWhole = line.length === 2 * moves.length;
  return isWhole && half.every(({ san }, n) => stripped(san) === stripped(moves[n].san)) ? half : undefined;
}

/** The square behind a pawn that a half-move has moved two squares; `-` after any other. */
export function passedAfter({ san, fen }) {
  const side = turnOf(fen);
  const [, file] = (side === WHITE ? /^([a-h])4[+#]?$/ : /^([a-h])5[+#]?$/).exec(san) ?? [];
  if (!file) return '-';
  const behind = file + (side === WHITE ? 3 : 6);
  // A pawn that has moved one square only came from there.
  return readFen(fen).cells[placeOf(behind)] ? '-' : behind;
}
