// A program that survives panics, and prints what it does step by step.
import init, { Game } from 'notabene';
import { panic } from './panic.mjs';
const said = (work) => {
  try {
    return work();
  } catch (error) {
    return `${error instanceof Error} ${error.kind} ${error.cause?.name} ${error.at}`;
  }
};
await init();
await init();
const [one, other] = [new Game(), new Game()];
one.play('e4');
const kept = one.export('text');
console.log(kept);
const loud = console.error;
let heard = '';
console.error = (text) => (heard += text);
console.log(said(() => panic(one)));
console.error = loud;
console.log(heard.includes('capacity overflow'), heard.includes('panicked at'));
// Nothing goes on with half a game: neither this one, nor another, nor a new one.
console.log(said(() => one.play('e5')));
console.log(said(() => other.position));
console.log(said(() => new Game()));
console.log(said(() => Game.games().length));
one.free();
await init();
const next = new Game();
next.play('d4');
next.play('d5');
console.log(next.export('text'), Game.games().length);
// What was lost stays lost, and breaks nothing.
console.log(said(() => other.play('e5')));
console.log(said(() => other.status()));
other.free();
const again = new Game();
again.play(kept.split(' ')[1]);
console.log(again.export('text'), '|', next.export('text'));
// Another breakdown is survived as well.
console.error = () => {};
console.log(said(() => panic(again)));
await Promise.all([init(), init()]);
console.log(new Game().play('c4').text);
