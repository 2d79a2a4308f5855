### Scharten: chess on the dartboard.

## Labels

label-page-link = Regeln und Entscheidungen
label-page-lead = Fast Schach, auf den 80 Feldern einer Dartscheibe. Leise: Jede Figur hat ihren Platz. Laut: Nur die Könige stehen da, die anderen werden mit Darts geworfen.
label-decisions-title = Was wir entscheiden mussten
label-decisions-lead = Die Regeln sind jung, und einige ihrer Bilder sind verloren. Wo sie schweigen, haben wir die Deutung genommen, die am besten zu ihren Beispielen passt. Hier sind alle diese Stellen.
label-options-title = Wähle deine eigenen Regeln
label-options-hint = Deine Wahl gilt für die Partie, die du hier beginnst.
label-options-in-game = In der Partie auf dem Brett:
label-option-support = Unterstützung
label-support-value = jeder Helfer gibt den Wert seines Feldes
label-support-count = jeder Helfer gibt 1
label-option-unmoved = Double und Treble schützen (laute Partie)
label-unmoved-alike = alle Figuren
label-unmoved-protected = nur Könige und Figuren, die nie gezogen haben
label-option-diagonal = Diagonalen über die Mitte
label-diagonal-straight = geradeaus
label-diagonal-turning = im Bogen
label-option-misses = Verlorene Darts in Folge, mit denen man verliert (laute Partie)
label-start-quiet = Leise Partie beginnen
label-start-loud = Laute Partie beginnen
label-still-to-throw-white = Weiß: noch zu werfende Figuren
label-still-to-throw-black = Schwarz: noch zu werfende Figuren
label-lost-darts-white = Weiß: verlorene Darts in Folge
label-lost-darts-black = Schwarz: verlorene Darts in Folge
label-never-moved = Noch nie gezogen
label-throw-dart = Dart werfen
label-darts-on-screen = Auf dem Bildschirm
label-darts-real = Echte Darts
label-hand = Dein Wurf
label-hand-exact = perfekt
label-hand-steady = genau
label-hand-usual = normal
label-hand-shaky = zittrig
label-aim-board = Dartscheibe zum Zielen
label-aim-hint = Ziel mit Maus, Finger oder Pfeiltasten und wirf, wenn der Ring über dem Segment ist, das du willst.
label-real-board = Dartscheibe: getroffenes Segment
label-real-hint = Wirf auf deine eigene Scheibe, dann tippe das getroffene Segment an. Oder schreib es: T19.
label-bed-typed = Segment
label-bed-wrong = D, F, T oder L und die Zahl (F breites, L schmales Single), oder 25, 50
label-bed-double = doppelt (Double)
label-bed-fat = breites Single (Fat)
label-bed-treble = dreifach (Treble)
label-bed-little = schmales Single (Little)
label-bed-outer-bull = Ring um die Mitte (Bull)
label-bed-bull = Mitte (Bull)
label-bed-beside = daneben
label-take-bed = Es war dieses Segment
label-throw-now = Werfen
label-throw-beside = Absichtlich daneben
label-throw-anyway = Trotzdem werfen
label-rather-move = Lieber ziehen
label-bed-lost = Dart verloren
label-no-darts-yet = Noch kein Zug. Wirf einen Dart, oder tippe eine Figur an, dann ihr Ziel.
label-next-dart = Nächster Dart
label-sector-numbers = Rundes Brett: Zahlen der Dartscheibe
label-announce-check = „Schach!“ sagen, wenn Schach gegeben wird

## Darts

# A dart placed a piece.
dart-placed = { $bed }: { PIECE($piece) } auf { $field }.

# A dart hit a field of the other side.
dart-outside = { $bed } ist { $field }, und das liegt nicht in deiner Hälfte. Der Dart ist verloren.

# A dart hit a field where something stands.
dart-occupied = { $bed } ist { $field }, und dort steht schon eine Figur. Der Dart ist verloren.

# A dart hit the bull.
dart-on-bull = { $bed }: Auf dem Bull wird nicht gespielt. Der Dart ist verloren.

# A dart hit no bed.
dart-beside = Der Dart hat kein Feld getroffen. Er ist verloren.

# A number of a dartboard has two singles.
bed-single = Das Single { $number } hat zwei Segmente: Wähle { LIST($right, type: "or") } (F breites, L schmales Single).

# A ring of a dartboard without its number.
bed-number = „{ $text }“ gibt es auf der Dartscheibe nicht: Ihre Zahlen gehen von 1 bis 20, mit 25 und 50 in der Mitte.

# So many darts in a row are lost, and so many lose the game.
dart-misses = Verlorene Darts in Folge: { $misses } von { $most }.

# What a dart risks in check, and which fields help.
dart-at-stake = Du stehst im Schach. Wenn der Dart das Schach nicht aufhebt, verlierst du sofort. Der Dart hilft auf { LIST($fields, type: "or") }.

# A dart in check that no field helps.
dart-hopeless = Du stehst im Schach, und ein Dart kann es auf keinem Feld aufheben. Wenn du wirfst, verlierst du sofort.

# What is thrown next.
dart-next = Zu werfen: { PIECE($piece) }

# What a side has still to throw, and its lost darts in a row.
darts-left = { PLAYER($player, case: "upper") }: noch { $left } zu werfen, { $misses } von { $most } Darts in Folge verloren

# An option of a game, and what was agreed.
agreed-is = { $what }: { $value }

## Support, on the round board

# What a field is worth.
field-worth = Wert { $value }

# No piece of a player could capture here.
look-nobody = { PLAYER($player, case: "upper") }: Keine Figur kommt dorthin

# A pawn could, which needs no help.
look-pawn = { PLAYER($player, case: "upper") }: Ein Bauer genügt

# Any piece could, as the field asks for no help.
look-alone = { PLAYER($player, case: "upper") }: schlägt ohne Unterstützung

# The help of the others is enough.
look-holds = { PLAYER($player, case: "upper") }: 1 + { $help }, nötig { $value }: Das reicht

# It is not.
look-fails = { PLAYER($player, case: "upper") }: 1 + { $help }, nötig { $value }: Das reicht nicht

## Announced by players who agreed to

# Check is given.
check-given = Schach!

# Players cannot agree this.
no-such-option = Eine Regel „{ $name }“ kann man nicht wählen.

# The fields of unmoved pieces in a position text.
text-unmoved = Hier stehen die Felder der Figuren, die noch nie gezogen haben, oder ein Strich (Zeichen { $place }).

# The pieces still to throw, or the lost darts, in a position text.
text-throws = Hier stehen zwei Zahlen, die von Weiß und die von Schwarz, mit einem Schrägstrich dazwischen (Zeichen { $place }).

# Nothing stands on a field of a piece that has never moved.
setup-unmoved = Auf { $field } steht nichts, also auch keine Figur, die noch nie gezogen hat.

# Too many lost darts in a row.
won-by-fogling = Zu viele verlorene Darts in Folge. { PLAYER($winner) } gewinnt.

# A dart in check that did not end it.
won-by-dart = Der Dart hat das Schach nicht aufgehoben. { PLAYER($winner) } gewinnt.

# Pieces to throw in a quiet game, or none given in a loud one.
setup-throws = Nur eine laute Partie hat Figuren zum Werfen.

# A piece has never moved, as a switch.
never-moved = { PIECE($piece, case: "upper") } { $field }

## Characters: lines for files, rings, support, the king who castles, darts

# The line that tells two pieces apart.
from-line = Man schreibt die { $line }-Linie, denn: { rivals }.

# The line of a pawn that takes.
pawn-from-line = Schlägt ein Bauer, schreibt man zuerst den Buchstaben seiner Linie: { $line }.

# The field and ring where a piece arrives.
goes-to-ring =
    { $piece ->
        [pawn] Der Bauer zieht nach { $field }, auf den Ring { $ring }. Ein Bauer hat keinen Buchstaben.
       *[other] { PIECE($piece, form: "der", case: "upper") } zieht nach { $field }, auf den Ring { $ring }.
    }

# The sign of a capture that needs support.
takes-held = { PIECE($piece, form: "der", case: "upper") } auf { $field } wird geschlagen. Dieses Feld ist { $value } wert: Die Figur, die schlägt, zählt 1, der Rest kommt von { LIST($by, type: "and") }.

# The sign of a capture that needs no support.
takes-free = { PIECE($piece, form: "der", case: "upper") } auf { $field } wird geschlagen. Ein Bauer schlägt auf jedem Feld ohne Unterstützung.

# A promotion to a piece that counts as unmoved.
becomes-unmoved = Der Bauer wird { PIECE($piece) }. Diese Figur gilt als eine, die noch nie gezogen hat.

# The king move that is castling on the round board.
round-castling = Rochade: Der König zieht zwei Felder, nach { $king }, und der Turm von { $from } kommt nach { $rook }. Du schreibst nur den Königszug.

# The sign of a thrown piece.
thrown = Das @: { PIECE($piece, form: "der", case: "upper") } wird mit einem Dart geworfen. Das ist die nächste Figur in der Reihenfolge.

# The field where a thrown piece lands.
lands-on = { PIECE($piece, form: "der", case: "upper") } landet auf { $field }, auf dem Ring { $ring }.

# A piece letter that is enough, because its rivals lack support.
piece-holds = Dieses Zeichen steht für { PIECE($piece, form: "den") }. Mehr ist nicht nötig: Von { LIST($fields, type: "and") } aus hat { PIECE($piece, form: "ein") } zu wenig Unterstützung, um dort zu schlagen.

# A lost dart.
dart-lost = Der Dart ist verloren: Auf dem Brett ändert sich nichts, und { PIECE($piece, form: "der") } bleibt die nächste Figur.

## Refusals and remarks

# No such field of the dartboard.
not-on-dartboard = „{ $text }“ ist kein Feld. Linien sind o und a bis i, ihre Felder gehen von 1 bis 8.

# A pawn capture without its line.
pawn-line = Schlägt ein Bauer, beginne mit dem Buchstaben seiner Linie: { $right }.

# The number was written where the line is usual.
prefer-line = Ich verstehe. Meistens schreibt man die Linie: { $right }.

# A capture by lines with nothing to take.
nothing-on-line = Auf der { $line }-Linie findet der Bauer nichts zu schlagen.

# No pawn on the written line.
no-pawn-on-line = Du hast keinen Bauern auf dieser Linie.

# No piece of this kind on the written line.
none-on-line = Du hast { PIECE($piece, form: "keinen") } auf der { $line }-Linie.

# The piece does not move so on the round board.
way-round =
    { $piece ->
        [king] Der König zieht immer nur ein Feld weit.
        [queen] Die Dame zieht auf einer Linie, einem Ring oder einer Diagonale, aber nicht so.
        [rook] Ein Turm zieht nur auf seiner Linie oder seinem Ring.
        [bishop] Ein Läufer zieht nur schräg.
        [knight] Ein Springer springt zwei Felder in eine Richtung und eins zur Seite, nie auf seinen eigenen Ring.
        [pawn] Ein Bauer zieht auf seiner Linie geradeaus, und schräg nur, um zu schlagen.
       *[other] So zieht { PIECE($piece, form: "ein") } nicht.
    }

# A double step of a pawn that has moved.
pawn-moved = Der Bauer auf { $field } hat schon einmal gezogen. Jetzt zieht er immer nur ein Feld weit.

# A double step that would end near the last rank.
pawn-at-edge = Nahe der letzten Reihe zieht der Bauer auf { $field } nur ein Feld weit, auch beim ersten Zug.

# A capture without any support.
needs-support = { $field } liegt auf dem Ring { $ring }. Um dort zu schlagen, braucht { PIECE($piece, form: "der") } eine Unterstützung von { $needs }, und es gibt keine.

# A capture with too little support.
needs-more-support = { $field } liegt auf dem Ring { $ring }. Um dort zu schlagen, braucht { PIECE($piece, form: "der") } eine Unterstützung von { $needs }. Von { LIST($by, type: "and") } kommt nur { $has }.

# Castling that the rules of Scharten do not allow.
castling-no-rook = Diese Rochade ist nicht möglich: König und Turm dürfen noch nie gezogen haben, und der Turm muss mindestens drei Felder entfernt stehen.

# A sign of castling in Scharten.
castling-by-king = Beim Scharten hat die Rochade kein eigenes Zeichen. Schreib den Königszug: { LIST($right, type: "or") }.

# Zeros in Scharten: a result, not castling.
zeros-are-result = Beim Scharten ist 0-0 ein Ergebnis: Niemand bekommt einen Punkt. Die Rochade schreibt man als Königszug.

# A sign of castling in Scharten where no castling is possible.
no-castling-now = Beim Scharten schreibst du die Rochade als Königszug. Jetzt gerade kann der König nicht rochieren.

# A pass where there is none.
must-play = Du bist am Zug, und niemand darf aussetzen.

## Darts that cannot be thrown so

# A thrown piece that is not the next.
throws-other = Die Reihenfolge steht fest: Jetzt kommt { PIECE($piece, form: "der") }. Schreib { $right }.

# A dart outside of the own half.
throws-outside = { $field } liegt nicht in deiner eigenen Hälfte. Ein solcher Dart ist verloren, und du schreibst { $right }.

# A dart on an occupied field.
throws-onto = Auf { $field } steht schon eine Figur. Ein solcher Dart ist verloren, und du schreibst { $right }.

# A dart after the last piece.
nothing-to-throw = Du hast schon alle deine Figuren geworfen.

# A dart in a quiet game.
no-darts = In einer leisen Partie wirft niemand Darts.

# A thrown piece without its sign.
throw-sign = Eine geworfene Figur hat ein @ vor ihrem Feld: { $right }.

## Options, and counts that are missing

# A value that an option cannot have.
option-value = „{ $name }“ kann { LIST($can_be, type: "or") } sein, aber nicht „{ $value }“.

# A number that an option cannot have.
option-number = „{ $name }“ ist eine Zahl von 1 bis { $most }. „{ $value }“ ist nicht möglich.

# A loud position without its counts.
setup-no-throws = Eine laute Stellung sagt am Ende, wie viele Figuren Weiß und Schwarz noch werfen müssen und wie viele Darts sie zuletzt verloren haben: 17/17 0/0.

## Darts that lose the game; castling both ways

# A lost dart in check: the game is lost.
dart-lost-in-check = Der Dart ist verloren, und das Schach bleibt: Die Partie ist verloren.

# One lost dart too many: the game is lost.
dart-lost-last = Der Dart ist verloren. Das sind zu viele in Folge: Die Partie ist verloren.

# A dart that does not end the check: the game is lost.
lands-in-vain = { PIECE($piece, form: "der", case: "upper") } landet auf { $field }, auf dem Ring { $ring }. Das hebt das Schach nicht auf: Die Partie ist verloren.

# Castling that is possible both ways.
castling-either-way = Das ist die Rochade, und sie geht in beide Richtungen. Schreib { LIST($right, type: "or") }.

label-figures-title = Die Regeln in Bildern
label-problems-title = Die ersten fünf Aufgaben
label-models-title = Partien zum Nachspielen
label-problem-answer = Die Lösung
