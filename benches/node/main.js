// Records side by side in one run of Node.js: the package and the native program beside chess.js, chessops and draughts.
// `cargo xtask bench node` copies it beside the installed packages and runs it with a collection in PGN, one in PDN, a list of
// positions, and the native program.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Chess as ChessJs } from 'chess.js';
import Draughts from 'draughts';
import init, { Game } from '../../pkg/node.js';
import { Chess } from '../../pkg/chess/node.js';
import * as ops from './web/chessops.js';

const ROUNDS = 5;
// Each measurement repeats its work for so long, in milliseconds of processor time: other programs disturb it least.
const TIME = 300;
const spent = (since) => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};

/** Units a second. */
function speed({ units, work }) {
  const begin = process.cpuUsage();
  let [times, passed] = [0, 0];
  while (passed < TIME) {
    const done = work();
    if (done !== units) throw new Error(`${done} units instead of ${units}`);
    times += 1;
    passed = spent(begin);
  }
  return (times * units * 1000) / passed;
}

const median = (list) => list.toSorted((a, b) => a - b)[list.length >> 1];
const short = (n) => (n >= 1e6 ? `${(n / 1e6).toFixed(2)} M` : n >= 1e3 ? `${(n / 1e3).toFixed(1)} k` : n.toFixed(0));

/** Medians of all runners, which take turns. `native` is the speed of the native program. */
function race(what, runners, native) {
  const names = Object.keys(runners);
  const speeds = Object.fromEntries(names.map((name) => [name, []]));
  names.forEach((name) => speed(runners[name]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of round % 2 ? names.toReversed() : names) speeds[name].push(speed(runners[name]));
  }
  const [own, ...others] = names.map((name) => median(speeds[name]));
  const beside = others.map((other, n) => `${names[n + 1]} ${short(other)} (${(own / other).toFixed(1)}x)`);
  const compiled = native ? `native ${short(native)} (${(own / native).toFixed(2)}x)   ` : '';
  console.log(`${what.padEnd(40)} Notabene ${short(own).padStart(8)}   ${compiled}${beside.join('   ')}`);
}

const sum = (list, count) => list.reduce((all, one) => all + count(one), 0);
const gamesOf = (text) => text.split(/(?=^\[Event )/m).filter((game) => game.trim());

function chess(text, positions, native) {
  const games = gamesOf(text);
  // chess.js takes half a minute for all games: it reads the first fifty.
  const few = games.slice(0, 50);
  const lines = Game.replay(text).flat();
  const peer = ops.replay(text);
  if (lines.length !== peer.length || lines.some((line, n) => line !== peer[n])) throw new Error('chessops plays other games');
  const byChessJs = () => sum(few, (pgn) => {
    const chess = new ChessJs();
    chess.loadPgn(pgn);
    return chess.history({ verbose: true }).length;
  });
  race('PGN to SAN and FEN, half-moves/s', {
    Notabene: { units: lines.length / 2, work: () => sum(Game.replay(text), (line) => line.length) / 2 },
    chessops: { units: peer.length / 2, work: () => ops.replay(text).length / 2 },
    'chess.js': { units: byChessJs(), work: byChessJs },
  }, native[0]);
  const load = (Class, list) => ({
    units: list.length,
    work: () => sum(list, (pgn) => {
      const chess = new Class();
      chess.loadPgn(pgn);
      return 1;
    }),
  });
  race('loadPgn of notabene/chess, games/s', { Notabene: load(Chess, games), 'chess.js': load(ChessJs, few) });
  const game = new Game({ style: { promotion: '=' } });
  const sans = [(fen) => (game.load(fen), game.texts()), ops.sans, (fen) => new ChessJs(fen).moves()];
  const moves = sum(positions, (fen) => sans[0](fen).length);
  const runner = (of) => ({ units: positions.length, work: () => (sum(positions, (fen) => of(fen).length) === moves ? positions.length : 0) });
  race('FEN to all SANs, positions/s', { Notabene: runner(sans[0]), chessops: runner(sans[1]), 'chess.js': runner(sans[2]) }, native[2]);
}

// The moves of a game in PDN as numbers. The reader of `draughts` (`parsePDN`) refuses every game at its first move; its rules
// play them, so it is spared the reading.
function movesOf(pdn) {
  const plain = pdn.replace(/^\[.*\]\s*$/gm, '').replace(/\{[^}]*\}|\([^)]*\)|\d+\.+/g, ' ');
  return [...plain.matchAll(/\b(\d+)[-x](\d+)(?:x\d+)*\b(?!\/)/g)].map(([, from, to]) => ({ from: Number(from), to: Number(to) }));
}

function draughts(text, native) {
  const all = gamesOf(text);
  const lists = all.map(movesOf);
  const play = (moves) => {
    const game = new Draughts();
    let plies = 0;
    while (plies < moves.length && game.move(moves[plies])) plies += 1;
    return plies;
  };
  // Games that it plays to their end: others would spare it work.
  const whole = lists.map((moves, n) => n).filter((n) => play(lists[n]) === lists[n].length && lists[n].length);
  const chosen = whole.map((n) => all[n]).join('\n');
  const lengths = Game.replay(chosen).map((line) => line.length / 2);
  const units = sum(lengths, (length) => length);
  if (units !== sum(whole, (n) => lists[n].length)) throw new Error('the two play other moves');
  console.log(`${whole.length} of ${all.length} games of draughts are played to their end by both`);
  race('PDN to moves and positions, half-moves/s', {
    Notabene: { units, work: () => sum(Game.replay(chosen), (line) => line.length) / 2 },
    draughts: { units, work: () => sum(whole, (n) => play(lists[n])) },
  }, native);
}

const [pgn, pdn, positions, program] = process.argv.slice(2);
const text = (file) => readFileSync(file, 'utf8');
await init();
const native = execFileSync(program, [pgn, pdn, positions], { encoding: 'utf8' }).trim().split('\n').map(Number);
console.log(`Node.js ${process.version}; units a second of processor time, and how many times the native program and the peers`);
chess(text(pgn), JSON.parse(text(positions)), native);
draughts(text(pdn), native[1]);
