### The characters of written moves, explained one by one.

# A piece letter.
piece-moves = Dit teken staat voor { PIECE($piece, form: "the") }.

# The file that tells two pieces apart.
from-file = Je schrijft de { $file }-lijn, want { rivals }.

# The rank that tells two pieces apart.
from-rank = Je schrijft rij { $rank }, want { rivals }.

# The whole field, because neither file nor rank is enough.
from-field = Je schrijft het hele veld { $field }, want { rivals }.

# The file of a pawn that takes.
pawn-from = Slaat een pion, dan begin je met de letter van zijn lijn: { $file }.

# The field where the move starts, in long notation.
starts-on = De zet begint op { $field }.

# The dash of long notation.
dash = Het streepje: er wordt niets geslagen.

# The capture sign.
takes = { PIECE($piece, form: "the", case: "upper") } op { $field } wordt geslagen.

# The field where a piece arrives.
goes-to =
    { $piece ->
        [pawn] De pion gaat naar { $field }. Een pion heeft geen letter.
       *[other] { PIECE($piece, form: "the", case: "upper") } gaat naar { $field }.
    }

# The letter of a promotion.
becomes = De pion wordt een { PIECE($piece) }.

# The sign before it.
becomes-sign = De pion verandert in een ander stuk.

# The check sign.
gives-check = Schaak: de andere koning wordt aangevallen.

# The mate sign.
gives-mate = Schaakmat: de koning is verloren, de partij is uit.

# `e.p.`
in-passing = En passant: de geslagen pion stond op { $field }.

# Castling towards file h.
castles-h = Korte rokade, naar de h-lijn: koning naar { $king }, toren naar { $rook }.

# Castling towards file a.
castles-a = Lange rokade, naar de a-lijn: koning naar { $king }, toren naar { $rook }.

# The number before a move.
number = Zet nummer { $number }.

# The dots after the number that stand for White's move.
dots = De puntjes staan voor de zet van wit.

# A null move.
passes = Een nulzet: deze kant slaat zijn beurt over. Dat komt alleen in analyses voor.

## Explaining and writing

# A piece letter that is enough, because the rivals on these fields are held back.
piece-alone = Dit teken staat voor { PIECE($piece, form: "the") }. Meer is niet nodig: op { LIST($fields, type: "and") } moet een ander stuk van die soort ({ PIECE($piece) }) blijven staan om zijn koning te beschermen.

# The offer of a draw.
offers-draw = Met deze zet werd remise aangeboden.

# A piece by the file on which it began.
began-on = Deze letter is { PIECE($piece, form: "the") }: dat stuk begon de partij op de { $file }-lijn.

## Labels

label-part-piece = welk stuk
label-part-from = van waar
label-part-dash = streepje: er wordt niets geslagen
label-part-takes = slaat
label-part-to = naar waar
label-part-en-passant = en passant
label-part-check = schaak
label-part-mate = schaakmat
label-part-number = nummer van de zet
label-part-dots = puntjes voor de zet van wit
label-part-offer = remiseaanbod
label-part-result = uitslag
label-part-rival = kan ook daarheen; doorgestreept: moet zijn koning beschermen
label-legend = Wat de tekens betekenen
label-explanation = Uitleg
label-explain-hint = Tik op een deel van de zet: ik zeg je wat het betekent.
label-explain-go = Tik of klik op de zet om hem op het bord te zien.
label-all-systems = Deze zet in alle systemen
label-write-move = Een zet schrijven
label-write-here = Schrijf hier een zet
label-play-written = De geschreven zet spelen
label-you-wrote = Jij schreef
label-strictness = Hoe streng?
label-guided = Met hulp
label-tournament = Toernooi
label-pgn-exact = Precies PGN
label-letter-pad = Letters om op te tikken
label-ink-write = Met de hand schrijven
label-erase = Wissen
label-key-explain = Een zet in en van teken naar teken; Esc om terug te gaan
label-key-write = Een zet schrijven
label-letter-man = S
label-letter-crowned = D
label-look-hint = Wijs een veld aan: hier lees je welke stukken daar kunnen slaan.
