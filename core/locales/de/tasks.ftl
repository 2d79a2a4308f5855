### Fresh tasks for each skill.

## Tasks, and what is said of typical mistakes

# Asks for the name of a marked field.
task-name = Wie heißt das markierte Feld?

# Asks for the letter of a marked piece.
task-letter = Welcher Buchstabe steht für die markierte Figur?

# Asks which piece moves, on a sheet in another language.
task-letter-abroad = Auf einem Formular in einer anderen Sprache ({ $language }) steht der Zug { $text }. Welche Figur zieht?

# A piece to choose.
task-piece = { PIECE($piece, case: "upper") }

# The meaning of a wrong letter.
hint-letter-of = „{ $letter }“ steht für eine andere Figur: { PIECE($piece) }.

# Asks for the ring of a marked field.
task-ring = Auf welchem Ring liegt das markierte Feld?

# Asks for the sign of castling with a marked rook.
task-castle = Der König rochiert mit dem markierten Turm. Wie schreibt man das?

# Castling to the other side was chosen.
hint-castle-side = O-O ist die kurze Rochade (h-Linie), O-O-O die lange Rochade (a-Linie).

# Castling was written as a move of the king.
hint-castle-king = Hier ziehen zwei Figuren. Die Rochade hat ein eigenes Zeichen.

# Asks for the only capture that a game allows.
task-duty = { $game }: Hier musst du schlagen, und nur ein Schlagzug ist erlaubt. Spiel ihn.

# Asks to write a move without its slip.
task-correct = In diesem Zug steckt ein kleiner Fehler. Schreib ihn ohne Fehler.

# Asks to fill in a row of the score sheet.
task-row = Sieh dir Zug { $number } beider Spieler an und füll dann die Zeile aus.

# Asks to write moves on one line.
task-line = Sieh dir die Züge an und schreib sie dann in eine Zeile, mit ihren Nummern.

# Asks for the number and the dots before a move of Black.
task-number = Das ist der { $number }. Zug von Schwarz. Wie schreibt man ihn, wenn der Zug von Weiß nicht dabeisteht?

# The dots for White’s move are missing.
hint-dots = Ohne Punkte wäre das ein Zug von Weiß.

# The number before the move is another one.
hint-number = Sieh auf die Nummer: Weiß und Schwarz haben dieselbe, und es ist Zug { $number }.

# Asks for the result of a game that has ended.
task-result = Die Partie ist zu Ende. Welches Ergebnis wird aufgeschrieben?

# The meaning of the results.
hint-result = { $white } heißt, dass Weiß gewinnt, { $black }, dass Schwarz gewinnt, { $draw }, dass niemand gewinnt. Wer gewinnt hier?

# Asks how an offer of a draw is written.
task-offer = Mit diesem Zug bietet der Spieler Remis an. Wie schreibt man das?

# The sign of the offer stands before the move.
hint-offer-place = Zuerst kommt der Zug, dann das Zeichen des Angebots.

# The result stands in place of the offer.
hint-offer-result = { $text } wäre das Ergebnis. Remis ist nur angeboten, und die Partie geht weiter.

## The mind’s eye: moves that are followed in the head

# Asks for the field on which a piece stands after some moves.
task-mind-place = Auf { $field } steht eine Figur. Wo steht sie nach diesen Zügen? Spiel die Züge im Kopf und tippe auf das Feld: { $text }

# Asks whether the king is in check after some moves.
task-mind-check = Steht der König nach diesen Zügen im Schach? Spiel sie im Kopf; Zeichen wie + sind weggelassen: { $text }

# Asks which of three moves is possible after some moves.
task-mind-possible = Welcher Zug ist nach diesen Zügen möglich? Spiel sie im Kopf: { $text }

# Asks to write the move after some moves.
task-mind-write = Nach diesen Zügen geht die Figur von { $from } nach { $to }. Spiel sie im Kopf und schreib den Zug, der dann kommt: { $text }

# The king is not in check.
task-mind-no = Nein

# The king is in check.
task-mind-yes = Ja, es ist Schach

# The king is in check, and lost.
task-mind-mate = Ja, und es ist matt

# Help: the moves are followed one by one.
hint-mind-step = Nimm die Züge einen nach dem anderen. Welcher Zug beginnt auf { $field }?

# The field from which the piece came.
hint-mind-from = Auf { $field } steht die Figur nur am Anfang. Welcher Zug beginnt dort?

# A field that the piece left again.
hint-mind-between = Auf { $field } bleibt sie nicht: Von dort geht es weiter.

# The field of another piece.
hint-mind-other = Nach { $field } zieht eine andere Figur.

# The king is in check.
hint-mind-check = Am Ende steht der König auf { $field }. Eine Figur der anderen Seite greift ihn an: welche?

# The king is not in check.
hint-mind-no-check = Am Ende steht der König auf { $field }. Dort greift ihn keine Figur an.

# Check, but not mate.
hint-mind-escape = Es ist Schach, aber es gibt einen Ausweg.

# Mate, not only check.
hint-mind-mate = Aus diesem Schach gibt es keinen Ausweg.

# A piece has left its field or was taken.
hint-mind-gone = Das ging vorher. Welche Figur konnte so ziehen, und wo steht sie jetzt?

# Asks for the board after some moves.
task-mind-board = Welches Brett zeigt die Stellung nach diesen Zügen? Spiel sie im Kopf: { $text }

# Asks to set up the position after some moves.
task-mind-set-up = Bau die Stellung nach diesen Zügen auf. Spiel sie im Kopf und stell die Figuren dorthin, wo sie dann stehen: { $text }

# Asks to remember pieces that are seen for some seconds.
task-recall = Schau dir die { $count } Figuren { $number } Sekunden lang an. Dann bau sie aus dem Kopf auf.

# A board on which a piece has not moved.
hint-board-left-out = Auf diesem Brett steht { PIECE($piece, form: "der") } noch auf { $field }. Schau auf { $text }.

# A board on which a captured piece still stands.
hint-board-captured = Auf diesem Brett steht { PIECE($piece, form: "der") } auf { $field } noch da. Was geschieht dort bei { $text }?

# A board on which a piece stands beside its field.
hint-board-field = Auf diesem Brett steht { PIECE($piece, form: "der") } auf { $field }. Wohin führt { $text }?

# A board on which another piece of the kind has moved.
hint-board-twin = Auf diesem Brett ist { PIECE($piece, form: "der") } von { $field } weg. Welche Figur macht den Zug { $text }?

# A board on which only the king has castled.
hint-board-castling = Auf diesem Brett steht { PIECE($piece, form: "der") } noch auf { $field }. Bei der Rochade ziehen zwei Figuren: Schau auf { $text }.

# A board on which a piece has not become another.
hint-board-promotion = Auf diesem Brett steht { PIECE($piece, form: "ein") } auf { $field }. Was wird daraus bei { $text }?

# A board on which a piece belongs to the other side.
hint-board-colour = Auf diesem Brett hat { PIECE($piece, form: "der") } auf { $field } die falsche Farbe. Wer spielt { $text }?

## Labels: names of skills

label-skill-bare-name = Das Feld benennen, ohne Hilfe am Rand
label-skill-bare-find = Das Feld finden, ohne Hilfe am Rand
label-skill-turned-name = Das Feld von der anderen Seite benennen
label-skill-turned-find = Das Feld von der anderen Seite finden
label-skill-letter-own = Buchstaben der Figuren
label-skill-letter-abroad = Buchstaben anderer Sprachen
label-skill-read-pawn = Einen geschriebenen Bauernzug spielen
label-skill-read-piece = Einen geschriebenen Figurenzug spielen
label-skill-capture-pawn = Ein Bauer schlägt
label-skill-read-capture = Einen geschriebenen Schlagzug spielen
label-skill-read-which = Mit der richtigen von zwei Figuren spielen
label-skill-read-promotion = Eine geschriebene Umwandlung spielen
label-skill-correct = Einen kleinen Fehler verbessern
label-skill-pinned-twin = Zwei Figuren, aber eine ist gefesselt
label-skill-capture-promotion = Schlagen und umwandeln
label-skill-read-en-passant = Einen geschriebenen Schlag en passant spielen
label-skill-by-both = Drei Figuren: Buchstabe und Zahl
label-skill-castling-short = Kurze Rochade
label-skill-castling-long = Lange Rochade
label-skill-read-castling = Eine geschriebene Rochade spielen
label-skill-castling-side = Welche Rochade ist das?
label-skill-castling-check = Rochade mit Schach
label-skill-ring = Ringe
label-skill-read-centre = Über die Mitte spielen
label-skill-read-step = Einen geschriebenen Zug spielen
label-skill-read-jump = Einen geschriebenen einfachen Schlagzug spielen
label-skill-read-jumps = Einen geschriebenen mehrfachen Schlagzug spielen
label-skill-crowned = Züge mit der Dame
label-skill-majority = Der Schlagzug, der Pflicht ist
label-skill-national = Regeln der nationalen Spiele
label-skill-way = Zwei Wege für einen Schlagzug
label-skill-coup-turc = Türkischer Schlag
label-skill-row = Eine Zeile des Partieformulars
label-skill-number = Nummern und Punkte
label-skill-line = Züge in einer Zeile
label-skill-mind-place-short = Wo steht die Figur? 1 oder 2 Halbzüge im Kopf
label-skill-mind-place = Wo steht die Figur? 5 Halbzüge im Kopf
label-skill-mind-place-long = Wo steht die Figur? 7 oder 8 Halbzüge im Kopf
label-skill-mind-check = Schach oder nicht? 3 oder 4 Halbzüge im Kopf
label-skill-mind-check-long = Schach oder nicht? 6 Halbzüge im Kopf
label-skill-mind-possible = Was ist möglich? 3 oder 4 Halbzüge im Kopf
label-skill-mind-possible-long = Was ist möglich? 6 Halbzüge im Kopf
label-skill-mind-write = Den Zug schreiben, der nach 5 Halbzügen im Kopf kommt
label-skill-mind-write-long = Den Zug schreiben, der nach 7 oder 8 Halbzügen im Kopf kommt
label-skill-mind-board-short = Welches Brett stimmt? 1 oder 2 Halbzüge im Kopf
label-skill-mind-board = Welches Brett stimmt? 5 Halbzüge im Kopf
label-skill-mind-board-long = Welches Brett stimmt? 7 oder 8 Halbzüge im Kopf
label-skill-mind-set-up = Die Stellung nach 3 oder 4 Halbzügen im Kopf aufbauen
label-skill-mind-set-up-long = Die Stellung nach 6 Halbzügen im Kopf aufbauen
label-skill-recall-few = 4 Figuren merken
label-skill-recall-some = 6 Figuren merken
label-skill-recall-many = 9 Figuren merken

today-go-on = Weiter: Aufgabe { $number }
today-done = Für heute fertig. Auf Anhieb richtig: { $at_once } von { $tasks }.
tasks-at-once = Auf Anhieb richtig: { $at_once } von { $tasks }
skill-remembered = sitzt zu { $percent } %
label-today-title = Heute: zehn Aufgaben
label-today-lead = Jeden Tag neue Aufgaben: was du wiedersehen solltest, und etwas Neues.
label-today-begin = Anfangen
label-today-more = Noch zehn
label-today-games = Spiele in den Aufgaben
label-today-open = Für heute sind noch Aufgaben offen.
label-today-finished = Das war alles für heute. Gut gemacht!
label-skills-title = Was ich kann
label-skills-lead = Wie gut du alles heute noch kannst, das Schwächste zuerst. Wenn du übst, sitzt alles besser.
label-skills-none = Nach deinen ersten Aufgaben steht hier, was du kannst.
label-skills-skill = Fertigkeit
label-skills-remembered = So gut sitzt es
label-skills-tasks = Aufgaben
label-skills-weeks = Die letzten acht Wochen
label-practise-free = Freies Üben
label-practise-free-line = Felder und Züge jedes Spiels, eine kurze Aufgabe nach der anderen.
