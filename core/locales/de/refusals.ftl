### Why a written move is not played.

## Refusals

# A letter of another language, where several moves may be meant.
language-letter-doubt = „{ $letter }“ ist ein Buchstabe aus einer anderen Sprache ({ $language }), und mehrere Züge sind möglich. Hier schreibst du { LIST($right, type: "or") }.

# One slip of spelling away from several moves.
slip-doubt = Fast. Mehrere Züge sehen so ähnlich aus: Schreib { LIST($right, type: "or") }.

# A small letter that may be a file or a piece.
small-letter = Ein kleines „{ $letter }“: Ist das ein Feld oder { PIECE($piece, form: "der") }? Wähle { LIST($right, type: "or") }.

# `f3N` for `Nf3`.
letter-first = Der Buchstabe der Figur kommt vor das Feld: { $right }.

# `Qd8` for `d8Q`.
promo-behind = Der Buchstabe der neuen Figur kommt nach dem Feld: { LIST($right, type: "or") }.

# Piece takes piece without a square, where several moves are possible.
takes-doubt = So kann an mehreren Stellen geschlagen werden. Sag, wo: Schreib { LIST($right, type: "or") }.

# Half of a square, where several moves are possible.
half-square-doubt = Der Buchstabe oder die Zahl fehlt, und mehrere Züge sind möglich. Schreib { LIST($right, type: "or") }.

# Half of a square that fits no move.
half-square-none = Ein Zug endet mit einem Buchstaben und einer Zahl, etwa e4. Keiner deiner Züge passt zu „{ $text }“.

# A doubled or crossed-out sign: `bxee4`.
sign-too-many = Da ist ein Zeichen zu viel. Ohne: { $right }.

# A doubled or crossed-out sign, where several moves are possible.
sign-too-many-doubt = Da ist ein Zeichen zu viel, und mehrere Züge sind möglich. Schreib { LIST($right, type: "or") }.

# One move that may be meant.
perhaps = Vielleicht { $right }? Dann schreib es so.

# Several moves in one text.
several-moves = Das sind mehrere Züge. Schreib einen nach dem anderen, { $right } zuerst. Für eine ganze Partie wähle „Öffnen“.

# A player wrote that he gives up.
no-move-resigns = Aufgeben ist kein Zug: Man schreibt nur das Ergebnis, 1-0 oder 0-1. Wähle auf dem Bildschirm „Aufgeben“.

# A player wrote that he offers a draw.
no-move-offer = Willst du Remis anbieten, schreib zuerst deinen Zug, dann (=). Wähle auf dem Bildschirm „Remis anbieten (=)“.

# A result alone.
no-move-result = Das ist ein Ergebnis, kein Zug. Man schreibt es ganz am Ende, wenn die Partie vorbei ist.

# The sign of an idea before a move.
no-move-idea = „{ $text }“ heißt, dass es eine Idee ist, kein gespielter Zug. Willst du ihn spielen, schreib den Zug ohne dieses Zeichen.

## Why a written move is not played

# Nothing was written.
nothing = Schreib zuerst einen Zug.

# Not the shape of a move from this place on.
syntax = Ab „{ $rest }“ kann ich es nicht lesen.

# No such field.
not-a-field = „{ $text }“ ist kein Feld. Die Linien gehen von a bis h, die Reihen von 1 bis 8.

# `3f` for `f3`.
square-order = Der Buchstabe kommt vor die Zahl: { $right }.

# `F3` for `f3`.
file-case = Der Buchstabe vor einer Zahl ist klein: { $right }.

# `nf3` for `Nf3`.
piece-case = Der Buchstabe einer Figur ist groß: { $right }.

# `N f3` for `Nf3`.
no-space = Schreib alles zusammen, ohne Leerzeichen: { $right }.

# A letter of another language.
language-letter = „{ $letter }“ ist ein Buchstabe aus einer anderen Sprache ({ $language }). Hier schreibst du { $right }.

# A letter for a pawn.
pawn-letter = Ein Bauer hat keinen Buchstaben: { $right }.

# The piece letter was left out.
letter-missing = Ohne Buchstaben ist es ein Bauernzug. Für { PIECE($piece, form: "den") } schreib { $right }.

# A pawn capture without its file.
pawn-file = Schlägt ein Bauer, beginne mit dem Buchstaben seiner Linie: { $right }.

# No piece of this kind there.
# PLACE is `none`, `rank`, `file` or `field`: how much of the start was written.
no-such-piece =
    { PLACE($from) ->
        [none] { $piece ->
               [pawn] Du hast keinen Bauern auf dieser Linie.
              *[other] Du hast { PIECE($piece, form: "keinen") }.
            }
        [rank] Du hast { PIECE($piece, form: "keinen") } auf Reihe { $from }.
        [file] Du hast { PIECE($piece, form: "keinen") } auf der { $from }-Linie.
       *[field] Du hast { PIECE($piece, form: "keinen") } auf { $from }.
    }

# The field written is the one the piece stands on.
from-square = { PIECE($piece, form: "der", case: "upper") } steht schon auf { $field }. Schreib, wohin { PIECE($piece, form: "er") } zieht.

# Nothing stands there.
empty-field = Auf { $field } steht nichts.

# The other side moves.
not-your-turn = { PLAYER($player, case: "upper") } ist am Zug.

# A piece stands in the way.
blocked = Der Weg ist versperrt: Auf { $field } steht { PIECE($by, form: "ein") }.

# The piece does not move so.
not-its-way =
    { $piece ->
        [king] Der König zieht immer nur ein Feld weit.
        [queen] Die Dame zieht gerade oder schräg, aber nicht so.
        [rook] Ein Turm zieht nur gerade: auf seiner Linie oder seiner Reihe.
        [bishop] Ein Läufer zieht nur schräg.
        [knight] Ein Springer springt zwei Felder gerade und eins zur Seite.
        [pawn] Ein Bauer zieht geradeaus, und schräg nur, um zu schlagen.
       *[other] So zieht { PIECE($piece, form: "ein") } nicht.
    }

# An own piece stands on the target.
own-piece = Auf { $field } steht { PIECE($piece, form: "dein") }.

# A pawn goes diagonally only to take.
nothing-to-take = Ein Bauer zieht nur schräg, um zu schlagen, und { $field } ist leer.

# A pawn capture written by its files that finds nothing to take.
nothing-on-file = Auf der { $file }-Linie findet der Bauer nichts zu schlagen.

# A pawn cannot take straight ahead.
pawn-blocked = Ein Bauer schlägt nicht geradeaus, und { $field } ist besetzt.

# The piece would uncover its king.
pinned = { PIECE($piece, form: "der", case: "upper") } darf so nicht ziehen: { PIECE($piece, form: "er", case: "upper") } schützt deinen König vor { PIECE($by, form: "dem") } auf { $field }.

# The king would be attacked.
into-check = Dort würde { PIECE($by, form: "der") } auf { $field } deinen König angreifen.

# The king stays attacked.
stays-in-check = Dein König wird noch { PIECE($by, form: "vom") } auf { $field } angegriffen.

# Several pieces fit.
ambiguous =
    { $piece ->
        [pawn] Welcher Bauer? Die auf { LIST($fields, type: "and") } können das. Schreib { LIST($right, type: "or") }.
       *[other] { PIECE($piece, form: "welcher", case: "upper") }? Die auf { LIST($fields, type: "and") } können dorthin. Füge { LIST($add, type: "or") } hinzu: Schreib { LIST($right, type: "or") }.
    }

# Several pieces fit in spite of a letter or number that tells them apart.
letter-not-enough = Das reicht noch nicht: Die { PIECE($piece, form: "plural") } auf { LIST($fields, type: "and") } können dorthin. Schreib { LIST($right, type: "or") }.

# A pawn on the last rank must become something.
promo-missing = Was wird der Bauer? Schreib { LIST($right, type: "or") }.

# A pawn cannot become this.
promo-bad = Ein Bauer wird Dame, Turm, Läufer oder Springer.

# Only a pawn on the last rank changes.
promo-none = Nur ein Bauer auf der letzten Reihe wird eine andere Figur. Schreib { $right }.

# The right to castle is lost or never was.
castling-no-right = Dort kannst du nicht rochieren: König oder Turm hat schon gezogen.

# Castling: not empty.
castling-blocked = Du kannst noch nicht rochieren: { $field } muss leer sein.

# Castling out of check.
castling-in-check = Du kannst nicht rochieren, solange dein König im Schach steht.

# Castling over an attacked field.
castling-through-check = Du kannst nicht rochieren: Der König käme über { $field }, und das ist angegriffen.

# Castling into check.
castling-into-check = Du kannst nicht rochieren: Auf { $field } stünde der König im Schach.

# Castling written as a king move.
castling-as-king = Das ist die Rochade. Man schreibt sie so: { $right }.

# The field of the pawn taken in passing instead of the target.
ep-square = Schreib, wo dein Bauer hinkommt: { $right }.

# A pass.
null-move = Beim Schach musst du ziehen; aussetzen darfst du nicht.

# Nobody moves any more.
game-over = Die Partie ist zu Ende.

# Several moves are called so in the chosen system.
system-doubt = Mehr als ein Zug heißt so. Schreib { LIST($right, type: "or") }.

# No piece of this kind can take one of that kind.
takes-none = Keiner deiner Züge schlägt mit { PIECE($piece, form: "einem") } { PIECE($taken, form: "einen") }.

# Digits that are no square.
digits-field = „{ $text }“ ist kein Feld. Beide Ziffern gehen von 1 bis 8.

# Too few or too many digits.
digits-count = Ein Zug hat vier Ziffern: zwei für den Anfang, zwei für das Ende. Eine fünfte sagt, was ein Bauer wird.

# What is wrong with an option of a board on another page, behind its name.
option-problem = { $name }: { $text }
