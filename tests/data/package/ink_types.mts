// Uses of the types of the reader of ink, right and wrong ones.
import init, { Game } from 'notabene';
import ink, { initSync, type CopiedLine, type InkPoint, type InkReading, type InkStrokes } from 'notabene/ink';
await init();
await ink();
await ink(fetch('elsewhere.wasm'));
initSync(new Uint8Array());
const game = new Game({ style: { language: 'fr' } });
const points: InkPoint[] = [[1, 2], [3, 4, 0.5], { x: 5, y: 6 }];
const strokes: InkStrokes = [points, [[7, 8]] as const];
const copied: CopiedLine[] = [{ text: 'Cf3', strokes: '1,2 3,4' }];
const reading: InkReading = game.readInk(strokes, { copied });
if ('sure' in reading) game.play(reading.sure);
else if ('ask' in reading) console.log(reading.ask.map((text: string) => text));
else console.log(reading.unreadable === true);
document.addEventListener('pointermove', (event) => points.push(event));
game.readInk('1,2 3,4', null);
const computed: number[][][] = [[1, 2].map((n) => [n, n * n])];
game.readInk(computed);
// @ts-expect-error: a point has numbers
game.readInk([[['1', '2']]]);
// @ts-expect-error: strokes are needed
game.readInk();
// @ts-expect-error: there is no such option
game.readInk(strokes, { copy: [] });
// @ts-expect-error: a line has a text
game.readInk(strokes, { copied: [{ strokes }] });
