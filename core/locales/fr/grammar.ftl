### Words from which sentences are built: pieces, players, lists, moves that are said aloud.
### Functions find them here: PIECE($piece, form: "plural") is the attribute `plural` of a piece, and
### case: "upper" gives it a capital letter. A language has the forms for which its sentences ask.

## Pieces
## `white` and `black`: with the colour. `a-white` and `a-black`: the same after an article.

piece-king = roi
    .plural = rois
    .the = le roi
    .a = un roi
    .of = du roi
    .by = par le roi
    .your = ton roi
    .he = il
    .white = roi blanc
    .black = roi noir
    .a-white = un roi blanc
    .a-black = un roi noir

piece-queen = dame
    .plural = dames
    .the = la dame
    .a = une dame
    .of = de la dame
    .by = par la dame
    .your = ta dame
    .he = elle
    .white = dame blanche
    .black = dame noire
    .a-white = une dame blanche
    .a-black = une dame noire

piece-rook = tour
    .plural = tours
    .the = la tour
    .a = une tour
    .of = de la tour
    .by = par la tour
    .your = ta tour
    .he = elle
    .white = tour blanche
    .black = tour noire
    .a-white = une tour blanche
    .a-black = une tour noire

piece-bishop = fou
    .plural = fous
    .the = le fou
    .a = un fou
    .of = du fou
    .by = par le fou
    .your = ton fou
    .he = il
    .white = fou blanc
    .black = fou noir
    .a-white = un fou blanc
    .a-black = un fou noir

piece-knight = cavalier
    .plural = cavaliers
    .the = le cavalier
    .a = un cavalier
    .of = du cavalier
    .by = par le cavalier
    .your = ton cavalier
    .he = il
    .white = cavalier blanc
    .black = cavalier noir
    .a-white = un cavalier blanc
    .a-black = un cavalier noir

piece-pawn = pion
    .plural = pions
    .the = le pion
    .a = un pion
    .of = du pion
    .by = par le pion
    .your = ton pion
    .he = il
    .white = pion blanc
    .black = pion noir
    .a-white = un pion blanc
    .a-black = un pion noir

# Man of draughts.
piece-man = pion
    .plural = pions
    .the = le pion
    .a = un pion
    .of = du pion
    .by = par le pion
    .your = ton pion
    .he = il
    .white = pion blanc
    .black = pion noir
    .a-white = un pion blanc
    .a-black = un pion noir

# King of draughts.
piece-crowned = dame
    .plural = dames
    .the = la dame
    .a = une dame
    .of = de la dame
    .by = par la dame
    .your = ta dame
    .he = elle
    .white = dame blanche
    .black = dame noire
    .a-white = une dame blanche
    .a-black = une dame noire

## Players

player-white = les Blancs
    .to = aux Blancs
    .of = des Blancs
player-black = les Noirs
    .to = aux Noirs
    .of = des Noirs

## Lists

# Between the items of a list.
# $first (String) - all items before
# $last (String) - the next item
list-more = { $first }, { $last }
# Before the last item, when all are meant.
list-and = { $first } et { $last }
# Before the last item, when one is to be chosen.
list-or = { $first } ou { $last }

## Dates

# How the names of the months begin, enough to tell them apart; several beginnings of one with blanks between them.
months = jan, fe fé, mar, av, mai, jun juin, jul juil, ao, s, o, n, dé dec

## Parts of sentences

# Why a letter tells a piece apart: which others could go there, too.
# $piece (Piece), $to (String), $rivals (List) - as in the messages that use it
rivals =
    { COUNT($rivals) ->
        [1] { PIECE($piece, form: "the") } en { LIST($rivals, type: "and") } peut aussi aller en { $to }
       *[other] les { PIECE($piece, form: "plural") } en { LIST($rivals, type: "and") } peuvent aussi aller en { $to }
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
        [castling-a] grand roque
        [castling-h] petit roque
        [round-castling] roque : roi en { $to }, tour en { $rook }
        [dart] { PIECE($piece) } à la fléchette en { $to }
        [dart-lost] { PIECE($piece) } : fléchette perdue
        [man] de { $from } à { $to }
        [man-takes] { $from } prend { $to }
        [man-takes-by] { $from } prend par { LIST($via, type: "and") } jusqu’à { $to }
        [crowned] { PIECE($piece) } de { $from } à { $to }
        [crowned-takes] { PIECE($piece) } { $from } prend { $to }
        [crowned-takes-by] { PIECE($piece) } { $from } prend par { LIST($via, type: "and") } jusqu’à { $to }
        [pawn] { PIECE($piece) } { $to }
        [pawn-takes] { PIECE($piece) } { $file } prend en { $to }
        [piece-takes] { spoken-piece } prend en { $to }
        [piece-from] { spoken-piece } va en { $to }
       *[piece] { spoken-piece } en { $to }
    }

# $apart - what tells the piece apart from another
spoken-piece =
    { $apart ->
        [file] { PIECE($piece) } de la colonne { $file }
        [line] { PIECE($piece) } de la ligne { $file }
        [rank] { PIECE($piece) } de la rangée { $rank }
        [field] { PIECE($piece) } de { $from }
       *[no] { PIECE($piece) }
    }

# $manner - how it goes there
spoken-manner =
    { $manner ->
        [en-passant] , en passant
        [jumps] , { $jumps } pièces
        [centre] , par le centre
        [ring] , le long de l’anneau
       *[plain] {""}
    }

spoken-promotion =
    { $becomes ->
        [nothing] {""}
       *[other] , devient { PIECE($becomes) }
    }

# $effect - what it does to the other king
spoken-effect =
    { $effect ->
        [check] , échec
        [mate] , échec et mat
       *[quiet] {""}
    }
