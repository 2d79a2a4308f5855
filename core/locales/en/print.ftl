### Printed sheets and diagrams.
### part: school

## Print

# How many pages there are.
# $pages (Number) - how many pages
print-pages = Pages: { $pages }.

# No number of a move.
# $text (String) - what was written
print-pick = “{ $text }” is not the number of a move. Write 12 for the board after line 12, 12. after its first move, 20-24 for five lines.

# No move with this number.
# $number (Number) - the number of the move
print-no-move = The game has no move with number { $number }. The others are there.

# No move is named.
print-named = Name the moves after which you want a diagram.

# More diagrams than can be printed.
# $most (Number) - how many are allowed or possible
print-too-many = That is many diagrams. The first { $most } are here. For the rest, name the moves you want.

# No slip can be planted.
print-no-place = There is no room for a mistake yet: play at least three moves each, or open a longer game.

# Fewer slips than asked for.
# $found (Number) - how many were found
print-fewer = Different mistakes that fit into this game: { $found }. A longer game has room for more.

## Labels

label-print-title = Print score sheets
label-print-lead = Empty sheets for the club, the sheet of your game, sheets with a mistake to find, diagrams. Below you see each page as it will look on paper.
label-print-format = Paper
label-print-a4 = A4
label-print-a5 = A5, for children
label-print-letter = Letter
label-print-line = Height of a line
label-print-times = A column for the time
label-print-sheets = Sheets
label-print-blank = Empty sheets
label-print-filled = The sheet of the game on the board
label-print-copies = Each with its copy: the original and a copy, on two pages
label-print-planted = Sheets of this game with one mistake each
label-print-sow = Other mistakes
label-print-key = Answers
label-print-key-of = Answers to the sheets with a mistake
label-print-boards = Diagrams
label-print-boards-none = none
label-print-boards-here = the position on the board
label-print-boards-each = after every move of either player
label-print-boards-move = after every line of the sheet
label-print-boards-five = every 5 lines, and the end
label-print-boards-ten = every 10 lines, and the end
label-print-boards-chosen = the moves I name
label-print-size = Size of the diagrams
label-print-small = small
label-print-middle = middle
label-print-large = large
label-print-named-moves = Which moves? For example: 5 12. 12... 20-24
label-print-preview = The pages
label-print-go = Print
label-print-nothing = Nothing is chosen yet: choose a sheet or diagrams above.
label-print-slip-sheet = Find the mistake
label-print-slip-name = Name
label-print-slip-at = The mistake is at move
label-print-slip-right = It should be
label-print-start = Start
label-print-white-moves = White to move
label-print-black-moves = Black to move
label-print-array = Position no.
