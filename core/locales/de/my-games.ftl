### The kept games.

## My games

# How many games are kept.
games-kept = Gespeicherte Partien: { $games }

# How many of them fit what is searched for.
games-matching = Gefunden: { $found } von { $games }

# How many of them are chosen.
games-chosen = Ausgewählt: { $games }

# How many were deleted just now.
games-deleted = Gelöschte Partien: { $games }

# How many came from a file, and how many of a file were there before.
games-added = Neue Partien: { $games }. Schon da: { $known }.

# How many were saved in a file.
games-written = In der Datei gespeichert: { $games }

# How many kept games cannot be read.
games-unreadable = Partien, die nicht mehr lesbar sind: { $games }. Sie sind beiseitegelegt, nicht gelöscht.

# How many moves a kept game has.
games-moves = Züge: { $moves }

# The name of a game without players.
games-of-date = Partie vom { $date }

# The name of a copy.
games-copy-of = { $name } (Kopie)

# A button of a row, for those who cannot see the row.
games-named = { $act }: { $name }

# A game that was changed in another tab, too.
games-apart = Dieselbe Partie wurde in einem anderen Tab geändert. Was du hier spielst, wird eine eigene Partie: Nichts geht verloren.

## Labels

label-games-lead = Jede Partie, die du spielst, öffnest oder änderst, wird hier von selbst gespeichert, auf diesem Gerät.
label-games-search = Suchen: ein Name, ein Datum, ein Spiel …
label-games-sort = Sortieren nach
label-games-by-changed = letzter Änderung
label-games-by-name = Name
label-games-by-game = Spiel
label-games-by-length = Zahl der Züge
label-games-none = Noch gibt es keine Partie. Spiel einen Zug, dann ist sie da.
label-games-none-found = Keine Partie hat alle diese Wörter. Versuch es mit weniger Wörtern.
label-games-loading = Die Partien kommen …
label-games-missing = Dieser Browser führt hier keine Liste (vielleicht ist das ein privates Fenster). Nur die Partie auf dem Brett und die letzten davor bleiben. Willst du mehr behalten, speichere sie in einer Datei.
label-games-set-aside = Partien, die vorher auf dem Brett waren
label-games-not-kept = Die Partie passte nicht mehr in „Meine Partien“: Es ist kein Platz mehr. Mach es rückgängig und speichere sie in einer Datei.
label-games-not-kept-now = Die Partie konnte jetzt nicht in „Meine Partien“ gespeichert werden. Mach es rückgängig und speichere sie in einer Datei.
label-games-last-only = Dieser Browser behält nur die Partie auf dem Brett. Mach es rückgängig, wenn du die vorige noch willst.
label-games-replaced = Die vorige Partie ist in „Meine Partien“.
label-games-undo = Rückgängig
label-games-choose-all = Alle auswählen
label-games-export = In einer Datei speichern
label-games-export-all = Alle in einer Datei speichern
label-games-import = Partien aus einer Datei hinzufügen
label-games-open = Öffnen
label-games-rename = Umbenennen
label-games-new-name = Neuer Name
label-games-duplicate = Duplizieren
label-games-delete = Löschen
label-games-on-board = auf dem Brett
label-games-text-lost = Diese Partie ist nicht mehr lesbar. Sie ist nicht gelöscht.
label-games-file-none = In dieser Datei ist keine Partie.
