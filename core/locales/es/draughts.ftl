### Draughts in all its variants.

## Labels

label-field-numbers = Damas: números de las casillas
label-numbered-field = casilla{" "}
label-copy-pdn = Copiar como PDN
label-save-pdn = Guardar como PDN
label-international = Internacionales
label-russian = Rusas
label-brazilian = Brasileñas
label-english = Inglesas (checkers)
label-frisian = Frisonas
label-italian = Italianas
label-spanish = Españolas
label-portuguese = Portuguesas
label-czech = Checas
label-pool = Pool americano
label-canadian = Canadienses
label-turkish = Turcas
label-thai = Tailandesas
label-frysk = Frysk!
label-breakthrough = Ruptura
label-antidraughts = Ganapierde
label-killer = Killer
label-quiet-men = Medias jugadas sin captura ni jugada de peón
label-tired-white = Dama blanca que acaba de moverse
label-tired-black = Dama negra que acaba de moverse
label-tired-moves-white = Sus jugadas seguidas (blancas)
label-tired-moves-black = Sus jugadas seguidas (negras)
label-which-capture = ¿Qué capturas hay?
label-capture-allowed = permitida
label-capture-refused = no permitida
label-play-capture = Jugarla
label-show-way = Mostrar el camino en el tablero
label-force-back = Obligar a deshacer
label-other-draughts = Las damas de otros países
label-which-draughts = ¿Qué damas?
label-international-note = 10×10, 20 peones. Hay que capturar todo lo posible.
label-russian-note = 8×8, 12 peones. Se corona al pasar; eliges la captura.
label-brazilian-note = 8×8, 12 peones. Como las internacionales, en pequeño.
label-english-note = 8×8, 12 peones. Empiezan las negras; la dama va de casilla en casilla.
label-frisian-note = 10×10, 20 peones. Capturas rectas y diagonales.
label-italian-note = 8×8, 12 peones. Un peón nunca captura una dama.
label-spanish-note = 8×8, 12 peones. Más piezas, luego más damas.
label-portuguese-note = 8×8, 12 peones. Las reglas de España.
label-czech-note = 8×8, 12 peones. La dama captura primero.
label-pool-note = 8×8, 12 peones. Empiezan las negras; captura libre.
label-canadian-note = 12×12, 30 peones. Las internacionales en grande.
label-turkish-note = 8×8, 16 peones en todas las casillas. Van en línea recta.
label-thai-note = 8×8, 8 peones. La dama cae justo detrás.
label-frysk-note = 10×10, solo 5 peones. Reglas frisonas.
label-breakthrough-note = 10×10, 20 peones. Gana la primera dama.
label-antidraughts-note = 10×10, 20 peones. Gana quien se queda sin nada.
label-killer-note = 10×10, 20 peones. Tras capturar una dama, se para justo detrás.
label-part-via = de camino
label-part-bracket = jugada de negras
label-french-print = (17×26) a la francesa
label-whole-ways = 35x19x32 todo el camino
label-letter-names = c3-d4 letras
label-draughts-lead = Una familia, muchos juegos: en 100 casillas, en 64, en 144. En todos es obligatorio capturar, y cada país tiene su manera de hacerlo.
label-draughts-link = Reglas y golpes
label-option-irregular = Olvidarse de capturar
label-irregular-refused = no es posible
label-irregular-allowed = es posible: el otro jugador obliga a deshacerla o la deja pasar
label-option-huffing = Soplar, el viejo castigo
label-huffing-off = no
label-huffing-on = sí: se puede quitar la pieza que tenía que capturar
label-option-draws = Internacionales: una dama contra una o dos
label-draws-fmjd = tablas tras cinco jugadas de cada uno
label-draws-document = tablas enseguida

## Records (PDN)

# A record that does not say which game it is.
pdn-guessed = Esta partida no dice de qué juego es. Se lee como: { $game }.

# A set-up in a record that no move leads to.
pdn-set-up = Ninguna jugada lleva a esta posición; lo que sigue se guarda como comentario.

## How games end

# The side to move has no move, and has lost.
won-by-block = El otro bando ya no puede mover. Ganan { PLAYER($winner) }.

# The side to move has no move, and has won (antidraughts).
won-without-moves = Aquí gana quien ya no puede mover. Ganan { PLAYER($winner) }.

# The first king wins (breakthrough).
won-by-king = La primera dama decide. Ganan { PLAYER($winner) }.

# Nothing was taken and no man moved for so long.
draw-quiet = Demasiadas jugadas sin captura ni jugada de peón. Tablas.

# Few pieces are left, and nothing happened for so long.
draw-few-pieces = Demasiadas jugadas con tan pocas piezas. Tablas.

## Playing: how it stands

# The loser has no pieces left.
won-by-taking = El otro bando se ha quedado sin piezas. Ganan { PLAYER($winner) }.

# A draw: a position came up too often.
draw-repeated = La misma posición ha aparecido demasiadas veces. Tablas.

# Both sides have kings, and nothing was taken or crowned for so long (Russian).
draw-balance = Demasiadas jugadas sin captura ni dama nueva. Tablas.

## Playing: duties, counts and what may be done about a slip

# Whose turn it is, with a capture to make.
to-move-must = Juegan { PLAYER($player) }, y tienen que capturar

# Whose turn it is, with a capture that is not compulsory by agreement.
to-move-may = Juegan { PLAYER($player) }, y pueden capturar

# What a capture takes.
capture-takes = captura { $pieces }

# What a capture takes, with kings among it.
capture-takes-kings = captura { $pieces } (damas: { $kings })

# How often the position has come up.
count-repetition = Esta posición: { $times } de { $most } veces

# Moves of each side in which nothing was taken and no man moved.
count-quiet = Sin captura ni jugada de peón; jugadas de cada bando: { $moves } de { $most }

# Moves of each side in which nothing was taken and no man was crowned.
count-balance = Sin captura ni dama nueva; jugadas de cada bando: { $moves } de { $most }

# Moves of each side since so few pieces are left.
count-few = Quedan pocas piezas; jugadas de cada bando: { $moves } de { $most }

# Moves of one king in a row.
count-king = { PLAYER($player, form: "bare", case: "upper") }, dama de { $field }, jugadas seguidas: { $moves } de { $most }

# A claim without ground.
claim-nothing = Aún no hay nada que reclamar: los contadores junto al tablero dicen cuánto falta.

# The last move broke the duty to capture, and the other side may have it taken back.
may-force = La última jugada olvidó una captura. { PLAYER($player, case: "upper") } pueden obligar a deshacerla o seguir jugando.

# A piece should have captured, and may be taken off.
may-huff = La pieza de { $field } tenía que capturar. Se puede soplar: sale del tablero con tu próxima jugada. Si esa jugada también se puede hacer sin soplar, tú eliges.

## Written moves

# The field where a move starts, where pieces have no letters.
start-named = Se mueve { PIECE($piece, form: "the") } de { $field }. Aquí las piezas no tienen letra: la casilla dice cuál es.

# The sign of a capture of several pieces.
takes-several = Captura { $count } piezas, en { LIST($fields, type: "and") }.

# The sign of a capture of several pieces with kings among them.
takes-with-kings = Captura { $count } piezas, en { LIST($fields, type: "and") }. Damas entre ellas: en { LIST($kings, type: "and") }.

# A field on the way of a capture.
stops-on = Por el camino cae en { $field }.

# A field on the way that is written because start and end do not tell the move.
stop-tells = De { $from } a { $to } hay { $count } capturas que se llevan piezas distintas. Por eso se escribe el camino: esta pasa por { $field }.

# The end of a move that makes a king.
crowned-there = El peón llega a { $field }, en la última fila, y se convierte en dama. Eso no se escribe.

# The end of a move that makes a king in passing.
crowned-on-the-way = En { $via } el peón se ha convertido en dama, y como dama sigue hasta { $field }.

# The end of a capture that only touched the last row.
stays-man = El peón va a { $field }. Ha tocado la última fila en { $via }, pero tenía que continuar, así que sigue siendo peón.

# The brackets of Manoury.
brackets-of-black = Las jugadas de las negras van entre paréntesis.

# A piece is taken off because it should have captured.
huffs = Antes de la jugada se sopla { PIECE($piece, form: "the") } de { $field }: esa pieza tenía que capturar.

# One of several ways to the same end.
goes-by = Captura { $count }, por { LIST($fields, type: "and") }

# No field has this name.
no-such-field = «{ $text }» no es una casilla. Aquí van de { $first } a { $last }.

# Nobody plays on this field.
light-field = En { $text } no se juega: solo cuentan las casillas oscuras.

# A field alone.
half-move = Una jugada necesita dos casillas: la de salida y la de llegada. Con { $field } puedes escribir { LIST($right, type: "or") }.

# A field alone that no move knows.
half-move-alone = Una jugada necesita dos casillas: la de salida y la de llegada. Ninguna jugada tuya sale de { $field } ni llega allí.

# A dash for a capture.
dash-takes = Se captura algo, así que escribe el signo de captura: { $right }.

# Brackets around the wrong side.
brackets-wrong = Los paréntesis son para las jugadas de las negras, y solo para ellas: { $right }.

# Numbers for letters, or letters for numbers.
fields-called = Ya te entiendo. Aquí las casillas tienen otros nombres: { $right }.

# Stops were left out.
whole-way = Ya te entiendo. Aquí se escribe todo el camino: { $right }.

# Several captures share start and end.
which-way = ¿Por dónde? Hay { $count } capturas de { $from } a { $to }. Escribe { LIST($right, type: "or") }.

## Why a text is no legal move

# The ends of a capture that does not come by these fields.
other-way = Estas dos casillas están bien, pero la captura va por otro camino.

# The piece to be taken instead of the field behind it.
jumps-over = En { $field } hay una pieza. Para capturarla, salta por encima hasta la casilla libre de detrás.

# A man backwards.
only-forward = Un peón no va hacia atrás.

# Too far.
one-field = Demasiado lejos: { PIECE($piece, form: "a") } avanza una casilla, o salta la pieza vecina hasta la casilla de justo detrás.

# No room behind a piece.
no-room = La pieza de { $field } no se puede saltar: detrás no hay sitio, porque { $behind } está ocupada.

# A step of a capture over nothing.
takes-nothing = Este paso de la captura no salta nada.

# A man takes a king where it may not.
man-takes-king = En { $field } hay una dama, y en este juego un peón no puede capturar una dama.

# A piece is jumped twice.
jumped-twice = La pieza de { $field } ya se ha saltado. Ninguna pieza se salta dos veces.

# A taken piece is in the way.
still-stands = Las piezas capturadas siguen en el tablero hasta que acaba la captura. La de { $field } todavía estorba.

# A turn straight back.
turns-back = Entre dos saltos, una pieza no puede dar media vuelta.

# A man goes on after the last row.
ends-on-last-row = Un peón que llega a la última fila termina ahí su jugada.

# A king comes down too far.
lands-behind = Aquí la dama cae justo detrás de la pieza de { $field }.

# A king comes down where it cannot take on.
lands-to-take = La dama tiene que caer donde pueda seguir capturando: en { LIST($fields, type: "or") }.

# A capture ends too soon.
must-go-on = Puede capturar más, así que tiene que hacerlo: la captura sigue hasta { LIST($fields, type: "or") }.

# A quiet move where a capture is compulsory.
must-take = Si puedes capturar, tienes que hacerlo: { LIST($right, type: "or") }.

# Another capture takes more.
takes-more = Piezas que capturas así: { $takes }; con { LIST($right, type: "or") }: { $most }. Hay que capturar lo máximo.

# Another capture takes more kings.
takes-more-kings = Es el mismo número de piezas, pero cuentan las damas: aquí { $takes }, con { LIST($right, type: "or") } { $most }. Hay que capturar el mayor número de damas.

# A king has to capture.
king-takes-first = De estas capturas va antes la de la dama: { LIST($right, type: "or") }.

# Another capture meets kings earlier.
meets-king-sooner = Las dos capturan lo mismo, pero { LIST($right, type: "or") } encuentra antes una dama, y eso decide.

# Another capture is worth more.
worth-more = { LIST($right, type: "or") } vale más: una dama cuenta un poco menos que dos peones.

# A king has moved too often in a row.
king-tired = Esta dama se ha movido { $count } veces seguidas. Ahora solo puede capturar; si no, mueve otra pieza.

## Positions as text, and setting up

# Who moves or whose pieces follow, in a position text.
pdn-side = Aquí va W por las blancas o B por las negras (signo { $place }).

# A field in a position text.
pdn-field = Ninguna casilla de este tablero se llama así (signo { $place }).

# Two pieces on one field in a position text.
pdn-twice = En esta casilla ya hay otra pieza (signo { $place }).

# A man on its last row.
setup-man = Un peón en { $field } ya sería una dama.

# A board without pieces.
setup-nobody = No hay ninguna pieza en el tablero.

# No king stands where one is said to have moved several times in a row.
setup-tired = En { $field } no hay ninguna dama cuyas jugadas se puedan contar.

# A level of play beyond the last one.
no-such-level = Los niveles van del 1 al { $most }.

# A limit of a search beyond what it may be.
search-limit = «{ $name }» es un número del { $least } al { $most }; { $value } no está entre ellos.
