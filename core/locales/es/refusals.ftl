### Why a written move is not played.

## Refusals

# A letter of another language, where several moves may be meant.
language-letter-doubt = «{ $letter }» es una letra de otro idioma ({ $language }), y hay varias jugadas posibles. Aquí se escribe { LIST($right, type: "or") }.

# One slip of spelling away from several moves.
slip-doubt = Casi. Varias jugadas se parecen a esto: escribe { LIST($right, type: "or") }.

# A small letter that may be a file or a piece.
small-letter = Una «{ $letter }» minúscula: ¿es una casilla o { PIECE($piece, form: "the") }? Elige { LIST($right, type: "or") }.

# `f3N` for `Nf3`.
letter-first = La letra de la pieza va antes que la casilla: { $right }.

# `Qd8` for `d8Q`.
promo-behind = La letra de la nueva pieza va después de la casilla: { LIST($right, type: "or") }.

# Piece takes piece without a square, where several moves are possible.
takes-doubt = Así se puede capturar en varios sitios. Di dónde: escribe { LIST($right, type: "or") }.

# Half of a square, where several moves are possible.
half-square-doubt = Falta la letra o el número, y hay varias jugadas posibles. Escribe { LIST($right, type: "or") }.

# Half of a square that fits no move.
half-square-none = Una jugada acaba con una letra y un número, como e4. Ninguna de tus jugadas encaja con «{ $text }».

# A doubled or crossed-out sign: `bxee4`.
sign-too-many = Sobra un signo. Sin él: { $right }.

# A doubled or crossed-out sign, where several moves are possible.
sign-too-many-doubt = Sobra un signo, y hay varias jugadas posibles. Escribe { LIST($right, type: "or") }.

# One move that may be meant.
perhaps = ¿Quizás { $right }? Entonces, escríbelo así.

# Several moves in one text.
several-moves = Aquí hay varias jugadas. Escríbelas una tras otra, primero { $right }. Para una partida entera, elige «Abrir».

# A player wrote that he gives up.
no-move-resigns = Abandonar no es una jugada: solo se escribe el resultado, 1-0 o 0-1. En la pantalla, elige «Abandonar».

# A player wrote that he offers a draw.
no-move-offer = Para ofrecer tablas, escribe primero tu jugada y luego (=). En la pantalla, elige «Ofrecer tablas (=)».

# A result alone.
no-move-result = Eso es un resultado, no una jugada. Se escribe al final, cuando la partida ha terminado.

# The sign of an idea before a move.
no-move-idea = «{ $text }» quiere decir que es una idea, no una jugada hecha. Para jugarla, escríbela sin este signo.

## Why a written move is not played

# Nothing was written.
nothing = Escribe primero una jugada.

# Not the shape of a move from this place on.
syntax = No entiendo el trozo que empieza por «{ $rest }».

# No such field.
not-a-field = «{ $text }» no es una casilla. Las columnas van de a hasta h, y las filas, de 1 a 8.

# `3f` for `f3`.
square-order = La letra va antes que el número: { $right }.

# `F3` for `f3`.
file-case = La letra que va antes de un número es minúscula: { $right }.

# `nf3` for `Nf3`.
piece-case = La letra de una pieza es mayúscula: { $right }.

# `N f3` for `Nf3`.
no-space = Escríbelo todo junto, sin espacio: { $right }.

# A letter of another language.
language-letter = «{ $letter }» es una letra de otro idioma ({ $language }). Aquí se escribe { $right }.

# A letter for a pawn.
pawn-letter = Un peón no tiene letra: { $right }.

# The piece letter was left out.
letter-missing = Sin letra, es una jugada de peón. Para { PIECE($piece, form: "the") } escribe { $right }.

# A pawn capture without its file.
pawn-file = Cuando captura un peón, empieza por la letra de su columna: { $right }.

# No piece of this kind there.
# PLACE is `none`, `rank`, `file` or `field`: how much of the start was written.
no-such-piece =
    { PLACE($from) ->
        [none] { $piece ->
               [pawn] No tienes ningún peón en esa columna.
              *[other] No tienes { PIECE($piece, form: "no") }.
            }
        [rank] No tienes { PIECE($piece, form: "no") } en la fila { $from }.
        [file] No tienes { PIECE($piece, form: "no") } en la columna { $from }.
       *[field] No tienes { PIECE($piece, form: "no") } en { $from }.
    }

# The field written is the one the piece stands on.
from-square = { PIECE($piece, form: "the", case: "upper") } ya está en { $field }. Escribe adónde va.

# Nothing stands there.
empty-field = En { $field } no hay nada.

# The other side moves.
not-your-turn = Les toca a { PLAYER($player) }.

# A piece stands in the way.
blocked = El camino está cerrado: hay { PIECE($by, form: "a") } en { $field }.

# The piece does not move so.
not-its-way =
    { $piece ->
        [king] El rey avanza una sola casilla cada vez.
        [queen] La dama va en línea recta o en diagonal, pero no así.
        [rook] Una torre solo va en línea recta: por su columna o por su fila.
        [bishop] Un alfil solo va en diagonal.
        [knight] Un caballo salta dos casillas en línea recta y una hacia un lado.
        [pawn] Un peón va recto hacia delante, y en diagonal solo para capturar.
       *[other] { PIECE($piece, form: "a", case: "upper") } no se mueve así.
    }

# An own piece stands on the target.
own-piece = En { $field } está { PIECE($piece, form: "your") }.

# A pawn goes diagonally only to take.
nothing-to-take = Un peón va en diagonal solo para capturar, y { $field } está vacía.

# A pawn capture written by its files that finds nothing to take.
nothing-on-file = El peón no encuentra nada que capturar en la columna { $file }.

# A pawn cannot take straight ahead.
pawn-blocked = Un peón no puede capturar de frente, y { $field } está ocupada.

# The piece would uncover its king.
pinned = { PIECE($piece, form: "the", case: "upper") } no puede hacer esta jugada: protege a tu rey { PIECE($by, form: "of") } de { $field }.

# The king would be attacked.
into-check = En esa casilla, { PIECE($by, form: "the") } de { $field } atacaría a tu rey.

# The king stays attacked.
stays-in-check = { PIECE($by, form: "the", case: "upper") } de { $field } sigue atacando a tu rey.

# Several pieces fit.
ambiguous =
    { $piece ->
        [pawn] ¿Qué peón? Los de { LIST($fields, type: "and") } pueden hacerlo. Escribe { LIST($right, type: "or") }.
       *[other] ¿Qué { PIECE($piece) }? { PIECE($piece, form: "the-plural", case: "upper") } de { LIST($fields, type: "and") } pueden ir ahí. Añade { LIST($add, type: "or") }: escribe { LIST($right, type: "or") }.
    }

# Several pieces fit in spite of a letter or number that tells them apart.
letter-not-enough = Eso aún no distingue { PIECE($piece, form: "the-plural") } de { LIST($fields, type: "and") }. Escribe { LIST($right, type: "or") }.

# A pawn on the last rank must become something.
promo-missing = ¿En qué se convierte el peón? Escribe { LIST($right, type: "or") }.

# A pawn cannot become this.
promo-bad = Un peón se convierte en dama, torre, alfil o caballo.

# Only a pawn on the last rank changes.
promo-none = Solo un peón en la última fila se convierte en otra pieza. Escribe { $right }.

# The right to castle is lost or never was.
castling-no-right = Ese enroque no es posible: el rey o la torre ya se ha movido.

# Castling: not empty.
castling-blocked = Aún no puedes enrocar: { $field } tiene que estar vacía.

# Castling out of check.
castling-in-check = No puedes enrocar mientras tu rey está en jaque.

# Castling over an attacked field.
castling-through-check = No puedes enrocar: el rey pasaría por { $field }, que está atacada.

# Castling into check.
castling-into-check = No puedes enrocar: en { $field } el rey estaría en jaque.

# Castling written as a king move.
castling-as-king = Esto es un enroque. Se escribe { $right }.

# The field of the pawn taken in passing instead of the target.
ep-square = Escribe adónde llega tu peón: { $right }.

# A pass.
null-move = En ajedrez hay que mover; no se puede pasar.

# Nobody moves any more.
game-over = La partida ha terminado.

# Several moves are called so in the chosen system.
system-doubt = Más de una jugada se llama así. Escribe { LIST($right, type: "or") }.

# No piece of this kind can take one of that kind.
takes-none = Ninguna de tus jugadas captura { PIECE($taken, form: "a") } con { PIECE($piece, form: "a") }.

# Digits that are no square.
digits-field = «{ $text }» no es una casilla. Cada una de sus dos cifras va de 1 a 8.

# Too few or too many digits.
digits-count = Una jugada tiene cuatro cifras: dos para la salida y dos para la llegada. Una quinta dice en qué se convierte un peón.

# What is wrong with an option of a board on another page, behind its name.
option-problem = { $name }: { $text }
