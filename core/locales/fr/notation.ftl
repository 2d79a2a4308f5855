### The characters of written moves, explained one by one.

# A piece letter.
piece-moves = Ce signe veut dire : { PIECE($piece) }.

# The file that tells two pieces apart.
from-file = On écrit la colonne { $file }, car { rivals }.

# The rank that tells two pieces apart.
from-rank = On écrit la rangée { $rank }, car { rivals }.

# The whole field, because neither file nor rank is enough.
from-field = On écrit la case entière { $field }, car { rivals }.

# The file of a pawn that takes.
pawn-from = Quand un pion prend, on écrit d’abord la lettre de sa colonne : { $file }.

# The field where the move starts, in long notation.
starts-on = Le coup part de la case { $field }.

# The dash of long notation.
dash = Le tiret : rien n’est pris.

# The capture sign.
takes = On prend { PIECE($piece, form: "the") } en { $field }.

# The field where a piece arrives.
goes-to =
    { $piece ->
        [pawn] Le pion va en { $field }. Un pion n’a pas de lettre.
       *[other] { PIECE($piece, form: "the", case: "upper") } va en { $field }.
    }

# The letter of a promotion.
becomes = Le pion devient { PIECE($piece, form: "a") }.

# The sign before it.
becomes-sign = Le pion devient une autre pièce.

# The check sign.
gives-check = Échec : le roi adverse est attaqué.

# The mate sign.
gives-mate = Échec et mat : le roi est perdu, la partie est finie.

# `e.p.`
in-passing = En passant : le pion pris était en { $field }.

# Castling towards file h.
castles-h = Petit roque, vers la colonne h : roi en { $king }, tour en { $rook }.

# Castling towards file a.
castles-a = Grand roque, vers la colonne a : roi en { $king }, tour en { $rook }.

# The number before a move.
number = Coup numéro { $number }.

# The dots after the number that stand for White's move.
dots = Les points remplacent le coup des Blancs.

# A null move.
passes = Un coup nul : ce camp saute son tour. Cela n’existe que dans les analyses.

## Explaining and writing

# A piece letter that is enough, because the rivals on these fields are held back.
piece-alone = Ce signe veut dire : { PIECE($piece) }. Cela suffit : en { LIST($fields, type: "and") }, { PIECE($piece, form: "a") } doit rester pour protéger son roi.

# The offer of a draw.
offers-draw = Avec ce coup, le joueur a proposé la partie nulle.

# A piece by the file on which it began.
began-on = Cette lettre désigne { PIECE($piece, form: "the") } qui a commencé la partie sur la colonne { $file }.

## Labels

label-part-piece = quelle pièce
label-part-from = d’où elle vient
label-part-dash = tiret : rien n’est pris
label-part-takes = prend
label-part-to = où elle va
label-part-en-passant = en passant
label-part-check = échec
label-part-mate = échec et mat
label-part-number = numéro du coup
label-part-dots = points pour le coup des Blancs
label-part-offer = proposition de nulle
label-part-result = résultat
label-part-rival = peut aussi y aller ; barré : doit protéger son roi
label-legend = Ce que veulent dire les signes
label-explanation = Explication
label-explain-hint = Touche une partie du coup : je te dis ce qu’elle veut dire.
label-explain-go = Touche le coup pour le voir sur le plateau.
label-all-systems = Ce coup dans tous les systèmes
label-write-move = Écrire un coup
label-write-here = Écris un coup ici
label-play-written = Jouer le coup écrit
label-you-wrote = Tu as écrit
label-strictness = Règles d’écriture
label-guided = Avec aide
label-tournament = Tournoi
label-pgn-exact = PGN exact
label-letter-pad = Lettres à toucher
label-ink-write = Écrire à la main
label-erase = Effacer
label-key-explain = Entrer dans un coup et passer d’un signe à l’autre ; Échap pour sortir
label-key-write = Écrire un coup
label-letter-man = P
label-letter-crowned = D
label-look-hint = Arrête-toi sur une case : tu lis ici qui pourrait y prendre.
