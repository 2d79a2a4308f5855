### Playing against Notabene: the choice, the level, what is said beside the board.
### part: first

## Labels

label-play-notabene = Play against Notabene
label-ended-won = You have won!
label-ended-lost = Notabene has won.
label-ended-draw = A draw.
label-rematch = Again
label-stronger = One level stronger
label-look-at-game = Look at the game
label-write-on-sheet = Write it on a sheet

### part: more

## Labels

label-who-plays = Who plays?
label-two-people = Two people
label-your-side = You play
label-by-chance = Either colour (random)
label-level = Which level?
# On the face of the level that the last results suggest.
label-level-for-you = For you
label-level-1 = 1 · Knows the rules
label-level-2 = 2 · Has just begun
label-level-3 = 3 · Plays for fun
label-level-4 = 4 · Looks twice
label-level-5 = 5 · Plays with care
label-level-6 = 6 · Plays in a club
label-level-7 = 7 · Hard to beat
label-level-8 = 8 · As strong as it can be
# Names of the faces of the levels.
label-level-name-1 = Sam the snail
label-level-name-2 = Pip the chick
label-level-name-3 = Hop the rabbit
label-level-name-4 = Pins the hedgehog
label-level-name-5 = Rusty the fox
label-level-name-6 = Leo the lion
label-level-name-7 = Olga the owl
label-level-name-8 = Draco the dragon
label-oppose-here = Play this game on against Notabene
label-play-on = Play
label-hint = Hint
label-change-opponent = Change
label-stop-opponent = Stop
label-try-again = Try again
label-opponent-lead = Notabene answers each of your moves. You can take moves back, ask for a hint and change all this at any time.

## Messages


# The opponent beside the board, before its level.
# $player (Player) - the side of Notabene
opponent-plays = Notabene: { PLAYER($player) }

# The opponent looks for its move.
opponent-thinks = Notabene is thinking…

# The program of the opponent could not be fetched.
opponent-missing = Notabene cannot come to the board now. Are you offline? You can move for both sides, and try again later.

# Somebody touched the board or wrote a move while the opponent looks for its move.
opponent-first = It is Notabene’s turn. Wait a moment, or press “Stop”.

# A hint: a move.
# $piece (Piece) - what moves
# $from (String) - where from
# $to (String) - where to
hint-move = Try the { PIECE($piece) } from { $from } to { $to }.

# A hint: a capture.
# $piece (Piece) - what moves
# $from (String) - where from
# $to (String) - where to
hint-takes = { $piece ->
    [man] Take with the { PIECE($piece) } on { $from }: it lands on { $to }.
    [crowned] Take with the { PIECE($piece) } on { $from }: it lands on { $to }.
   *[other] Take on { $to } with the { PIECE($piece) } on { $from }.
}

# A hint: a dart.
# $field (String) - where to aim
hint-throw = Try a dart, and aim at { $field }.

# A hint: a move that is said best as it is written.
# $text (String) - the written move
hint-written = Try { $text }.

# A draw was offered; Notabene plays on.
draw-declined = Notabene does not want a draw yet. Play on!

# A draw was offered before the first own move.
offer-needs-move = Play a move first. Then you can offer a draw.
