### The course builder: lessons and exercises made on the board.
### part: school


# The number of problems of a course.
# $count (Number) - how many there are
build-count = Still missing: { $count }

# The right answer that follows from the board.
# $text (String) - the answer
build-derived = Notabene works out the right answer: { $text }

# The name of a part of a lesson.
# $number (Number) - its number
# $text (String) - how it begins, or its kind
build-part = { $number }. { $text }

# Moves a part of a course towards the beginning.
# $text (String) - the part
build-up-of = Move up: { $text }

# Moves a part of a course towards the end.
# $text (String) - the part
build-down-of = Move down: { $text }

# Removes a part of a course.
# $text (String) - the part
build-remove-of = Remove: { $text }

## The list of courses

# Page of the course builder, and its title.
label-build-title = My courses
label-build-lead = Make lessons and exercises of your own: play them on the board, write a few words, and share them by a link.
# Line on the page of all places.
label-build-more-line = Lessons and exercises of your own, made by playing them.
label-build-none = There is no course of yours on this device yet.
label-build-new-course = New course
label-build-open-file = Open a file
# A course or lesson without a title.
label-build-unnamed = Without a title
# The address names a course or a part that is not there.
label-build-gone = This is not here any more.
label-build-deleted = The course is deleted.
# Brings the deleted course back.
label-build-restore = Put it back
# After a file was opened.
label-build-opened = The file is open.
# Title above the reasons why a file was not opened.
label-build-refused = This file cannot be opened as a course:

## Something new begins with these words

# Title of a new course.
label-build-first-title = My course
label-build-first-lead = A course of my own.
# Title of a new lesson.
label-build-first-lesson = A new lesson
# What a new lesson teaches.
label-build-first-goal = Try it yourself.
# First paragraph of a new lesson.
label-build-first-point = Look at the board.

## A course

label-build-course-title = Title of the course
label-build-course-lead = What it is about
# Language in which the author writes.
label-build-language = I write in
label-build-lessons = Lessons
label-build-new-lesson = New lesson
label-build-copy = Copy a lesson of Notabene
# Button behind a list of lessons.
label-build-copy-lesson = Copy this lesson
label-build-course = Course
label-build-lesson = Lesson
# Shows the course as pupils see it.
label-build-preview = Preview
label-build-redo = Redo
label-build-save-file = Save as file
label-build-delete = Delete the course
# Second tap on the button that deletes.
label-build-sure = Really delete?
label-build-saved = Saved on this device.
label-build-unsaved = This device could not save it. Save it as a file.
label-build-ready = Everything is complete.
# The course still has problems.
label-build-share-later = First put right what is still missing: then the course can be shared.
# Link from a lesson back to its course.
label-build-to-course = Back to the course
# Link from an exercise back to its lesson.
label-build-to-lesson = Back to the lesson
# On the card of a course that cannot be read.
label-build-unfinished = This course is not finished yet.
# Link to the builder of a course.
label-build-change = Change this course

## A lesson

label-build-lesson-title = Title of the lesson
label-build-goal = What the pupil learns
label-build-parts = Texts and exercises
label-build-new-text = New text
label-build-new-exercise = New exercise
label-build-up = Move up
label-build-down = Move down
label-build-remove = Remove
label-build-text = Text beside the board

## The board of a text or an exercise

label-build-add-board = Show a board here
# What a tap on the board does.
label-build-mode = On the board
label-build-mode-moves = Play moves
label-build-mode-answer = Show the answer
label-build-mode-draw = Draw
label-build-mode-pieces = Set up pieces
label-build-draw-hint = Tap a square to mark it, draw from one square to another for an arrow.
# Field with the moves as text.
label-build-moves = Moves
# Field with marked squares and arrows as text.
label-build-lit = Marked squares and arrows
# The position on the board becomes the first.
label-build-start-here = Begin with this position
label-build-cut = Remove the moves after this
label-build-from-game = Take it from a game
label-build-take = Take this game
label-build-black-below = Black at the bottom
label-build-exercise-of = Make an exercise of this position

## An exercise and its answers

label-build-kind = Kind of exercise
label-build-prompt = Task for the pupil
label-build-answers = Answers
label-build-right = Right answer
label-build-also = Just as good
label-build-noted = Right, with a remark
label-build-wrong = Typical mistake
label-build-answer-text = Answer
# Words on a mistake.
label-build-hint = Your comment
# What the answer that is shown on the board will be.
label-build-role = What you show is
label-build-add = Add
label-build-tap-find = Tap the square on the board.
label-build-tap-name = Tap the square that the pupil has to name.
label-build-tap-play = Play the move on the board.
label-build-proposals = Typical mistakes to add
label-build-options = Fill in from the move on the board
label-build-given = Text with the mistake
label-build-propose = Propose one
label-build-number = Number of the line
label-build-seconds = Seconds to look
label-build-result = Result of the game
label-build-lines = As lines of the file
label-build-how = All words of the file are explained on the page of the lessons.

## What is still missing, beside its place

label-build-miss-right = The right answer is still missing.
label-build-miss-empty = An answer is still empty.
label-build-miss-moves = Play the moves on the board.
label-build-miss-lit = Mark one square on the board.
label-build-miss-text = Some words are still missing here.
label-build-miss-number = A number is still missing.
label-build-miss-given = The text with the mistake is still missing.
label-build-miss-hint = Write your comment on this answer.
label-build-miss-wrong = Three wrong boards are needed.
label-build-miss-lesson = The course needs a lesson.
label-build-miss-point = The lesson needs a text.

## Kinds of exercises, and the task with which each begins

label-build-kind-find = Find a square
label-build-kind-name = Name a square
label-build-kind-play = Find the move and play it
label-build-kind-write = Write the move
label-build-kind-choose = Choose one of three
label-build-kind-correct = Put a mistake right
label-build-kind-head = Top of a score sheet
label-build-kind-row = Line of a score sheet
label-build-kind-line = Moves on one line
label-build-kind-play-game = Play a written game
label-build-kind-write-game = Write a whole game
label-build-kind-write-blind = Write blindfold
label-build-kind-choose-board = Choose the board
label-build-kind-set-up = Set up from memory
label-build-kind-solve = Find several moves
label-build-task-find = Tap the right square.
label-build-task-name = Which square is marked? Write its name.
label-build-task-play = Play the right move.
label-build-task-write = Watch the move, then write it.
label-build-task-choose = Which one is right?
label-build-task-correct = Put the mistake right.
label-build-task-head = Fill in the top of the score sheet.
label-build-task-row = Fill in this line.
label-build-task-line = Write the moves on one line.
label-build-task-play-game = Play this game.
label-build-task-write-game = Write the game, move by move.
label-build-task-write-blind = Follow the moves in your head and write the last one.
label-build-task-choose-board = Which board comes after the moves?
label-build-task-set-up = Set up the position from memory.
label-build-task-solve = Find the best moves.

## Trying an exercise out, and what is said around it

# Group of two buttons on narrow screens.
label-build-pane = Change the exercise, or try it
label-build-edit = Change it
label-build-try = Try it
# Heading beside the form, above the exercise itself.
label-build-as-pupil = As your pupils see it
# In its place, as long as something is missing.
label-build-try-later = As soon as nothing is missing, you can try it here.
# Checkbox of a paragraph.
label-build-veiled = Show it only when the pupil asks for the answer
# Choice of the lesson that answers a question.
label-build-question = Question at the end, answered in
label-build-no-question = No question
label-build-question-text = The question
label-build-miss-veiled = The lesson with the answer needs a text that is shown only when the pupil asks.
# Steps of the summary of a course.
label-build-card = Summary of the course
label-build-card-text = One step
label-build-card-example = Example, with brackets around what matters: [N]f3
label-build-new-step = New step
label-build-help = Hint before the answer is shown
# Choice of the move of a game to which an answer belongs.
label-build-at-move = Answer for the move
label-build-take-famous = Take this famous game
label-build-own-prompt = Tell your pupils exactly what to do here: this is what Notabene wrote for a start.
