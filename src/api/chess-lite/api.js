// Exports of all entries of `notabene/chess-lite`: those of `notabene/chess`, over the smaller program.
import { ChessOver } from '../chess/chess.js';
import { Game, replay } from './game.js';

export * from '../chess/shapes.js';

export class Chess extends ChessOver {
  static program = { Game, replay };
}
