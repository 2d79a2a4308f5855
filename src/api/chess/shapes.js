// What every entry of chess gives beside the class `Chess`.
export {
  BISHOP, BLACK, DEFAULT_POSITION, KING, KNIGHT, PAWN, QUEEN, ROOK, SQUARES, WHITE,
} from './board.js';
export { validateFen } from './fen.js';
export { Move } from './move.js';
export { SEVEN_TAG_ROSTER } from './pgn.js';
