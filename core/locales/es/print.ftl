### Printed sheets and diagrams.

## Print

# How many pages there are.
print-pages = Páginas: { $pages }.

# No number of a move.
print-pick = «{ $text }» no es un número de jugada. Escriba 12 para el tablero después del renglón 12, 12. después de su primera jugada, 20-24 para cinco renglones.

# No move with this number.
print-no-move = La partida no tiene la jugada número { $number }. Las otras están.

# No move is named.
print-named = Escriba después de qué jugadas quiere un diagrama.

# More diagrams than can be printed.
print-too-many = Son muchos diagramas. Aquí están los { $most } primeros. Para el resto, escriba las jugadas que quiere.

# No slip can be planted.
print-no-place = Aún no hay sitio para un error: hacen falta al menos tres jugadas de cada bando, o abra una partida más larga.

# Fewer slips than asked for.
print-fewer = Errores distintos que caben en esta partida: { $found }. En una más larga caben más.

## Labels

label-print-title = Imprimir planillas
label-print-lead = Planillas vacías para el club, la planilla de su partida, planillas con un error escondido, diagramas. Abajo se ve cada página como quedará en papel.
label-print-format = Papel
label-print-a4 = A4
label-print-a5 = A5, para niños
label-print-letter = Carta
label-print-line = Altura de un renglón
label-print-times = Una columna para el tiempo
label-print-sheets = Planillas
label-print-blank = Planillas vacías
label-print-filled = La planilla de la partida del tablero
label-print-copies = Cada una con su copia: original y copia, en dos páginas
label-print-planted = Planillas de esta partida con un error cada una
label-print-sow = Otros errores
label-print-key = Soluciones
label-print-key-of = Soluciones de las planillas con un error
label-print-boards = Diagramas
label-print-boards-none = ninguno
label-print-boards-here = la posición del tablero
label-print-boards-each = después de cada jugada
label-print-boards-move = después de cada renglón de la planilla
label-print-boards-five = cada 5 renglones, y el final
label-print-boards-ten = cada 10 renglones, y el final
label-print-boards-chosen = las jugadas que yo diga
label-print-size = Tamaño de los diagramas
label-print-small = pequeño
label-print-middle = mediano
label-print-large = grande
label-print-named-moves = ¿Qué jugadas? Por ejemplo: 5 12. 12... 20-24
label-print-preview = Las páginas
label-print-go = Imprimir
label-print-nothing = Aún no hay nada elegido: elija arriba una planilla o diagramas.
label-print-slip-sheet = Busca el error
label-print-slip-name = Nombre
label-print-slip-at = Error en la jugada
label-print-slip-right = Debería poner
label-print-start = Inicio
label-print-white-moves = Juegan las blancas
label-print-black-moves = Juegan las negras
label-print-array = Posición n.º
