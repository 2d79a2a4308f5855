### Drills.

## Drills

# Asks for the name of the lit field.
drill-name = Wie heißt das Feld mit dem Fragezeichen?

# Asks for a field.
drill-find = Wo ist { $field }? Tippe oder klicke darauf.

# Asks to play a written move.
drill-play-white = Weiß spielt { $text }. Spiel den Zug auf dem Brett.

# Asks to play a written move of Black.
drill-play-black = Schwarz spielt { $text }. Spiel den Zug auf dem Brett.

# Asks to write a played move.
drill-write-white = Weiß hat gerade gezogen. Schreib diesen Zug auf.

# Asks to write a played move of Black.
drill-write-black = Schwarz hat gerade gezogen. Schreib diesen Zug auf.

# An answer is right.
drill-right = Ja, das ist { $text }!

# The answer to a task that was not solved.
drill-answer = Die Antwort ist { $text }. Jetzt du.

# The field that was tapped.
drill-that = Das ist { $field }.

# No name of a field.
drill-no-field = „{ $text }“ ist auf diesem Brett kein Name. Namen sehen so aus: { $like }.

# No name was written.
drill-nothing = Schreib zuerst einen Namen.

# A letter or digit of a name is right.
drill-good-sign = { $sign } ist richtig!

# The row of a numbered field is right.
drill-good-row = Das ist die richtige Reihe!

# Look at the letter.
drill-look-file = Schau auf den Buchstaben: Fahr gerade die Linie entlang bis zum Rand.

# Look at the number.
drill-look-rank = Schau auf die Zahl: Fahr seitlich die Reihe entlang bis zum Rand.

# Look at the letter of a round board.
drill-look-line = Schau auf den Buchstaben: Fahr von der Mitte nach außen, er steht am Rand.

# Look at the ring of a round board.
drill-look-ring = Schau auf den Ring: Zähl vom Rand bei Weiß nach innen, 1 bis 4, und über die Mitte nach außen, 5 bis 8.

# The board is seen from Black.
drill-look-turned = Du siehst das Brett von Schwarz aus: a ist rechts, und 1 ist oben.

# Look at the row of a numbered field.
drill-look-row = Schau zuerst auf die Reihe: Mit welcher Nummer beginnt sie?

# Count along the row.
drill-look-along = Zähl die Reihe entlang, Feld für Feld.

# The numbers of a row.
drill-row = Die Nummern dieser Reihe gehen von { $first } bis { $last }.

# Count the letters.
drill-count-files = Zähl die Buchstaben mit dem Finger: { $signs }.

# Count the numbers.
drill-count-ranks = Zähl die Zahlen mit dem Finger: { $signs }.

# The beginning of a written move is right.
drill-so-far = „{ $text }“ ist so weit richtig!

# The right piece moves.
drill-good-piece = Du hast die richtige Figur!

# The move ends on the right field.
drill-good-target = Du hast das richtige Feld am Ende!

# A piece of the right kind moves.
drill-good-letter = Das ist die richtige Sorte Figur!

# Look at what moves.
drill-look-piece = Schau auf den Anfang: Ein Großbuchstabe ist eine Figur, und ohne ihn zieht ein Bauer.

# Look at where the move begins.
drill-look-from = Schau, wo der Zug anfängt: Mehr als eine Figur kann dorthin.

# Look at where the move ends.
drill-look-to = Schau, wo der Zug endet.

# Look at the end of the text, or at the way.
drill-look-end = Anfang und Ende stimmen. Schau, was unterwegs oder am Schluss passiert.

# Castling.
drill-look-castles = Hier ziehen König und Turm zusammen.

# Castling on the other side.
drill-look-rook = Rochade ist richtig! Schau, welcher Turm mitkommt.

# How long the series is.
drill-at-once = Hintereinander auf Anhieb richtig: { $count }. Dein Rekord: { $best }.

# How many tasks were done in a minute.
drill-minute = Eine Minute ist um. Gelöste Aufgaben: { $count }.

# The result of a series: tasks done, right at the first try, longest series so far.
drill-result = Gelöste Aufgaben: { $count }. Auf Anhieb richtig: { $right }. Deine längste Serie ohne Fehler: { $best }.

# No move of the kind came up.
drill-no-move = Diesmal kam kein solcher Zug vor. Versuch es noch einmal, oder wähle eine andere Art.

## Labels

label-drill-name-square = Nenne das Feld
label-drill-find-square = Finde das Feld
label-drill-title = Üben
label-drill-lead = Kurze Aufgaben, so viele du willst. Verlieren kannst du nichts.
label-drill-kind-name = Nenne das Feld
label-drill-kind-find = Finde das Feld
label-drill-kind-play = Spiel, was da steht
label-drill-kind-write = Schreib, was gespielt wird
label-drill-what = Was willst du üben?
label-drill-moves = Welche Züge?
label-drill-where = Wo auf dem Brett?
label-drill-whole = Ganzes Brett
label-drill-files = Linien
label-drill-lines = Linien
label-drill-ranks = Reihen
label-drill-rings = Ringe
label-drill-side = Wer ist unten?
label-drill-names = Namen am Rand zeigen
label-drill-begin = Los!
label-drill-stop = Aufhören
label-drill-more = Mehr Einstellungen
label-drill-ended = Das hast du geschafft!
label-drill-next = Weiter
label-drill-help = Hilfe
label-drill-check = Prüfen
label-drill-again = Zug noch einmal zeigen
label-drill-count = Eine Minute auf Zeit
label-drill-counting = Die Minute läuft …
label-drill-stars = Deine Sterne
label-drill-input = Wie willst du schreiben?
label-drill-circle = Zeichen auswählen
label-drill-pad = Buchstaben antippen
label-drill-type = Tastatur
label-drill-pawn = Bauernzug
label-drill-piece = Figurenzug
label-drill-by-file = Zwei Figuren: Buchstabe entscheidet
label-drill-by-rank = Zwei Figuren: Zahl entscheidet
label-drill-centre = Über die Mitte
label-drill-support = Schlagen mit Unterstützung
label-drill-dart = Geworfene Figur
label-drill-step = Zug
label-drill-jump = Einfacher Schlagzug
label-drill-jumps = Mehrfacher Schlagzug
label-drill-crowned = Eine Dame oder ein Stein, der Dame wird
