### Words from which sentences are built: pieces, players, lists, moves that are said aloud.
### Functions find them here: PIECE($piece, form: "plural") is the attribute `plural` of a piece, and
### case: "upper" gives it a capital letter. A language has the forms for which its sentences ask.

## Pieces
## `white` and `black`: with the colour.

piece-king = koning
    .plural = koningen
    .the = de koning
    .white = witte koning
    .black = zwarte koning

piece-queen = dame
    .plural = dames
    .the = de dame
    .white = witte dame
    .black = zwarte dame

piece-rook = toren
    .plural = torens
    .the = de toren
    .white = witte toren
    .black = zwarte toren

piece-bishop = loper
    .plural = lopers
    .the = de loper
    .white = witte loper
    .black = zwarte loper

piece-knight = paard
    .plural = paarden
    .the = het paard
    .white = wit paard
    .black = zwart paard

piece-pawn = pion
    .plural = pionnen
    .the = de pion
    .white = witte pion
    .black = zwarte pion

# Man of draughts.
piece-man = schijf
    .plural = schijven
    .the = de schijf
    .white = witte schijf
    .black = zwarte schijf

# King of draughts.
piece-crowned = dam
    .plural = dammen
    .the = de dam
    .white = witte dam
    .black = zwarte dam

## Players

player-white = wit
player-black = zwart

## Lists

# Between the items of a list.
# $first (String) - all items before
# $last (String) - the next item
list-more = { $first }, { $last }
# Before the last item, when all are meant.
list-and = { $first } en { $last }
# Before the last item, when one is to be chosen.
list-or = { $first } of { $last }

## Dates

# How the names of the months begin, enough to tell them apart; several beginnings of one with blanks between them.
months = jan, fe, maa mrt mar, ap, mei, jun, jul, au, s, o, n, dec

## Parts of sentences

# Why a letter tells a piece apart: which others could go there, too.
# $piece (Piece), $to (String), $rivals (List) - as in the messages that use it
rivals =
    { COUNT($rivals) ->
        [1] { PIECE($piece, form: "the") } op { LIST($rivals, type: "and") } kan ook naar { $to }
       *[other] de { PIECE($piece, form: "plural") } op { LIST($rivals, type: "and") } kunnen ook naar { $to }
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
        [castling-a] lange rokade
        [castling-h] korte rokade
        [round-castling] rokade: koning { $to }, toren { $rook }
        [dart] { PIECE($piece) } gegooid op { $to }
        [dart-lost] { PIECE($piece) }: de dart is verloren
        [man] van { $from } naar { $to }
        [man-takes] { $from } slaat { $to }
        [man-takes-by] { $from } slaat via { LIST($via, type: "and") } naar { $to }
        [crowned] { PIECE($piece) } van { $from } naar { $to }
        [crowned-takes] { PIECE($piece) } { $from } slaat { $to }
        [crowned-takes-by] { PIECE($piece) } { $from } slaat via { LIST($via, type: "and") } naar { $to }
        [pawn] { PIECE($piece) } { $to }
        [pawn-takes] { $file }-pion slaat op { $to }
        [piece-takes] { spoken-piece } slaat op { $to }
        [piece-from] { spoken-piece } naar { $to }
       *[piece] { spoken-piece } { $to }
    }

# $apart - what tells the piece apart from another
spoken-piece =
    { $apart ->
        [file] { PIECE($piece) } van de { $file }-lijn
        [line] { PIECE($piece) } van de { $file }-lijn
        [rank] { PIECE($piece) } van rij { $rank }
        [field] { PIECE($piece) } van { $from }
       *[no] { PIECE($piece) }
    }

# $manner - how it goes there
spoken-manner =
    { $manner ->
        [en-passant] , en passant
        [jumps] , { $jumps } stukken
        [centre] , door het midden
        [ring] , langs de ring
       *[plain] {""}
    }

spoken-promotion =
    { $becomes ->
        [nothing] {""}
       *[other] , wordt { PIECE($becomes) }
    }

# $effect - what it does to the other king
spoken-effect =
    { $effect ->
        [check] , schaak
        [mate] , schaakmat
       *[quiet] {""}
    }
