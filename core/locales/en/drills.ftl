### Drills.
### part: school

## Drills

# Asks for the name of the lit field.
drill-name = What is the name of the square with the question mark?

# Asks for a field.
# $field (String) - a field by its name
drill-find = Where is { $field }? Tap or click it.

# Asks to play a written move.
# $text (String) - what was written
drill-play-white = White plays { $text }. Play it on the board.

# Asks to play a written move of Black.
# $text (String) - what was written
drill-play-black = Black plays { $text }. Play it on the board.

# Asks to write a played move.
drill-write-white = White has just moved. Write that move.

# Asks to write a played move of Black.
drill-write-black = Black has just moved. Write that move.

# An answer is right.
# $text (String) - what was written
drill-right = Yes, that is { $text }!

# The answer to a task that was not solved.
# $text (String) - what was written
drill-answer = The answer is { $text }. Now you.

# The field that was tapped.
# $field (String) - a field by its name
drill-that = That is { $field }.

# No name of a field.
# $text (String) - what was written
# $like (String) - an example of a name
drill-no-field = “{ $text }” is not a name on this board. Names look like { $like }.

# No name was written.
drill-nothing = Write a name first.

# A letter or digit of a name is right.
# $sign (String) - the letter or digit
drill-good-sign = The { $sign } is right!

# The row of a numbered field is right.
drill-good-row = That is the right row!

# Look at the letter.
drill-look-file = Look at the letter: slide straight along the file to the edge.

# Look at the number.
drill-look-rank = Look at the number: slide sideways along the rank to the edge.

# Look at the letter of a round board.
drill-look-line = Look at the letter: slide from the centre outwards, it is at the edge.

# Look at the ring of a round board.
drill-look-ring = Look at the ring: count from White’s edge inwards, 1 to 4, and over the centre outwards, 5 to 8.

# The board is seen from Black.
drill-look-turned = You see the board from Black’s side: a is on the right, and 1 is at the top.

# Look at the row of a numbered field.
drill-look-row = Look at the row first: which number does it begin with?

# Count along the row.
drill-look-along = Count along the row, one square after the other.

# The numbers of a row.
# $first (String) - the first of them
# $last (String) - the last of them
drill-row = The numbers of this row go from { $first } to { $last }.

# Count the letters.
# $signs (String) - the letters or numbers to count
drill-count-files = Count the letters with your finger: { $signs }.

# Count the numbers.
# $signs (String) - the letters or numbers to count
drill-count-ranks = Count the numbers with your finger: { $signs }.

# The beginning of a written move is right.
# $text (String) - what was written
drill-so-far = “{ $text }” is right so far!

# The right piece moves.
drill-good-piece = You have the right piece!

# The move ends on the right field.
drill-good-target = You have the right square to land on!

# A piece of the right kind moves.
drill-good-letter = That is the right kind of piece!

# Look at what moves.
drill-look-piece = Look at the beginning: a capital letter is a piece, and without one a pawn moves.

# Look at where the move begins.
drill-look-from = Look at where the move begins: more than one piece can go there.

# Look at where the move ends.
drill-look-to = Look at where the move ends.

# Look at the end of the text, or at the way.
drill-look-end = Start and end are right. Look at what happens on the way or at the end.

# Castling.
drill-look-castles = Here king and rook move together.

# Castling on the other side.
drill-look-rook = Castling is right! Look at which rook comes along.

# How long the series is.
# $count (Number) - how many there are
# $best (Number) - the longest series so far
drill-at-once = Right first time in a row: { $count }. Your best streak: { $best }.

# How many tasks were done in a minute.
# $count (Number) - how many there are
drill-minute = One minute has passed. Tasks done: { $count }.

# The result of a series: tasks done, right at the first try, longest series so far.
# $count (Number) - how many there are
# $right (Number) - how many are right
# $best (Number) - the longest series so far
drill-result = Tasks done: { $count }. Right first time: { $right }. Your best streak without a mistake: { $best }.

# No move of the kind came up.
drill-no-move = No such move came up this time. Try again, or choose another kind.

## Labels

label-drill-name-square = Name the square
label-drill-find-square = Find the square
label-drill-title = Practise
label-drill-lead = Short tasks, as many as you like. Nothing can be lost.
label-drill-kind-name = Name the square
label-drill-kind-find = Find the square
label-drill-kind-play = Play what is written
label-drill-kind-write = Write what is played
label-drill-what = What do you want to practise?
label-drill-moves = Which moves?
label-drill-where = Where on the board?
label-drill-whole = Whole board
label-drill-files = Files
label-drill-lines = Lines
label-drill-ranks = Ranks
label-drill-rings = Rings
label-drill-side = Who is at the bottom?
label-drill-names = Show the names at the edge
label-drill-begin = Begin
label-drill-stop = Stop
label-drill-more = More settings
label-drill-ended = How you did
label-drill-next = Next
label-drill-help = Help
label-drill-check = Check
label-drill-again = Show the move again
label-drill-count = One minute challenge
label-drill-counting = The minute is running…
label-drill-stars = Your stars
label-drill-input = How do you want to write?
label-drill-circle = Choose signs
label-drill-pad = Tap letters
label-drill-type = Keyboard
label-drill-pawn = Pawn move
label-drill-piece = Piece move
label-drill-by-file = Two pieces: the letter decides
label-drill-by-rank = Two pieces: the number decides
label-drill-centre = Over the centre
label-drill-support = Capture with support
label-drill-dart = Thrown piece
label-drill-step = Move
label-drill-jump = Capture of one piece
label-drill-jumps = Capture of several pieces
label-drill-crowned = A king, or a man that becomes one
