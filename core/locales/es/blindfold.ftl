### Jugar sin ver las piezas.

## Labels

# Setting: what the board of the game shows of its pieces. The next four are its values.
label-blindfold = Piezas
label-blindfold-off = a la vista
label-blindfold-pieces = ocultas
label-blindfold-discs = como simples discos
label-blindfold-board = todo el tablero oculto
# The line under the board, for each value.
label-pieces-are-hidden = Las piezas están ocultas.
label-pieces-are-discs = Solo se ven los colores.
label-board-is-hidden = El tablero está oculto. Escribe tus jugadas.
# Button that shows the pieces while it is held down.
label-blindfold-look = Mantén pulsado para mirar
# Button that ends blindfold play.
label-blindfold-end = Mostrar las piezas
# Key of the look.
label-key-look = Ver las piezas ocultas mientras se mantiene pulsada
# Link to blindfold play: its title, and a line on it.
label-blindfold-title = Jugar a la ciega
label-blindfold-line = Las piezas están ocultas y las guardas en la cabeza. A solas, entre dos o contra Notabene.
