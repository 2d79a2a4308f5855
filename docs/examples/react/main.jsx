import init, { Game } from 'notabene';
import 'notabene/board';
import { createRoot } from 'react-dom/client';
import { Play } from './play.jsx';

await init();
createRoot(document.getElementById('app')).render(<Play game={new Game()} />);
