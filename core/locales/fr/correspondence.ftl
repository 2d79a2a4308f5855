### Parties par lien : deux joueurs éloignés s’envoient la partie.
### part: more

## Labels

label-by-link = Un ami au loin, par lien
label-your-name = Ton nom
label-friend-name = Le nom de ton ami
label-link-game-lead = Après chacun de tes coups, tu envoies la partie par un lien ou un QR code, et la réponse revient de la même façon. Rien ne va sur un serveur.
label-link-game-send = Envoyer la partie
label-link-game-title = Partie par lien

## Messages

# The other player is on move.
link-game-waits = C’est à ton ami de jouer. Quand tu reçois sa réponse, ouvre le lien.

# The own move, in a game by link.
link-game-turn = C’est à toi de jouer.

# The own move was played, and not sent yet.
link-game-to-send = Ton coup est joué. Envoie maintenant la partie à ton ami.

# The own move was sent.
link-game-sent = Envoyé. Quand tu reçois la réponse, ouvre le lien.

# The game has ended, and the other player does not know it yet.
link-game-end-to-send = La partie est finie. Envoie-la encore une fois, pour que ton ami voie la fin.

# The game has ended.
link-game-over = La partie est finie.

# A link with a game that is known.
link-game-known = Ce lien n’apporte rien de nouveau : tu as déjà tous ses coups.

# A link that does not continue the known game.
# $ply (Number) - the number of the half-move that differs
link-game-differs = Ce lien vient d’une autre partie : le demi-coup { $ply } n’est pas celui que tu connais. Demande le dernier lien. Ta partie n’a pas changé.

# A link with a dart that cannot be.
# $ply (Number) - the number of the half-move of the dart
link-game-dart = La fléchette du demi-coup { $ply } ne peut pas être arrivée là. Demande encore une fois le lien. Ta partie n’a pas changé.

# Taking back a move that was sent.
link-game-is-sent = Tu as envoyé ce coup. Il ne peut plus être repris.

# A link brought the move of the other player.
link-game-answer = La réponse est là. C’est à toi de jouer.

# A link with a new game.
# $player (Player) - the side of the one who opens it
link-game-invited = Tu joues avec { PLAYER($player) } dans cette partie par lien. Joue ton coup, puis renvoie la partie.

# A dart that was written instead of thrown.
link-game-throw = Dans une partie par lien, une fléchette ne s’écrit pas, elle se lance : appuie sur « Lancer une fléchette ».
