### Words from which sentences are built: pieces, players, lists, moves that are said aloud.
### Functions find them here: PIECE($piece, form: "plural") is the attribute `plural` of a piece, and
### case: "upper" gives it a capital letter. A language has the forms for which its sentences ask.

## Pieces
## `the-plural`: all of a kind. `of`: with de. `no`: that there is none. `white` and `black`: with the colour;
## `a-white` and `a-black`: the same after an article.

piece-king = rey
    .plural = reyes
    .the = el rey
    .the-plural = los reyes
    .a = un rey
    .of = del rey
    .no = ningún rey
    .your = tu rey
    .white = rey blanco
    .black = rey negro
    .a-white = un rey blanco
    .a-black = un rey negro

piece-queen = dama
    .plural = damas
    .the = la dama
    .the-plural = las damas
    .a = una dama
    .of = de la dama
    .no = ninguna dama
    .your = tu dama
    .white = dama blanca
    .black = dama negra
    .a-white = una dama blanca
    .a-black = una dama negra

piece-rook = torre
    .plural = torres
    .the = la torre
    .the-plural = las torres
    .a = una torre
    .of = de la torre
    .no = ninguna torre
    .your = tu torre
    .white = torre blanca
    .black = torre negra
    .a-white = una torre blanca
    .a-black = una torre negra

piece-bishop = alfil
    .plural = alfiles
    .the = el alfil
    .the-plural = los alfiles
    .a = un alfil
    .of = del alfil
    .no = ningún alfil
    .your = tu alfil
    .white = alfil blanco
    .black = alfil negro
    .a-white = un alfil blanco
    .a-black = un alfil negro

piece-knight = caballo
    .plural = caballos
    .the = el caballo
    .the-plural = los caballos
    .a = un caballo
    .of = del caballo
    .no = ningún caballo
    .your = tu caballo
    .white = caballo blanco
    .black = caballo negro
    .a-white = un caballo blanco
    .a-black = un caballo negro

piece-pawn = peón
    .plural = peones
    .the = el peón
    .the-plural = los peones
    .a = un peón
    .of = del peón
    .no = ningún peón
    .your = tu peón
    .white = peón blanco
    .black = peón negro
    .a-white = un peón blanco
    .a-black = un peón negro

# Man of draughts.
piece-man = peón
    .plural = peones
    .the = el peón
    .the-plural = los peones
    .a = un peón
    .of = del peón
    .no = ningún peón
    .your = tu peón
    .white = peón blanco
    .black = peón negro
    .a-white = un peón blanco
    .a-black = un peón negro

# King of draughts.
piece-crowned = dama
    .plural = damas
    .the = la dama
    .the-plural = las damas
    .a = una dama
    .of = de la dama
    .no = ninguna dama
    .your = tu dama
    .white = dama blanca
    .black = dama negra
    .a-white = una dama blanca
    .a-black = una dama negra

## Players
## `bare`: before a colon, and beside a number.

player-white = las blancas
    .bare = blancas
player-black = las negras
    .bare = negras

## Lists

# Between the items of a list.
# $first (String) - all items before
# $last (String) - the next item
list-more = { $first }, { $last }
# Before the last item, when all are meant.
list-and = { $first } y { $last }
# Before the last item, when one is to be chosen.
list-or = { $first } o { $last }

## Dates

# How the names of the months begin, enough to tell them apart; several beginnings of one with blanks between them.
months = ene, fe, mar, ab, may, jun, jul, ag, s, o, n, dic

## Parts of sentences

# Why a letter tells a piece apart: which others could go there, too.
# $piece (Piece), $to (String), $rivals (List) - as in the messages that use it
rivals =
    { COUNT($rivals) ->
        [1] { PIECE($piece, form: "the") } de { LIST($rivals, type: "and") } también puede ir a { $to }
       *[other] { PIECE($piece, form: "the-plural") } de { LIST($rivals, type: "and") } también pueden ir a { $to }
    }

## A move as one player says it to another
## The words follow the written move: what the notation leaves out is left out. The sign of a capture is read `por`.
## $piece (Piece) what moves, $from $to $file $rank $rook (String) fields and their parts, $becomes (Piece or nothing),
## $jumps (Number) pieces taken, $via (List) fields on the way of a capture

# The whole move. MOVE($said) stands for it.
spoken = { spoken-move }{ spoken-manner }{ spoken-promotion }{ spoken-effect }

# $shape - what kind of move it is; `piece-from`: told apart from another piece by $apart
spoken-move =
    { $shape ->
        [castling-a] enroque largo
        [castling-h] enroque corto
        [round-castling] enroque: rey { $to }, torre { $rook }
        [dart] { PIECE($piece) } con dardo en { $to }
        [dart-lost] { PIECE($piece) }: dardo perdido
        [man] de { $from } a { $to }
        [man-takes] { $from } por { $to }
        [man-takes-by] { $from } por { $to }, pasando por { LIST($via, type: "and") }
        [crowned] { PIECE($piece) } de { $from } a { $to }
        [crowned-takes] { PIECE($piece) } de { $from } por { $to }
        [crowned-takes-by] { PIECE($piece) } de { $from } por { $to }, pasando por { LIST($via, type: "and") }
        [pawn] { PIECE($piece) } { $to }
        [pawn-takes] { PIECE($piece) } { $file } por { $to }
        [piece-takes] { spoken-piece } por { $to }
        [piece-from] { spoken-piece } va a { $to }
       *[piece] { spoken-piece } { $to }
    }

# $apart - what tells the piece apart from another
spoken-piece =
    { $apart ->
        [file] { PIECE($piece) } de la columna { $file }
        [line] { PIECE($piece) } de la línea { $file }
        [rank] { PIECE($piece) } de la fila { $rank }
        [field] { PIECE($piece) } de { $from }
       *[no] { PIECE($piece) }
    }

# $manner - how it goes there
spoken-manner =
    { $manner ->
        [en-passant] , al paso
        [jumps] , { $jumps } piezas
        [centre] , por el centro
        [ring] , por el anillo
       *[plain] {""}
    }

spoken-promotion =
    { $becomes ->
        [nothing] {""}
       *[other] , se convierte en { PIECE($becomes) }
    }

# $effect - what it does to the other king
spoken-effect =
    { $effect ->
        [check] , jaque
        [mate] , jaque mate
       *[quiet] {""}
    }
