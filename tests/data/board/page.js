import './node_modules/notabene/board/index.js';
