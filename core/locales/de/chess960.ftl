### Chess960: its room, its dice, its castling.

## Texts that could not be read

# A number outside 0 to 959.
no-such-array = „{ $text }“ ist keine Zahl von 0 bis 959.

# Castling that moves one piece only has to be announced.
i-castle = Sag laut: „Ich rochiere.“ Nur { PIECE($piece, form: "der") } zieht.

# The squares where king and rook arrive, behind the castling.
castling-goals = { $castling }: { $fields }

## Labels

label-array-number = Nummer der Stellung (0 bis 959)
label-random-array = Eine Stellung auslosen
label-room-lead = Die gleichen Figuren und Regeln wie beim Schach, aber die erste Reihe wird ausgelost. Es gibt 960 Stellungen, und die gewohnte ist auch dabei.
label-room-link = Chess960: Nummern, Würfel, Rochade
label-first-rank = Die erste Reihe
label-swap-hint = Tippe zwei Figuren an: Sie tauschen die Plätze.
label-scharnagl-number = Nummer 0 bis 959 (Scharnagl)
label-club-number = Vereinsnummer 1 bis 960
label-reconstructed = rekonstruiert
label-named-by-club = vom Verein genannt
label-pieces-a-to-h = Figuren von a bis h
label-mirror = Spiegel
label-draw-coin = Eine von 480 ziehen, dann eine Münze werfen
label-heads = Kopf
label-tails = Zahl
label-play-array = Diese Stellung spielen
label-king-files = Wo der König steht
label-king-files-hint = Wie viele Stellungen es für jedes Feld des weißen Königs gibt, mit ihren Vereinsnummern. Tippe eine Spalte an, um sie in der Liste zu sehen.
label-array-list = Die Liste aller 960
label-array-list-note = Die Liste des Vereins ist verloren. Bekannt sind ihre Blöcke, ihre Spiegelregel und zwei ihrer Nummern; der Rest der Reihenfolge ist rekonstruiert.
label-search-arrays = Suchen: eine Nummer oder die Figuren von a bis h (? steht für jede Figur)
label-list-earlier = Zurück
label-list-later = Weiter
label-die-title = Auslosen mit einem Würfel
label-die-club = So macht es der Verein
label-die-fair = So ist es gerecht
label-die-throw = Würfeln
label-die-real = Oder tippe an, was dein eigener Würfel zeigt:
label-die-again = Noch einmal
label-die-take = Diese Stellung nehmen
label-die-club-note = Jede Stellung kann herauskommen, aber nicht gleich oft: Die Chancen gehen von 1/1944 bis 1/486. Die gewohnte Stellung hat 1/972. Bei einer gerechten Auslosung hätte jede 1/960.
label-die-fair-note = Jede Stellung hat die gleiche Chance, 2 von 1920. Dafür zählt ein zu hoher Wurf nicht.
label-castle-hint = Die Figuren dazwischen sind weg. Wo auch immer König und Turm stehen: Sie kommen auf dieselben Felder wie beim Schach.
label-castle-back = Zurückstellen
label-castle-table = Alle Fälle: 21 auf jeder Seite
label-trial-title = Darf ich rochieren?
label-trial-hint = Wähle eine Figur und stell sie auf ein Feld; tippe sie noch einmal an, um sie wegzunehmen.
label-trial-own = Meine Stellung
label-trial-goal = Eine Figur auf dem Zielfeld des Königs
label-trial-way = Ein Angriff auf den Weg des Königs
label-trial-rook = Ein Angriff nur auf den Turm

# Eight pieces that are not those of an array.
rank-pieces = Du brauchst einen König, eine Dame, zwei Türme, zwei Läufer und zwei Springer.

# Both bishops on one colour.
rank-bishops = Beide Läufer stehen auf der gleichen Farbe. Einer braucht ein helles Feld, der andere ein dunkles.

# The king is not between its rooks.
rank-king = Der König muss zwischen den beiden Türmen stehen.

# Not eight letters of pieces.
rank-letters = „{ $text }“ ist keine erste Reihe. Schreib acht von diesen Buchstaben: { LIST($letters, type: "and") }.

# A number outside 1 to 960.
no-such-club = „{ $text }“ ist keine Zahl von 1 bis 960.

# One of 480 was drawn, and the coin leaves it.
coin-heads = Gezogen: Nummer { $number } von 480 (Liste rekonstruiert). Kopf: Sie bleibt, wie sie ist.

# One of 480 was drawn, and the coin mirrors it.
coin-tails = Gezogen: Nummer { $number } von 480 (Liste rekonstruiert). Zahl: Im Spiegel gelesen ist es Nummer { $mirror }.

# How many arrays a search found.
arrays-found = Gefundene Stellungen: { $count }

# What the next throw decides.
die-next = Als Nächstes: { PIECE($piece) }. Zähl diese Felder ab: { LIST($fields, type: "and") }.

# What a throw decided.
die-places = { $die }: { PIECE($piece) } auf { $field }.

# A throw with only one square left.
die-only = { $die }: Nur { $field } ist frei, egal was du würfelst. { PIECE($piece, case: "upper") } auf { $field }.

# A throw whose count began again at the first square.
die-around = { $die }: Es gibt { $among } Felder, also zählen wir vom ersten an weiter. { PIECE($piece, case: "upper") } auf { $field }.

# A throw that has to be repeated.
die-too-high = { $die } ist hier zu hoch. Würfle noch einmal.

# The end of the club's way.
die-knights = Die Springer nehmen die letzten zwei Felder. Die schwarzen Figuren stehen gegenüber, die Bauern davor wie gewohnt.

# The end of the fair way.
die-rooks = Turm, König und Turm nehmen die letzten Felder. Die schwarzen Figuren stehen gegenüber, die Bauern davor wie gewohnt.

# Where king and rook stand after castling.
castled = Der König zieht nach { $king }, der Turm nach { $rook }.

# Where king and rook stand after castling, when the rook has to go first.
castled-rook-first = Der Turm zieht zuerst, denn er steht da, wo der König hinwill. König auf { $king }, Turm auf { $rook }.

# Nothing is against castling.
castling-allowed = Die Rochade ist erlaubt.
