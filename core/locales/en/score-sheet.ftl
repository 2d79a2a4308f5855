### Score sheets: writing, dictation, comparing, repairing.
### part: school

## Score sheets

# The move is right, only its text is not.
good-move = The move is right.

# The piece is right.
# $piece (Piece) - the piece that it is about
good-piece = The { PIECE($piece) } is right.

# The field is right.
# $field (String) - a field by its name
good-field = The square { $field } is right.

# Both are right.
# $piece (Piece) - the piece that it is about
# $field (String) - a field by its name
good-piece-field = The { PIECE($piece) } and the square { $field } are right.

# The field where the move begins is right.
# $field (String) - a field by its name
good-start = The start on { $field } is right.

# The letter of the field is right.
# $file (Letter) - the letter of a file
good-file = The letter { $file } of the square is right.

# The digit of the field is right.
# $rank (Letter) - the number of a rank
good-rank = The number { $rank } of the square is right.

# It is castling.
good-castling = It is castling, that is right.

# The text is another move.
# $text (String) - what was written
# $fields (List) - fields by their names
look-other = { $text } is another move: look at { LIST($fields, type: "and") }. Which piece really moved, and where to?

# The text is another move, on a board that the move does not change.
# $text (String) - what was written
look-other-plain = { $text } is another move. Look at the board: what was really played?

# Two moves stand in one place.
look-two-moves = There are two moves here. Each move has a place of its own.

# The text is the move after this one.
# $number (Number) - the number of the move
# $player (Player) - the player that it is about
look-later = That is already the next move (move { $number }, { PLAYER($player) }). Which move was played just before it?

# The text is the move before this one.
# $number (Number) - the number of the move
# $player (Player) - the player that it is about
look-earlier = That is the move before this one (move { $number }, { PLAYER($player) }). Which move was played after it?

# The moves of a row stand in each other’s column.
# $number (Number) - the number of the move
look-columns = In line { $number } the two moves have swapped columns.

# Marks that judge a move are not allowed on the original.
look-marks = On the official sheet nobody writes ! or ?, only moves, times and offers of a draw.

# Nothing was played any more.
look-too-many = Here the game was over: no move was played any more.

# An offer of a draw is missing.
note-offer = A draw was offered with this move: write (=) after it, on both sheets.

# An offer of a draw is too much.
note-no-offer = Nobody offered a draw with this move: it needs no =.

# A move that was played is not written.
# $number (Number) - the number of the move
# $player (Player) - the player that it is about
still-to-write = Not written yet: move { $number }, { PLAYER($player) }. Write each move as soon as it is played.

# A pace: one half-move in this time.
# $seconds (Number) - seconds for each half-move
note-every = every { $seconds } seconds

# A sheet beside its game: no difference.
# $moves (Number) - how many moves
compared-all-right = Everything is right: { $moves } of { $moves }.

# A sheet beside its game, with differences.
# $right (Number) - how many are right
# $moves (Number) - how many moves
compared = Right moves: { $right } of { $moves }.

# One difference.
# $text (String) - what was written
# $right (String) - the written form that would be right
differs = You wrote { $text }. The move was { $right }.

# Nothing is written.
# $right (String) - the written form that would be right
differs-empty = Nothing is written here. The move was { $right }.

# A move is left out.
# $right (String) - the written form that would be right
differs-left-out = { $right } is missing here. From here on every move is one place off.

# A move is written twice.
# $text (String) - what was written
differs-twice = { $text } is here once too often. From here on every move is one place off.

# More is written than was played.
# $text (String) - what was written
differs-behind = You wrote { $text }, but the game was over.

# A move by its number.
# $number (Number) - the number of the move
# $player (Player) - the player that it is about
move-of = Move { $number }, { PLAYER($player) }

# Two sheets differ.
# $white (String) - what White wrote
# $black (String) - what Black wrote
sheets-differ = White’s sheet says { $white }, Black’s sheet says { $black }.

# A move on the sheet of White alone.
# $text (String) - what was written
only-white-wrote = Only White wrote this move: { $text }.

# A move on the sheet of Black alone.
# $text (String) - what was written
only-black-wrote = Only Black wrote this move: { $text }.

# Moves of the turn before are missing on the sheet.
order-behind = Your sheet is one turn behind. Write what is missing first, then play on.

# The move of the other is noted already.
order-theirs-there = The other player’s move is already on your sheet.

# The own move is played already.
order-played = You have already made your move.

# An immediate answer is tolerated.
order-at-once = You answered at once. That is allowed, because your last move is on the sheet. Press the clock, then write both moves: first the other player’s, then yours.

# The clock before the move.
order-press-later = Make your move on the board first, then press the clock.

# The clock twice.
order-pressed = You have already pressed the clock.

# The move of the other comes first.
order-theirs-first = The other player’s move comes first: write it down.

# The own move is noted already.
order-own-there = Your move is already on your sheet.

# The own move is written before it is played.
order-play-first = First play, then write. There is one exception: to claim a draw (the same position for the third time, or fifty moves without a capture or a pawn move) you write the move, do not play it and call the arbiter.

# The clock is not pressed.
order-press-first = You have played. Press the clock first, then write your move.

# A claim after the move.
order-claim-late = You have already played. A claim comes before that: write the move, leave the board as it is and call the arbiter.

# A claim was not right.
# $right (String) - the written form that would be right
order-claim-fails = Now you have to play the move you wrote: { $right }.

# End of a game on the sheet: a player resigned.
# $player (Player) - the player that it is about
remark-resigns = { PLAYER($player, case: "upper") } resigns

# End of a game on the sheet: a draw was agreed.
remark-agreed = Draw agreed

# End of a game on the sheet: repetition.
remark-repetition = Draw: the same position three times

# End of a game on the sheet: fifty moves.
remark-fifty = Draw: fifty-move rule

# End of a game on the sheet: a flag fell.
# $player (Player) - the player that it is about
remark-time = { PLAYER($player, case: "upper") } loses on time

# End of a game on the sheet: a flag fell, and nobody wins.
remark-time-draw = Draw: flag down, but no checkmate possible

# Planted mistake: a wrong field.
# $text (String) - what was written
# $right (String) - the written form that would be right
planted-field = { $text } is a wrong square. It should be { $right }.

# Planted mistake: two signs swapped.
# $text (String) - what was written
# $right (String) - the written form that would be right
planted-turned = In { $text } two things are swapped. It should be { $right }.

# Planted mistake: one of two pieces is not told apart.
# $text (String) - what was written
# $right (String) - the written form that would be right
planted-which = { $text } does not say which of two pieces moves. It should be { $right }.

# Planted mistake: a pawn capture without file or sign.
# $text (String) - what was written
# $right (String) - the written form that would be right
planted-pawn = When a pawn takes, write its file and an x. Not { $text }, but { $right }.

# Planted mistake: a capture sign.
# $text (String) - what was written
# $right (String) - the written form that would be right
planted-cross = The sign in the middle of { $text } is wrong: the sign of a capture is written only where something is taken. It should be { $right }.

# Planted mistake: a piece letter.
# $text (String) - what was written
# $right (String) - the written form that would be right
planted-letter = The letter in { $text } belongs to another piece or to another language. It should be { $right }.

# Planted mistake: castling.
# $text (String) - what was written
# $right (String) - the written form that would be right
planted-castling = { $text } is not how this castling is written. It should be { $right }.

# Planted mistake: a sign of check or mate.
# $text (String) - what was written
# $right (String) - the written form that would be right
planted-check = The sign at the end of { $text } is wrong: + is check, # is mate. It should be { $right }.

# Planted mistake: a promotion.
# $text (String) - what was written
# $right (String) - the written form that would be right
planted-promotion = { $text } does not say what the pawn becomes. It should be { $right }.

# Planted mistake: two moves in each other’s column.
# $number (Number) - the number of the move
planted-columns = In line { $number } the two moves have swapped columns.

# Planted mistake: a move left out.
# $number (Number) - the number of the move
# $player (Player) - the player that it is about
# $right (String) - the written form that would be right
planted-left-out = A move is missing: { $right } (move { $number }, { PLAYER($player) }). From here on every move is one place off.

# Planted mistake: two moves in one place.
# $number (Number) - the number of the move
planted-two = In line { $number } two moves are in one place.

# Planted mistake: another legal move.
# $text (String) - what was written
# $right (String) - the written form that would be right
planted-other = { $text } is possible, but then the game does not work any more. It should be { $right }.

# A place that was suspected is right.
# $text (String) - what was written
hunt-right = { $text } is right here. Play the moves on a board one by one: where do they stop making sense?

# An empty place that was suspected is right.
hunt-empty = Nothing is written here. Play the moves on a board one by one: where do they stop making sense?

# Correction: another reading.
# $text (String) - what was written
# $right (String) - the written form that would be right
mend-reading = Read { $text } as { $right }.

# A place where nothing can be read.
# $text (String) - what was written
# $right (List) - the written forms that would be right
mend-unread = “{ $text }” is no move here. It could be { LIST($right, type: "or") }.

# A place where nothing can be read and too many moves are possible.
# $text (String) - what was written
# $count (Number) - how many there are
mend-any = “{ $text }” is no move here. First ask which move was played: { $count } are possible.

# A correction of the form alone.
# $text (String) - what was written
# $right (String) - the written form that would be right
mend-form = The move is clear, but { $text } is written { $right }.

# Correction: swap two moves.
# $number (Number) - the number of the move
mend-columns = Swap the two moves in line { $number }.

# Correction: a move is missing.
# $right (List) - the written forms that would be right
mend-missing = A move is missing here. It could be { LIST($right, type: "or") }.

# Correction: a move is missing, and too many are possible.
# $count (Number) - how many there are
mend-gap = A move is missing here. First ask which one was played: { $count } are possible.

# Correction: two moves in one place.
# $text (String) - what was written
mend-two = There are two moves in “{ $text }”: give each a place of its own.

# Correction: a move written twice.
# $text (String) - what was written
mend-twice = { $text } is written once too often here: leave it out.

# What a correction brings: the whole game can be read.
mend-whole = Then every move on the sheet is possible.

# What a correction brings: how far the game can be read.
# $number (Number) - the number of the move
# $player (Player) - the player that it is about
mend-reach = Then it goes on as far as move { $number }, { PLAYER($player) }.

# Nothing to correct.
mend-nothing = Nothing to correct: every move on the sheet is possible.

# Where a sheet stops making sense.
# $number (Number) - the number of the move
# $player (Player) - the player that it is about
# $text (String) - what was written
mend-stuck = It stops at move { $number }, { PLAYER($player) }: “{ $text }”.

# An empty place where a sheet stops making sense.
# $number (Number) - the number of the move
# $player (Player) - the player that it is about
mend-stuck-empty = It stops at move { $number }, { PLAYER($player) }: nothing is written there.

## Pages of the score sheet

# A place is written right.
# $text (String) - what was written
wrote-right = { $text } is right.

# There is no game to dictate.
no-game-to-tell = There is no move to dictate in it. Choose another game.

# No game has a place for such a mistake.
no-place-for-slip = In no game can this kind of mistake be hidden. Choose another kind.

## Rows, letters and clock of the score sheet

# Both flags are down.
both-flags-down = Both flags have fallen: whoever claims gets a draw.

## Labels

label-table-number = Table
label-white-club = White’s club
label-black-club = Black’s club
label-leaf-original = Original
label-leaf-copy = Copy
label-resigned-word = resigns
label-step-result = Write the result in both boxes
label-step-circle = Circle the winner’s name, or both names after a draw
label-step-sign-own = Sign your own sheet
label-step-sign-theirs = Sign the other player’s sheet
label-step-detach = Take the original off its copy
label-step-hand-in = Hand the original to the arbiter
label-step-keep-copy = Keep the copy
label-deed-write-theirs = Write the other player’s move
label-deed-play = Play
label-deed-press = Press the clock
label-deed-write-own = Write your move
label-slip-field = A wrong square
label-slip-turned = Two things swapped
label-slip-which = Which of the two pieces?
label-slip-pawn = A pawn that takes
label-slip-cross = The sign for a capture
label-slip-letter = A wrong letter
label-slip-castling = Castling
label-slip-check = Check and mate
label-slip-promotion = A promotion
label-slip-columns = Columns swapped
label-slip-left-out = A move left out
label-slip-two = Two moves in one place
label-slip-other = Another move (hard)
label-mode-auto = The sheet fills itself
label-hint-auto = The score sheet of the game on the board. Fill in the top before you begin. Tap a move to see it on the board.
label-mode-write = My turn to write
label-hint-write = Play a move on the board, then write it on the sheet. You see at once what is right. Press the key / to go to the place where you write.
label-mode-dictation = Dictation
label-hint-dictation = You see or hear a game move by move, when you ask for it or at a pace, and you write it down. At the end your sheet is compared with the game.
label-mode-order = The right order
label-hint-order = Write the other player’s move, play, press the clock, write your own move. Every turn in this order.
label-mode-rehearsal = Tournament rehearsal
label-hint-rehearsal = Play against Notabene with a clock, and write your sheet as at a tournament: write the other player’s move, play, press, write your own move. It is marked at the end.
label-mark-sheet = Mark my sheet
label-time-each = Time for each player
label-mode-pair = Two players
label-hint-pair = Two players, one board, two sheets. Each writes in their own letters. At the end you compare.
label-mode-slip = Find the mistake
label-hint-slip = There is one mistake on this sheet. Tap the place where you think it is.
label-mode-repair = Repair a sheet
label-hint-repair = Does a sheet no longer match the game? Here you see which game it was, what was put right, and what only the players know.
label-sheet-sure = What is there now will be gone. Tap once more.
label-mode-arbiter = For the arbiter
label-hint-arbiter = Both players’ sheets, read only.
label-time-head = Time
label-signature = Signature:
label-empty-place = empty
label-close-title = When the game is over
label-close-first = Before that:
label-write-this = Write
label-nothing-to-write = Nothing to write yet
label-ask-right = Show the right form
label-right-form = It is written:
label-who-writes = I write
label-write-both = both columns
label-write-white = White’s column
label-write-black = Black’s column
label-compare-sheet = Compare with the game
label-go-on-playing = Back to the end of the game
label-arrow-played = was played
label-arrow-written = was written
label-sheet-to-desk = Take to the big board
label-example-mate = A short game with mate
label-example-castling = Nine quiet moves, with castling
label-example-special = Everything special in one game
label-dictate-which = Which game?
label-dictate-desk = The game on the board
label-dictate-other = Another game…
label-dictate-begin = Start the dictation
label-dictate-next = Next move
label-dictate-skip = Leave this move out
label-dictate-again = Once more
label-note-pace = Pace
label-note-by-hand = when I ask for it
label-note-pause = Pause
label-note-along = Write along with a recorded game
label-dictate-show = Show the moves on the board
label-dictate-speak = Say the moves aloud
label-order-side = I play
label-order-helps = Show what comes next
label-order-claim = Claim a draw with the move I wrote
label-order-claim-game = Practise a claim
label-pair-white = White’s sheet
label-pair-black = Black’s sheet
label-compare-sheets = Compare the sheets
label-sheets-agree = Both sheets show the same game.
label-sheets-clash = Where the sheets differ
label-claims-here = What may be claimed now
label-claim-third = A draw: the same position for the third time
label-claim-fifty = A draw: fifty moves without a capture or a pawn move
label-claim-none = Nothing.
label-slip-kind = Kind of mistake
label-slip-any = any
label-slip-again = Another sheet
label-slip-tell = Show me the mistake
label-slip-found = Well found!
# The ways in to the repair of a sheet: cards with a picture.
label-repair-type = Type the moves
label-repair-type-line = Just as they stand on the sheet, mistakes and all.
label-repair-photo-line = Notabene reads it, and asks where something is not clear.
label-repair-hand-line = Notabene learns your letters, and reads your sheets better.
label-repair-here = The moves as they are on the sheet
label-repair-look = Check the sheet
label-repair-example = Show an example
label-repair-take = Correct it this way
label-repair-none = No small correction helps here. Ask the players what happened on the board.
label-repair-copy = The other player’s sheet, if you have it
label-repair-copy-move = This sheet is the second one
label-repair-working = I look for the game behind this sheet.
label-repair-ask = Which move was played?
label-repair-unsure = Nobody knows
label-repair-differences = Where the two sheets differ
label-rows-all = Show all lines
label-rows-fewer = Show fewer lines
label-letters-stay = A sheet keeps the letters in which it began. For other letters, begin a new one.
label-arbiter-result = Result decided by the arbiter
label-clock-open = Open the clock
label-no-flag-down = No flag has fallen.
