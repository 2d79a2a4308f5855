### Who is learning, the page “Me”, the page for parents.
### part: first

learner-now = { $name } lernt

label-learner-first = Ich
label-me-title = Ich

### part: school

label-who-title = Wer lernt?
label-who-lead = Jeder Name hat eigene Sterne, Aufgaben, Partien und eine eigene Handschrift. Tippe auf ein Gesicht, um zu wechseln. Ein Passwort brauchst du nicht.
label-who-add = Namen hinzufügen
label-who-name = Name
label-who-face = Gesicht
label-who-save = Speichern
label-who-change = Name und Gesicht ändern
label-who-remove = Entfernen

who-remove-ask = { $name } entfernen? Die Sterne, Aufgaben, Partien und die Handschrift von { $name } gehen mit. Du kannst sie zurückholen, bis ein anderer Name entfernt wird.

label-who-remove-yes = Ja, entfernen

who-removed = { $name } ist entfernt.

label-who-undo = Rückgängig: den Namen zurückholen
label-who-delete = Für immer löschen

who-delete-ask = Die Sterne, Partien und die Handschrift von { $name } für immer löschen? Dann können sie nicht mehr zurückkommen.

label-who-delete-yes = Ja, für immer löschen
label-who-empty = Schreib zuerst einen Namen.
label-who-taken = Diesen Namen hat hier schon jemand.
label-who-full = Für noch einen Namen ist kein Platz mehr.
label-who-no-room = Dieses Gerät hat keinen Platz mehr. Nichts hat sich geändert.
label-face-cat = Katze
label-face-fox = Fuchs
label-face-owl = Eule
label-face-frog = Frosch
label-face-bear = Bär
label-face-rabbit = Hase
label-face-penguin = Pinguin
label-face-mouse = Maus
label-face-star = Stern
label-face-sun = Sonne
label-face-moon = Mond
label-face-flower = Blume
label-me-hand = Meine Handschrift
label-me-hand-line = Zeig Notabene, wie du schreibst, und übe klare Buchstaben.
label-me-lessons = Meine Lektionen
label-me-lessons-line = Alle Lektionen mit deinen Sternen.
label-me-today = Aufgaben für heute
label-me-today-line = Jeden Tag zehn neue Aufgaben.
label-me-mistakes = Meine Fehler
label-me-mistakes-line = Was du noch einmal ansehen kannst.
label-me-parents = Für Eltern
label-me-parents-line = Minuten, was Ihr Kind kann, was als Nächstes kommt, was schwer ist. Zum Drucken.

backup-for = Diese Datei wurde ohne Namen gespeichert. Was darin ist, geht an { $name }. Die anderen Namen behalten, was ihnen gehört.

label-backup-names = Auch die Namen auf diesem Gerät werden durch die in der Datei ersetzt.

## The page for parents: they are spoken to politely.
label-parents-title = Was Ihr Kind gelernt hat

parents-of = Was { $name } gelernt hat

label-parents-lead = Sie sehen hier, was dieses Gerät über das Üben Ihres Kindes weiß. Es bleibt auf diesem Gerät.
label-parents-minutes = Minuten

parents-week =
    In den letzten sieben Tagen: { $minutes ->
        [1] 1 Minute
       *[other] { $minutes } Minuten
     } an { $days ->
        [1] 1 Tag
       *[other] { $days } Tagen
     }.

label-parents-no-minutes = In den letzten sieben Tagen wurde nicht geübt.
label-parents-counted = Zeit zählt nur, solange die Seite offen ist und Ihr Kind etwas tut. Die letzten 60 Tage werden behalten, nur auf diesem Gerät.

parents-day = { $day }: { $minutes } min

label-parents-can = Was Ihr Kind kann

parents-course = { $title }: Lektionen { $done } von { $lessons }, Sterne { $stars } von { $most }

label-parents-can-none = Hier wird die erste fertige Lektion stehen.
label-parents-sure = Sitzt schon
label-parents-next = Was als Nächstes kommt

parents-next-lesson = Die nächste Lektion: „{ $lesson }“ ({ $course })

parents-course-done = Der Kurs „{ $course }“ ist geschafft.

label-parents-due = Heute gut zu wiederholen
label-parents-hard = Was schwer ist
label-parents-hard-none = Nichts Besonderes. Gut gemacht!
label-parents-shaky = Noch unsicher

parents-often = { $text } ({ $count } Mal)

label-parents-tip = Zehn Minuten an drei Tagen in der Woche helfen mehr als eine lange Stunde. Lassen Sie sich von Ihrem Kind einen Zug zeigen: Erklären ist die beste Übung.
label-parents-empty = Ihr Kind hat noch nicht angefangen. Die erste Lektion dauert fünf Minuten.
label-parents-print = Diese Seite drucken
label-parents-back = Zurück zu „Ich“
