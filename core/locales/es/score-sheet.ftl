### Score sheets: writing, dictation, comparing, repairing.

## Score sheets

# The move is right, only its text is not.
good-move = Es la jugada correcta.

# The piece is right.
good-piece = { PIECE($piece, form: "the", case: "upper") } está bien.

# The field is right.
good-field = La casilla { $field } está bien.

# Both are right.
good-piece-field = { PIECE($piece, form: "the", case: "upper") } y la casilla { $field } están bien.

# The field where the move begins is right.
good-start = La salida de { $field } está bien.

# The letter of the field is right.
good-file = La letra { $file } de la casilla está bien.

# The digit of the field is right.
good-rank = El número { $rank } de la casilla está bien.

# It is castling.
good-castling = Sí, es un enroque.

# The text is another move.
look-other = { $text } es otra jugada: mira { LIST($fields, type: "and") }. ¿Qué pieza se movió de verdad, y adónde?

# The text is another move, on a board that the move does not change.
look-other-plain = { $text } es otra jugada. Mira el tablero: ¿qué se jugó de verdad?

# Two moves stand in one place.
look-two-moves = Aquí hay dos jugadas. Cada jugada tiene su propio sitio.

# The text is the move after this one.
look-later = Esa ya es la jugada siguiente (jugada { $number }, { PLAYER($player, form: "bare") }). ¿Qué se jugó justo antes?

# The text is the move before this one.
look-earlier = Esa es la jugada anterior (jugada { $number }, { PLAYER($player, form: "bare") }). ¿Qué se jugó justo después?

# The moves of a row stand in each other’s column.
look-columns = En el renglón { $number } las dos jugadas están en la columna contraria.

# Marks that judge a move are not allowed on the original.
look-marks = En la planilla oficial nadie escribe ! ni ?, solo jugadas, tiempos y ofertas de tablas.

# Nothing was played any more.
look-too-many = Aquí la partida ya había terminado: no se jugó nada más.

# An offer of a draw is missing.
note-offer = Con esta jugada se ofrecieron tablas: después se escribe (=), en las dos planillas.

# An offer of a draw is too much.
note-no-offer = Nadie ofreció tablas con esta jugada: no lleva =.

# A move that was played is not written.
still-to-write = Aún sin anotar: jugada { $number }, { PLAYER($player, form: "bare") }. Anota cada jugada en cuanto se juega.

note-every = cada { $seconds } segundos

# A sheet beside its game: no difference.
compared-all-right = Todo está bien: { $moves } de { $moves }.

# A sheet beside its game, with differences.
compared = Jugadas correctas: { $right } de { $moves }.

# One difference.
differs = Has escrito { $text }. La jugada era { $right }.

# Nothing is written.
differs-empty = Aquí no hay nada escrito. La jugada era { $right }.

# A move is left out.
differs-left-out = Aquí falta { $right }. Desde aquí, todas las jugadas están corridas un sitio.

# A move is written twice.
differs-twice = { $text } está aquí una vez de más. Desde aquí, todas las jugadas están corridas un sitio.

# More is written than was played.
differs-behind = Has escrito { $text }, pero la partida ya había terminado.

# A move by its number.
move-of = Jugada { $number }, { PLAYER($player, form: "bare") }

# Two sheets differ.
sheets-differ = La planilla de las blancas dice { $white }; la de las negras dice { $black }.

# A move on the sheet of White alone.
only-white-wrote = Solo las blancas escribieron esta jugada: { $text }.

# A move on the sheet of Black alone.
only-black-wrote = Solo las negras escribieron esta jugada: { $text }.

# Moves of the turn before are missing on the sheet.
order-behind = Tu planilla va un turno por detrás. Escribe primero lo que falta y después sigue jugando.

# The move of the other is noted already.
order-theirs-there = La jugada del otro jugador ya está en tu planilla.

# The own move is played already.
order-played = Ya has hecho tu jugada.

# An immediate answer is tolerated.
order-at-once = Has respondido al momento. Está permitido, porque tu última jugada está en la planilla. Pulsa el reloj y escribe las dos jugadas: primero la del otro jugador y después la tuya.

# The clock before the move.
order-press-later = Haz primero tu jugada en el tablero y después pulsa el reloj.

# The clock twice.
order-pressed = Ya has pulsado el reloj.

# The move of the other comes first.
order-theirs-first = Primero va la jugada del otro jugador: anótala.

# The own move is noted already.
order-own-there = Tu jugada ya está en tu planilla.

# The own move is written before it is played.
order-play-first = Primero se juega y después se escribe. Hay una excepción: para reclamar tablas (la misma posición por tercera vez, o cincuenta jugadas sin captura ni jugada de peón) escribes la jugada, no la haces y llamas al árbitro.

# The clock is not pressed.
order-press-first = Ya has jugado. Pulsa primero el reloj y después escribe tu jugada.

# A claim after the move.
order-claim-late = Ya has jugado. Se reclama antes: escribe la jugada, deja el tablero como está y llama al árbitro.

# A claim was not right.
order-claim-fails = Ahora tienes que hacer la jugada que escribiste: { $right }.

# End of a game on the sheet: a player resigned.
remark-resigns = { PLAYER($player, case: "upper") } abandonan

# End of a game on the sheet: a draw was agreed.
remark-agreed = Tablas de mutuo acuerdo

# End of a game on the sheet: repetition.
remark-repetition = Tablas: tres veces la misma posición

# End of a game on the sheet: fifty moves.
remark-fifty = Tablas: regla de las cincuenta jugadas

# End of a game on the sheet: a flag fell.
remark-time = { PLAYER($player, case: "upper") } pierden por tiempo

# End of a game on the sheet: a flag fell, and nobody wins.
remark-time-draw = Tablas: bandera caída, pero sin mate posible

# Planted mistake: a wrong field.
planted-field = { $text } no es la casilla correcta. Debería ser { $right }.

# Planted mistake: two signs swapped.
planted-turned = En { $text } hay dos cosas cambiadas de sitio. Debería ser { $right }.

# Planted mistake: one of two pieces is not told apart.
planted-which = { $text } no dice cuál de las dos piezas se mueve. Debería ser { $right }.

# Planted mistake: a pawn capture without file or sign.
planted-pawn = Cuando captura un peón, se escriben su columna y una x. No { $text }, sino { $right }.

# Planted mistake: a capture sign.
planted-cross = El signo de en medio de { $text } está mal: el signo de captura solo se escribe cuando se captura algo. Debería ser { $right }.

# Planted mistake: a piece letter.
planted-letter = La letra de { $text } es de otra pieza o de otro idioma. Debería ser { $right }.

# Planted mistake: castling.
planted-castling = Este enroque no se escribe { $text }. Debería ser { $right }.

# Planted mistake: a sign of check or mate.
planted-check = El signo del final de { $text } está mal: + es jaque, # es mate. Debería ser { $right }.

# Planted mistake: a promotion.
planted-promotion = { $text } no dice en qué se convierte el peón. Debería ser { $right }.

# Planted mistake: two moves in each other’s column.
planted-columns = En el renglón { $number } las dos jugadas están en la columna contraria.

# Planted mistake: a move left out.
planted-left-out = Falta una jugada: { $right } (jugada { $number }, { PLAYER($player, form: "bare") }). Desde aquí, todas las jugadas están corridas un sitio.

# Planted mistake: two moves in one place.
planted-two = En el renglón { $number } hay dos jugadas en un mismo sitio.

# Planted mistake: another legal move.
planted-other = { $text } se podía jugar, pero entonces la partida deja de encajar más adelante. Debería ser { $right }.

# A place that was suspected is right.
hunt-right = { $text } está bien aquí. Haz las jugadas una a una en un tablero: ¿dónde dejan de tener sentido?

# An empty place that was suspected is right.
hunt-empty = Aquí no hay nada escrito. Haz las jugadas una a una en un tablero: ¿dónde dejan de tener sentido?

# Correction: another reading.
mend-reading = Lea { $text } como { $right }.

# A place where nothing can be read.
mend-unread = «{ $text }» no es aquí una jugada. Podría ser { LIST($right, type: "or") }.

# A place where nothing can be read and too many moves are possible.
mend-any = «{ $text }» no es aquí una jugada. Pregunte primero cuál se jugó: hay { $count } posibles.

# A correction of the form alone.
mend-form = La jugada está clara, pero { $text } se escribe { $right }.

# Correction: swap two moves.
mend-columns = Intercambie las dos jugadas del renglón { $number }.

# Correction: a move is missing.
mend-missing = Aquí falta una jugada. Podría ser { LIST($right, type: "or") }.

# Correction: a move is missing, and too many are possible.
mend-gap = Aquí falta una jugada. Pregunte primero cuál se jugó: hay { $count } posibles.

# Correction: two moves in one place.
mend-two = En «{ $text }» hay dos jugadas: dé a cada una su propio sitio.

# Correction: a move written twice.
mend-twice = { $text } está aquí una vez de más: quítela.

# What a correction brings: the whole game can be read.
mend-whole = Así todas las jugadas de la planilla son posibles.

# What a correction brings: how far the game can be read.
mend-reach = Así se llega hasta la jugada { $number }, { PLAYER($player, form: "bare") }.

# Nothing to correct.
mend-nothing = Nada que corregir: todas las jugadas de la planilla son posibles.

# Where a sheet stops making sense.
mend-stuck = Se atasca en la jugada { $number }, { PLAYER($player, form: "bare") }: «{ $text }».

# An empty place where a sheet stops making sense.
mend-stuck-empty = Se atasca en la jugada { $number }, { PLAYER($player, form: "bare") }: ahí no hay nada escrito.

## Pages of the score sheet

# A place is written right.
wrote-right = { $text } está bien.

# There is no game to dictate.
no-game-to-tell = Ahí no hay ninguna jugada que dictar. Elige otra partida.

# No game has a place for such a mistake.
no-place-for-slip = En ninguna partida se puede esconder un error de esta clase. Elige otra clase.

## Rows, letters and clock of the score sheet

# Both flags are down.
both-flags-down = Han caído las dos banderas: si alguien lo reclama, son tablas.

## Labels

label-table-number = Mesa
label-white-club = Club de blancas
label-black-club = Club de negras
label-leaf-original = Original
label-leaf-copy = Copia
label-resigned-word = abandona
label-step-result = Escribe el resultado en los dos recuadros
label-step-circle = Rodea el nombre del ganador, o los dos nombres si son tablas
label-step-sign-own = Firma tu planilla
label-step-sign-theirs = Firma la planilla del otro jugador
label-step-detach = Separa el original de su copia
label-step-hand-in = Entrega el original al árbitro
label-step-keep-copy = Guarda la copia
label-deed-write-theirs = Anotar la del otro jugador
label-deed-play = Jugar
label-deed-press = Pulsar el reloj
label-deed-write-own = Anotar la tuya
label-slip-field = Casilla equivocada
label-slip-turned = Dos cosas cambiadas
label-slip-which = ¿Cuál de las dos piezas?
label-slip-pawn = Un peón que captura
label-slip-cross = El signo de captura
label-slip-letter = Letra equivocada
label-slip-castling = Enroque
label-slip-check = Jaque y mate
label-slip-promotion = Una coronación
label-slip-columns = Columnas cambiadas
label-slip-left-out = Jugada olvidada
label-slip-two = Dos jugadas en un sitio
label-slip-other = Otra jugada (difícil)
label-mode-auto = Se rellena sola
label-hint-auto = La planilla de la partida del tablero. Rellena la cabecera antes de empezar. Toca una jugada para verla en el tablero.
label-mode-write = Escribo yo
label-hint-write = Haz una jugada en el tablero y escríbela en la planilla. Ves enseguida qué está bien. Pulsa la tecla / para ir al sitio donde escribes.
label-mode-dictation = Dictado
label-hint-dictation = Ves u oyes una partida jugada a jugada, cuando la pides o al ritmo que elijas, y la escribes. Al final, tu planilla se compara con la partida.
label-mode-order = El orden correcto
label-hint-order = Anota la jugada del otro jugador, juega, pulsa el reloj, anota tu jugada. En cada turno, en este orden.
label-mode-rehearsal = Ensayo de torneo
label-hint-rehearsal = Juega contra Notabene con reloj y escribe tu planilla como en un torneo: anota la jugada del otro jugador, juega, pulsa, anota tu jugada. Al final se corrige.
label-mark-sheet = Corregir mi planilla
label-time-each = Tiempo por jugador
label-mode-pair = Dos jugadores
label-hint-pair = Dos jugadores, un tablero, dos planillas. Cada uno escribe con sus letras. Al final, comparáis.
label-mode-slip = Busca el error
label-hint-slip = En esta planilla hay un error. Toca el sitio donde crees que está.
label-mode-repair = Arreglar una planilla
label-hint-repair = ¿Una planilla ya no encaja con la partida? Aquí se ve qué partida era, qué se ha corregido y qué saben solo los jugadores.
label-sheet-sure = Lo que hay ahora se perderá. Toca otra vez.
label-mode-arbiter = Para el árbitro
label-hint-arbiter = Las planillas de los dos jugadores, solo para leer.
label-time-head = Reloj
label-signature = Firma:
label-empty-place = vacío
label-close-title = Cuando acaba la partida
label-close-first = Antes de eso:
label-write-this = Escribir
label-nothing-to-write = Aún no hay nada que escribir
label-ask-right = Ver la forma correcta
label-right-form = Se escribe:
label-who-writes = Yo escribo
label-write-both = las dos columnas
label-write-white = la columna blanca
label-write-black = la columna negra
label-compare-sheet = Comparar con la partida
label-go-on-playing = Volver al final de la partida
label-arrow-played = se jugó
label-arrow-written = se escribió
label-sheet-to-desk = Llevar al tablero grande
label-example-mate = Una partida corta con mate
label-example-castling = Nueve jugadas tranquilas, con enroque
label-example-special = Todo lo especial en una partida
label-dictate-which = ¿Qué partida?
label-dictate-desk = La partida del tablero
label-dictate-other = Otra partida…
label-dictate-begin = Empezar el dictado
label-dictate-next = Siguiente
label-dictate-skip = Saltar esta jugada
label-dictate-again = Otra vez
label-note-pace = Ritmo
label-note-by-hand = cuando la pido
label-note-pause = Pausa
label-note-along = Anotar una partida ya jugada
label-dictate-show = Mostrar las jugadas en el tablero
label-dictate-speak = Decir las jugadas en voz alta
label-order-side = Juego con
label-order-helps = Mostrar lo que sigue
label-order-claim = Reclamar tablas con la jugada que he escrito
label-order-claim-game = Practicar una reclamación
label-pair-white = Planilla de las blancas
label-pair-black = Planilla de las negras
label-compare-sheets = Comparar las planillas
label-sheets-agree = En las dos planillas está la misma partida.
label-sheets-clash = Dónde difieren las planillas
label-claims-here = Qué se puede reclamar ahora
label-claim-third = Tablas: la misma posición por tercera vez
label-claim-fifty = Tablas: cincuenta jugadas sin captura ni jugada de peón
label-claim-none = Nada.
label-slip-kind = Clase de error
label-slip-any = cualquiera
label-slip-again = Otra planilla
label-slip-tell = Enséñame el error
label-slip-found = ¡Bien visto!
label-repair-type = Teclear las jugadas
label-repair-type-line = Tal como están en la planilla, con sus errores.
label-repair-photo-line = Notabene la lee y pregunta lo que no está claro.
label-repair-hand-line = Notabene aprende esta letra y lee mejor las planillas.
label-repair-here = Las jugadas como están en la planilla
label-repair-look = Revisar la planilla
label-repair-example = Mostrar un ejemplo
label-repair-take = Corregirla así
label-repair-none = Aquí no ayuda ninguna corrección pequeña. Pregunte a los jugadores qué pasó en el tablero.
label-repair-copy = La planilla del otro jugador, si la tiene
label-repair-copy-move = Esta planilla es la segunda
label-repair-working = Busco la partida que hay detrás de esta planilla.
label-repair-ask = ¿Qué jugada se hizo?
label-repair-unsure = Nadie lo sabe
label-repair-differences = Donde las dos planillas son distintas
label-rows-all = Mostrar todos los renglones
label-rows-fewer = Mostrar menos renglones
label-letters-stay = Una planilla conserva las letras con que empezó. Para otras letras, empieza una nueva.
label-arbiter-result = Resultado decidido por el árbitro
label-clock-open = Abrir el reloj
label-no-flag-down = No ha caído ninguna bandera.
