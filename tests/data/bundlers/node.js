// Bundled for Node.js, as a script of CommonJS; imported as it is by Deno and Bun.
import init, { Game } from 'notabene';
import { Chess } from 'notabene/chess';
import { Chess as Lite } from 'notabene/chess-lite';
import search from 'notabene/search';
import ink from 'notabene/ink';

const chess = new Chess();
chess.move('e4');
Promise.all([init(), search(), ink()]).then(() => console.log(chess.history()[0], new Game().best({ depth: 1 }).id.length, new Game().readInk('').unreadable, new Lite().moves().length));
