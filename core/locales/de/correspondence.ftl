### Partien per Link: zwei Spieler an verschiedenen Orten schicken sich die Partie.
### part: more

## Labels

label-by-link = Jemand weit weg, per Link
label-your-name = Dein Name
label-friend-name = Name der anderen Person
label-link-game-lead = Nach jedem deiner Züge schickst du die Partie als Link oder als QR-Code, und die Antwort kommt genauso zurück. Nichts geht an einen Server.
label-link-game-send = Partie verschicken
label-link-game-title = Partie per Link

## Messages

# The other player is on move.
link-game-waits = Dein Gegenüber ist am Zug. Kommt ein Link zurück, öffne ihn.

# The own move, in a game by link.
link-game-turn = Du bist am Zug.

# The own move was played, and not sent yet.
link-game-to-send = Dein Zug ist gemacht. Schick die Partie jetzt an dein Gegenüber.

# The own move was sent.
link-game-sent = Verschickt. Kommt ein Link zurück, öffne ihn.

# The game has ended, and the other player does not know it yet.
link-game-end-to-send = Die Partie ist zu Ende. Schick sie noch einmal, damit dein Gegenüber das Ende sieht.

# The game has ended.
link-game-over = Die Partie ist zu Ende.

# A link with a game that is known.
link-game-known = In diesem Link steht nichts Neues: Du hast alle seine Züge schon.

# A link that does not continue the known game.
# $ply (Number) - the number of the half-move that differs
link-game-differs = Dieser Link gehört zu einer anderen Partie: Halbzug { $ply } ist nicht der, den du kennst. Bitte um den neuesten Link. Deine eigene Partie ist unverändert.

# A link with a dart that cannot be.
# $ply (Number) - the number of the half-move of the dart
link-game-dart = Der Dart von Halbzug { $ply } kann nicht dort gelandet sein. Bitte noch einmal um den Link. Deine eigene Partie ist unverändert.

# Taking back a move that was sent.
link-game-is-sent = Du hast diesen Zug verschickt. Er kann nicht mehr zurückgenommen werden.

# A link brought the move of the other player.
link-game-answer = Die Antwort ist da. Du bist am Zug.

# A link with a new game.
# $player (Player) - the side of the one who opens it
link-game-invited = Du spielst { PLAYER($player) } in dieser Partie per Link. Mach deinen Zug und schick die Partie dann zurück.

# A dart that was written instead of thrown.
link-game-throw = In einer Partie per Link kann man einen Dart nicht aufschreiben, man muss ihn werfen: Drück auf „Dart werfen“.
