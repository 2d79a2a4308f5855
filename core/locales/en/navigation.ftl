### Navigation, doors of the first screen, pages of all places and of all games.
### part: first

# Name of the navigation for screen readers.
label-nav = Menu
# Navigation: the board.
label-nav-play = Play
label-nav-learn = Learn
label-nav-practise = Practise
# Navigation: the score sheet. Short.
label-nav-sheet = Score sheet
label-nav-classroom = Classroom
label-nav-more = More
label-wall-close = Leave the big screen
# Keys 1 to 6: the places of the navigation.
label-key-places = Play, learn, … me
# Short words on the buttons beside the board; their long names are other labels.
label-short-flip = Turn
# Opens the menu: new game, open, save, share, end.
label-short-game = Game
label-short-undo = Take back
label-short-redo = Redo
# Window: texts and files are opened, and everything passed on.
label-open-game = Open
# Window: the game is saved or passed on.
label-save-export = Save / export
# Window: resign, draw, claim.
label-end-game = End the game
# Doors on the first screen: a title and a line each.
label-door-play = Play and watch your moves being written
label-door-play-line = Chess, Scharten, draughts: choose a game.
label-door-learn = Learn to write moves
label-door-learn-line = Lesson 1, five minutes.
label-door-teach = For teachers and clubs
label-door-teach-line = Big screen, sheets to print, boards for your site.
# The number of a lesson follows.
label-door-go-on = Go on: lesson
label-door-go-on-line = Where you were last time.
label-door-games = Your last games
label-door-games-line = All are kept on this device.
label-door-mistakes = Mistakes to practise
label-door-mistakes-line = Have another go until you get them right.
label-door-today = Ten tasks for today
label-door-today-line = New every day, a few minutes.
# The bar: games to begin, own games, famous ones.
label-nav-games = Games
# The bar: who is learning, progress, settings.
label-nav-me = Me
# Link beside the bar. Short.
label-nav-teach = For teachers
# The first screen: what Notabene is, in one sentence.
label-start-lead = Play, and learn to write your moves down.
# Large pictures of the first screen: one or two words each.
label-start-play = Play
label-start-learn = Learn
label-start-today = Today
# Names the row of languages for screen readers.
label-start-languages = Language

# Days of practice in a row; a single missed day is forgiven.
# $days (Number) - how many
streak-days = { $days ->
    [1] You practised for a day: go on!
   *[other] { $days } days of practice in a row!
}

### part: school

# Page of all places.
label-more-title = Everything
# Its parts.
label-more-games = Games and rules
label-more-writing = To play and write
label-more-device = This device
# A line on each place.
label-more-play-line = Every game with its board: begin one, read its rules.
label-more-scharten-line = Chess on a dartboard: pictures of every rule, games, problems.
label-more-draughts-line = Rules, famous strokes, and seventeen kinds of draughts side by side.
label-more-room-line = Shuffle the first rank, find its number, learn to castle.
label-more-compare-line = What would be allowed in the other games?
label-more-clock-line = Time for two players, and what must be written when.
label-more-systems-line = See and hear your move as the whole world writes it.
label-more-setup-line = Put the pieces where you want them.
label-more-wall-line = A large board for everybody, controlled from your tablet.
label-more-print-line = Empty sheets, sheets of games, diagrams.
# Link to the page that prints.
label-more-print = Print score sheets
label-more-embed-line = Your game or a lesson on the page of your club.
label-more-report-line = What a child should look at again, lesson by lesson.
label-more-games-line = All games that you played or opened.
label-more-device-line = Take your stars and games with you, or delete them.
label-more-about-line = Who made Notabene, and what Notabene never does.
# Page with a board for each game.
label-gallery-title = Games
label-gallery-lead = Choose a kind of game: it begins at once, and your moves are written down. Your old game is kept.
# Button; the name of a game is added for screen readers.
label-gallery-play = Play
# Link to the rules of a game.
label-gallery-rules = Rules
# The page of all rules, and what compares the games.
label-rules-lead = How each game is played, with pictures and puzzles. Choose one.
label-rules-together = Side by side
# Opens a list of what differs from the best known game.
label-gallery-different = What is different here?
# A line on each of these games.
label-gallery-chess = The game of kings, played everywhere.
label-gallery-chess960 = Chess without openings learnt by heart: the first rank is shuffled.
# Answers to that question.
label-different-chess = Nothing: the other games are compared with this one. Checkmate wins.
label-different-chess960 = The first rank is shuffled: 960 positions. Everything else is chess.
label-different-quiet = A round board of 80 fields. Whoever captures on a double or treble field needs support; pawns never do.
label-different-loud = Only the kings stand on the board. Each turn you move, or throw a dart for your next piece.
label-different-international = Nothing: the other kinds of draughts are compared with this one. Men capture backwards, kings fly, you must take the most.
# The place for teachers and clubs.
label-teach-lead = Everything for a lesson, a club evening or a tournament, all on this device.
# Its groups.
label-teach-lesson = In the lesson
label-teach-paper = On paper
label-teach-club = For the club
# Card: the page for a projector.
label-teach-wall = Big screen
# Card: diplomas to print.
label-teach-diplomas = Diplomas
label-teach-diplomas-line = For one pupil or the whole class, with a line to sign.
# Groups of trainers on the page for practising.
label-practise-write = Read and write moves
label-practise-sheet = With a score sheet
label-practise-head = In your head
label-practise-eye = Sharp eyes
# How hard a trainer is.
label-level-easy = ★ easy
label-level-middle = ★★ a bit harder
label-level-hard = ★★★ hard
# Trainers: names and sentences.
label-trainer-fields = Name the squares
label-trainer-fields-line = Where is e4? Tap it, or write which square glows.
label-trainer-writing = Write moves
label-trainer-writing-line = You see a move: write it down.
label-trainer-eye = The mind’s eye
label-trainer-eye-line = Read moves without moving the pieces. Where do they stand?
label-trainer-dictation-line = Hear or see a game, and write it down.
label-trainer-guess-line = What did the master play? Find the next move.
label-trainer-order-line = Write, play, press the clock: always in the right order.
label-trainer-rehearsal-line = A whole game with clock and sheet, as at a tournament.
label-trainer-slip-line = One move on this sheet is wrong. Which one?
label-trainer-report-line = What you got wrong before, once more.
