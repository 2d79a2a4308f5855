// Speed of Notabene's package beside chessops, chess.js and rapid-draughts, in the same page and run.
// Serve the root of the repository, or run `cargo xtask bench`; the result is also in `window.result`.
//
// positions.json: 200 positions out of random games (80 any, 30 with a promotion, 30 with castling, 30 in
// check, 20 with en passant, 10 with a mate in one), made for this comparison.
import init, { Game } from 'notabene';
import { Chess as ChessJs } from 'chess.js';
import * as ops from './chessops.js';
import * as rapid from './draughts.js';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const KIWIPETE = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1';
// English draughts; the counts of two depths, and the first of these depths.
const DRAUGHTS = [
  ['the start', 'B:W21-32:B1-12', [179_740, 845_931], 7],
  ['a middle game', 'B:W21,24,25,26,28,29,30,32:B1,3,4,5,6,8,9,10', [106_657, 655_498], 6],
  ['kings', 'B:WK5,K9,15,16,K23,K24:BK6,11,K29,K31', [25_802, 215_511], 7],
];
const ROUNDS = 7;
// Each measurement repeats its work for so long, so that neither the clock nor a pause decides.
const SECONDS = 0.2;

/** Units a second, for as many repetitions as fill the time. */
function speed({ units, work }) {
  const begin = performance.now();
  let times = 0;
  let seconds = 0;
  while (seconds < SECONDS) {
    const result = work();
    if (result !== units) throw new Error(`${result} units instead of ${units}`);
    times += 1;
    seconds = (performance.now() - begin) / 1000;
  }
  return (times * units) / seconds;
}

const median = (list) => list.toSorted((a, b) => a - b)[list.length >> 1];
const breath = () => new Promise((done) => setTimeout(done));

/** The medians of all runners. They take turns, every other round in the opposite order. */
async function race(what, runners, table = '#chess') {
  const speeds = runners.map(() => []);
  runners.forEach(speed); // to warm up
  for (let round = 0; round < ROUNDS; round++) {
    const order = runners.map((_, i) => (round % 2 ? runners.length - 1 - i : i));
    for (const i of order) {
      speeds[i].push(speed(runners[i]));
      await breath();
    }
  }
  return show(what, speeds.map(median), table);
}

const short = (n) =>
  n >= 1e6 ? `${(n / 1e6).toFixed(1)} M` : n >= 1e3 ? `${(n / 1e3).toFixed(1)} k` : n.toFixed(0);

function show(what, [own, ...peers], table) {
  const beside = peers.map((peer) => `${short(peer)} (${(own / peer).toFixed(1)}x)`);
  const cells = [what, short(own), ...beside];
  const row = document.querySelector(`${table} tbody`).insertRow();
  for (const cell of cells) row.insertCell().textContent = cell;
  return cells;
}

/** The positions about whose moves the three do not agree to the letter. */
function disagreements(game, positions) {
  const sorted = (list) => list.toSorted().join(' ');
  return positions.flatMap((fen) => {
    game.load(fen);
    const [own, chessops, chessjs] = [game.texts(), ops.sans(fen), new ChessJs(fen).moves()].map(sorted);
    const same = own === chessops && own === chessjs;
    return same ? [] : [`${fen}\n  Notabene ${own}\n  chessops ${chessops}\n  chess.js ${chessjs}`];
  });
}

/** Notabene goes one half-move deeper, so that its measurement is no shorter than the others'. */
function perfts(what, fen, [shallow, deep], depth) {
  const own = new Game({ position: fen });
  const chessops = ops.position(fen);
  const chessjs = new ChessJs(fen);
  return race(`perft of ${what}, nodes/s`, [
    { units: deep, work: () => own.perft(depth + 1) },
    { units: shallow, work: () => ops.perft(chessops, depth) },
    { units: shallow, work: () => chessjs.perft(depth) },
  ]);
}

/** From the FEN to the notation of all moves; the number of moves is checked on the way. */
function notation(game, positions) {
  const total = (sans) => positions.reduce((sum, fen) => sum + sans(fen).length, 0);
  const ways = [(fen) => (game.load(fen), game.texts()), ops.sans, (fen) => new ChessJs(fen).moves()];
  const moves = total(ways[0]);
  const units = positions.length;
  const runner = (sans) => ({ units, work: () => (total(sans) === moves ? units : 0) });
  return race('FEN to all SANs, positions/s', ways.map(runner));
}

/** The notation and position of every half-move, as chess.js gives them. */
function replayByChessJs(games) {
  const lines = [];
  for (const pgn of games) {
    const chess = new ChessJs();
    chess.loadPgn(pgn);
    for (const { san, after } of chess.history({ verbose: true })) lines.push(san, after);
  }
  return lines;
}

/** From a collection of games to notation and position of every half-move, as strings of JavaScript. */
async function records(text) {
  const games = text.split(/(?=^\[Event )/m).filter((game) => game.trim());
  const own = () => Game.replay(text);
  const [written, peer] = [own().flat(), ops.replay(text)];
  const different = written.findIndex((line, i) => line !== peer[i]);
  if (different >= 0 || written.length !== peer.length) throw new Error(`${written[different]} and ${peer[different]}`);
  const units = written.length / 2;
  const count = (games) => games.reduce((sum, lines) => sum + lines.length, 0) / 2;
  // chess.js takes half a minute for all games: it reads the first fifty.
  const few = games.slice(0, 50);
  const fewer = replayByChessJs(few).length / 2;
  return race('PGN to SAN and FEN, half-moves/s', [
    { units, work: () => count(own()) },
    { units, work: () => ops.replay(text).length / 2 },
    { units: fewer, work: () => replayByChessJs(few).length / 2 },
  ]);
}

/** A node is a node: both meet the same counts, or the race fails. As in chess, Notabene goes one deeper. */
function draughts([what, fen, [shallow, deep], depth]) {
  const own = new Game({ game: 'draughts/english', position: fen });
  const peer = rapid.position(fen);
  if (own.perft(depth) !== shallow) throw new Error(`not ${shallow} nodes at depth ${depth} of ${fen}`);
  const runners = [
    { units: deep, work: () => own.perft(depth + 1) },
    { units: shallow, work: () => rapid.perft(peer, depth) },
  ];
  return race(`perft of ${what}, nodes/s`, runners, '#draughts');
}

/** A collection that belongs to others and is not part of the project; without it that race is left out. */
async function corpus() {
  const answer = await fetch('/data/corpus.pgn');
  return answer.ok ? answer.text() : '';
}

async function run() {
  await init();
  const positions = await (await fetch('positions.json')).json();
  const game = new Game({ style: { promotion: '=' } });
  const problems = disagreements(game, positions);
  document.getElementById('problems').textContent = problems.join('\n');
  const table = [
    await perfts('the start', START, [197_281, 4_865_609], 4),
    await perfts('Kiwipete', KIWIPETE, [97_862, 4_085_603], 3),
    await notation(game, positions),
  ];
  const text = await corpus();
  if (text) table.push(await records(text));
  const english = [];
  for (const position of DRAUGHTS) english.push(await draughts(position));
  document.title = 'Done: ' + document.title;
  return { positions: positions.length, problems, table, draughts: english };
}

window.result = run().catch((error) => {
  document.getElementById('problems').textContent = error;
  return { failed: `${error}\n${error.stack}` };
});
