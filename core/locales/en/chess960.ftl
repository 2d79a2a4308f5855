### Chess960: its room, its dice, its castling.
### part: first

## Texts that could not be read

# A number outside 0 to 959.
# $text (String) - what was written
no-such-array = “{ $text }” is not a number from 0 to 959.

# Castling that moves one piece only has to be announced.
# $piece (Piece) - the piece that it is about
i-castle = Say aloud: “I castle.” Only the { PIECE($piece) } moves.

# The squares where king and rook arrive, behind the castling.
# $castling (String) - the castling as it is written
# $fields (String) - the two pieces on their squares
castling-goals = { $castling }: { $fields }

## Labels

label-array-number = Position number (0 to 959)
label-random-array = Shuffle the first rank
label-room-lead = The same pieces and rules as in chess, but the first rank is shuffled. There are 960 positions, and the usual one is among them.
label-room-link = Chess960: numbers, dice, castling
label-first-rank = The first rank
label-swap-hint = Tap two pieces: they change places.
label-scharnagl-number = Number 0 to 959 (Scharnagl)
label-club-number = Club number 1 to 960
label-reconstructed = reconstructed
label-named-by-club = named by the club
label-pieces-a-to-h = Pieces from a to h
label-mirror = Mirror
label-draw-coin = Draw one of 480, then toss a coin
label-heads = Heads
label-tails = Tails
label-play-array = Play this position
label-king-files = Where the king stands
label-king-files-hint = How many positions there are for each square of the white king, and their club numbers. Tap a column to see them in the list.
label-array-list = The list of all 960
label-array-list-note = The club’s own list is lost. We know its blocks, its mirror rule and two of its numbers; the rest of the order is reconstructed.
label-search-arrays = Search: a number, or the pieces from a to h (? is any piece)
label-list-earlier = Earlier
label-list-later = Later
label-die-title = Drawing with one die
label-die-club = The club’s way
label-die-fair = The fair way
label-die-throw = Roll the die
label-die-real = Or tap what your own die shows:
label-die-again = Start again
label-die-take = Take this position
label-die-club-note = Every position can come up, but not equally often: the chances run from 1/1944 to 1/486. The usual position has 1/972. In a fair draw each would have 1/960.
label-die-fair-note = Each position has the same chance, 2 in 1920. But a roll that is too high does not count.
label-castle-hint = The pieces between have gone. Wherever king and rook stand, they end on the same squares as in chess.
label-castle-back = Put back
label-castle-table = All cases: 21 to each side
label-trial-title = May I castle?
label-trial-hint = Choose a piece and put it on a square; tap it again to take it away.
label-trial-own = My position
label-trial-goal = A piece on the square where the king lands
label-trial-way = An attack on the king’s way
label-trial-rook = An attack on the rook only

### part: more

# Eight pieces that are not those of an array.
rank-pieces = You need one king, one queen, two rooks, two bishops and two knights.

# Both bishops on one colour.
rank-bishops = Both bishops are on the same colour. One needs a light square, the other a dark one.

# The king is not between its rooks.
rank-king = The king has to stand between the two rooks.

# Not eight letters of pieces.
# $text (String) - what was written
# $letters (List) - letters that are possible
rank-letters = “{ $text }” is not a first rank. Write eight letters from { LIST($letters, type: "and") }.

# A number outside 1 to 960.
# $text (String) - what was written
no-such-club = “{ $text }” is not a number from 1 to 960.

# One of 480 was drawn, and the coin leaves it.
# $number (Number) - the number of the move
coin-heads = Drawn: number { $number } of 480 (list reconstructed). Heads: it stays as it is.

# One of 480 was drawn, and the coin mirrors it.
# $number (Number) - the number of the move
# $mirror (Number) - the number of the mirrored array
coin-tails = Drawn: number { $number } of 480 (list reconstructed). Tails: read in the mirror, it is number { $mirror }.

# How many arrays a search found.
# $count (Number) - how many there are
arrays-found = Positions found: { $count }

# What the next throw decides.
# $piece (Piece) - the piece that it is about
# $fields (List) - fields by their names
die-next = Next: { PIECE($piece) }. Count along { LIST($fields, type: "and") }.

# What a throw decided.
# $die (SmallNumber) - the number on the die
# $piece (Piece) - the piece that it is about
# $field (String) - a field by its name
die-places = { $die }: { PIECE($piece) } on { $field }.

# A throw with only one square left.
# $die (SmallNumber) - the number on the die
# $piece (Piece) - the piece that it is about
# $field (String) - a field by its name
die-only = { $die }: only { $field } is free, whatever you roll. { PIECE($piece, case: "upper") } on { $field }.

# A throw whose count began again at the first square.
# $die (SmallNumber) - the number on the die
# $piece (Piece) - the piece that it is about
# $field (String) - a field by its name
# $among (Number) - how many squares there are
die-around = { $die }: there are { $among } squares, so we count on from the first. { PIECE($piece, case: "upper") } on { $field }.

# A throw that has to be repeated.
# $die (SmallNumber) - the number on the die
die-too-high = { $die } is too high here. Roll again.

# The end of the club's way.
die-knights = Knights take the last two squares. Black’s pieces stand opposite, the pawns in front as usual.

# The end of the fair way.
die-rooks = Rook, king and rook take the last squares. Black’s pieces stand opposite, the pawns in front as usual.

# Where king and rook stand after castling.
# $king (String) - the field where the king arrives
# $rook (String) - the field where the rook arrives
castled = The king goes to { $king }, the rook to { $rook }.

# Where king and rook stand after castling, when the rook has to go first.
# $king (String) - the field where the king arrives
# $rook (String) - the field where the rook arrives
castled-rook-first = The rook goes first, because it stands where the king wants to go. King on { $king }, rook on { $rook }.

# Nothing is against castling.
castling-allowed = Castling is allowed.
