### The characters of written moves, explained one by one.

# A piece letter.
piece-moves = Dieses Zeichen steht für { PIECE($piece, form: "den") }.

# The file that tells two pieces apart.
from-file = Man schreibt die { $file }-Linie, denn: { rivals }.

# The rank that tells two pieces apart.
from-rank = Man schreibt die Reihe { $rank }, denn: { rivals }.

# The whole field, because neither file nor rank is enough.
from-field = Man schreibt das ganze Feld { $field }, denn: { rivals }.

# The file of a pawn that takes.
pawn-from = Schlägt ein Bauer, schreibt man zuerst den Buchstaben seiner Linie: { $file }.

# The field where the move starts, in long notation.
starts-on = Der Zug beginnt auf { $field }.

# The dash of long notation.
dash = Der Strich: Es wird nichts geschlagen.

# The capture sign.
takes = { PIECE($piece, form: "der", case: "upper") } auf { $field } wird geschlagen.

# The field where a piece arrives.
goes-to =
    { $piece ->
        [pawn] Der Bauer zieht nach { $field }. Ein Bauer hat keinen Buchstaben.
       *[other] { PIECE($piece, form: "der", case: "upper") } zieht nach { $field }.
    }

# The letter of a promotion.
becomes = Der Bauer wird { PIECE($piece) }.

# The sign before it.
becomes-sign = Der Bauer wird eine andere Figur.

# The check sign.
gives-check = Schach: Der andere König wird angegriffen.

# The mate sign.
gives-mate = Schachmatt: Der König ist verloren, die Partie ist zu Ende.

# `e.p.`
in-passing = En passant: Der geschlagene Bauer stand auf { $field }.

# Castling towards file h.
castles-h = Kurze Rochade, zur h-Linie hin: König nach { $king }, Turm nach { $rook }.

# Castling towards file a.
castles-a = Lange Rochade, zur a-Linie hin: König nach { $king }, Turm nach { $rook }.

# The number before a move.
number = Zug Nummer { $number }.

# The dots after the number that stand for White's move.
dots = Die Punkte stehen für den Zug von Weiß.

# A null move.
passes = Ein Nullzug: Diese Seite setzt aus. Das gibt es nur in Analysen.

## Explaining and writing

# A piece letter that is enough, because the rivals on these fields are held back.
piece-alone = Dieses Zeichen steht für { PIECE($piece, form: "den") }. Mehr ist nicht nötig: Auf { LIST($fields, type: "and") } muss { PIECE($piece, form: "ein") } bleiben und den König schützen.

# The offer of a draw.
offers-draw = Mit diesem Zug wurde Remis angeboten.

# A piece by the file on which it began.
began-on = Dieser Buchstabe ist { PIECE($piece, form: "der") }: Zu Beginn der Partie stand diese Figur auf der { $file }-Linie.

## Labels

label-part-piece = welche Figur
label-part-from = von wo
label-part-dash = Strich: nichts wird geschlagen
label-part-takes = schlägt
label-part-to = wohin
label-part-en-passant = en passant
label-part-check = Schach
label-part-mate = schachmatt
label-part-number = Nummer des Zuges
label-part-dots = Punkte für den Zug von Weiß
label-part-offer = Remisangebot
label-part-result = Ergebnis
label-part-rival = könnte auch dorthin; durchgestrichen: muss den König schützen
label-legend = Was die Zeichen bedeuten
label-explanation = Erklärung
label-explain-hint = Tippe auf einen Teil des Zuges: Ich sage dir, was er bedeutet.
label-explain-go = Tippe oder klicke auf den Zug, um ihn auf dem Brett zu sehen.
label-all-systems = Dieser Zug in allen Systemen
label-write-move = Einen Zug schreiben
label-write-here = Schreib einen Zug
label-play-written = Den geschriebenen Zug spielen
label-you-wrote = Du hast geschrieben
label-strictness = Wie streng?
label-guided = Mit Hilfe
label-tournament = Turnier
label-pgn-exact = Genau PGN
label-letter-pad = Buchstaben zum Antippen
label-ink-write = Mit der Hand schreiben
label-erase = Löschen
label-key-explain = In einen Zug hinein und von Zeichen zu Zeichen; Esc geht zurück
label-key-write = Einen Zug schreiben
label-letter-man = S
label-letter-crowned = D
label-look-hint = Zeig auf ein Feld: Hier liest du, welche Figuren dort schlagen könnten.
