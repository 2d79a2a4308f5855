### Spielen, ohne die Figuren zu sehen.

## Labels

# Setting: what the board of the game shows of its pieces. The next four are its values.
label-blindfold = Figuren
label-blindfold-off = sichtbar
label-blindfold-pieces = verdeckt
label-blindfold-discs = als einfache Scheiben
label-blindfold-board = das ganze Brett verdeckt
# The line under the board, for each value.
label-pieces-are-hidden = Die Figuren sind verdeckt.
label-pieces-are-discs = Man sieht nur die Farben.
label-board-is-hidden = Das Brett ist verdeckt. Schreib deine Züge auf.
# Button that shows the pieces while it is held down.
label-blindfold-look = Zum Hinsehen halten
# Button that ends blindfold play.
label-blindfold-end = Figuren zeigen
# Key of the look.
label-key-look = Die verdeckten Figuren sehen, solange die Taste gehalten wird
# Link to blindfold play: its title, and a line on it.
label-blindfold-title = Blind spielen
label-blindfold-line = Die Figuren sind verdeckt, du behältst sie im Kopf. Allein, zu zweit oder gegen Notabene.
