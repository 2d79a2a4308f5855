// The rivals: how each is started, asked for a move, and how its move is found among the ids of the package.
//
// `strength` is the usual one and can be named on the command line; `equal` gives our search exactly the time that the
// rival used for its last move, otherwise it may use the given one. Packages are imported by the rival that is asked for:
// the others need not be installed.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

/** A program in a process of its own, which reads and answers lines. */
function program(command, args) {
  const process = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: process.stdout })[Symbol.asyncIterator]();
  return {
    say: (text) => process.stdin.write(`${text}\n`),
    /** The next line that begins with a word. */
    async hear(word) {
      for (;;) {
        const { value, done } = await lines.next();
        if (done) throw new Error(`${command} ${args.join(' ')} ended`);
        if (value.startsWith(word)) return value;
      }
    },
    end: () => process.stdin.end(),
  };
}

/** js-chess-engine, at one of its levels, 1 to 5. It keeps its table of positions during a game. */
async function jsChessEngine(level) {
  const { Game: Chess } = await import('js-chess-engine');
  let board = null;
  const placed = (fen) => fen.split(' ')[0];
  return {
    title: `js-chess-engine, level ${level}`,
    begin: () => (board = null),
    move({ position, moves }) {
      const last = moves.at(-1);
      if (board) board.move(last.slice(0, 2), last.slice(2, 4));
      // At the beginning, and after a promotion to another piece than a queen.
      if (!board || placed(board.exportFEN()) !== placed(position)) board = new Chess(position);
      const [[from, to]] = Object.entries(board.ai({ level: Number(level) }).move);
      return `${from}${to}`.toLowerCase();
    },
    find: (answer, legal) => legal.find((id) => id === answer || id === `${answer}q`),
  };
}

/** Stockfish, limited to a rating, over UCI. */
async function stockfish(elo, milliseconds) {
  const engine = program(process.execPath, [require.resolve('stockfish/bin/stockfish-18-lite-single.js')]);
  engine.say('uci');
  await engine.hear('uciok');
  engine.say('setoption name UCI_LimitStrength value true');
  engine.say(`setoption name UCI_Elo value ${elo}`);
  return {
    title: `Stockfish, UCI_Elo ${elo}`,
    begin: () => engine.say('ucinewgame'),
    async move({ first, moves }) {
      engine.say(`position fen ${first} moves ${moves.join(' ')}`);
      engine.say(`go movetime ${milliseconds}`);
      return (await engine.hear('bestmove')).split(' ')[1];
    },
    end: engine.end,
  };
}

/** The squares between which an English piece jumps, all in the numbers of the board. */
function jumped(path) {
  const places = path.map((square) => {
    const row = (square - 1) >> 2;
    return { row, column: 2 * ((square - 1) % 4) + (row % 2 ? 0 : 1) };
  });
  return places.slice(1).map(({ row, column }, i) => {
    const over = { row: (row + places[i].row) / 2, column: (column + places[i].column) / 2 };
    return over.row * 4 + (over.column >> 1) + 1;
  });
}

/** The player of rapid-draughts, to a depth. It takes every position as a new one. */
async function rapidDraughts(depth) {
  const { EnglishDraughtsComputerFactory: computers } = await import('rapid-draughts/english');
  const { position: placed } = await import('../web/draughts.js');
  const computer = computers.alphaBeta({ maxDepth: Number(depth) });
  const sorted = (squares) => squares.toSorted((a, b) => a - b).join(' ');
  return {
    title: `rapid-draughts, depth ${depth}`,
    move: ({ position }) => computer({ engine: placed(position) }),
    /** Its squares count from 0, and the order of its captures says nothing. */
    find({ origin, destination, captures }, legal) {
      const wanted = sorted(captures.map((square) => square + 1));
      return legal.find((id) => {
        const path = id.split(/[x-]/).map(Number);
        if (path[0] !== origin + 1 || path.at(-1) !== destination + 1) return false;
        return !wanted || sorted(jumped(path)) === wanted;
      });
    },
  };
}

/** An engine of py-draughts: the general one to a depth, or `turbo`, the one for International only, with our time. */
async function pyDraughts(strength, milliseconds) {
  const python = process.env.NOTABENE_PYTHON ?? 'python3';
  const engine = program(python, [fileURLToPath(new URL('py_draughts.py', import.meta.url)), strength, `${milliseconds}`]);
  const turbo = strength === 'turbo';
  return {
    title: `py-draughts, ${turbo ? `TurboEngine, ${milliseconds} ms` : `SimpleEngine, depth ${strength}`}`,
    begin: () => engine.say('new'),
    async move({ first, moves }) {
      engine.say(`${first} ${moves.join(' ')}`);
      return (await engine.hear('move ')).split(' ')[1];
    },
    end: engine.end,
  };
}

export const RIVALS = {
  'js-chess-engine': { game: 'chess', strength: '4', equal: true, start: jsChessEngine },
  stockfish: { game: 'chess', strength: '1600', equal: false, start: stockfish },
  'rapid-draughts': { game: 'draughts/english', strength: '8', equal: true, start: rapidDraughts },
  'py-draughts': { game: 'draughts/international', strength: '6', equal: false, start: pyDraughts },
};
