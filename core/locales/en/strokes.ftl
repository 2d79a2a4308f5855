### Strokes of draughts.
### part: more

## Links to the page

label-strokes-title = Strokes
label-strokes-line = Give a little, win a lot: find it, play it, write it.

### part: school

## What is asked, and what is wrong with a move

# The title of a stroke.
# $number (Number) - its number
# $motif (String) - its kind
stroke-title = Stroke { $number }: { $motif }

# White begins a stroke.
stroke-find-white = White to move. Find the stroke: play White’s moves, Notabene plays the answers.

# Black begins a stroke.
stroke-find-black = Black to move. Find the stroke: play Black’s moves, Notabene plays the answers.

# Black has another capture in a stroke.
# $text (String) - the capture
stroke-other-white = Black can also take { $text }. Show that White wins here, too.

# White has another capture in a stroke.
# $text (String) - the capture
stroke-other-black = White can also take { $text }. Show that Black wins here, too.

# The stroke was found.
stroke-write = Now write the stroke down, move by move.

# A wrong move forces nothing.
# $text (String) - the move
stroke-quiet = After { $text } the other player does not have to take and has time for a good move. Look for a gift that must be taken.

# A wrong move wins too little.
# $text (String) - the move
# $line (String) - the moves that follow
# $count (Number) - pieces won
stroke-less = After { $text } comes { $line }. That wins only { $count }: you can win more.

# A wrong move wins nothing.
# $text (String) - the move
# $line (String) - the moves that follow
stroke-nothing = After { $text } comes { $line }. You lose as much as you win.

# A wrong move loses pieces.
# $text (String) - the move
# $line (String) - the moves that follow
# $count (Number) - pieces lost
stroke-loses = After { $text } comes { $line }. You lose { $count } that way.

# Number of strokes done.
# $done (Number) - those done
# $all (Number) - all
stroke-done = Strokes done: { $done } of { $all }

# Length of a stroke in own moves.
# $count (Number) - the moves
stroke-of-length = { $count ->
    [1] 1 move
   *[other] { $count } moves
}

## Labels

label-strokes-lead = Give something away, and win more. Find the stroke on the board, then write it down.
label-strokes-game = Game
label-strokes-motif = Kind
label-strokes-length = Length
label-strokes-all = All
label-strokes-longer = 6 moves or more
label-strokes-none = There is no such stroke here. Choose another kind or length.
label-strokes-next = Next stroke
label-strokes-begin = Begin
label-strokes-sofar = Strokes done
label-motif-turc = Turkish stroke
label-motif-turc-line = A king has to take several pieces. One of them stays in its way until the end, and you take the king.
label-motif-crowned = Gift of a king
label-motif-crowned-line = You let the other player make a king, and take it back.
label-motif-king = King lured out
label-motif-king-line = A king has to take a piece, and you take the king.
label-motif-royal = Royal stroke
label-motif-royal-line = A man is lured to 34, and your man on 40 takes a whole row of pieces.
label-motif-mazette = Beginner’s stroke
label-motif-mazette-line = One gift brings a man beside yours, another makes room behind: coup de mazette.
label-motif-walk = The walk
label-motif-walk-line = One man is led from gift to gift until you can take it.
label-motif-free = Free move
label-motif-free-line = The other player is busy taking somewhere else: you have time for one quiet move.
label-motif-sweep = Great sweep
label-motif-sweep-line = The last move takes many pieces at once.
label-motif-double = Double stroke
label-motif-double-line = Two of your moves take two or more pieces each.
label-motif-direct = Direct stroke
label-motif-direct-line = One gift, and at once you take more.
label-motif-gifts = Several gifts
label-motif-gifts-line = One gift after the other, then you take more than you gave.
