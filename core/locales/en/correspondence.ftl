### Games by link: two players far apart send each other the game.
### part: more

## Labels

label-by-link = A friend far away, by link
label-your-name = Your name
label-friend-name = Your friend’s name
label-link-game-lead = After each of your moves you send the game as a link or a QR code, and the answer comes back in the same way. Nothing goes to a server.
label-link-game-send = Send the game
label-link-game-title = Game by link

## Messages

# The other player is on move.
link-game-waits = It is your friend’s move. When your friend sends a link back, open it.

# The own move, in a game by link.
link-game-turn = It is your move.

# The own move was played, and not sent yet.
link-game-to-send = Your move is made. Now send the game to your friend.

# The own move was sent.
link-game-sent = Sent. When your friend sends a link back, open it.

# The game has ended, and the other player does not know it yet.
link-game-end-to-send = The game is over. Send it once more, so that your friend sees the end.

# The game has ended.
link-game-over = The game is over.

# A link with a game that is known.
link-game-known = There is nothing new in this link: you have all its moves.

# A link that does not continue the known game.
# $ply (Number) - the number of the half-move that differs
link-game-differs = This link is for a different game: half-move { $ply } is not the one that you know. Ask for the newest link. Your own game is untouched.

# A link with a dart that cannot be.
# $ply (Number) - the number of the half-move of the dart
link-game-dart = The dart of half-move { $ply } cannot have landed there. Ask for the link once more. Your own game is untouched.

# Taking back a move that was sent.
link-game-is-sent = You have sent this move. It cannot be taken back.

# A link brought the move of the other player.
link-game-answer = The answer is here. It is your move.

# A link with a new game.
# $player (Player) - the side of the one who opens it
link-game-invited = You play { PLAYER($player) } in this game by link. Make your move, then send the game back.

# A dart that was written instead of thrown.
link-game-throw = In a game by link a dart cannot be written, it has to be thrown: press “Throw a dart”.
