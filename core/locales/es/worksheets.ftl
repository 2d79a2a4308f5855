### Worksheets, the board to cut out, diplomas to print.

## Worksheets

# A pawn is promoted by the move that the arrow shows.
work-becomes = El peón se convierte en: { PIECE($piece) }.

# The boards would be too small to read.
work-lowered = En una página solo { $fits ->
    [1] cabe 1
   *[other] caben { $fits }
}, no { $asked }.

# Exercises that cannot be done on paper.
work-left-out = No están los ejercicios que necesitan una pantalla: { $tasks }.

# The source has fewer tasks than asked for.
work-fewer = Ejercicios que hay aquí: { $found }.

# The number of a set of tasks, at the foot of a page.
work-set = Serie { $number }

# The heading of a part of the board to cut out.
plan-tile = Parte { $name } del tablero, { $size } cm

## Sentences on paper

label-work-find = Pon una cruz en la casilla indicada.
label-work-mark = Pon una cruz en la casilla correcta.
label-work-name = Escribe en la línea el nombre de la casilla marcada.
label-work-write = La flecha muestra una jugada. Escríbela en la línea.
label-work-thrown = El círculo rodea una pieza recién lanzada. Escribe esta jugada en la línea.
label-work-blind = Escribe la jugada en la línea.
label-work-correct = La flecha muestra la jugada. Está escrita con un error: escríbela bien.
label-work-draw = Dibuja con una flecha la jugada escrita.
label-work-arrow = Dibuja tu jugada con una flecha.
label-work-solve = Encuentra la jugada y escríbela en la línea. Si continúa, escribe todas las jugadas.
label-work-choose = Marca la respuesta correcta.
label-work-board = Haz las jugadas mentalmente y marca el tablero correcto.
label-work-set-up = Haz las jugadas mentalmente y dibuja las piezas en el tablero vacío.
label-work-row = Las flechas muestran las jugadas, primero 1, luego 2. Rellena el renglón.
label-work-line = Las flechas muestran las jugadas: 1, 2, 3. Escríbelas en una línea, como en un libro.
label-work-head = Rellena la cabecera de la planilla.

## Words of courses for the screen, and for a pencil in their place

label-work-watch = Mira la jugada y escríbela.
label-work-tap = Toca
label-work-cross = Pon una cruz en

## Page of worksheets

label-work-title = Fichas de ejercicios
label-work-lead = Hojas para rellenar con lápiz: tableros con ejercicios, líneas para escribir, en varias versiones, con las respuestas en páginas aparte. Abajo se ve cada página como quedará en papel.
label-work-line-of-link = Tableros para escribir, versiones A y B, respuestas.
label-work-source = Ejercicios
label-work-from = ¿De dónde?
label-work-drill = Ejercicios nuevos
label-work-course = Un curso
label-work-games = Partidas
label-work-empty = Diagramas vacíos
label-work-lesson = Lección
label-work-all-lessons = Todas las lecciones
label-work-record = ¿Qué partida?
label-work-on-board = La partida en el tablero
label-work-all-kept = Todas mis partidas
label-work-file = El archivo abierto aquí
label-work-open = Abrir un archivo (PGN o PDN)…
label-work-no-file = En este texto no hay partidas. Elija un archivo con partidas en PGN o PDN.
label-work-task = ¿Qué se pide?
label-work-game-write = escribir la jugada mostrada
label-work-game-draw = dibujar la jugada escrita
label-work-game-find = encontrar la jugada (archivos con posiciones)
label-work-pages-legend = Páginas
label-work-per-page = Ejercicios por página
label-work-pages = Páginas de cada versión
label-work-versions = Versiones
label-work-key = Páginas con las respuestas, para usted
label-work-heading = Título de la ficha
label-work-sow = Otros ejercicios
label-work-nothing = Aquí no hay ejercicios para papel. Elija otra fuente, otra lección u otra partida.

## Board to cut out, diplomas

label-plan-title = Tablero para recortar
label-plan-lead = El tablero redondo de Scharten a tamaño real, en seis páginas para recortar y pegar. La primera página explica cómo.
label-plan-size = ¿De qué ancho?
label-plan-40 = 40 cm, para piezas pequeñas
label-plan-50 = 50 cm, para las piezas de un club
label-plan-print = 1. Imprime al 100 % (tamaño real), mejor en papel grueso. La línea de abajo mide entonces 10 cm justos: compruébalo.
label-plan-cut = 2. Recorta cada parte por las marcas exteriores. Los bordes más allá de las líneas discontinuas se quedan: son para pegar.
label-plan-glue = 3. Pon pegamento en esos bordes y coloca encima la parte siguiente, hasta la línea discontinua: A1, B1, C1, y debajo A2, B2, C2.
label-plan-round = 4. Recorta por el círculo. Con cartón debajo, el tablero queda firme.
label-diplomas-title = Diplomas
label-diplomas-lead = Un diploma para cada curso, para imprimir cuando todos los ejercicios estén hechos. Se puede poner el nombre del alumno.
