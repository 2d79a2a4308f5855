### The characters of written moves, explained one by one.

# A piece letter.
piece-moves = Este signo representa { PIECE($piece, form: "the") }.

# The file that tells two pieces apart.
from-file = Se escribe la columna { $file }, porque { rivals }.

# The rank that tells two pieces apart.
from-rank = Se escribe la fila { $rank }, porque { rivals }.

# The whole field, because neither file nor rank is enough.
from-field = Se escribe la casilla entera { $field }, porque { rivals }.

# The file of a pawn that takes.
pawn-from = Cuando captura un peón, se empieza por la letra de su columna: { $file }.

# The field where the move starts, in long notation.
starts-on = La jugada sale de { $field }.

# The dash of long notation.
dash = El guion: no se captura nada.

# The capture sign.
takes = Captura { PIECE($piece, form: "the") } de { $field }.

# The field where a piece arrives.
goes-to =
    { $piece ->
        [pawn] El peón va a { $field }. Un peón no tiene letra.
       *[other] { PIECE($piece, form: "the", case: "upper") } va a { $field }.
    }

# The letter of a promotion.
becomes = El peón se convierte en { PIECE($piece, form: "a") }.

# The sign before it.
becomes-sign = El peón se convierte en otra pieza.

# The check sign.
gives-check = Jaque: el otro rey está atacado.

# The mate sign.
gives-mate = Jaque mate: el rey está perdido, se acabó la partida.

# `e.p.`
in-passing = Al paso: el peón capturado estaba en { $field }.

# Castling towards file h.
castles-h = Enroque corto, hacia la columna h: rey a { $king }, torre a { $rook }.

# Castling towards file a.
castles-a = Enroque largo, hacia la columna a: rey a { $king }, torre a { $rook }.

# The number before a move.
number = Jugada número { $number }.

# The dots after the number that stand for White's move.
dots = Los puntos están en lugar de la jugada de las blancas.

# A null move.
passes = Una jugada nula: este bando se salta su turno. Eso solo pasa en los análisis.

## Explaining and writing

# A piece letter that is enough, because the rivals on these fields are held back.
piece-alone = Este signo representa { PIECE($piece, form: "the") }. No hace falta más: en { LIST($fields, type: "and") }, { PIECE($piece, form: "a") } tiene que quedarse para proteger a su rey.

# The offer of a draw.
offers-draw = Con esta jugada se ofrecieron tablas.

# A piece by the file on which it began.
began-on = Esta letra es { PIECE($piece, form: "the") } que empezó la partida en la columna { $file }.

## Labels

label-part-piece = qué pieza
label-part-from = de dónde viene
label-part-dash = guion: no se captura nada
label-part-takes = captura
label-part-to = adónde va
label-part-en-passant = al paso
label-part-check = jaque
label-part-mate = jaque mate
label-part-number = número de la jugada
label-part-dots = puntos: la jugada de las blancas
label-part-offer = oferta de tablas
label-part-result = resultado
label-part-rival = también podría ir; tachada: tiene que proteger a su rey
label-legend = Qué significan los signos
label-explanation = Explicación
label-explain-hint = Toca una parte de la jugada: te digo qué significa.
label-explain-go = Toca la jugada para verla en el tablero.
label-all-systems = La jugada en cada sistema
label-write-move = Escribir una jugada
label-write-here = Escribe la jugada
label-play-written = Jugar lo escrito
label-you-wrote = Has escrito
label-strictness = ¿Con qué rigor?
label-guided = Con ayuda
label-tournament = Torneo
label-pgn-exact = PGN exacto
label-letter-pad = Letras para tocar
label-ink-write = Escribir a mano
label-erase = Borrar
label-key-explain = Entrar en una jugada y pasar de un signo a otro; Esc para salir
label-key-write = Escribir una jugada
label-letter-man = P
label-letter-crowned = D
label-look-hint = Señala una casilla: aquí lees qué piezas podrían capturar en ella.
