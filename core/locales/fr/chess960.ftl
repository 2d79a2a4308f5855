### Chess960: its room, its dice, its castling.

## Texts that could not be read

# A number outside 0 to 959.
no-such-array = « { $text } » n’est pas un nombre de 0 à 959.

# Castling that moves one piece only has to be announced.
i-castle = Dis à voix haute : « Je roque. » Une seule pièce bouge : { PIECE($piece, form: "the") }.

# The squares where king and rook arrive, behind the castling.
castling-goals = { $castling } : { $fields }

## Labels

label-array-number = Numéro de la position (0 à 959)
label-random-array = Tirer une position au sort
label-room-lead = Les mêmes pièces et les mêmes règles qu’aux échecs, mais la première rangée est tirée au sort. Il y a 960 positions, et la position habituelle en fait partie.
label-room-link = Chess960 : numéros, dé, roque
label-first-rank = La première rangée
label-swap-hint = Touche deux pièces : elles échangent leurs places.
label-scharnagl-number = Numéro 0 à 959 (Scharnagl)
label-club-number = Numéro du club, 1 à 960
label-reconstructed = reconstitué
label-named-by-club = donné par le club
label-pieces-a-to-h = Pièces de a à h
label-mirror = Miroir
label-draw-coin = Tirer une des 480, puis jouer à pile ou face
label-heads = Face
label-tails = Pile
label-play-array = Jouer cette position
label-king-files = Où se trouve le roi
label-king-files-hint = Combien de positions pour chaque case du roi blanc, et leurs numéros du club. Touche une colonne pour les voir dans la liste.
label-array-list = La liste des 960 positions
label-array-list-note = La liste du club est perdue. On en connaît les blocs, la règle du miroir et deux numéros ; le reste de l’ordre est reconstitué.
label-search-arrays = Chercher : un numéro, ou des pièces à partir de a (? remplace toute pièce)
label-list-earlier = Avant
label-list-later = Après
label-die-title = Tirer au sort avec un dé
label-die-club = La méthode du club
label-die-fair = La méthode équitable
label-die-throw = Lancer le dé
label-die-real = Ou touche ce que montre ton propre dé :
label-die-again = Recommencer
label-die-take = Prendre cette position
label-die-club-note = Toutes les positions peuvent sortir, mais pas aussi souvent : les chances vont de 1/1944 à 1/486. La position habituelle a 1/972. Dans un tirage équitable, chacune aurait 1/960.
label-die-fair-note = Chaque position a la même chance, 2 sur 1920. En échange, un dé trop grand ne compte pas.
label-castle-hint = Les pièces entre le roi et la tour sont parties. Où qu’ils soient, le roi et la tour arrivent sur les mêmes cases qu’aux échecs.
label-castle-back = Remettre en place
label-castle-table = Tous les cas : 21 de chaque côté
label-trial-title = Ai-je le droit de roquer ?
label-trial-hint = Choisis une pièce et pose-la sur une case ; touche-la encore pour l’enlever.
label-trial-own = Ma position
label-trial-goal = Une pièce sur la case d’arrivée du roi
label-trial-way = Une attaque sur le chemin du roi
label-trial-rook = Une attaque sur la tour seulement

# Eight pieces that are not those of an array.
rank-pieces = Il faut un roi, une dame, deux tours, deux fous et deux cavaliers.

# Both bishops on one colour.
rank-bishops = Les deux fous sont sur la même couleur. Il faut une case claire et une case foncée.

# The king is not between its rooks.
rank-king = Le roi doit se trouver entre les deux tours.

# Not eight letters of pieces.
rank-letters = « { $text } » n’est pas une première rangée. Écris huit lettres parmi { LIST($letters, type: "and") }.

# A number outside 1 to 960.
no-such-club = « { $text } » n’est pas un nombre de 1 à 960.

# One of 480 was drawn, and the coin leaves it.
coin-heads = Tirage : numéro { $number } sur 480 (liste reconstituée). Face : la position reste ainsi.

# One of 480 was drawn, and the coin mirrors it.
coin-tails = Tirage : numéro { $number } sur 480 (liste reconstituée). Pile : lue dans le miroir, c’est le numéro { $mirror }.

# How many arrays a search found.
arrays-found = Positions trouvées : { $count }

# What the next throw decides.
die-next = À placer : { PIECE($piece) }. Compte les cases une à une : { LIST($fields, type: "and") }.

# What a throw decided.
die-places = { $die } : { PIECE($piece) } en { $field }.

# A throw with only one square left.
die-only = { $die } : seule la case { $field } est libre, quel que soit le dé. { PIECE($piece, case: "upper") } en { $field }.

# A throw whose count began again at the first square.
die-around = { $die } : il y a { $among } cases, on recommence donc à la première. { PIECE($piece, case: "upper") } en { $field }.

# A throw that has to be repeated.
die-too-high = { $die } est trop grand ici. Relance le dé.

# The end of the club's way.
die-knights = Les cavaliers prennent les deux dernières cases. Les pièces noires se placent en face, les pions devant comme d’habitude.

# The end of the fair way.
die-rooks = Tour, roi et tour prennent les dernières cases. Les pièces noires se placent en face, les pions devant comme d’habitude.

# Where king and rook stand after castling.
castled = Le roi va en { $king }, la tour en { $rook }.

# Where king and rook stand after castling, when the rook has to go first.
castled-rook-first = La tour part la première, car elle occupe la case où va le roi. Roi en { $king }, tour en { $rook }.

# Nothing is against castling.
castling-allowed = Le roque est permis.
