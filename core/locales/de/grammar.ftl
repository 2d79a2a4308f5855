### Words from which sentences are built: pieces, players, lists, moves that are said aloud.
### Functions find them here: PIECE($piece, form: "plural") is the attribute `plural` of a piece, and
### case: "upper" gives it a capital letter. A language has the forms for which its sentences ask.

## Pieces
## The forms are called by the words before them: `der` who, `den` whom, `dem` after a preposition; `ein`, `einen`, `einem`
## and `keinen` likewise. `welcher` asks. `white` and `black`: with the colour; `ein-white`: after an article.

piece-king = König
    .plural = Könige
    .der = der König
    .den = den König
    .dem = dem König
    .vom = vom König
    .ein = ein König
    .einen = einen König
    .einem = einem König
    .keinen = keinen König
    .dein = dein eigener König
    .welcher = welcher König
    .er = er
    .white = weißer König
    .black = schwarzer König
    .ein-white = ein weißer König
    .ein-black = ein schwarzer König

piece-queen = Dame
    .plural = Damen
    .der = die Dame
    .den = die Dame
    .dem = der Dame
    .vom = von der Dame
    .ein = eine Dame
    .einen = eine Dame
    .einem = einer Dame
    .keinen = keine Dame
    .dein = deine eigene Dame
    .welcher = welche Dame
    .er = sie
    .white = weiße Dame
    .black = schwarze Dame
    .ein-white = eine weiße Dame
    .ein-black = eine schwarze Dame

piece-rook = Turm
    .plural = Türme
    .der = der Turm
    .den = den Turm
    .dem = dem Turm
    .vom = vom Turm
    .ein = ein Turm
    .einen = einen Turm
    .einem = einem Turm
    .keinen = keinen Turm
    .dein = dein eigener Turm
    .welcher = welcher Turm
    .er = er
    .white = weißer Turm
    .black = schwarzer Turm
    .ein-white = ein weißer Turm
    .ein-black = ein schwarzer Turm

piece-bishop = Läufer
    .plural = Läufer
    .der = der Läufer
    .den = den Läufer
    .dem = dem Läufer
    .vom = vom Läufer
    .ein = ein Läufer
    .einen = einen Läufer
    .einem = einem Läufer
    .keinen = keinen Läufer
    .dein = dein eigener Läufer
    .welcher = welcher Läufer
    .er = er
    .white = weißer Läufer
    .black = schwarzer Läufer
    .ein-white = ein weißer Läufer
    .ein-black = ein schwarzer Läufer

piece-knight = Springer
    .plural = Springer
    .der = der Springer
    .den = den Springer
    .dem = dem Springer
    .vom = vom Springer
    .ein = ein Springer
    .einen = einen Springer
    .einem = einem Springer
    .keinen = keinen Springer
    .dein = dein eigener Springer
    .welcher = welcher Springer
    .er = er
    .white = weißer Springer
    .black = schwarzer Springer
    .ein-white = ein weißer Springer
    .ein-black = ein schwarzer Springer

piece-pawn = Bauer
    .plural = Bauern
    .der = der Bauer
    .den = den Bauern
    .dem = dem Bauern
    .vom = vom Bauern
    .ein = ein Bauer
    .einen = einen Bauern
    .einem = einem Bauern
    .keinen = keinen Bauern
    .dein = dein eigener Bauer
    .welcher = welcher Bauer
    .er = er
    .white = weißer Bauer
    .black = schwarzer Bauer
    .ein-white = ein weißer Bauer
    .ein-black = ein schwarzer Bauer

# Man of draughts.
piece-man = Stein
    .plural = Steine
    .der = der Stein
    .den = den Stein
    .dem = dem Stein
    .vom = vom Stein
    .ein = ein Stein
    .einen = einen Stein
    .einem = einem Stein
    .keinen = keinen Stein
    .dein = dein eigener Stein
    .welcher = welcher Stein
    .er = er
    .white = weißer Stein
    .black = schwarzer Stein
    .ein-white = ein weißer Stein
    .ein-black = ein schwarzer Stein

# King of draughts.
piece-crowned = Dame
    .plural = Damen
    .der = die Dame
    .den = die Dame
    .dem = der Dame
    .vom = von der Dame
    .ein = eine Dame
    .einen = eine Dame
    .einem = einer Dame
    .keinen = keine Dame
    .dein = deine eigene Dame
    .welcher = welche Dame
    .er = sie
    .white = weiße Dame
    .black = schwarze Dame
    .ein-white = eine weiße Dame
    .ein-black = eine schwarze Dame

## Players

player-white = Weiß
player-black = Schwarz

## Lists

# Between the items of a list.
# $first (String) - all items before
# $last (String) - the next item
list-more = { $first }, { $last }
# Before the last item, when all are meant.
list-and = { $first } und { $last }
# Before the last item, when one is to be chosen.
list-or = { $first } oder { $last }

## Dates

# How the names of the months begin, enough to tell them apart; several beginnings of one with blanks between them.
months = jan jän jaen, fe, mär maer mrz, ap, mai, jun, jul, au, s, o, n, dez

## Parts of sentences

# Why a letter tells a piece apart: which others could go there, too.
# $piece (Piece), $to (String), $rivals (List) - as in the messages that use it
rivals =
    { COUNT($rivals) ->
        [1] { PIECE($piece, form: "der", case: "upper") } auf { LIST($rivals, type: "and") } kann auch nach { $to } ziehen
       *[other] Die { PIECE($piece, form: "plural") } auf { LIST($rivals, type: "and") } können auch nach { $to } ziehen
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
        [castling-a] lange Rochade
        [castling-h] kurze Rochade
        [round-castling] Rochade: König { $to }, Turm { $rook }
        [dart] { PIECE($piece) } geworfen auf { $to }
        [dart-lost] { PIECE($piece) }: der Dart ist verloren
        [man] von { $from } nach { $to }
        [man-takes] { $from } schlägt { $to }
        [man-takes-by] { $from } schlägt über { LIST($via, type: "and") } nach { $to }
        [crowned] { PIECE($piece) } von { $from } nach { $to }
        [crowned-takes] { PIECE($piece) } { $from } schlägt { $to }
        [crowned-takes-by] { PIECE($piece) } { $from } schlägt über { LIST($via, type: "and") } nach { $to }
        [pawn] { PIECE($piece) } { $to }
        [pawn-takes] { $file }-Bauer schlägt auf { $to }
        [piece-takes] { spoken-piece } schlägt auf { $to }
        [piece-from] { spoken-piece } nach { $to }
       *[piece] { spoken-piece } { $to }
    }

# $apart - what tells the piece apart from another
spoken-piece =
    { $apart ->
        [file] { PIECE($piece) } von der { $file }-Linie
        [line] { PIECE($piece) } von der { $file }-Linie
        [rank] { PIECE($piece) } von Reihe { $rank }
        [field] { PIECE($piece) } von { $from }
       *[no] { PIECE($piece) }
    }

# $manner - how it goes there
spoken-manner =
    { $manner ->
        [en-passant] , en passant
        [jumps] , { $jumps } Figuren
        [centre] , über die Mitte
        [ring] , am Ring entlang
       *[plain] {""}
    }

spoken-promotion =
    { $becomes ->
        [nothing] {""}
       *[other] , wird { PIECE($becomes) }
    }

# $effect - what it does to the other king
spoken-effect =
    { $effect ->
        [check] , Schach
        [mate] , schachmatt
       *[quiet] {""}
    }
