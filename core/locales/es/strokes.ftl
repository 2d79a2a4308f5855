### part: more

label-strokes-title = Golpes
label-strokes-line = Dar poco, ganar mucho: encuentra, juega, escribe.

### part: school

stroke-title = Golpe { $number }: { $motif }
stroke-find-white = Juegan las blancas. Encuentra el golpe: haz las jugadas de las blancas; Notabene responde.
stroke-find-black = Juegan las negras. Encuentra el golpe: haz las jugadas de las negras; Notabene responde.
stroke-other-white = Las negras también pueden capturar con { $text }. Demuestra que las blancas ganan también así.
stroke-other-black = Las blancas también pueden capturar con { $text }. Demuestra que las negras ganan también así.
stroke-write = Ahora escribe el golpe, jugada por jugada.
stroke-quiet = Después de { $text } el otro jugador no tiene que capturar y tiene tiempo para una buena jugada. Busca un regalo que tenga que capturar.
stroke-less = Después de { $text } viene { $line }. Así ganas solo { $count }: puedes ganar más.
stroke-nothing = Después de { $text } viene { $line }. Pierdes tanto como ganas.
stroke-loses = Después de { $text } viene { $line }. Así pierdes { $count }.
stroke-done = Golpes hechos: { $done } de { $all }
stroke-of-length = { $count ->
    [1] 1 jugada
   *[other] { $count } jugadas
}
label-strokes-lead = Regala algo y gana más. Encuentra el golpe en el tablero y luego escríbelo.
label-strokes-game = Juego
label-strokes-motif = Tipo
label-strokes-length = Longitud
label-strokes-all = Todos
label-strokes-longer = 6 jugadas o más
label-strokes-none = Aquí no hay un golpe así. Elige otro tipo u otra longitud.
label-strokes-next = Golpe siguiente
label-strokes-begin = Empezar
label-strokes-sofar = Golpes hechos
label-motif-turc = Golpe turco
label-motif-turc-line = Una dama tiene que capturar varias piezas. Una de ellas le cierra el paso hasta el final, y tú capturas la dama.
label-motif-crowned = Dama regalada
label-motif-crowned-line = Dejas que el otro jugador haga una dama y la capturas.
label-motif-king = Dama atraída
label-motif-king-line = Una dama tiene que capturar una pieza, y tú capturas la dama.
label-motif-royal = Golpe real
label-motif-royal-line = Un peón es atraído a 34, y tu peón de 40 captura todo.
label-motif-mazette = Golpe del principiante
label-motif-mazette-line = Un regalo trae un peón junto al tuyo, otro hace sitio detrás: coup de mazette.
label-motif-walk = El paseo
label-motif-walk-line = Un peón va de regalo en regalo hasta que puedes capturarlo.
label-motif-free = Jugada libre
label-motif-free-line = El otro jugador tiene que capturar en otra parte: tienes tiempo para una jugada tranquila.
label-motif-sweep = Gran captura
label-motif-sweep-line = La última jugada captura muchas piezas a la vez.
label-motif-double = Golpe doble
label-motif-double-line = Dos de tus jugadas capturan dos o más piezas cada una.
label-motif-direct = Golpe directo
label-motif-direct-line = Un regalo, y enseguida capturas más.
label-motif-gifts = Varios regalos
label-motif-gifts-line = Un regalo tras otro, y luego capturas más de lo que diste.
