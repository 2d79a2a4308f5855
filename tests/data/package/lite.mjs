// Chess alone is the same as over the whole program: games of moves taken at random, their records, and taking back.
import { Chess as Whole } from 'notabene/chess';
import { Chess, Move, SQUARES, validateFen } from 'notabene/chess-lite';

const STARTS = [
  undefined, 'r3k2r/pppq1ppp/2n1bn2/3pp3/3PP3/2N1BN2/PPPQ1PPP/R3K2R w KQkq - 4 8', '8/PPP4k/8/8/8/8/4Kppp/8 w - - 0 1',
  'rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3', '4k3/8/8/8/8/8/4P3/4K2R b K - 97 9',
];
const LOOKS = ['fen', 'ascii', 'hash', 'history', 'isCheck', 'isCheckmate', 'isStalemate', 'isDraw', 'isGameOver', 'isThreefoldRepetition', 'isInsufficientMaterial'];
const GAMES = 20;
const PLIES = 120;

let seed = 8;
const dice = (sides) => {
  seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
  return (seed >>> 8) % sides;
};
const differences = new Set();
const counted = { moves: 0, castlings: 0, promotions: 0, passed: 0, ends: 0 };
const same = (what, one, other) => {
  if (JSON.stringify(one) !== JSON.stringify(other)) differences.add(`${what}: ${JSON.stringify(one)} ${JSON.stringify(other)}`);
};
for (let n = 0; n < GAMES; n += 1) {
  const [whole, lite] = [new Whole(STARTS[n % STARTS.length]), new Chess(STARTS[n % STARTS.length])];
  for (let ply = 0; ply < PLIES; ply += 1) {
    const moves = whole.moves({ verbose: true });
    same('moves', moves, lite.moves({ verbose: true }));
    same('texts', whole.moves(), lite.moves());
    if (!moves.length) {
      counted.ends += 1;
      break;
    }
    const { san, lan, from, to, promotion, flags } = moves[dice(moves.length)];
    const form = [san, lan, { from, to, promotion }, san.replace(/[+#=]/g, '')][dice(4)];
    same('played', whole.move(form), lite.move(form));
    for (const look of LOOKS) same(look, whole[look](), lite[look]());
    counted.moves += 1;
    counted.castlings += flags.includes('k') || flags.includes('q');
    counted.promotions += Boolean(promotion);
    counted.passed += flags.includes('e');
  }
  const record = whole.pgn();
  const [read, again] = [new Whole(), new Chess()];
  read.loadPgn(record);
  again.loadPgn(record);
  same('record', record, lite.pgn());
  same('read', record, again.pgn());
  same('undone', read.undo(), again.undo());
  same('after it', read.fen(), again.fen());
}
console.log(...differences, Object.values(counted).every(Boolean), counted.moves > 2000);

// What cannot be played or loaded is refused, and the board stays.
const chess = new Chess();
for (const wrong of ['Ke5', 'zz', '', 'e9', 'e4e5', 'x'.repeat(100_000), { from: 'e2', to: 'e5' }, { from: 'x', to: 'y' }]) {
  try {
    console.log(chess.move(wrong));
  } catch (error) {
    console.log(error.message.slice(0, 30));
  }
}
for (const wrong of ['x', '8/8/8/8/8/8/8/8 w - - 0 1', 'kk6/8/8/8/8/8/8/K7 w - - 0 1']) {
  try {
    console.log(new Chess(wrong).fen());
  } catch (error) {
    console.log(error.message);
  }
}
console.log(chess.fen(), new Chess('8/8/8/8/8/8/8/8 w - - 0 1', { skipValidation: true }).moves().length, SQUARES.length);
console.log(chess.move('e4') instanceof Move, validateFen(chess.fen()).ok, chess.undo().san);
