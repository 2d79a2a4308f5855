### Score sheets: writing, dictation, comparing, repairing.

## Score sheets

# The move is right, only its text is not.
good-move = De zet klopt.

# The piece is right.
good-piece = { PIECE($piece, form: "the", case: "upper") } klopt.

# The field is right.
good-field = Het veld { $field } klopt.

# Both are right.
good-piece-field = { PIECE($piece, form: "the", case: "upper") } en het veld { $field } kloppen.

# The field where the move begins is right.
good-start = Het begin { $field } klopt.

# The letter of the field is right.
good-file = De letter { $file } van het veld klopt.

# The digit of the field is right.
good-rank = Het cijfer { $rank } van het veld klopt.

# It is castling.
good-castling = Het is een rokade, dat klopt.

# The text is another move.
look-other = { $text } is een andere zet: kijk naar { LIST($fields, type: "and") }. Welk stuk heeft er echt gespeeld, en waarheen?

# The text is another move, on a board that the move does not change.
look-other-plain = { $text } is een andere zet. Kijk naar het bord: wat werd er echt gespeeld?

# Two moves stand in one place.
look-two-moves = Hier staan twee zetten. Elke zet heeft een eigen plek.

# The text is the move after this one.
look-later = Dat is al de volgende zet (zet { $number }, { PLAYER($player) }). Welke zet werd net ervoor gespeeld?

# The text is the move before this one.
look-earlier = Dat is de vorige zet (zet { $number }, { PLAYER($player) }). Welke zet werd daarna gespeeld?

# The moves of a row stand in each other’s column.
look-columns = In regel { $number } zijn de twee zetten van kolom verwisseld.

# Marks that judge a move are not allowed on the original.
look-marks = Op het officiële formulier staan geen ! of ?, alleen zetten, tijden en remiseaanbiedingen.

# Nothing was played any more.
look-too-many = Hier werd geen zet meer gespeeld.

# An offer of a draw is missing.
note-offer = Bij deze zet werd remise aangeboden: zet er (=) achter, op beide formulieren.

# An offer of a draw is too much.
note-no-offer = Bij deze zet bood niemand remise aan: de = is niet nodig.

# A move that was played is not written.
still-to-write = Nog niet genoteerd: zet { $number }, { PLAYER($player) }. Schrijf elke zet op zodra hij gespeeld is.

note-every = elke { $seconds } seconden

# A sheet beside its game: no difference.
compared-all-right = Alles klopt: { $moves } van de { $moves }.

# A sheet beside its game, with differences.
compared = Goede zetten: { $right } van de { $moves }.

# One difference.
differs = Je schreef { $text }. De zet was { $right }.

# Nothing is written.
differs-empty = Hier staat niets. De zet was { $right }.

# A move is left out.
differs-left-out = Hier ontbreekt { $right }. Vanaf hier staat elke zet een plek verkeerd.

# A move is written twice.
differs-twice = { $text } staat hier een keer te veel. Vanaf hier staat elke zet een plek verkeerd.

# More is written than was played.
differs-behind = Je schreef { $text }, maar er werd geen zet meer gespeeld.

# A move by its number.
move-of = Zet { $number }, { PLAYER($player) }

# Two sheets differ.
sheets-differ = Op het formulier van wit staat { $white }, op dat van zwart { $black }.

# A move on the sheet of White alone.
only-white-wrote = Alleen wit heeft deze zet opgeschreven: { $text }.

# A move on the sheet of Black alone.
only-black-wrote = Alleen zwart heeft deze zet opgeschreven: { $text }.

# Moves of the turn before are missing on the sheet.
order-behind = Je formulier loopt een beurt achter. Schrijf eerst op wat ontbreekt en speel dan verder.

# The move of the other is noted already.
order-theirs-there = De zet van de ander staat al op je formulier.

# The own move is played already.
order-played = Je hebt je zet al gedaan.

# An immediate answer is tolerated.
order-at-once = Je hebt meteen geantwoord. Dat mag, want je vorige zet staat al op je formulier. Druk op de klok en schrijf dan beide zetten op: eerst die van de ander, dan die van jou.

# The clock before the move.
order-press-later = Doe eerst je zet op het bord en druk dan op de klok.

# The clock twice.
order-pressed = Je hebt al op de klok gedrukt.

# The move of the other comes first.
order-theirs-first = Eerst komt de zet van de ander: schrijf die op.

# The own move is noted already.
order-own-there = Je zet staat al op je formulier.

# The own move is written before it is played.
order-play-first = Eerst spelen, dan schrijven. Er is één uitzondering: om remise te claimen (drie keer dezelfde stelling, of vijftig zetten zonder slaan of pionzet) schrijf je de zet op, speel je hem niet en roep je de arbiter.

# The clock is not pressed.
order-press-first = Je hebt gespeeld. Druk eerst op de klok en schrijf dan je zet op.

# A claim after the move.
order-claim-late = Je hebt al gespeeld. Claimen doe je daarvoor: schrijf de zet op, laat het bord zoals het is en roep de arbiter.

# A claim was not right.
order-claim-fails = Nu moet je de zet spelen die je opschreef: { $right }.

# End of a game on the sheet: a player resigned.
remark-resigns = { PLAYER($player, case: "upper") } geeft op

# End of a game on the sheet: a draw was agreed.
remark-agreed = Remise overeengekomen

# End of a game on the sheet: repetition.
remark-repetition = Remise: drie keer dezelfde stelling

# End of a game on the sheet: fifty moves.
remark-fifty = Remise: vijftigzettenregel

# End of a game on the sheet: a flag fell.
remark-time = { PLAYER($player, case: "upper") } verliest op tijd

# End of a game on the sheet: a flag fell, and nobody wins.
remark-time-draw = Remise: vlag gevallen, maar mat is niet mogelijk

# Planted mistake: a wrong field.
planted-field = { $text } is een verkeerd veld. Goed is { $right }.

# Planted mistake: two signs swapped.
planted-turned = In { $text } zijn twee dingen verwisseld. Goed is { $right }.

# Planted mistake: one of two pieces is not told apart.
planted-which = { $text } zegt niet welk van de twee stukken speelt. Goed is { $right }.

# Planted mistake: a pawn capture without file or sign.
planted-pawn = Slaat een pion, schrijf dan zijn lijn en een x. Niet { $text }, maar { $right }.

# Planted mistake: a capture sign.
planted-cross = Het teken midden in { $text } klopt niet: het teken voor slaan schrijf je alleen als er geslagen wordt. Goed is { $right }.

# Planted mistake: a piece letter.
planted-letter = De letter in { $text } hoort bij een ander stuk of bij een andere taal. Goed is { $right }.

# Planted mistake: castling.
planted-castling = Deze rokade schrijf je niet als { $text }. Goed is { $right }.

# Planted mistake: a sign of check or mate.
planted-check = Het teken achter { $text } klopt niet: + is schaak, # is mat. Goed is { $right }.

# Planted mistake: a promotion.
planted-promotion = { $text } zegt niet wat de pion wordt. Goed is { $right }.

# Planted mistake: two moves in each other’s column.
planted-columns = In regel { $number } zijn de twee zetten van kolom verwisseld.

# Planted mistake: a move left out.
planted-left-out = Er ontbreekt een zet: { $right } (zet { $number }, { PLAYER($player) }). Vanaf hier staat elke zet een plek verkeerd.

# Planted mistake: two moves in one place.
planted-two = In regel { $number } staan twee zetten op één plek.

# Planted mistake: another legal move.
planted-other = { $text } kon wel, maar verderop klopt de partij dan niet meer. Goed is { $right }.

# A place that was suspected is right.
hunt-right = { $text } is hier goed. Speel de zetten één voor één op een bord: waar klopt het niet meer?

# An empty place that was suspected is right.
hunt-empty = Hier staat niets. Speel de zetten één voor één op een bord: waar klopt het niet meer?

# Correction: another reading.
mend-reading = Lees { $text } als { $right }.

# A place where nothing can be read.
mend-unread = “{ $text }” is hier geen zet. Dat kan { LIST($right, type: "or") } zijn.

# A place where nothing can be read and too many moves are possible.
mend-any = “{ $text }” is hier geen zet. Vraag eerst welke zet er gespeeld is: er zijn er { $count } mogelijk.

# A correction of the form alone.
mend-form = De zet is duidelijk, maar { $text } schrijf je als { $right }.

# Correction: swap two moves.
mend-columns = Wissel de twee zetten in regel { $number } om.

# Correction: a move is missing.
mend-missing = Hier ontbreekt een zet. Dat kan { LIST($right, type: "or") } zijn.

# Correction: a move is missing, and too many are possible.
mend-gap = Hier ontbreekt een zet. Vraag eerst welke er gespeeld is: er zijn er { $count } mogelijk.

# Correction: two moves in one place.
mend-two = In “{ $text }” staan twee zetten: geef elke een eigen plek.

# Correction: a move written twice.
mend-twice = { $text } staat hier een keer te veel: laat die weg.

# What a correction brings: the whole game can be read.
mend-whole = Dan kloppen alle zetten op het formulier.

# What a correction brings: how far the game can be read.
mend-reach = Dan kom je tot zet { $number }, { PLAYER($player) }.

# Nothing to correct.
mend-nothing = Niets te verbeteren: alle zetten op het formulier kloppen.

# Where a sheet stops making sense.
mend-stuck = Het stopt bij zet { $number }, { PLAYER($player) }: “{ $text }”.

# An empty place where a sheet stops making sense.
mend-stuck-empty = Het stopt bij zet { $number }, { PLAYER($player) }: daar staat niets.

## Pages of the score sheet

# A place is written right.
wrote-right = { $text } is goed.

# There is no game to dictate.
no-game-to-tell = Hier is geen zet om te dicteren. Kies een andere partij.

# No game has a place for such a mistake.
no-place-for-slip = In geen enkele partij past zo’n fout. Kies een andere soort.

## Rows, letters and clock of the score sheet

# Both flags are down.
both-flags-down = Beide vlaggen zijn gevallen: wie nu claimt, krijgt remise.

## Labels

label-table-number = Tafel
label-white-club = Club van wit
label-black-club = Club van zwart
label-leaf-original = Origineel
label-leaf-copy = Kopie
label-resigned-word = geeft op
label-step-result = Schrijf de uitslag in beide vakken
label-step-circle = Omcirkel de naam van de winnaar, of beide namen bij remise
label-step-sign-own = Zet je handtekening op je eigen formulier
label-step-sign-theirs = Zet je handtekening op het formulier van de ander
label-step-detach = Maak het origineel los van de kopie
label-step-hand-in = Geef het origineel aan de arbiter
label-step-keep-copy = Bewaar de kopie
label-deed-write-theirs = De zet van de andere speler opschrijven
label-deed-play = Spelen
label-deed-press = Op de klok drukken
label-deed-write-own = Je eigen zet opschrijven
label-slip-field = Een verkeerd veld
label-slip-turned = Twee dingen verwisseld
label-slip-which = Welk van de twee stukken?
label-slip-pawn = Een pion die slaat
label-slip-cross = Het teken voor slaan
label-slip-letter = Een verkeerde letter
label-slip-castling = De rokade
label-slip-check = Schaak en mat
label-slip-promotion = Een promotie
label-slip-columns = Kolommen verwisseld
label-slip-left-out = Een vergeten zet
label-slip-two = Twee zetten op één plek
label-slip-other = Een andere zet (moeilijk)
label-mode-auto = Het formulier vult zichzelf in
label-hint-auto = Het notatieformulier van de partij op het bord. Vul het bovenste deel in voor je begint. Tik op een zet om hem op het bord te zien.
label-mode-write = Zelf noteren
label-hint-write = Speel een zet op het bord en schrijf hem dan op. Je ziet meteen wat goed is. Met de toets / ga je naar de plek waar je schrijft.
label-mode-dictation = Dictee
label-hint-dictation = Je ziet of hoort een partij, zet voor zet, als je erom vraagt of in een gekozen tempo, en schrijft die op. Aan het eind wordt je formulier met de partij vergeleken.
label-mode-order = De goede volgorde
label-hint-order = Schrijf de zet van de ander op, speel, druk de klok in, schrijf je eigen zet op. Elke beurt in deze volgorde.
label-mode-rehearsal = Toernooi oefenen
label-hint-rehearsal = Speel tegen Notabene met een klok en vul je formulier in zoals op een toernooi: schrijf de zet van de andere speler op, speel, druk, schrijf je eigen zet op. Aan het eind wordt het nagekeken.
label-mark-sheet = Kijk mijn formulier na
label-time-each = Tijd per speler
label-mode-pair = Met z’n tweeën
label-hint-pair = Twee spelers, één bord, twee formulieren. Ieder schrijft met zijn eigen letters. Aan het eind vergelijken jullie.
label-mode-slip = Zoek de fout
label-hint-slip = Op dit formulier staat één fout. Tik op de plek waar je denkt dat hij zit.
label-mode-repair = Formulier repareren
label-hint-repair = Klopt een formulier niet meer met de partij? Hier ziet u welke partij het was, wat verbeterd is, en wat alleen de spelers weten.
label-sheet-sure = Wat er nu staat, gaat weg. Tik nog een keer.
label-mode-arbiter = Voor de arbiter
label-hint-arbiter = De formulieren van beide spelers, alleen om te lezen.
label-time-head = Tijd
label-signature = Handtekening:
label-empty-place = leeg
label-close-title = Als de partij voorbij is
label-close-first = Eerst nog:
label-write-this = Schrijf
label-nothing-to-write = Nog niets te noteren
label-ask-right = Laat de goede vorm zien
label-right-form = Je schrijft:
label-who-writes = Ik schrijf
label-write-both = beide kolommen
label-write-white = de kolom van wit
label-write-black = de kolom van zwart
label-compare-sheet = Met de partij vergelijken
label-go-on-playing = Terug naar het eind van de partij
label-arrow-played = is gespeeld
label-arrow-written = is opgeschreven
label-sheet-to-desk = Naar het grote bord
label-example-mate = Een korte partij met mat
label-example-castling = Negen rustige zetten, met rokade
label-example-special = Alle bijzondere zetten
label-dictate-which = Welke partij?
label-dictate-desk = De partij op het bord
label-dictate-other = Een andere partij…
label-dictate-begin = Begin het dictee
label-dictate-next = Volgende zet
label-dictate-skip = Deze zet overslaan
label-dictate-again = Nog een keer
label-note-pace = Tempo
label-note-by-hand = als ik erom vraag
label-note-pause = Pauze
label-note-along = Een gespeelde partij meeschrijven
label-dictate-show = De zetten op het bord laten zien
label-dictate-speak = De zetten hardop zeggen
label-order-side = Ik speel
label-order-helps = Laat zien wat nu komt
label-order-claim = Remise claimen met de zet die ik opschrijf
label-order-claim-game = Een claim oefenen
label-pair-white = Het formulier van wit
label-pair-black = Het formulier van zwart
label-compare-sheets = Formulieren vergelijken
label-sheets-agree = Op beide formulieren staat dezelfde partij.
label-sheets-clash = Waar de formulieren verschillen
label-claims-here = Wat nu geclaimd kan worden
label-claim-third = Remise: drie keer dezelfde stelling
label-claim-fifty = Remise: vijftig zetten zonder slaan of pionzet
label-claim-none = Niets.
label-slip-kind = Soort fout
label-slip-any = alle soorten
label-slip-again = Een ander formulier
label-slip-tell = Laat de fout zien
label-slip-found = Goed gevonden!
label-repair-type = Zetten typen
label-repair-type-line = Precies zoals ze op het formulier staan, met fouten en al.
label-repair-photo-line = Notabene leest hem, en vraagt wat niet duidelijk is.
label-repair-hand-line = Notabene leert dit handschrift, en leest de formulieren beter.
label-repair-here = De zetten zoals ze op het formulier staan
label-repair-look = Formulier nakijken
label-repair-example = Laat een voorbeeld zien
label-repair-take = Zo verbeteren
label-repair-none = Geen kleine verbetering helpt hier. Vraag de spelers wat er op het bord is gebeurd.
label-repair-copy = Het formulier van de andere speler, als u het hebt
label-repair-copy-move = Dit formulier is het tweede
label-repair-working = Ik zoek de partij achter dit formulier.
label-repair-ask = Welke zet is gespeeld?
label-repair-unsure = Niemand weet het
label-repair-differences = Waar de twee formulieren verschillen
label-rows-all = Alle regels tonen
label-rows-fewer = Minder regels tonen
label-letters-stay = Een formulier houdt de letters waarmee het begon. Wil je andere letters? Begin dan een nieuw formulier.
label-arbiter-result = Uitslag van de arbiter
label-clock-open = De klok openen
label-no-flag-down = Er is geen vlag gevallen.
