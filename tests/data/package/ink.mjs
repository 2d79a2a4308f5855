import init, { Game, isGameError } from 'notabene';
import ink, { initSync } from 'notabene/ink';

await init();
console.log(new Game().readInk === undefined ? 'not there before init' : 'there before init');
await ink();
await ink();
console.log(typeof initSync);

// Moves drawn for the tests.
const NF3 = '1,102 0,3 50,98 52,-2|122,8 119,6 115,2 110,-1 106,-1 103,2 100,6 98,13 96,24 96,41 96,64 97,86 98,101|82,44 118,43|154,14 158,10 165,5 172,1 178,-1 183,2 189,7 193,14 194,20 190,26 182,33 175,40 172,46 176,50 184,53 193,57 198,62 199,70 197,81 193,91 188,97 180,98 169,97 159,94 152,92';
const CF3 = '55,24 53,20 50,14 46,8 41,4 35,2 28,2 21,3 15,6 10,12 6,20 2,29 0,38 -1,46 -2,54 -1,62 1,70 4,78 8,87 13,94 19,99 26,101 33,101 41,100 47,98 52,95 57,90 60,85 63,82|133,8 130,6 126,2 121,-1 117,-1 114,2 111,6 109,13 107,24 107,41 107,64 108,86 109,101|93,44 129,43|165,14 170,10 176,5 183,1 189,-1 194,2 200,7 204,14 205,20 201,26 193,33 186,40 183,46 187,50 195,53 204,57 209,62 210,70 208,81 204,91 199,97 191,98 180,97 170,94 163,92';
const E4 = '4,72 11,72 22,72 33,70 40,68 42,63 41,56 38,49 34,44 28,42 21,42 14,43 8,46 4,52 1,60 0,68 0,76 2,83 6,91 11,97 16,101 22,101 30,98 37,94 42,92|98,2 72,64 122,66|112,38 111,101';
const arrays = (text) => text.split('|').map((stroke) => stroke.split(' ').map((point) => point.split(',').map(Number)));
const objects = (text) => arrays(text).map((stroke) => stroke.map(([x, y]) => ({ x, y })));
const scaled = (text, by) => arrays(text).map((stroke) => stroke.map(([x, y]) => [x * by + 3.25, y * by - 7, 0.5]));
// Read, or among what is asked: what exactly is said changes with each net.
const has = ({ sure, ask = [sure] }, text) => ask.includes(text);
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

const english = new Game();
const french = new Game({ style: { language: 'fr' } });
console.log('English:', has(english.readInk(NF3), 'Nf3'), has(english.readInk(E4), 'e4'));
console.log('French:', has(french.readInk(CF3), 'Cf3'), has(french.readInk(E4), 'e4'));
console.log('nothing played:', english.position === new Game().position);
console.log('forms:', same(english.readInk(NF3), english.readInk(arrays(NF3))), same(english.readInk(NF3), english.readInk(objects(NF3))));
console.log('sizes:', [0.1, 1, 30].every((by) => has(english.readInk(scaled(NF3, by)), 'Nf3')));
console.log('positions:', has(Game.open('1. e4 e5 2. Nf3 Nc6 *', 0).readInk(E4), 'e4'));
const black = new Game();
black.play('e4');
black.play('e5');
console.log('the move after others:', has(black.readInk(NF3), 'Nf3'));
const copied = [{ text: 'Nf3', strokes: NF3 }, { text: 'e4', strokes: arrays(E4) }];
console.log('after copied lines:', has(english.readInk(NF3, { copied }), 'Nf3'), same(english.readInk(E4, { copied }), english.readInk(E4, { copied })));
for (const nothing of [[], '', '  ']) console.log(JSON.stringify(english.readInk(nothing)));
console.log(JSON.stringify(english.readInk(Array(60).fill([[1, 2], [30, 40]]))), JSON.stringify(english.readInk(E4, null)));

// Hostile strokes, options and letters: typed errors, and the reader goes on.
const throwing = new Proxy([], { get: () => { throw new Error('mine'); } });
const revoked = Proxy.revocable([], {});
revoked.revoke();
const endless = new Proxy([], { get: (_, name) => (name === 'length' ? Infinity : [[0, 0]]) });
const getter = [{ get x() { throw new RangeError('mine'); }, y: 1 }];
const hostile = {
  missing: undefined, null: null, number: 7, object: {}, date: new Date(0), symbol: Symbol('s'), bytes: new Uint8Array(4),
  'a point': [1, 2], 'an empty stroke': [[]], 'a hole': [, [[1, 2]]], 'a short point': [[[1]]], 'no number': [[['1', '2']]],
  NaN: [[[NaN, 1]]], infinite: [[[1, Infinity]]], huge: [[[1e9, 1]]], 'a big integer': [[[1n, 1n]]], nothing: [[null]], 'no y': [[{ x: 1 }]],
  'many points': [Array(70_000).fill([1, 1])], 'many strokes': Array(70_000).fill([[1, 1]]), endless, throwing, revoked: revoked.proxy, getter: [getter],
  'no text': 'x', 'half a point': '1,2 3', 'text with NaN': '1,NaN', 'far text': '1,99999', 'empty strokes': '1,2||3,4', 'long text': '1,2 '.repeat(70_000), 'much text': ' '.repeat(5e6), surrogate: '\ud800',
};
for (const [name, strokes] of Object.entries(hostile)) {
  try {
    console.log(name, '->', JSON.stringify(english.readInk(strokes)));
  } catch (error) {
    console.log(`${name}:`, isGameError(error), error.kind, error.argument, error.at);
  }
}
const lines = { five: 5, list: [], named: { copy: [] }, 'no list': { copied: {} }, many: { copied: Array(25).fill({ text: 'e4', strokes: E4 }) }, 'no line': { copied: [null] }, 'no text': { copied: [{ strokes: E4 }] }, 'long text': { copied: [{ text: 'e'.repeat(101), strokes: E4 }] }, 'bad strokes': { copied: [copied[0], { text: 'e4', strokes: [[[NaN, 1]]] }] }, 'bad words': { copied: [copied[0], { text: 'e4', strokes: '1,2 3' }] }, 'another text': { copied: [{ text: 'Nxd4+', strokes: '1,2' }] }, throwing };
for (const [name, options] of Object.entries(lines)) {
  try {
    console.log(name, '->', JSON.stringify(english.readInk(E4, options)));
  } catch (error) {
    console.log(`${name}:`, isGameError(error), error.kind, error.argument, error.at);
  }
}
for (const [name, call] of [['Russian', () => new Game({ style: { language: 'ru' } }).readInk(E4)], ['no game', () => Game.prototype.readInk.call({}, E4)]]) {
  try {
    call();
  } catch (error) {
    console.log(`${name}:`, isGameError(error), error.kind, error.argument, '|', error.message);
  }
}
const gone = new Game();
const freeing = [[{ get x() { gone.free(); return 1; }, y: 2 }]];
console.log('freed while it is read:', Object.keys(gone.readInk(freeing)).length);
console.log('and still:', has(english.readInk(NF3), 'Nf3'));
