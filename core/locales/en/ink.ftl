### Writing by hand: pads for ink, copied lines, clear signs.
### part: school

# A sign of a copied text looks like another.
# $sign (Letter) - the sign that was copied
# $other (Letter) - the sign that it looks like
hand-looks-like = Your { $sign } looks like { $other }.

# Copied lines that are kept.
# $count (Number) - how many lines
hand-lines = { $count ->
    [1] One line remembered.
   *[other] { $count } lines remembered.
}

# Name of the pad for screen readers.
label-ink-pad-name = Pad: write the move with a pen, a finger or the mouse. You can also type it.
label-ink-undo = Undo the stroke
label-ink-eraser = Eraser
label-ink-clear = Erase all
# Over a button with the move that was read.
label-ink-read = I read this. If it is right, tap it.
# Over buttons with moves.
label-ink-which = Which one did you write?
label-ink-other = Something else: I type it
label-ink-unreadable = I cannot read this. Write the letters and numbers one by one, with a little room between them, or type the move.
label-ink-unavailable = I cannot read handwriting here. Type the move, please.

# The place where a hand is learnt.
label-mode-hand = My handwriting
label-hint-hand = Practise clear letters and numbers, and show Notabene how you write. Nothing leaves this device.
label-hand-clear = Write clearly
label-hand-clear-lead = These letters and numbers are easily mixed up. Choose two, copy the line, and see what yours look like.
label-hand-check = Look at my writing
label-hand-all-clear = Every letter and number is clear. Well written!
label-hand-apart = I cannot tell them apart. Write the letters and numbers one by one, from left to right, with a little room between them.
label-hand-unavailable = The part that reads handwriting could not be loaded. Try again later.
label-hand-learn-title = Show how you write
label-hand-learn-lead = Copy these three lines. Then your moves are read better.
label-hand-learn = Remember how I write this
label-hand-learnt = Got it, thank you!
label-hand-none = No line remembered yet.
label-hand-forget = Delete my handwriting
label-hand-forgotten = Your handwriting is deleted.
# Differences between the two signs of a pair.
label-hand-tip-a-d = Close the round of the a at the top. The d has a long stem that goes up.
label-hand-tip-1-7 = The 7 has a flat roof, and may have a bar through its middle. The 1 has a short flag and no roof.
label-hand-tip-b-6 = The b has a straight stem. The 6 is one round line, without a corner.
label-hand-tip-g-9 = The g goes below the line, with a hook to the left. The 9 stands on the line.
label-hand-tip-c-g = The C stays open. The G has a small bar inside.
label-hand-tip-d-0 = The D has a straight back. The 0 is round on both sides.
label-hand-tip-c-e = The c stays open. The e begins with a bar through its middle.
label-hand-tip-3-5 = The 3 has two round bellies. The 5 has a flat roof and a straight neck.
label-hand-tip-4-9 = The 4 is open at the top and has corners. The 9 has a closed round head.
label-hand-tip-b-h = Close the belly of the b. The h stands on two legs.
label-hand-tip-k-r = The K is open at the top. The R has a closed head.
label-hand-tip-b-8 = The B has a straight back. The 8 is one line that crosses itself.
label-hand-tip-f-t = The F has a second bar in its middle. The T has only its roof, to both sides.
label-hand-tip-5-s = The 5 has a flat roof and a corner. The S is one round line.

# Button that shows the link of a sheet with its handwriting.
label-sheet-share = Share this sheet
# Under the link of a sheet.
label-sheet-ink-left-out = The handwriting is too long for a link. The link carries the written moves only.
# The page with a sheet that came by a link.
label-mode-shared = A sheet by link
label-hint-shared = Somebody sent you this sheet. Go through it move by move, or go on writing it.
label-shared-go-on = Go on with this sheet

# Below the answer of a pad: questions about remembering, and about copying lines.
label-ink-remember = May I remember how you write? Then I read you better and better. It stays on this device.
label-ink-remember-yes = Yes, remember it
label-ink-remember-no = No, thank you
label-ink-copy-offer = Your writing is still new to me. Copy three lines, and I ask less often.
label-ink-copy-lines = Copy three lines
label-ink-copy-later = Not now
label-hand-confirmed = Moves I remember from your writing
label-hand-forget-one = Forget this one
label-hand-remembers = Remember the moves that I confirm
