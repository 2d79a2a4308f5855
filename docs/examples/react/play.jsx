import { useState } from 'react';
import { played, shown, written } from '../rules.js';

/** A board on which a game is played. React 19 sets properties of elements and listens to their events by itself. */
export function Play({ game }) {
  const [now, setNow] = useState(() => ({ ...shown(game), text: '' }));
  const move = (event) => {
    played(game, event);
    setNow({ ...shown(game), text: written(game) });
  };
  return (
    <>
      <notabene-field-board
        position={now.position}
        destinations={now.destinations}
        lastMove={now.lastMove}
        check={now.check}
        onnotabene-move={move}
      />
      <p role="status">{now.text}</p>
    </>
  );
}
