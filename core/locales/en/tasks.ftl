### Fresh tasks for each skill.
### part: school

## Tasks, and what is said of typical mistakes

# Asks for the name of a marked field.
task-name = What is the name of the marked square?

# Asks for the letter of a marked piece.
task-letter = Which letter stands for the marked piece?

# Asks which piece moves, on a sheet in another language.
# $language (String) - the name of a language
# $text (String) - what was written
task-letter-abroad = This move is from a sheet in another language ({ $language }): { $text }. Which piece moves?

# A piece to choose.
# $piece (Piece) - what moves
task-piece = { PIECE($piece, case: "upper") }

# The meaning of a wrong letter.
# $letter (String) - a letter
# $piece (Piece) - what it stands for
hint-letter-of = “{ $letter }” stands for another piece: { PIECE($piece) }.

# Asks for the ring of a marked field.
task-ring = On which ring is the marked square?

# Asks for the sign of castling with a marked rook.
task-castle = The king castles with the marked rook. How is that written?

# Castling to the other side was chosen.
hint-castle-side = O-O is castling kingside (short, h-file), O-O-O is castling queenside (long, a-file).

# Castling was written as a move of the king.
hint-castle-king = Two pieces move here. Castling has a sign of its own.

# Asks for the only capture that a game allows.
# $game (String) - the name of a game
task-duty = { $game }: you must capture here, and only one capture is allowed. Play it.

# Asks to write a move without its slip.
task-correct = There is a mistake in this move. Write it without the mistake.

# Asks to fill in a row of the score sheet.
# $number (Number) - the number of the move
task-row = Watch move { $number } of both players, then fill in its line.

# Asks to write moves on one line.
task-line = Watch the moves, then write them on one line, with their numbers.

# Asks for the number and the dots before a move of Black.
# $number (Number) - the number of the move
task-number = This is Black’s move { $number }. How is it written when White’s move is not beside it?

# The dots for White’s move are missing.
hint-dots = Without dots this would be White’s move.

# The number before the move is another one.
# $number (Number) - the number of the move
hint-number = Look at the number: White and Black have the same one, and it is move { $number }.

# Asks for the result of a game that has ended.
task-result = The game is over. Which result is written?

# The meaning of the results.
# $white (String) - the result if White won
# $black (String) - the result if Black won
# $draw (String) - the result of a draw
hint-result = { $white } means that White won, { $black } that Black won, { $draw } that nobody did. Who won here?

# Asks how an offer of a draw is written.
task-offer = The player offers a draw with this move. How is that written?

# The sign of the offer stands before the move.
hint-offer-place = First comes the move, then the sign of the offer.

# The result stands in place of the offer.
# $text (String) - the result of a draw
hint-offer-result = { $text } would be the result. The draw is only offered, and the game goes on.

## The mind’s eye: moves that are followed in the head

# Asks for the field on which a piece stands after some moves.
# $field (String) - where the piece stands before them
# $text (String) - the moves with their numbers
task-mind-place = Where does the piece from { $field } stand after these moves? Play them in your head, and tap its square: { $text }

# Asks whether the king is in check after some moves.
# $text (String) - the moves with their numbers
task-mind-check = Is the king in check after these moves? Play them in your head; signs such as + are left out: { $text }

# Asks which of three moves is possible after some moves.
# $text (String) - the moves with their numbers
task-mind-possible = Which move is possible after these? Play them in your head: { $text }

# Asks to write the move after some moves.
# $from (String) - where the piece starts
# $to (String) - where it goes
# $text (String) - the moves with their numbers
task-mind-write = After these moves the piece from { $from } goes to { $to }. Play them in your head, and write the move that comes next: { $text }

# The king is not in check.
task-mind-no = No

# The king is in check.
task-mind-yes = Yes, it is check

# The king is in check, and lost.
task-mind-mate = Yes, and it is mate

# Help: the moves are followed one by one.
# $field (String) - where the piece starts
hint-mind-step = Take the moves one by one. Which of them is made by the piece on { $field }?

# The field from which the piece came.
# $field (String) - the field
hint-mind-from = It stands on { $field } at first. Which move does it make?

# A field that the piece left again.
# $field (String) - the field
hint-mind-between = It comes to { $field }, but it goes on from there.

# The field of another piece.
# $field (String) - the field
hint-mind-other = Another piece goes to { $field }.

# The king is in check.
# $field (String) - where the king stands
hint-mind-check = The king stands on { $field } at the end. A piece of the other side attacks it: which one?

# The king is not in check.
# $field (String) - where the king stands
hint-mind-no-check = The king stands on { $field } at the end. No piece attacks it there.

# Check, but not mate.
hint-mind-escape = It is check, but there is a way out.

# Mate, not only check.
hint-mind-mate = There is no way out of this check.

# A piece has left its field or was taken.
hint-mind-gone = That was possible before. Which piece could do it, and where is it now?

# Asks for the board after some moves.
# $text (String) - the moves with their numbers
task-mind-board = Which board shows the position after these moves? Play them in your head: { $text }

# Asks to set up the position after some moves.
# $text (String) - the moves with their numbers
task-mind-set-up = Set up the position after these moves. Play them in your head, and move the pieces to where they stand then: { $text }

# Asks to remember pieces that are seen for some seconds.
# $count (Number) - how many pieces
# $number (Number) - how many seconds
task-recall = Look at the { $count } pieces for { $number } seconds. Then set them up from memory.

# A board on which a piece has not moved.
# $piece (Piece) - the piece on the board that was chosen
# $field (String) - the field there
# $text (String) - the move that was misread
hint-board-left-out = On this board the { PIECE($piece) } still stands on { $field }. Look at { $text }.

# A board on which a captured piece still stands.
# $piece (Piece) - the piece on the board that was chosen
# $field (String) - the field there
# $text (String) - the move that was misread
hint-board-captured = On this board the { PIECE($piece) } on { $field } is still there. What happens to it with { $text }?

# A board on which a piece stands beside its field.
# $piece (Piece) - the piece on the board that was chosen
# $field (String) - the field there
# $text (String) - the move that was misread
hint-board-field = On this board the { PIECE($piece) } stands on { $field }. Where does { $text } lead to?

# A board on which another piece of the kind has moved.
# $piece (Piece) - the piece on the board that was chosen
# $field (String) - the field there
# $text (String) - the move that was misread
hint-board-twin = On this board the { PIECE($piece) } from { $field } has moved. Which one makes the move { $text }?

# A board on which only the king has castled.
# $piece (Piece) - the piece on the board that was chosen
# $field (String) - the field there
# $text (String) - the move that was misread
hint-board-castling = On this board the { PIECE($piece) } still stands on { $field }. Castling moves two pieces: look at { $text }.

# A board on which a piece has not become another.
# $piece (Piece) - the piece on the board that was chosen
# $field (String) - the field there
# $text (String) - the move that was misread
hint-board-promotion = On this board there is a { PIECE($piece) } on { $field }. What does it become with { $text }?

# A board on which a piece belongs to the other side.
# $piece (Piece) - the piece on the board that was chosen
# $field (String) - the field there
# $text (String) - the move that was misread
hint-board-colour = On this board the { PIECE($piece) } on { $field } has the wrong colour. Who plays { $text }?

## Labels: names of skills

label-skill-bare-name = Name the square, no help at the edge
label-skill-bare-find = Find the square, no help at the edge
label-skill-turned-name = Name the square from the other side
label-skill-turned-find = Find the square from the other side
label-skill-letter-own = Letters of the pieces
label-skill-letter-abroad = Letters of other languages
label-skill-read-pawn = Play a written pawn move
label-skill-read-piece = Play a written piece move
label-skill-capture-pawn = A pawn captures
label-skill-read-capture = Play a written capture
label-skill-read-which = Play with the right one of two pieces
label-skill-read-promotion = Play a written promotion
label-skill-correct = Correct a mistake
label-skill-pinned-twin = Two pieces, but one is pinned
label-skill-capture-promotion = Capture and promotion
label-skill-read-en-passant = Play a written capture en passant
label-skill-by-both = Three pieces: letter and number
label-skill-castling-short = Castling kingside (short)
label-skill-castling-long = Castling queenside (long)
label-skill-read-castling = Play written castling
label-skill-castling-side = Which castling is it?
label-skill-castling-check = Castling with check
label-skill-ring = Rings
label-skill-read-centre = Play over the centre
label-skill-read-step = Play a written move
label-skill-read-jump = Play a written capture of one piece
label-skill-read-jumps = Play a written capture of several pieces
label-skill-crowned = Moves of kings
label-skill-majority = The capture that must be made
label-skill-national = Rules of the national games
label-skill-way = Two ways for one capture
label-skill-coup-turc = Turkish stroke
label-skill-row = A line of the score sheet
label-skill-number = Numbers and dots
label-skill-line = Moves on one line
label-skill-mind-place-short = Where is the piece? 1 or 2 half-moves in your head
label-skill-mind-place = Where is the piece? 5 half-moves in your head
label-skill-mind-place-long = Where is the piece? 7 or 8 half-moves in your head
label-skill-mind-check = Check or not? 3 or 4 half-moves in your head
label-skill-mind-check-long = Check or not? 6 half-moves in your head
label-skill-mind-possible = What is possible? 3 or 4 half-moves in your head
label-skill-mind-possible-long = What is possible? 6 half-moves in your head
label-skill-mind-write = Write the move that follows 5 half-moves in your head
label-skill-mind-write-long = Write the move that follows 7 or 8 half-moves in your head
label-skill-mind-board-short = Which board is right? 1 or 2 half-moves in your head
label-skill-mind-board = Which board is right? 5 half-moves in your head
label-skill-mind-board-long = Which board is right? 7 or 8 half-moves in your head
label-skill-mind-set-up = Set up the position after 3 or 4 half-moves in your head
label-skill-mind-set-up-long = Set up the position after 6 half-moves in your head
label-skill-recall-few = Remember 4 pieces
label-skill-recall-some = Remember 6 pieces
label-skill-recall-many = Remember 9 pieces

## Page of the tasks of today

# Link to the first open task.
# $number (Number) - the number of the task
today-go-on = Go on: task { $number }

# All tasks of today are done.
# $at_once (Number) - tasks that were right at the first try
# $tasks (Number) - all tasks
today-done = All done for today. Right first time: { $at_once } of { $tasks }.

# Tasks of a skill or of a week.
# $tasks (Number) - all tasks
# $at_once (Number) - tasks that were right at the first try
tasks-at-once = Right first time: { $at_once } of { $tasks }

# How well a skill is remembered.
# $percent (Number) - from 0 to 100
skill-remembered = { $percent }% remembered

## Labels: tasks of today, and skills over time

label-today-title = Today: ten tasks
label-today-lead = Fresh tasks every day: what you should see again, and something new.
label-today-begin = Begin
label-today-more = Ten more
label-today-games = Games in the tasks
label-today-open = Some tasks of today are still open.
label-today-finished = That was all for today. Well done!
label-skills-title = My skills
label-skills-lead = How well you remember each skill today, the weakest first. Practice makes it stick.
label-skills-none = Your skills will appear here after your first tasks.
label-skills-skill = Skill
label-skills-remembered = Remembered
label-skills-tasks = Tasks
label-skills-weeks = The last eight weeks
label-practise-free = Free practice
label-practise-free-line = Squares and moves of any game, one short task after the other.
