### Printed sheets and diagrams.

## Print

# How many pages there are.
print-pages = Seiten: { $pages }.

# No number of a move.
print-pick = „{ $text }“ ist keine Nummer eines Zuges. Schreiben Sie 12 für das Brett nach Zeile 12, 12. nach ihrem ersten Zug, 20-24 für fünf Zeilen.

# No move with this number.
print-no-move = Die Partie hat keinen Zug mit der Nummer { $number }. Die anderen sind da.

# No move is named.
print-named = Nennen Sie die Züge, nach denen Sie ein Diagramm wollen.

# More diagrams than can be printed.
print-too-many = Das sind viele Diagramme. Die ersten { $most } sind da. Für den Rest nennen Sie die Züge, die Sie wollen.

# No slip can be planted.
print-no-place = Noch ist kein Platz für einen Fehler: Spielen Sie mindestens je drei Züge, oder öffnen Sie eine längere Partie.

# Fewer slips than asked for.
print-fewer = Verschiedene Fehler, die in diese Partie passen: { $found }. In eine längere passen mehr.

## Labels

label-print-title = Partieformulare drucken
label-print-lead = Leere Formulare für den Verein, das Formular Ihrer Partie, Formulare mit einem Fehler zum Suchen, Diagramme. Unten sehen Sie jede Seite, wie sie auf dem Papier aussieht.
label-print-format = Papier
label-print-a4 = A4
label-print-a5 = A5, für Kinder
label-print-letter = Letter
label-print-line = Höhe einer Zeile
label-print-times = Eine Spalte für die Zeit
label-print-sheets = Formulare
label-print-blank = Leere Formulare
label-print-filled = Das Formular der Partie auf dem Brett
label-print-copies = Jedes mit Durchschlag: Original und Durchschlag, auf zwei Seiten
label-print-planted = Formulare dieser Partie mit je einem Fehler
label-print-sow = Andere Fehler
label-print-key = Lösungen
label-print-key-of = Lösungen zu den Formularen mit Fehler
label-print-boards = Diagramme
label-print-boards-none = keine
label-print-boards-here = die Stellung auf dem Brett
label-print-boards-each = nach jedem Zug beider Seiten
label-print-boards-move = nach jeder Zeile des Formulars
label-print-boards-five = alle 5 Zeilen, und am Ende
label-print-boards-ten = alle 10 Zeilen, und am Ende
label-print-boards-chosen = die Züge, die ich nenne
label-print-size = Größe der Diagramme
label-print-small = klein
label-print-middle = mittel
label-print-large = groß
label-print-named-moves = Welche Züge? Zum Beispiel: 5 12. 12... 20-24
label-print-preview = Die Seiten
label-print-go = Drucken
label-print-nothing = Noch ist nichts ausgewählt: Wählen Sie oben ein Formular oder Diagramme.
label-print-slip-sheet = Finde den Fehler
label-print-slip-name = Name
label-print-slip-at = Der Fehler ist bei Zug
label-print-slip-right = Richtig wäre
label-print-start = Anfang
label-print-white-moves = Weiß am Zug
label-print-black-moves = Schwarz am Zug
label-print-array = Stellung Nr.
