### Chess960: its room, its dice, its castling.

## Texts that could not be read

# A number outside 0 to 959.
no-such-array = “{ $text }” is geen getal van 0 tot 959.

# Castling that moves one piece only has to be announced.
i-castle = Zeg hardop: “Ik rokeer.” Je verzet alleen { PIECE($piece, form: "the") }.

# The squares where king and rook arrive, behind the castling.
castling-goals = { $castling }: { $fields }

## Labels

label-array-number = Nummer van de opstelling (0 tot 959)
label-random-array = Opstelling loten
label-room-lead = Dezelfde stukken en regels als bij schaken, maar de eerste rij wordt geloot. Er zijn 960 opstellingen, en de gewone is er één van.
label-room-link = Chess960: nummers, dobbelsteen, rokade
label-first-rank = De eerste rij
label-swap-hint = Tik op twee stukken: ze wisselen van plaats.
label-scharnagl-number = Nummer 0 tot 959 (Scharnagl)
label-club-number = Clubnummer 1 tot 960
label-reconstructed = gereconstrueerd
label-named-by-club = door de club genoemd
label-pieces-a-to-h = Stukken van a tot h
label-mirror = Spiegelen
label-draw-coin = Een van de 480 loten, dan kop of munt
label-heads = Kop
label-tails = Munt
label-play-array = Deze opstelling spelen
label-king-files = Waar de koning staat
label-king-files-hint = Hoeveel opstellingen er zijn voor elk veld van de witte koning, en hun clubnummers. Tik op een kolom om ze in de lijst te zien.
label-array-list = De lijst van alle 960
label-array-list-note = De lijst van de club is verloren. We kennen de blokken, de spiegelregel en twee nummers; de rest van de volgorde is gereconstrueerd.
label-search-arrays = Zoeken: een nummer, of de stukken van a tot h (? is elk stuk)
label-list-earlier = Eerder
label-list-later = Later
label-die-title = Loten met één dobbelsteen
label-die-club = De manier van de club
label-die-fair = De eerlijke manier
label-die-throw = Gooi de dobbelsteen
label-die-real = Of tik op wat je eigen dobbelsteen toont:
label-die-again = Opnieuw
label-die-take = Deze opstelling nemen
label-die-club-note = Elke opstelling kan eruit komen, maar niet even vaak: de kansen lopen van 1/1944 tot 1/486. De gewone opstelling heeft 1/972. Bij een eerlijke loting zou elke 1/960 hebben.
label-die-fair-note = Elke opstelling heeft dezelfde kans, 2 op 1920. Maar een te hoog getal telt niet.
label-castle-hint = De stukken ertussen zijn weg. Waar koning en toren ook staan, ze komen op dezelfde velden als bij schaken.
label-castle-back = Terugzetten
label-castle-table = Alle gevallen: 21 naar elke kant
label-trial-title = Mag ik rokeren?
label-trial-hint = Kies een stuk en zet het op een veld; tik er nog eens op om het weg te halen.
label-trial-own = Mijn opstelling
label-trial-goal = Een stuk op het eindveld van de koning
label-trial-way = Een aanval op de weg van de koning
label-trial-rook = Een aanval op alleen de toren

# Eight pieces that are not those of an array.
rank-pieces = Er horen één koning, één dame, twee torens, twee lopers en twee paarden te staan.

# Both bishops on one colour.
rank-bishops = Beide lopers staan op dezelfde kleur. Er is een licht en een donker veld nodig.

# The king is not between its rooks.
rank-king = De koning moet tussen de twee torens staan.

# Not eight letters of pieces.
rank-letters = “{ $text }” is geen eerste rij. Schrijf acht letters uit { LIST($letters, type: "and") }.

# A number outside 1 to 960.
no-such-club = “{ $text }” is geen getal van 1 tot 960.

# One of 480 was drawn, and the coin leaves it.
coin-heads = Geloot: nummer { $number } van 480 (lijst gereconstrueerd). Kop: het blijft zo.

# One of 480 was drawn, and the coin mirrors it.
coin-tails = Geloot: nummer { $number } van 480 (lijst gereconstrueerd). Munt: in de spiegel gelezen is het nummer { $mirror }.

# How many arrays a search found.
arrays-found = Gevonden opstellingen: { $count }

# What the next throw decides.
die-next = Nu: { PIECE($piece) }. Tel langs { LIST($fields, type: "and") }.

# What a throw decided.
die-places = { $die }: { PIECE($piece) } op { $field }.

# A throw with only one square left.
die-only = { $die }: alleen { $field } is vrij, wat je ook gooit. { PIECE($piece, case: "upper") } op { $field }.

# A throw whose count began again at the first square.
die-around = { $die }: er zijn { $among } velden, dus we tellen verder vanaf het eerste. { PIECE($piece, case: "upper") } op { $field }.

# A throw that has to be repeated.
die-too-high = { $die } is hier te hoog. Gooi nog eens.

# The end of the club's way.
die-knights = De paarden krijgen de laatste twee velden. De zwarte stukken staan ertegenover, de pionnen ervoor zoals altijd.

# The end of the fair way.
die-rooks = Toren, koning en toren krijgen de laatste velden. De zwarte stukken staan ertegenover, de pionnen ervoor zoals altijd.

# Where king and rook stand after castling.
castled = De koning gaat naar { $king }, de toren naar { $rook }.

# Where king and rook stand after castling, when the rook has to go first.
castled-rook-first = De toren gaat eerst, want hij staat waar de koning naartoe wil. Koning op { $king }, toren op { $rook }.

# Nothing is against castling.
castling-allowed = Rokeren mag.
