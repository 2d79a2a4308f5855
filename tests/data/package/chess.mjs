// The adapter for chess.js: a record that is played at once is the same game as its moves one after the other.
import { Chess } from 'notabene/chess';

const RECORDS = {
  plain: '1. e4 {first} e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O f6 6. d4 exd4 7. c4 dxc3 8. Nxc3 1-0',
  zeros: '1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0-0 0-0',
  loose: '1. e2e4 e7-e5 2. Ng1f3 Nb8-c6',
  passed: '1. e4 a6 2. e5 d5 3. exd6 cxd6 4. d4',
  promoted: '[SetUp "1"]\n[FEN "8/P6k/8/8/8/8/7K/8 w - - 0 40"]\n\n40. a8Q Kg6 41. Qg8+ *',
  black: '[SetUp "1"]\n[FEN "4k3/8/8/8/8/8/4P3/4K2R b K - 3 9"]\n\n9... Kd7 10. O-O *',
  none: '[White "Anna"]\n\n*',
};
const all = (chess) => {
  const forced = chess.fen({ forceEnpassantSquare: true });
  const seen = { moves: chess.history({ verbose: true }), fen: chess.fen(), forced, comments: chess.getComments(), pgn: chess.pgn() };
  const back = [];
  for (let move = chess.undo(); move; move = chess.undo()) back.push([move, chess.fen(), chess.fen({ forceEnpassantSquare: true })]);
  return JSON.stringify({ ...seen, back });
};
for (const [name, record] of Object.entries(RECORDS)) {
  const [loaded, played, undone] = [new Chess(), new Chess(), new Chess()];
  loaded.loadPgn(record);
  undone.loadPgn(record);
  const { FEN } = loaded.getHeaders();
  played.load(FEN ?? new Chess().fen());
  for (const [tag, value] of Object.entries(loaded.getHeaders())) played.setHeader(tag, value);
  const comments = new Map(loaded.getComments().map(({ fen, comment }) => [fen, comment]));
  for (const san of loaded.history()) {
    played.move(san);
    if (comments.has(played.fen())) played.setComment(comments.get(played.fen()));
  }
  // Moves that are made when they are taken back.
  const back = [];
  for (let move = undone.undo(); move; move = undone.undo()) back.unshift(move.lan);
  console.log(name, loaded.history().join(' '), back.join(' '), all(loaded) === all(played));
}
for (const wrong of ['1. e4 e5 2. Ke3', '1. e4 e5 1-0 2. Nf3', '1. e4 §']) {
  const chess = new Chess();
  try {
    chess.loadPgn(wrong);
  } catch (error) {
    console.log(error.message);
  }
}
const strict = new Chess();
try {
  strict.loadPgn('1. e4 e5 2. Ng1f3', { strict: true });
} catch (error) {
  console.log(error.message);
}
