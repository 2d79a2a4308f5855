### Fresh tasks for each skill.

## Tasks, and what is said of typical mistakes

# Asks for the name of a marked field.
task-name = Comment s’appelle la case marquée ?

# Asks for the letter of a marked piece.
task-letter = Quelle lettre désigne la pièce marquée ?

# Asks which piece moves, on a sheet in another language.
task-letter-abroad = Ce coup vient d’une feuille dans une autre langue ({ $language }) : { $text }. Quelle pièce joue ?

# A piece to choose.
task-piece = { PIECE($piece, case: "upper") }

# The meaning of a wrong letter.
hint-letter-of = « { $letter } » désigne une autre pièce : { PIECE($piece) }.

# Asks for the ring of a marked field.
task-ring = Sur quel anneau est la case marquée ?

# Asks for the sign of castling with a marked rook.
task-castle = Le roi roque avec la tour marquée. Comment l’écrit-on ?

# Castling to the other side was chosen.
hint-castle-side = O-O est le petit roque (colonne h), O-O-O le grand roque (colonne a).

# Castling was written as a move of the king.
hint-castle-king = Ici, deux pièces bougent. Le roque a son propre signe.

# Asks for the only capture that a game allows.
task-duty = { $game } : ici il faut prendre, et une seule prise est permise. Joue-la.

# Asks to write a move without its slip.
task-correct = Il y a une petite faute dans ce coup. Écris-le sans faute.

# Asks to fill in a row of the score sheet.
task-row = Regarde le coup { $number } des deux joueurs, puis remplis sa ligne.

# Asks to write moves on one line.
task-line = Regarde les coups, puis écris-les sur une ligne, avec leurs numéros.

# Asks for the number and the dots before a move of Black.
task-number = C’est le coup { $number } des Noirs. Comment l’écrit-on quand le coup des Blancs n’est pas à côté ?

# The dots for White’s move are missing.
hint-dots = Sans points de suspension, ce serait un coup des Blancs.

# The number before the move is another one.
hint-number = Regarde le numéro : les Blancs et les Noirs ont le même, et c’est le coup { $number }.

# Asks for the result of a game that has ended.
task-result = La partie est finie. Quel résultat écrit-on ?

# The meaning of the results.
hint-result = { $white } veut dire que les Blancs gagnent, { $black } que les Noirs gagnent, { $draw } que personne ne gagne. Qui gagne ici ?

# Asks how an offer of a draw is written.
task-offer = Avec ce coup, le joueur propose la nulle. Comment l’écrit-on ?

# The sign of the offer stands before the move.
hint-offer-place = D’abord le coup, puis le signe de la proposition.

# The result stands in place of the offer.
hint-offer-result = { $text } serait le résultat. La nulle est seulement proposée, et la partie continue.

## The mind’s eye: moves that are followed in the head

# Asks for the field on which a piece stands after some moves.
task-mind-place = Où est la pièce de { $field } après ces coups ? Joue-les de tête et touche sa case : { $text }

# Asks whether the king is in check after some moves.
task-mind-check = Le roi est-il en échec après ces coups ? Joue-les de tête ; les signes comme + ne sont pas écrits : { $text }

# Asks which of three moves is possible after some moves.
task-mind-possible = Quel coup est possible après ceux-ci ? Joue-les de tête : { $text }

# Asks to write the move after some moves.
task-mind-write = Après ces coups, la pièce de { $from } va en { $to }. Joue-les de tête et écris le coup qui suit : { $text }

# The king is not in check.
task-mind-no = Non

# The king is in check.
task-mind-yes = Oui, il y a échec

# The king is in check, and lost.
task-mind-mate = Oui, et il y a mat

# Help: the moves are followed one by one.
hint-mind-step = Prends les coups un par un. Lequel est joué par la pièce de { $field } ?

# The field from which the piece came.
hint-mind-from = Elle est en { $field } au début. Quel coup joue-t-elle ?

# A field that the piece left again.
hint-mind-between = Elle passe par { $field }, mais elle en repart.

# The field of another piece.
hint-mind-other = C’est une autre pièce qui va en { $field }.

# The king is in check.
hint-mind-check = À la fin, le roi est en { $field }. Une pièce de l’autre camp l’attaque : laquelle ?

# The king is not in check.
hint-mind-no-check = À la fin, le roi est en { $field }. Là, aucune pièce ne l’attaque.

# Check, but not mate.
hint-mind-escape = Il y a échec, mais le roi peut s’en sortir.

# Mate, not only check.
hint-mind-mate = On ne peut pas sortir de cet échec.

# A piece has left its field or was taken.
hint-mind-gone = C’était possible avant. Quelle pièce pouvait le faire, et où est-elle maintenant ?

# Asks for the board after some moves.
task-mind-board = Quel plateau montre la position après ces coups ? Joue-les de tête : { $text }

# Asks to set up the position after some moves.
task-mind-set-up = Prépare la position après ces coups. Joue-les de tête et mets les pièces là où elles sont ensuite : { $text }

# Asks to remember pieces that are seen for some seconds.
task-recall = Regarde les { $count } pièces pendant { $number } secondes. Puis remets-les de mémoire.

# A board on which a piece has not moved.
hint-board-left-out = Sur ce plateau, { PIECE($piece, form: "the") } est encore en { $field }. Regarde { $text }.

# A board on which a captured piece still stands.
hint-board-captured = Sur ce plateau, { PIECE($piece, form: "the") } en { $field } est encore là. Que lui arrive-t-il avec { $text } ?

# A board on which a piece stands beside its field.
hint-board-field = Sur ce plateau, { PIECE($piece, form: "the") } est en { $field }. Où mène { $text } ?

# A board on which another piece of the kind has moved.
hint-board-twin = Sur ce plateau, { PIECE($piece, form: "the") } de { $field } a bougé. Quelle pièce joue { $text } ?

# A board on which only the king has castled.
hint-board-castling = Sur ce plateau, { PIECE($piece, form: "the") } est encore en { $field }. Le roque déplace deux pièces : regarde { $text }.

# A board on which a piece has not become another.
hint-board-promotion = Sur ce plateau, il y a { PIECE($piece, form: "a") } en { $field }. Que se passe-t-il avec { $text } ?

# A board on which a piece belongs to the other side.
hint-board-colour = Sur ce plateau, { PIECE($piece, form: "the") } en { $field } n’a pas la bonne couleur. Qui joue { $text } ?

## Labels: names of skills

label-skill-bare-name = Nommer la case, sans aide au bord
label-skill-bare-find = Trouver la case, sans aide au bord
label-skill-turned-name = Nommer la case depuis l’autre côté
label-skill-turned-find = Trouver la case depuis l’autre côté
label-skill-letter-own = Lettres des pièces
label-skill-letter-abroad = Lettres d’autres langues
label-skill-read-pawn = Jouer un coup de pion écrit
label-skill-read-piece = Jouer un coup de pièce écrit
label-skill-capture-pawn = Un pion prend
label-skill-read-capture = Jouer une prise écrite
label-skill-read-which = Jouer la bonne pièce parmi deux
label-skill-read-promotion = Jouer une promotion écrite
label-skill-correct = Corriger une petite faute
label-skill-pinned-twin = Deux pièces, mais l’une est clouée
label-skill-capture-promotion = Prise et promotion
label-skill-read-en-passant = Jouer une prise en passant écrite
label-skill-by-both = Trois pièces : lettre et chiffre
label-skill-castling-short = Petit roque
label-skill-castling-long = Grand roque
label-skill-read-castling = Jouer un roque écrit
label-skill-castling-side = Quel roque est-ce ?
label-skill-castling-check = Roque avec échec
label-skill-ring = Anneaux
label-skill-read-centre = Jouer par le centre
label-skill-read-step = Jouer un coup écrit
label-skill-read-jump = Jouer une prise simple écrite
label-skill-read-jumps = Jouer une rafle écrite
label-skill-crowned = Coups de dame
label-skill-majority = La prise obligatoire
label-skill-national = Règles des jeux nationaux
label-skill-way = Deux chemins pour une prise
label-skill-coup-turc = Coup turc
label-skill-row = Une ligne de la feuille de partie
label-skill-number = Numéros et points
label-skill-line = Coups sur une ligne
label-skill-mind-place-short = Où est la pièce ? 1 ou 2 demi-coups de tête
label-skill-mind-place = Où est la pièce ? 5 demi-coups de tête
label-skill-mind-place-long = Où est la pièce ? 7 ou 8 demi-coups de tête
label-skill-mind-check = Échec ou non ? 3 ou 4 demi-coups de tête
label-skill-mind-check-long = Échec ou non ? 6 demi-coups de tête
label-skill-mind-possible = Qu’est-ce qui est possible ? 3 ou 4 demi-coups de tête
label-skill-mind-possible-long = Qu’est-ce qui est possible ? 6 demi-coups de tête
label-skill-mind-write = Écrire le coup qui suit 5 demi-coups joués de tête
label-skill-mind-write-long = Écrire le coup qui suit 7 ou 8 demi-coups joués de tête
label-skill-mind-board-short = Quel plateau ? 1 ou 2 demi-coups de tête
label-skill-mind-board = Quel plateau ? 5 demi-coups de tête
label-skill-mind-board-long = Quel plateau ? 7 ou 8 demi-coups de tête
label-skill-mind-set-up = Préparer la position après 3 ou 4 demi-coups de tête
label-skill-mind-set-up-long = Préparer la position après 6 demi-coups de tête
label-skill-recall-few = Retenir 4 pièces
label-skill-recall-some = Retenir 6 pièces
label-skill-recall-many = Retenir 9 pièces

today-go-on = Continuer : exercice { $number }
today-done = C’est fini pour aujourd’hui. Justes au premier essai : { $at_once } sur { $tasks }.
tasks-at-once = Justes au premier essai : { $at_once } sur { $tasks }
skill-remembered = retenu à { $percent } %
label-today-title = Aujourd’hui : dix exercices
label-today-lead = De nouveaux exercices chaque jour : ce qu’il faut revoir, et un peu de neuf.
label-today-begin = Commencer
label-today-more = Encore dix
label-today-games = Jeux des exercices
label-today-open = Il reste des exercices pour aujourd’hui.
label-today-finished = C’est tout pour aujourd’hui. Bravo !
label-skills-title = Ce que je sais faire
label-skills-lead = Ce que tu sais bien et ce que tu oublies un peu. En premier, ce qu’il faut encore travailler.
label-skills-none = Après tes premiers exercices, tu vois ici ce que tu sais faire.
label-skills-skill = Savoir-faire
label-skills-remembered = Retenu
label-skills-tasks = Exercices
label-skills-weeks = Les huit dernières semaines
label-practise-free = Exercices libres
label-practise-free-line = Cases et coups de tous les jeux, un petit exercice après l’autre.
