"""An engine of py-draughts over lines: reads a position in PDN and the moves since, answers `move 32-28`."""

import sys

from draughts import Board, SimpleEngine, TurboEngine
from draughts.move import Move

strength, milliseconds = sys.argv[1], int(sys.argv[2])


def make():
    if strength == "turbo":
        return TurboEngine(depth_limit=None, time_limit=milliseconds / 1000)
    return SimpleEngine(depth_limit=int(strength))


engine = make()
for line in sys.stdin:
    if line.strip() == "new":
        engine = make()
        continue
    fen, *moves = line.split()
    board = Board.from_fen(fen)
    for text in moves:
        board.push(Move.from_uci(text, board.legal_moves))
    print("move", engine.get_best_move(board), flush=True)
