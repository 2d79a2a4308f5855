### Spelen tegen Notabene.

## Labels

label-play-notabene = Spelen tegen Notabene
label-ended-won = Je hebt gewonnen!
label-ended-lost = Notabene heeft gewonnen.
label-ended-draw = Remise.
label-rematch = Nog een partij
label-stronger = Een niveau sterker
label-look-at-game = De partij bekijken
label-write-on-sheet = Op een formulier schrijven

label-who-plays = Wie speelt er?
label-two-people = Twee mensen
label-your-side = Jij speelt
label-by-chance = Wit of Zwart door het lot
label-level = Hoe sterk?
label-level-1 = Kent de regels
label-level-2 = Is net begonnen
label-level-3 = Speelt voor de lol
label-level-4 = Kijkt twee keer
label-level-5 = Speelt met zorg
label-level-6 = Speelt in een club
label-level-7 = Moeilijk te verslaan
label-level-8 = Zo sterk als het kan
label-oppose-here = Met de partij op het bord verder tegen Notabene
label-play-on = Spelen
label-hint = Hint
label-change-opponent = Veranderen
label-stop-opponent = Stoppen
label-try-again = Nog eens proberen
label-opponent-lead = Notabene antwoordt op elke zet van jou. Je kunt zetten terugnemen, om een hint vragen en dit alles altijd veranderen.

## Messages

opponent-plays = Notabene: { PLAYER($player) }
opponent-thinks = Notabene denkt na …
opponent-missing = Notabene kan nu niet aan het bord komen. Ben je offline? Je kunt voor allebei zetten en het later nog eens proberen.
opponent-first = Notabene is aan zet. Wacht even, of stop het.
hint-move = Probeer { PIECE($piece, form: "the") } van { $from } naar { $to }.
hint-takes = Probeer { PIECE($piece, form: "the") } van { $from }: slaan, tot op { $to }.
hint-throw = Probeer een pijl, en mik op { $field }.
hint-written = Probeer { $text }.

draw-declined = Notabene wil nog geen remise. Speel verder!

offer-needs-move = Speel eerst een zet. Daarna kun je remise aanbieden.
