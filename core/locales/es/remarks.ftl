### Remarks on a move that was understood, but is usually written otherwise.

## Remarks on a move that was understood

# Another check sign, or a word for it.
check-other-sign = Bien. Aquí el jaque se escribe { $right }.

# `++` or `dbl ch` for a double check.
double-check-sign = Bien, es un jaque doble. Hoy se escribe { $right }.

# Castling without its dashes.
castle-dash = Bien. El enroque se escribe con guiones: { $right }.

# The name of a piece where its letter is written.
piece-name = Ya te entiendo. Una pieza se escribe con su letra: { $right }.

# Piece takes piece without a square: `RxR`.
takes-piece = Ya te entiendo. Así se decía antes. Hoy se escribe dónde se captura: { $right }.

# Half of a square: `Nxe`, `B6`.
half-square = Ya te entiendo. Escribe los dos, la letra y el número: { $right }.

# A letter of another alphabet that looks like the right one: Cyrillic `с4`.
look-alike = Ya te entiendo. «{ $letter }» viene de otro alfabeto, aunque no se note. Aquí se escribe { $right }.

# A result behind the move.
result-behind = Bien: { $right }. El resultado, { $score }, tiene su propio sitio al final de la planilla.

# A sign behind the move that says who is better.
judgement-behind = Bien: { $right }. El signo { $sign } dice lo que piensas de la posición. No es parte de la jugada.

# The number of a move without its dot.
number-dot = Ya te entiendo. Después del número va un punto: { $right }.

# From and to were written.
long-form = Bien. La forma corta es { $right }.

# More was written than needed.
not-needed = Ya te entiendo. Basta con escribir { $right }.

# The rank was written where the file is usual.
prefer-file = Ya te entiendo. Lo normal es escribir la columna: { $right }.

# The capture sign is missing.
x-missing = Bien. Con el signo de captura queda más claro: { $right }.

# A capture sign without a capture.
x-needless = No se captura nada, así que no va signo de captura: { $right }.

# Another capture sign.
x-other = Ya te entiendo. Aquí se escribe { $right }.

# A dash inside the short form.
dash-needless = Escríbelo todo junto, sin guion: { $right }.

# The check sign is missing.
check-missing = Bien, y es jaque: { $right }.

# A sign, but no check or no mate.
# SIGN is `check` if the right form gives check: then a sign of mate was written.
check-wrong =
    { SIGN($right) ->
        [check] Es jaque, pero no mate: { $right }.
       *[none] Aquí el rey no está en jaque: { $right }.
    }

# The mate sign is missing.
mate-missing = Bien, y es mate: { $right }.

# Another mate sign.
mate-other-sign = Bien. Aquí el mate se escribe { $right }.

# Only a check sign for mate.
plus-for-mate = Es más que jaque, es mate: { $right }.

# Another way to write the promotion.
promo-sign = Bien. Aquí se escribe { $right }.

# Zeros for castling.
castle-zero = Bien. Aquí se escribe con la letra O: { $right }.

# Small letters for castling.
castle-case = Bien. El enroque va con mayúsculas: { $right }.

# A pawn capture by its two files.
pawn-files-only = Ya te entiendo. Con el número queda más claro: { $right }.

# `e.p.` without a capture in passing.
ep-wrong = Aquí no se captura al paso: { $right }.

## The state of the game

# Understood, but the chosen system has another form.
system-form = Ya te entiendo. En este sistema se escribe { $right }.

# A legal move, but not the one that was asked for.
other-move = Esa es otra jugada. La que se pedía se escribe { $right }.
