### Fresh tasks for each skill.

## Tasks, and what is said of typical mistakes

# Asks for the name of a marked field.
task-name = ¿Cómo se llama la casilla marcada?

# Asks for the letter of a marked piece.
task-letter = ¿Qué letra corresponde a la pieza marcada?

# Asks which piece moves, on a sheet in another language.
task-letter-abroad = En una planilla en otro idioma ({ $language }) pone { $text }. ¿Qué pieza se mueve?

# A piece to choose.
task-piece = { PIECE($piece, case: "upper") }

# The meaning of a wrong letter.
hint-letter-of = «{ $letter }» corresponde a otra pieza: { PIECE($piece) }.

# Asks for the ring of a marked field.
task-ring = ¿En qué anillo está la casilla marcada?

# Asks for the sign of castling with a marked rook.
task-castle = El rey enroca con la torre marcada. ¿Cómo se escribe?

# Castling to the other side was chosen.
hint-castle-side = O-O es el enroque corto (columna h), O-O-O el enroque largo (columna a).

# Castling was written as a move of the king.
hint-castle-king = Aquí se mueven dos piezas. El enroque tiene su propio signo.

# Asks for the only capture that a game allows.
task-duty = { $game }: aquí tienes que capturar, y solo se permite una captura. Juégala.

# Asks to write a move without its slip.
task-correct = Hay un pequeño error en esta jugada. Escríbela sin él.

# Asks to fill in a row of the score sheet.
task-row = Mira la jugada { $number } de los dos jugadores y rellena su renglón.

# Asks to write moves on one line.
task-line = Mira las jugadas y escríbelas en una línea, con sus números.

# Asks for the number and the dots before a move of Black.
task-number = Es la jugada { $number } de las negras. ¿Cómo se escribe si la de las blancas no está al lado?

# The dots for White’s move are missing.
hint-dots = Sin puntos suspensivos sería una jugada de las blancas.

# The number before the move is another one.
hint-number = Mira el número: blancas y negras tienen el mismo, y es la jugada { $number }.

# Asks for the result of a game that has ended.
task-result = La partida ha terminado. ¿Qué resultado se escribe?

# The meaning of the results.
hint-result = { $white } significa que ganan las blancas, { $black } que ganan las negras, { $draw } que no gana nadie. ¿Quién gana aquí?

# Asks how an offer of a draw is written.
task-offer = Con esta jugada el jugador ofrece tablas. ¿Cómo se escribe?

# The sign of the offer stands before the move.
hint-offer-place = Primero va la jugada, después el signo de la oferta.

# The result stands in place of the offer.
hint-offer-result = { $text } sería el resultado. Las tablas solo se ofrecen, y la partida sigue.

## The mind’s eye: moves that are followed in the head

# Asks for the field on which a piece stands after some moves.
task-mind-place = ¿Dónde está la pieza de { $field } después de estas jugadas? Juégalas mentalmente y toca su casilla: { $text }

# Asks whether the king is in check after some moves.
task-mind-check = ¿Está el rey en jaque después de estas jugadas? Juégalas mentalmente; no se escriben signos como +: { $text }

# Asks which of three moves is possible after some moves.
task-mind-possible = ¿Qué jugada es posible después de estas? Juégalas mentalmente: { $text }

# Asks to write the move after some moves.
task-mind-write = Después de estas jugadas la pieza de { $from } va a { $to }. Juégalas mentalmente y escribe la jugada que sigue: { $text }

# The king is not in check.
task-mind-no = No

# The king is in check.
task-mind-yes = Sí, es jaque

# The king is in check, and lost.
task-mind-mate = Sí, y es mate

# Help: the moves are followed one by one.
hint-mind-step = Toma las jugadas una por una. ¿Cuál hace la pieza de { $field }?

# The field from which the piece came.
hint-mind-from = Al principio está en { $field }. ¿Qué jugada hace?

# A field that the piece left again.
hint-mind-between = Llega a { $field }, pero sigue desde allí.

# The field of another piece.
hint-mind-other = A { $field } va otra pieza.

# The king is in check.
hint-mind-check = Al final el rey está en { $field }. Una pieza del otro bando lo ataca: ¿cuál?

# The king is not in check.
hint-mind-no-check = Al final el rey está en { $field }. Allí no lo ataca ninguna pieza.

# Check, but not mate.
hint-mind-escape = Es jaque, pero hay salida.

# Mate, not only check.
hint-mind-mate = De este jaque no hay salida.

# A piece has left its field or was taken.
hint-mind-gone = Antes era posible. ¿Qué pieza podía hacerlo, y dónde está ahora?

# Asks for the board after some moves.
task-mind-board = ¿Qué tablero muestra la posición después de estas jugadas? Juégalas mentalmente: { $text }

# Asks to set up the position after some moves.
task-mind-set-up = Monta la posición después de estas jugadas. Juégalas mentalmente y pon las piezas donde están entonces: { $text }

# Asks to remember pieces that are seen for some seconds.
task-recall = Mira las { $count } piezas durante { $number } segundos. Luego ponlas de memoria.

# A board on which a piece has not moved.
hint-board-left-out = En este tablero { PIECE($piece, form: "the") } todavía está en { $field }. Mira { $text }.

# A board on which a captured piece still stands.
hint-board-captured = En este tablero { PIECE($piece, form: "the") } de { $field } todavía está. ¿Qué le pasa con { $text }?

# A board on which a piece stands beside its field.
hint-board-field = En este tablero { PIECE($piece, form: "the") } está en { $field }. ¿Adónde lleva { $text }?

# A board on which another piece of the kind has moved.
hint-board-twin = En este tablero { PIECE($piece, form: "the") } de { $field } se ha movido. ¿Qué pieza hace la jugada { $text }?

# A board on which only the king has castled.
hint-board-castling = En este tablero { PIECE($piece, form: "the") } todavía está en { $field }. En el enroque se mueven dos piezas: mira { $text }.

# A board on which a piece has not become another.
hint-board-promotion = En este tablero hay { PIECE($piece, form: "a") } en { $field }. ¿Qué pasa con { $text }?

# A board on which a piece belongs to the other side.
hint-board-colour = En este tablero { PIECE($piece, form: "the") } de { $field } no tiene su color. ¿Quién juega { $text }?

## Labels: names of skills

label-skill-bare-name = Nombrar la casilla, sin ayuda en el borde
label-skill-bare-find = Encontrar la casilla, sin ayuda en el borde
label-skill-turned-name = Nombrar la casilla desde el otro lado
label-skill-turned-find = Encontrar la casilla desde el otro lado
label-skill-letter-own = Letras de las piezas
label-skill-letter-abroad = Letras de otros idiomas
label-skill-read-pawn = Hacer una jugada de peón escrita
label-skill-read-piece = Hacer una jugada de pieza escrita
label-skill-capture-pawn = Un peón captura
label-skill-read-capture = Jugar una captura escrita
label-skill-read-which = Jugar con la pieza correcta de dos
label-skill-read-promotion = Jugar una coronación escrita
label-skill-correct = Corregir un pequeño error
label-skill-pinned-twin = Dos piezas, pero una está clavada
label-skill-capture-promotion = Captura y coronación
label-skill-read-en-passant = Jugar una captura al paso escrita
label-skill-by-both = Tres piezas: letra y número
label-skill-castling-short = Enroque corto
label-skill-castling-long = Enroque largo
label-skill-read-castling = Jugar un enroque escrito
label-skill-castling-side = ¿Qué enroque es?
label-skill-castling-check = Enroque con jaque
label-skill-ring = Anillos
label-skill-read-centre = Jugar por el centro
label-skill-read-step = Hacer una jugada escrita
label-skill-read-jump = Hacer una captura simple escrita
label-skill-read-jumps = Hacer una captura múltiple escrita
label-skill-crowned = Jugadas de dama
label-skill-majority = La captura obligatoria
label-skill-national = Reglas de los juegos nacionales
label-skill-way = Dos caminos para una captura
label-skill-coup-turc = Golpe turco
label-skill-row = Un renglón de la planilla
label-skill-number = Números y puntos
label-skill-line = Jugadas en una línea
label-skill-mind-place-short = ¿Dónde está la pieza? 1 o 2 medias jugadas de cabeza
label-skill-mind-place = ¿Dónde está la pieza? 5 medias jugadas de cabeza
label-skill-mind-place-long = ¿Dónde está la pieza? 7 u 8 medias jugadas de cabeza
label-skill-mind-check = ¿Jaque o no? 3 o 4 medias jugadas de cabeza
label-skill-mind-check-long = ¿Jaque o no? 6 medias jugadas de cabeza
label-skill-mind-possible = ¿Qué es posible? 3 o 4 medias jugadas de cabeza
label-skill-mind-possible-long = ¿Qué es posible? 6 medias jugadas de cabeza
label-skill-mind-write = Escribir la jugada que sigue a 5 medias jugadas de cabeza
label-skill-mind-write-long = Escribir la jugada que sigue a 7 u 8 medias jugadas de cabeza
label-skill-mind-board-short = ¿Qué tablero es? 1 o 2 medias jugadas de cabeza
label-skill-mind-board = ¿Qué tablero es? 5 medias jugadas de cabeza
label-skill-mind-board-long = ¿Qué tablero es? 7 u 8 medias jugadas de cabeza
label-skill-mind-set-up = Montar la posición tras 3 o 4 medias jugadas de cabeza
label-skill-mind-set-up-long = Montar la posición tras 6 medias jugadas de cabeza
label-skill-recall-few = Recordar 4 piezas
label-skill-recall-some = Recordar 6 piezas
label-skill-recall-many = Recordar 9 piezas

today-go-on = Seguir: ejercicio { $number }
today-done = Todo hecho por hoy. Bien a la primera: { $at_once } de { $tasks }.
tasks-at-once = Bien a la primera: { $at_once } de { $tasks }
skill-remembered = lo recuerdas al { $percent } %
label-today-title = Hoy: diez ejercicios
label-today-lead = Ejercicios nuevos cada día: lo que conviene volver a ver y algo nuevo.
label-today-begin = Empezar
label-today-more = Diez más
label-today-games = Juegos de los ejercicios
label-today-open = Aún quedan ejercicios para hoy.
label-today-finished = Esto es todo por hoy. ¡Muy bien!
label-skills-title = Lo que sé hacer
label-skills-lead = Cuánto recuerdas hoy de cada cosa, lo más flojo primero. Con práctica se te queda.
label-skills-none = Después de tus primeros ejercicios verás aquí lo que sabes hacer.
label-skills-skill = Habilidad
label-skills-remembered = Recordado
label-skills-tasks = Ejercicios
label-skills-weeks = Las últimas ocho semanas
label-practise-free = Práctica libre
label-practise-free-line = Casillas y jugadas de cualquier juego, un ejercicio corto tras otro.
