### Courses, exercises, hints, stars.
### part: school

# How many stars of a course are won, and how many there are.
# $stars (Number) - how many stars are won
# $most (Number) - how many are allowed or possible
stars-of = { $most ->
    [1] { $stars } of 1 star
   *[other] { $stars } of { $most } stars
}.

# Which exercise of a lesson.
# $number (Number) - the number of the move
# $most (Number) - how many are allowed or possible
exercise-of = Exercise { $number } of { $most }

# The button that begins a course.
# $number (Number) - the number of the lesson
# $title (String) - its title
path-start = Start: lesson { $number }, { $title }

# The button that goes on with a course.
# $number (Number) - the number of the lesson
# $title (String) - its title
path-continue = Continue: lesson { $number }, { $title }

# A lesson of which some exercises are done.
# $done (Number) - how many are done
# $most (Number) - how many there are
path-begun = Started: { $done } of { $most }

# Title at the end of a lesson whose exercises are all done.
# $number (Number) - the number of the lesson
lesson-done = Lesson { $number } is done!

# Title behind the last exercise of a lesson, while others are open.
# $number (Number) - the number of the lesson
lesson-ends = The end of lesson { $number }

## Course files, and what is said of answers in lessons

# A course file does not begin with its header.
course-start = A course file begins with the line “notabene course 1”.

# A course file is too large.
course-long = This file is too large for a course.

# A word of a course file that is not known, or not here.
# $word (String) - a word of a course file
course-word = “{ $word }” does not belong here.

# A part of a course that is missing or empty.
# $word (String) - a word of a course file
course-missing = Here “{ $word }” is missing, or what comes after it cannot be used.

# A text that is missing in all languages.
# $word (String) - a word of a course file
# $languages (List) - languages
course-tongue = “{ $word }” has no text. Add a line below it that begins with { LIST($languages, type: "or") }.

# Languages of the screen in which a course has no text.
# $missing (List) - languages in which it is missing
# $from (String) - where the move starts
course-speaks = This course has no text in { LIST($missing, type: "and") }. Readers of other languages see: { $from }.

# Texts of a course that are missing in a language.
# $language (String) - the name of a language
# $count (Number) - how many there are
course-gaps = { $language }: texts missing: { $count }; the first is here. Another language is shown instead.

# A name or an answer of a course that is there twice.
# $id (String) - a name in a course file
course-twice = “{ $id }” is there twice.

# A name in a course file with signs that are not allowed.
# $id (String) - a name in a course file
# $most (Number) - how many are allowed or possible
course-name = “{ $id }” cannot be a name. Letters without accents, digits, “.”, “_” and “-” are possible, { $most } at most.

# A hint of a course that is not there.
# $key (String) - a name
course-no-hint = No hint of this course is called “{ $key }”.

# A field in a course that the board does not have.
# $text (String) - what was written
course-field = “{ $text }” is not a square of this board.

# A choice of a course that has not three options.
course-three = A choice needs three options: one “right” and two “wrong”.

# An answer of a course that does not fit its board.
# $text (String) - what was written
course-not-so = “{ $text }” does not fit what the board shows.

# What of a written move is right already.
# $parts (List) - the parts that are right
good-parts = Already right: { LIST($parts, type: "and") }.

# The letter of a field is right.
# $letter (String) - a letter
good-letter = The letter { $letter } is right.

# The number of a field is right.
# $number (String) - the number of the field
good-number = The number { $number } is right.

# How much of a score sheet is right.
# $right (Number) - how many are right
# $all (Number) - how many there are
good-boxes = Boxes right: { $right } of { $all }.

# The name of a field that was not asked for.
# $field (String) - a field by its name
that-is = You chose { $field }. Look again.

# The name of another field than the lit one.
# $field (String) - a field by its name
name-lies = { $field } is somewhere else: look where.

# A text that is no name of a field.
# $first (String) - the first of them
# $last (String) - the last of them
name-looks-like = No square has that name. Names go from { $first } to { $last }.

# Another piece moved.
look-piece = That move is possible, but another piece moved. What is its letter?

# The piece went elsewhere.
look-to = Look where the piece landed. What is that square called?

# The field that was written is that from which the piece moved.
# $field (String) - the field
look-arrives = { $field } is where the piece started. Write where it has arrived.

# A piece from elsewhere moved.
look-from = Look where the piece started from.

# The signs of a move differ.
look-signs = Compare the rest, sign by sign.

## Hints at a slip of spelling that do not name the right form

# A letter of another language.
# $letter (String) - a letter
# $language (String) - the name of a language
hint-language = “{ $letter }” is a letter of another language ({ $language }). What is the letter of that piece here?

# Capital or small letters.
hint-case = Look at the capital and small letters.

# The parts stand in another order.
hint-order = Everything is there, but not in the right order.

# What tells two pieces apart is missing.
hint-which = More than one piece can go there. Which one is it? Something is missing to tell it apart.

# What a pawn becomes is missing.
hint-promo = The pawn has arrived. What does it become?

# A pawn has no letter.
hint-pawn = There is one letter too many: think of how a pawn is written.

# The file of a pawn that takes is missing.
hint-pawn-file = A pawn takes. The letter where it comes from is missing.

# The letter of a piece is missing.
hint-letter = Without a letter it is a pawn move. What is the letter of the piece that moved?

# Half of a square, or none at all, was written.
hint-where = Where does it go? Write both, the letter and the number.

# A doubled or crossed-out sign.
hint-too-many = One sign is too many. Which one?

# A sign is missing, too much, or another one.
hint-sign = Nearly. Look at the signs, one by one.

# Castling, or not.
look-castling = Look again: did the king castle, and to which side?

# A move on a line that was not played.
# $text (String) - what was written
look-move = Up to there it is right. But { $text } was not played: look at the board.

# The number before a move is missing or wrong.
# $text (String) - what was written
look-number = The moves are right. Look at the number before { $text }.

# A place of a score sheet.
look-box = Look at the marked box of the sheet again.

# A line has more or fewer moves than were played.
# $given (Number) - how many were written
# $asked (Number) - how many are asked for
look-line = Count the moves on your line. Written: { $given }; played: { $asked }.

# A correction that corrects nothing.
look-unchanged = That is still what was written before. Change it.

# An answer without anything in it.
answer-empty = Write your answer first.

# The result of a game.
look-result = Who won? 1-0 means White, 0-1 means Black, ½-½ means nobody.

# An answer of another kind than is asked for.
look-task = Read the task once more: what is asked for?

# A move that was played instead of the written one.
# $text (String) - what was written
you-played = You played { $text }. Compare it with the written move, sign by sign.

# A hint: how the answer begins.
# $text (String) - what was written
help-begins = It begins with { $text }.

# A hint: where a field lies.
# $letter (String) - a letter
# $number (String) - the number of the field
help-find = Look for the letter { $letter } first. Then count up to { $number }.

# A hint: in which row a field lies.
# $row (Number) - the number of the row
help-row = Count the rows from the top: it lies in row { $row }.

# A hint: which piece moves.
# $field (String) - a field by its name
help-from = The piece on { $field } moves.

# A hint: what the answer is not.
# $text (String) - what was written
help-not = It is not this one: { $text }

# A hint: how the board after some moves is found.
help-boards = Take the moves one by one. Which pieces move, and where does each of them stand at the end?

# The answer is marked: one of four boards.
help-board = The marked board is the right one. Choose it, and watch the moves.

# A position is set up: a field that should be empty.
# $field (String) - the field
set-up-empty = No piece stands on { $field }.

# A position is set up: an empty field that should not be.
# $field (String) - the field
set-up-missing = A piece is missing on { $field }.

# A position is set up: a field with the wrong piece.
# $field (String) - the field
set-up-other = Another piece stands on { $field }.

# A position is set up: how much of it is right.
# $right (Number) - the pieces that stand where they belong
# $all (Number) - all pieces
set-up-count = Pieces in the right place: { $right } of { $all }.

# A hint: the position is seen again for some seconds.
help-look = Look again: you will see the pieces for a few seconds.

# The answer: the position is seen, and goes away again.
help-set-up = This is the position. Look at it, then set it up yourself.

# The answer.
# $right (String) - the written form that would be right
help-answer = This is the answer: { $right } – now write or play it yourself.

# A written text that has nothing of a move.
look-no-move = That is not a move yet. A move always says where it ends.

## Labels

label-school-title = Lessons
label-learn-lead = Learn to write games down, step by step. You cannot lose anything: try as often as you like.
label-learn-more = More to practise
label-learn-sheet = Score sheet
label-learn-sheet-note = Play, and write a real score sheet.
label-learn-clock = Clock
label-learn-clock-note = A clock for two players at one screen.
label-learn-own = For teachers: a course of your own
label-learn-own-hint = A course is a plain text file. Choose it, drop it here or paste it. It stays on this device.
label-learn-own-example = Start from an example
label-learn-own-not-empty = There is a text in the box already. Clear it first, so that nothing is lost.
label-learn-own-how = How a course is written
label-learn-own-paste = Paste the text of a course here
label-learn-own-read = Add the course
label-learn-own-remove = Remove this course
label-learn-own-sure = Really remove it? Tap once more.
label-learn-own-added = The course is there. You find it above.
label-learn-own-passing = The course is in the list, but only until you close the page: your device cannot keep it.
label-learn-own-full = You have nine courses already. Remove one, then add this one.
label-learn-own-problems = This course cannot be used yet. Please look here:
label-learn-own-remarks = Good to know:
label-learn-forget = Delete everything
label-learn-forget-ask = All your stars and the list of mistakes will be gone. Really delete everything?
label-learn-forget-yes = Yes, delete everything
label-learn-forget-done = Everything is deleted. You can start afresh.
label-learn-missing = The course could not be loaded. Are you online?
label-learn-retry = Try again
label-learn-gone = This lesson is not here.
label-learn-card = In short
label-learn-exercises = Exercises
label-learn-next = Next exercise
label-learn-next-lesson = Next lesson
label-learn-finished = You have done the whole course. Bravo!
label-learn-still-open = The last lesson is done. Some exercises are still waiting for you.
label-learn-to-open = Go to the next exercise
label-path-done = Done
label-path-open = Not started
label-path-all-done = All lessons are done.
label-end-can = You can do this now:
label-end-again = Once more, for all three stars:
label-end-open = Still open in this lesson:
label-diploma = Diploma
label-diploma-link = See your diploma
label-diploma-lead = Write your name, then print it. Your name stays on this device.
label-diploma-name = Your name
label-diploma-print = Print the diploma
label-diploma-missing = Your diploma is waiting for you. These lessons still have open exercises:
label-diploma-none = This course has no exercises, so it has no diploma.
label-diploma-has = has done all the lessons of the course
label-learn-to-lesson = Read the lesson
label-learn-play = Play it on the board.
label-learn-hint = A hint
label-learn-answer = Show the answer
label-learn-question = A question to think about
label-learn-question-later = The answer comes at the end of the course.
label-learn-right = Right!
label-learn-noted = Right! One more thing:
label-learn-almost = Good try. Look at one thing:
label-learn-go-on = Go on!
label-learn-row-piece = Which piece?
label-learn-row-from = From where?
label-learn-row-takes = Capture?
label-learn-row-letter = Letter
label-learn-row-digit = Number
label-learn-row-sign = Sign
label-learn-row-end = At the end
label-learn-row-words = Tap what belongs in the marked box.
label-learn-pawn = Pawn: no letter
label-learn-space = Space
label-learn-yours = Your answer
label-report-title = What to look at again
label-report-lead = For parents and teachers: the mistakes made on this device, by kind, and the lesson that explains each of them.
label-report-link = For parents and teachers: mistakes by kind
label-report-none = There are no mistakes here yet.
label-report-what = What to look at
label-report-often = How often
label-report-where = Explained in
label-report-print = Print this list
label-miss-choose = Choose the right answer
label-look-ends = I know it
