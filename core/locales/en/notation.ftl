### The characters of written moves, explained one by one.
### part: first

# A piece letter.
# $piece (Piece) - the piece that it is about
piece-moves = This sign stands for the { PIECE($piece) }.

# The file that tells two pieces apart.
# $piece (Piece) - the piece that it is about
# $file (Letter) - the letter of a file
# $to (String) - the field where the move ends
# $rivals (List) - the fields of the other pieces that could go there
from-file = The { $file } says which { PIECE($piece) }, because { rivals }.

# The rank that tells two pieces apart.
# $piece (Piece) - the piece that it is about
# $rank (SmallNumber) - the number of a rank
# $to (String) - the field where the move ends
# $rivals (List) - the fields of the other pieces that could go there
from-rank = The { $rank } says which { PIECE($piece) }, because { rivals }.

# The whole field, because neither file nor rank is enough.
# $piece (Piece) - the piece that it is about
# $field (String) - a field by its name
# $to (String) - the field where the move ends
# $rivals (List) - the fields of the other pieces that could go there
from-field = The whole square { $field } says which { PIECE($piece) }, because { rivals }.

# The file of a pawn that takes.
# $file (Letter) - the letter of a file
pawn-from = When a pawn takes, it starts with the letter of its file: { $file }.

# The field where the move starts, in long notation.
# $field (String) - a field by its name
starts-on = The move starts on { $field }.

# The dash of long notation.
dash = The dash: nothing is taken.

# The capture sign.
# $piece (Piece) - the piece that it is about
# $field (String) - a field by its name
takes = It takes the { PIECE($piece) } on { $field }.

# The field where a piece arrives.
# $piece (Piece) - the piece that it is about
# $field (String) - a field by its name
goes-to =
    { $piece ->
        [pawn] The pawn goes to { $field }. A pawn has no letter.
       *[other] The { PIECE($piece) } goes to { $field }.
    }

# The letter of a promotion.
# $piece (Piece) - the piece that it is about
becomes = The pawn becomes a { PIECE($piece) }.

# The sign before it.
becomes-sign = The pawn changes into another piece.

# The check sign.
gives-check = Check: the other king is attacked.

# The mate sign.
gives-mate = Checkmate: the king is lost, the game is over.

# `e.p.`
# $field (String) - a field by its name
in-passing = En passant: the pawn taken stood on { $field }.

# Castling towards file h.
# $king (String) - the field where the king arrives
# $rook (String) - the field where the rook arrives
castles-h = Castling kingside, towards the h-file: king to { $king }, rook to { $rook }.

# Castling towards file a.
# $king (String) - the field where the king arrives
# $rook (String) - the field where the rook arrives
castles-a = Castling queenside, towards the a-file: king to { $king }, rook to { $rook }.

# The number before a move.
# $number (Number) - the number of the move
number = Move number { $number }.

# The dots after the number that stand for White's move.
dots = The dots stand for White’s move.

# A null move.
passes = A null move: this side skips its turn. Only analyses do that.

## Explaining and writing

# A piece letter that is enough, because the rivals on these fields are held back.
# $piece (Piece) - the piece that it is about
# $fields (List) - fields by their names
piece-alone = This sign stands for the { PIECE($piece) }. Nothing else is needed: any other { PIECE($piece) } (on { LIST($fields, type: "and") }) has to stay and protect its king.

# The offer of a draw.
offers-draw = With this move a draw was offered.

# A piece by the file on which it began.
# $piece (Piece) - the piece that it is about
# $file (String) - the letter of a file
began-on = This letter is the { PIECE($piece) } that began the game on the { $file }-file.

## Labels

label-part-piece = which piece
label-part-from = from where
label-part-dash = dash: nothing is taken
label-part-takes = takes
label-part-to = to where
label-part-en-passant = en passant
label-part-check = check
label-part-mate = checkmate
label-part-number = number of the move
label-part-dots = dots for White’s move
label-part-offer = offer of a draw
label-part-result = result
label-part-rival = could go there too; crossed out: must protect its king
label-legend = What the signs mean
label-explanation = Explanation
label-explain-hint = Tap a part of the move: I tell you what it means.
label-explain-go = Tap or click the move to see it on the board.
label-all-systems = This move in all systems
label-write-move = Write a move
label-write-here = Write a move here
label-play-written = Play the written move
label-you-wrote = You wrote
label-strictness = How strict?
label-guided = Guided
label-tournament = Tournament
label-pgn-exact = Exactly PGN
label-letter-pad = Letters to tap
# Button that opens a pad to write on.
label-ink-write = Write by hand
label-erase = Erase
label-key-explain = Into a move and from one sign to the next; Esc to leave
label-key-write = Write a move
label-letter-man = M
label-letter-crowned = K
label-look-hint = Stop on a field: here you read which pieces could take there.
