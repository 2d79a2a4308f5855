### Results that are handed in, and the class of a teacher.
### part: school

## Results

# No result in a text.
result-missing = In diesem Text steht kein Ergebnis. Ein Ergebnis beginnt mit r=1, oder es ist ein Link, in dem r=1 steht.

# A link to something else came instead of a result.
result-other-link = Dieser Link führt zu etwas anderem, nicht zu einem Ergebnis.

# A text is longer than any result.
result-too-long = Das ist zu lang für ein Ergebnis.

# A result was written by a later version.
result-newer = Dieses Ergebnis kommt von einem neueren Notabene. Laden Sie die Seite neu, und fügen Sie es dann noch einmal hinzu.

# A character of a result is missing or another one.
result-changed = Ein Zeichen dieses Ergebnisses fehlt oder ist falsch. Bitten Sie noch einmal darum.

# A result has values that no task has.
result-out-of-range = Manche Zahlen in diesem Ergebnis sind unmöglich. Bitten Sie noch einmal darum.

# There is no room for more results.
class-full = Es sind schon 10 000 Ergebnisse. Speichern Sie sie in einer Datei und löschen Sie sie, dann ist wieder Platz.

# The device does not keep the results.
class-not-saved = Auf diesem Gerät ist kein Platz mehr für die Ergebnisse. Speichern Sie sie in einer Datei, bevor Sie diese Seite verlassen.

# How many results are new, and how many were there before.
class-added = Neue Ergebnisse: { $added }. Schon da: { $known }.

# A text that is no result; the reason follows.
class-refused = Nicht angenommen: „{ $text }“.

# How many results were deleted just now.
class-deleted = Gelöschte Ergebnisse: { $results }.

# What has come in so far.
class-count = Kinder: { $pupils } · Ergebnisse: { $results }

# A button of a row, for those who cannot see the row.
class-delete-of = Die Ergebnisse von { $name } löschen

# A lesson of a course.
class-lesson = { $course }: { $number }

# Pupils with their right answers, or with the number of their mistakes.
class-pupils = { $name } ({ $count })

# How many answers were right.
right-of = Richtig: { $right } von { $asked }

# Whose result it is.
hand-in-from = Von: { $name }

class-right = { $task } – richtig

class-asked = { $task } – alle

class-diplomas-of = Urkunden: { $course } (fertig: { $pupils })

class-missing-more = Noch { $count }

## Labels

label-hand-in = Meiner Lehrkraft zeigen
label-hand-in-skills = Meiner Lehrkraft zeigen, was ich kann
label-hand-in-title = Zeig dein Ergebnis deiner Lehrkraft
label-hand-in-name = Dein Name oder deine Nummer in der Klasse
label-hand-in-hint = Das bleibt auf diesem Gerät und steht nur in dem, was du selbst zeigst.
label-hand-in-make = Code machen
label-hand-in-empty = Schreib zuerst deinen Namen oder deine Nummer: 1 bis 40 Buchstaben oder Ziffern.
label-hand-in-show = Halte den QR-Code vor die Kamera deiner Lehrkraft, oder schick den Link oder den Code.
label-hand-in-code = Der Code
label-hand-in-copy-code = Code kopieren
label-hand-in-rename = Ein anderer Name
label-class-title = Meine Klasse
label-class-line = Ergebnisse einsammeln und sehen, wer wobei Hilfe braucht.
label-class-lead = Die Kinder tippen auf „Meiner Lehrkraft zeigen“ und geben Ihnen einen QR-Code, einen Link oder einen Code. Alles bleibt auf diesem Gerät.
label-class-collect = Ergebnisse einsammeln
label-class-paste = Links oder Codes, so viele Sie wollen
label-class-add = Hinzufügen
label-class-camera = QR-Codes mit der Kamera lesen
label-class-camera-stop = Kamera ausschalten
label-class-camera-none = Dieser Browser kann mit der Kamera keine QR-Codes lesen. Fügen Sie Links oder Codes ein, oder nehmen Sie die Kamera eines Handys und öffnen Sie den Link hier.
label-class-camera-denied = Die Kamera geht nicht. Erlauben Sie sie im Browser, oder fügen Sie die Links ein.
label-class-camera-lost = Die QR-Codes können gerade nicht gelesen werden. Schalten Sie die Kamera noch einmal ein, oder fügen Sie die Links ein.
label-class-camera-looks = Halten Sie die QR-Codes nacheinander vor die Kamera.
label-class-none = Noch keine Ergebnisse.
label-class-table = Wer kann was
label-class-show = Zeigen
label-class-show-all = alles
label-class-show-lessons = Lektionen
label-class-show-others = freies Üben, Diktate, Kombinationen
label-class-show-skills = Fertigkeiten
label-class-pupil = Kind
label-class-help = Wer braucht wobei Hilfe?
label-class-help-none = Nach diesen Ergebnissen braucht niemand Hilfe.
label-class-mistakes = Fehler
label-class-good = geht gut
label-class-some = etwa zur Hälfte richtig
label-class-weak = braucht Hilfe
label-class-today = Aufgaben des Tages
label-class-empty = Nichts geschrieben
label-class-other = Einen anderen Zug geschrieben
label-class-wrong = Einen Zug falsch geschrieben
label-class-order = Etwas zu früh gemacht
label-class-print = Drucken
label-class-save = In einer Datei speichern
label-class-delete = Alle Ergebnisse löschen
label-class-undo = Zurückholen
label-class-list = Die Namen meiner Klasse
label-class-list-hint = Ein Name in jeder Zeile, so wie ihn die Kinder schreiben. Dann sehen Sie, wer noch fehlt.
label-class-missing = Wer noch fehlt
label-class-missing-all = Noch nichts
label-class-table-save = Als Tabelle speichern (CSV)
label-class-diplomas = Urkunden für meine Klasse
label-class-diplomas-lead = Ein Name in jeder Zeile, für jeden eine Urkunde. Wer Ihnen den ganzen Kurs gezeigt hat, steht schon da.
label-class-diplomas-print = Die Urkunden drucken
label-diploma-sign = Unterschrift
