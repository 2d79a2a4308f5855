// Entry `notabene/chessground`: what the board of chessground is set to. Loads nothing by itself.

/** The destinations of each square: `movable.dests`. */
export const dests = (game) => game.destinations();

/** The pieces and the side to move: `fen`. */
export const fen = (game) => game.position;

/** The side to move: `turnColor`. */
export const turnColor = (game) => game.side;

/** The squares of the last move: `lastMove`. */
export function lastMove(game) {
  const { move } = game.node();
  return [move?.from, move?.to].filter(Boolean);
}

/** Everything for `Chessground.set`: the moves of one side, of both or, with `null`, of none. */
export function config(game, color = 'both') {
  const turn = turnColor(game);
  return {
    fen: fen(game),
    turnColor: turn,
    check: game.isCheck(),
    lastMove: lastMove(game),
    movable: { free: false, color: color ?? undefined, dests: dests(game) },
  };
}

/** Plays a move of the board: its squares, and the piece of a promotion. A queen if none is given. */
export function play(game, from, to, promotion = 'queen') {
  const moves = game.legalMoves(from);
  const isMeant = (move) => move.to === to || (move.flags.includes('castling') && rookOf(game, move) === to);
  const meant = moves.filter(isMeant);
  const found = meant.find((move) => !move.promotion || move.promotion === promotion);
  return found ? game.play(found.id) : null;
}

// The square of the rook of a castling move: kings may be led onto it.
function rookOf(game, { side, flags, from }) {
  const rooks = game.rights()[side];
  const isOnWing = (rook) => (rook > from) === flags.includes('kingside');
  return rooks.find(isOnWing);
}
