### Scharten: chess on the dartboard.
### part: first

## Labels

label-page-link = Rules and decisions
label-page-lead = Almost chess, on the 80 fields of a dartboard. Quiet: every piece has its place. Loud: only the kings stand, the others are thrown with darts.
label-decisions-title = What we had to decide
label-decisions-lead = The rules are young, and some of their figures are lost. Where they are silent, we took the reading that fits their examples best. Here is every such place.
label-options-title = Choose your own rules
label-options-hint = Your choices hold for the game that you start here.
label-options-in-game = In the game on the board:
label-option-support = Support
label-support-value = each supporter gives the value of its field
label-support-count = each supporter gives 1
label-option-unmoved = Double and treble protect (loud game)
label-unmoved-alike = all pieces
label-unmoved-protected = only kings and pieces that have never moved
label-option-diagonal = Diagonals across the centre
label-diagonal-straight = straight on
label-diagonal-turning = turning
label-option-misses = Lost darts in a row that lose the game (loud game)
label-start-quiet = Start a quiet game
label-start-loud = Start a loud game
label-still-to-throw-white = White’s pieces still to throw
label-still-to-throw-black = Black’s pieces still to throw
label-lost-darts-white = White’s lost darts in a row
label-lost-darts-black = Black’s lost darts in a row
label-never-moved = Have never moved
label-throw-dart = Throw a dart
label-darts-on-screen = On the screen
label-darts-real = Real darts
label-hand = Your throw
label-hand-exact = perfect
label-hand-steady = precise
label-hand-usual = usual
label-hand-shaky = shaky
label-aim-board = Dartboard to aim at
label-aim-hint = Aim with mouse, finger or arrow keys, and throw when the ring is over the bed you want.
label-real-board = Dartboard: which bed was hit
label-real-hint = Throw at your own board, then tap the bed that was hit. Or write it: T19.
label-bed-typed = Bed
label-bed-wrong = D, F, T or L and the number (F wide, L small single), or 25, 50
label-bed-double = double
label-bed-fat = fat
label-bed-treble = treble
label-bed-little = little
label-bed-outer-bull = bull, outer ring
label-bed-bull = bull
label-bed-beside = miss
label-take-bed = It was this bed
label-throw-now = Throw
label-throw-beside = Miss on purpose
label-throw-anyway = Throw anyway
label-rather-move = Make a move instead
label-bed-lost = dart lost
label-no-darts-yet = No move yet. Throw a dart, or tap a piece and then where it goes.
label-next-dart = Next dart
label-sector-numbers = Round board: numbers of the dartboard
label-announce-check = Say “Check!” when check is given

### part: more

## Darts

# A dart placed a piece.
# $bed (String) - the bed of the dartboard
# $piece (Piece) - the piece that it is about
# $field (String) - a field by its name
dart-placed = { $bed }: { PIECE($piece) } on { $field }.

# A dart hit a field of the other side.
# $bed (String) - the bed of the dartboard
# $field (String) - a field by its name
dart-outside = { $bed } is { $field }, which is not in your half. The dart is lost.

# A dart hit a field where something stands.
# $bed (String) - the bed of the dartboard
# $field (String) - a field by its name
dart-occupied = { $bed } is { $field }, and a piece stands there. The dart is lost.

# A dart hit the bull.
# $bed (String) - the bed of the dartboard
dart-on-bull = { $bed }: nobody plays on the bull. The dart is lost.

# A dart hit no bed.
dart-beside = The dart hit no field. It is lost.

# A number of a dartboard has two singles.
# $number (Number) - the number of the move
# $right (List) - the written forms that would be right
bed-single = The single { $number } has two beds: choose { LIST($right, type: "or") } (F wide, L small single).

# A ring of a dartboard without its number.
# $text (String) - what was written
bed-number = “{ $text }” is not on the dartboard: its numbers go from 1 to 20, with 25 and 50 in the centre.

# So many darts in a row are lost, and so many lose the game.
# $misses (Number) - how many darts in a row are lost
# $most (Number) - how many are allowed or possible
dart-misses = Lost darts in a row: { $misses } of { $most }.

# What a dart risks in check, and which fields help.
# $fields (List) - fields by their names
dart-at-stake = You are in check. If the dart does not end the check, you lose at once. The dart helps on { LIST($fields, type: "or") }.

# A dart in check that no field helps.
dart-hopeless = You are in check, and a dart cannot end it on any field. If you throw, you lose at once.

# What is thrown next.
# $piece (Piece) - the piece that it is about
dart-next = To throw: { PIECE($piece) }

# What a side has still to throw, and its lost darts in a row.
# $player (Player) - the player that it is about
# $left (Number) - how many are left
# $misses (Number) - how many darts in a row are lost
# $most (Number) - how many are allowed or possible
darts-left = { PLAYER($player, case: "upper") }: { $left } still to throw, { $misses } of { $most } darts in a row lost

# An option of a game, and what was agreed.
# $what (String) - the name of the option
# $value (String) - the value
agreed-is = { $what }: { $value }

## Support, on the round board

# What a field is worth.
# $value (SmallNumber) - the value
field-worth = value { $value }

# No piece of a player could capture here.
# $player (Player) - the player that it is about
look-nobody = { PLAYER($player, case: "upper") }: no piece reaches it

# A pawn could, which needs no help.
# $player (Player) - the player that it is about
look-pawn = { PLAYER($player, case: "upper") }: a pawn is enough

# Any piece could, as the field asks for no help.
# $player (Player) - the player that it is about
look-alone = { PLAYER($player, case: "upper") }: takes without support

# The help of the others is enough.
# $player (Player) - the player that it is about
# $help (Number) - the support of the other pieces
# $value (SmallNumber) - the value
look-holds = { PLAYER($player, case: "upper") }: 1 + { $help }, needs { $value }: enough

# It is not.
# $player (Player) - the player that it is about
# $help (Number) - the support of the other pieces
# $value (SmallNumber) - the value
look-fails = { PLAYER($player, case: "upper") }: 1 + { $help }, needs { $value }: not enough

## Announced by players who agreed to

# Check is given.
check-given = Check!

# Players cannot agree this.
# $name (String) - a name
no-such-option = There is no rule “{ $name }” that you can choose.

# The fields of unmoved pieces in a position text.
# $place (Number) - the character in the text, counted from 1
text-unmoved = This part gives the fields of pieces that have never moved, or it is a dash (character { $place }).

# The pieces still to throw, or the lost darts, in a position text.
# $place (Number) - the character in the text, counted from 1
text-throws = This part gives two numbers, White’s and Black’s, with a slash between (character { $place }).

# Nothing stands on a field of a piece that has never moved.
# $field (String) - a field by its name
setup-unmoved = There is nothing on { $field }, so no piece there can be marked “never moved”.

# Too many lost darts in a row.
# $winner (Player) - the player who wins
won-by-fogling = Too many lost darts in a row. { PLAYER($winner) } wins.

# A dart in check that did not end it.
# $winner (Player) - the player who wins
won-by-dart = The dart did not end the check. { PLAYER($winner) } wins.

# Pieces to throw in a quiet game, or none given in a loud one.
setup-throws = Only a loud game has pieces to throw.

# A piece has never moved, as a switch.
# $piece (Piece) - the piece that it is about
# $field (String) - a field by its name
never-moved = { PIECE($piece, case: "upper") } { $field }

## Characters: lines for files, rings, support, the king who castles, darts

# The line that tells two pieces apart.
# $piece (Piece) - the piece that it is about
# $line (Letter) - the line
# $to (String) - the field where the move ends
# $rivals (List) - the fields of the other pieces that could go there
from-line = The { $line } says which { PIECE($piece) }, because { rivals }.

# The line of a pawn that takes.
# $line (Letter) - the line
pawn-from-line = When a pawn takes, it starts with the letter of its line: { $line }.

# The field and ring where a piece arrives.
# $piece (Piece) - the piece that it is about
# $field (String) - a field by its name
# $ring (String) - the name of the ring
goes-to-ring =
    { $piece ->
        [pawn] The pawn goes to { $field }, on the { $ring } ring. A pawn has no letter.
       *[other] The { PIECE($piece) } goes to { $field }, on the { $ring } ring.
    }

# The sign of a capture that needs support.
# $piece (Piece) - the piece that it is about
# $field (String) - a field by its name
# $value (SmallNumber) - the value
# $by (List) - what attacks, blocks or supports
takes-held = It takes the { PIECE($piece) } on { $field }. That field is worth { $value }: the piece that takes counts as 1, the rest comes from { LIST($by, type: "and") }.

# The sign of a capture that needs no support.
# $piece (Piece) - the piece that it is about
# $field (String) - a field by its name
takes-free = It takes the { PIECE($piece) } on { $field }. A pawn takes on every field without support.

# A promotion to a piece that counts as unmoved.
# $piece (Piece) - the piece that it is about
becomes-unmoved = The pawn becomes a { PIECE($piece) }. It counts as a piece that has never moved.

# The king move that is castling on the round board.
# $king (String) - the field where the king arrives
# $from (String) - where the move starts
# $rook (String) - the field where the rook arrives
round-castling = Castling: the king goes two fields, to { $king }, and the rook from { $from } comes to { $rook }. You only write the king’s move.

# The sign of a thrown piece.
# $piece (Piece) - the piece that it is about
thrown = The @: the { PIECE($piece) } is thrown with a dart. It is the next piece of the order.

# The field where a thrown piece lands.
# $piece (Piece) - the piece that it is about
# $field (String) - a field by its name
# $ring (String) - the name of the ring
lands-on = The { PIECE($piece) } lands on { $field }, on the { $ring } ring.

# A piece letter that is enough, because its rivals lack support.
# $piece (Piece) - the piece that it is about
# $fields (List) - fields by their names
piece-holds = This sign stands for the { PIECE($piece) }. Nothing else is needed: from { LIST($fields, type: "and") } a { PIECE($piece) } has too little support to take there.

# A lost dart.
# $piece (Piece) - the piece that it is about
dart-lost = The dart is lost: nothing changes on the board, and the { PIECE($piece) } stays the next piece.

## Refusals and remarks

# No such field of the dartboard.
# $text (String) - what was written
not-on-dartboard = “{ $text }” is not a field. Lines are o and a to i, their fields go from 1 to 8.

# A pawn capture without its line.
# $right (String) - the written form that would be right
pawn-line = When a pawn takes, start with the letter of its line: { $right }.

# The number was written where the line is usual.
# $right (String) - the written form that would be right
prefer-line = I see what you mean. We usually write the line: { $right }.

# A capture by lines with nothing to take.
# $line (Letter) - the line
nothing-on-line = The pawn finds nothing to take on line { $line }.

# No pawn on the written line.
no-pawn-on-line = You have no pawn on that line.

# No piece of this kind on the written line.
# $piece (Piece) - the piece that it is about
# $line (String) - the line
none-on-line = You have no { PIECE($piece) } on line { $line }.

# The piece does not move so on the round board.
# $piece (Piece) - the piece that it is about
way-round =
    { $piece ->
        [king] The king goes one field at a time.
        [queen] The queen goes along a line, a ring or a diagonal, but not like that.
        [rook] A rook goes only along its line or its ring.
        [bishop] A bishop goes only diagonally.
        [knight] A knight jumps two fields one way and one to the side, never to its own ring.
        [pawn] A pawn goes straight ahead along its line, and diagonally only to take.
       *[other] A { PIECE($piece) } does not move like that.
    }

# A double step of a pawn that has moved.
# $field (String) - a field by its name
pawn-moved = The pawn on { $field } has moved before. Now it goes one field at a time.

# A double step that would end near the last rank.
# $field (String) - a field by its name
pawn-at-edge = Near the last rank the pawn on { $field } goes one field at a time, even on its first move.

# A capture without any support.
# $piece (Piece) - the piece that it is about
# $field (String) - a field by its name
# $ring (String) - the name of the ring
# $needs (SmallNumber) - the support that is needed
needs-support = { $field } is on the { $ring } ring. To take there, the { PIECE($piece) } needs a support of { $needs }, and it has none.

# A capture with too little support.
# $piece (Piece) - the piece that it is about
# $field (String) - a field by its name
# $ring (String) - the name of the ring
# $needs (SmallNumber) - the support that is needed
# $has (SmallNumber) - the support that is there
# $by (List) - what attacks, blocks or supports
needs-more-support = { $field } is on the { $ring } ring. To take there, the { PIECE($piece) } needs a support of { $needs }. From { LIST($by, type: "and") } comes only { $has }.

# Castling that the rules of Scharten do not allow.
castling-no-rook = That castling is not possible: king and rook must never have moved, and the rook must stand at least three fields away.

# A sign of castling in Scharten.
# $right (List) - the written forms that would be right
castling-by-king = In Scharten castling has no sign of its own. Write the king’s move: { LIST($right, type: "or") }.

# Zeros in Scharten: a result, not castling.
zeros-are-result = In Scharten 0-0 is a result: neither player gets a point. Castling is written as the king’s move.

# A sign of castling in Scharten where no castling is possible.
no-castling-now = In Scharten you write castling as the king’s move. Right now the king cannot castle.

# A pass where there is none.
must-play = It is your turn, and nobody may pass.

## Darts that cannot be thrown so

# A thrown piece that is not the next.
# $piece (Piece) - the piece that it is about
# $right (String) - the written form that would be right
throws-other = The order is fixed: next comes the { PIECE($piece) }. Write { $right }.

# A dart outside of the own half.
# $field (String) - a field by its name
# $right (String) - the written form that would be right
throws-outside = { $field } is not in your own half. Such a dart is lost, and you write { $right }.

# A dart on an occupied field.
# $field (String) - a field by its name
# $right (String) - the written form that would be right
throws-onto = A piece already stands on { $field }. Such a dart is lost, and you write { $right }.

# A dart after the last piece.
nothing-to-throw = You have thrown all your pieces.

# A dart in a quiet game.
no-darts = In a quiet game nobody throws darts.

# A thrown piece without its sign.
# $right (String) - the written form that would be right
throw-sign = A thrown piece has an @ before its field: { $right }.

## Options, and counts that are missing

# A value that an option cannot have.
# $name (String) - a name
# $value (String) - the value
# $can_be (List) - what it can be
option-value = “{ $name }” can be { LIST($can_be, type: "or") }, but not “{ $value }”.

# A number that an option cannot have.
# $name (String) - a name
# $value (String) - the value
# $most (Number) - how many are allowed or possible
option-number = “{ $name }” is a number from 1 to { $most }. “{ $value }” is not possible.

# A loud position without its counts.
setup-no-throws = A loud position says at its end how many pieces White and Black still have to throw, and how many darts they have just lost: 17/17 0/0.

## Darts that lose the game; castling both ways

# A lost dart in check: the game is lost.
dart-lost-in-check = The dart is lost, and the check remains: the game is lost.

# One lost dart too many: the game is lost.
dart-lost-last = The dart is lost. That is too many in a row: the game is lost.

# A dart that does not end the check: the game is lost.
# $piece (Piece) - the piece that it is about
# $field (String) - a field by its name
# $ring (String) - the name of the ring
lands-in-vain = The { PIECE($piece) } lands on { $field }, on the { $ring } ring. It does not end the check: the game is lost.

# Castling that is possible both ways.
# $right (List) - the written forms that would be right
castling-either-way = This is castling, and it can go either way round. Write { LIST($right, type: "or") }.

# Parts of the page on Scharten.
label-figures-title = The rules in pictures
label-problems-title = The first five problems
label-models-title = Games to play through
# Unfolds the solution of a problem.
label-problem-answer = The answer
