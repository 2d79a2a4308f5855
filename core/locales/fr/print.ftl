### Printed sheets and diagrams.

## Print

# How many pages there are.
print-pages = Pages : { $pages }.

# No number of a move.
print-pick = « { $text } » n’est pas un numéro de coup. Écrivez 12 pour la position après la ligne 12, 12. après son premier coup, 20-24 pour cinq lignes.

# No move with this number.
print-no-move = La partie n’a pas de coup numéro { $number }. Les autres y sont.

# No move is named.
print-named = Écrivez les coups après lesquels vous voulez un diagramme.

# More diagrams than can be printed.
print-too-many = Cela fait beaucoup de diagrammes. Voici les { $most } premiers. Pour la suite, indiquez les coups que vous voulez.

# No slip can be planted.
print-no-place = Partie trop courte pour y cacher une erreur : jouez au moins trois coups de chaque côté, ou ouvrez une partie plus longue.

# Fewer slips than asked for.
print-fewer = Erreurs que l’on peut cacher dans cette partie : { $found }. Il y en a davantage dans une partie plus longue.

## Labels

label-print-title = Imprimer des feuilles de partie
label-print-lead = Feuilles vierges pour le club, feuille de votre partie, feuilles avec une erreur à trouver, diagrammes. Plus bas, vous voyez chaque page comme elle sera sur le papier.
label-print-format = Papier
label-print-a4 = A4
label-print-a5 = A5, pour les enfants
label-print-letter = Letter
label-print-line = Hauteur d’une ligne
label-print-times = Une colonne pour le temps
label-print-sheets = Feuilles
label-print-blank = Feuilles vierges
label-print-filled = La feuille de la partie sur le plateau
label-print-copies = Chacune avec son double : l’original et le double, sur deux pages
label-print-planted = Feuilles de cette partie, avec une erreur chacune
label-print-sow = D’autres erreurs
label-print-key = Réponses
label-print-key-of = Réponses aux feuilles avec une erreur
label-print-boards = Diagrammes
label-print-boards-none = aucun
label-print-boards-here = la position sur le plateau
label-print-boards-each = après chaque coup de chaque joueur
label-print-boards-move = après chaque ligne de la feuille
label-print-boards-five = toutes les 5 lignes, et la fin
label-print-boards-ten = toutes les 10 lignes, et la fin
label-print-boards-chosen = les coups que j’indique
label-print-size = Taille des diagrammes
label-print-small = petits
label-print-middle = moyens
label-print-large = grands
label-print-named-moves = Quels coups ? Par exemple : 5 12. 12... 20-24
label-print-preview = Les pages
label-print-go = Imprimer
label-print-nothing = Rien n’est choisi : choisissez une feuille ou des diagrammes ci-dessus.
label-print-slip-sheet = Trouve l’erreur
label-print-slip-name = Nom
label-print-slip-at = L’erreur est au coup
label-print-slip-right = Il faut écrire
label-print-start = Début
label-print-white-moves = Trait aux Blancs
label-print-black-moves = Trait aux Noirs
label-print-array = Position n°
