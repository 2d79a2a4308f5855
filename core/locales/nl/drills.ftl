### Drills.

## Drills

# Asks for the name of the lit field.
drill-name = Hoe heet het veld met het vraagteken?

# Asks for a field.
drill-find = Waar ligt { $field }? Tik of klik het aan.

# Asks to play a written move.
drill-play-white = Wit speelt { $text }. Doe die zet op het bord.

# Asks to play a written move of Black.
drill-play-black = Zwart speelt { $text }. Doe die zet op het bord.

# Asks to write a played move.
drill-write-white = Wit heeft net gezet. Schrijf die zet op.

# Asks to write a played move of Black.
drill-write-black = Zwart heeft net gezet. Schrijf die zet op.

# An answer is right.
drill-right = Ja, dat is { $text }!

# The answer to a task that was not solved.
drill-answer = Het antwoord is { $text }. Nu jij.

# The field that was tapped.
drill-that = Dat is { $field }.

# No name of a field.
drill-no-field = Geen veld heet hier “{ $text }”. Een naam ziet eruit als { $like }.

# No name was written.
drill-nothing = Schrijf eerst een naam.

# A letter or digit of a name is right.
drill-good-sign = De { $sign } klopt!

# The row of a numbered field is right.
drill-good-row = Dat is de goede rij!

# Look at the letter.
drill-look-file = Kijk naar de letter: schuif recht langs de lijn naar de rand.

# Look at the number.
drill-look-rank = Kijk naar het cijfer: schuif opzij langs de rij naar de rand.

# Look at the letter of a round board.
drill-look-line = Kijk naar de letter: schuif van het midden naar buiten, hij staat aan de rand.

# Look at the ring of a round board.
drill-look-ring = Kijk naar de ring: tel vanaf de rand van wit naar binnen, 1 tot 4, en voorbij het midden naar buiten, 5 tot 8.

# The board is seen from Black.
drill-look-turned = Je ziet het bord van de kant van zwart: a is rechts en 1 is boven.

# Look at the row of a numbered field.
drill-look-row = Kijk eerst naar de rij: met welk nummer begint die?

# Count along the row.
drill-look-along = Tel langs de rij, veld na veld.

# The numbers of a row.
drill-row = De nummers van deze rij gaan van { $first } tot en met { $last }.

# Count the letters.
drill-count-files = Tel de letters met je vinger: { $signs }.

# Count the numbers.
drill-count-ranks = Tel de cijfers met je vinger: { $signs }.

# The beginning of a written move is right.
drill-so-far = “{ $text }” klopt tot zover!

# The right piece moves.
drill-good-piece = Je hebt het goede stuk!

# The move ends on the right field.
drill-good-target = Je hebt het goede veld van aankomst!

# A piece of the right kind moves.
drill-good-letter = Dat is het goede soort stuk!

# Look at what moves.
drill-look-piece = Kijk naar het begin: een hoofdletter is een stuk, en zonder hoofdletter zet een pion.

# Look at where the move begins.
drill-look-from = Kijk waar de zet begint: er kan meer dan één stuk naartoe.

# Look at where the move ends.
drill-look-to = Kijk waar de zet eindigt.

# Look at the end of the text, or at the way.
drill-look-end = Begin en einde kloppen. Kijk wat er onderweg of aan het eind gebeurt.

# Castling.
drill-look-castles = Hier bewegen koning en toren samen.

# Castling on the other side.
drill-look-rook = Het is inderdaad een rokade! Kijk welke toren meegaat.

# How long the series is.
drill-at-once = Meteen goed achter elkaar: { $count }. Je beste reeks: { $best }.

# How many tasks were done in a minute.
drill-minute = Er is één minuut voorbij. Opdrachten gedaan: { $count }.

# The result of a series: tasks done, right at the first try, longest series so far.
drill-result = Opdrachten gedaan: { $count }. Meteen goed: { $right }. Je beste reeks zonder fout: { $best }.

# No move of the kind came up.
drill-no-move = Zo’n zet kwam er deze keer niet. Probeer het nog eens, of kies een andere soort.

## Labels

label-drill-name-square = Noem het veld
label-drill-find-square = Zoek het veld
label-drill-title = Oefenen
label-drill-lead = Korte opdrachten, zoveel je wilt. Je kunt niets verliezen.
label-drill-kind-name = Noem het veld
label-drill-kind-find = Zoek het veld
label-drill-kind-play = Speel wat er staat
label-drill-kind-write = Schrijf wat er gespeeld is
label-drill-what = Wat wil je oefenen?
label-drill-moves = Welke zetten?
label-drill-where = Waar op het bord?
label-drill-whole = Hele bord
label-drill-files = Lijnen
label-drill-lines = Lijnen
label-drill-ranks = Rijen
label-drill-rings = Ringen
label-drill-side = Wie zit onderaan?
label-drill-names = Toon de namen aan de rand
label-drill-begin = Beginnen
label-drill-stop = Stoppen
label-drill-more = Meer instellingen
label-drill-ended = Zo ging het!
label-drill-next = Volgende
label-drill-help = Hulp
label-drill-check = Kijk na
label-drill-again = Toon de zet nog eens
label-drill-count = Eén minuut op tijd
label-drill-counting = De minuut loopt…
label-drill-stars = Je sterren
label-drill-input = Hoe wil je schrijven?
label-drill-circle = Tekens kiezen
label-drill-pad = Letters tikken
label-drill-type = Toetsenbord
label-drill-pawn = Pionzet
label-drill-piece = Zet met een stuk
label-drill-by-file = Twee stukken: de letter beslist
label-drill-by-rank = Twee stukken: het cijfer beslist
label-drill-centre = Over het midden
label-drill-support = Slaan met steun
label-drill-dart = Gegooid stuk
label-drill-step = Zet
label-drill-jump = Gewone slag
label-drill-jumps = Meerslag
label-drill-crowned = Een dam, of een schijf die dam wordt
