// Games of a stopped instance are collected after the restart; needs `node --expose-gc`.
import init, { Game } from 'notabene';
import { panic } from './panic.mjs';
console.error = () => {};
await init();
const played = (count) => Array.from({ length: count }, () => {
  const game = new Game();
  game.play('e4');
  return game;
});
let lost = played(50);
try {
  panic(lost[0]);
} catch (error) {
  console.log(error.kind);
}
await init();
const next = played(50);
for (const game of lost.slice(0, 10)) game.free();
lost = undefined;
let unwanted = played(20);
unwanted = undefined;
let rounds = 0;
const witness = new FinalizationRegistry(() => (rounds += 1));
for (const round of [1, 2, 3]) {
  (() => witness.register({}, round))();
  while (rounds < round) {
    globalThis.gc();
    await new Promise(setImmediate);
  }
}
const others = played(50);
console.log(new Set([...next, ...others].map((game) => `${game.export('text')} ${game.play('e5').id}`)).size);
