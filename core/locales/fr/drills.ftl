### Drills.

## Drills

# Asks for the name of the lit field.
drill-name = Comment s’appelle la case avec le point d’interrogation ?

# Asks for a field.
drill-find = Où est { $field } ? Touche la case.

# Asks to play a written move.
drill-play-white = Les Blancs jouent { $text }. Joue ce coup sur le plateau.

# Asks to play a written move of Black.
drill-play-black = Les Noirs jouent { $text }. Joue ce coup sur le plateau.

# Asks to write a played move.
drill-write-white = Les Blancs viennent de jouer. Écris leur coup.

# Asks to write a played move of Black.
drill-write-black = Les Noirs viennent de jouer. Écris leur coup.

# An answer is right.
drill-right = Oui, c’est { $text } !

# The answer to a task that was not solved.
drill-answer = La réponse est { $text }. À toi.

# The field that was tapped.
drill-that = Ça, c’est { $field }.

# No name of a field.
drill-no-field = Aucune case ne s’appelle « { $text } » ici. Un nom ressemble à { $like }.

# No name was written.
drill-nothing = Écris d’abord un nom.

# A letter or digit of a name is right.
drill-good-sign = Le { $sign } est bon !

# The row of a numbered field is right.
drill-good-row = C’est la bonne rangée !

# Look at the letter.
drill-look-file = Regarde la lettre : glisse tout droit le long de la colonne jusqu’au bord.

# Look at the number.
drill-look-rank = Regarde le chiffre : glisse de côté le long de la rangée jusqu’au bord.

# Look at the letter of a round board.
drill-look-line = Regarde la lettre : glisse du centre vers l’extérieur, elle est au bord.

# Look at the ring of a round board.
drill-look-ring = Regarde l’anneau : compte depuis le bord des Blancs vers le centre, de 1 à 4, puis vers l’autre bord, de 5 à 8.

# The board is seen from Black.
drill-look-turned = Tu vois le plateau du côté des Noirs : a est à droite et 1 est en haut.

# Look at the row of a numbered field.
drill-look-row = Regarde d’abord la rangée : par quel numéro commence-t-elle ?

# Count along the row.
drill-look-along = Compte le long de la rangée, case après case.

# The numbers of a row.
drill-row = Les numéros de cette rangée vont de { $first } à { $last }.

# Count the letters.
drill-count-files = Compte les lettres avec ton doigt : { $signs }.

# Count the numbers.
drill-count-ranks = Compte les chiffres avec ton doigt : { $signs }.

# The beginning of a written move is right.
drill-so-far = « { $text } », c’est bon jusque-là !

# The right piece moves.
drill-good-piece = Tu as la bonne pièce !

# The move ends on the right field.
drill-good-target = Tu as la bonne case d’arrivée !

# A piece of the right kind moves.
drill-good-letter = C’est la bonne sorte de pièce !

# Look at what moves.
drill-look-piece = Regarde le début : une majuscule, c’est une pièce ; sans majuscule, c’est un pion.

# Look at where the move begins.
drill-look-from = Regarde d’où part le coup : plusieurs pièces peuvent aller là.

# Look at where the move ends.
drill-look-to = Regarde où le coup se termine.

# Look at the end of the text, or at the way.
drill-look-end = Le départ et l’arrivée sont bons. Regarde ce qui se passe en chemin ou à la fin.

# Castling.
drill-look-castles = Ici, le roi et la tour bougent ensemble.

# Castling on the other side.
drill-look-rook = C’est bien un roque ! Regarde quelle tour bouge avec le roi.

# How long the series is.
drill-at-once = Exercices réussis d’affilée, au premier essai : { $count }. Ta plus longue série : { $best }.

# How many tasks were done in a minute.
drill-minute = Une minute est passée. Exercices réussis : { $count }.

# The result of a series: tasks done, right at the first try, longest series so far.
drill-result = Exercices réussis : { $count }. Au premier essai : { $right }. Ta plus longue série sans erreur : { $best }.

# No move of the kind came up.
drill-no-move = Aucun coup de cette sorte n’est venu cette fois. Réessaie, ou choisis une autre sorte.

## Labels

label-drill-name-square = Nommer la case
label-drill-find-square = Trouver la case
label-drill-title = S’entraîner
label-drill-lead = De petits exercices, autant que tu veux. On ne peut rien perdre.
label-drill-kind-name = Nommer la case
label-drill-kind-find = Trouver la case
label-drill-kind-play = Jouer ce qui est écrit
label-drill-kind-write = Écrire ce qui est joué
label-drill-what = Que veux-tu travailler ?
label-drill-moves = Quels coups ?
label-drill-where = Où sur le plateau ?
label-drill-whole = Tout le plateau
label-drill-files = Colonnes
label-drill-lines = Lignes
label-drill-ranks = Rangées
label-drill-rings = Anneaux
label-drill-side = Qui est en bas ?
label-drill-names = Montrer les noms au bord
label-drill-begin = Commencer
label-drill-stop = Arrêter
label-drill-more = Plus de réglages
label-drill-ended = Voilà ton résultat !
label-drill-next = Suivant
label-drill-help = Aide
label-drill-check = Vérifier
label-drill-again = Revoir le coup
label-drill-count = Défi d’une minute
label-drill-counting = La minute a commencé…
label-drill-stars = Tes étoiles
label-drill-input = Comment veux-tu écrire ?
label-drill-circle = Choisir les signes
label-drill-pad = Toucher les lettres
label-drill-type = Clavier
label-drill-pawn = Coup de pion
label-drill-piece = Coup de pièce
label-drill-by-file = Deux pièces : la lettre décide
label-drill-by-rank = Deux pièces : le chiffre décide
label-drill-centre = Par le centre
label-drill-support = Prise avec soutien
label-drill-dart = Pièce lancée
label-drill-step = Déplacement
label-drill-jump = Prise simple
label-drill-jumps = Rafle
label-drill-crowned = Une dame, ou un pion qui devient dame
