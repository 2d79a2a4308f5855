### Partijen per link: twee spelers ver van elkaar sturen elkaar de partij.
### part: more

## Labels

label-by-link = Een vriend ver weg, per link
label-your-name = Je naam
label-friend-name = De naam van je vriend
label-link-game-lead = Na elke zet van jou stuur je de partij als link of QR-code, en het antwoord komt op dezelfde manier terug. Er gaat niets naar een server.
label-link-game-send = De partij versturen
label-link-game-title = Partij per link

## Messages

# The other player is on move.
link-game-waits = Je vriend is aan zet. Krijg je een link terug? Open die.

# The own move, in a game by link.
link-game-turn = Jij bent aan zet.

# The own move was played, and not sent yet.
link-game-to-send = Je zet is gedaan. Stuur de partij nu naar je vriend.

# The own move was sent.
link-game-sent = Verstuurd. Krijg je een link terug? Open die.

# The game has ended, and the other player does not know it yet.
link-game-end-to-send = De partij is uit. Stuur de partij nog één keer, zodat je vriend het einde ziet.

# The game has ended.
link-game-over = De partij is uit.

# A link with a game that is known.
link-game-known = Er staat niets nieuws in deze link: je hebt al die zetten al.

# A link that does not continue the known game.
# $ply (Number) - the number of the half-move that differs
link-game-differs = Deze link hoort bij een andere partij: halve zet { $ply } is niet die van jou. Vraag om de nieuwste link. Je eigen partij is niet veranderd.

# A link with a dart that cannot be.
# $ply (Number) - the number of the half-move of the dart
link-game-dart = De dart van halve zet { $ply } kan daar niet geland zijn. Vraag nog eens om de link. Je eigen partij is niet veranderd.

# Taking back a move that was sent.
link-game-is-sent = Je hebt deze zet verstuurd. Hij kan niet meer terug.

# A link brought the move of the other player.
link-game-answer = Het antwoord is er. Jij bent aan zet.

# A link with a new game.
# $player (Player) - the side of the one who opens it
link-game-invited = Je speelt met { PLAYER($player) } in deze partij per link. Doe je zet en stuur de partij dan terug.

# A dart that was written instead of thrown.
link-game-throw = In een partij per link kun je een dart niet opschrijven, je moet hem gooien: druk op “Dart gooien”.
