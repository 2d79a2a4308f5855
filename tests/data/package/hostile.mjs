// Calls everything that the package has with values that nobody should pass, and prints what came of it. An innocent game
// stands by: nothing may happen to it.
import init, { Game } from 'notabene';
await init();

const PGN = '[White "Ann"]\n\n1. e4 e5 2. Nf3 *';
const innocent = new Game();
innocent.play('e4');
const save = innocent.export('save');
const stood = innocent.position;
const fresh = () => {
  const game = new Game();
  game.play('d4');
  return game;
};
const throwing = (error) => new Proxy({}, { get: () => { throw error; }, has: () => { throw error; }, ownKeys: () => { throw error; }, getPrototypeOf: () => { throw error; } });
const getter = (name, get) => Object.defineProperty({}, name, { enumerable: true, get });
const revoked = () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
};
const cyclic = {};
cyclic.style = cyclic;
const hostile = [
  undefined, null, true, false, 0, -0, -1, 1.5, 99, 2 ** 31, 2 ** 32, 2 ** 53, 1e300, NaN, Infinity, -Infinity, 10n,
  '', 'x', '\0', '\ud800', 'e4 '.repeat(9000), '9'.repeat(400), 'x'.repeat(200_000), Symbol('s'), () => 1, class {},
  [], [1], ['e4'], {}, { from: 'e2', to: 'e4' }, { fen: 'x' }, { style: 5 }, { style: { lang: 'fr' } }, { rules: { misses: NaN } },
  { game: {} }, { position: 7 }, Object.create(null), Object.create({ game: 7 }), new Date(0), new Map(), /x/, Promise.resolve(),
  new Uint8Array(3), new String('e4'), new Number(1), cyclic, innocent, new Proxy({}, {}), new Proxy(() => 1, {}), revoked(),
  throwing(new Error('mine')), throwing(undefined), throwing(new RangeError('mine')), getter('game', () => { throw 7; }),
  getter('style', () => new Game()), getter('position', () => innocent.play('nonsense')), globalThis,
];

const methods = Object.getOwnPropertyNames(Game.prototype).filter((name) => !name.startsWith('__') && name !== 'constructor');
const statics = Object.getOwnPropertyNames(Game).filter((name) => typeof Game[name] === 'function' && !name.startsWith('__'));
const good = { open: [PGN, 0], import: [PGN], replay: [PGN], restore: [save] };
const faults = new Set();
let calls = 0;
const kinds = new Set();
function attempt(name, work) {
  calls += 1;
  try {
    work();
  } catch (error) {
    const typed = error instanceof Error && typeof error.kind === 'string' && typeof error.at === 'number' && error.message;
    if (!typed || error.kind === 'panicked') faults.add(`${name}: ${String(error?.stack ?? error?.kind ?? typeof error)}`);
    if (error?.kind === 'bad_argument' && (!error.argument || !error.expected)) faults.add(`${name}: names no argument`);
    kinds.add(error?.kind);
  }
  if (innocent.position !== stood) faults.add(`${name}: the innocent game has changed`);
}

for (const value of hostile) {
  attempt('new Game', () => new Game(value));
  for (const option of ['game', 'position', 'style', 'rules', 'fen']) attempt(option, () => new Game({ [option]: value }));
  for (const option of ['language', 'notation', 'promotion', 'lang']) {
    attempt(`style.${option}`, () => new Game({ style: { [option]: value } }));
    attempt(`setStyle.${option}`, () => fresh().setStyle({ [option]: value }));
  }
  for (const option of ['support', 'protect_unmoved', 'diagonal', 'misses', 'irregular', 'huffing', 'draws', 'x']) {
    attempt(`rules.${option}`, () => new Game({ game: 'scharten-loud', rules: { [option]: value } }));
  }
  for (const name of methods) {
    const it = Object.getOwnPropertyDescriptor(Game.prototype, name);
    const call = it.get ?? it.value;
    attempt(name, () => call.call(fresh(), value));
    attempt(`${name} with another this`, () => call.call(value === innocent ? undefined : value, 'e4'));
    attempt(`${name} of a freed game`, () => {
      const game = fresh();
      game.free();
      call.call(game, value);
    });
  }
  for (const name of statics) {
    attempt(name, () => Game[name](value));
    const args = good[name] ?? [];
    for (let n = 0; n <= args.length; n += 1) attempt(name, () => Game[name](...args.slice(0, n), value, ...args.slice(n + 1)));
  }
  await init(value).catch((error) => faults.add(`init: ${error}`));
}
console.log(calls > 3000, [...faults].slice(0, 5).join('\n') || 'nothing harmed');

// What is said of the commonest mistakes.
const said = (work) => {
  try {
    return String(work());
  } catch (error) {
    return `${error.kind} ${error.argument ?? ''} | ${error.message}`;
  }
};
const game = fresh();
const { play } = game;
const freed = fresh();
freed.free();
freed.free();
console.log(said(() => game.play({ from: 'e2', to: 'e4' })));
console.log(said(() => game.play(5)));
console.log(said(() => game.play()));
console.log(said(() => Game.import(5)));
console.log(said(() => play('e4')));
console.log(said(() => freed.play('e4')));
console.log(said(() => freed.position));
console.log(said(() => new Game({ fen: stood })));
console.log(said(() => new Game('chess')));
console.log(said(() => new Game([])));
console.log(said(() => new Game({ style: { lang: 'fr' } })));
console.log(said(() => new Game({ rules: { misses: '3' } })));
console.log(said(() => Game.array('x')));
console.log(said(() => Game.array(960)));
console.log(said(() => game.go(99)));
console.log(said(() => game.go(NaN)));
console.log(said(() => game.perft(-1)));
console.log(said(() => game.explain(1.5)));
console.log(said(() => game.explain(null)));
console.log(said(() => game.export('gif')));
const mine = new Error('mine');
try {
  new Game({ get game() { throw mine; } });
} catch (error) {
  console.log(error.kind, error.argument, error.cause === mine);
}
// A getter that plays, one that frees the game, and one that never ends.
game.setStyle({ get language() { game.play('d5'); return 'fr'; } });
console.log(game.play('Cf3').text, game.export('text'), JSON.stringify(game.style));
const going = fresh();
going.setStyle({ get language() { going.free(); return 'fr'; } });
console.log(said(() => going.play('e5')));
const endless = { get style() { return new Game(endless).style; } };
console.log(said(() => new Game(endless)).split(' ')[0]);
// Games that were tampered with reach no memory but that of games.
for (const number of [0, -1, 1e9, 12345, NaN, '1', {}]) {
  const forged = Object.assign(Object.create(Game.prototype), { __wbg_ptr: number, __id: number });
  if (!said(() => forged.play('e4')).startsWith('bad_argument this')) console.log('forged', number);
}
// Libraries of reactive state wrap objects into proxies.
const reactive = new Proxy(fresh(), {});
reactive.play('d5');
console.log(reactive.export('text'));
const restored = Game.restore(save, { language: 'nl' });
restored.play('Pf6');
restored.setStyle(null);
console.log(restored.export('text'));
innocent.play('e5');
console.log(innocent.export('text'), !!innocent.undo(), !!innocent.redo());
