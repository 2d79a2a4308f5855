// The game tree, moves as objects, streams, and the entries beside the main one.
import init, { Game } from 'notabene';
import { Chess } from 'notabene/chess';
import * as ground from 'notabene/chessground';
await init();
const said = (call) => {
  try {
    return JSON.stringify(call());
  } catch (error) {
    return `${error.kind} ${error.argument ?? ''}| ${error.message}`;
  }
};

// Nodes.
const game = Game.open('1. e4 (1. d4 {[%clk 0:10:00] quiet} d5) e5 {[%eval 0.3]} 2. Nf3 $1 *', 0);
console.log([...game.walk()].map(({ node, move }) => `${node}${move?.text ?? ''}`).join(' '));
console.log([...game.mainline()].map(({ number, move, eval: value, nags }) => `${number}${move.text}${value ?? ''}${nags}`).join(' '));
const { node } = game.add(0, 'c4');
game.annotate(node, { comment: 'English', eval: -0.25, clock: 1500, nags: [5], shapes: [{ from: 'c4' }] });
game.promote(node, true);
console.log(game.export('pgn').split('\n\n')[1].trim().replaceAll('\n', ' '));
game.remove(node);
console.log(game.at, game.node(0).children.length, said(() => game.node(node)), said(() => game.remove(0)));
console.log(said(() => game.annotate(0, { comment: 5 })), said(() => game.annotate(0, { eval: 'good' })));
console.log(said(() => game.annotate(0, { nags: [256] })), said(() => game.annotate(0, { shapes: [{ from: 'k9' }] })));
console.log(said(() => game.annotate(0, { shapes: 'e4' })), said(() => game.annotate(0, { text: '' })));
game.setTag('White', 'Anna');
game.setTag('Result', '1/2-1/2');
console.log(JSON.stringify(game.tags()), said(() => game.setTag('a b', 'c')), said(() => game.setResult('5-0')));
const json = JSON.parse(JSON.stringify(game));
console.log(json.moves.map((move) => move.text + (move.variations?.length ?? '')).join(' '), json.result, Game.restore(json.save).result);

// Moves, and how a game stands.
const mate = new Game();
for (const text of ['f3', 'e5', 'g4']) mate.play(text);
const copy = mate.clone();
mate.play('Qh4');
console.log(mate.isCheck(), mate.isCheckmate(), mate.isGameOver(), mate.isDraw(), mate.result, copy.isGameOver());
const { text, from, to, piece, captured, before } = mate.undo();
console.log(text, from, to, piece, String(captured), before === mate.position, mate.undo().text, mate.redo().text, mate.redo().text, mate.redo());
console.log(copy.legalMoves('g8').map(({ id }) => id).join(' '), copy.find('Qh4').flags.length, copy.history().length);
console.log(String(copy.destinations().get('d8')), String(copy.attackers('h4', 'black')), copy.side, copy.number, JSON.stringify(copy.rights()));
const ahead = Game.fromUci('e2e4 e7e5', { style: { language: 'fr' } });
ahead.undo();
ahead.undo();
const again = ahead.clone();
console.log(again.redo().text, again.redo().text, again.redo(), ahead.history().length, ahead.redo().text, again.style.language);
copy.resign();
console.log(copy.result, copy.status().status, copy.undo(), copy.result, said(() => copy.claim()), said(() => copy.agree()));
copy.offer();
copy.agree();
console.log(copy.result, copy.isDraw(), copy.isGameOver());
console.log(copy.ascii().split('\n')[4], copy.board()[4][6].piece, copy.hash.length, copy.game);

// Positions and lines.
console.log(Game.validate('8/8/8/8/8/8/8/8 w - - 0 1').reasons.map(({ id }) => id).join(' '), Game.validate(copy.position).ok);
const epd = Game.parseEpd('4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; id "a; b"; fmvn 7;');
console.log(epd.position, epd.operations.bm, epd.operations.id, new Game({ position: epd.position }).epd());
const beside = '10/10/10/10/10/1k8/K9/3B6 w - - 0 1';
console.log(Game.validate(beside, 'scharten').ok, Game.validate(beside, 'scharten', null, { support: 'count' }).ok, said(() => Game.validate(beside, 'scharten', {}, { luck: 1 })));
const line = Game.fromUci('position startpos moves e2e4 e7e5');
console.log(line.uci(), line.export('text'), said(() => Game.fromUci('e2e5')));
const loud = new Game({ game: 'scharten-loud' });
console.log(String(loud.find('@c3').flags), loud.support('c3').value, new Game({ game: 'draughts/thai' }).legalMoves()[0].piece);

// Streams: the same games, wherever the bytes are cut.
const many = Array.from({ length: 400 }, (_, n) => `[Event "Ä ${n}"]\n\n1. e4 e5 ${n === 7 ? 'Zz9 ' : ''}*\n\n`).join('');
const whole = Game.import(many);
const bytes = new TextEncoder().encode(many);
const cut = (size) => Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) => bytes.slice(n * size, n * size + size));
// UTF-16 with its mark, as old programs of Windows write it.
const units = [...`\ufeff${many}`].map((unit) => unit.charCodeAt(0));
const wide = (isLittle) => {
  const view = new DataView(new ArrayBuffer(2 * units.length));
  units.forEach((unit, at) => view.setUint16(2 * at, unit, isLittle));
  return new Blob([view.buffer]);
};
for (const source of [many, cut(777), new Blob([many]), new Response(many).body, cut(1), wide(true), wide(false)]) {
  const found = [];
  let last;
  for await (const one of Game.stream(source, { onProgress: (now) => (last = now) })) found.push(one);
  const [error] = found.flatMap(({ errors }) => errors);
  const isSame = found.every(({ tags, plies, final }, n) => tags.Event === whole.games[n].tags.Event && plies === whole.games[n].plies && final === whole.games[n].final);
  console.log(found.length, isSame, found.map((one) => one.text).join('').length > many.length - 9, error.game, error.line === whole.errors[0].line, error.column === whole.errors[0].column, last.games);
}
const stop = new AbortController();
try {
  for await (const one of Game.stream(many, { signal: stop.signal })) if (one.index === 3) stop.abort(new Error('enough'));
} catch (error) {
  console.log(error.message);
}
try {
  for await (const one of Game.stream(5)) console.log(one);
} catch (error) {
  console.log(error.kind, error.argument);
}

// chessground and chess.js.
const chess960 = new Game({ game: 'chess960', position: '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1' });
const { movable, turnColor, check } = ground.config(chess960, 'white');
console.log(movable.dests.get('e1').includes('h1'), movable.color, turnColor, check, ground.play(chess960, 'e1', 'h1').id, String(ground.lastMove(chess960)));
const chess = new Chess();
chess.loadPgn('1. e4 e5 {open}');
console.log(chess.history().join(' '), chess.getComments()[0].comment, chess.undo().san, chess.isGameOver());

// All games of a text at once, and names in one spelling beside the older ones.
const opened = Game.openAll('1. e4 e5 *\n\n[FEN "nonsense"]\n\n1. e4 *\n\n[White "Anna"]\n\n1. d4 Zz9 1-0');
console.log(String(opened.games.map((one) => one && [...one.mainline()].length)), String([...new Set(opened.errors.map((error) => error.game))]), opened.games[2].tags().White);
opened.games[0].play('Nf3');
opened.games[0].free();
console.log(said(() => opened.games[0].side), said(() => Game.openAll(5)), opened.games[2] instanceof Game);
console.log(mate.status().inCheck, mate.status().in_check, mate.moves().inCheck, loud.scene().throws.inCheck === loud.scene().throws.in_check);
const agreed = [{ protectUnmoved: true }, { protect_unmoved: true }].map((rules) => new Game({ game: 'scharten-loud', rules }).status().rules);
console.log(agreed[0] === agreed[1], agreed[0] !== loud.status().rules);
