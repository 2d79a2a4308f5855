### Positions as text, and setting up.

## Texts that could not be read

# A position text breaks off or is none.
fen-board = Esto no es una posición: la parte del tablero deja de tener sentido en el signo { $place }.

# The rest of a position text is wrong.
fen-rest = El texto de la posición deja de tener sentido en el signo { $place }.

# A side needs exactly one king.
setup-kings = { PLAYER($player, case: "upper") } necesitan exactamente un rey.

# A pawn on the first or last rank.
setup-pawn = En { $field } no puede haber ningún peón.

# The side that waits is in check.
setup-check = { PLAYER($player, case: "upper") } están en jaque, pero no les toca a { PLAYER($player) }.

# Castling rights do not fit.
setup-castling = Para el enroque, el rey y la torre tienen que estar en su primera fila.

# The en passant field does not fit.
setup-en-passant = Ahí no acaba de pasar ningún peón.

## Setting up a position

# A rank of a position text has too many or too few squares.
fen-rank = Esta fila del tablero tiene casillas de más o de menos (signo { $place }).

# A position text has too many or too few ranks.
fen-ranks = El tablero no tiene el número correcto de filas (signo { $place }).

# The side to move of a position text.
fen-turn = Aquí va quién juega: w por las blancas, b por las negras (signo { $place }).

# The castling rights of a position text.
fen-castling = Aquí van los derechos de enroque, cada uno con su rey y su torre, o un guion (signo { $place }).

# The en passant field of a position text.
fen-passed = Aquí va la casilla por la que acaba de pasar un peón, o un guion (signo { $place }).

# A counter of a position text.
fen-counter = Aquí va un número de jugadas (signo { $place }).

# A right to castle, as a switch.
may-castle = { PLAYER($player, case: "upper") } pueden enrocar con la torre de { $field }

# A piece, as the name of a button.
piece-is = { PIECE($holds, case: "upper") }

# A kept draft that cannot be read.
draft-damaged = No se ha podido leer la posición que estabas montando. El tablero muestra el comienzo.

## Labels

label-set-up = Montar una posición
label-set-up-hint = Elige una pieza y toca el tablero, o arrastra las piezas adonde quieras.
label-start-position = Posición inicial
label-empty-board = Tablero vacío
label-from-game = De la partida
label-kind-of-game = Juego
label-side-to-move = Juegan
label-play-from-here = Jugar desde aquí
label-move-tool = Mover piezas
label-erase-tool = Quitar piezas
label-pieces = Piezas
label-position-text = Posición como texto (FEN)
label-copy-position = Copiar el texto
label-passed-field = Al paso en
label-no-field = ninguna
label-move-number = Número de jugada
label-quiet-moves = Medias jugadas sin captura ni jugada de peón
label-ready = Esta posición se puede jugar.
label-not-ready = Esto aún no está bien:
label-rights = Enroque
label-edit-undo = Deshacer
label-share-picture = Compartir una imagen
label-picture-of = Imagen de la posición
label-copy-svg = Copiar SVG
label-save-svg = Guardar SVG
label-copy-png = Copiar PNG
label-save-png = Guardar PNG
label-no-clipboard = Este navegador no puede copiar aquí. Mejor guarda el archivo.
label-picture-failed = No se ha podido hacer la imagen. Prueba con el SVG.
label-saved = Guardado
