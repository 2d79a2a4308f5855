### Games on paper: reading, opening, saving.

# A tag of a record that cannot be read.
pgn-tag = Deze regel met gegevens is niet te lezen.

# A tag beyond the most that a game has.
pgn-tags = Een partij heeft hoogstens { $most } regels met gegevens; de andere blijven als opmerking staan.

# A comment without its end.
pgn-comment = Bij deze opmerking ontbreekt de accolade aan het eind.

# A move after an automatic draw.
pgn-after-draw = De partij was voor deze zet al remise; wat volgt, blijft staan.

# A bracket that opens or closes nothing.
pgn-variation = Hier staat een haakje te veel.

# A move that is missing in a record.
pgn-gap = Hier ontbreekt een zet: zet { $number }. Wat erna komt, kan niet gespeeld worden; het blijft als opmerking staan.

# A move number that jumps, although the moves can be played one after the other.
pgn-number = Hier staat nummer { $number }, maar de volgende zet is nummer { $expected }. Ontbreekt er een zet?

# A small mistake in the position of a record, which is understood all the same.
fen-mended = De stelling “{ $text }” heeft een kleine fout. Ze is gelezen als “{ $right }”.

# The written result is not the one of the last position.
result-against-board = De geschreven uitslag is { $score }, maar op het bord is het { $right }. De geschreven uitslag blijft staan.

# A record names a game that is not known.
variant-unknown = Een spel met de naam “{ $name }” is hier niet bekend. De zetten toonden welk spel het is.

# The tag and the end of the moves have different results.
pdn-results = De tag “Result” zegt { $other }, maar achter de zetten staat een andere uitslag. Die telt hier; { $other } blijft als opmerking staan.

# A word of a record that is no move.
pgn-stray = “{ $text }” is geen zet; het blijft als opmerking staan.

# No game in a text.
pgn-empty = Er staat geen partij in deze tekst.

# A kept game was damaged from this place on.
save-damaged = De bewaarde partij was beschadigd. Geredde zetten: { $at }.

# Another spelling than the export form of PGN.
pgn-form = In PGN schrijf je { $right }.

# A record is written in the letters of another language.
pgn-letters = De stukken hebben de letters van een andere taal: { $language }.

# A file that is no text.
not-text = Dit bestand is geen tekst. Kies een partijbestand zoals “partij.pgn”.

# A place in a text.
at-place = Regel { $line }, teken { $column }:

# How many games there are.
games-found = Partijen gevonden: { $games }

# How many of them a search found.
games-filtered = Partijen gevonden: { $found } van { $games }

# The place of the game on the board among those of its file.
game-of-file = Partij { $number } van { $games }

# A file of games that had no room on the device: it has to be opened again after a reload.
file-not-kept = Op het apparaat is geen plaats voor dit bestand: als je de pagina opnieuw laadt, open het dan opnieuw.

# A text without any game.
text-no-game = Er staat geen partij in deze tekst: er is geen zet in te lezen. De partij op het bord is niet veranderd.

# A text with a few moves among other words.
text-doubtful = Zetten die in deze tekst te lezen zijn: { $moves }. De rest is andere tekst. Is het een partij?

# An opened game of which some places could not be read.
game-faults = Onleesbare plaatsen in deze partij: { $faults }. Ze blijven als opmerking staan.

## Labels

label-beside-move = Commentaar en uitslag
label-paste-here = Plak hier partijen, een stelling of een link
label-open-text = Openen
label-choose-file = Kies een bestand
label-search-games = Zoek op naam
label-games-of-file = Partijen van het bestand
label-next-game = Volgende partij
label-previous-game = Vorige partij
label-close-file = Bestand sluiten
label-open-as-game = Als partij openen
label-engine-remarks = Opmerkingen van programma’s tonen
label-copy-move = Deze zet kopiëren
label-whole-name = Alles tonen
label-copy-pgn = Kopieer als PGN
label-save-pgn = Bewaar als PGN
label-copy-link = Kopieer een link naar deze partij
label-share-game = Deze partij
label-who-and-when = Wie en wanneer
label-event = Toernooi
label-site = Plaats
label-date = Datum
label-round = Ronde
label-at-start-label = Voor de eerste zet
label-comment = Opmerking
label-marks = Tekens
label-clock-time = Tijd op de klok
label-make-main = Tot hoofdvariant maken
label-remove-move = Wis deze zet en wat volgt
label-remove-sure = Echt wissen?
label-claim-with = met deze zet (geschreven, niet gespeeld)
label-offer-draw = Remise aanbieden (=)
label-agree-draw = Remise aannemen
label-resign = Opgeven
label-claim-draw = Remise claimen
label-ends-arbiter = Voor de arbiter
label-result = Uitslag
label-end-of-game = Het einde van de partij
label-draw-arrows = Pijlen en cirkels tekenen
label-drawing-on = Je tekent pijlen en cirkels.
label-drawing-end = Weer spelen
label-paper-line = Zetten achter elkaar, zonder kolommen
label-time-up = Claimen: de tijd is op
label-both-time-up = Niemand heeft nog tijd
