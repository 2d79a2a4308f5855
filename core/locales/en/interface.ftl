### The frame of the app: menus, settings, help, notices.
### part: first

## Texts that could not be read

# No game has this name.
# $name (String) - a name
# $near (List) - games whose names are similar, or all
no-such-game = There is no game called “{ $name }”. Did you mean { LIST($near, type: "or") }?

# No way of writing has this name.
# $name (String) - a name
no-such-style = There is no way of writing called “{ $name }”.

# Counting so deep would never end.
# $most (Number) - how many are allowed or possible
too-deep = Counting is possible to a depth of { $most }.

# The sentences of a language could not be fetched.
language-missing = This language could not be fetched. Are you online?

# A part of the app, or of a game, could not be fetched.
game-missing = This could not be fetched. Are you online?

# A file could not be fetched, as the server has another version of the site.
site-renewed = The site has a new version. Load the page again to go on; what you made is kept.

# The device has no more room for what is to be kept.
storage-full = The device has no more room: what you do now is not kept. Save your game in a file, or delete old games.

# The games of the list were deleted in the browser, while the page was open.
games-cleared = Your saved games were deleted in this browser. The game on the board is being saved again.

# The list cannot be reached, as another tab holds it.
games-blocked = Another tab holds “My games”. Close the other tabs with Notabene: then your games are saved.

# A newer version of the program has opened the list in another tab.
games-newer = Another tab has opened a newer Notabene. Load this page again, so that your games go into “My games”.

# A link that cannot be read.
link-damaged = This link is not complete. Your own game is untouched.

## Labels

label-new-game = New game
label-chess = Chess
label-chess960 = Chess960
label-start-game = Start
label-cancel = Cancel
label-close = Close
label-settings = Settings
label-about = About
label-screen-language = Language of the screen
label-piece-letters = Letters of the pieces
# Option: letters in the language of the screen.
label-same-as-screen = Letters: K Q R B N
# Pictures of pieces instead of letters.
label-figurines = Figurines
label-notation = Notation
# Notation: `Nf3`.
label-short = Short
# Notation: `Ng1-f3`.
label-long = Long
# Notation: `g1-f3`.
label-coordinate = Squares only
# Setting: how a promotion is written. So are the next five for their signs.
label-promotion = Promotion
label-capture = Capture
label-check = Check
label-mate = Mate
label-castling = Castling
label-en-passant = Write e.p.
# Groups of the settings.
label-settings-look = Look
label-settings-notation = Notation
label-settings-playing = Playing
label-settings-device = This device
label-theme = Colours
# Option: light or dark as the device is set.
label-theme-auto = Like the device
label-theme-light = Light
label-theme-dark = Dark
label-theme-projector = Projector
# Setting, with a small picture of each choice: the fields of boards.
label-board-colors = Board colours
label-board-blue = Blue
label-board-green = Green
label-board-brown = Brown
label-board-violet = Violet
label-board-coral = Brick red
# Setting, with a small picture of each choice: how pieces look.
label-piece-set = Drawings of the pieces
label-pieces-classic = Classic
label-pieces-simple = Simple
label-pieces-friends = With faces
label-coordinates = Coordinates
label-coordinates-outside = Beside the board
label-coordinates-inside = On the board
label-coordinates-hidden = Hidden
label-flip = Turn the board
label-undo = Take back
label-redo = Redo
# To the start of the game.
label-first = To the start
# One move back.
label-previous = One move back
# One move on.
label-next = One move on
# To the end of the game.
label-last = To the end
label-moves = The game
label-white = White
label-black = Black
label-no-moves-yet = No move yet. Tap a piece, then where it goes.
label-score-sheet = Score sheet
# Name of the board for screen readers.
label-board = Board
label-choose = Which one?
label-keyboard = Keys
label-key-arrows = Move over the board
label-key-enter = Pick up or put down a piece
label-key-escape = Put the piece back
label-key-walk = Walk through the game (outside the board)
label-key-ends = To the start, to the end
label-key-flip = Turn the board
label-key-undo = Take back, redo
label-key-help = This help
# Setting: keys without Ctrl or Alt do something.
label-sounds = Sounds
label-calm = Calm: no sounds, nothing moves
# A setting: the character with its pencil.
label-mascot = Show the little pawn
label-single-keys = Single-key shortcuts
label-about-what = With Notabene you learn to write games down. Play a move: it is written for you, in your language, at once.
label-about-who-title = For everyone who plays
label-about-who = For children, teachers, clubs and everyone who likes to read a game.
label-about-private-title = It stays with you
label-about-private = Everything stays on this device: no account, no advertising, no contact with any other site.
label-about-keep-title = Nothing gets lost
label-about-keep = The game is kept on this device and is here again after a reload.
label-about-licence-title = Free for everyone
label-about-licence = Free software, MIT or Apache 2.0. Pieces drawn for Notabene; typeface Atkinson Hyperlegible (SIL Open Font License).
label-site-zip = The files of the site for your own web space (zip)
label-copy-game = Copy the game
label-copied = Copied
label-copy-failed = The browser does not allow copying.
label-fault = Something went wrong inside. Your game is safe; please reload the page.
label-variation = other move
label-back-to-game = Back to the game
label-texts-loading = Loading…
label-texts-failed = These texts could not be loaded. Everything else works.
label-quiet-game = Scharten, quiet
label-quiet-game-note = Chess on a dartboard, all pieces in their places.
label-loud-game = Scharten, loud
label-loud-game-note = Only the kings stand on the board: darts decide where the others go.
label-zoom-in = Magnify the middle
label-group-chess = Chess
label-group-dartboard = Chess on the dartboard
label-group-draughts = Draughts
label-page-scharten = Scharten
label-page-draughts = Draughts
label-lessons-title = Famous strokes, step by step
label-lesson-open = Put it on the board
label-games-title = The national games side by side
label-compare-title = One position, every rule
label-clock-link = Clock and rules of play
label-print-link = Print…
label-embed-link = Put on a website
label-embed-games = Games
label-share-title = Share
label-my-games = My games
label-key-games = My games

## Keys as they are printed on keyboards

label-name-of-enter = Enter
label-name-of-escape = Esc
label-name-of-shift = Shift
label-name-of-home = Home
label-name-of-end = End

## A name and what belongs to it

# In lists and names of buttons.
# $name (String) - what it is
# $text (String) - its value, or more words
with-name = { $name }: { $text }
