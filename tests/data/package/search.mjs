import init, { Game } from 'notabene';
import search from 'notabene/search';

await init();
console.log(new Game().best === undefined ? 'not there before init' : 'there before init');
await search();
await search();
let answered = 0;
for (const id of Game.games()) {
  const game = new Game({ game: id });
  const { id: move } = game.best({ level: 2, seed: 4 });
  if (game.moves().moves.some((it) => it.id === move)) answered += 1;
}
console.log(`${answered} games, all answers legal`);
const again = () => new Game({ game: 'draughts/frisian' }).best({ level: 1, seed: 9 }).id;
console.log('the same seed, the same move:', again() === again());
const dart = new Game({ game: 'scharten-loud' }).best({ depth: 1 });
console.log(dart.id.slice(0, 2), dart.id.length > 3 ? 'dart' : dart.id);
console.log(String(new Game({ position: '7k/5Q2/6K1/8/8/8/8/8 b - - 0 70' }).best()));
const mate = new Game({ position: '6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1', style: { language: 'fr' } }).best({ depth: 4 });
console.log(mate.text, JSON.stringify(mate.score), mate.line.join(' '));
for (const options of [{ level: 9 }, { depth: 65 }, { depht: 3 }, 5]) {
  try {
    new Game().best(options);
  } catch (error) {
    console.log(error.kind, error.argument, '|', error.message);
  }
}
try {
  Game.prototype.best.call({}, {});
} catch (error) {
  console.log(error.kind, error.argument);
}
const sheet = ['e4', 'e5', 'Nf3', 'Ne6', 'Bb5', null, 'BxN'];
const repaired = new Game().repair(sheet, ['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6']);
console.log(repaired.moves.join(' '), repaired.complete, repaired.fixes[0].kind, repaired.differences[1].copy);
const french = new Game({ style: { language: 'fr' } });
french.play('e4');
console.log(french.repair(['e5', 'Cf3', 'Ce6', 'Fb5']).moves.join(' '));
for (const wrong of ['e4', ['e4', 5], Array(2001).fill('e4')]) {
  try {
    new Game().repair(wrong);
  } catch (error) {
    console.log(error.kind, error.argument);
  }
}
const began = Date.now();
new Game().best({ milliseconds: 100 });
console.log('in time:', Date.now() - began < 3_000);
const game = new Game();
game.play('d4');
game.undo();
game.play('d4');
game.best({ nodes: 1 });
console.log(game.sheet().rows[0].white.text);
