### Courses, exercises, hints, stars.

# How many stars of a course are won, and how many there are.
stars-of = { $most ->
    [1] { $stars } de 1 estrella
   *[other] { $stars } de { $most } estrellas
}.

# Which exercise of a lesson.
exercise-of = Ejercicio { $number } de { $most }
path-start = Empezar: lección { $number }, { $title }
path-continue = Continuar: lección { $number }, { $title }
path-begun = Empezada: { $done } de { $most }
lesson-done = ¡Has terminado la lección { $number }!
lesson-ends = El final de la lección { $number }

## Course files, and what is said of answers in lessons

# A course file does not begin with its header.
course-start = Un archivo de curso empieza con la línea «notabene course 1».

# A course file is too large.
course-long = Este archivo es demasiado grande para un curso.

# A word of a course file that is not known, or not here.
course-word = «{ $word }» no va aquí.

# A part of a course that is missing or empty.
course-missing = Aquí falta «{ $word }», o lo que va después no sirve.

# A text that is missing in all languages.
course-tongue = «{ $word }» no tiene texto. Añada debajo una línea que empiece por { LIST($languages, type: "or") }.

# Languages of the screen in which a course has no text.
course-speaks = Este curso no tiene textos en { LIST($missing, type: "and") }. Quien lea en otro idioma verá: { $from }.

# Texts of a course that are missing in a language.
course-gaps = { $language }: textos que faltan: { $count }; el primero está aquí. Otro idioma ocupa su lugar.

# A name or an answer of a course that is there twice.
course-twice = «{ $id }» está dos veces.

# A name in a course file with signs that are not allowed.
course-name = «{ $id }» no puede ser un nombre. Sirven letras sin acentos, cifras, «.», «_» y «-», { $most } como mucho.

# A hint of a course that is not there.
course-no-hint = En este curso ninguna pista se llama «{ $key }».

# A field in a course that the board does not have.
course-field = «{ $text }» no es una casilla de este tablero.

# A choice of a course that has not three options.
course-three = Para elegir hacen falta tres opciones: una «right» y dos «wrong».

# An answer of a course that does not fit its board.
course-not-so = «{ $text }» no encaja con lo que muestra el tablero.

# What of a written move is right already.
good-parts = Ya está bien: { LIST($parts, type: "and") }.

# The letter of a field is right.
good-letter = La letra { $letter } está bien.

# The number of a field is right.
good-number = El número { $number } está bien.

# How much of a score sheet is right.
good-boxes = Recuadros correctos: { $right } de { $all }.

# The name of a field that was not asked for.
that-is = Has elegido { $field }. Mira otra vez.

# The name of another field than the lit one.
name-lies = { $field } está en otro sitio: mira dónde.

# A text that is no name of a field.
name-looks-like = Ninguna casilla se llama así. Los nombres van de { $first } a { $last }.

# Another piece moved.
look-piece = Esa jugada es posible, pero se ha movido otra pieza. ¿Cuál es su letra?

# The piece went elsewhere.
look-to = Mira dónde ha acabado la pieza. ¿Cómo se llama esa casilla?

look-arrives = De { $field } salió la pieza. Escribe a dónde ha llegado.

# A piece from elsewhere moved.
look-from = Mira de dónde ha salido la pieza.

# The signs of a move differ.
look-signs = Compara el resto, signo por signo.

## Hints at a slip of spelling that do not name the right form

# A letter of another language.
hint-language = «{ $letter }» es una letra de otro idioma ({ $language }). ¿Cuál es aquí la letra de esa pieza?

# Capital or small letters.
hint-case = Fíjate en las mayúsculas y las minúsculas.

# The parts stand in another order.
hint-order = Está todo, pero no en el orden correcto.

# What tells two pieces apart is missing.
hint-which = Más de una pieza puede ir ahí. ¿Cuál es? Falta algo para distinguirla.

# What a pawn becomes is missing.
hint-promo = El peón ha llegado. ¿En qué se convierte?

# A pawn has no letter.
hint-pawn = Sobra una letra: piensa cómo se escribe un peón.

# The file of a pawn that takes is missing.
hint-pawn-file = Captura un peón. Falta la letra de su columna de salida.

# The letter of a piece is missing.
hint-letter = Sin letra, es una jugada de peón. ¿Cuál es la letra de la pieza que se ha movido?

# Half of a square, or none at all, was written.
hint-where = ¿Adónde llega la pieza? Escribe los dos, la letra y el número.

# A doubled or crossed-out sign.
hint-too-many = Sobra un signo. ¿Cuál?

# A sign is missing, too much, or another one.
hint-sign = Casi. Mira los signos, uno por uno.

# Castling, or not.
look-castling = Mira otra vez: ¿ha enrocado el rey? ¿Y hacia qué lado?

# A move on a line that was not played.
look-move = Hasta ahí está bien. Pero { $text } no se ha jugado: mira el tablero.

# The number before a move is missing or wrong.
look-number = Las jugadas están bien. Mira el número que va delante de { $text }.

# A place of a score sheet.
look-box = Mira otra vez el recuadro marcado de la planilla.

# A line has more or fewer moves than were played.
look-line = Cuenta las jugadas de tu renglón. Escritas: { $given }; jugadas: { $asked }.

# A correction that corrects nothing.
look-unchanged = Sigue siendo lo que había escrito. Cámbialo.

# An answer without anything in it.
answer-empty = Escribe primero tu respuesta.

# The result of a game.
look-result = ¿Quién ha ganado? 1-0 son las blancas, 0-1 las negras, ½-½ nadie.

# An answer of another kind than is asked for.
look-task = Lee otra vez la pregunta: ¿qué te piden?

# A move that was played instead of the written one.
you-played = Has jugado { $text }. Compáralo con la jugada escrita, signo por signo.

# A hint: how the answer begins.
help-begins = Empieza por { $text }.

# A hint: where a field lies.
help-find = Busca primero la letra { $letter }. Después cuenta hasta { $number }.

# A hint: in which row a field lies.
help-row = Cuenta las filas desde arriba: está en la fila { $row }.

# A hint: which piece moves.
help-from = Se mueve la pieza de { $field }.

# A hint: what the answer is not.
help-not = No es esta: { $text }

# A hint: how the board after some moves is found.
help-boards = Toma las jugadas una por una. ¿Qué piezas se mueven, y dónde está cada una al final?

# The answer is marked: one of four boards.
help-board = El tablero marcado es el correcto. Elígelo y mira las jugadas.

# A position is set up: a field that should be empty.
set-up-empty = En { $field } no hay ninguna pieza.

# A position is set up: an empty field that should not be.
set-up-missing = Falta una pieza en { $field }.

# A position is set up: a field with the wrong piece.
set-up-other = En { $field } hay otra pieza.

# A position is set up: how much of it is right.
set-up-count = Piezas en su sitio: { $right } de { $all }.

# A hint: the position is seen again for some seconds.
help-look = Mira otra vez: vas a ver las piezas unos segundos.

# The answer: the position is seen, and goes away again.
help-set-up = Esta es la posición. Mírala y luego móntala tú.

# The answer.
help-answer = Esta es la respuesta: { $right } – ahora escríbela o juégala tú.

# A written text that has nothing of a move.
look-no-move = Eso todavía no es una jugada. Una jugada siempre dice dónde acaba.

## Labels

label-school-title = Lecciones
label-learn-lead = Aprende a anotar tus partidas, paso a paso. No puedes perder nada: prueba todas las veces que quieras.
label-learn-more = Para practicar más
label-learn-sheet = Planilla
label-learn-sheet-note = Juega y rellena una planilla de verdad.
label-learn-clock = Reloj
label-learn-clock-note = Un reloj para dos jugadores en una pantalla.
label-learn-own = Para profesores: su propio curso
label-learn-own-hint = Un curso es un simple archivo de texto. Elíjalo, suéltelo aquí o péguelo. Se queda en este dispositivo.
label-learn-own-example = Partir de un ejemplo
label-learn-own-not-empty = En el cuadro ya hay un texto. Vacíelo antes, para que no se pierda nada.
label-learn-own-how = Cómo se escribe un curso
label-learn-own-paste = Pegue aquí el texto de un curso
label-learn-own-read = Añadir el curso
label-learn-own-remove = Quitar este curso
label-learn-own-sure = ¿Quitarlo de verdad? Toque otra vez.
label-learn-own-added = El curso ya está. Lo encuentra más arriba.
label-learn-own-passing = El curso está en la lista, pero solo hasta que cierre la página: su dispositivo no lo puede guardar.
label-learn-own-full = Ya tiene nueve cursos. Quite uno y añada después este.
label-learn-own-problems = Este curso aún no sirve. Mire aquí:
label-learn-own-remarks = Conviene saber:
label-learn-forget = Borrarlo todo
label-learn-forget-ask = Se perderán todas tus estrellas y la lista de errores. ¿Seguro que quieres borrarlo todo?
label-learn-forget-yes = Sí, borrarlo todo
label-learn-forget-done = Todo borrado. Puedes empezar de nuevo.
label-learn-missing = No se ha podido cargar el curso. ¿Tienes internet?
label-learn-retry = Reintentar
label-learn-gone = Esta lección no está aquí.
label-learn-card = En resumen
label-learn-exercises = Ejercicios
label-learn-next = Siguiente ejercicio
label-learn-next-lesson = Siguiente lección
label-learn-finished = Has hecho todo el curso. ¡Bravo!
label-learn-still-open = La última lección está hecha. Aún te esperan algunos ejercicios.
label-learn-to-open = Ir al siguiente ejercicio
label-path-done = Hecha
label-path-open = Sin empezar
label-path-all-done = Todas las lecciones están hechas.
label-end-can = Ahora sabes hacer esto:
label-end-again = Otra vez, por las tres estrellas:
label-end-open = Te falta en esta lección:
label-diploma = Diploma
label-diploma-link = Ver tu diploma
label-diploma-lead = Escribe tu nombre e imprime el diploma. Tu nombre se queda en este dispositivo.
label-diploma-name = Tu nombre
label-diploma-print = Imprimir el diploma
label-diploma-missing = Tu diploma te espera. En estas lecciones quedan ejercicios:
label-diploma-none = Este curso no tiene ejercicios, así que no tiene diploma.
label-diploma-has = ha hecho todas las lecciones del curso
label-learn-to-lesson = Leer la lección
label-learn-play = Hazla en el tablero.
label-learn-hint = Una pista
label-learn-answer = Ver la respuesta
label-learn-question = Una pregunta para pensar
label-learn-question-later = La respuesta llega al final del curso.
label-learn-right = ¡Bien!
label-learn-noted = Bien. Una cosa más:
label-learn-almost = Buen intento. Fíjate en una cosa:
label-learn-go-on = ¡Sigue!
label-learn-row-piece = ¿Qué pieza?
label-learn-row-from = ¿De dónde?
label-learn-row-takes = ¿Captura?
label-learn-row-letter = Letra
label-learn-row-digit = Número
label-learn-row-sign = Signo
label-learn-row-end = Al final
label-learn-row-words = Toca lo que va en el recuadro marcado.
label-learn-pawn = Peón: sin letra
label-learn-space = Espacio
label-learn-yours = Tu respuesta
label-report-title = Lo que conviene repasar
label-report-lead = Para padres y profesores: los errores hechos en este dispositivo, por tipos, y la lección que explica cada uno.
label-report-link = Para padres y profesores: errores por tipos
label-report-none = Aún no hay ningún error apuntado.
label-report-what = Qué repasar
label-report-often = Veces
label-report-where = Se explica en
label-report-print = Imprimir esta lista
label-miss-choose = Elegir la respuesta correcta
label-look-ends = Ya la sé
