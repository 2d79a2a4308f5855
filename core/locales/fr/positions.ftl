### Positions as text, and setting up.

## Texts that could not be read

# A position text breaks off or is none.
fen-board = Ce n’est pas une position : le plateau ne se lit plus à partir du caractère { $place }.

# The rest of a position text is wrong.
fen-rest = Le texte de la position ne se lit plus à partir du caractère { $place }.

# A side needs exactly one king.
setup-kings = Il faut exactement un roi { PLAYER($player, form: "to") }.

# A pawn on the first or last rank.
setup-pawn = Aucun pion ne peut être en { $field }.

# The side that waits is in check.
setup-check = { PLAYER($player, case: "upper") } sont en échec alors que ce n’est pas leur tour.

# Castling rights do not fit.
setup-castling = Pour roquer, il faut le roi et la tour sur leur première rangée.

# The en passant field does not fit.
setup-en-passant = Aucun pion ne vient de passer par cette case.

## Setting up a position

# A rank of a position text has too many or too few squares.
fen-rank = Cette rangée du plateau n’a pas le bon nombre de cases (caractère { $place }).

# A position text has too many or too few ranks.
fen-ranks = Le plateau n’a pas le bon nombre de rangées (caractère { $place }).

# The side to move of a position text.
fen-turn = Ici, on indique le trait : w pour les Blancs, b pour les Noirs (caractère { $place }).

# The castling rights of a position text.
fen-castling = Ici, on indique les droits de roquer, chacun avec son roi et sa tour, ou un tiret (caractère { $place }).

# The en passant field of a position text.
fen-passed = Ici, on indique la case de la prise en passant, ou un tiret (caractère { $place }).

# A counter of a position text.
fen-counter = Ici, on indique un nombre de coups (caractère { $place }).

# A right to castle, as a switch.
may-castle = { PLAYER($player, case: "upper") } peuvent roquer avec la tour en { $field }

# A piece, as the name of a button.
piece-is = { PIECE($holds, case: "upper") }

# A kept draft that cannot be read.
draft-damaged = La position en préparation était illisible. Le plateau montre le début.

## Labels

label-set-up = Préparer une position
label-set-up-hint = Choisis une pièce et touche les cases, ou fais glisser les pièces à leur place.
label-start-position = Position de départ
label-empty-board = Plateau vide
label-from-game = Depuis la partie
label-kind-of-game = Jeu
label-side-to-move = Trait
label-play-from-here = Jouer à partir d’ici
label-move-tool = Déplacer les pièces
label-erase-tool = Enlever des pièces
label-pieces = Pièces
label-position-text = Position en texte (FEN)
label-copy-position = Copier le texte
label-passed-field = En passant en
label-no-field = aucune
label-move-number = Numéro du coup
label-quiet-moves = Demi-coups sans prise ni coup de pion
label-ready = On peut jouer cette position.
label-not-ready = À corriger avant de jouer :
label-rights = Roque
label-edit-undo = Annuler
label-share-picture = Partager une image
label-picture-of = Image de la position
label-copy-svg = Copier en SVG
label-save-svg = Enregistrer en SVG
label-copy-png = Copier en PNG
label-save-png = Enregistrer en PNG
label-no-clipboard = Ce navigateur ne peut pas copier ici. Enregistre plutôt le fichier.
label-picture-failed = L’image n’a pas pu être faite. Essaie plutôt le SVG.
label-saved = Enregistré
