### Clocks, time controls, touched pieces, who has to write.
### part: school

## Times and clocks

# A number is missing in a time control.
time-missing = A time is missing here. Write the minutes, then + and the seconds for each move: 15+10.

# Signs in a time control that mean nothing there.
# $text (String) - what was written
time-sign = “{ $text }” is no part of a time. Write the minutes, then + and the seconds for each move: 15+10.

# A time that no clock has.
time-too-long = The clock can be set from 1 second to 24 hours, and a move can add up to 60 minutes.

# A number of moves that no period has.
time-moves = Before the slash comes the number of moves, from 1 to 300: 40/90.

# A period after one that lasts for the rest of the game.
time-after-rest = A time without a number of moves lasts to the end of the game, so nothing can follow it. Say for how many moves it is: 40/90, 15.

# Too many periods.
time-too-many = No more than six parts can have their own time.

# How long a game is: at most ten minutes for sixty moves.
# $time (String) - a time
pace-blitz = For 60 moves each player has { $time }: a blitz game. Nobody has to write.

# Less than an hour for sixty moves.
# $time (String) - a time
pace-rapid = For 60 moves each player has { $time }: a rapid game. Nobody has to write.

# An hour or more for sixty moves.
# $time (String) - a time
pace-long = For 60 moves each player has { $time }: a slow game. Both players must write.

# The clock is pressed while it stands.
clock-stands = The clock is stopped. Start it, then you can press it.

# The device was asleep while the clock ran.
clock-slept = The device was asleep, so the clock was stopped. Press “Go on” when you both play again.

# The clock is pressed by the player who is not on move.
# $player (Player) - the player that it is about
clock-not-yours = Your clock is not running: { PLAYER($player) } is thinking. You press after your own move.

# The clock is pressed before a move is played.
clock-play-first = It is your turn. Play your move first, then press the clock.

# The clock is pressed before the promotion is finished.
clock-promotion = Your pawn has arrived. Put the new piece in its place, then press the clock.

# A claim while the flag is up.
# $player (Player) - the player that it is about
# $time (String) - a time
flag-up = The flag of { PLAYER($player) } is still up: { $time } left. You can claim when it has fallen.

# A flag fell on a clock without a board.
# $player (Player) - the player that it is about
# $winner (Player) - the player who wins
flag-alone = { PLAYER($player, case: "upper") } has no time left. { PLAYER($winner, case: "upper") } wins, if checkmate is still possible. If not, the game is drawn.

# A flag has fallen, and nobody has claimed yet.
# $player (Player) - the player that it is about
flag-down = { PLAYER($player, case: "upper") }: the flag has fallen. The game goes on until the other player points it out.

# How many moves a player has still to make in this period.
# $moves (Number) - how many moves
moves-to-go = { $moves ->
    [1] 1 move to the next time control
   *[other] { $moves } moves to the next time control
}

## Who has to write

# The game is short.
# $player (Player) - the player that it is about
duty-free = { PLAYER($player, case: "upper") }: a rapid or blitz game. You may write, but you do not have to.

# The game is long.
# $player (Player) - the player that it is about
duty-write = { PLAYER($player, case: "upper") }: a slow game. You must write every move.

# The time is short, but each move brings thirty seconds.
# $player (Player) - the player that it is about
duty-go-on = { PLAYER($player, case: "upper") }: less than five minutes, but each move brings you 30 seconds or more. You must keep writing.

# The player was short of time.
# $player (Player) - the player that it is about
duty-may-stop = { PLAYER($player, case: "upper") }: you had less than five minutes. You may stop writing.

# A new period has begun, and moves may be missing.
# $player (Player) - the player that it is about
duty-update = { PLAYER($player, case: "upper") }: you have been given more time. Fill in the moves that are missing on your sheet. You may ask for the other sheet when it is your turn.

# A new period has begun while the player is on move: the other sheet may be asked for.
# $player (Player) - the player that it is about
duty-consult = { PLAYER($player, case: "upper") }: fill in the moves that are missing on your sheet. It is your turn, so you may ask for the other sheet.

# A player may ask for the other sheet, which is of paper.
# $player (Player) - the player that it is about
consult-ask = { PLAYER($player, case: "upper") }: ask the other player for the sheet, fill in what is missing, and give it back before you move.

# A player may ask for the other sheet only while on move.
# $player (Player) - the player that it is about
consult-later = { PLAYER($player, case: "upper") }: wait until it is your turn. Then you may ask for the other sheet.

## Touched pieces, and who plays White

# The next touch does not bind.
adjusting = You said j’adoube: you do not have to play the next piece you touch.

# Said after a piece was touched.
adjust-late = You must say “j’adoube” before you touch a piece. Now play the piece you touched.

# What is in the chosen hand.
# $player (Player) - the player that it is about
hand-is = There was a pawn in this hand: you play { PLAYER($player) }.

## Labels

label-clock-title = Clock
label-clock-lead = A clock for two players. After your move press your own half, or the space bar: then the other player’s time runs.
label-clock-start = Start
label-clock-pause = Stop the clock
label-clock-go-on = Go on
label-clock-reset = Set the clock back to the start
label-clock-reset-sure = Really set it back?
label-clock-runs = runs
label-clock-waits = to move
label-clock-flag-fell = flag down
label-clock-claim = Claim: the other flag has fallen
label-clock-no-mate = The winner could never give checkmate
label-clock-times = How much time?
label-clock-own = Your own time
label-clock-hint = Minutes, then + and seconds for each move: 15+10. Parts with their own time: 40/90+30, 30+30. With 5d3 the clock waits 3 seconds at each move before it counts.
label-clock-take = Use this time
label-clock-rules = Rules of play
label-clock-beside = Clock beside the board
label-clock-auto = A move on the board presses the clock
label-clock-write = Write the time beside the move
label-clock-turned = Turn the upper half round, for a phone between you
label-clock-side = Black chooses: the clock is
label-clock-left = left
label-clock-right = right
label-touch-rule = Touch move
label-adoube = J’adoube
label-clock-arbiter = Arbiter: correct the time
label-clock-more = one minute more
label-clock-two-more = two minutes more
label-clock-less = one minute less
label-clock-penalty = The arbiter gives the other player two minutes for a wrong claim or a move that is not allowed; in blitz one minute.
label-duty-title = Who must write?
label-duty-done = The sheet is complete
label-duty-consult-sheet = See the other sheet
label-hands-title = Who plays White?
label-hands-lead = One pawn is white, the other black. The other player picks a hand.
label-hand-left = Left hand
label-hand-right = Right hand
label-hands-again = Hide them again
