// Entry `notabene/chess-lite`: the program is loaded before the module is ready.
import { init } from './game.js';

export * from './api.js';
await init();
