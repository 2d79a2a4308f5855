### Chess960: its room, its dice, its castling.

## Texts that could not be read

# A number outside 0 to 959.
no-such-array = «{ $text }» no es un número del 0 al 959.

# Castling that moves one piece only has to be announced.
i-castle = Di en voz alta: «Enroco». Solo se mueve una pieza: { PIECE($piece, form: "the") }.

# The squares where king and rook arrive, behind the castling.
castling-goals = { $castling }: { $fields }

## Labels

label-array-number = Número de la posición (0 a 959)
label-random-array = Sortear una posición
label-room-lead = Las mismas piezas y reglas que en el ajedrez, pero la primera fila se sortea. Hay 960 posiciones, y la habitual es una de ellas.
label-room-link = Chess960: números, dado, enroque
label-first-rank = La primera fila
label-swap-hint = Toca dos piezas: cambian de sitio.
label-scharnagl-number = Número 0 a 959 (Scharnagl)
label-club-number = Número del club, 1 a 960
label-reconstructed = reconstruido
label-named-by-club = dado por el club
label-pieces-a-to-h = Piezas de a hasta h
label-mirror = Espejo
label-draw-coin = Sortear una de 480 y tirar una moneda
label-heads = Cara
label-tails = Cruz
label-play-array = Jugar esta posición
label-king-files = Dónde está el rey
label-king-files-hint = Cuántas posiciones hay para cada casilla del rey blanco, y sus números del club. Toca una columna para verlas en la lista.
label-array-list = La lista de las 960
label-array-list-note = La lista del club se ha perdido. Conocemos sus bloques, su regla del espejo y dos de sus números; el resto del orden está reconstruido.
label-search-arrays = Buscar: un número, o las piezas de a hasta h (? es cualquier pieza)
label-list-earlier = Antes
label-list-later = Después
label-die-title = Sorteo con un dado
label-die-club = El método del club
label-die-fair = El método justo
label-die-throw = Tirar el dado
label-die-real = O toca lo que marca tu propio dado:
label-die-again = Volver a empezar
label-die-take = Usar esta posición
label-die-club-note = Pueden salir todas las posiciones, pero no con la misma frecuencia: las probabilidades van de 1/1944 a 1/486. La posición habitual tiene 1/972. En un sorteo justo, cada una tendría 1/960.
label-die-fair-note = Cada posición tiene la misma probabilidad, 2 de 1920. Pero una tirada demasiado alta no cuenta.
label-castle-hint = Las piezas de en medio ya no están. Estén donde estén el rey y la torre, acaban en las mismas casillas que en el ajedrez.
label-castle-back = Volver atrás
label-castle-table = Todos los casos: 21 a cada lado
label-trial-title = ¿Puedo enrocar?
label-trial-hint = Elige una pieza y ponla en una casilla; tócala otra vez para quitarla.
label-trial-own = Mi posición
label-trial-goal = Una pieza en la casilla adonde llega el rey
label-trial-way = Un ataque en el camino del rey
label-trial-rook = Un ataque solo a la torre

# Eight pieces that are not those of an array.
rank-pieces = Hacen falta un rey, una dama, dos torres, dos alfiles y dos caballos.

# Both bishops on one colour.
rank-bishops = Los dos alfiles están en el mismo color. Uno necesita una casilla clara y el otro, una oscura.

# The king is not between its rooks.
rank-king = El rey tiene que estar entre las dos torres.

# Not eight letters of pieces.
rank-letters = «{ $text }» no es una primera fila. Escribe ocho letras de estas: { LIST($letters, type: "and") }.

# A number outside 1 to 960.
no-such-club = «{ $text }» no es un número del 1 al 960.

# One of 480 was drawn, and the coin leaves it.
coin-heads = Ha salido el número { $number } de 480 (lista reconstruida). Cara: se queda así.

# One of 480 was drawn, and the coin mirrors it.
coin-tails = Ha salido el número { $number } de 480 (lista reconstruida). Cruz: leído en el espejo, es el número { $mirror }.

# How many arrays a search found.
arrays-found = Posiciones encontradas: { $count }

# What the next throw decides.
die-next = Ahora: { PIECE($piece) }. Cuenta una a una: { LIST($fields, type: "and") }.

# What a throw decided.
die-places = { $die }: { PIECE($piece) } en { $field }.

# A throw with only one square left.
die-only = { $die }: solo queda libre { $field }, salga lo que salga. { PIECE($piece, case: "upper") } en { $field }.

# A throw whose count began again at the first square.
die-around = { $die }: hay { $among } casillas, así que seguimos contando desde la primera. { PIECE($piece, case: "upper") } en { $field }.

# A throw that has to be repeated.
die-too-high = { $die } es demasiado alto aquí. Tira otra vez.

# The end of the club's way.
die-knights = Los caballos ocupan las dos últimas casillas. Las piezas negras van enfrente, y los peones delante, como siempre.

# The end of the fair way.
die-rooks = Torre, rey y torre ocupan las últimas casillas. Las piezas negras van enfrente, y los peones delante, como siempre.

# Where king and rook stand after castling.
castled = El rey va a { $king } y la torre, a { $rook }.

# Where king and rook stand after castling, when the rook has to go first.
castled-rook-first = Primero va la torre, porque está donde tiene que llegar el rey. Rey en { $king }, torre en { $rook }.

# Nothing is against castling.
castling-allowed = Se puede enrocar.
