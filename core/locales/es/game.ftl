### The game on the board: turns, ends, claims, fields for the ear.

## The state of the game

# Whose turn it is.
to-move = Juegan { PLAYER($player) }

# Whose turn it is, in check.
to-move-in-check = Juegan { PLAYER($player) }, en jaque

# Mate.
won-by-mate = Jaque mate. Ganan { PLAYER($winner) }.

# Stalemate.
draw-stalemate = Rey ahogado: no hay jaque ni queda ninguna jugada. Tablas.

# Nobody can mate any more.
draw-dead = Ninguno de los dos jugadores puede ya dar mate. Tablas.

# Fivefold repetition.
draw-repetition5 = La misma posición por quinta vez. Tablas.

# Seventy-five moves.
draw-moves75 = Setenta y cinco jugadas sin captura ni jugada de peón. Tablas.

# A claim is possible: repetition.
may-claim-repetition = Esta posición está en el tablero por tercera vez: se pueden reclamar tablas.

# A claim is possible: fifty moves.
may-claim-moves50 = Cincuenta jugadas sin captura ni jugada de peón: se pueden reclamar tablas.

# A move for the ear.
said = Jugada { $number }, { PLAYER($player, form: "bare") }: { MOVE($said) }

# The start of the game.
at-start = Comienzo de la partida

# A player gave up.
resigns = { PLAYER($player, case: "upper") } abandonan. Ganan { PLAYER($winner) }.

# A draw was agreed.
draw-agreed = Los jugadores acuerdan tablas.

# A draw was claimed by repetition.
draw-repetition3 = Tablas reclamadas: la misma posición ha aparecido tres veces.

# A draw was claimed by the fifty moves.
draw-moves50 = Tablas reclamadas: cincuenta jugadas sin captura ni jugada de peón.

# A result on paper: a win.
win-is = Han ganado { PLAYER($winner) }.

# A result on paper: a draw.
draw-is = La partida ha acabado en tablas.

# A player's time was over.
lost-on-time = A { PLAYER($player) } no les queda tiempo. Ganan { PLAYER($winner) }.

# A player's time was over, but the other could never mate, or had no time left either.
draw-on-time = Se ha acabado el tiempo, pero no gana nadie. Tablas.

# A result on paper: half a point for one player, none for the other.
half-point = Medio punto para { PLAYER($player) }, ninguno para el otro bando.

# A result on paper: no point for anybody.
no-points = Nadie suma puntos.

# A move as one player says it to another, without number and side: for dictation and voices.
aloud = { MOVE($said) }

# A field for the ear.
field-is =
    { $holds ->
        [nothing] { $field }, vacía
       *[other] { $field }, { PIECE($holds) }
    }

# A field that the held piece can reach.
field-reachable =
    { $holds ->
        [nothing] { $field }, vacía, casilla posible
       *[other] { $field }, { PIECE($holds) }, casilla posible
    }

# A piece was taken up.
holds =
    { $ways ->
        [1] Levantas { PIECE($piece, form: "the") } de { $field }: una casilla posible
       *[other] Levantas { PIECE($piece, form: "the") } de { $field }: { $ways } casillas posibles
    }

# The plain king move, where castling ends on the same field.
choose-king = Mover el rey

# Castling, where a plain king move ends on the same field.
choose-castling = Enrocar

# A claim without ground: the position came up too rarely.
claim-repetition = Para reclamar tablas, la posición tiene que aparecer tres veces. De momento van: { $times }.

# A claim without ground: too few quiet moves.
claim-moves50 = Para reclamar tablas hacen falta cincuenta jugadas sin captura ni jugada de peón. De momento van: { $moves }.

# A wrong claim: the move that was only written has to be played.
claim-move-played = Se juega la jugada que has escrito: { $right }.

# A wrong claim: the other player gets time.
claim-time-added =
    { $minutes ->
        [1] { PLAYER($player, form: "bare", case: "upper") }: un minuto más, porque la reclamación no era correcta.
       *[other] { PLAYER($player, form: "bare", case: "upper") }: dos minutos más, porque la reclamación no era correcta.
    }

# Nothing to agree to.
no-offer = Nadie ha ofrecido tablas con la última jugada.

## Touched pieces, links of later versions

# Another piece than the touched one is to be played.
touch-bound = Has tocado { PIECE($piece, form: "the") } de { $field }: pieza tocada, pieza jugada. Tú eliges adónde.

# A touched piece that cannot move binds nobody.
touch-free = { PIECE($piece, form: "the", case: "upper") } de { $field } no tiene ninguna jugada: puedes elegir otra pieza.

# A touched piece of the other player has to be taken.
touch-take = Has tocado { PIECE($piece, form: "the") } de { $field }: hay que capturar esa pieza. Tú eliges con cuál.

# A promotion cannot be given up any more.
touch-promotion = El peón ha llegado y ahí se queda. Elige en qué se convierte.

# A link of a later version.
link-newer = Este enlace lo hizo un Notabene más nuevo. Vuelve a cargar esta página y abre el enlace otra vez. Tu partida sigue como estaba.
