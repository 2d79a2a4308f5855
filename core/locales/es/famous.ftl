### Famous games, and the moves of a game to guess.

## Messages

# Help with a guess: the piece that moves.
guess-piece = { PIECE($piece, form: "the", case: "upper") } de { $field } se mueve.

# The answer to another legal move than that of the game.
guess-other = { $other } también es posible. En la partida vino { $right }: juega o escribe esa jugada.

# How the moves of a game were found.
guess-score = Encontradas a la primera: { $at_once } de { $moves }. Con otro intento o con ayuda: { $later }. Mostradas: { $shown }.

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
