// Uses of the types of boards alone, right and wrong ones.
import init, { NAME, type BoardOptions, type Destinations, type FieldBoard, type Piece } from 'notabene/board';
import { Game } from 'notabene';
await init();
await init(fetch('elsewhere.wasm'));
const board = document.createElement('notabene-field-board');
const same: FieldBoard = document.querySelector('notabene-field-board')!;
const named: 'notabene-field-board' = NAME;
const destinations: Destinations = new Game().destinations();
board.destinations = destinations;
board.destinations = { e2: ['e4'] };
board.game = 'draughts/frisian';
board.check = true;
board.set({ position: null, lastMove: ['e2', 'e4'], shapes: [{ from: 'e2', color: '#123456' }, { from: 'e4', colour: 'red' }] });
board.shapes = new Game().node().shapes;
board.highlights = [{ field: 'e4', color: 'red' }];
const options: Partial<BoardOptions> = { premoves: true, movable: 'white' };
board.set(options);
board.addEventListener('notabene-beforemove', (event) => {
  const piece: Piece = event.detail.piece;
  event.detail.promotion = piece.kind === 'pawn' ? 'queen' : undefined;
  event.preventDefault();
});
board.addEventListener('notabene-move', ({ detail, currentTarget }) => console.log(detail.from, detail.position, currentTarget));
board.addEventListener('click', ({ clientX, clientY }) => console.log(board.fieldAt(clientX, clientY)));
document.addEventListener('notabene-premove', ({ detail }) => console.log(detail.premove?.from));
document.querySelector('notabene-board')?.goto('last');
document.querySelector('notabene-board')?.addEventListener('notabene-step', ({ detail }) => console.log(detail.ply));
const ready: FieldBoard = await same.ready;
// @ts-expect-error: there are two sides
board.orientation = 'left';
// @ts-expect-error: a game that nobody plays
board.game = 'halma';
// @ts-expect-error: there is no such property
board.set({ fen: '' });
// @ts-expect-error: what stands on a field cannot be set so
board.fields = [];
console.log(named, ready);
