### Boards on other pages.
### part: more

## Boards on other pages

# There is no such option.
# $name (String) - a name
# $near (List) - options whose names are similar
embed-unknown =
    { COUNT($near) ->
        [0] There is no option “{ $name }”.
       *[other] There is no option “{ $name }”. Did you mean { LIST($near, type: "or") }?
    }

# An option is given something else than it may be.
# $name (String) - a name
# $text (String) - what was written
# $words (List) - what it may be
embed-value = “{ $name }” can be { LIST($words, type: "or") }. Here it says “{ $text }”, so the board uses the default.

# An option is longer than any game.
# $name (String) - a name
embed-too-long = The text of “{ $name }” is longer than any game. The board shows the start.

# The file with the games of a board could not be fetched.
# $address (String) - where it should be
embed-file = The games in the file “{ $address }” could not be loaded.

### part: school

## Labels

label-embed-own-moves = Your own moves
label-embed-title = A board for your website
label-embed-lead = Choose what the board shows, look at it, and copy the code into your page.
label-embed-what = What the board shows
label-embed-game = The game on the board
label-embed-position = The position on the board
label-embed-text = A game as text, or several (PGN, PDN)
label-embed-start = The start of this game
label-embed-lesson = A lesson
label-embed-lesson-name = Course and lesson, as in the address: notation/L05
label-embed-side = Side at the bottom
label-embed-ply = The first position shown
label-embed-moves = Show the moves
label-embed-columns = Moves in columns
label-embed-explain = Show what each sign says
label-embed-controls = Show the buttons
label-embed-read-only = View only
label-embed-own = Own moves beside the game
label-embed-header = Show the players and the event
label-embed-comments = Where comments stand
label-embed-autoplay = Seconds per move (autoplay)
label-embed-puzzle = A puzzle: find the moves
label-embed-write-box = A box for written moves
label-embed-file = A file of games at an address
label-embed-round = A round that is being played, from a file
label-embed-address = The address of the file (.pgn, .pdn)
label-embed-refresh = Seconds between two looks at the file
label-embed-clocks = Show the clocks
label-embed-evals = Show the evaluations
label-embed-menu = Show the menu
label-embed-own-list = Own moves: aside, or as variations
label-embed-number = The game of the file shown first
label-embed-usual = default
label-embed-preview = What your visitors see
label-embed-code = The code for your page
label-embed-element = An element: for pages you write as HTML yourself
label-embed-data = An ordinary element with attributes: for WordPress (block “Custom HTML”) and other editors, which leave it as it is. The first line is needed once on a page.
label-embed-frame = A frame (iframe): where no scripts are allowed, as in many school systems. The game is in its address. Without the first line it keeps its height.
label-embed-cdn = Without web space of your own
label-embed-cdn-hint = Write this line in place of the first line above. The boards then come from a CDN of npm, which serves the package notabene-embed; frames need files of your own.
label-embed-copy = Copy the code
label-embed-paste = A link to paste (oEmbed)
label-embed-paste-hint = Save both files and put them into one folder of your site. In systems that know oEmbed, the address of the first file then becomes the board.
label-embed-at = The address of that folder
label-embed-save = Save

### part: viewer

## Labels

label-viewer-clock = Time left
label-viewer-eval = Evaluation:
label-viewer-white = White:
label-viewer-black = Black:
label-viewer-copy-position = Copy the position
label-viewer-download = Save as a file
label-viewer-open = Open in Notabene
label-viewer-play = Play the moves one by one
label-viewer-pause = Pause
label-viewer-keep-own = Keep my moves in the list
label-viewer-drop-own = Remove my moves
label-viewer-by-hand = The browser does not allow copying. Copy the text from this box.
label-puzzle-find = Find the move.
label-puzzle-right = Right. Go on!
label-puzzle-wrong = That is not the move. It is taken back: try another.
label-puzzle-solved = Solved!
label-puzzle-shown = This is the solution.
label-puzzle-piece = Move the piece that is marked.
label-puzzle-hint = Hint
label-puzzle-solution = Show the solution
label-puzzle-again = Start again
