### Links and square codes.
### part: school

## Links

# An address that means nothing here.
# $text (String) - what was written
link-foreign = The address “{ $text }” does not exist here. Ask for the link once more. Your own game is untouched.

# A game came with a link, and the own one is kept.
link-opened = This came with the link. Your own game is kept.

# A course came with a link, and there is no room for it.
link-no-room = This device keeps nine courses at most. Remove one in the list of lessons, then open the link once more.

## Labels

label-share-hint = All of it is in the link itself: nothing is sent to a server.
label-share-what = What
label-share-whole = The whole game
label-share-position = Only this position
label-share-lesson = This lesson
label-share-exercise = This exercise
label-share-lessons = All lessons
label-share-at = It opens
label-share-at-here = at the move on the board
label-share-at-start = at the start
label-share-at-end = at the last move
label-share-side = Who is at the bottom?
label-share-reader = whoever opens it
label-share-mine = mine
label-share-readers = those of whoever opens it
label-share-link = The link
label-share-copy-link = Copy the link
label-share-send = Send…
label-share-code = QR code with the link, for the camera of a phone
label-share-code-large = Show the code large
label-share-code-small = Back to the window
label-share-code-save = Save the code
label-share-too-long = This link is too long for a code that a phone can read. Copy it, or share only the position: that fits.
label-share-as = As a text or a picture
label-share-position-text = Copy the position
label-share-kept = Games put aside when you opened a link
label-share-back = Back to your game
label-share-course = The whole course, for pupils
label-share-course-change = The whole course, for colleagues who may change it
label-share-course-long = This link is too long for a code that a phone can read. Copy it.
