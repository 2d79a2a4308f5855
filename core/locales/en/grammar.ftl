### Words from which sentences are built: pieces, players, lists, moves that are said aloud.
### Functions find them here: PIECE($piece, form: "plural") is the attribute `plural` of a piece, and
### case: "upper" gives it a capital letter. A language has the forms for which its sentences ask.
### part: first

## Pieces
## `white` and `black`: with the colour.

piece-king = king
    .plural = kings
    .white = white king
    .black = black king

piece-queen = queen
    .plural = queens
    .white = white queen
    .black = black queen

piece-rook = rook
    .plural = rooks
    .white = white rook
    .black = black rook

piece-bishop = bishop
    .plural = bishops
    .white = white bishop
    .black = black bishop

piece-knight = knight
    .plural = knights
    .white = white knight
    .black = black knight

piece-pawn = pawn
    .plural = pawns
    .white = white pawn
    .black = black pawn

# Man of draughts.
piece-man = man
    .plural = men
    .white = white man
    .black = black man

# King of draughts.
piece-crowned = king
    .plural = kings
    .white = white king
    .black = black king

## Players

player-white = White
player-black = Black

## Lists

# Between the items of a list.
# $first (String) - all items before
# $last (String) - the next item
list-more = { $first }, { $last }
# Before the last item, when all are meant.
list-and = { $first } and { $last }
# Before the last item, when one is to be chosen.
list-or = { $first } or { $last }

## Dates

# How the names of the months begin, enough to tell them apart; several beginnings of one with blanks between them.
months = jan, fe, mar, ap, may, jun, jul, au, s, o, n, dec

## Parts of sentences

# Why a letter tells a piece apart: which others could go there, too.
# $piece (Piece), $to (String), $rivals (List) - as in the messages that use it
rivals =
    { COUNT($rivals) ->
        [1] the { PIECE($piece) } on { LIST($rivals, type: "and") } can also go to { $to }
       *[other] the { PIECE($piece, form: "plural") } on { LIST($rivals, type: "and") } can also go to { $to }
    }

## A move as one player says it to another
## The words follow the written move: what the notation leaves out is left out.
## $piece (Piece) what moves, $from $to $file $rank $rook (String) fields and their parts, $becomes (Piece or nothing),
## $jumps (Number) pieces taken, $via (List) fields on the way of a capture

# The whole move. MOVE($said) stands for it.
spoken = { spoken-move }{ spoken-manner }{ spoken-promotion }{ spoken-effect }

# $shape - what kind of move it is; `piece-from`: told apart from another piece by $apart
spoken-move =
    { $shape ->
        [castling-a] castles queenside
        [castling-h] castles kingside
        [round-castling] castles: king { $to }, rook { $rook }
        [dart] { PIECE($piece) } thrown on { $to }
        [dart-lost] { PIECE($piece) }: the dart is lost
        [man] from { $from } to { $to }
        [man-takes] { $from } takes { $to }
        [man-takes-by] { $from } takes by way of { LIST($via, type: "and") } to { $to }
        [crowned] { PIECE($piece) } from { $from } to { $to }
        [crowned-takes] { PIECE($piece) } { $from } takes { $to }
        [crowned-takes-by] { PIECE($piece) } { $from } takes by way of { LIST($via, type: "and") } to { $to }
        [pawn] { PIECE($piece) } { $to }
        [pawn-takes] { $file }-pawn takes on { $to }
        [piece-takes] { spoken-piece } takes on { $to }
        [piece-from] { spoken-piece } to { $to }
       *[piece] { spoken-piece } { $to }
    }

# $apart - what tells the piece apart from another
spoken-piece =
    { $apart ->
        [file] { PIECE($piece) } from the { $file }-file
        [line] { PIECE($piece) } from line { $file }
        [rank] { PIECE($piece) } from rank { $rank }
        [field] { PIECE($piece) } from { $from }
       *[no] { PIECE($piece) }
    }

# $manner - how it goes there
spoken-manner =
    { $manner ->
        [en-passant] , en passant
        [jumps] , { $jumps } pieces
        [centre] , across the centre
        [ring] , along the ring
       *[plain] {""}
    }

spoken-promotion =
    { $becomes ->
        [nothing] {""}
       *[other] , becomes a { PIECE($becomes) }
    }

# $effect - what it does to the other king
spoken-effect =
    { $effect ->
        [check] , check
        [mate] , checkmate
       *[quiet] {""}
    }
