### Clocks, time controls, touched pieces, who has to write.

## Times and clocks

# A number is missing in a time control.
time-missing = Hier ontbreekt een tijd. Schrijf de minuten, dan + en de seconden per zet: 15+10.

# Signs in a time control that mean nothing there.
time-sign = “{ $text }” hoort niet bij een tijd. Schrijf de minuten, dan + en de seconden per zet: 15+10.

# A time that no clock has.
time-too-long = Je kunt de klok op 1 seconde tot 24 uur zetten; per zet komt er hoogstens 60 minuten bij.

# A number of moves that no period has.
time-moves = Vóór de streep komt het aantal zetten, van 1 tot 300: 40/90.

# A period after one that lasts for the rest of the game.
time-after-rest = Een tijd zonder aantal zetten duurt tot het einde van de partij, daar komt niets achter. Zeg voor hoeveel zetten hij is: 40/90, 15.

# Too many periods.
time-too-many = Meer dan zes delen met een eigen tijd gaat niet.

# How long a game is: at most ten minutes for sixty moves.
pace-blitz = Voor 60 zetten heeft elke speler { $time }: een snelle partij (blitz). Niemand hoeft te noteren.

# Less than an hour for sixty moves.
pace-rapid = Voor 60 zetten heeft elke speler { $time }: een rapidpartij. Niemand hoeft te noteren.

# An hour or more for sixty moves.
pace-long = Voor 60 zetten heeft elke speler { $time }: een langzame partij. Beide spelers moeten noteren.

# The clock is pressed while it stands.
clock-stands = De klok staat stil. Zet hem aan, dan kun je hem indrukken.

# The device was asleep while the clock ran.
clock-slept = Het apparaat sliep, daarom is de klok stilgezet. Druk op “Ga verder” als jullie weer spelen.

# The clock is pressed by the player who is not on move.
clock-not-yours = Jouw klok loopt niet: { PLAYER($player) } denkt na. Je drukt na je eigen zet.

# The clock is pressed before a move is played.
clock-play-first = Jij bent aan zet. Speel eerst je zet, druk dan op de klok.

# The clock is pressed before the promotion is finished.
clock-promotion = Je pion is aangekomen. Zet het nieuwe stuk neer, druk dan op de klok.

# A claim while the flag is up.
flag-up = De vlag staat nog overeind: { PLAYER($player) } heeft nog { $time }. Je kunt het melden als hij valt.

# A flag fell on a clock without a board.
flag-alone = { PLAYER($player, case: "upper") } heeft geen tijd meer. { PLAYER($winner, case: "upper") } wint, als mat nog mogelijk is. Anders is het remise.

# A flag has fallen, and nobody has claimed yet.
flag-down = { PLAYER($player, case: "upper") }: de vlag is gevallen. De partij gaat door tot de andere speler het meldt.

# How many moves a player has still to make in this period.
moves-to-go = { $moves ->
    [1] nog 1 zet tot de tijdcontrole
   *[other] nog { $moves } zetten tot de tijdcontrole
}

## Who has to write

# The game is short.
duty-free = { PLAYER($player, case: "upper") }: een rapid- of blitzpartij. Noteren mag, maar het hoeft niet.

# The game is long.
duty-write = { PLAYER($player, case: "upper") }: een langzame partij. Je moet elke zet noteren.

# The time is short, but each move brings thirty seconds.
duty-go-on = { PLAYER($player, case: "upper") }: minder dan vijf minuten, maar elke zet geeft je 30 seconden of meer. Je moet blijven noteren.

# The player was short of time.
duty-may-stop = { PLAYER($player, case: "upper") }: je had minder dan vijf minuten. Je mag stoppen met noteren.

# A new period has begun, and moves may be missing.
duty-update = { PLAYER($player, case: "upper") }: je hebt er tijd bij gekregen. Vul de zetten in die op je formulier ontbreken. Als je aan zet bent, mag je om het andere formulier vragen.

# A new period has begun while the player is on move: the other sheet may be asked for.
duty-consult = { PLAYER($player, case: "upper") }: vul de zetten in die op je formulier ontbreken. Je bent aan zet, dus je mag om het andere formulier vragen.

# A player may ask for the other sheet, which is of paper.
consult-ask = { PLAYER($player, case: "upper") }: vraag de ander om het formulier, vul aan wat ontbreekt en geef het terug voor je je zet speelt.

# A player may ask for the other sheet only while on move.
consult-later = { PLAYER($player, case: "upper") }: wacht tot je aan zet bent. Dan mag je om het andere formulier vragen.

## Touched pieces, and who plays White

# The next touch does not bind.
adjusting = Je zei j’adoube: het volgende stuk dat je aanraakt, hoef je niet te spelen.

# Said after a piece was touched.
adjust-late = Zeg “j’adoube” vóór je een stuk aanraakt. Speel nu het aangeraakte stuk.

# What is in the chosen hand.
hand-is = De pion in deze hand is { PLAYER($player) }: jij speelt met { PLAYER($player) }.

## Labels

label-clock-title = Klok
label-clock-lead = Een klok voor twee spelers. Druk na je zet op je eigen helft of op de spatiebalk: dan loopt de tijd van de ander.
label-clock-start = Start
label-clock-pause = Zet de klok stil
label-clock-go-on = Ga verder
label-clock-reset = Zet de klok terug naar het begin
label-clock-reset-sure = Echt terugzetten?
label-clock-runs = loopt
label-clock-waits = aan zet
label-clock-flag-fell = vlag gevallen
label-clock-claim = Claimen: de andere vlag is gevallen
label-clock-no-mate = De winnaar kon nooit mat geven
label-clock-times = Hoeveel tijd?
label-clock-own = Je eigen tijd
label-clock-hint = Minuten, dan + en seconden per zet: 15+10. Delen met een eigen tijd: 40/90+30, 30+30. Bij 5d3 wacht de klok bij elke zet 3 seconden voor hij telt.
label-clock-take = Neem deze tijd
label-clock-rules = Spelregels
label-clock-beside = Klok naast het bord
label-clock-auto = Een zet op het bord drukt de klok in
label-clock-write = Schrijf de tijd naast de zet
label-clock-turned = Draai de bovenste helft om, voor een telefoon tussen jullie in
label-clock-side = Zwart kiest: de klok staat
label-clock-left = links
label-clock-right = rechts
label-touch-rule = Aanraken is zetten
label-adoube = J’adoube
label-clock-arbiter = Arbiter: tijd aanpassen
label-clock-more = een minuut meer
label-clock-two-more = twee minuten meer
label-clock-less = een minuut minder
label-clock-penalty = Bij een verkeerde claim of een zet die niet mag, geeft de arbiter de andere speler twee minuten; bij blitz één minuut.
label-duty-title = Wie moet noteren?
label-duty-done = Het formulier is compleet
label-duty-consult-sheet = Het andere formulier bekijken
label-hands-title = Wie speelt met wit?
label-hands-lead = Eén pion is wit, de andere zwart. De ander kiest een hand.
label-hand-left = Linkerhand
label-hand-right = Rechterhand
label-hands-again = Verstop ze opnieuw
