### Remarks on a move that was understood, but is usually written otherwise.

## Remarks on a move that was understood

# Another check sign, or a word for it.
check-other-sign = Juste. Ici, l’échec s’écrit { $right }.

# `++` or `dbl ch` for a double check.
double-check-sign = Juste, c’est un échec double. Aujourd’hui, on écrit { $right }.

# Castling without its dashes.
castle-dash = Juste. Le roque s’écrit avec des tirets : { $right }.

# The name of a piece where its letter is written.
piece-name = Je comprends. La pièce s’écrit par sa lettre : { $right }.

# Piece takes piece without a square: `RxR`.
takes-piece = Je comprends. On le disait comme cela autrefois. Aujourd’hui, on écrit où la pièce prend : { $right }.

# Half of a square: `Nxe`, `B6`.
half-square = Je comprends. Écris les deux, la lettre et le chiffre : { $right }.

# A letter of another alphabet that looks like the right one: Cyrillic `с4`.
look-alike = Je comprends. « { $letter } » vient d’un autre alphabet, même si on ne le voit pas. Ici, on écrit { $right }.

# A result behind the move.
result-behind = Juste : { $right }. Le résultat, { $score }, se note à part, à la fin de la feuille.

# A sign behind the move that says who is better.
judgement-behind = Juste : { $right }. Le signe { $sign } dit ce que tu penses de la position. Il ne fait pas partie du coup.

# The number of a move without its dot.
number-dot = Je comprends. On met un point après le numéro : { $right }.

# From and to were written.
long-form = Juste. La forme courte est { $right }.

# More was written than needed.
not-needed = Je comprends. Il suffit d’écrire { $right }.

# The rank was written where the file is usual.
prefer-file = Je comprends. Le plus souvent, on écrit la colonne : { $right }.

# The capture sign is missing.
x-missing = Juste. Avec le signe de prise, c’est plus clair : { $right }.

# A capture sign without a capture.
x-needless = Rien n’est pris, donc pas de signe de prise : { $right }.

# Another capture sign.
x-other = Je comprends. Ici, on écrit { $right }.

# A dash inside the short form.
dash-needless = La pièce et la case s’écrivent ensemble, sans tiret : { $right }.

# The check sign is missing.
check-missing = Juste, et il y a échec : { $right }.

# A sign, but no check or no mate.
# SIGN is `check` if the right form gives check: then a sign of mate was written.
check-wrong =
    { SIGN($right) ->
        [check] Il y a échec, mais pas mat : { $right }.
       *[none] Il n’y a pas d’échec ici : { $right }.
    }

# The mate sign is missing.
mate-missing = Juste, et il y a mat : { $right }.

# Another mate sign.
mate-other-sign = Juste. Ici, le mat s’écrit { $right }.

# Only a check sign for mate.
plus-for-mate = C’est plus qu’un échec, c’est mat : { $right }.

# Another way to write the promotion.
promo-sign = Juste. Ici, on écrit { $right }.

# Zeros for castling.
castle-zero = Juste. Ici, on l’écrit avec la lettre O : { $right }.

# Small letters for castling.
castle-case = Juste. Le roque s’écrit en majuscules : { $right }.

# A pawn capture by its two files.
pawn-files-only = Je comprends. La case entière est plus claire : { $right }.

# `e.p.` without a capture in passing.
ep-wrong = Ce n’est pas une prise en passant : { $right }.

## The state of the game

# Understood, but the chosen system has another form.
system-form = Je comprends. Dans ce système, on écrit { $right }.

# A legal move, but not the one that was asked for.
other-move = C’est un autre coup. Le coup demandé s’écrit { $right }.
