### Positions as text, and setting up.

## Texts that could not be read

# A position text breaks off or is none.
fen-board = Das ist keine Stellung: Der Teil mit dem Brett stimmt ab Zeichen { $place } nicht mehr.

# The rest of a position text is wrong.
fen-rest = Der Text der Stellung stimmt ab Zeichen { $place } nicht mehr.

# A side needs exactly one king.
setup-kings = { PLAYER($player) } braucht genau einen König.

# A pawn on the first or last rank.
setup-pawn = Auf { $field } kann kein Bauer stehen.

# The side that waits is in check.
setup-check = { PLAYER($player) } steht im Schach, ist aber nicht am Zug.

# Castling rights do not fit.
setup-castling = Zur Rochade müssen König und Turm auf ihrer ersten Reihe stehen.

# The en passant field does not fit.
setup-en-passant = Dort ist gerade kein Bauer vorbeigezogen.

## Setting up a position

# A rank of a position text has too many or too few squares.
fen-rank = Diese Reihe des Bretts hat zu viele oder zu wenige Felder (Zeichen { $place }).

# A position text has too many or too few ranks.
fen-ranks = Das Brett hat nicht die richtige Zahl von Reihen (Zeichen { $place }).

# The side to move of a position text.
fen-turn = Hier steht, wer zieht: w für Weiß, b für Schwarz (Zeichen { $place }).

# The castling rights of a position text.
fen-castling = Hier stehen die Rechte zur Rochade, jedes mit König und Turm, oder ein Strich (Zeichen { $place }).

# The en passant field of a position text.
fen-passed = Hier steht, wo gerade ein Bauer vorbeigezogen ist, oder ein Strich (Zeichen { $place }).

# A counter of a position text.
fen-counter = Hier steht eine Zahl von Zügen (Zeichen { $place }).

# A right to castle, as a switch.
may-castle = { PLAYER($player) } darf mit dem Turm auf { $field } rochieren

# A piece, as the name of a button.
piece-is = { PIECE($holds, case: "upper") }

# A kept draft that cannot be read.
draft-damaged = Die begonnene Stellung war nicht lesbar. Das Brett zeigt die Grundstellung.

## Labels

label-set-up = Stellung aufbauen
label-set-up-hint = Wähl eine Figur und tippe auf das Brett, oder zieh Figuren dahin, wo du sie willst.
label-start-position = Grundstellung
label-empty-board = Leeres Brett
label-from-game = Aus der Partie
label-kind-of-game = Spiel
label-side-to-move = Am Zug
label-play-from-here = Von hier an spielen
label-move-tool = Figuren umstellen
label-erase-tool = Figuren wegnehmen
label-pieces = Figuren
label-position-text = Stellung als Text (FEN)
label-copy-position = Text kopieren
label-passed-field = En passant auf
label-no-field = keins
label-move-number = Nummer des Zuges
label-quiet-moves = Halbzüge ohne Schlagen oder Bauernzug
label-ready = Diese Stellung ist spielbar.
label-not-ready = Das stimmt noch nicht:
label-rights = Rochade
label-edit-undo = Rückgängig
label-share-picture = Bild teilen
label-picture-of = Bild der Stellung
label-copy-svg = SVG kopieren
label-save-svg = SVG speichern
label-copy-png = PNG kopieren
label-save-png = PNG speichern
label-no-clipboard = Dieser Browser kann hier nicht kopieren. Speichere lieber die Datei.
label-picture-failed = Das Bild ließ sich nicht machen. Versuch es mit SVG.
label-saved = Gespeichert
