// `notabene/chess` waits for nothing: it is ready in workers of any form.
import { Chess } from 'notabene/chess';

const chess = new Chess();
chess.move('d4');
postMessage(chess.history()[0]);
