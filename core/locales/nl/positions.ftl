### Positions as text, and setting up.

## Texts that could not be read

# A position text breaks off or is none.
fen-board = Dit is geen stelling: het bord klopt niet vanaf teken { $place }.

# The rest of a position text is wrong.
fen-rest = De tekst van de stelling klopt niet vanaf teken { $place }.

# A side needs exactly one king.
setup-kings = { PLAYER($player, case: "upper") } moet precies één koning hebben.

# A pawn on the first or last rank.
setup-pawn = Op { $field } kan geen pion staan.

# The side that waits is in check.
setup-check = { PLAYER($player, case: "upper") } staat schaak, maar is niet aan zet.

# Castling rights do not fit.
setup-castling = Voor een rokade staan koning en toren op hun eerste rij.

# The en passant field does not fit.
setup-en-passant = Geen pion is net langs dat veld gegaan.

## Setting up a position

# A rank of a position text has too many or too few squares.
fen-rank = Deze rij van het bord heeft niet het juiste aantal velden (teken { $place }).

# A position text has too many or too few ranks.
fen-ranks = Het bord heeft niet het juiste aantal rijen (teken { $place }).

# The side to move of a position text.
fen-turn = Hier staat wie aan zet is: w voor wit, b voor zwart (teken { $place }).

# The castling rights of a position text.
fen-castling = Hier staan de rechten op rokade, elk met koning en toren, of een streepje (teken { $place }).

# The en passant field of a position text.
fen-passed = Hier staat het veld voor en passant, of een streepje (teken { $place }).

# A counter of a position text.
fen-counter = Hier staat een aantal zetten (teken { $place }).

# A right to castle, as a switch.
may-castle = { PLAYER($player, case: "upper") } mag rokeren met de toren op { $field }

# A piece, as the name of a button.
piece-is = { PIECE($holds, case: "upper") }

# A kept draft that cannot be read.
draft-damaged = De opgezette stelling was niet te lezen. Het bord toont het begin.

## Labels

label-set-up = Stelling opzetten
label-set-up-hint = Kies een stuk en tik op de velden, of sleep de stukken naar hun plaats.
label-start-position = Beginstelling
label-empty-board = Leeg bord
label-from-game = Uit de partij
label-kind-of-game = Spel
label-side-to-move = Aan zet
label-play-from-here = Vanaf hier spelen
label-move-tool = Stukken verplaatsen
label-erase-tool = Stukken weghalen
label-pieces = Stukken
label-position-text = Stelling als tekst (FEN)
label-copy-position = Tekst kopiëren
label-passed-field = En passant op
label-no-field = geen
label-move-number = Nummer van de zet
label-quiet-moves = Halve zetten zonder slaan of pionzet
label-ready = Deze stelling kan gespeeld worden.
label-not-ready = Dit klopt nog niet:
label-rights = Rokade
label-edit-undo = Ongedaan maken
label-share-picture = Afbeelding delen
label-picture-of = Afbeelding van de stelling
label-copy-svg = SVG kopiëren
label-save-svg = SVG bewaren
label-copy-png = PNG kopiëren
label-save-png = PNG bewaren
label-no-clipboard = Deze browser kan hier niet kopiëren. Bewaar liever het bestand.
label-picture-failed = De afbeelding kon niet gemaakt worden. Probeer liever de SVG.
label-saved = Bewaard
