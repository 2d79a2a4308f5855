### Jouer sans voir les pièces.

## Labels

# Setting: what the board of the game shows of its pieces. The next four are its values.
label-blindfold = Pièces
label-blindfold-off = visibles
label-blindfold-pieces = cachées
label-blindfold-discs = en simples disques
label-blindfold-board = tout le plateau caché
# The line under the board, for each value.
label-pieces-are-hidden = Les pièces sont cachées.
label-pieces-are-discs = On ne voit que les couleurs.
label-board-is-hidden = Le plateau est caché. Écris tes coups.
# Button that shows the pieces while it is held down.
label-blindfold-look = Garde appuyé pour voir
# Button that ends blindfold play.
label-blindfold-end = Montrer les pièces
# Key of the look.
label-key-look = Voir les pièces cachées tant que la touche reste appuyée
# Link to blindfold play: its title, and a line on it.
label-blindfold-title = Jouer à l’aveugle
label-blindfold-line = Les pièces sont cachées, tu les gardes en tête. Tout seul, à deux ou contre Notabene.
