### Worksheets, the board to cut out, diplomas to print.

## Worksheets

# A pawn is promoted by the move that the arrow shows.
work-becomes = Der Bauer wird: { PIECE($piece) }.

# The boards would be too small to read.
work-lowered = Auf eine Seite { $fits ->
    [1] passt nur 1
   *[other] passen nur { $fits }
}, nicht { $asked }.

# Exercises that cannot be done on paper.
work-left-out = Weggelassen sind Aufgaben, die einen Bildschirm brauchen: { $tasks }.

# The source has fewer tasks than asked for.
work-fewer = Aufgaben, die es hier gibt: { $found }.

# The number of a set of tasks, at the foot of a page.
work-set = Satz { $number }

# The heading of a part of the board to cut out.
plan-tile = Teil { $name } des Bretts, { $size } cm

## Sentences on paper

label-work-find = Mach ein Kreuz auf das Feld, das dabeisteht.
label-work-mark = Mach ein Kreuz auf das richtige Feld.
label-work-name = Schreib den Namen des markierten Feldes auf die Linie.
label-work-write = Der Pfeil zeigt einen Zug. Schreib ihn auf die Linie.
label-work-thrown = Der Kreis ist um eine Figur, die gerade geworfen wurde. Schreib diesen Zug auf die Linie.
label-work-blind = Schreib den Zug auf die Linie.
label-work-correct = Der Pfeil zeigt den Zug. Er wurde mit einem Fehler aufgeschrieben: Schreib ihn richtig.
label-work-draw = Zeichne einen Pfeil für den geschriebenen Zug.
label-work-arrow = Zeichne einen Pfeil für deinen Zug.
label-work-solve = Finde den Zug und schreib ihn auf die Linie. Geht es weiter, dann schreib alle Züge auf.
label-work-choose = Kreuze die richtige Antwort an.
label-work-board = Spiel die Züge im Kopf und kreuze das richtige Brett an.
label-work-set-up = Spiel die Züge im Kopf und zeichne die Figuren auf das leere Brett.
label-work-row = Die Pfeile zeigen die Züge, erst 1, dann 2. Füll die Zeile aus.
label-work-line = Die Pfeile zeigen die Züge: 1, 2, 3. Schreib sie in eine Zeile, wie in einem Buch.
label-work-head = Füll den Kopf des Partieformulars aus.

## Words of courses for the screen, and for a pencil in their place

label-work-watch = Schau dir den Zug an, dann schreib ihn auf.
label-work-tap = Tippe oder klicke auf
label-work-cross = Mach ein Kreuz auf

## Page of worksheets

label-work-title = Arbeitsblätter
label-work-lead = Blätter zum Ausfüllen mit dem Bleistift: Bretter mit Aufgaben, Linien zum Schreiben, in mehreren Fassungen, mit den Antworten auf eigenen Seiten. Unten sehen Sie jede Seite, wie sie auf dem Papier sein wird.
label-work-line-of-link = Bretter zum Beschriften, Fassung A und B, Antworten.
label-work-source = Aufgaben
label-work-from = Woher?
label-work-drill = Neue Aufgaben
label-work-course = Ein Kurs
label-work-games = Partien
label-work-empty = Leere Diagramme
label-work-lesson = Lektion
label-work-all-lessons = Alle Lektionen
label-work-record = Welche Partie?
label-work-on-board = Die Partie auf dem Brett
label-work-all-kept = Alle meine Partien
label-work-file = Die hier geöffnete Datei
label-work-open = Eine Datei öffnen (PGN oder PDN) …
label-work-no-file = In diesem Text stehen keine Partien. Wählen Sie eine Datei mit Partien in PGN oder PDN.
label-work-task = Was ist die Aufgabe?
label-work-game-write = den gezeigten Zug aufschreiben
label-work-game-draw = den geschriebenen Zug zeichnen
label-work-game-find = den Zug finden (Dateien mit Stellungen)
label-work-pages-legend = Seiten
label-work-per-page = Aufgaben auf einer Seite
label-work-pages = Seiten jeder Fassung
label-work-versions = Fassungen
label-work-key = Seiten mit den Antworten
label-work-heading = Titel des Blatts
label-work-sow = Andere Aufgaben
label-work-nothing = Hier gibt es keine Aufgaben für Papier. Wählen Sie eine andere Quelle, eine andere Lektion oder eine andere Partie.

## Board to cut out, diplomas

label-plan-title = Brett zum Ausschneiden
label-plan-lead = Das runde Brett von Scharten in voller Größe, auf sechs Seiten zum Ausschneiden und Zusammenkleben. Auf der ersten Seite steht, wie.
label-plan-size = Wie breit?
label-plan-40 = 40 cm, für kleine Figuren
label-plan-50 = 50 cm, für die Figuren eines Vereins
label-plan-print = 1. Drucke mit 100 % (tatsächliche Größe), am besten auf dickem Papier. Die Linie unten ist dann genau 10 cm lang: Miss nach.
label-plan-cut = 2. Schneide jeden Teil an den äußeren Marken aus. Die Ränder hinter den gestrichelten Linien bleiben: Sie sind zum Kleben.
label-plan-glue = 3. Gib Kleber auf diese Ränder und lege den nächsten Teil darauf, bis zur gestrichelten Linie: A1, B1, C1, und darunter A2, B2, C2.
label-plan-round = 4. Schneide am Kreis entlang. Mit Karton darunter wird das Brett fest.
label-diplomas-title = Urkunden
label-diplomas-lead = Eine Urkunde für jeden Kurs, zum Drucken, sobald alle Aufgaben erledigt sind. Der Name des Kindes kann darauf stehen.
