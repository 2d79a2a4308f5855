// Entry `notabene/chess`: the names and shapes of chess.js 1.x. The program is loaded before the module is ready.
import init from '../notabene.js';

export * from './api.js';
await init();
