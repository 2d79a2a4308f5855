### The board on the wall of a classroom.
### part: school

## Labels

label-wall-reveal = Show what comes next
label-wall-back = One step back
label-wall-page-on = Next page
label-wall-page-back = Page before
label-wall-coming = Show the moves to come
label-wall-coming-head = Still to come
label-wall-blank = Darken the wall
label-wall-dark = The wall is dark. Press any key or tap to light it.
label-wall-ring = Ring at the pointer
label-wall-erase = Wipe off the drawings
label-wall-free = Free board
label-wall-game = Back to the position
label-wall-free-hint = No rules here: put any piece anywhere. The game stays as it is.
label-wall-notes = Teacher’s notes
label-wall-full = Full screen
label-wall-close = Leave the wall
label-wall-tools = Controls of the wall
label-wall-no-channel = This browser cannot keep two windows in step. Each window works alone.
label-wall-blocked = The browser has not opened the window. Use this link:
label-wall-notes-lead = What you do here happens on the wall, and the other way round.
label-wall-open = Open the wall
label-wall-which = Which wall are the notes for?
label-wall-none = No wall is open on this device yet.
label-wall-now = On the wall now
label-wall-next-move = Next move
label-wall-no-next = No move comes after this one.
label-wall-signs = What each sign means
label-wall-hint = Hint
label-wall-answer = Answer
label-wall-mistakes = Typical mistakes
label-wall-loading = The lesson is on its way…
label-wall-missing = This lesson is not there. The game is still in its place.
label-wall-unknown = There is no drill at this address.
label-wall-tray = Pieces for the free board
label-wall-show-here = Show on the wall
label-wall-card = The board and the moves very large, for a whole class.
label-wall-inks = Colour to draw with
label-ink-green = Green
label-ink-red = Red
label-ink-blue = Blue
label-ink-yellow = Dark yellow
