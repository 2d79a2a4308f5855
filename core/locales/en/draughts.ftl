### Draughts in all its variants.
### part: first

## Labels

label-field-numbers = Draughts: numbers of the squares
# Before the number of a square, for the ear: ends with a blank.
label-numbered-field = square{" "}
label-copy-pdn = Copy as PDN
label-save-pdn = Save as PDN
label-international = International
label-russian = Russian
label-brazilian = Brazilian
label-english = English (checkers)
label-frisian = Frisian
label-italian = Italian
label-spanish = Spanish
label-portuguese = Portuguese
label-czech = Czech
label-pool = American pool
label-canadian = Canadian
label-turkish = Turkish
label-thai = Thai
label-frysk = Frysk!
label-breakthrough = Breakthrough
label-antidraughts = Antidraughts
label-killer = Killer
label-quiet-men = Half-moves without capture or man’s move
label-tired-white = White’s king that has just moved
label-tired-black = Black’s king that has just moved
label-tired-moves-white = Its moves in a row (White)
label-tired-moves-black = Its moves in a row (Black)
label-which-capture = Which captures are there?
label-capture-allowed = allowed
label-capture-refused = not allowed
label-play-capture = Play it
label-show-way = Show the way on the board
label-force-back = Make them take it back
label-other-draughts = Draughts of another country
label-which-draughts = Which draughts?
label-international-note = 10×10, 20 men each. You must take as many as you can.
label-russian-note = 8×8, 12 men. Crowned in mid-capture; choose any capture.
label-brazilian-note = 8×8, 12 men. Like International, on the small board.
label-english-note = 8×8, 12 men. Black begins; kings go one square.
label-frisian-note = 10×10, 20 men. Captures straight and diagonally.
label-italian-note = 8×8, 12 men. A man never takes a king.
label-spanish-note = 8×8, 12 men. Most pieces, then most kings.
label-portuguese-note = 8×8, 12 men. The rules of Spain.
label-czech-note = 8×8, 12 men. A king captures first.
label-pool-note = 8×8, 12 men. Black begins; any capture will do.
label-canadian-note = 12×12, 30 men. International on the largest board.
label-turkish-note = 8×8, 16 men on all squares. They move straight.
label-thai-note = 8×8, 8 men. Kings go far, but land right behind.
label-frysk-note = 10×10, only 5 men. Frisian rules.
label-breakthrough-note = 10×10, 20 men. The first king wins.
label-antidraughts-note = 10×10, 20 men. Whoever has nothing left wins.
label-killer-note = 10×10, 20 men. After a captured king, stop right behind it.
label-part-via = on its way
label-part-bracket = Black’s move
label-french-print = (17×26) French print
label-whole-ways = 35x19x32 whole way
label-letter-names = c3-d4 letters
label-draughts-lead = One family, many games: on 100 squares, on 64, on 144. Capturing is a duty in all of them, and each country has its own way to do it.
label-draughts-link = Rules and strokes
label-option-irregular = Forgetting to capture
label-irregular-refused = is not possible
label-irregular-allowed = is possible: the other player has it taken back or lets it stand
label-option-huffing = Huffing (souffler), the old penalty
label-huffing-off = no
label-huffing-on = yes: the piece that should have captured may be taken away
label-option-draws = International: one king against one or two
label-draws-fmjd = a draw after five moves each
label-draws-document = a draw at once

### part: more

## Records (PDN)

# A record that does not say which game it is.
# $game (String) - the name of a game
pdn-guessed = This record does not say which game it is. It is read as: { $game }.

# A set-up in a record that no move leads to.
pdn-set-up = No move leads to this position; what follows is kept as a comment.

## How games end

# The side to move has no move, and has lost.
# $winner (Player) - the player who wins
won-by-block = The other side has no move left. { PLAYER($winner, case: "upper") } wins.

# The side to move has no move, and has won (antidraughts).
# $winner (Player) - the player who wins
won-without-moves = Whoever has no move left wins here. { PLAYER($winner, case: "upper") } wins.

# The first king wins (breakthrough).
# $winner (Player) - the player who wins
won-by-king = The first king decides. { PLAYER($winner, case: "upper") } wins.

# Nothing was taken and no man moved for so long.
draw-quiet = Nothing has been taken and no man has moved for too long. It is a draw.

# Few pieces are left, and nothing happened for so long.
draw-few-pieces = Too many moves with so few pieces. It is a draw.

## Playing: how it stands

# The loser has no pieces left.
# $winner (Player) - the player who wins
won-by-taking = All pieces of the other side are taken. { PLAYER($winner, case: "upper") } wins.

# A draw: a position came up too often.
draw-repeated = The same position has come up too often. A draw.

# Both sides have kings, and nothing was taken or crowned for so long (Russian).
draw-balance = Nothing has been taken and no man has become a king for too long. It is a draw.

## Playing: duties, counts and what may be done about a slip

# Whose turn it is, with a capture to make.
# $player (Player) - the player that it is about
to-move-must = { PLAYER($player) } to move, and must capture

# Whose turn it is, with a capture that is not compulsory by agreement.
# $player (Player) - the player that it is about
to-move-may = { PLAYER($player) } to move, and may capture

# What a capture takes.
# $pieces (Number) - how many pieces
capture-takes = takes { $pieces }

# What a capture takes, with kings among it.
# $pieces (Number) - how many pieces
# $kings (Number) - how many kings
capture-takes-kings = takes { $pieces }, kings among them: { $kings }

# How often the position has come up.
# $times (Number) - how many times
# $most (Number) - how many are allowed or possible
count-repetition = This position: { $times } of { $most } times

# Moves of each side in which nothing was taken and no man moved.
# $moves (Number) - how many moves
# $most (Number) - how many are allowed or possible
count-quiet = Nothing taken, no man moved; moves of each player: { $moves } of { $most }

# Moves of each side in which nothing was taken and no man was crowned.
# $moves (Number) - how many moves
# $most (Number) - how many are allowed or possible
count-balance = Nothing taken, no new king; moves of each player: { $moves } of { $most }

# Moves of each side since so few pieces are left.
# $moves (Number) - how many moves
# $most (Number) - how many are allowed or possible
count-few = Only few pieces left; moves of each player: { $moves } of { $most }

# Moves of one king in a row.
# $player (Player) - the player that it is about
# $field (String) - a field by its name
# $moves (Number) - how many moves
# $most (Number) - how many are allowed or possible
count-king = { PLAYER($player, case: "upper") }, king on { $field }, moves in a row: { $moves } of { $most }

# A claim without ground.
claim-nothing = Nothing to claim yet: the counters beside the board show how far it is.

# The last move broke the duty to capture, and the other side may have it taken back.
# $player (Player) - the player that it is about
may-force = The last move left a capture undone. { PLAYER($player, case: "upper") } may have it taken back, or let it stand by playing on.

# A piece should have captured, and may be taken off.
# $field (String) - a field by its name
may-huff = The piece on { $field } should have captured. It may be huffed: it leaves the board with your next move. If that move can also be played without huffing, you choose.

## Written moves

# The field where a move starts, where pieces have no letters.
# $piece (Piece) - the piece that it is about
# $field (String) - a field by its name
start-named = The { PIECE($piece) } on { $field } moves. Pieces have no letters here: the square says which one it is.

# The sign of a capture of several pieces.
# $count (Number) - how many there are
# $fields (List) - fields by their names
takes-several = It takes { $count } pieces, on { LIST($fields, type: "and") }.

# The sign of a capture of several pieces with kings among them.
# $count (Number) - how many there are
# $fields (List) - fields by their names
# $kings (List) - the kings among them
takes-with-kings = It takes { $count } pieces, on { LIST($fields, type: "and") }. Kings among them: on { LIST($kings, type: "and") }.

# A field on the way of a capture.
# $field (String) - a field by its name
stops-on = On its way it comes down on { $field }.

# A field on the way that is written because start and end do not tell the move.
# $count (Number) - how many there are
# $from (String) - where the move starts
# $to (String) - the field where the move ends
# $field (String) - a field by its name
stop-tells = From { $from } to { $to } there are { $count } captures that take different pieces. So the way is written: this one comes by { $field }.

# The end of a move that makes a king.
# $field (String) - a field by its name
crowned-there = The man reaches { $field }, on the last row, and becomes a king. No sign is written for that.

# The end of a move that makes a king in passing.
# $field (String) - a field by its name
# $via (String) - the field on the way
crowned-on-the-way = On { $via } the man became a king, and as a king it goes on to { $field }.

# The end of a capture that only touched the last row.
# $field (String) - a field by its name
# $via (String) - the field on the way
stays-man = The man goes to { $field }. It touched the last row on { $via } but had to go on, so it stays a man.

# The brackets of Manoury.
brackets-of-black = Black’s moves are in brackets.

# A piece is taken off because it should have captured.
# $piece (Piece) - the piece that it is about
# $field (String) - a field by its name
huffs = Before the move the { PIECE($piece) } on { $field } is taken off: it should have captured.

# One of several ways to the same end.
# $fields (List) - fields by their names
# $count (Number) - how many there are
goes-by = Takes { $count }, by { LIST($fields, type: "and") }

# No field has this name.
# $text (String) - what was written
# $first (String) - the first of them
# $last (String) - the last of them
no-such-field = “{ $text }” is not a square. Here they go from { $first } to { $last }.

# Nobody plays on this field.
# $text (String) - what was written
light-field = Nobody plays on { $text }: only the dark squares count.

# A field alone.
# $field (String) - a field by its name
# $right (List) - the written forms that would be right
half-move = A move needs two squares: where it starts and where it ends. With { $field } you can write { LIST($right, type: "or") }.

# A field alone that no move knows.
# $field (String) - a field by its name
half-move-alone = A move needs two squares: where it starts and where it ends. No move of yours starts or ends on { $field }.

# A dash for a capture.
# $right (String) - the written form that would be right
dash-takes = Something is taken, so write the capture sign: { $right }.

# Brackets around the wrong side.
# $right (String) - the written form that would be right
brackets-wrong = Brackets are for Black’s moves, and only for them: { $right }.

# Numbers for letters, or letters for numbers.
# $right (String) - the written form that would be right
fields-called = I see what you mean. Here the squares have other names: { $right }.

# Stops were left out.
# $right (String) - the written form that would be right
whole-way = I see what you mean. Here the whole way is written: { $right }.

# Several captures share start and end.
# $count (Number) - how many there are
# $from (String) - where the move starts
# $to (String) - the field where the move ends
# $right (List) - the written forms that would be right
which-way = Which way? { $count } captures go from { $from } to { $to }. Write { LIST($right, type: "or") }.

## Why a text is no legal move

# The ends of a capture that does not come by these fields.
other-way = These two squares are right, but the capture goes another way.

# The piece to be taken instead of the field behind it.
# $field (String) - a field by its name
jumps-over = There is a piece on { $field }. To take it, jump over it to the free square behind.

# A man backwards.
only-forward = A man does not go backwards.

# Too far.
# $piece (Piece) - the piece that it is about
one-field = Too far: a { PIECE($piece) } goes one square, or jumps over the piece next to it to the square right behind.

# No room behind a piece.
# $field (String) - a field by its name
# $behind (String) - the field behind the piece
no-room = The piece on { $field } cannot be jumped: there is no free square behind it, as { $behind } is occupied.

# A step of a capture over nothing.
takes-nothing = This step of the capture jumps over nothing.

# A man takes a king where it may not.
# $field (String) - a field by its name
man-takes-king = On { $field } stands a king, and in this game a man may not take a king.

# A piece is jumped twice.
# $field (String) - a field by its name
jumped-twice = The piece on { $field } was already jumped. No piece is jumped twice.

# A taken piece is in the way.
# $field (String) - a field by its name
still-stands = Taken pieces stay on the board until the capture is over. The one on { $field } is still in the way.

# A turn straight back.
turns-back = Between two jumps a piece may not turn straight back.

# A man goes on after the last row.
ends-on-last-row = A man that reaches the last row ends its move there.

# A king comes down too far.
# $field (String) - a field by its name
lands-behind = Here the king comes down right behind the piece on { $field }.

# A king comes down where it cannot take on.
# $fields (List) - fields by their names
lands-to-take = The king has to come down where it can take more: on { LIST($fields, type: "or") }.

# A capture ends too soon.
# $fields (List) - fields by their names
must-go-on = It can take more, so it has to: the capture goes on to { LIST($fields, type: "or") }.

# A quiet move where a capture is compulsory.
# $right (List) - the written forms that would be right
must-take = If you can take, you must: { LIST($right, type: "or") }.

# Another capture takes more.
# $takes (Number) - how many this move takes
# $right (List) - the written forms that would be right
# $most (Number) - how many are allowed or possible
takes-more = Pieces taken here: { $takes }; with { LIST($right, type: "or") }: { $most }. You must take the most.

# Another capture takes more kings.
# $takes (Number) - how many this move takes
# $right (List) - the written forms that would be right
# $most (Number) - how many are allowed or possible
takes-more-kings = The same number of pieces, but fewer kings: { $takes } here, { $most } with { LIST($right, type: "or") }. The most kings count.

# A king has to capture.
# $right (List) - the written forms that would be right
king-takes-first = Of these captures the king’s goes first: { LIST($right, type: "or") }.

# Another capture meets kings earlier.
# $right (List) - the written forms that would be right
meets-king-sooner = Both take as much, but { LIST($right, type: "or") } meets a king sooner, and that counts.

# Another capture is worth more.
# $right (List) - the written forms that would be right
worth-more = { LIST($right, type: "or") } is worth more: a king counts a little less than two men.

# A king has moved too often in a row.
# $count (SmallNumber) - how many there are
king-tired = This king has moved { $count } times in a row. Now it may only take; or move another piece.

## Positions as text, and setting up

# Who moves or whose pieces follow, in a position text.
# $place (Number) - the character in the text, counted from 1
pdn-side = This part says whose side it is: W for White or B for Black (character { $place }).

# A field in a position text.
# $place (Number) - the character in the text, counted from 1
pdn-field = No square of this board has this name (character { $place }).

# Two pieces on one field in a position text.
# $place (Number) - the character in the text, counted from 1
pdn-twice = Another piece stands on this square already (character { $place }).

# A man on its last row.
# $field (String) - a field by its name
setup-man = A man on { $field } would already be a king.

# A board without pieces.
setup-nobody = No piece stands on the board.

# No king stands where one is said to have moved several times in a row.
# $field (String) - a field by its name
setup-tired = There is no king on { $field } whose moves could be counted.

# A level of play beyond the last one.
# $most (Number) - how many there are
no-such-level = There are levels from 1 to { $most }.

# A limit of a search beyond what it may be.
# $name (String) - its name for programs
# $value (String) - what was asked for
# $least (String) - the least it may be
# $most (String) - the most it may be
search-limit = “{ $name }” is a number from { $least } to { $most }; { $value } is not one of them.
