### Clocks, time controls, touched pieces, who has to write.

## Times and clocks

# A number is missing in a time control.
time-missing = Aquí falta un tiempo. Escribe los minutos, luego + y los segundos por jugada: 15+10.

# Signs in a time control that mean nothing there.
time-sign = «{ $text }» no forma parte de un tiempo. Escribe los minutos, luego + y los segundos por jugada: 15+10.

# A time that no clock has.
time-too-long = El reloj se puede poner desde 1 segundo hasta 24 horas, y una jugada puede sumar hasta 60 minutos.

# A number of moves that no period has.
time-moves = Delante de la barra va el número de jugadas, de 1 a 300: 40/90.

# A period after one that lasts for the rest of the game.
time-after-rest = Un tiempo sin número de jugadas dura hasta el final de la partida: después no puede ir nada. Di para cuántas jugadas es: 40/90, 15.

# Too many periods.
time-too-many = Como mucho, seis periodos pueden tener su propio tiempo.

# How long a game is: at most ten minutes for sixty moves.
pace-blitz = Para 60 jugadas, cada jugador tiene { $time }: es una partida relámpago. Nadie tiene que anotar.

# Less than an hour for sixty moves.
pace-rapid = Para 60 jugadas, cada jugador tiene { $time }: es una partida rápida. Nadie tiene que anotar.

# An hour or more for sixty moves.
pace-long = Para 60 jugadas, cada jugador tiene { $time }: es una partida lenta. Los dos jugadores tienen que anotar.

# The clock is pressed while it stands.
clock-stands = El reloj está parado. Ponlo en marcha y podrás pulsarlo.

# The device was asleep while the clock ran.
clock-slept = El dispositivo estaba dormido y el reloj se ha parado. Pulsa «Seguir» cuando volváis a jugar los dos.

# The clock is pressed by the player who is not on move.
clock-not-yours = Tu reloj no corre: están pensando { PLAYER($player) }. Tú lo pulsas después de tu propia jugada.

# The clock is pressed before a move is played.
clock-play-first = Te toca a ti. Haz primero tu jugada y después pulsa el reloj.

# The clock is pressed before the promotion is finished.
clock-promotion = Tu peón ha llegado. Pon la nueva pieza en su sitio y después pulsa el reloj.

# A claim while the flag is up.
flag-up = La bandera de { PLAYER($player) } aún no ha caído: quedan { $time }. Podrás avisar cuando caiga.

# A flag fell on a clock without a board.
flag-alone = A { PLAYER($player) } no les queda tiempo. Ganan { PLAYER($winner) }, si todavía es posible el mate. Si no, son tablas.

# A flag has fallen, and nobody has claimed yet.
flag-down = { PLAYER($player, form: "bare", case: "upper") }: la bandera ha caído. La partida sigue hasta que el otro jugador avise.

# How many moves a player has still to make in this period.
moves-to-go =
    { $moves ->
        [1] 1 jugada hasta el siguiente periodo
       *[other] { $moves } jugadas hasta el siguiente periodo
    }

## Who has to write

# The game is short.
duty-free = { PLAYER($player, form: "bare", case: "upper") }: partida rápida o relámpago. Puedes anotar, pero no es obligatorio.

# The game is long.
duty-write = { PLAYER($player, form: "bare", case: "upper") }: partida lenta. Tienes que anotar cada jugada.

# The time is short, but each move brings thirty seconds.
duty-go-on = { PLAYER($player, form: "bare", case: "upper") }: menos de cinco minutos, pero cada jugada te da 30 segundos o más. Tienes que seguir anotando.

# The player was short of time.
duty-may-stop = { PLAYER($player, form: "bare", case: "upper") }: has tenido menos de cinco minutos. Puedes dejar de anotar.

# A new period has begun, and moves may be missing.
duty-update = { PLAYER($player, form: "bare", case: "upper") }: ha empezado otro periodo. Completa las jugadas que faltan en tu planilla. Cuando te toque jugar, puedes pedir la otra planilla.

# A new period has begun while the player is on move: the other sheet may be asked for.
duty-consult = { PLAYER($player, form: "bare", case: "upper") }: completa las jugadas que faltan en tu planilla. Te toca jugar, así que puedes pedir la otra planilla.

# A player may ask for the other sheet, which is of paper.
consult-ask = { PLAYER($player, form: "bare", case: "upper") }: pide la planilla al otro jugador, completa lo que falta y devuélvela antes de jugar.

# A player may ask for the other sheet only while on move.
consult-later = { PLAYER($player, form: "bare", case: "upper") }: espera a que te toque jugar. Entonces podrás pedir la otra planilla.

## Touched pieces, and who plays White

# The next touch does not bind.
adjusting = Has dicho «compongo»: no tienes que jugar la próxima pieza que toques.

# Said after a piece was touched.
adjust-late = Di «compongo» antes de tocar una pieza. Ahora juega la pieza tocada.

# What is in the chosen hand.
hand-is = En esta mano había un peón: juegas con { PLAYER($player) }.

## Labels

label-clock-title = Reloj
label-clock-lead = Un reloj para dos jugadores. Después de tu jugada, pulsa tu mitad o la barra espaciadora: entonces corre el tiempo del otro jugador.
label-clock-start = Empezar
label-clock-pause = Parar el reloj
label-clock-go-on = Seguir
label-clock-reset = Reiniciar el reloj
label-clock-reset-sure = ¿Reiniciarlo de verdad?
label-clock-runs = corre
label-clock-waits = le toca
label-clock-flag-fell = bandera caída
label-clock-claim = Reclamar: ha caído la otra bandera
label-clock-no-mate = El ganador nunca podría dar mate
label-clock-times = ¿Cuánto tiempo?
label-clock-own = Tu propio tiempo
label-clock-hint = Los minutos, luego + y los segundos por jugada: 15+10. Varios periodos: 40/90+30, 30+30. Con 5d3, en cada jugada el reloj espera 3 segundos antes de contar.
label-clock-take = Usar este tiempo
label-clock-rules = Reglas de juego
label-clock-beside = Reloj junto al tablero
label-clock-auto = Una jugada en el tablero pulsa el reloj
label-clock-write = Anotar el tiempo junto a la jugada
label-clock-turned = Girar la mitad de arriba, para un móvil entre los dos
label-clock-side = Las negras eligen: reloj a la
label-clock-left = izquierda
label-clock-right = derecha
label-touch-rule = Pieza tocada, pieza jugada
label-adoube = Compongo
label-clock-arbiter = Árbitro: corregir el tiempo
label-clock-more = un minuto más
label-clock-two-more = dos minutos más
label-clock-less = un minuto menos
label-clock-penalty = Por una reclamación equivocada o una jugada prohibida, el árbitro da dos minutos al otro jugador; en blitz, uno.
label-duty-title = ¿Quién debe anotar?
label-duty-done = La planilla está completa
label-duty-consult-sheet = Ver la otra planilla
label-hands-title = ¿Quién lleva blancas?
label-hands-lead = Un peón es blanco y el otro, negro. El otro jugador elige una mano.
label-hand-left = Mano izquierda
label-hand-right = Mano derecha
label-hands-again = Esconder otra vez
