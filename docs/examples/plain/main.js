import init, { Game } from 'notabene';
import 'notabene/board';
import { played, shown, written } from '../rules.js';

await init();
const game = new Game();
const board = document.querySelector('notabene-field-board');
const status = document.querySelector('[role=status]');
board.set(shown(game));
board.addEventListener('notabene-move', (event) => {
  played(game, event);
  board.set(shown(game));
  status.textContent = written(game);
});
