### Boards on other pages.

## Boards on other pages

# There is no such option.
embed-unknown =
    { COUNT($near) ->
        [0] Eine Option „{ $name }“ gibt es nicht.
       *[other] Eine Option „{ $name }“ gibt es nicht. Meinst du { LIST($near, type: "or") }?
    }

# An option is given something else than it may be.
embed-value = „{ $name }“ kann { LIST($words, type: "or") } sein. Hier steht „{ $text }“, darum nimmt das Brett den Standardwert.

# An option is longer than any game.
embed-too-long = Der Text von „{ $name }“ ist länger als jede Partie. Das Brett zeigt den Anfang.

# The file with the games of a board could not be fetched.
embed-file = Die Partien in der Datei „{ $address }“ konnten nicht geladen werden.

## Labels

label-embed-own-moves = Eigene Züge
label-embed-title = Ein Brett für die eigene Website
label-embed-lead = Wählen Sie, was das Brett zeigt, sehen Sie es sich an und kopieren Sie den Code in Ihre Seite.
label-embed-what = Was das Brett zeigt
label-embed-game = Die Partie auf dem Brett
label-embed-position = Die Stellung auf dem Brett
label-embed-text = Eine oder mehrere Partien als Text (PGN, PDN)
label-embed-start = Der Anfang dieses Spiels
label-embed-lesson = Eine Lektion
label-embed-lesson-name = Kurs und Lektion, wie in der Adresse: notation/L05
label-embed-side = Welche Seite unten ist
label-embed-ply = Die erste gezeigte Stellung
label-embed-moves = Die Züge zeigen
label-embed-columns = Züge in Spalten
label-embed-explain = Zeigen, was jedes Zeichen sagt
label-embed-controls = Die Knöpfe zeigen
label-embed-read-only = Nur zum Ansehen
label-embed-own = Eigene Züge neben der Partie
label-embed-header = Spieler und Turnier zeigen
label-embed-comments = Wo Kommentare stehen
label-embed-autoplay = Sekunden pro Zug (automatisch abspielen)
label-embed-puzzle = Ein Rätsel: Finde die Züge
label-embed-write-box = Ein Feld für geschriebene Züge
label-embed-file = Eine Datei mit Partien an einer Adresse
label-embed-round = Eine laufende Runde, aus einer Datei
label-embed-address = Die Adresse der Datei (.pgn, .pdn)
label-embed-refresh = Sekunden, bis die Datei wieder gelesen wird
label-embed-clocks = Uhren zeigen
label-embed-evals = Bewertungen zeigen
label-embed-menu = Menü zeigen
label-embed-own-list = Eigene Züge: daneben oder als Varianten
label-embed-number = Die Partie der Datei, die zuerst gezeigt wird
label-embed-usual = Standard
label-embed-preview = Was die Besucher sehen
label-embed-code = Der Code für die Seite
label-embed-element = Ein Element: für Seiten, die Sie selbst in HTML schreiben
label-embed-data = Ein gewöhnliches Element mit Attributen: für WordPress (Block „Individuelles HTML“) und andere Editoren, die es so lassen, wie es ist. Die erste Zeile braucht eine Seite nur einmal.
label-embed-frame = Ein Rahmen (iframe): wo keine Skripte erlaubt sind, wie auf vielen Schulplattformen. Die Partie steht in seiner Adresse. Ohne die erste Zeile behält er seine Höhe.
label-embed-cdn = Ohne eigenen Webspace
label-embed-cdn-hint = Schreiben Sie diese Zeile anstelle der ersten Zeile oben. Die Bretter kommen dann von einem CDN von npm, das das Paket notabene-embed liefert; Rahmen brauchen eigene Dateien.
label-embed-copy = Code kopieren
label-embed-paste = Ein Link zum Einfügen (oEmbed)
label-embed-paste-hint = Speichern Sie beide Dateien und legen Sie sie in einen Ordner Ihrer Website. In Systemen, die oEmbed kennen, wird die Adresse der ersten Datei dann zum Brett.
label-embed-at = Die Adresse dieses Ordners
label-embed-save = Speichern

### part: viewer

## Labels

label-viewer-clock = Restzeit
label-viewer-eval = Bewertung:
label-viewer-white = Weiß:
label-viewer-black = Schwarz:
label-viewer-copy-position = Stellung kopieren
label-viewer-download = Als Datei speichern
label-viewer-open = In Notabene öffnen
label-viewer-play = Züge nacheinander spielen
label-viewer-pause = Pause
label-viewer-keep-own = Meine Züge in der Liste behalten
label-viewer-drop-own = Meine Züge entfernen
label-viewer-by-hand = Der Browser erlaubt das Kopieren nicht. Kopiere den Text aus diesem Feld.
label-puzzle-find = Finde den Zug.
label-puzzle-right = Richtig. Weiter!
label-puzzle-wrong = Das ist nicht der Zug. Er wird zurückgenommen: Versuch einen anderen.
label-puzzle-solved = Gelöst!
label-puzzle-shown = Das ist die Lösung.
label-puzzle-piece = Zieh die markierte Figur.
label-puzzle-hint = Tipp
label-puzzle-solution = Lösung zeigen
label-puzzle-again = Noch einmal
