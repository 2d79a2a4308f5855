### Partidas por enlace: dos jugadores lejos el uno del otro se envían la partida.
### part: more

## Labels

label-by-link = Un amigo lejos, por enlace
label-your-name = Tu nombre
label-friend-name = El nombre de tu amigo
label-link-game-lead = Después de cada jugada tuya envías la partida como enlace o código QR, y la respuesta vuelve igual. Nada va a un servidor.
label-link-game-send = Enviar la partida
label-link-game-title = Partida por enlace

## Messages

# The other player is on move.
link-game-waits = Le toca a tu amigo. Cuando recibas un enlace de vuelta, ábrelo.

# The own move, in a game by link.
link-game-turn = Te toca jugar.

# The own move was played, and not sent yet.
link-game-to-send = Tu jugada está hecha. Ahora envía la partida a tu amigo.

# The own move was sent.
link-game-sent = Enviada. Cuando recibas un enlace de vuelta, ábrelo.

# The game has ended, and the other player does not know it yet.
link-game-end-to-send = La partida ha terminado. Envíala una vez más, para que tu amigo vea el final.

# The game has ended.
link-game-over = La partida ha terminado.

# A link with a game that is known.
link-game-known = Este enlace no trae nada nuevo: ya tienes todas sus jugadas.

# A link that does not continue the known game.
# $ply (Number) - the number of the half-move that differs
link-game-differs = Este enlace es de otra partida: la media jugada { $ply } no es la que conoces. Pide el enlace más reciente. Tu partida no ha cambiado.

# A link with a dart that cannot be.
# $ply (Number) - the number of the half-move of the dart
link-game-dart = El dardo de la media jugada { $ply } no puede haber caído ahí. Pide el enlace otra vez. Tu partida no ha cambiado.

# Taking back a move that was sent.
link-game-is-sent = Has enviado esta jugada. Ya no se puede deshacer.

# A link brought the move of the other player.
link-game-answer = La respuesta ha llegado. Te toca jugar.

# A link with a new game.
# $player (Player) - the side of the one who opens it
link-game-invited = Juegas con { PLAYER($player) } en esta partida por enlace. Haz tu jugada y devuelve la partida.

# A dart that was written instead of thrown.
link-game-throw = En una partida por enlace un dardo no se puede escribir, hay que lanzarlo: pulsa «Lanzar un dardo».
