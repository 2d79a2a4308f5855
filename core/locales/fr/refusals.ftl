### Why a written move is not played.

## Refusals

# A letter of another language, where several moves may be meant.
language-letter-doubt = « { $letter } » est une lettre d’une autre langue ({ $language }), et plusieurs coups sont possibles. Ici, on écrit { LIST($right, type: "or") }.

# One slip of spelling away from several moves.
slip-doubt = Presque. Plusieurs coups ressemblent à cela : écris { LIST($right, type: "or") }.

# A small letter that may be a file or a piece.
small-letter = « { $letter } » minuscule : est-ce une case ou { PIECE($piece, form: "the") } ? Choisis { LIST($right, type: "or") }.

# `f3N` for `Nf3`.
letter-first = La lettre de la pièce vient avant la case : { $right }.

# `Qd8` for `d8Q`.
promo-behind = La lettre de la nouvelle pièce vient après la case : { LIST($right, type: "or") }.

# Piece takes piece without a square, where several moves are possible.
takes-doubt = Plusieurs prises se disent comme cela. Dis où : écris { LIST($right, type: "or") }.

# Half of a square, where several moves are possible.
half-square-doubt = Il manque la lettre ou le chiffre, et plusieurs coups sont possibles. Écris { LIST($right, type: "or") }.

# Half of a square that fits no move.
half-square-none = Un coup finit par une lettre et un chiffre, comme e4. Aucun de tes coups ne va avec « { $text } ».

# A doubled or crossed-out sign: `bxee4`.
sign-too-many = Il y a un signe de trop. Sans lui : { $right }.

# A doubled or crossed-out sign, where several moves are possible.
sign-too-many-doubt = Il y a un signe de trop, et plusieurs coups sont possibles. Écris { LIST($right, type: "or") }.

# One move that may be meant.
perhaps = Peut-être { $right } ? Alors, écris-le comme cela.

# Several moves in one text.
several-moves = Il y a plusieurs coups. Écris-les l’un après l’autre, d’abord { $right }. Pour une partie entière, choisis « Ouvrir ».

# A player wrote that he gives up.
no-move-resigns = Abandonner n’est pas un coup : on écrit seulement le résultat, 1-0 ou 0-1. À l’écran, choisis « Abandonner ».

# A player wrote that he offers a draw.
no-move-offer = Pour proposer la nulle, écris d’abord ton coup, puis (=). À l’écran, choisis « Proposer la nulle (=) ».

# A result alone.
no-move-result = C’est un résultat, pas un coup. Il se note à la fin, quand la partie est finie.

# The sign of an idea before a move.
no-move-idea = « { $text } » veut dire que c’est une idée, pas un coup joué. Pour le jouer, écris le coup sans ce signe.

## Why a written move is not played

# Nothing was written.
nothing = Écris d’abord un coup.

# Not the shape of a move from this place on.
syntax = Je ne comprends pas le morceau qui commence par « { $rest } ».

# No such field.
not-a-field = « { $text } » n’est pas une case. Les colonnes vont de a à h, les rangées de 1 à 8.

# `3f` for `f3`.
square-order = La lettre de la case vient avant le chiffre : { $right }.

# `F3` for `f3`.
file-case = La lettre d’une case est minuscule : { $right }.

# `nf3` for `Nf3`.
piece-case = La lettre d’une pièce est majuscule : { $right }.

# `N f3` for `Nf3`.
no-space = La pièce et la case s’écrivent ensemble, sans espace : { $right }.

# A letter of another language.
language-letter = « { $letter } » est une lettre d’une autre langue ({ $language }). Ici, on écrit { $right }.

# A letter for a pawn.
pawn-letter = Un pion n’a pas de lettre : { $right }.

# The piece letter was left out.
letter-missing = Sans lettre, c’est un coup de pion. Pour { PIECE($piece, form: "the") }, écris { $right }.

# A pawn capture without its file.
pawn-file = Quand un pion prend, écris d’abord la lettre de sa colonne : { $right }.

# No piece of this kind there.
# PLACE is `none`, `rank`, `file` or `field`: how much of the start was written.
no-such-piece =
    { PLACE($from) ->
        [none] { $piece ->
               [pawn] Tu n’as pas de pion sur cette colonne.
              *[other] Tu n’as pas de { PIECE($piece) }.
            }
        [rank] Tu n’as pas de { PIECE($piece) } sur la rangée { $from }.
        [file] Tu n’as pas de { PIECE($piece) } sur la colonne { $from }.
       *[field] Tu n’as pas de { PIECE($piece) } en { $from }.
    }

# The field written is the one the piece stands on.
from-square = { PIECE($piece, form: "the", case: "upper") } est déjà en { $field }. Écris la case où { PIECE($piece, form: "he") } va.

# Nothing stands there.
empty-field = Il n’y a rien en { $field }.

# The other side moves.
not-your-turn = C’est { PLAYER($player, form: "to") } de jouer.

# A piece stands in the way.
blocked = Le chemin est barré : il y a { PIECE($by, form: "a") } en { $field }.

# The piece does not move so.
not-its-way =
    { $piece ->
        [king] Le roi avance d’une seule case.
        [queen] La dame va tout droit ou en diagonale, mais pas ainsi.
        [rook] Une tour va seulement tout droit, sur sa colonne ou sa rangée.
        [bishop] Un fou va seulement en diagonale.
        [knight] Un cavalier saute de deux cases tout droit et d’une case de côté.
        [pawn] Un pion avance tout droit, et en diagonale seulement pour prendre.
       *[other] { PIECE($piece, form: "a", case: "upper") } ne se déplace pas ainsi.
    }

# An own piece stands on the target.
own-piece = { PIECE($piece, form: "your", case: "upper") } occupe déjà la case { $field }.

# A pawn goes diagonally only to take.
nothing-to-take = Un pion ne va en diagonale que pour prendre. La case { $field } est vide.

# A pawn capture written by its files that finds nothing to take.
nothing-on-file = Le pion ne trouve rien à prendre sur la colonne { $file }.

# A pawn cannot take straight ahead.
pawn-blocked = Un pion ne prend pas tout droit. La case { $field } est occupée.

# The piece would uncover its king.
pinned = { PIECE($piece, form: "the", case: "upper") } ne peut pas jouer ce coup : { PIECE($piece, form: "he") } protège ton roi contre { PIECE($by, form: "the") } en { $field }.

# The king would be attacked.
into-check = Là, ton roi serait attaqué { PIECE($by, form: "by") } en { $field }.

# The king stays attacked.
stays-in-check = Ton roi reste attaqué { PIECE($by, form: "by") } en { $field }.

# Several pieces fit.
ambiguous =
    { $piece ->
        [pawn] Quel pion ? Ceux en { LIST($fields, type: "and") } peuvent le faire. Écris { LIST($right, type: "or") }.
       *[other] C’est possible avec plusieurs pièces : les { PIECE($piece, form: "plural") } en { LIST($fields, type: "and") } peuvent y aller. Ajoute { LIST($add, type: "or") } : écris { LIST($right, type: "or") }.
    }

# Several pieces fit in spite of a letter or number that tells them apart.
letter-not-enough = Cela ne suffit pas : les { PIECE($piece, form: "plural") } en { LIST($fields, type: "and") } peuvent y aller. Écris { LIST($right, type: "or") }.

# A pawn on the last rank must become something.
promo-missing = Que devient le pion ? Écris { LIST($right, type: "or") }.

# A pawn cannot become this.
promo-bad = Un pion devient dame, tour, fou ou cavalier.

# Only a pawn on the last rank changes.
promo-none = Seul un pion arrivé à la dernière rangée devient une autre pièce. Écris { $right }.

# The right to castle is lost or never was.
castling-no-right = Ce roque n’est pas possible : le roi ou la tour a déjà bougé.

# Castling: not empty.
castling-blocked = Le roque n’est pas encore possible : { $field } doit être vide.

# Castling out of check.
castling-in-check = On ne roque pas quand le roi est en échec.

# Castling over an attacked field.
castling-through-check = On ne roque pas : le roi passerait par la case { $field }, qui est attaquée.

# Castling into check.
castling-into-check = On ne roque pas : en { $field }, le roi serait en échec.

# Castling written as a king move.
castling-as-king = C’est un roque. On l’écrit { $right }.

# The field of the pawn taken in passing instead of the target.
ep-square = Écris la case où ton pion arrive : { $right }.

# A pass.
null-move = Aux échecs, il faut jouer ; on ne passe pas son tour.

# Nobody moves any more.
game-over = La partie est finie.

# Several moves are called so in the chosen system.
system-doubt = Plusieurs coups s’appellent ainsi. Écris { LIST($right, type: "or") }.

# No piece of this kind can take one of that kind.
takes-none = Aucun de tes coups ne prend { PIECE($taken, form: "a") } avec { PIECE($piece, form: "a") }.

# Digits that are no square.
digits-field = « { $text } » n’est pas une case. Ses deux chiffres vont de 1 à 8.

# Too few or too many digits.
digits-count = Un coup a quatre chiffres : deux pour le départ, deux pour l’arrivée. Un cinquième dit ce que devient un pion.

# What is wrong with an option of a board on another page, behind its name.
option-problem = { $name } : { $text }
