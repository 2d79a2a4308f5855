### Courses, exercises, hints, stars.

# How many stars of a course are won, and how many there are.
stars-of = { $most ->
    [1] { $stars } van de 1 ster
   *[other] { $stars } van de { $most } sterren
}.

# Which exercise of a lesson.
exercise-of = Oefening { $number } van { $most }
path-start = Begin: les { $number }, { $title }
path-continue = Ga verder: les { $number }, { $title }
path-begun = Begonnen: { $done } van { $most }
lesson-done = Les { $number } is klaar!
lesson-ends = Het einde van les { $number }

## Course files, and what is said of answers in lessons

# A course file does not begin with its header.
course-start = Een cursusbestand begint met de regel “notabene course 1”.

# A course file is too large.
course-long = Dit bestand is te groot voor een cursus.

# A word of a course file that is not known, or not here.
course-word = “{ $word }” hoort hier niet.

# A part of a course that is missing or empty.
course-missing = Hier ontbreekt “{ $word }”, of wat erna komt kan niet.

# A text that is missing in all languages.
course-tongue = “{ $word }” heeft geen tekst. Zet eronder een regel die begint met { LIST($languages, type: "or") }.

# Languages of the screen in which a course has no text.
course-speaks = Deze cursus heeft geen tekst in { LIST($missing, type: "and") }. Wie die taal kiest, leest: { $from }.

# Texts of a course that are missing in a language.
course-gaps = { $language }: ontbrekende teksten: { $count }; de eerste staat hier. Een andere taal komt ervoor in de plaats.

# A name or an answer of a course that is there twice.
course-twice = “{ $id }” staat er twee keer.

# A name in a course file with signs that are not allowed.
course-name = “{ $id }” past niet als naam. Gebruik letters zonder accent, cijfers, “.”, “_” en “-”, hoogstens { $most }.

# A hint of a course that is not there.
course-no-hint = Geen hint van deze cursus heet “{ $key }”.

# A field in a course that the board does not have.
course-field = “{ $text }” is geen veld van dit bord.

# A choice of a course that has not three options.
course-three = Bij een keuze horen drie antwoorden: één “right” en twee “wrong”.

# An answer of a course that does not fit its board.
course-not-so = “{ $text }” past niet bij wat het bord laat zien.

# What of a written move is right already.
good-parts = Al goed: { LIST($parts, type: "and") }.

# The letter of a field is right.
good-letter = De letter { $letter } is goed.

# The number of a field is right.
good-number = Het cijfer { $number } is goed.

# How much of a score sheet is right.
good-boxes = Goede vakjes: { $right } van { $all }.

# The name of a field that was not asked for.
that-is = Je koos { $field }. Zoek nog eens.

# The name of another field than the lit one.
name-lies = Veld { $field } ligt ergens anders: kijk waar.

# A text that is no name of a field.
name-looks-like = Geen veld heet zo. De namen gaan van { $first } tot { $last }.

# Another piece moved.
look-piece = Die zet kan, maar er is een ander stuk verzet. Wat is zijn letter?

# The piece went elsewhere.
look-to = Kijk waar het stuk terechtkwam. Hoe heet dat veld?

look-arrives = { $field } is waar het stuk begon. Schrijf op waar het is aangekomen.

# A piece from elsewhere moved.
look-from = Kijk waar het stuk vandaan kwam.

# The signs of a move differ.
look-signs = Vergelijk de rest, teken voor teken.

## Hints at a slip of spelling that do not name the right form

# A letter of another language.
hint-language = “{ $letter }” is een letter uit een andere taal ({ $language }). Wat is hier de letter van dat stuk?

# Capital or small letters.
hint-case = Let op de hoofdletters en de kleine letters.

# The parts stand in another order.
hint-order = Alles staat er, maar niet in de goede volgorde.

# What tells two pieces apart is missing.
hint-which = Er kan meer dan één stuk naartoe. Welk stuk is het? Er ontbreekt iets om het te herkennen.

# What a pawn becomes is missing.
hint-promo = De pion is aan de overkant. Wat wordt hij?

# A pawn has no letter.
hint-pawn = Er staat een letter te veel: hoe schrijf je ook weer een pion?

# The file of a pawn that takes is missing.
hint-pawn-file = Een pion slaat. De letter van zijn beginlijn ontbreekt.

# The letter of a piece is missing.
hint-letter = Zonder letter is het een pionzet. Wat is de letter van het stuk dat verzet is?

# Half of a square, or none at all, was written.
hint-where = Waar komt het stuk? Schrijf ze allebei, de letter en het cijfer.

# A doubled or crossed-out sign.
hint-too-many = Er staat een teken te veel. Welk teken?

# A sign is missing, too much, or another one.
hint-sign = Bijna. Kijk naar de tekens, één voor één.

# Castling, or not.
look-castling = Kijk nog eens: heeft de koning gerokeerd, en naar welke kant?

# A move on a line that was not played.
look-move = Tot daar is het goed. Maar { $text } is niet gespeeld: kijk naar het bord.

# The number before a move is missing or wrong.
look-number = De zetten zijn goed. Kijk naar het nummer voor { $text }.

# A place of a score sheet.
look-box = Kijk nog eens naar het gemarkeerde vakje van het formulier.

# A line has more or fewer moves than were played.
look-line = Tel de zetten op je regel. Geschreven: { $given }; gespeeld: { $asked }.

# A correction that corrects nothing.
look-unchanged = Dat is nog wat er al stond. Verander het.

# An answer without anything in it.
answer-empty = Schrijf eerst je antwoord.

# The result of a game.
look-result = Wie won? 1-0 is wit, 0-1 is zwart, ½-½ is niemand.

# An answer of another kind than is asked for.
look-task = Lees de opdracht nog eens: wat wordt er gevraagd?

# A move that was played instead of the written one.
you-played = Je speelde { $text }. Vergelijk het met de geschreven zet, teken voor teken.

# A hint: how the answer begins.
help-begins = Het begint met { $text }.

# A hint: where a field lies.
help-find = Zoek eerst de letter { $letter }. Tel dan door tot { $number }.

# A hint: in which row a field lies.
help-row = Tel de rijen van boven af: het veld ligt in rij { $row }.

# A hint: which piece moves.
help-from = Het stuk op { $field } speelt.

# A hint: what the answer is not.
help-not = Dit is het niet: { $text }

# A hint: how the board after some moves is found.
help-boards = Neem de zetten één voor één. Welke stukken spelen, en waar staat elk stuk aan het eind?

# The answer is marked: one of four boards.
help-board = Het gemarkeerde bord is het goede. Kies het en bekijk de zetten.

# A position is set up: a field that should be empty.
set-up-empty = Op { $field } staat geen stuk.

# A position is set up: an empty field that should not be.
set-up-missing = Op { $field } ontbreekt een stuk.

# A position is set up: a field with the wrong piece.
set-up-other = Op { $field } staat een ander stuk.

# A position is set up: how much of it is right.
set-up-count = Stukken op de goede plaats: { $right } van { $all }.

# A hint: the position is seen again for some seconds.
help-look = Kijk nog eens: je ziet de stukken een paar seconden.

# The answer: the position is seen, and goes away again.
help-set-up = Dit is de stelling. Kijk ernaar en zet hem dan zelf op.

# The answer.
help-answer = Dit is het antwoord: { $right } – doe het nu zelf.

# A written text that has nothing of a move.
look-no-move = Dat is nog geen zet. Een zet zegt altijd waar hij uitkomt.

## Labels

label-school-title = Lessen
label-learn-lead = Leer je partijen noteren, stap voor stap. Je kunt niets verliezen: probeer het zo vaak je wilt.
label-learn-more = Meer oefenen
label-learn-sheet = Notatieformulier
label-learn-sheet-note = Speel en vul een echt notatieformulier in.
label-learn-clock = Klok
label-learn-clock-note = Een klok voor twee spelers aan één scherm.
label-learn-own = Voor leraren: uw eigen cursus
label-learn-own-hint = Een cursus is een gewoon tekstbestand. Kies het, sleep het hierheen of plak de tekst. Het blijft op dit apparaat.
label-learn-own-example = Beginnen met een voorbeeld
label-learn-own-not-empty = Er staat al een tekst in het vak. Maak het eerst leeg, zodat er niets verloren gaat.
label-learn-own-how = Hoe een cursus geschreven wordt
label-learn-own-paste = Plak hier de tekst van een cursus
label-learn-own-read = Cursus toevoegen
label-learn-own-remove = Deze cursus weghalen
label-learn-own-sure = Echt weghalen? Tik nog een keer.
label-learn-own-added = De cursus is er. U vindt hem hierboven.
label-learn-own-passing = De cursus staat in de lijst, maar alleen tot u de pagina sluit: uw apparaat kan hem niet bewaren.
label-learn-own-full = U hebt al negen cursussen. Haal er eerst een weg en voeg deze dan toe.
label-learn-own-problems = Deze cursus is nog niet klaar. Kijk hier:
label-learn-own-remarks = Goed om te weten:
label-learn-forget = Alles wissen
label-learn-forget-ask = Al je sterren en de lijst met fouten gaan weg. Echt alles wissen?
label-learn-forget-yes = Ja, alles wissen
label-learn-forget-done = Alles is gewist. Je kunt opnieuw beginnen.
label-learn-missing = De cursus kon niet geladen worden. Heb je internet?
label-learn-retry = Opnieuw proberen
label-learn-gone = Deze les is er niet.
label-learn-card = In het kort
label-learn-exercises = Oefeningen
label-learn-next = Volgende oefening
label-learn-next-lesson = Volgende les
label-learn-finished = Je hebt de hele cursus gedaan. Bravo!
label-learn-still-open = De laatste les is klaar. Er wachten nog oefeningen op je.
label-learn-to-open = Naar de volgende oefening
label-path-done = Klaar
label-path-open = Nog niet begonnen
label-path-all-done = Alle lessen zijn klaar.
label-end-can = Dit kun je nu:
label-end-again = Nog een keer, voor alle drie de sterren:
label-end-open = Nog te doen in deze les:
label-diploma = Diploma
label-diploma-link = Bekijk je diploma
label-diploma-lead = Schrijf je naam en druk het diploma af. Je naam blijft op dit apparaat.
label-diploma-name = Je naam
label-diploma-print = Het diploma afdrukken
label-diploma-missing = Je diploma wacht op je. In deze lessen zijn er nog oefeningen:
label-diploma-none = Deze cursus heeft geen oefeningen en dus geen diploma.
label-diploma-has = heeft alle lessen gedaan van de cursus
label-learn-to-lesson = Lees de les
label-learn-play = Speel het op het bord.
label-learn-hint = Een hint
label-learn-answer = Laat het antwoord zien
label-learn-question = Een vraag om over na te denken
label-learn-question-later = Het antwoord komt aan het eind van de cursus.
label-learn-right = Goed!
label-learn-noted = Goed! Nog één ding:
label-learn-almost = Goed geprobeerd. Kijk naar één ding:
label-learn-go-on = Ga door!
label-learn-row-piece = Welk stuk?
label-learn-row-from = Waarvandaan?
label-learn-row-takes = Slaat het?
label-learn-row-letter = Letter
label-learn-row-digit = Cijfer
label-learn-row-sign = Teken
label-learn-row-end = Aan het eind
label-learn-row-words = Tik aan wat in het gemarkeerde vak hoort.
label-learn-pawn = Pion: geen letter
label-learn-space = Spatie
label-learn-yours = Jouw antwoord
label-report-title = Nog eens bekijken
label-report-lead = Voor ouders en leraren: de fouten die op dit apparaat gemaakt zijn, per soort, en de les die elke fout uitlegt.
label-report-link = Voor ouders en leraren: fouten per soort
label-report-none = Hier staan nog geen fouten.
label-report-what = Waarop letten
label-report-often = Hoe vaak
label-report-where = Uitgelegd in
label-report-print = Deze lijst afdrukken
label-miss-choose = Het goede antwoord kiezen
label-look-ends = Ik weet het
