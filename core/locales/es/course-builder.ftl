### The course builder: lessons and exercises made on the board.
### part: school

build-count = Aún falta: { $count }
build-derived = Notabene encuentra la respuesta correcta: { $text }
build-part = { $number }. { $text }
build-up-of = Subir: { $text }
build-down-of = Bajar: { $text }
build-remove-of = Quitar: { $text }

## The list of courses

label-build-title = Mis cursos
label-build-lead = Haga sus propias lecciones y ejercicios: juéguelos en el tablero, escriba unas palabras y compártalos con un enlace.
label-build-more-line = Lecciones y ejercicios propios, hechos jugándolos.
label-build-none = Todavía no hay ningún curso suyo en este dispositivo.
label-build-new-course = Curso nuevo
label-build-open-file = Abrir un archivo
label-build-unnamed = Sin título
label-build-gone = Esto ya no está aquí.
label-build-deleted = El curso está borrado.
label-build-restore = Recuperarlo
label-build-opened = El archivo está abierto.
label-build-refused = Este archivo no se puede abrir como curso:

## Something new begins with these words

label-build-first-title = Mi curso
label-build-first-lead = Un curso propio.
label-build-first-lesson = Una lección nueva
label-build-first-goal = Pruébalo tú mismo.
label-build-first-point = Mira el tablero.

## A course

label-build-course-title = Título del curso
label-build-course-lead = De qué trata
label-build-language = Escribo en
label-build-lessons = Lecciones
label-build-new-lesson = Lección nueva
label-build-copy = Copiar una lección de Notabene
label-build-copy-lesson = Copiar esta lección
label-build-course = Curso
label-build-lesson = Lección
label-build-preview = Vista previa
label-build-redo = Rehacer
label-build-save-file = Guardar en un archivo
label-build-delete = Borrar el curso
label-build-sure = ¿Borrar de verdad?
label-build-saved = Guardado en este dispositivo.
label-build-unsaved = Este dispositivo no ha podido guardarlo. Guárdelo en un archivo.
label-build-ready = Todo está completo.
label-build-share-later = Primero complete lo que falta: después se podrá compartir el curso.
label-build-to-course = Volver al curso
label-build-to-lesson = Volver a la lección
label-build-unfinished = Este curso aún no está terminado.
label-build-change = Cambiar este curso

## A lesson

label-build-lesson-title = Título de la lección
label-build-goal = Qué aprende el alumno
label-build-parts = Textos y ejercicios
label-build-new-text = Texto nuevo
label-build-new-exercise = Ejercicio nuevo
label-build-up = Subir
label-build-down = Bajar
label-build-remove = Quitar
label-build-text = Texto junto al tablero

## The board of a text or an exercise

label-build-add-board = Mostrar aquí un tablero
label-build-mode = En el tablero
label-build-mode-moves = Jugar
label-build-mode-answer = Mostrar la respuesta
label-build-mode-draw = Dibujar
label-build-mode-pieces = Montar piezas
label-build-draw-hint = Toque una casilla para marcarla; deslice de una a otra para una flecha.
label-build-moves = Jugadas
label-build-lit = Casillas marcadas y flechas
label-build-start-here = Empezar con esta posición
label-build-cut = Quitar las jugadas siguientes
label-build-from-game = Tomarlo de una partida
label-build-take = Tomar esta partida
label-build-black-below = Las negras abajo
label-build-exercise-of = Hacer un ejercicio de esta posición

## An exercise and its answers

label-build-kind = Tipo de ejercicio
label-build-prompt = Ejercicio para el alumno
label-build-answers = Respuestas
label-build-right = Respuesta correcta
label-build-also = También vale
label-build-noted = Correcta, con una nota
label-build-wrong = Error típico
label-build-answer-text = Respuesta
label-build-hint = Su comentario
label-build-role = Lo que usted muestra es
label-build-add = Añadir
label-build-tap-find = Toque la casilla en el tablero.
label-build-tap-name = Toque la casilla que el alumno tiene que nombrar.
label-build-tap-play = Haga la jugada en el tablero.
label-build-proposals = Errores típicos para añadir
label-build-options = Rellenar con la jugada del tablero
label-build-given = Texto con el error
label-build-propose = Proponer uno
label-build-number = Número del renglón
label-build-seconds = Segundos para mirar
label-build-result = Resultado de la partida
label-build-lines = Como líneas del archivo
label-build-how = Todas las palabras del archivo se explican en la página de las lecciones.

## What is still missing, beside its place

label-build-miss-right = Falta la respuesta correcta.
label-build-miss-empty = Una respuesta sigue vacía.
label-build-miss-moves = Haga las jugadas en el tablero.
label-build-miss-lit = Marque una casilla en el tablero.
label-build-miss-text = Aquí faltan palabras.
label-build-miss-number = Falta un número.
label-build-miss-given = Falta el texto con el error.
label-build-miss-hint = Escriba su comentario a esta respuesta.
label-build-miss-wrong = Hacen falta tres tableros falsos.
label-build-miss-lesson = El curso necesita una lección.
label-build-miss-point = La lección necesita un texto.

## Kinds of exercises, and the task with which each begins

label-build-kind-find = Encontrar una casilla
label-build-kind-name = Nombrar una casilla
label-build-kind-play = Encontrar la jugada y jugarla
label-build-kind-write = Escribir la jugada
label-build-kind-choose = Elegir entre tres
label-build-kind-correct = Corregir un error
label-build-kind-head = Cabecera de una planilla
label-build-kind-row = Renglón de una planilla
label-build-kind-line = Jugadas en una línea
label-build-kind-play-game = Jugar una partida escrita
label-build-kind-write-game = Escribir una partida entera
label-build-kind-write-blind = Escribir a la ciega
label-build-kind-choose-board = Elegir el tablero
label-build-kind-set-up = Montar de memoria
label-build-kind-solve = Encontrar varias jugadas
label-build-task-find = Toca la casilla correcta.
label-build-task-name = ¿Qué casilla está marcada? Escribe su nombre.
label-build-task-play = Haz la jugada correcta.
label-build-task-write = Mira la jugada y escríbela.
label-build-task-choose = ¿Cuál es correcta?
label-build-task-correct = Corrige el error.
label-build-task-head = Rellena la cabecera de la planilla.
label-build-task-row = Rellena este renglón.
label-build-task-line = Escribe las jugadas en una línea.
label-build-task-play-game = Juega esta partida.
label-build-task-write-game = Escribe la partida, jugada a jugada.
label-build-task-write-blind = Sigue las jugadas en tu cabeza y escribe la última.
label-build-task-choose-board = ¿Qué tablero sale tras las jugadas?
label-build-task-set-up = Monta la posición de memoria.
label-build-task-solve = Encuentra las mejores jugadas.

label-build-pane = Cambiar el ejercicio o probarlo
label-build-edit = Cambiar
label-build-try = Probar
label-build-as-pupil = Así lo ven sus alumnos
label-build-try-later = Cuando no falte nada, podrá probarlo aquí.
label-build-veiled = Mostrarlo solo si el alumno pide la respuesta
label-build-question = Pregunta al final, con la respuesta en
label-build-no-question = Sin pregunta
label-build-question-text = La pregunta
label-build-miss-veiled = En la lección de la respuesta tiene que haber un texto que solo se muestre cuando se pide.
label-build-card = Resumen del curso
label-build-card-text = Un paso
label-build-card-example = Ejemplo, con corchetes alrededor de lo que importa: [N]f3
label-build-new-step = Nuevo paso
label-build-help = Pista antes de la respuesta
label-build-at-move = Respuesta a la jugada
label-build-take-famous = Tomar esta partida famosa
label-build-own-prompt = Diga a sus alumnos exactamente qué hacer: esto lo escribió Notabene para empezar.
