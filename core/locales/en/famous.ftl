### Famous games, and the moves of a game to guess.
### part: school

## Messages

# Help with a guess: the piece that moves.
# $piece (Piece) - what moves
# $field (String) - where it stands
guess-piece = The { PIECE($piece) } on { $field } moves.

# The answer to another legal move than that of the game.
# $other (String) - the written move of the pupil
# $right (String) - the written move of the game
guess-other = { $other } is possible too, but the game went { $right }. Play it or write it.

# How the moves of a game were found.
# $at_once (Number) - moves found at the first try
# $moves (Number) - moves to find
# $later (Number) - moves found after another try or with help
# $shown (Number) - moves that were shown
guess-score = Found first time: { $at_once } of { $moves }. With another try or with help: { $later }. Shown: { $shown }.

# From memory: the answer to another legal move than that of the game.
# $other (String) - the written move of the pupil
memory-other = { $other } is possible, but this game went another way. Try again, or ask for help.

# A move that was found with help only, after the end.
# $right (String) - the written move of the game
found-with-help = You had help with this move: { $right }.

# Choice: how many moves are recalled.
# $moves (Number) - how many
memory-moves = { $moves ->
    [1] the first move
   *[other] the first { $moves } moves
}

## Labels

label-famous-title = Famous games
label-famous-line = Games of old masters, short ones first: play them through, write them, guess them.
label-famous-lead = Choose a kind of game, then a game. The shortest games come first.
label-famous-play = Play it through
label-famous-along = Write it down as it is played
label-famous-guess = Guess and write the next move
label-famous-source = Source
label-famous-all = All famous games
label-famous-none = Choose a game first: from the famous games, or from your own.
label-practise-with = Practise with this game
label-chosen-game = The game you chose
label-mode-guess = Guess the next move
label-hint-guess = You see a game up to here. Play or write the next move. If you do not find it, ask for help.
label-guess-begin = Start guessing
label-guess-help = Help me
label-mode-memory = From memory
label-hint-memory = Read a game as often as you like. Then write its first moves from memory. At the end you see move by move what was right.
label-memory-line = Read a game, then write its moves from memory.
label-memory-begin = Read the game
label-memory-lead = Read it move by move, as often as you like. Then write it without looking.
label-memory-write = Now write it from memory
label-memory-again = Read the game again
label-memory-length = How much of it?
label-memory-all = the whole game
