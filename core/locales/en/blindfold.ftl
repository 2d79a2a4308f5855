### Blindfold play: what the board shows of its pieces, the line under it, the way there.
### part: more

## Labels

# Setting: what the board of the game shows of its pieces. The next four are its values.
label-blindfold = Pieces
label-blindfold-off = shown
label-blindfold-pieces = hidden
label-blindfold-discs = as plain discs
label-blindfold-board = the whole board hidden
# The line under the board, for each value.
label-pieces-are-hidden = The pieces are hidden.
label-pieces-are-discs = Only the colours show.
label-board-is-hidden = The board is hidden. Write your moves.
# Button that shows the pieces while it is held down.
label-blindfold-look = Hold to look
# Button that ends blindfold play.
label-blindfold-end = Show the pieces
# Key of the look.
label-key-look = Hold down to see the hidden pieces
# Link to blindfold play: its title, and a line on it.
label-blindfold-title = Play blindfold
label-blindfold-line = The pieces are hidden, and you keep them in your head. Alone, with a friend or against Notabene.
