// What chessops has no function for, written with its own means and in its fastest way: counting
// positions, and the short notation of all moves.
import { Chess } from 'chessops/chess';
import { makeFen, parseFen } from 'chessops/fen';
import { parsePgn, startingPosition } from 'chessops/pgn';
import { makeSan, parseSan } from 'chessops/san';

const PROMOTIONS = ['queen', 'rook', 'bishop', 'knight'];
const LAST_RANKS = { white: 7, black: 0 };

export const position = (fen) => Chess.fromSetup(parseFen(fen).unwrap()).unwrap();

const promotes = (pos, from, to) => to >> 3 === LAST_RANKS[pos.turn] && pos.board.pawn.has(from);

/** Calls `visit` with every legal move. Castling is the king taking its own rook. */
function eachMove(pos, visit) {
  for (const [from, dests] of pos.allDests()) {
    for (const to of dests) {
      if (promotes(pos, from, to)) for (const promotion of PROMOTIONS) visit({ from, to, promotion });
      else visit({ from, to });
    }
  }
}

/** The last half-move is counted without being played, as Notabene does too. */
function count(pos) {
  let nodes = 0;
  for (const [from, dests] of pos.allDests()) {
    nodes += dests.size();
    // Pawns promote on the first and last rank only; each of these moves is four.
    if (!pos.board.pawn.has(from)) continue;
    for (const to of dests) if (promotes(pos, from, to)) nodes += 3;
  }
  return nodes;
}

export function perft(pos, depth) {
  if (depth === 1) return count(pos);
  let nodes = 0;
  eachMove(pos, (move) => {
    const next = pos.clone();
    next.play(move);
    nodes += perft(next, depth - 1);
  });
  return nodes;
}

export function sans(fen) {
  const pos = position(fen);
  const list = [];
  eachMove(pos, (move) => list.push(makeSan(pos, move)));
  return list;
}

/** The notation and position of every half-move of the main lines. */
export function replay(text) {
  const lines = [];
  for (const game of parsePgn(text)) {
    const pos = startingPosition(game.headers).unwrap();
    for (const { san } of game.moves.mainline()) {
      const move = parseSan(pos, san);
      const written = makeSan(pos, move);
      pos.play(move);
      lines.push(written, makeFen(pos.toSetup()));
    }
  }
  return lines;
}
