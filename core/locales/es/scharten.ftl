### Scharten: chess on the dartboard.

## Labels

label-page-link = Reglas y decisiones
label-page-lead = Casi ajedrez, en las 80 casillas de una diana. Tranquilo: cada pieza tiene su sitio. Ruidoso: solo están los reyes, las demás piezas se lanzan con dardos.
label-decisions-title = Lo que tuvimos que decidir
label-decisions-lead = Las reglas son jóvenes y algunas de sus figuras se han perdido. Donde no dicen nada, elegimos la lectura que mejor encaja con sus ejemplos. Aquí están todos esos puntos.
label-options-title = Elige tus reglas
label-options-hint = Lo que elijas vale para la partida que empieces aquí.
label-options-in-game = En la partida del tablero:
label-option-support = Apoyo
label-support-value = cada apoyo da el valor de su casilla
label-support-count = cada apoyo da 1
label-option-unmoved = Double y treble protegen (partida ruidosa)
label-unmoved-alike = todas las piezas
label-unmoved-protected = solo los reyes y las piezas que nunca se han movido
label-option-diagonal = Diagonales por el centro
label-diagonal-straight = todo recto
label-diagonal-turning = girando
label-option-misses = Dardos perdidos seguidos que hacen perder (partida ruidosa)
label-start-quiet = Empezar partida tranquila
label-start-loud = Empezar partida ruidosa
label-still-to-throw-white = Piezas que las blancas aún deben lanzar
label-still-to-throw-black = Piezas que las negras aún deben lanzar
label-lost-darts-white = Dardos perdidos seguidos de las blancas
label-lost-darts-black = Dardos perdidos seguidos de las negras
label-never-moved = Nunca se han movido
label-throw-dart = Lanzar un dardo
label-darts-on-screen = En la pantalla
label-darts-real = Dardos de verdad
label-hand = Tu tiro
label-hand-exact = perfecto
label-hand-steady = preciso
label-hand-usual = normal
label-hand-shaky = tembloroso
label-aim-board = Diana para apuntar
label-aim-hint = Apunta con el ratón, el dedo o las flechas, y lanza cuando el anillo esté sobre la zona que quieres.
label-real-board = Diana: zona tocada
label-real-hint = Lanza a tu propia diana y toca aquí la zona donde dio el dardo. O escríbela: T19.
label-bed-typed = Zona
label-bed-wrong = D, F, T o L y el número (F simple grande, L simple pequeño), o 25, 50
label-bed-double = doble (double)
label-bed-fat = simple grande (fat)
label-bed-treble = triple (treble)
label-bed-little = simple pequeño (little)
label-bed-outer-bull = anillo del centro (bull)
label-bed-bull = centro (bull)
label-bed-beside = fuera
label-take-bed = Fue esta zona
label-throw-now = Lanzar
label-throw-beside = Lanzar fuera
label-throw-anyway = Lanzar igualmente
label-rather-move = Mejor mover
label-bed-lost = dardo perdido
label-no-darts-yet = Aún no hay jugadas. Lanza un dardo, o toca una pieza y luego la casilla adonde va.
label-next-dart = Siguiente dardo
label-sector-numbers = Tablero redondo: números de la diana
label-announce-check = Decir «¡Jaque!» cuando se da jaque

## Darts

# A dart placed a piece.
dart-placed = { $bed }: { PIECE($piece) } en { $field }.

# A dart hit a field of the other side.
dart-outside = { $bed } es { $field }, que no está en tu mitad. El dardo se pierde.

# A dart hit a field where something stands.
dart-occupied = { $bed } es { $field }, y ahí hay una pieza. El dardo se pierde.

# A dart hit the bull.
dart-on-bull = { $bed }: en el bull no juega nadie. El dardo se pierde.

# A dart hit no bed.
dart-beside = El dardo no ha dado en ninguna casilla. Se pierde.

# A number of a dartboard has two singles.
bed-single = El { $number } simple tiene dos zonas: elige { LIST($right, type: "or") } (F simple grande, L simple pequeño).

# A ring of a dartboard without its number.
bed-number = «{ $text }» no está en la diana: sus números van de 1 a 20, con 25 y 50 en el centro.

# So many darts in a row are lost, and so many lose the game.
dart-misses = Dardos perdidos seguidos: { $misses } de { $most }.

# What a dart risks in check, and which fields help.
dart-at-stake = Estás en jaque. Si el dardo no para el jaque, pierdes en el acto. El dardo ayuda en { LIST($fields, type: "or") }.

# A dart in check that no field helps.
dart-hopeless = Estás en jaque, y ningún dardo puede pararlo, caiga donde caiga. Si lanzas, pierdes en el acto.

# What is thrown next.
dart-next = Por lanzar: { PIECE($piece) }

# What a side has still to throw, and its lost darts in a row.
darts-left = { PLAYER($player, form: "bare", case: "upper") }: { $left } por lanzar, { $misses } de { $most } dardos perdidos seguidos

# An option of a game, and what was agreed.
agreed-is = { $what }: { $value }

## Support, on the round board

# What a field is worth.
field-worth = valor { $value }

# No piece of a player could capture here.
look-nobody = { PLAYER($player, form: "bare", case: "upper") }: ninguna pieza llega

# A pawn could, which needs no help.
look-pawn = { PLAYER($player, form: "bare", case: "upper") }: basta un peón

# Any piece could, as the field asks for no help.
look-alone = { PLAYER($player, form: "bare", case: "upper") }: captura sin apoyo

# The help of the others is enough.
look-holds = { PLAYER($player, form: "bare", case: "upper") }: 1 + { $help }, hacen falta { $value }: basta

# It is not.
look-fails = { PLAYER($player, form: "bare", case: "upper") }: 1 + { $help }, hacen falta { $value }: no basta

## Announced by players who agreed to

# Check is given.
check-given = ¡Jaque!

# Players cannot agree this.
no-such-option = «{ $name }» no es una regla que se pueda elegir.

# The fields of unmoved pieces in a position text.
text-unmoved = Aquí van las casillas de las piezas que nunca se han movido, o un guion (signo { $place }).

# The pieces still to throw, or the lost darts, in a position text.
text-throws = Aquí van dos números, el de las blancas y el de las negras, con una barra en medio (signo { $place }).

# Nothing stands on a field of a piece that has never moved.
setup-unmoved = En { $field } no hay nada, así que tampoco una pieza que nunca se haya movido.

# Too many lost darts in a row.
won-by-fogling = Demasiados dardos perdidos seguidos. Ganan { PLAYER($winner) }.

# A dart in check that did not end it.
won-by-dart = El dardo no ha parado el jaque. Ganan { PLAYER($winner) }.

# Pieces to throw in a quiet game, or none given in a loud one.
setup-throws = Solo una partida ruidosa tiene piezas por lanzar.

# A piece has never moved, as a switch.
never-moved = { PIECE($piece, case: "upper") } { $field }

## Characters: lines for files, rings, support, the king who castles, darts

# The line that tells two pieces apart.
from-line = Se escribe la línea { $line }, porque { rivals }.

# The line of a pawn that takes.
pawn-from-line = Cuando captura un peón, se empieza por la letra de su línea: { $line }.

# The field and ring where a piece arrives.
goes-to-ring =
    { $piece ->
        [pawn] El peón va a { $field }, en el anillo { $ring }. Un peón no tiene letra.
       *[other] { PIECE($piece, form: "the", case: "upper") } va a { $field }, en el anillo { $ring }.
    }

# The sign of a capture that needs support.
takes-held = Captura { PIECE($piece, form: "the") } de { $field }. Esa casilla vale { $value }: la pieza que captura cuenta 1, y el resto viene de { LIST($by, type: "and") }.

# The sign of a capture that needs no support.
takes-free = Captura { PIECE($piece, form: "the") } de { $field }. Un peón captura en todas las casillas sin apoyo.

# A promotion to a piece that counts as unmoved.
becomes-unmoved = El peón se convierte en { PIECE($piece, form: "a") }. Cuenta como una pieza que nunca se ha movido.

# The king move that is castling on the round board.
round-castling = Enroque: el rey avanza dos casillas, hasta { $king }, y la torre de { $from } viene a { $rook }. Solo se escribe la jugada del rey.

# The sign of a thrown piece.
thrown = La @: { PIECE($piece, form: "the") } se lanza con un dardo. Es la siguiente pieza del orden.

# The field where a thrown piece lands.
lands-on = { PIECE($piece, form: "the", case: "upper") } cae en { $field }, en el anillo { $ring }.

# A piece letter that is enough, because its rivals lack support.
piece-holds = Este signo representa { PIECE($piece, form: "the") }. No hace falta más: desde { LIST($fields, type: "and") }, { PIECE($piece, form: "a") } no tiene bastante apoyo para capturar ahí.

# A lost dart.
dart-lost = El dardo se pierde: en el tablero no cambia nada, y la siguiente pieza sigue siendo { PIECE($piece, form: "the") }.

## Refusals and remarks

# No such field of the dartboard.
not-on-dartboard = «{ $text }» no es una casilla. Las líneas son o y de a hasta i, y sus casillas van de 1 a 8.

# A pawn capture without its line.
pawn-line = Cuando captura un peón, empieza por la letra de su línea: { $right }.

# The number was written where the line is usual.
prefer-line = Ya te entiendo. Lo normal es escribir la línea: { $right }.

# A capture by lines with nothing to take.
nothing-on-line = El peón no encuentra nada que capturar en la línea { $line }.

# No pawn on the written line.
no-pawn-on-line = No tienes ningún peón en esa línea.

# No piece of this kind on the written line.
none-on-line = No tienes { PIECE($piece, form: "no") } en la línea { $line }.

# The piece does not move so on the round board.
way-round =
    { $piece ->
        [king] El rey avanza una sola casilla cada vez.
        [queen] La dama va por una línea, un anillo o una diagonal, pero no así.
        [rook] Una torre solo va por su línea o por su anillo.
        [bishop] Un alfil solo va en diagonal.
        [knight] Un caballo salta dos casillas hacia un sitio y una hacia un lado, nunca a su propio anillo.
        [pawn] Un peón va recto por su línea, y en diagonal solo para capturar.
       *[other] { PIECE($piece, form: "a", case: "upper") } no se mueve así.
    }

# A double step of a pawn that has moved.
pawn-moved = El peón de { $field } ya se ha movido. Ahora avanza una sola casilla cada vez.

# A double step that would end near the last rank.
pawn-at-edge = Cerca de la última fila, el peón de { $field } avanza una sola casilla, también en su primera jugada.

# A capture without any support.
needs-support = { $field } está en el anillo { $ring }. Para capturar ahí, { PIECE($piece, form: "the") } necesita un apoyo de { $needs }, y no tiene ninguno.

# A capture with too little support.
needs-more-support = { $field } está en el anillo { $ring }. Para capturar ahí, { PIECE($piece, form: "the") } necesita un apoyo de { $needs }. De { LIST($by, type: "and") } solo llega { $has }.

# Castling that the rules of Scharten do not allow.
castling-no-rook = Ese enroque no es posible: el rey y la torre no pueden haberse movido nunca, y la torre tiene que estar al menos a tres casillas.

# A sign of castling in Scharten.
castling-by-king = En Scharten el enroque no tiene signo propio. Escribe la jugada del rey: { LIST($right, type: "or") }.

# Zeros in Scharten: a result, not castling.
zeros-are-result = En Scharten 0-0 es un resultado: nadie suma puntos. El enroque se escribe como jugada del rey.

# A sign of castling in Scharten where no castling is possible.
no-castling-now = En Scharten el enroque se escribe como jugada del rey. Ahora mismo el rey no puede enrocar.

# A pass where there is none.
must-play = Te toca a ti, y no se puede pasar.

## Darts that cannot be thrown so

# A thrown piece that is not the next.
throws-other = El orden es fijo: ahora toca { PIECE($piece, form: "the") }. Escribe { $right }.

# A dart outside of the own half.
throws-outside = { $field } no está en tu mitad. Un dardo así se pierde, y se escribe { $right }.

# A dart on an occupied field.
throws-onto = En { $field } ya hay una pieza. Un dardo así se pierde, y se escribe { $right }.

# A dart after the last piece.
nothing-to-throw = Ya has lanzado todas tus piezas.

# A dart in a quiet game.
no-darts = En una partida tranquila nadie lanza dardos.

# A thrown piece without its sign.
throw-sign = Una pieza lanzada lleva una @ delante de su casilla: { $right }.

## Options, and counts that are missing

# A value that an option cannot have.
option-value = «{ $name }» puede ser { LIST($can_be, type: "or") }, pero no «{ $value }».

# A number that an option cannot have.
option-number = «{ $name }» es un número de 1 a { $most }. «{ $value }» no es posible.

# A loud position without its counts.
setup-no-throws = Una posición ruidosa dice al final cuántas piezas deben lanzar aún las blancas y las negras, y cuántos dardos acaban de perder: 17/17 0/0.

## Darts that lose the game; castling both ways

# A lost dart in check: the game is lost.
dart-lost-in-check = El dardo se pierde y el jaque sigue: la partida está perdida.

# One lost dart too many: the game is lost.
dart-lost-last = El dardo se pierde. Ya son demasiados seguidos: la partida está perdida.

# A dart that does not end the check: the game is lost.
lands-in-vain = { PIECE($piece, form: "the", case: "upper") } cae en { $field }, en el anillo { $ring }. No para el jaque: la partida está perdida.

# Castling that is possible both ways.
castling-either-way = Esto es un enroque, y se puede hacer por los dos lados. Escribe { LIST($right, type: "or") }.

label-figures-title = Las reglas en imágenes
label-problems-title = Los cinco primeros problemas
label-models-title = Partidas para repasar
label-problem-answer = La solución
