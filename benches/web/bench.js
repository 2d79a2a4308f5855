// Speed of Notabene's package beside chessops and chess.js, in the same page and run.
// `cargo xtask bench` serves it with the package and the peers; the result is also in `window.result`.
import init, { Game } from 'notabene';
import { Chess as ChessJs } from 'chess.js';
import { Chess } from 'chessops/chess.js';
import { parseFen } from 'chessops/fen.js';
import { makeSan } from 'chessops/san.js';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const KIWIPETE = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1';
const ROUNDS = 5;

const ops = (fen) => Chess.fromSetup(parseFen(fen).unwrap()).unwrap();
const LAST = { white: 7, black: 0 };
const promotes = (pos, from, to) => pos.board.pawn.has(from) && to >> 3 === LAST[pos.turn];
const PIECES = ['queen', 'rook', 'bishop', 'knight'];

function* opsMoves(pos) {
  const ctx = pos.ctx();
  const king = pos.board.kingOf(pos.turn);
  for (const [from, dests] of pos.allDests(ctx)) {
    for (const to of dests) {
      // Castling is listed as the king taking its rook, and once more as the king's own step.
      if (from === king && Math.abs(from - to) === 2 && pos.castles.castlingRights.nonEmpty()) continue;
      if (promotes(pos, from, to)) for (const promotion of PIECES) yield { from, to, promotion };
      else yield { from, to };
    }
  }
}

function opsPerft(pos, depth) {
  let nodes = 0;
  if (depth === 1) {
    const ctx = pos.ctx();
    for (const [from, dests] of pos.allDests(ctx)) {
      nodes += dests.size();
      if (pos.board.pawn.has(from)) {
        for (const to of dests) if (promotes(pos, from, to)) nodes += 3;
      }
    }
    return nodes;
  }
  for (const move of opsMoves(pos)) {
    const next = pos.clone();
    next.play(move);
    nodes += opsPerft(next, depth - 1);
  }
  return nodes;
}

const opsSans = (fen) => {
  const pos = ops(fen);
  return Array.from(opsMoves(pos), (move) => makeSan(pos, move));
};

/** Units a second: the median of the rounds. */
const median = (list) => list.toSorted((a, b) => a - b)[list.length >> 1];
const time = (work) => {
  const begin = performance.now();
  work();
  return (performance.now() - begin) / 1000;
};

function race(what, runners) {
  const speeds = runners.map(() => []);
  for (let round = 0; round < ROUNDS; round++) {
    runners.forEach(({ units, work }, i) => speeds[i].push(units / time(work)));
  }
  return { what, speeds: speeds.map(median) };
}

const round = (n) => (n >= 1e6 ? `${(n / 1e6).toFixed(1)} M` : n >= 1e3 ? `${(n / 1e3).toFixed(1)} k` : n.toFixed(0));

function show({ what, speeds }) {
  const [own, chessops, chessjs] = speeds;
  const cells = [what, round(own), `${round(chessops)} (${(own / chessops).toFixed(1)}x)`, `${round(chessjs)} (${(own / chessjs).toFixed(1)}x)`];
  const row = document.querySelector('tbody').insertRow();
  for (const cell of cells) row.insertCell().textContent = cell;
  return cells;
}

function disagreements(positions) {
  const game = new Game({ style: { promotion: '=' } });
  const sorted = (list) => list.toSorted().join(' ');
  return positions.flatMap((fen) => {
    game.load(fen);
    const [a, b, c] = [game.texts(), opsSans(fen), new ChessJs(fen).moves()].map(sorted);
    return a === b && a === c ? [] : [`${fen}\n  ${a}\n  ${b}\n  ${c}`];
  });
}

async function run() {
  await init();
  const rows = await (await fetch('../data/chess/perft.json')).json();
  const positions = [...new Set(rows.filter((r) => !r.chess960).map((r) => r.fen))];
  const problems = disagreements(positions);
  document.getElementById('problems').textContent = problems.join('\n');

  const start = new Game();
  const kiwipete = new Game({ position: KIWIPETE });
  const game = new Game({ style: { promotion: '=' } });
  const jsStart = new ChessJs(START);
  const jsKiwipete = new ChessJs(KIWIPETE);
  const opsStart = ops(START);
  const opsKiwipete = ops(KIWIPETE);
  let sink = 0;
  const races = [
    race('perft of the start, nodes/s', [
      { units: 4_865_609, work: () => (sink += start.perft(5)) },
      { units: 197_281, work: () => (sink += opsPerft(opsStart, 4)) },
      { units: 197_281, work: () => (sink += jsStart.perft(4)) },
    ]),
    race('perft of Kiwipete, nodes/s', [
      { units: 4_085_603, work: () => (sink += kiwipete.perft(4)) },
      { units: 97_862, work: () => (sink += opsPerft(opsKiwipete, 3)) },
      { units: 97_862, work: () => (sink += jsKiwipete.perft(3)) },
    ]),
    race('all SANs of a position, positions/s', [
      { units: 20 * positions.length, work: () => { for (let i = 0; i < 20; i++) for (const fen of positions) { game.load(fen); sink += game.texts().length; } } },
      { units: positions.length, work: () => { for (const fen of positions) sink += opsSans(fen).length; } },
      { units: positions.length, work: () => { for (const fen of positions) sink += new ChessJs(fen).moves().length; } },
    ]),
  ];
  const counts = [opsPerft(opsStart, 3), opsPerft(opsKiwipete, 3), start.perft(3), kiwipete.perft(3)];
  return { positions: positions.length, problems, counts, table: races.map(show), sink };
}

window.result = run().catch((error) => ({ failed: `${error}\n${error.stack}` }));
