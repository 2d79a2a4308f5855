### Drills.

## Drills

# Asks for the name of the lit field.
drill-name = ¿Cómo se llama la casilla con el signo de interrogación?

# Asks for a field.
drill-find = ¿Dónde está { $field }? Toca la casilla.

# Asks to play a written move.
drill-play-white = Las blancas juegan { $text }. Haz esa jugada en el tablero.

# Asks to play a written move of Black.
drill-play-black = Las negras juegan { $text }. Haz esa jugada en el tablero.

# Asks to write a played move.
drill-write-white = Acaban de jugar las blancas. Escribe su jugada.

# Asks to write a played move of Black.
drill-write-black = Acaban de jugar las negras. Escribe su jugada.

# An answer is right.
drill-right = ¡Sí, es { $text }!

# The answer to a task that was not solved.
drill-answer = La respuesta es { $text }. Ahora tú.

# The field that was tapped.
drill-that = Esa es { $field }.

# No name of a field.
drill-no-field = En este tablero ninguna casilla se llama «{ $text }». Los nombres son como { $like }.

# No name was written.
drill-nothing = Escribe primero un nombre.

# A letter or digit of a name is right.
drill-good-sign = ¡«{ $sign }» está bien!

# The row of a numbered field is right.
drill-good-row = ¡Esa es la fila correcta!

# Look at the letter.
drill-look-file = Mira la letra: sigue la columna en línea recta hasta el borde.

# Look at the number.
drill-look-rank = Mira el número: sigue la fila de lado hasta el borde.

# Look at the letter of a round board.
drill-look-line = Mira la letra: ve desde el centro hacia fuera, está en el borde.

# Look at the ring of a round board.
drill-look-ring = Mira el anillo: cuenta desde el borde de las blancas hacia dentro, de 1 a 4, y pasado el centro hacia fuera, de 5 a 8.

# The board is seen from Black.
drill-look-turned = Ves el tablero desde el lado de las negras: la a está a la derecha y el 1, arriba.

# Look at the row of a numbered field.
drill-look-row = Mira primero la fila: ¿por qué número empieza?

# Count along the row.
drill-look-along = Cuenta a lo largo de la fila, casilla a casilla.

# The numbers of a row.
drill-row = Los números de esta fila van de { $first } a { $last }.

# Count the letters.
drill-count-files = Cuenta las letras con el dedo: { $signs }.

# Count the numbers.
drill-count-ranks = Cuenta los números con el dedo: { $signs }.

# The beginning of a written move is right.
drill-so-far = ¡«{ $text }» está bien hasta aquí!

# The right piece moves.
drill-good-piece = ¡Es la pieza correcta!

# The move ends on the right field.
drill-good-target = ¡Es la casilla de llegada correcta!

# A piece of the right kind moves.
drill-good-letter = ¡Es la clase de pieza correcta!

# Look at what moves.
drill-look-piece = Mira el principio: una mayúscula es una pieza; sin mayúscula se mueve un peón.

# Look at where the move begins.
drill-look-from = Mira dónde empieza la jugada: más de una pieza puede ir ahí.

# Look at where the move ends.
drill-look-to = Mira dónde acaba la jugada.

# Look at the end of the text, or at the way.
drill-look-end = La salida y la llegada están bien. Mira qué pasa por el camino o al final.

# Castling.
drill-look-castles = Aquí se mueven juntos el rey y la torre.

# Castling on the other side.
drill-look-rook = ¡Sí, es un enroque! Mira qué torre se mueve con el rey.

# How long the series is.
drill-at-once = Aciertos seguidos a la primera: { $count }. Tu mejor racha: { $best }.

# How many tasks were done in a minute.
drill-minute = Ha pasado un minuto. Ejercicios hechos: { $count }.

# The result of a series: tasks done, right at the first try, longest series so far.
drill-result = Ejercicios hechos: { $count }. Bien a la primera: { $right }. Tu mejor racha sin fallos: { $best }.

# No move of the kind came up.
drill-no-move = Esta vez no ha salido ninguna jugada de esa clase. Prueba otra vez o elige otra clase.

## Labels

label-drill-name-square = Nombrar la casilla
label-drill-find-square = Buscar la casilla
label-drill-title = Practicar
label-drill-lead = Ejercicios cortos, todos los que quieras. No se puede perder nada.
label-drill-kind-name = Nombrar la casilla
label-drill-kind-find = Buscar la casilla
label-drill-kind-play = Jugar lo escrito
label-drill-kind-write = Escribir lo jugado
label-drill-what = ¿Qué quieres practicar?
label-drill-moves = ¿Qué jugadas?
label-drill-where = ¿En qué parte?
label-drill-whole = Todo el tablero
label-drill-files = Columnas
label-drill-lines = Líneas
label-drill-ranks = Filas
label-drill-rings = Anillos
label-drill-side = ¿Quién está abajo?
label-drill-names = Nombres en el borde
label-drill-begin = Empezar
label-drill-stop = Parar
label-drill-more = Más ajustes
label-drill-ended = ¡Este es tu resultado!
label-drill-next = Siguiente
label-drill-help = Ayuda
label-drill-check = Comprobar
label-drill-again = Ver otra vez la jugada
label-drill-count = Un minuto contrarreloj
label-drill-counting = Corre el minuto…
label-drill-stars = Tus estrellas
label-drill-input = ¿Cómo quieres escribir?
label-drill-circle = Elegir signos
label-drill-pad = Tocar letras
label-drill-type = Teclado
label-drill-pawn = Jugada de peón
label-drill-piece = Jugada de pieza
label-drill-by-file = Dos piezas: decide la letra
label-drill-by-rank = Dos piezas: decide el número
label-drill-centre = Por el centro
label-drill-support = Captura con apoyo
label-drill-dart = Pieza lanzada
label-drill-step = Jugada sin captura
label-drill-jump = Captura simple
label-drill-jumps = Captura múltiple
label-drill-crowned = Una dama, o un peón que corona
