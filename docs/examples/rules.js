// For all examples: the board shows what the game says.
import { lastMove, play } from 'notabene/chessground';

/** The properties of the board that follow from the game. */
export const shown = (game) => ({
  position: game.position,
  destinations: game.destinations(),
  lastMove: lastMove(game),
  check: game.isCheck(),
});

/** Plays what the reader has moved. Pawns become queens, unless the event says something else. */
export const played = (game, { detail }) => play(game, detail.from, detail.to, detail.promotion);

/** The moves as text. */
export const written = (game) => game.export('text');
