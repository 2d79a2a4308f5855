// Exports of all entries of `notabene/chess`.
import { Game } from '../notabene.js';
import { ChessOver } from './chess.js';

export * from './shapes.js';

export class Chess extends ChessOver {
  static program = {
    Game,
    replay: (fen, texts) => Game.replay(`[SetUp "1"]\n[FEN "${fen}"]\n\n${texts} *`)[0] ?? [],
  };
}
