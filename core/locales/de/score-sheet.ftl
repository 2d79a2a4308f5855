### Score sheets: writing, dictation, comparing, repairing.

## Score sheets

# The move is right, only its text is not.
good-move = Der Zug stimmt.

# The piece is right.
good-piece = { PIECE($piece, form: "der", case: "upper") } stimmt.

# The field is right.
good-field = Das Feld { $field } stimmt.

# Both are right.
good-piece-field = { PIECE($piece, form: "der", case: "upper") } und das Feld { $field } stimmen.

# The field where the move begins is right.
good-start = Der Anfang auf { $field } stimmt.

# The letter of the field is right.
good-file = Der Buchstabe { $file } des Feldes stimmt.

# The digit of the field is right.
good-rank = Die Zahl { $rank } des Feldes stimmt.

# It is castling.
good-castling = Es ist die Rochade, das stimmt.

# The text is another move.
look-other = { $text } ist ein anderer Zug: Schau auf { LIST($fields, type: "and") }. Welche Figur hat wirklich gezogen, und wohin?

# The text is another move, on a board that the move does not change.
look-other-plain = { $text } ist ein anderer Zug. Schau auf das Brett: Was wurde wirklich gespielt?

# Two moves stand in one place.
look-two-moves = Hier stehen zwei Züge. Jeder Zug hat seinen eigenen Platz.

# The text is the move after this one.
look-later = Das ist schon der nächste Zug (Zug { $number }, { PLAYER($player) }). Welcher Zug wurde kurz davor gespielt?

# The text is the move before this one.
look-earlier = Das ist der Zug vor diesem (Zug { $number }, { PLAYER($player) }). Welcher Zug wurde danach gespielt?

# The moves of a row stand in each other’s column.
look-columns = In Zeile { $number } haben die beiden Züge ihre Spalten vertauscht.

# Marks that judge a move are not allowed on the original.
look-marks = Auf das offizielle Formular schreibt niemand ! oder ?, nur Züge, Zeiten und Remisangebote.

# Nothing was played any more.
look-too-many = Hier war die Partie zu Ende: Es wurde kein Zug mehr gespielt.

# An offer of a draw is missing.
note-offer = Mit diesem Zug wurde Remis angeboten: Schreib (=) danach, auf beide Formulare.

# An offer of a draw is too much.
note-no-offer = Mit diesem Zug hat niemand Remis angeboten: Er braucht kein =.

# A move that was played is not written.
still-to-write = Noch nicht aufgeschrieben: Zug { $number }, { PLAYER($player) }. Schreib jeden Zug auf, sobald er gespielt ist.

note-every = alle { $seconds } Sekunden

# A sheet beside its game: no difference.
compared-all-right = Alles stimmt: { $moves } von { $moves }.

# A sheet beside its game, with differences.
compared = Richtige Züge: { $right } von { $moves }.

# One difference.
differs = Du hast { $text } geschrieben. Der Zug war { $right }.

# Nothing is written.
differs-empty = Hier steht nichts. Der Zug war { $right }.

# A move is left out.
differs-left-out = Hier fehlt { $right }. Ab hier ist jeder Zug um einen Platz verschoben.

# A move is written twice.
differs-twice = { $text } steht hier einmal zu oft. Ab hier ist jeder Zug um einen Platz verschoben.

# More is written than was played.
differs-behind = Du hast { $text } geschrieben, aber die Partie war zu Ende.

# A move by its number.
move-of = Zug { $number }, { PLAYER($player) }

# Two sheets differ.
sheets-differ = Auf dem Formular von Weiß steht { $white }, auf dem von Schwarz steht { $black }.

# A move on the sheet of White alone.
only-white-wrote = Nur Weiß hat diesen Zug aufgeschrieben: { $text }.

# A move on the sheet of Black alone.
only-black-wrote = Nur Schwarz hat diesen Zug aufgeschrieben: { $text }.

# Moves of the turn before are missing on the sheet.
order-behind = Dein Formular liegt einen Zug zurück. Schreib zuerst, was fehlt, dann spiel weiter.

# The move of the other is noted already.
order-theirs-there = Der Zug deines Gegenübers steht schon auf deinem Formular.

# The own move is played already.
order-played = Du hast deinen Zug schon gemacht.

# An immediate answer is tolerated.
order-at-once = Du hast sofort geantwortet. Das ist erlaubt, denn dein letzter Zug steht auf dem Formular. Drück die Uhr, dann schreib beide Züge: zuerst den deines Gegenübers, dann deinen.

# The clock before the move.
order-press-later = Mach zuerst deinen Zug auf dem Brett, dann drück die Uhr.

# The clock twice.
order-pressed = Du hast die Uhr schon gedrückt.

# The move of the other comes first.
order-theirs-first = Zuerst kommt der Zug deines Gegenübers: Schreib ihn auf.

# The own move is noted already.
order-own-there = Dein Zug steht schon auf deinem Formular.

# The own move is written before it is played.
order-play-first = Zuerst spielen, dann schreiben. Es gibt eine Ausnahme: Willst du Remis reklamieren (zum dritten Mal die gleiche Stellung, oder fünfzig Züge ohne Schlagen oder Bauernzug), dann schreibst du den Zug, spielst ihn nicht und rufst den Schiedsrichter.

# The clock is not pressed.
order-press-first = Du hast gezogen. Drück zuerst die Uhr, dann schreib deinen Zug.

# A claim after the move.
order-claim-late = Du hast schon gezogen. Reklamieren kommt davor: Schreib den Zug, lass das Brett, wie es ist, und ruf den Schiedsrichter.

# A claim was not right.
order-claim-fails = Jetzt musst du den Zug spielen, den du geschrieben hast: { $right }.

# End of a game on the sheet: a player resigned.
remark-resigns = { PLAYER($player, case: "upper") } gibt auf

# End of a game on the sheet: a draw was agreed.
remark-agreed = Remis vereinbart

# End of a game on the sheet: repetition.
remark-repetition = Remis: dreimal die gleiche Stellung

# End of a game on the sheet: fifty moves.
remark-fifty = Remis: 50-Züge-Regel

# End of a game on the sheet: a flag fell.
remark-time = { PLAYER($player, case: "upper") } verliert auf Zeit

# End of a game on the sheet: a flag fell, and nobody wins.
remark-time-draw = Remis: Blättchen gefallen, aber kein Matt möglich

# Planted mistake: a wrong field.
planted-field = { $text } ist ein falsches Feld. Richtig ist { $right }.

# Planted mistake: two signs swapped.
planted-turned = In { $text } ist etwas vertauscht. Richtig ist { $right }.

# Planted mistake: one of two pieces is not told apart.
planted-which = { $text } sagt nicht, welche von zwei Figuren zieht. Richtig ist { $right }.

# Planted mistake: a pawn capture without file or sign.
planted-pawn = Schlägt ein Bauer, schreibt man seine Linie und ein x. Nicht { $text }, sondern { $right }.

# Planted mistake: a capture sign.
planted-cross = Das Zeichen in der Mitte von { $text } ist falsch: Das Schlagzeichen schreibt man nur, wenn etwas geschlagen wird. Richtig ist { $right }.

# Planted mistake: a piece letter.
planted-letter = Der Buchstabe in { $text } gehört zu einer anderen Figur oder zu einer anderen Sprache. Richtig ist { $right }.

# Planted mistake: castling.
planted-castling = Diese Rochade schreibt man nicht { $text }. Richtig ist { $right }.

# Planted mistake: a sign of check or mate.
planted-check = Das Zeichen am Ende von { $text } ist falsch: + ist Schach, # ist matt. Richtig ist { $right }.

# Planted mistake: a promotion.
planted-promotion = { $text } sagt nicht, was der Bauer wird. Richtig ist { $right }.

# Planted mistake: two moves in each other’s column.
planted-columns = In Zeile { $number } haben die beiden Züge ihre Spalten vertauscht.

# Planted mistake: a move left out.
planted-left-out = Ein Zug fehlt: { $right } (Zug { $number }, { PLAYER($player) }). Ab hier ist jeder Zug um einen Platz verschoben.

# Planted mistake: two moves in one place.
planted-two = In Zeile { $number } stehen zwei Züge an einem Platz.

# Planted mistake: another legal move.
planted-other = { $text } war möglich, aber dann passt die Partie weiter hinten nicht mehr. Richtig ist { $right }.

# A place that was suspected is right.
hunt-right = { $text } ist hier richtig. Spiel die Züge einen nach dem anderen auf einem Brett: Wo passt es nicht mehr?

# An empty place that was suspected is right.
hunt-empty = Hier steht nichts. Spiel die Züge einen nach dem anderen auf einem Brett: Wo passt es nicht mehr?

# Correction: another reading.
mend-reading = Lesen Sie { $text } als { $right }.

# A place where nothing can be read.
mend-unread = „{ $text }“ ist hier kein Zug. Es könnte { LIST($right, type: "or") } sein.

# A place where nothing can be read and too many moves are possible.
mend-any = „{ $text }“ ist hier kein Zug. Fragen Sie zuerst, welcher Zug gespielt wurde: { $count } sind möglich.

# A correction of the form alone.
mend-form = Der Zug ist klar, aber statt { $text } schreibt man { $right }.

# Correction: swap two moves.
mend-columns = Vertauschen Sie die beiden Züge in Zeile { $number }.

# Correction: a move is missing.
mend-missing = Hier fehlt ein Zug. Es könnte { LIST($right, type: "or") } sein.

# Correction: a move is missing, and too many are possible.
mend-gap = Hier fehlt ein Zug. Fragen Sie zuerst, welcher gespielt wurde: { $count } sind möglich.

# Correction: two moves in one place.
mend-two = In „{ $text }“ stehen zwei Züge: Geben Sie jedem seinen eigenen Platz.

# Correction: a move written twice.
mend-twice = { $text } steht hier einmal zu oft: Lassen Sie diesen Zug weg.

# What a correction brings: the whole game can be read.
mend-whole = Dann ist jeder Zug auf dem Formular möglich.

# What a correction brings: how far the game can be read.
mend-reach = Dann geht es weiter bis Zug { $number }, { PLAYER($player) }.

# Nothing to correct.
mend-nothing = Nichts zu korrigieren: Jeder Zug auf dem Formular ist möglich.

# Where a sheet stops making sense.
mend-stuck = Bei Zug { $number }, { PLAYER($player) }, geht es nicht weiter: „{ $text }“.

# An empty place where a sheet stops making sense.
mend-stuck-empty = Bei Zug { $number }, { PLAYER($player) }, geht es nicht weiter: Dort steht nichts.

## Pages of the score sheet

# A place is written right.
wrote-right = { $text } ist richtig.

# There is no game to dictate.
no-game-to-tell = Darin gibt es keinen Zug zum Diktieren. Wähle eine andere Partie.

# No game has a place for such a mistake.
no-place-for-slip = In keiner Partie lässt sich so ein Fehler verstecken. Wähl eine andere Art.

## Rows, letters and clock of the score sheet

# Both flags are down.
both-flags-down = Beide Blättchen sind gefallen: Wer reklamiert, bekommt Remis.

## Labels

label-table-number = Tisch
label-white-club = Verein von Weiß
label-black-club = Verein von Schwarz
label-leaf-original = Original
label-leaf-copy = Durchschlag
label-resigned-word = gibt auf
label-step-result = Schreib das Ergebnis in beide Kästchen
label-step-circle = Kreise den Namen ein, der gewonnen hat, oder bei Remis beide
label-step-sign-own = Unterschreib dein eigenes Formular
label-step-sign-theirs = Unterschreib das Formular deines Gegenübers
label-step-detach = Trenn das Original vom Durchschlag
label-step-hand-in = Gib das Original beim Schiedsrichter ab
label-step-keep-copy = Behalte den Durchschlag
label-deed-write-theirs = Den Zug des Gegenübers schreiben
label-deed-play = Ziehen
label-deed-press = Uhr drücken
label-deed-write-own = Eigenen Zug schreiben
label-slip-field = Ein falsches Feld
label-slip-turned = Etwas ist vertauscht
label-slip-which = Welche der beiden Figuren?
label-slip-pawn = Ein Bauer, der schlägt
label-slip-cross = Das Schlagzeichen
label-slip-letter = Ein falscher Buchstabe
label-slip-castling = Rochade
label-slip-check = Schach und Matt
label-slip-promotion = Eine Umwandlung
label-slip-columns = Vertauschte Spalten
label-slip-left-out = Ein vergessener Zug
label-slip-two = Zwei Züge an einem Platz
label-slip-other = Ein anderer Zug (schwer)
label-mode-auto = Es füllt sich von selbst
label-hint-auto = Das Formular der Partie auf dem Brett. Füll den Kopf aus, bevor du beginnst. Tippe einen Zug an, um ihn auf dem Brett zu sehen.
label-mode-write = Jetzt schreibe ich
label-hint-write = Spiel einen Zug auf dem Brett, dann schreib ihn ins Formular. Du siehst sofort, was stimmt. Drück die Taste /, um zu der Stelle zu kommen, an der du schreibst.
label-mode-dictation = Diktat
label-hint-dictation = Du siehst oder hörst eine Partie Zug für Zug, auf Wunsch oder in einem gewählten Tempo, und schreibst sie auf. Am Ende wird dein Formular mit der Partie verglichen.
label-mode-order = Richtige Reihenfolge
label-hint-order = Schreib den Zug deines Gegenübers, zieh, drück die Uhr, schreib deinen eigenen Zug. Jedes Mal in dieser Reihenfolge.
label-mode-rehearsal = Turnierprobe
label-hint-rehearsal = Spiel mit einer Uhr gegen Notabene und schreib dein Formular wie im Turnier: Schreib den Zug deines Gegenübers, zieh, drück, schreib deinen eigenen Zug. Am Ende wird es korrigiert.
label-mark-sheet = Mein Formular korrigieren
label-time-each = Zeit pro Spieler
label-mode-pair = Zu zweit
label-hint-pair = Ihr seid zu zweit, ein Brett, zwei Formulare. Jeder schreibt mit seinen eigenen Buchstaben. Am Ende vergleicht ihr.
label-mode-slip = Finde den Fehler
label-hint-slip = Auf diesem Formular ist ein Fehler. Tippe auf die Stelle, wo du ihn vermutest.
label-mode-repair = Formular reparieren
label-hint-repair = Passt ein Formular nicht mehr zur Partie? Hier sehen Sie, welche Partie es war, was verbessert wurde, und was nur die beiden wissen.
label-sheet-sure = Was jetzt dasteht, ist dann weg. Tippe noch einmal.
label-mode-arbiter = Schiedsrichter
label-hint-arbiter = Beide Formulare, nur zum Lesen.
label-time-head = Zeit
label-signature = Unterschrift:
label-empty-place = leer
label-close-title = Wenn die Partie zu Ende ist
label-close-first = Vorher noch:
label-write-this = Schreib
label-nothing-to-write = Noch nichts zu schreiben
label-ask-right = Die richtige Form zeigen
label-right-form = So schreibt man es:
label-who-writes = Ich schreibe
label-write-both = beide Spalten
label-write-white = die Spalte von Weiß
label-write-black = die Spalte von Schwarz
label-compare-sheet = Mit der Partie vergleichen
label-go-on-playing = Zurück zum Ende der Partie
label-arrow-played = gespielt
label-arrow-written = geschrieben
label-sheet-to-desk = Aufs große Brett
label-example-mate = Eine kurze Partie mit Matt
label-example-castling = Neun ruhige Züge, mit Rochade
label-example-special = Alles Besondere in einer Partie
label-dictate-which = Welche Partie?
label-dictate-desk = Die Partie auf dem Brett
label-dictate-other = Eine andere Partie …
label-dictate-begin = Diktat beginnen
label-dictate-next = Nächster Zug
label-dictate-skip = Diesen Zug auslassen
label-dictate-again = Noch einmal
label-note-pace = Tempo
label-note-by-hand = wenn ich darum bitte
label-note-pause = Pause
label-note-along = Eine gespielte Partie mitschreiben
label-dictate-show = Die Züge auf dem Brett zeigen
label-dictate-speak = Die Züge laut sagen
label-order-side = Ich spiele
label-order-helps = Zeigen, was jetzt kommt
label-order-claim = Remis reklamieren mit dem Zug, den ich schreibe
label-order-claim-game = Eine Reklamation üben
label-pair-white = Formular von Weiß
label-pair-black = Formular von Schwarz
label-compare-sheets = Formulare vergleichen
label-sheets-agree = Auf beiden Formularen steht dieselbe Partie.
label-sheets-clash = Wo die Formulare sich unterscheiden
label-claims-here = Was jetzt reklamiert werden kann
label-claim-third = Remis: zum dritten Mal die gleiche Stellung
label-claim-fifty = Remis: fünfzig Züge ohne Schlagen oder Bauernzug
label-claim-none = Nichts.
label-slip-kind = Art des Fehlers
label-slip-any = jede
label-slip-again = Ein anderes Formular
label-slip-tell = Zeig mir den Fehler
label-slip-found = Gut gefunden!
label-repair-type = Züge tippen
label-repair-type-line = Genau wie sie auf dem Formular stehen, mit allen Fehlern.
label-repair-photo-line = Notabene liest es und fragt nach, wo etwas unklar ist.
label-repair-hand-line = Notabene lernt diese Handschrift und liest die Formulare besser.
label-repair-here = Die Züge, wie sie auf dem Formular stehen
label-repair-look = Formular prüfen
label-repair-example = Ein Beispiel zeigen
label-repair-take = So korrigieren
label-repair-none = Hier hilft keine kleine Korrektur. Fragen Sie die beiden, was auf dem Brett geschah.
label-repair-copy = Das Formular der anderen Seite, wenn Sie es haben
label-repair-copy-move = Dieses Formular ist das zweite
label-repair-working = Ich suche die Partie hinter diesem Formular.
label-repair-ask = Welcher Zug wurde gespielt?
label-repair-unsure = Das weiß niemand
label-repair-differences = Wo die beiden Formulare verschieden sind
label-rows-all = Alle Zeilen zeigen
label-rows-fewer = Weniger Zeilen zeigen
label-letters-stay = Ein Formular behält die Buchstaben, mit denen es begann. Für andere Buchstaben beginne ein neues.
label-arbiter-result = Ergebnis vom Schiedsrichter
label-clock-open = Die Uhr öffnen
label-no-flag-down = Kein Blättchen ist gefallen.
