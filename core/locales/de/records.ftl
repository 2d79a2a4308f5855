### Games on paper: reading, opening, saving.

# A tag of a record that cannot be read.
pgn-tag = Diese Datenzeile ist nicht lesbar.

# A tag beyond the most that a game has.
pgn-tags = Eine Partie hat höchstens { $most } Datenzeilen; die anderen bleiben als Kommentar stehen.

# A comment without its end.
pgn-comment = Diesem Kommentar fehlt die schließende Klammer.

# A move after an automatic draw.
pgn-after-draw = Vor diesem Zug war die Partie schon remis; was folgt, bleibt stehen.

# A bracket that opens or closes nothing.
pgn-variation = Hier ist eine Klammer zu viel.

# A move that is missing in a record.
pgn-gap = Hier fehlt ein Zug: Zug { $number }. Was folgt, kann nicht gespielt werden; es bleibt als Kommentar stehen.

# A move number that jumps, although the moves can be played one after the other.
pgn-number = Hier steht die Nummer { $number }, aber der nächste Zug hat die Nummer { $expected }. Fehlt ein Zug?

# A small mistake in the position of a record, which is understood all the same.
fen-mended = Die Stellung „{ $text }“ hat einen kleinen Fehler. Sie wurde so gelesen: „{ $right }“.

# The written result is not the one of the last position.
result-against-board = Das geschriebene Ergebnis ist { $score }, aber auf dem Brett ist es { $right }. Das geschriebene bleibt stehen.

# A record names a game that is not known.
variant-unknown = Ein Spiel mit dem Namen „{ $name }“ ist hier nicht bekannt. Die Züge zeigten, welches Spiel es ist.

# The tag and the end of the moves have different results.
pdn-results = In der Zeile „Result“ steht { $other }, aber hinter den Zügen steht ein anderes Ergebnis. Das zählt hier; das erste bleibt als Kommentar stehen.

# A word of a record that is no move.
pgn-stray = „{ $text }“ ist kein Zug; es bleibt als Kommentar stehen.

# No game in a text.
pgn-empty = In diesem Text ist keine Partie.

# A kept game was damaged from this place on.
save-damaged = Die gespeicherte Partie war beschädigt. Gerettete Züge: { $at }.

# Another spelling than the export form of PGN.
pgn-form = In PGN schreibt man { $right }.

# A record is written in the letters of another language.
pgn-letters = Die Figuren haben die Buchstaben einer anderen Sprache: { $language }.

# A file that is no text.
not-text = Diese Datei ist kein Text. Nimm eine Partiedatei wie „partie.pgn“.

# A place in a text.
at-place = Zeile { $line }, Zeichen { $column }:

# How many games there are.
games-found = Gefundene Partien: { $games }

# How many of them a search found.
games-filtered = Gefundene Partien: { $found } von { $games }

# The place of the game on the board among those of its file.
game-of-file = Partie { $number } von { $games }

# A file of games that had no room on the device: it has to be opened again after a reload.
file-not-kept = Auf dem Gerät ist kein Platz für diese Datei: Wenn du die Seite neu lädst, öffne sie noch einmal.

# A text without any game.
text-no-game = In diesem Text ist keine Partie: Kein Zug darin ist lesbar. Die Partie auf dem Brett ist wie vorher.

# A text with a few moves among other words.
text-doubtful = Züge, die in diesem Text lesbar sind: { $moves }. Der Rest sind andere Wörter. Ist das eine Partie?

# An opened game of which some places could not be read.
game-faults = Stellen dieser Partie, die nicht lesbar sind: { $faults }. Sie bleiben als Kommentare stehen.

## Labels

label-beside-move = Kommentar und Ergebnis
label-paste-here = Füge hier Partien, eine Stellung oder einen Link ein
label-open-text = Öffnen
label-choose-file = Datei auswählen
label-search-games = Nach Namen suchen
label-games-of-file = Partien der Datei
label-next-game = Nächste Partie
label-previous-game = Vorige Partie
label-close-file = Datei schließen
label-open-as-game = Als Partie öffnen
label-engine-remarks = Zeigen, was Programme schrieben
label-copy-move = Diesen Zug kopieren
label-whole-name = Alles zeigen
label-copy-pgn = Als PGN kopieren
label-save-pgn = Als PGN speichern
label-copy-link = Link zu dieser Partie kopieren
label-share-game = Diese Partie
label-who-and-when = Wer und wann
label-event = Turnier
label-site = Ort
label-date = Datum
label-round = Runde
label-at-start-label = Vor dem ersten Zug
label-comment = Kommentar
label-marks = Zeichen
label-clock-time = Zeit auf der Uhr
label-make-main = Zur Hauptvariante machen
label-remove-move = Diesen Zug und alles danach entfernen
label-remove-sure = Endgültig entfernen?
label-claim-with = mit diesem Zug (geschrieben, nicht gespielt)
label-offer-draw = Remis anbieten (=)
label-agree-draw = Remis annehmen
label-resign = Aufgeben
label-claim-draw = Remis reklamieren
label-ends-arbiter = Für Schiedsrichter
label-result = Ergebnis
label-end-of-game = Das Ende der Partie
label-draw-arrows = Pfeile und Kreise zeichnen
label-drawing-on = Du zeichnest Pfeile und Kreise.
label-drawing-end = Wieder spielen
label-paper-line = Züge hintereinander, ohne Spalten
label-time-up = Reklamieren: Zeit um
label-both-time-up = Beide haben keine Zeit mehr
