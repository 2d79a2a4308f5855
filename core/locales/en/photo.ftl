### A photographed score sheet: choosing a picture, questions, places to look at.
### part: school

# Some marks of a sheet are not in the picture.
# $corners (List) - the corners without one
photo-marks = I do not see all four round marks. Missing: { LIST($corners, type: "and") }. Is anything covered or outside the picture?

# A sheet was read.
# $places (Number) - how many moves
# $doubts (Number) - how many of them somebody should look at
photo-read = { $places ->
    [1] One move read.
   *[other] { $places } moves read.
} { $doubts ->
    [0] Everything is clear.
    [1] Look at one place below.
   *[other] Look at { $doubts } places below.
}

# The page is full; over the buttons for camera and file.
# $page (Number) - the page that comes next
photo-full = This page is full. Does the game go on? Then show me page { $page }.

# Not the page that comes next was photographed.
# $page (Number) - the page that was photographed
# $wanted (Number) - the page that comes next
photo-page = This is page { $page } of a sheet. I am looking for page { $wanted }.

# Button that opens the choice of a photograph.
label-photo-button = Photograph of a sheet
# Over the buttons for camera and file.
label-photo-lead = Print an empty sheet here, write on it with a pen, and photograph it: flat, in good light, with all four round marks in the picture. Another printed sheet is a try: take its whole table. The picture stays on this device.
label-photo-camera = Take a photo
label-photo-file = Choose a picture
label-photo-again = Another picture
label-photo-end = The game ends here
label-photo-reading = I am reading the sheet…
# Why a photograph cannot be read.
label-photo-unavailable = I cannot read photos here, or the part that reads them could not be loaded. Try again later, or type the moves.
label-photo-no-picture = I cannot open this file as a picture. Choose a photo.
label-photo-large = This picture is too large for me. Choose a smaller one.
label-photo-no-sheet = I see no score sheet. Lay it flat, and take the whole table, with all its lines, in good light.
label-photo-dark = It is too dark. Turn on a light, or go to a window.
label-photo-code = I see the round marks, but not the small squares below one of them. Is something lying on them, or are they in the shadow?
label-photo-blurred = The picture is blurred. Hold the camera still, and wait until it is sharp.
label-photo-small = The sheet is too small in the picture. Go nearer, until it fills the picture.
label-photo-other-sheet = This page belongs to another sheet: its lines are not like those of page 1.
label-photo-empty = I see the sheet, but nothing is written on it.
label-photo-letters = I can read our alphabet only. Choose other letters for the pieces.
label-photo-gone = The picture is no longer here. Choose it again.
# Corners of a picture.
label-photo-left-upper = top left
label-photo-right-upper = top right
label-photo-right-lower = bottom right
label-photo-left-lower = bottom left
# A sheet that was not printed here is read as a trial.
label-photo-trial = This sheet was not printed here: reading it is a try. If I read it badly, show the photo to those who make Notabene: real sheets help me learn. I send it to nobody, it stays on this device.
# Question beside the picture of the first rows of such a sheet, of which one has a frame, and its answers.
label-photo-first-row = Is the first move in the row with the frame?
label-photo-row-picture = Picture of the first rows of the sheet
label-photo-row-is = Yes
label-photo-row-above = No, one row higher
label-photo-row-below = No, one row lower
label-photo-row-turned = The picture is upside down
# Question beside the picture of a place.
label-photo-which = What is written here?
label-photo-picture = Picture of this place on the sheet
label-photo-none = None of these
label-photo-skip = I cannot read it either
label-photo-finish = No more questions
# A game was read, but another sheet is on the page.
label-photo-replace = I have read the photographed sheet. Another sheet is here already. Which one do you want?
label-photo-put = The photographed one
label-photo-keep = The one that is here
label-photo-back = Bring the old sheet back
# Places that somebody should look at, each with its picture.
label-photo-places = Look at these places
label-photo-forget = Hide the pictures
label-photo-doubtful = I cannot read this well.
label-photo-cannot-be = This cannot be played here. Is it a mistake, or did I misread it?
label-photo-rest = From here on I cannot follow the game.
label-photo-blank = I cannot read anything here.
label-photo-paper = There was no room for the pictures. Look at your paper.
