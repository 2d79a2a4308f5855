### Games on paper: reading, opening, saving.

# A tag of a record that cannot be read.
pgn-tag = Esta línea de datos no se puede leer.

# A tag beyond the most that a game has.
pgn-tags = Una partida tiene como mucho { $most } líneas de datos; las demás se guardan como comentario.

# A comment without its end.
pgn-comment = A este comentario le falta la llave de cierre.

# A move after an automatic draw.
pgn-after-draw = Ya eran tablas antes de esta jugada; lo que sigue se guarda.

# A bracket that opens or closes nothing.
pgn-variation = Aquí sobra un paréntesis.

# A move that is missing in a record.
pgn-gap = Aquí falta una jugada: la jugada { $number }. Lo que sigue no se puede jugar; se guarda como comentario.

# A move number that jumps, although the moves can be played one after the other.
pgn-number = Aquí está escrito el número { $number }, pero la jugada siguiente es la número { $expected }. ¿Falta una jugada?

# A small mistake in the position of a record, which is understood all the same.
fen-mended = La posición «{ $text }» tiene un pequeño error. Se ha leído así: «{ $right }».

# The written result is not the one of the last position.
result-against-board = El resultado escrito es { $score }, pero en el tablero es { $right }. Se guarda el escrito.

# A record names a game that is not known.
variant-unknown = Aquí no se conoce ningún juego llamado «{ $name }». Las jugadas mostraron qué juego es.

# The tag and the end of the moves have different results.
pdn-results = La etiqueta «Result» dice { $other }, pero detrás de las jugadas hay otro resultado. Aquí vale este; el otro se guarda como comentario.

# A word of a record that is no move.
pgn-stray = «{ $text }» no es una jugada; se guarda como comentario.

# No game in a text.
pgn-empty = En este texto no hay ninguna partida.

# A kept game was damaged from this place on.
save-damaged = La partida guardada estaba dañada. Jugadas recuperadas: { $at }.

# Another spelling than the export form of PGN.
pgn-form = En PGN esto se escribe { $right }.

# A record is written in the letters of another language.
pgn-letters = Las piezas tienen las letras de otro idioma: { $language }.

# A file that is no text.
not-text = Este archivo no es un texto. Elige un archivo de partidas, como «partida.pgn».

# A place in a text.
at-place = Línea { $line }, signo { $column }:

# How many games there are.
games-found = Partidas encontradas: { $games }

# How many of them a search found.
games-filtered = Partidas encontradas: { $found } de { $games }

# The place of the game on the board among those of its file.
game-of-file = Partida { $number } de { $games }

# A file of games that had no room on the device: it has to be opened again after a reload.
file-not-kept = En el dispositivo no hay sitio para este archivo: si vuelves a cargar la página, ábrelo otra vez.

# A text without any game.
text-no-game = En este texto no hay ninguna partida: no se puede leer ni una jugada. La partida del tablero sigue como estaba.

# A text with a few moves among other words.
text-doubtful = Jugadas que se pueden leer en este texto: { $moves }. Lo demás son otras palabras. ¿Es una partida?

# An opened game of which some places could not be read.
game-faults = Puntos de esta partida que no se pueden leer: { $faults }. Se guardan como comentarios.

## Labels

label-beside-move = Comentario y resultado
label-paste-here = Pega aquí partidas, una posición o un enlace
label-open-text = Abrir
label-choose-file = Elegir un archivo
label-search-games = Buscar por nombre
label-games-of-file = Partidas del archivo
label-next-game = Partida siguiente
label-previous-game = Partida anterior
label-close-file = Cerrar el archivo
label-open-as-game = Abrir como partida
label-engine-remarks = Mostrar lo que escribieron los programas
label-copy-move = Copiar esta jugada
label-whole-name = Mostrar todo
label-copy-pgn = Copiar como PGN
label-save-pgn = Guardar como PGN
label-copy-link = Copiar un enlace a esta partida
label-share-game = Esta partida
label-who-and-when = Quién y cuándo
label-event = Torneo
label-site = Lugar
label-date = Fecha
label-round = Ronda
label-at-start-label = Antes de empezar
label-comment = Comentario
label-marks = Marcas
label-clock-time = Tiempo del reloj
label-make-main = Hacerla la línea principal
label-remove-move = Quitar esta jugada y lo que sigue
label-remove-sure = ¿Quitarla para siempre?
label-claim-with = con esta jugada (si está escrita, no jugada)
label-offer-draw = Ofrecer tablas (=)
label-agree-draw = Aceptar las tablas
label-resign = Abandonar
label-claim-draw = Reclamar tablas
label-ends-arbiter = Para el árbitro
label-result = Resultado
label-end-of-game = Final de la partida
label-draw-arrows = Dibujar flechas y círculos
label-drawing-on = Estás dibujando flechas y círculos.
label-drawing-end = Volver a jugar
label-paper-line = Jugadas seguidas, sin columnas
label-time-up = Reclamar: se acabó el tiempo
label-both-time-up = Los dos sin tiempo
