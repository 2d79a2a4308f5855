// Uses every entry of the package, without any settings of the bundler.
import init, { Game } from 'notabene';
import search from 'notabene/search';
import ink from 'notabene/ink';
import board from 'notabene/board';
import { Chess } from 'notabene/chess';
import { Chess as Lite } from 'notabene/chess-lite';
import { dests } from 'notabene/chessground';
import embed from 'notabene/embed';

async function run() {
  const chess = new Chess();
  chess.move('e4');
  await Promise.all([init(), search(), ink(), board()]);
  const game = new Game();
  game.play('e4');
  const element = document.createElement('notabene-field-board');
  document.body.append(element);
  await element.ready;
  const { upgrade } = await embed('/site/');
  const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
  const answer = await new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(`worker: ${message}`));
  });
  return [chess.fen().split(' ')[0], game.best({ depth: 2 }).id.length, game.readInk('').unreadable, new Lite().moves().length, dests(game).size, element.fields.length, upgrade(), answer].join(' | ');
}

run().then(
  (said) => (document.querySelector('#said').textContent = said),
  (error) => (document.querySelector('#said').textContent = `failed: ${error}`),
);
