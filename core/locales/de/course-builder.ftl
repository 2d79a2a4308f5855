### The course builder: lessons and exercises made on the board.
### part: school

build-count = Noch zu tun: { $count }
build-derived = Notabene findet die richtige Antwort: { $text }
build-part = { $number }. { $text }
build-up-of = Nach oben: { $text }
build-down-of = Nach unten: { $text }
build-remove-of = Entfernen: { $text }

## The list of courses

label-build-title = Meine Kurse
label-build-lead = Machen Sie eigene Lektionen und Aufgaben: Spielen Sie sie auf dem Brett, schreiben Sie ein paar Worte dazu und teilen Sie sie mit einem Link.
label-build-more-line = Eigene Lektionen und Aufgaben, die man spielend macht.
label-build-none = Auf diesem Gerät ist noch kein eigener Kurs.
label-build-new-course = Neuer Kurs
label-build-open-file = Eine Datei öffnen
label-build-unnamed = Ohne Titel
label-build-gone = Das ist nicht mehr da.
label-build-deleted = Der Kurs ist gelöscht.
label-build-restore = Zurückholen
label-build-opened = Die Datei ist offen.
label-build-refused = Diese Datei lässt sich nicht als Kurs öffnen:

## Something new begins with these words

label-build-first-title = Mein Kurs
label-build-first-lead = Ein eigener Kurs.
label-build-first-lesson = Eine neue Lektion
label-build-first-goal = Probier es selbst.
label-build-first-point = Schau auf das Brett.

## A course

label-build-course-title = Titel des Kurses
label-build-course-lead = Worum es geht
label-build-language = Ich schreibe auf
label-build-lessons = Lektionen
label-build-new-lesson = Neue Lektion
label-build-copy = Eine Lektion von Notabene kopieren
label-build-copy-lesson = Diese Lektion kopieren
label-build-course = Kurs
label-build-lesson = Lektion
label-build-preview = Vorschau
label-build-redo = Wiederherstellen
label-build-save-file = Als Datei speichern
label-build-delete = Den Kurs löschen
label-build-sure = Wirklich löschen?
label-build-saved = Auf diesem Gerät gespeichert.
label-build-unsaved = Das Gerät konnte es nicht speichern. Speichern Sie es als Datei.
label-build-ready = Alles ist vollständig.
label-build-share-later = Ergänzen Sie zuerst, was noch fehlt: Dann lässt sich der Kurs teilen.
label-build-to-course = Zurück zum Kurs
label-build-to-lesson = Zurück zur Lektion
label-build-unfinished = Dieser Kurs ist noch nicht fertig.
label-build-change = Diesen Kurs ändern

## A lesson

label-build-lesson-title = Titel der Lektion
label-build-goal = Was man lernt
label-build-parts = Texte und Aufgaben
label-build-new-text = Neuer Text
label-build-new-exercise = Neue Aufgabe
label-build-up = Nach oben
label-build-down = Nach unten
label-build-remove = Entfernen
label-build-text = Text neben dem Brett

## The board of a text or an exercise

label-build-add-board = Hier ein Brett zeigen
label-build-mode = Auf dem Brett
label-build-mode-moves = Züge spielen
label-build-mode-answer = Die Antwort zeigen
label-build-mode-draw = Zeichnen
label-build-mode-pieces = Figuren aufstellen
label-build-draw-hint = Tippen Sie auf ein Feld, um es zu markieren; ziehen Sie von Feld zu Feld für einen Pfeil.
label-build-moves = Züge
label-build-lit = Markierte Felder und Pfeile
label-build-start-here = Mit dieser Stellung beginnen
label-build-cut = Die Züge danach entfernen
label-build-from-game = Aus einer Partie nehmen
label-build-take = Diese Partie nehmen
label-build-black-below = Schwarz ist unten
label-build-exercise-of = Aus dieser Stellung eine Aufgabe machen

## An exercise and its answers

label-build-kind = Art der Aufgabe
label-build-prompt = Aufgabe für das Kind
label-build-answers = Antworten
label-build-right = Richtige Antwort
label-build-also = Genauso gut
label-build-noted = Richtig, mit einem Kommentar
label-build-wrong = Typischer Fehler
label-build-answer-text = Antwort
label-build-hint = Ihr Kommentar
label-build-role = Was Sie zeigen, ist
label-build-add = Hinzufügen
label-build-tap-find = Tippen Sie auf das Feld auf dem Brett.
label-build-tap-name = Tippen Sie auf das Feld, das benannt werden soll.
label-build-tap-play = Spielen Sie den Zug auf dem Brett.
label-build-proposals = Typische Fehler zum Hinzufügen
label-build-options = Nach dem Zug auf dem Brett ausfüllen
label-build-given = Text mit dem Fehler
label-build-propose = Einen vorschlagen
label-build-number = Nummer der Zeile
label-build-seconds = Sekunden zum Anschauen
label-build-result = Ergebnis der Partie
label-build-lines = Als Zeilen der Datei
label-build-how = Alle Wörter der Datei werden auf der Seite der Lektionen erklärt.

## What is still missing, beside its place

label-build-miss-right = Die richtige Antwort fehlt noch.
label-build-miss-empty = Eine Antwort ist noch leer.
label-build-miss-moves = Spielen Sie die Züge auf dem Brett.
label-build-miss-lit = Markieren Sie ein Feld auf dem Brett.
label-build-miss-text = Hier fehlen noch Worte.
label-build-miss-number = Eine Zahl fehlt noch.
label-build-miss-given = Der Text mit dem Fehler fehlt noch.
label-build-miss-hint = Schreiben Sie einen Kommentar zu dieser Antwort.
label-build-miss-wrong = Es braucht drei falsche Bretter.
label-build-miss-lesson = Der Kurs braucht eine Lektion.
label-build-miss-point = Die Lektion braucht einen Text.

## Kinds of exercises, and the task with which each begins

label-build-kind-find = Ein Feld finden
label-build-kind-name = Ein Feld benennen
label-build-kind-play = Den Zug finden und spielen
label-build-kind-write = Den Zug aufschreiben
label-build-kind-choose = Eins von dreien wählen
label-build-kind-correct = Einen Fehler verbessern
label-build-kind-head = Kopf eines Partieformulars
label-build-kind-row = Zeile eines Partieformulars
label-build-kind-line = Züge in einer Zeile
label-build-kind-play-game = Eine aufgeschriebene Partie spielen
label-build-kind-write-game = Eine ganze Partie aufschreiben
label-build-kind-write-blind = Blind schreiben
label-build-kind-choose-board = Das Brett wählen
label-build-kind-set-up = Aus dem Kopf aufstellen
label-build-kind-solve = Mehrere Züge finden
label-build-task-find = Tippe auf das richtige Feld.
label-build-task-name = Welches Feld ist markiert? Schreib seinen Namen.
label-build-task-play = Spiel den richtigen Zug.
label-build-task-write = Schau dir den Zug an und schreib ihn auf.
label-build-task-choose = Was ist richtig?
label-build-task-correct = Verbessere den Fehler.
label-build-task-head = Füll den Kopf des Formulars aus.
label-build-task-row = Füll diese Zeile aus.
label-build-task-line = Schreib die Züge in eine Zeile.
label-build-task-play-game = Spiel diese Partie.
label-build-task-write-game = Schreib die Partie auf, Zug für Zug.
label-build-task-write-blind = Verfolge die Züge im Kopf und schreib den letzten auf.
label-build-task-choose-board = Welches Brett kommt nach den Zügen?
label-build-task-set-up = Stell die Stellung aus dem Kopf auf.
label-build-task-solve = Finde die besten Züge.

label-build-pane = Die Aufgabe ändern oder ausprobieren
label-build-edit = Ändern
label-build-try = Ausprobieren
label-build-as-pupil = So sehen es die Kinder
label-build-try-later = Sobald nichts mehr fehlt, können Sie es hier ausprobieren.
label-build-veiled = Nur zeigen, wenn das Kind nach der Antwort fragt
label-build-question = Frage am Ende, mit der Antwort in
label-build-no-question = Keine Frage
label-build-question-text = Die Frage
label-build-miss-veiled = In der Lektion mit der Antwort muss es einen Text geben, der nur auf Wunsch erscheint.
label-build-card = Zusammenfassung des Kurses
label-build-card-text = Ein Schritt
label-build-card-example = Beispiel, mit Klammern um das, worauf es ankommt: [N]f3
label-build-new-step = Neuer Schritt
label-build-help = Tipp vor der Antwort
label-build-at-move = Antwort zum Zug
label-build-take-famous = Diese berühmte Partie nehmen
label-build-own-prompt = Sagen Sie genau, was hier zu tun ist: Dies hat Notabene für den Anfang geschrieben.
