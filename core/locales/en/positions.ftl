### Positions as text, and setting up.
### part: first

## Texts that could not be read

# A position text breaks off or is none.
# $place (Number) - the character in the text, counted from 1
fen-board = This is not a position: the board part stops making sense at character { $place }.

# The rest of a position text is wrong.
# $place (Number) - the character in the text, counted from 1
fen-rest = The position text stops making sense at character { $place }.

# A side needs exactly one king.
# $player (Player) - the player that it is about
setup-kings = { PLAYER($player) } needs exactly one king.

# A pawn on the first or last rank.
# $field (String) - a field by its name
setup-pawn = No pawn can stand on { $field }.

# The side that waits is in check.
# $player (Player) - the player that it is about
setup-check = { PLAYER($player) } is in check, but it is not { PLAYER($player) }’s turn.

# Castling rights do not fit.
setup-castling = Castling needs king and rook on their first rank.

# The en passant field does not fit.
setup-en-passant = No pawn has just passed there.

## Setting up a position

# A rank of a position text has too many or too few squares.
# $place (Number) - the character in the text, counted from 1
fen-rank = This row of the board has too many or too few places (character { $place }).

# A position text has too many or too few ranks.
# $place (Number) - the character in the text, counted from 1
fen-ranks = The board does not have the right number of rows (character { $place }).

# The side to move of a position text.
# $place (Number) - the character in the text, counted from 1
fen-turn = This part says whose turn it is: w for White, b for Black (character { $place }).

# The castling rights of a position text.
# $place (Number) - the character in the text, counted from 1
fen-castling = This part gives the rights to castle, each with its king and rook, or a dash (character { $place }).

# The en passant field of a position text.
# $place (Number) - the character in the text, counted from 1
fen-passed = This part says where a pawn has just passed, or it is a dash (character { $place }).

# A counter of a position text.
# $place (Number) - the character in the text, counted from 1
fen-counter = This part is a number of moves (character { $place }).

# A right to castle, as a switch.
# $player (Player) - the player that it is about
# $field (String) - a field by its name
may-castle = { PLAYER($player) } may castle with the rook on { $field }

# A piece, as the name of a button.
# $holds (OwnedPiece) - what stands there
piece-is = { PIECE($holds, case: "upper") }

# A kept draft that cannot be read.
draft-damaged = The position being set up could not be read. The board shows the start.

## Labels

label-set-up = Set up a position
label-set-up-hint = Choose a piece and tap the board, or drag pieces where you want them.
label-start-position = Start position
label-empty-board = Empty board
label-from-game = From the game
label-kind-of-game = Game
label-side-to-move = To move
label-play-from-here = Play from here
label-move-tool = Move pieces
label-erase-tool = Take pieces away
label-pieces = Pieces
label-position-text = Position as text (FEN)
label-copy-position = Copy the text
label-passed-field = En passant on
label-no-field = none
label-move-number = Move number
label-quiet-moves = Half-moves without capture or pawn move
label-ready = This position can be played.
label-not-ready = Not ready yet. Please check:
label-rights = Castling
label-edit-undo = Undo
label-share-picture = Share a picture
label-picture-of = Picture of the position
label-copy-svg = Copy SVG
label-save-svg = Save SVG
label-copy-png = Copy PNG
label-save-png = Save PNG
label-no-clipboard = This browser cannot copy here. Save the file instead.
label-picture-failed = The picture could not be made. Try the SVG instead.
label-saved = Saved
