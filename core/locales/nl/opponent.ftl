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
label-two-people = Met z’n tweeën
label-your-side = Jij speelt
label-by-chance = Wit of zwart: loten
label-level = Welk niveau?
label-level-for-you = Voor jou
label-level-1 = 1 · Kent de regels
label-level-2 = 2 · Is net begonnen
label-level-3 = 3 · Speelt voor de lol
label-level-4 = 4 · Kijkt twee keer
label-level-5 = 5 · Speelt met zorg
label-level-6 = 6 · Speelt in een club
label-level-7 = 7 · Moeilijk te verslaan
label-level-8 = 8 · Zo sterk als het kan
label-level-name-1 = Sam de slak
label-level-name-2 = Piep het kuiken
label-level-name-3 = Hop het konijn
label-level-name-4 = Prik de egel
label-level-name-5 = Rosse de vos
label-level-name-6 = Leo de leeuw
label-level-name-7 = Olga de uil
label-level-name-8 = Draco de draak
label-oppose-here = Deze partij verder spelen tegen Notabene
label-play-on = Spelen
label-hint = Hint
label-change-opponent = Veranderen
label-stop-opponent = Stoppen
label-try-again = Nog eens proberen
label-opponent-lead = Notabene antwoordt op elke zet van jou. Je kunt zetten terugnemen, om een hint vragen en dit alles altijd veranderen.

## Messages

opponent-plays = Notabene: { PLAYER($player) }
opponent-thinks = Notabene denkt na…
opponent-missing = Notabene kan nu niet aan het bord komen. Heb je internet? Je kunt voor allebei zetten en het later nog eens proberen.
opponent-first = Notabene is aan zet. Wacht even, of druk op “Stoppen”.
hint-move = Probeer { PIECE($piece, form: "the") } van { $from } naar { $to }.
hint-takes = { $piece ->
    [man] Sla met { PIECE($piece, form: "the") } op { $from }: die komt op { $to }.
    [crowned] Sla met { PIECE($piece, form: "the") } op { $from }: die komt op { $to }.
   *[other] Sla op { $to } met { PIECE($piece, form: "the") } van { $from }.
}
hint-throw = Probeer een dart, en mik op { $field }.
hint-written = Probeer { $text }.

draw-declined = Notabene wil nog geen remise. Speel verder!

offer-needs-move = Speel eerst een zet. Daarna kun je remise aanbieden.
