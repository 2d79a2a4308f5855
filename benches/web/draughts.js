// What rapid-draughts has no function for, written with its own means, in the way of its own search: counting
// positions, and setting up one.
import { DraughtsPlayer } from 'rapid-draughts';
import { EnglishDraughtsBitSquare as BIT, EnglishDraughtsEngineFactory as factory } from 'rapid-draughts/english';

/** Its bits in the order of the squares, 1 to 32. */
const LAYOUT = [
  11, 5, 31, 25, 10, 4, 30, 24, 3, 29, 23, 17, 2, 28, 22, 16, 27, 21, 15, 9, 26, 20, 14, 8, 19, 13, 7, 1, 18, 12, 6, 0,
];

/** A position of PDN: `B:W21-32:B1-12`. */
export function position(fen) {
  const [turn, ...lists] = fen.split(':');
  const board = { W: 0, B: 0, king: 0 };
  for (const [side, ...list] of lists) {
    for (const item of list.join('').split(',').filter(Boolean)) {
      const [from, to = from] = item.replace('K', '').split('-').map(Number);
      for (let number = from; number <= to; number++) {
        board[side] = (board[side] | BIT[LAYOUT[number - 1]]) >>> 0;
        if (item.startsWith('K')) board.king = (board.king | BIT[LAYOUT[number - 1]]) >>> 0;
      }
    }
  }
  const player = turn === 'W' ? DraughtsPlayer.LIGHT : DraughtsPlayer.DARK;
  return factory.setup({ player, board: { light: board.W, dark: board.B, king: board.king } });
}

/** The last half-move is counted without being played, as Notabene does too. */
export function perft(engine, depth) {
  const moves = engine.moves;
  if (depth === 1) return moves.length;
  let nodes = 0;
  for (const move of moves) {
    const next = engine.clone();
    next.move(move);
    nodes += perft(next, depth - 1);
  }
  return nodes;
}
