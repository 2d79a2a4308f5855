### The frame of the app: menus, settings, help, notices.

## Texts that could not be read

# No game has this name.
no-such-game = Ein Spiel namens „{ $name }“ gibt es nicht. Meinst du { LIST($near, type: "or") }?

# No way of writing has this name.
no-such-style = Eine Schreibweise namens „{ $name }“ gibt es nicht.

# Counting so deep would never end.
too-deep = Zählen geht bis zur Tiefe { $most }.

# The sentences of a language could not be fetched.
language-missing = Diese Sprache ließ sich nicht laden. Hast du Internet?

# A part of the app, or of a game, could not be fetched.
game-missing = Das ließ sich nicht laden. Hast du Internet?

# A file could not be fetched, as the server has another version of the site.
site-renewed = Die Website hat eine neue Version. Lade die Seite neu, um weiterzumachen; was du gemacht hast, bleibt erhalten.

# The device has no more room for what is to be kept.
storage-full = Das Gerät hat keinen Platz mehr: Was du jetzt machst, wird nicht aufgehoben. Speichere deine Partie in einer Datei, oder lösche alte Partien.

# The games of the list were deleted in the browser, while the page was open.
games-cleared = Deine gespeicherten Partien wurden in diesem Browser gelöscht. Die Partie auf dem Brett wird wieder gespeichert.

# The list cannot be reached, as another tab holds it.
games-blocked = Ein anderer Tab hält „Meine Partien“ fest. Schließe die anderen Tabs mit Notabene: Dann werden deine Partien gespeichert.

# A newer version of the program has opened the list in another tab.
games-newer = Ein anderer Tab hat ein neueres Notabene geöffnet. Lade diese Seite neu, damit deine Partien in „Meine Partien“ kommen.

# A link that cannot be read.
link-damaged = Dieser Link ist nicht vollständig. Deine eigene Partie ist unverändert.

## Labels

label-new-game = Neue Partie
label-chess = Schach
label-chess960 = Chess960
label-start-game = Start
label-cancel = Abbrechen
label-close = Schließen
label-settings = Einstellungen
label-about = Info
label-screen-language = Sprache der Anzeige
label-piece-letters = Buchstaben der Figuren
label-same-as-screen = Buchstaben: K D T L S
label-figurines = Figurinen
label-notation = Notation
label-short = Kurz
label-long = Lang
label-coordinate = Nur Felder
label-promotion = Umwandlung
label-capture = Schlagen
label-check = Schach
label-mate = Matt
label-castling = Rochade
label-en-passant = e.p. schreiben
label-settings-look = Aussehen
label-settings-notation = Notation
label-settings-playing = Spielen
label-settings-device = Dieses Gerät
label-theme = Farben
label-theme-auto = Wie das Gerät
label-theme-light = Hell
label-theme-dark = Dunkel
label-theme-projector = Beamer
label-board-colors = Farben des Bretts
label-board-blue = Blau
label-board-green = Grün
label-board-brown = Braun
label-board-violet = Violett
label-board-coral = Ziegelrot
label-piece-set = Zeichnung der Figuren
label-pieces-classic = Klassisch
label-pieces-simple = Einfach
label-pieces-friends = Mit Gesichtern
label-coordinates = Koordinaten
label-coordinates-outside = Neben dem Brett
label-coordinates-inside = Auf dem Brett
label-coordinates-hidden = Ausgeblendet
label-flip = Brett drehen
label-undo = Zurücknehmen
label-redo = Wiederherstellen
label-first = Zum Anfang
label-previous = Einen Zug zurück
label-next = Einen Zug weiter
label-last = Zum Ende
label-moves = Die Partie
label-white = Weiß
label-black = Schwarz
label-no-moves-yet = Noch kein Zug. Tippe eine Figur an, dann ihr Ziel.
label-score-sheet = Partieformular
label-board = Brett
label-choose = Was davon?
label-keyboard = Tasten
label-key-arrows = Über das Brett gehen
label-key-enter = Figur aufnehmen oder absetzen
label-key-escape = Figur zurückstellen
label-key-walk = Durch die Partie gehen (außerhalb des Bretts)
label-key-ends = Zum Anfang, zum Ende
label-key-flip = Brett drehen
label-key-undo = Zurücknehmen, wiederherstellen
label-key-help = Diese Hilfe
label-sounds = Töne
label-calm = Ruhig: keine Töne, keine Bewegung
label-mascot = Den kleinen Bauern zeigen
label-single-keys = Kurzbefehle mit einer Taste
label-about-what = Bei Notabene lernst du, wie man Partien aufschreibt. Spiel einen Zug: Er wird sofort für dich aufgeschrieben, in deiner Sprache.
label-about-who-title = Für alle, die spielen
label-about-who = Für Kinder, Lehrkräfte, Vereine und alle, die gern eine Partie lesen.
label-about-private-title = Alles bleibt bei dir
label-about-private = Alles bleibt auf diesem Gerät: kein Konto, keine Werbung, keine Verbindung zu einer anderen Website.
label-about-keep-title = Nichts geht verloren
label-about-keep = Die Partie bleibt auf diesem Gerät gespeichert und ist nach dem Neuladen wieder da.
label-about-licence-title = Kostenlos für alle
label-about-licence = Freie Software, MIT oder Apache 2.0. Figuren gezeichnet für Notabene; Schrift Atkinson Hyperlegible (SIL Open Font License).
label-site-zip = Die Dateien der Seite für Ihren eigenen Webspace (Zip)
label-copy-game = Partie kopieren
label-copied = Kopiert
label-copy-failed = Der Browser erlaubt das Kopieren nicht.
label-fault = Im Programm ging etwas schief. Deine Partie ist sicher; bitte lade die Seite neu.
label-variation = anderer Zug
label-back-to-game = Zurück zur Partie
label-texts-loading = Lädt …
label-texts-failed = Diese Texte ließen sich nicht laden. Alles andere geht.
label-quiet-game = Scharten, leise
label-quiet-game-note = Schach auf der Dartscheibe, alle Figuren an ihrem Platz.
label-loud-game = Scharten, laut
label-loud-game-note = Nur die Könige stehen auf dem Brett: Darts bestimmen, wohin die anderen kommen.
label-zoom-in = Die Mitte vergrößern
label-group-chess = Schach
label-group-dartboard = Schach auf der Dartscheibe
label-group-draughts = Damespiel
label-page-scharten = Scharten
label-page-draughts = Damespiel
label-lessons-title = Berühmte Kombinationen, Schritt für Schritt
label-lesson-open = Aufs Brett stellen
label-games-title = Die Spiele der Länder nebeneinander
label-compare-title = Eine Stellung, alle Regeln
label-clock-link = Uhr und Spielregeln
label-print-link = Drucken …
label-embed-link = Auf eine Website setzen
label-embed-games = Partien
label-share-title = Teilen
label-my-games = Meine Partien
label-key-games = Meine Partien

## Keys as they are printed on keyboards

label-name-of-enter = Enter
label-name-of-escape = Esc
label-name-of-shift = Shift
label-name-of-home = Pos1
label-name-of-end = Ende

## A name and what belongs to it

# In lists and names of buttons.
with-name = { $name }: { $text }
