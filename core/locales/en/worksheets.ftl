### Worksheets, the board to cut out, diplomas to print.
### part: school

## Worksheets

# A pawn is promoted by the move that the arrow shows.
# $piece (Piece) - the new piece
work-becomes = The pawn becomes: { PIECE($piece) }.

# The boards would be too small to read.
# $asked (Number) - how many were asked for on a page
# $fits (Number) - how many fit
work-lowered = Only { $fits ->
    [1] 1 fits
   *[other] { $fits } fit
} on a page, not { $asked }.

# Exercises that cannot be done on paper.
# $tasks (Number) - how many
work-left-out = Exercises that need a screen are left out: { $tasks }.

# The source has fewer tasks than asked for.
# $found (Number) - how many there are
work-fewer = Tasks that there are here: { $found }.

# The number of a set of tasks, at the foot of a page.
# $number (Number) - the number
work-set = Set { $number }

# The heading of a part of the board to cut out.
# $name (String) - the name of the part, such as A1
# $size (Number) - the diameter in centimetres
plan-tile = Part { $name } of the board, { $size } cm

## Sentences on paper

label-work-find = Put a cross on the square that is named.
label-work-mark = Put a cross on the right square.
label-work-name = Write the name of the marked square on the line.
label-work-write = The arrow shows a move. Write it on the line.
label-work-thrown = The circle is around a piece that was just thrown. Write this move on the line.
label-work-blind = Write the move on the line.
label-work-correct = The arrow shows the move. It was written with a mistake: write it correctly.
label-work-draw = Draw an arrow to show the written move.
label-work-arrow = Draw an arrow to show your move.
label-work-solve = Find the move and write it on the line. If it goes on, write all moves.
label-work-choose = Tick the right answer.
label-work-board = Play the moves in your head, and tick the right board.
label-work-set-up = Play the moves in your head, and draw the pieces on the empty board.
label-work-row = The arrows show the moves, first 1, then 2. Fill in the line.
label-work-line = The arrows show the moves: 1, 2, 3. Write them on one line, as in a book.
label-work-head = Fill in the top of the score sheet.

## Words of courses for the screen, and for a pencil in their place

label-work-watch = Watch the move, then write it down.
label-work-tap = Tap or click
label-work-cross = Put a cross on

## Page of worksheets

label-work-title = Worksheets
label-work-lead = Sheets for a pencil: boards with tasks, lines to write on, in several versions, with the answers on separate pages. Below you see each page as it will look on paper.
label-work-line-of-link = Boards to write on, versions A and B, answers.
label-work-source = Tasks
label-work-from = Where from?
label-work-drill = Fresh tasks
label-work-course = A course
label-work-games = Games
label-work-empty = Empty diagrams
label-work-lesson = Lesson
label-work-all-lessons = All lessons
label-work-record = Which game?
label-work-on-board = The game on the board
label-work-all-kept = All of my games
label-work-file = The file opened here
label-work-open = Open a file (PGN or PDN)…
label-work-no-file = There are no games in this text. Choose a file with games in PGN or PDN.
label-work-task = What is asked?
label-work-game-write = write the move that is shown
label-work-game-draw = draw the move that is written
label-work-game-find = find the move (files with positions)
label-work-pages-legend = Pages
label-work-per-page = Tasks on a page
label-work-pages = Pages of each version
label-work-versions = Versions
label-work-key = Pages with the answers, for you
label-work-heading = Title of the sheet
label-work-sow = Other tasks
label-work-nothing = There are no tasks for paper here. Choose another source, another lesson or another game.

## Board to cut out, diplomas

label-plan-title = Board to cut out
label-plan-lead = The round board of Scharten in full size, on six pages to cut out and glue together. The first page says how.
label-plan-size = How wide?
label-plan-40 = 40 cm, for small pieces
label-plan-50 = 50 cm, for the pieces of a club
label-plan-print = 1. Print at 100% (actual size), on thick paper if you can. The line below is then exactly 10 cm long: measure it.
label-plan-cut = 2. Cut out each part along the outer marks. The edges beyond the dashed lines stay: they are for the glue.
label-plan-glue = 3. Put glue on these edges, and lay the next part on them, up to the dashed line: A1, B1, C1, and below them A2, B2, C2.
label-plan-round = 4. Cut along the circle. Cardboard below it makes a firm board.
label-diplomas-title = Diplomas
label-diplomas-lead = A diploma for each course, to print once all of its exercises are done. The pupil’s name can be written on it.
