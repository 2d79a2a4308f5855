### Games on paper: reading, opening, saving.
### part: first

# A tag of a record that cannot be read.
pgn-tag = This line of data cannot be read.

# A tag beyond the most that a game has.
# $most (Number) - how many are allowed or possible
pgn-tags = A game has at most { $most } lines of data; the others are kept as a comment.

# A comment without its end.
pgn-comment = This comment has no closing brace.

# A move after an automatic draw.
pgn-after-draw = The game was already drawn before this move; what follows is kept.

# A bracket that opens or closes nothing.
pgn-variation = There is one bracket too many here.

# A move that is missing in a record.
# $number (Number) - the number of the move
pgn-gap = A move is missing here: move { $number }. What follows cannot be played; it is kept as a comment.

# A move number that jumps, although the moves can be played one after the other.
# $number (Number) - the number that is written
# $expected (Number) - the number that would follow
pgn-number = Here stands the number { $number }, but the next move is number { $expected }. Is a move missing?

# A small mistake in the position of a record, which is understood all the same.
# $text (String) - what was written
# $right (String) - the written form that would be right
fen-mended = The position “{ $text }” has a small mistake. It was read as “{ $right }”.

# The written result is not the one of the last position.
# $score (String) - the result that is written
# $right (String) - the result on the board
result-against-board = The written result is { $score }, but on the board it is { $right }. The written one is kept.

# A record names a game that is not known.
# $name (String) - what was written
variant-unknown = A game called “{ $name }” is not known here. The moves told which game it is.

# The tag and the end of the moves have different results.
# $other (String) - the other result
pdn-results = The tag “Result” says { $other }, but another result follows the moves. That one counts here; the other is kept as a comment.

# A word of a record that is no move.
# $text (String) - what was written
pgn-stray = “{ $text }” is no move; it is kept as a comment.

# No game in a text.
pgn-empty = There is no game in this text.

# A kept game was damaged from this place on.
# $at (Number) - how many moves were found again
save-damaged = The saved game was damaged. Moves recovered: { $at }.

# Another spelling than the export form of PGN.
# $right (String) - the written form that would be right
pgn-form = In PGN this is written { $right }.

# A record is written in the letters of another language.
# $language (String) - the name of a language
pgn-letters = The pieces have the letters of another language: { $language }.

# A file that is no text.
not-text = This file is not a text. Choose a file of games such as “game.pgn”.

# A place in a text.
# $line (Number) - the line of the text
# $column (Number) - the character in the line
at-place = Line { $line }, character { $column }:

# How many games there are.
# $games (Number) - how many games
games-found = Games found: { $games }

# How many of them a search found.
# $found (Number) - how many were found
# $games (Number) - how many games
games-filtered = Games found: { $found } of { $games }

# The place of the game on the board among those of its file.
# $number (Number) - the number of the move
# $games (Number) - how many games
game-of-file = Game { $number } of { $games }

# A file of games that had no room on the device: it has to be opened again after a reload.
file-not-kept = There is no room on the device for this file: if you load the page again, open it again.

# A text without any game.
text-no-game = There is no game in this text: no move in it can be read. The game on the board is as it was.

# A text with a few moves among other words.
# $moves (Number) - how many moves
text-doubtful = Moves that can be read in this text: { $moves }. The rest is other words. Is it a game?

# An opened game of which some places could not be read.
# $faults (Number) - how many places could not be read
game-faults = Places of this game that cannot be read: { $faults }. They are kept as comments.

## Labels

label-beside-move = Comment and result
label-paste-here = Paste games, a position or a link here
label-open-text = Open
label-choose-file = Choose a file
label-search-games = Search by name
label-games-of-file = Games of the file
label-next-game = Next game
label-previous-game = Previous game
label-close-file = Close the file
label-open-as-game = Open as a game
label-engine-remarks = Show what engines wrote
label-copy-move = Copy this move
label-whole-name = Show all
label-copy-pgn = Copy as PGN
label-save-pgn = Save as PGN
label-copy-link = Copy a link to this game
label-share-game = This game
label-who-and-when = Who and when
label-event = Tournament
label-site = Place
label-date = Date
label-round = Round
label-at-start-label = Before the first move
label-comment = Comment
label-marks = Marks
label-clock-time = Time on the clock
label-make-main = Make it the main line
label-remove-move = Remove this move and what follows
label-remove-sure = Remove it for good?
label-claim-with = with this move (if written, not played)
label-offer-draw = Offer a draw (=)
label-agree-draw = Accept the draw
label-resign = Resign
label-claim-draw = Claim a draw
label-ends-arbiter = For arbiters
label-result = Result
label-end-of-game = The end of the game
label-draw-arrows = Draw arrows and circles
label-drawing-on = You are drawing arrows and circles.
label-drawing-end = Back to playing
label-paper-line = Moves one after the other, without columns
label-time-up = Claim: time is up
label-both-time-up = Both have no time left
