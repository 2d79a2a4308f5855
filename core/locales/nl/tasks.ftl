### Fresh tasks for each skill.

## Tasks, and what is said of typical mistakes

# Asks for the name of a marked field.
task-name = Hoe heet het gemarkeerde veld?

# Asks for the letter of a marked piece.
task-letter = Welke letter hoort bij het gemarkeerde stuk?

# Asks which piece moves, on a sheet in another language.
task-letter-abroad = Deze zet komt van een formulier in een andere taal ({ $language }): { $text }. Welk stuk wordt gespeeld?

# A piece to choose.
task-piece = { PIECE($piece, case: "upper") }

# The meaning of a wrong letter.
hint-letter-of = “{ $letter }” hoort bij een ander stuk: { PIECE($piece) }.

# Asks for the ring of a marked field.
task-ring = Op welke ring ligt het gemarkeerde veld?

# Asks for the sign of castling with a marked rook.
task-castle = De koning rokeert met de gemarkeerde toren. Hoe schrijf je dat?

# Castling to the other side was chosen.
hint-castle-side = O-O is de korte rokade (h-lijn), O-O-O de lange rokade (a-lijn).

# Castling was written as a move of the king.
hint-castle-king = Hier bewegen twee stukken. Rokeren heeft een eigen teken.

# Asks for the only capture that a game allows.
task-duty = { $game }: hier moet je slaan, en er mag maar één slag. Speel die.

# Asks to write a move without its slip.
task-correct = Er zit een foutje in deze zet. Schrijf hem zonder fout.

# Asks to fill in a row of the score sheet.
task-row = Kijk naar zet { $number } van beide spelers en vul dan de regel in.

# Asks to write moves on one line.
task-line = Kijk naar de zetten en schrijf ze dan op één regel, met hun nummers.

# Asks for the number and the dots before a move of Black.
task-number = Dit is zet { $number } van zwart. Hoe schrijf je die als de zet van wit er niet bij staat?

# The dots for White’s move are missing.
hint-dots = Zonder puntjes zou het een zet van wit zijn.

# The number before the move is another one.
hint-number = Kijk naar het nummer: wit en zwart hebben hetzelfde, en het is zet { $number }.

# Asks for the result of a game that has ended.
task-result = De partij is afgelopen. Welke uitslag schrijf je op?

# The meaning of the results.
hint-result = { $white } betekent dat wit wint, { $black } dat zwart wint, { $draw } dat niemand wint. Wie wint hier?

# Asks how an offer of a draw is written.
task-offer = Met deze zet biedt de speler remise aan. Hoe schrijf je dat?

# The sign of the offer stands before the move.
hint-offer-place = Eerst komt de zet, dan het teken van het aanbod.

# The result stands in place of the offer.
hint-offer-result = { $text } zou de uitslag zijn. Remise is alleen aangeboden, en de partij gaat door.

## The mind’s eye: moves that are followed in the head

# Asks for the field on which a piece stands after some moves.
task-mind-place = Waar staat het stuk van { $field } na deze zetten? Speel ze in je hoofd en tik zijn veld aan: { $text }

# Asks whether the king is in check after some moves.
task-mind-check = Staat de koning schaak na deze zetten? Speel ze in je hoofd; tekens zoals + staan er niet bij: { $text }

# Asks which of three moves is possible after some moves.
task-mind-possible = Welke zet kan na deze zetten? Speel ze in je hoofd: { $text }

# Asks to write the move after some moves.
task-mind-write = Na deze zetten gaat het stuk van { $from } naar { $to }. Speel ze in je hoofd en schrijf de zet die dan komt: { $text }

# The king is not in check.
task-mind-no = Nee

# The king is in check.
task-mind-yes = Ja, het is schaak

# The king is in check, and lost.
task-mind-mate = Ja, en het is mat

# Help: the moves are followed one by one.
hint-mind-step = Neem de zetten één voor één. Welke zet doet het stuk op { $field }?

# The field from which the piece came.
hint-mind-from = Eerst staat het op { $field }. Welke zet doet het?

# A field that the piece left again.
hint-mind-between = Het komt op { $field }, maar gaat daarna verder.

# The field of another piece.
hint-mind-other = Een ander stuk gaat naar { $field }.

# The king is in check.
hint-mind-check = Aan het eind staat de koning op { $field }. Een stuk van de ander valt hem aan: welk stuk?

# The king is not in check.
hint-mind-no-check = Aan het eind staat de koning op { $field }. Daar valt geen stuk hem aan.

# Check, but not mate.
hint-mind-escape = Het is schaak, maar de koning kan eruit komen.

# Mate, not only check.
hint-mind-mate = Uit dit schaak kan de koning niet meer komen.

# A piece has left its field or was taken.
hint-mind-gone = Dat kon eerst wel. Welk stuk kon het, en waar is dat nu?

# Asks for the board after some moves.
task-mind-board = Welk bord laat de stelling na deze zetten zien? Speel ze in je hoofd: { $text }

# Asks to set up the position after some moves.
task-mind-set-up = Zet de stelling na deze zetten op. Speel ze in je hoofd en zet de stukken waar ze dan staan: { $text }

# Asks to remember pieces that are seen for some seconds.
task-recall = Kijk { $number } seconden naar de { $count } stukken. Zet ze daarna uit je hoofd neer.

# A board on which a piece has not moved.
hint-board-left-out = Op dit bord staat { PIECE($piece, form: "the") } nog op { $field }. Kijk naar { $text }.

# A board on which a captured piece still stands.
hint-board-captured = Op dit bord staat { PIECE($piece, form: "the") } op { $field } er nog. Wat gebeurt ermee bij { $text }?

# A board on which a piece stands beside its field.
hint-board-field = Op dit bord staat { PIECE($piece, form: "the") } op { $field }. Waar komt { $text } uit?

# A board on which another piece of the kind has moved.
hint-board-twin = Op dit bord is { PIECE($piece, form: "the") } van { $field } weg. Welk stuk speelt { $text }?

# A board on which only the king has castled.
hint-board-castling = Op dit bord staat { PIECE($piece, form: "the") } nog op { $field }. Bij rokeren bewegen twee stukken: kijk naar { $text }.

# A board on which a piece has not become another.
hint-board-promotion = Op dit bord staat een { PIECE($piece) } op { $field }. Wat wordt het bij { $text }?

# A board on which a piece belongs to the other side.
hint-board-colour = Op dit bord heeft { PIECE($piece, form: "the") } op { $field } de verkeerde kleur. Wie speelt { $text }?

## Labels: names of skills

label-skill-bare-name = Het veld benoemen, zonder hulp aan de rand
label-skill-bare-find = Het veld vinden, zonder hulp aan de rand
label-skill-turned-name = Het veld benoemen vanaf de andere kant
label-skill-turned-find = Het veld vinden vanaf de andere kant
label-skill-letter-own = Letters van de stukken
label-skill-letter-abroad = Letters van andere talen
label-skill-read-pawn = Een geschreven pionzet spelen
label-skill-read-piece = Een geschreven stukzet spelen
label-skill-capture-pawn = Een pion slaat
label-skill-read-capture = Een geschreven slag spelen
label-skill-read-which = Met het goede van twee stukken spelen
label-skill-read-promotion = Een geschreven promotie spelen
label-skill-correct = Een foutje verbeteren
label-skill-pinned-twin = Twee stukken, maar één is gepend
label-skill-capture-promotion = Slaan en promoveren
label-skill-read-en-passant = Een geschreven slag en passant spelen
label-skill-by-both = Drie stukken: letter en cijfer
label-skill-castling-short = Korte rokade
label-skill-castling-long = Lange rokade
label-skill-read-castling = Een geschreven rokade spelen
label-skill-castling-side = Welke rokade is het?
label-skill-castling-check = Rokade met schaak
label-skill-ring = Ringen
label-skill-read-centre = Over het midden spelen
label-skill-read-step = Een geschreven zet spelen
label-skill-read-jump = Een geschreven gewone slag spelen
label-skill-read-jumps = Een geschreven meerslag spelen
label-skill-crowned = Zetten met de dam
label-skill-majority = De slag die moet
label-skill-national = Regels van de nationale spelen
label-skill-way = Twee wegen voor één slag
label-skill-coup-turc = Turkse slag
label-skill-row = Een regel van het notatieformulier
label-skill-number = Nummers en puntjes
label-skill-line = Zetten op één regel
label-skill-mind-place-short = Waar staat het stuk? 1 of 2 halve zetten in je hoofd
label-skill-mind-place = Waar staat het stuk? 5 halve zetten in je hoofd
label-skill-mind-place-long = Waar staat het stuk? 7 of 8 halve zetten in je hoofd
label-skill-mind-check = Schaak of niet? 3 of 4 halve zetten in je hoofd
label-skill-mind-check-long = Schaak of niet? 6 halve zetten in je hoofd
label-skill-mind-possible = Wat kan er? 3 of 4 halve zetten in je hoofd
label-skill-mind-possible-long = Wat kan er? 6 halve zetten in je hoofd
label-skill-mind-write = De zet schrijven die na 5 halve zetten in je hoofd komt
label-skill-mind-write-long = De zet schrijven die na 7 of 8 halve zetten in je hoofd komt
label-skill-mind-board-short = Welk bord is goed? 1 of 2 halve zetten in je hoofd
label-skill-mind-board = Welk bord is goed? 5 halve zetten in je hoofd
label-skill-mind-board-long = Welk bord is goed? 7 of 8 halve zetten in je hoofd
label-skill-mind-set-up = De stelling opzetten na 3 of 4 halve zetten in je hoofd
label-skill-mind-set-up-long = De stelling opzetten na 6 halve zetten in je hoofd
label-skill-recall-few = 4 stukken onthouden
label-skill-recall-some = 6 stukken onthouden
label-skill-recall-many = 9 stukken onthouden

today-go-on = Verder: opdracht { $number }
today-done = Klaar voor vandaag. Meteen goed: { $at_once } van { $tasks }.
tasks-at-once = Meteen goed: { $at_once } van { $tasks }
skill-remembered = { $percent }% onthouden
label-today-title = Vandaag: tien opdrachten
label-today-lead = Elke dag nieuwe opdrachten: wat je nog eens moet zien, en iets nieuws.
label-today-begin = Beginnen
label-today-more = Nog tien
label-today-games = Spellen in de opdrachten
label-today-open = Er zijn nog opdrachten voor vandaag.
label-today-finished = Dat was alles voor vandaag. Goed gedaan!
label-skills-title = Wat ik kan
label-skills-lead = Hoe goed je alles vandaag onthoudt, het zwakste eerst. Door te oefenen blijft het langer hangen.
label-skills-none = Na je eerste opdrachten staat hier wat je kunt.
label-skills-skill = Vaardigheid
label-skills-remembered = Onthouden
label-skills-tasks = Opdrachten
label-skills-weeks = De laatste acht weken
label-practise-free = Vrij oefenen
label-practise-free-line = Velden en zetten van elk spel, de ene korte opdracht na de andere.
