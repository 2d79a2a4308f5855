### Courses, exercises, hints, stars.

# How many stars of a course are won, and how many there are.
stars-of = { $most ->
    [1] { $stars } von 1 Stern
   *[other] { $stars } von { $most } Sternen
}.

# Which exercise of a lesson.
exercise-of = Aufgabe { $number } von { $most }
path-start = Beginnen: Lektion { $number }, { $title }
path-continue = Weiter: Lektion { $number }, { $title }
path-begun = Begonnen: { $done } von { $most }
lesson-done = Lektion { $number } ist geschafft!
lesson-ends = Das Ende von Lektion { $number }

## Course files, and what is said of answers in lessons

# A course file does not begin with its header.
course-start = Eine Kursdatei beginnt mit der Zeile „notabene course 1“.

# A course file is too large.
course-long = Diese Datei ist zu groß für einen Kurs.

# A word of a course file that is not known, or not here.
course-word = „{ $word }“ gehört nicht hierher.

# A part of a course that is missing or empty.
course-missing = Hier fehlt „{ $word }“, oder was danach kommt, passt nicht.

# A text that is missing in all languages.
course-tongue = „{ $word }“ hat keinen Text. Fügen Sie darunter eine Zeile ein, die mit { LIST($languages, type: "or") } beginnt.

# Languages of the screen in which a course has no text.
course-speaks = Dieser Kurs hat keinen Text in { LIST($missing, type: "and") }. In anderen Sprachen sieht man: { $from }.

# Texts of a course that are missing in a language.
course-gaps = { $language }: fehlende Texte: { $count }; der erste ist hier. Eine andere Sprache tritt an ihre Stelle.

# A name or an answer of a course that is there twice.
course-twice = „{ $id }“ steht zweimal da.

# A name in a course file with signs that are not allowed.
course-name = „{ $id }“ kann kein Name sein. Möglich sind Buchstaben ohne Akzente und Umlaute, Ziffern, „.“, „_“ und „-“, höchstens { $most }.

# A hint of a course that is not there.
course-no-hint = Kein Tipp dieses Kurses heißt „{ $key }“.

# A field in a course that the board does not have.
course-field = „{ $text }“ ist kein Feld dieses Bretts.

# A choice of a course that has not three options.
course-three = Eine Auswahl braucht drei Antworten: einmal „right“ und zweimal „wrong“.

# An answer of a course that does not fit its board.
course-not-so = „{ $text }“ passt nicht zu dem, was das Brett zeigt.

# What of a written move is right already.
good-parts = Schon richtig: { LIST($parts, type: "and") }.

# The letter of a field is right.
good-letter = Der Buchstabe { $letter } ist richtig.

# The number of a field is right.
good-number = Die Zahl { $number } ist richtig.

# How much of a score sheet is right.
good-boxes = Richtige Kästchen: { $right } von { $all }.

# The name of a field that was not asked for.
that-is = Du hast { $field } gewählt. Schau noch einmal.

# The name of another field than the lit one.
name-lies = { $field } ist woanders: Schau, wo.

# A text that is no name of a field.
name-looks-like = So heißt kein Feld. Namen gehen von { $first } bis { $last }.

# Another piece moved.
look-piece = Der Zug ist möglich, aber es zog eine andere Figur. Wie heißt ihr Buchstabe?

# The piece went elsewhere.
look-to = Schau, wo die Figur hingekommen ist. Wie heißt dieses Feld?

look-arrives = Von { $field } ist die Figur losgezogen. Schreib auf, wo sie angekommen ist.

# A piece from elsewhere moved.
look-from = Schau, woher die Figur kam.

# The signs of a move differ.
look-signs = Vergleich den Rest, Zeichen für Zeichen.

## Hints at a slip of spelling that do not name the right form

# A letter of another language.
hint-language = „{ $letter }“ ist ein Buchstabe aus einer anderen Sprache ({ $language }). Welchen Buchstaben hat diese Figur hier?

# Capital or small letters.
hint-case = Achte auf die großen und kleinen Buchstaben.

# The parts stand in another order.
hint-order = Alles ist da, aber nicht in der richtigen Reihenfolge.

# What tells two pieces apart is missing.
hint-which = Mehr als eine Figur kann dorthin. Welche ist es? Es fehlt etwas, das sie unterscheidet.

# What a pawn becomes is missing.
hint-promo = Der Bauer ist angekommen. Was wird er?

# A pawn has no letter.
hint-pawn = Da ist ein Buchstabe zu viel: Denk daran, wie man einen Bauern schreibt.

# The file of a pawn that takes is missing.
hint-pawn-file = Ein Bauer schlägt. Der Buchstabe seiner Linie fehlt.

# The letter of a piece is missing.
hint-letter = Ohne Buchstaben ist es ein Bauernzug. Welchen Buchstaben hat die Figur, die gezogen hat?

# Half of a square, or none at all, was written.
hint-where = Wo kommt die Figur an? Schreib beides, den Buchstaben und die Zahl.

# A doubled or crossed-out sign.
hint-too-many = Da ist ein Zeichen zu viel. Welches?

# A sign is missing, too much, or another one.
hint-sign = Fast. Schau dir die Zeichen an, eins nach dem anderen.

# Castling, or not.
look-castling = Schau noch einmal: Hat der König rochiert, und zu welcher Seite?

# A move on a line that was not played.
look-move = Bis dahin stimmt es. Aber { $text } wurde nicht gespielt: Schau auf das Brett.

# The number before a move is missing or wrong.
look-number = Die Züge stimmen. Schau auf die Nummer vor { $text }.

# A place of a score sheet.
look-box = Schau noch einmal auf das markierte Kästchen des Formulars.

# A line has more or fewer moves than were played.
look-line = Zähl die Züge in deiner Zeile. Geschrieben: { $given }; gespielt: { $asked }.

# A correction that corrects nothing.
look-unchanged = Das stand schon vorher da. Ändere es.

# An answer without anything in it.
answer-empty = Schreib zuerst deine Antwort.

# The result of a game.
look-result = Wer hat gewonnen? 1-0 heißt Weiß, 0-1 heißt Schwarz, ½-½ heißt niemand.

# An answer of another kind than is asked for.
look-task = Lies die Aufgabe noch einmal: Was ist gefragt?

# A move that was played instead of the written one.
you-played = Du hast { $text } gespielt. Vergleich das mit dem geschriebenen Zug, Zeichen für Zeichen.

# A hint: how the answer begins.
help-begins = Es beginnt mit { $text }.

# A hint: where a field lies.
help-find = Such zuerst den Buchstaben { $letter }. Dann zähl bis { $number }.

# A hint: in which row a field lies.
help-row = Zähl die Reihen von oben: Es liegt in Reihe { $row }.

# A hint: which piece moves.
help-from = Die Figur auf { $field } zieht.

# A hint: what the answer is not.
help-not = Das hier ist es nicht: { $text }

# A hint: how the board after some moves is found.
help-boards = Nimm die Züge einen nach dem anderen. Welche Figuren ziehen, und wo steht jede am Ende?

# The answer is marked: one of four boards.
help-board = Das markierte Brett ist das richtige. Wähle es und sieh dir die Züge an.

# A position is set up: a field that should be empty.
set-up-empty = Auf { $field } steht keine Figur.

# A position is set up: an empty field that should not be.
set-up-missing = Auf { $field } fehlt eine Figur.

# A position is set up: a field with the wrong piece.
set-up-other = Auf { $field } steht eine andere Figur.

# A position is set up: how much of it is right.
set-up-count = Figuren am richtigen Platz: { $right } von { $all }.

# A hint: the position is seen again for some seconds.
help-look = Schau noch einmal: Du siehst die Figuren ein paar Sekunden lang.

# The answer: the position is seen, and goes away again.
help-set-up = Das ist die Stellung. Sieh sie dir an und bau sie dann selbst auf.

# The answer.
help-answer = Das ist die Antwort: { $right } – jetzt schreib oder spiel es selbst.

# A written text that has nothing of a move.
look-no-move = Das ist noch kein Zug. Ein Zug sagt immer, wo er endet.

## Labels

label-school-title = Lektionen
label-learn-lead = Lern Schritt für Schritt, Partien aufzuschreiben. Verlieren kannst du nichts: Versuch es, so oft du willst.
label-learn-more = Mehr zum Üben
label-learn-sheet = Partieformular
label-learn-sheet-note = Spiel und schreib ein echtes Partieformular.
label-learn-clock = Uhr
label-learn-clock-note = Eine Uhr für zwei an einem Bildschirm.
label-learn-own = Für Lehrkräfte: ein eigener Kurs
label-learn-own-hint = Ein Kurs ist eine einfache Textdatei. Wählen Sie sie aus, ziehen Sie sie hierher oder fügen Sie den Text ein. Sie bleibt auf diesem Gerät.
label-learn-own-example = Mit einem Beispiel anfangen
label-learn-own-not-empty = Im Eingabefeld steht schon ein Text. Leeren Sie es zuerst, damit nichts verloren geht.
label-learn-own-how = Wie man einen Kurs schreibt
label-learn-own-paste = Fügen Sie hier den Text eines Kurses ein
label-learn-own-read = Kurs hinzufügen
label-learn-own-remove = Diesen Kurs entfernen
label-learn-own-sure = Wirklich entfernen? Tippen Sie noch einmal.
label-learn-own-added = Der Kurs ist da. Sie finden ihn oben.
label-learn-own-passing = Der Kurs steht in der Liste, aber nur, bis Sie die Seite schließen: Ihr Gerät kann ihn nicht aufheben.
label-learn-own-full = Es gibt schon neun eigene Kurse. Entfernen Sie einen, dann fügen Sie diesen hinzu.
label-learn-own-problems = Dieser Kurs geht noch nicht. Bitte sehen Sie hier nach:
label-learn-own-remarks = Gut zu wissen:
label-learn-forget = Alles löschen
label-learn-forget-ask = Alle deine Sterne und die Liste der Fehler sind dann weg. Wirklich alles löschen?
label-learn-forget-yes = Ja, alles löschen
label-learn-forget-done = Alles ist gelöscht. Du kannst neu anfangen.
label-learn-missing = Der Kurs ließ sich nicht laden. Hast du Internet?
label-learn-retry = Noch einmal
label-learn-gone = Diese Lektion ist nicht hier.
label-learn-card = Kurz gesagt
label-learn-exercises = Aufgaben
label-learn-next = Nächste Aufgabe
label-learn-next-lesson = Nächste Lektion
label-learn-finished = Du hast den ganzen Kurs geschafft. Bravo!
label-learn-still-open = Die letzte Lektion ist geschafft. Ein paar Aufgaben warten noch auf dich.
label-learn-to-open = Zur nächsten Aufgabe
label-path-done = Geschafft
label-path-open = Noch nicht begonnen
label-path-all-done = Alle Lektionen sind geschafft.
label-end-can = Das kannst du jetzt:
label-end-again = Noch einmal, für alle drei Sterne:
label-end-open = Noch offen in dieser Lektion:
label-diploma = Urkunde
label-diploma-link = Deine Urkunde ansehen
label-diploma-lead = Schreib deinen Namen und drucke die Urkunde. Dein Name bleibt auf diesem Gerät.
label-diploma-name = Dein Name
label-diploma-print = Die Urkunde drucken
label-diploma-missing = Deine Urkunde wartet auf dich. In diesen Lektionen sind noch Aufgaben offen:
label-diploma-none = Dieser Kurs hat keine Aufgaben, also auch keine Urkunde.
label-diploma-has = hat alle Lektionen dieses Kurses geschafft:
label-learn-to-lesson = Lies die Lektion
label-learn-play = Spiel es auf dem Brett.
label-learn-hint = Ein Tipp
label-learn-answer = Zeig die Antwort
label-learn-question = Eine Frage zum Nachdenken
label-learn-question-later = Die Antwort kommt am Ende des Kurses.
label-learn-right = Richtig!
label-learn-noted = Richtig! Noch etwas:
label-learn-almost = Guter Versuch. Schau auf eine Sache:
label-learn-go-on = Weiter so!
label-learn-row-piece = Welche Figur?
label-learn-row-from = Von wo?
label-learn-row-takes = Schlägt sie?
label-learn-row-letter = Buchstabe
label-learn-row-digit = Zahl
label-learn-row-sign = Zeichen
label-learn-row-end = Am Ende
label-learn-row-words = Tippe an, was in das markierte Kästchen gehört.
label-learn-pawn = Bauer: ohne Buchstaben
label-learn-space = Leerzeichen
label-learn-yours = Deine Antwort
label-report-title = Noch einmal ansehen
label-report-lead = Für Eltern und Lehrkräfte: die Fehler, die auf diesem Gerät gemacht wurden, nach Art, und die Lektion, die jeden davon erklärt.
label-report-link = Für Eltern und Lehrkräfte: Fehler nach Art
label-report-none = Hier stehen noch keine Fehler.
label-report-what = Was anzusehen ist
label-report-often = Wie oft
label-report-where = Erklärt in
label-report-print = Diese Liste drucken
label-miss-choose = Die richtige Antwort wählen
label-look-ends = Ich weiß es
