// Checks of `validateFen` of chess.js, in its words and its order.

const fault = (error) => ({ ok: false, error: `Invalid FEN: ${error}` });

// Problems of one row of the board.
function rowFault(row) {
  if (/\d\d/.test(row)) return 'piece data is invalid (consecutive number)';
  if (/[^prnbqkPRNBQK\d]/.test(row)) return 'piece data is invalid (invalid piece)';
  const fields = [...row].reduce((sum, sign) => sum + (Number(sign) || (sign === '0' ? 0 : 1)), 0);
  return fields === 8 ? undefined : 'piece data is invalid (too many squares in rank)';
}

function kingsFault(rows) {
  for (const [color, king] of [['white', 'K'], ['black', 'k']]) {
    const kings = rows.split(king).length - 1;
    if (kings !== 1) return kings ? `too many ${color} kings` : `missing ${color} king`;
  }
  return undefined;
}

/** A FEN with all six fields, if it has two at least. */
export function completed(fen) {
  const fields = fen.split(/\s+/);
  const isShort = fields.length >= 2 && fields.length < 6;
  return isShort ? [...fields, ...['-', '-', '0', '1'].slice(fields.length - 6)].join(' ') : fen;
}

/** True if a FEN can be loaded. */
export function validateFen(fen) {
  const fields = fen.split(/\s+/);
  if (fields.length !== 6) return fault('must contain six space-delimited fields');
  const [board, turn, castling, ep, half, number] = fields;
  if (!(Number.parseInt(number, 10) > 0)) return fault('move number must be a positive integer');
  if (!(Number.parseInt(half, 10) >= 0)) return fault('half move counter number must be a non-negative integer');
  if (!/^(-|[a-h][36])$/.test(ep)) return fault('en-passant square is invalid');
  if (/[^kKqQ-]/.test(castling)) return fault('castling availability is invalid');
  if (!/^[wb]$/.test(turn)) return fault('side-to-move is invalid');
  const rows = board.split('/');
  if (rows.length !== 8) return fault("piece data does not contain 8 '/'-delimited rows");
  const wrong = rows.map(rowFault).find(Boolean);
  if (wrong) return fault(wrong);
  if (ep[1] === (turn === 'w' ? '3' : '6')) return fault('illegal en-passant square');
  const kings = kingsFault(board);
  if (kings) return fault(kings);
  return /p/i.test(rows[0] + rows[7]) ? fault('some pawns are on the edge rows') : { ok: true };
}
