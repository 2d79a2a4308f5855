### Clocks, time controls, touched pieces, who has to write.

## Times and clocks

# A number is missing in a time control.
time-missing = Hier fehlt eine Zeit. Schreib die Minuten, dann + und die Sekunden für jeden Zug: 15+10.

# Signs in a time control that mean nothing there.
time-sign = „{ $text }“ gehört nicht in eine Bedenkzeit. Schreib die Minuten, dann + und die Sekunden für jeden Zug: 15+10.

# A time that no clock has.
time-too-long = Die Uhr lässt sich von 1 Sekunde bis 24 Stunden stellen, und ein Zug kann bis zu 60 Minuten dazugeben.

# A number of moves that no period has.
time-moves = Vor dem Schrägstrich steht die Zahl der Züge, von 1 bis 300: 40/90.

# A period after one that lasts for the rest of the game.
time-after-rest = Eine Zeit ohne Zahl der Züge reicht bis zum Ende der Partie, danach kann nichts mehr kommen. Sag, für wie viele Züge sie gilt: 40/90, 15.

# Too many periods.
time-too-many = Höchstens sechs Abschnitte können eine eigene Zeit haben.

# How long a game is: at most ten minutes for sixty moves.
pace-blitz = Für 60 Züge hat jede Seite { $time }: eine Blitzpartie. Niemand muss mitschreiben.

# Less than an hour for sixty moves.
pace-rapid = Für 60 Züge hat jede Seite { $time }: eine Schnellpartie. Niemand muss mitschreiben.

# An hour or more for sixty moves.
pace-long = Für 60 Züge hat jede Seite { $time }: eine langsame Partie. Beide müssen mitschreiben.

# The clock is pressed while it stands.
clock-stands = Die Uhr steht. Setz sie in Gang, dann kannst du sie drücken.

# The device was asleep while the clock ran.
clock-slept = Das Gerät hat geschlafen, darum wurde die Uhr angehalten. Drücke „Weiter“, wenn ihr beide wieder spielt.

# The clock is pressed by the player who is not on move.
clock-not-yours = Deine Uhr läuft nicht: { PLAYER($player) } überlegt. Du drückst nach deinem eigenen Zug.

# The clock is pressed before a move is played.
clock-play-first = Du bist am Zug. Zieh zuerst, dann drück die Uhr.

# The clock is pressed before the promotion is finished.
clock-promotion = Dein Bauer ist angekommen. Stell die neue Figur hin, dann drück die Uhr.

# A claim while the flag is up.
flag-up = Das Blättchen von { PLAYER($player) } ist noch oben: { $time } übrig. Du kannst es melden, wenn es gefallen ist.

# A flag fell on a clock without a board.
flag-alone = { PLAYER($player, case: "upper") } hat keine Zeit mehr. { PLAYER($winner, case: "upper") } gewinnt, wenn ein Matt noch möglich ist. Wenn nicht, ist die Partie remis.

# A flag has fallen, and nobody has claimed yet.
flag-down = { PLAYER($player, case: "upper") }: Das Blättchen ist gefallen. Die Partie geht weiter, bis die andere Seite es meldet.

# How many moves a player has still to make in this period.
moves-to-go = { $moves ->
    [1] noch 1 Zug bis zum nächsten Zeitabschnitt
   *[other] noch { $moves } Züge bis zum nächsten Zeitabschnitt
}

## Who has to write

# The game is short.
duty-free = { PLAYER($player, case: "upper") }: eine Schnell- oder Blitzpartie. Du darfst mitschreiben, musst aber nicht.

# The game is long.
duty-write = { PLAYER($player, case: "upper") }: eine langsame Partie. Du musst jeden Zug mitschreiben.

# The time is short, but each move brings thirty seconds.
duty-go-on = { PLAYER($player, case: "upper") }: weniger als fünf Minuten, aber jeder Zug bringt dir 30 Sekunden oder mehr. Du musst weiter mitschreiben.

# The player was short of time.
duty-may-stop = { PLAYER($player, case: "upper") }: Du hattest weniger als fünf Minuten. Du darfst mit dem Mitschreiben aufhören.

# A new period has begun, and moves may be missing.
duty-update = { PLAYER($player, case: "upper") }: Ein neuer Zeitabschnitt hat begonnen. Trag die Züge nach, die auf deinem Formular fehlen. Wenn du am Zug bist, darfst du um das andere Formular bitten.

# A new period has begun while the player is on move: the other sheet may be asked for.
duty-consult = { PLAYER($player, case: "upper") }: Trag die Züge nach, die auf deinem Formular fehlen. Du bist am Zug, also darfst du um das andere Formular bitten.

# A player may ask for the other sheet, which is of paper.
consult-ask = { PLAYER($player, case: "upper") }: Bitte dein Gegenüber um das Formular, trag nach, was fehlt, und gib es zurück, bevor du ziehst.

# A player may ask for the other sheet only while on move.
consult-later = { PLAYER($player, case: "upper") }: Warte, bis du am Zug bist. Dann darfst du um das andere Formular bitten.

## Touched pieces, and who plays White

# The next touch does not bind.
adjusting = Du hast „J’adoube“ gesagt: Die nächste Figur, die du berührst, musst du nicht ziehen.

# Said after a piece was touched.
adjust-late = Sag „J’adoube“, bevor du eine Figur berührst. Zieh jetzt mit der berührten.

# What is in the chosen hand.
hand-is = In dieser Hand war ein Bauer: Du spielst { PLAYER($player) }.

## Labels

label-clock-title = Uhr
label-clock-lead = Eine Uhr für zwei. Drück nach deinem Zug auf deine Hälfte oder auf die Leertaste: Dann läuft die Zeit deines Gegenübers.
label-clock-start = Start
label-clock-pause = Uhr anhalten
label-clock-go-on = Weiter
label-clock-reset = Uhr auf den Anfang stellen
label-clock-reset-sure = Wirklich zurückstellen?
label-clock-runs = läuft
label-clock-waits = am Zug
label-clock-flag-fell = Blättchen gefallen
label-clock-claim = Reklamieren: Blättchen gefallen
label-clock-no-mate = Matt wäre nie mehr möglich
label-clock-times = Wie viel Zeit?
label-clock-own = Eigene Bedenkzeit
label-clock-hint = Minuten, dann + und die Sekunden für jeden Zug: 15+10. Abschnitte mit eigener Zeit: 40/90+30, 30+30. Bei 5d3 wartet die Uhr bei jedem Zug 3 Sekunden, bevor sie zählt.
label-clock-take = Diese Zeit nehmen
label-clock-rules = Spielregeln
label-clock-beside = Uhr neben dem Brett
label-clock-auto = Ein Zug auf dem Brett drückt die Uhr
label-clock-write = Die Zeit neben den Zug schreiben
label-clock-turned = Obere Hälfte umdrehen, für ein Handy zwischen euch
label-clock-side = Schwarz wählt: Die Uhr steht
label-clock-left = links
label-clock-right = rechts
label-touch-rule = Berührt – geführt
label-adoube = J’adoube
label-clock-arbiter = Schiedsrichter: Zeit berichtigen
label-clock-more = eine Minute mehr
label-clock-two-more = zwei Minuten mehr
label-clock-less = eine Minute weniger
label-clock-penalty = Bei einer falschen Reklamation oder einem verbotenen Zug gibt der Schiedsrichter der anderen Seite zwei Minuten, im Blitz eine.
label-duty-title = Wer muss mitschreiben?
label-duty-done = Das Formular ist vollständig
label-duty-consult-sheet = Das andere Formular ansehen
label-hands-title = Wer hat Weiß?
label-hands-lead = Ein Bauer ist weiß, der andere schwarz. Dein Gegenüber wählt eine Hand.
label-hand-left = Linke Hand
label-hand-right = Rechte Hand
label-hands-again = Noch einmal verstecken
