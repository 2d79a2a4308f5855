### Famous games, and the moves of a game to guess.

## Messages

# Help with a guess: the piece that moves.
guess-piece = { PIECE($piece, form: "the", case: "upper") } de { $field } se mueve.

# The answer to another legal move than that of the game.
guess-other = { $other } también es posible, pero en la partida se jugó { $right }. Juega o escribe esa jugada.

# How the moves of a game were found.
guess-score = Encontradas a la primera: { $at_once } de { $moves }. Con otro intento o con ayuda: { $later }. Mostradas: { $shown }.

# From memory: the answer to another legal move than that of the game.
memory-other = { $other } es posible, pero esta partida siguió de otra manera. Prueba otra vez o pide ayuda.

# A move that was found with help only, after the end.
found-with-help = Encontrada con ayuda: { $right }.

# Choice: how many moves are recalled.
memory-moves = { $moves ->
    [1] la primera jugada
   *[other] las primeras { $moves } jugadas
}

## Labels

label-famous-title = Partidas famosas
label-famous-line = Partidas de maestros de antes, primero las cortas: juégalas, escríbelas, adivínalas.
label-famous-lead = Elige un juego y después una partida. Las más cortas están primero.
label-famous-play = Ver la partida
label-famous-along = Anotarla a la vez
label-famous-guess = Adivinar y escribir la jugada siguiente
label-famous-source = Fuente
label-famous-all = Todas las partidas famosas
label-famous-none = Elige primero una partida: una famosa o una tuya.
label-practise-with = Practicar con esta partida
label-chosen-game = La partida que has elegido
label-mode-guess = Adivina la jugada siguiente
label-hint-guess = Ves una partida hasta aquí. Juega o escribe la jugada siguiente. Si no la encuentras, pide ayuda.
label-guess-begin = Empezar a adivinar
label-guess-help = Ayúdame
label-mode-memory = De memoria
label-hint-memory = Lee una partida tantas veces como quieras. Después escribe de memoria sus primeras jugadas. Al final ves jugada por jugada qué estaba bien.
label-memory-line = Lee una partida y después escribe sus jugadas de memoria.
label-memory-begin = Leer la partida
label-memory-lead = Léela jugada por jugada, tantas veces como quieras. Después escríbela sin mirar.
label-memory-write = Ahora escribirla de memoria
label-memory-again = Leer otra vez la partida
label-memory-length = ¿Hasta dónde?
label-memory-all = toda la partida
