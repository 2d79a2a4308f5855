// Fifty megabytes of games in a file: read in a browser while the page goes on, with progress, and stopped on the way.
import init, { Game } from 'notabene';
await init();
const SIZE = 50 * 1024 * 1024;
let seed = 7;
const below = (n) => (seed = (seed * 48271) % 2147483647) % n;

// Games of random moves, with comments and clocks.
const written = Array.from({ length: 64 }, (_, n) => {
  const game = new Game();
  for (const [name, value] of [['Event', `Round ${n}`], ['White', 'Ada'], ['Black', 'Ben']]) game.setTag(name, value);
  for (let ply = 1; ply <= 100 && !game.isGameOver(); ply += 1) {
    const moves = game.texts().sort();
    game.play(moves[below(moves.length)]);
    if (ply % 3 === 0) game.annotate(game.at, { clock: 6000000 - 1000 * ply });
    if (ply % 20 === 0) game.annotate(game.at, { comment: 'a move that somebody wrote about' });
  }
  const text = game.export('pgn').trim();
  game.free();
  return `${text}\n\n`;
});
const part = written.join('');
const parts = Math.ceil(SIZE / part.length);
const file = new File(Array(parts).fill(part), 'all.pgn');

// The games were made in a long task of their own.
for (let n = 0; n < 3; n += 1) await new Promise(requestAnimationFrame);
const tasks = [];
const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
observer.observe({ type: 'longtask' });
let frames = 0;
const frame = () => requestAnimationFrame(() => (frames += 1, frame()));
frame();
let [games, faults, read, isRising] = [0, 0, 0, true];
const onProgress = (now) => {
  isRising &&= now.read >= read && now.total === file.size;
  read = now.read;
};
const since = performance.now();
for await (const { errors } of Game.stream(file, { onProgress })) {
  games += 1;
  faults += errors.length;
  if (games === 1) console.log('begun');
}
const seconds = (performance.now() - since) / 1000;
const longest = Math.max(0, ...[...tasks, ...observer.takeRecords()].map(({ duration }) => duration));
console.log(games === 64 * parts, faults, read === file.size, isRising);
console.log(games, seconds.toFixed(1), frames, tasks.length, Math.round(longest));

const stop = new AbortController();
let some = 0;
try {
  const options = { signal: stop.signal, onProgress: (now) => now.read > SIZE / 10 && stop.abort(new Error('enough')) };
  for await (const { index } of Game.stream(file.stream(), options)) some = index + 1;
} catch (error) {
  console.log(error.message, some > 0, some < games / 5);
}
