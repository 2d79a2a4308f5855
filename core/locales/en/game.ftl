### The game on the board: turns, ends, claims, fields for the ear.
### part: first

## The state of the game

# Whose turn it is.
# $player (Player) - the player that it is about
to-move = { PLAYER($player) } to move

# Whose turn it is, in check.
# $player (Player) - the player that it is about
to-move-in-check = { PLAYER($player) } to move, in check

# Mate.
# $winner (Player) - the player who wins
won-by-mate = Checkmate. { PLAYER($winner) } wins.

# Stalemate.
draw-stalemate = Stalemate: no move left and no check. A draw.

# Nobody can mate any more.
draw-dead = Neither player can give checkmate any more. A draw.

# Fivefold repetition.
draw-repetition5 = The same position for the fifth time. A draw.

# Seventy-five moves.
draw-moves75 = Seventy-five moves without a capture or pawn move. A draw.

# A claim is possible: repetition.
may-claim-repetition = This position is on the board for the third time: a draw may be claimed.

# A claim is possible: fifty moves.
may-claim-moves50 = Fifty moves without a capture or pawn move: a draw may be claimed.

# A move for the ear.
# $number (Number) - the number of the move
# $player (Player) - the player that it is about
# $said (SpokenMove) - the move
said = Move { $number }, { PLAYER($player) }: { MOVE($said) }

# The start of the game.
at-start = Start of the game

# A player gave up.
# $player (Player) - the player that it is about
# $winner (Player) - the player who wins
resigns = { PLAYER($player, case: "upper") } resigns. { PLAYER($winner, case: "upper") } wins.

# A draw was agreed.
draw-agreed = The players agree to a draw.

# A draw was claimed by repetition.
draw-repetition3 = Draw claimed: the same position came up three times.

# A draw was claimed by the fifty moves.
draw-moves50 = Draw claimed: fifty moves without a capture or pawn move.

# A result on paper: a win.
# $winner (Player) - the player who wins
win-is = { PLAYER($winner, case: "upper") } won.

# A result on paper: a draw.
draw-is = The game was a draw.

# A player's time was over.
# $player (Player) - the player that it is about
# $winner (Player) - the player who wins
lost-on-time = { PLAYER($player, case: "upper") } has no time left. { PLAYER($winner, case: "upper") } wins.

# A player's time was over, but the other could never mate, or had no time left either.
draw-on-time = No time left, but nobody wins. A draw.

# A result on paper: half a point for one player, none for the other.
# $player (Player) - the player that it is about
half-point = Half a point for { PLAYER($player) }, none for the other side.

# A result on paper: no point for anybody.
no-points = No point for either player.

# A move as one player says it to another, without number and side: for dictation and voices.
# $number (Number) - the number of the move
# $player (Player) - the player that it is about
# $said (SpokenMove) - the move
aloud = { MOVE($said) }

# A field for the ear.
# $field (String) - a field by its name
# $holds (Square) - what stands there
field-is =
    { $holds ->
        [nothing] { $field }, empty
       *[other] { $field }, { PIECE($holds) }
    }

# A field that the held piece can reach.
# $field (String) - a field by its name
# $holds (Square) - what stands there
field-reachable =
    { $holds ->
        [nothing] { $field }, empty, can be reached
       *[other] { $field }, { PIECE($holds) }, can be reached
    }

# A piece was taken up.
# $piece (Piece) - the piece that it is about
# $field (String) - a field by its name
# $ways (Number) - how many fields it can reach
holds =
    { $ways ->
        [1] { PIECE($piece, case: "upper") } on { $field } picked up, one way to go
       *[other] { PIECE($piece, case: "upper") } on { $field } picked up, { $ways } ways to go
    }

# The plain king move, where castling ends on the same field.
choose-king = Move the king

# Castling, where a plain king move ends on the same field.
choose-castling = Castle

# A claim without ground: the position came up too rarely.
# $times (Number) - how many times
claim-repetition = A draw needs the same position three times. So far: { $times }.

# A claim without ground: too few quiet moves.
# $moves (Number) - how many moves
claim-moves50 = A draw needs fifty moves without a capture or pawn move. So far: { $moves }.

# A wrong claim: the move that was only written has to be played.
# $right (String) - the move
claim-move-played = The move you wrote is played: { $right }.

# A wrong claim: the other player gets time.
# $player (Player) - who gets it
# $minutes (Number) - how many minutes: 1 or 2
claim-time-added =
    { $minutes ->
        [1] { PLAYER($player, case: "upper") }: one minute more, because the claim was wrong.
       *[other] { PLAYER($player, case: "upper") }: two minutes more, because the claim was wrong.
    }

# Nothing to agree to.
no-offer = Nobody has offered a draw with the last move.

## Touched pieces, links of later versions

# Another piece than the touched one is to be played.
# $piece (Piece) - the piece that it is about
# $field (String) - a field by its name
touch-bound = You touched the { PIECE($piece) } on { $field }, so it has to move. You choose where to.

# A touched piece that cannot move binds nobody.
# $piece (Piece) - the piece that it is about
# $field (String) - a field by its name
touch-free = The { PIECE($piece) } on { $field } has no move: you may choose another piece.

# A touched piece of the other player has to be taken.
# $piece (Piece) - the piece that it is about
# $field (String) - a field by its name
touch-take = You touched the { PIECE($piece) } on { $field }, so it has to be taken. You choose with what.

# A promotion cannot be given up any more.
touch-promotion = The pawn has arrived and stays there. Choose what it becomes.

# A link of a later version.
link-newer = This link was made by a newer Notabene. Load this page again, then open the link once more. Your own game is untouched.
