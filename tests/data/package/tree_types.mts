// Uses of the types of the game tree and of the entries beside the main one, right and wrong ones.
import init, { Game, isGameError, type GameNode, type Move, type StreamedGame } from 'notabene';
import { Chess, type Move as ChessMove, type Square } from 'notabene/chess';
import { Chess as Lite, type Move as LiteMove } from 'notabene/chess-lite';
import { config, dests, play } from 'notabene/chessground';
await init();
const game = new Game();
const node: GameNode = game.add(0, 'e4');
for (const { move, comment, nags } of game.walk()) console.log(move?.text, comment, nags.length);
game.annotate(node.node, { comment: 'good', eval: 0.2, clock: null, shapes: [{ from: 'e4', color: 'red' }] });
const moves: Move[] = game.legalMoves('e7');
const map: Map<string, string[]> = game.destinations();
const undone: Move | boolean = game.undo();
const copy: Game = game.clone();
const opened: (Game | null)[] = Game.openAll('1. e4 *').games;
const lines: number[] = Game.openAll('').errors.map((error) => error.line);
const checks: boolean[] = [game.status().inCheck, game.moves().inCheck, game.isCheck()];
new Game({ game: 'scharten-loud', rules: { protectUnmoved: true } });
for await (const one of Game.stream(new Blob([]), { signal: new AbortController().signal })) {
  const read: StreamedGame = one;
  console.log(read.text, read.tags.White, read.errors.length);
}
const { ok, reasons } = Game.validate('', 'draughts/thai', null, { huffing: true });
const fen: string = Game.parseEpd('').position;
const chess = new Chess();
const played: ChessMove = chess.move({ from: 'e2', to: 'e4' });
const squares: Square[] = chess.attackers('e4', 'w');
console.log(config(game, 'white').movable.dests === dests(game), play(game, 'e2', 'e4')?.text);
try {
  game.play('e9');
} catch (error: unknown) {
  if (isGameError(error)) console.log(error.kind, error.at, error.argument?.length);
  // @ts-expect-error: it may be anything else
  else console.log(error.kind);
}
// @ts-expect-error: a field is no number
game.legalMoves(4);
// @ts-expect-error: no such colour
game.annotate(0, { shapes: [{ from: 'e4', color: 'pink' }] });
// @ts-expect-error: no such side
game.resign('w');
// @ts-expect-error: no such result
game.setResult('3-0');
// @ts-expect-error: no such square
chess.get('k9');
console.log(opened, lines, checks, moves, map, undone, copy, ok, reasons, fen, played, squares);
const lite: Lite = new Lite();
const reply: LiteMove | null = lite.undo();
// @ts-expect-error: a move is a text or its squares
lite.move(5);
console.log(reply);
