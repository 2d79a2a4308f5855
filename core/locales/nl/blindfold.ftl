### Spelen zonder de stukken te zien.

## Labels

# Setting: what the board of the game shows of its pieces. The next four are its values.
label-blindfold = Stukken
label-blindfold-off = zichtbaar
label-blindfold-pieces = verborgen
label-blindfold-discs = als effen rondjes
label-blindfold-board = het hele bord verborgen
# The line under the board, for each value.
label-pieces-are-hidden = De stukken zijn verborgen.
label-pieces-are-discs = Je ziet alleen de kleuren.
label-board-is-hidden = Het bord is verborgen. Schrijf je zetten op.
# Button that shows the pieces while it is held down.
label-blindfold-look = Houd ingedrukt om te kijken
# Button that ends blindfold play.
label-blindfold-end = Stukken tonen
# Key of the look.
label-key-look = De verborgen stukken zien zolang je de toets ingedrukt houdt
# Link to blindfold play: its title, and a line on it.
label-blindfold-title = Blind spelen
label-blindfold-line = De stukken zijn verborgen en je houdt ze in je hoofd. Alleen, samen of tegen Notabene.
