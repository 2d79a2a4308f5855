// The Node.js version: the program is read from the disk.
import init from '../node.js';

export * from './api.js';
await init();
