### The page of the rules of chess.
### part: more

## Labels

# Below the title.
label-chess-lead = How the pieces go, how a game ends, and how you write all that down. Open a picture and try it on the board.
# Headings above the pictures.
label-chess-pieces = How the pieces move
label-chess-special = Special moves
label-chess-ends = Check, and the end
label-chess-written = How it is written
# Link to the first lesson.
label-chess-lesson = Learn to write moves down

### part: school

# What the page has, on its card.
label-more-chess-line = What pieces may do, castling, checkmate, draws, in pictures.
