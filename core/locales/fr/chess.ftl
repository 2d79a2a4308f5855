### The page of the rules of chess.

## Labels

label-chess-lead = Comment vont les pièces, comment finit une partie, et comment tout cela s’écrit. Ouvre une image et essaie sur l’échiquier.
label-chess-pieces = La marche des pièces
label-chess-special = Coups particuliers
label-chess-ends = L’échec et la fin
label-chess-written = Comment on l’écrit
label-chess-lesson = Apprends à noter les coups
label-more-chess-line = Ce que font les pièces, le roque, le mat, la nulle, en images.
