### Draughts in all its variants.

## Labels

label-field-numbers = Dammen: nummers van de velden
label-numbered-field = veld{" "}
label-copy-pdn = Kopieer als PDN
label-save-pdn = Bewaar als PDN
label-international = Internationaal
label-russian = Russisch
label-brazilian = Braziliaans
label-english = Engels (checkers)
label-frisian = Fries
label-italian = Italiaans
label-spanish = Spaans
label-portuguese = Portugees
label-czech = Tsjechisch
label-pool = Amerikaans pool
label-canadian = Canadees
label-turkish = Turks
label-thai = Thais
label-frysk = Frysk!
label-breakthrough = Doorbraak
label-antidraughts = Weggeefdammen
label-killer = Killer
label-quiet-men = Halve zetten zonder slag of schijfzet
label-tired-white = Dam van wit die net zette
label-tired-black = Dam van zwart die net zette
label-tired-moves-white = Zetten na elkaar (wit)
label-tired-moves-black = Zetten na elkaar (zwart)
label-which-capture = Welke slagen zijn er?
label-capture-allowed = mag
label-capture-refused = mag niet
label-play-capture = Spelen
label-show-way = De weg op het bord aanwijzen
label-force-back = Laten terugnemen
label-other-draughts = Dammen van andere landen
label-which-draughts = Welk damspel?
label-international-note = 10×10, 20 schijven. De grootste slag is verplicht.
label-russian-note = 8×8, 12 schijven. Dam tijdens de slag; slag naar keuze.
label-brazilian-note = 8×8, 12 schijven. Als Internationaal, maar klein.
label-english-note = 8×8, 12 schijven. Zwart begint; dammen gaan één veld.
label-frisian-note = 10×10, 20 schijven. Slaan ook recht.
label-italian-note = 8×8, 12 schijven. Een schijf slaat nooit een dam.
label-spanish-note = 8×8, 12 schijven. Meeste stukken, dan meeste dammen.
label-portuguese-note = 8×8, 12 schijven. De regels van Spanje.
label-czech-note = 8×8, 12 schijven. De dam slaat eerst.
label-pool-note = 8×8, 12 schijven. Zwart begint; slag naar keuze.
label-canadian-note = 12×12, 30 schijven. Internationaal op het grootste bord.
label-turkish-note = 8×8, 16 schijven op alle velden. Alles gaat recht.
label-thai-note = 8×8, 8 schijven. De dam landt vlak achter het stuk.
label-frysk-note = 10×10, maar 5 schijven. Friese regels.
label-breakthrough-note = 10×10, 20 schijven. De eerste dam wint.
label-antidraughts-note = 10×10, 20 schijven. Wie niets meer heeft, wint.
label-killer-note = 10×10, 20 schijven. Na een geslagen dam stop je er vlak achter.
label-part-via = onderweg
label-part-bracket = zet van zwart
label-french-print = (17×26) op zijn Frans
label-whole-ways = 35x19x32 hele weg
label-letter-names = c3-d4 letters
label-draughts-lead = Eén familie, veel spellen: op 100 velden, op 64, op 144. Slaan moet overal, en elk land heeft er zijn eigen manier voor.
label-draughts-link = Regels en slagzetten
label-option-irregular = Vergeten te slaan
label-irregular-refused = kan niet
label-irregular-allowed = kan: de ander laat de zet terugnemen of laat hem staan
label-option-huffing = Blazen (souffler), de oude straf
label-huffing-off = nee
label-huffing-on = ja: het stuk dat had moeten slaan mag van het bord
label-option-draws = Internationaal: één dam tegen één of twee
label-draws-fmjd = remise na vijf zetten elk
label-draws-document = meteen remise

## Records (PDN)

# A record that does not say which game it is.
pdn-guessed = Deze partij zegt niet welk spel het is. Gelezen als: { $game }.

# A set-up in a record that no move leads to.
pdn-set-up = Geen zet leidt naar deze stelling; de rest blijft als opmerking staan.

## How games end

# The side to move has no move, and has lost.
won-by-block = De tegenstander kan niet meer zetten. { PLAYER($winner, case: "upper") } wint.

# The side to move has no move, and has won (antidraughts).
won-without-moves = Wie hier niet meer kan zetten, wint. { PLAYER($winner, case: "upper") } wint.

# The first king wins (breakthrough).
won-by-king = De eerste dam beslist. { PLAYER($winner, case: "upper") } wint.

# Nothing was taken and no man moved for so long.
draw-quiet = Er is te lang niets geslagen en geen schijf verzet. Remise.

# Few pieces are left, and nothing happened for so long.
draw-few-pieces = Te veel zetten met zo weinig stukken. Remise.

## Playing: how it stands

# The loser has no pieces left.
won-by-taking = Alle stukken van de ander zijn geslagen. { PLAYER($winner, case: "upper") } wint.

# A draw: a position came up too often.
draw-repeated = Dezelfde stand kwam te vaak terug. Remise.

# Both sides have kings, and nothing was taken or crowned for so long (Russian).
draw-balance = Er is te lang niets geslagen en geen dam gehaald. Remise.

## Playing: duties, counts and what may be done about a slip

# Whose turn it is, with a capture to make.
to-move-must = { PLAYER($player, case: "upper") } is aan zet en moet slaan

# Whose turn it is, with a capture that is not compulsory by agreement.
to-move-may = { PLAYER($player, case: "upper") } is aan zet en mag slaan

# What a capture takes.
capture-takes = slaat { $pieces }

# What a capture takes, with kings among it.
capture-takes-kings = slaat { $pieces }, waarvan dammen: { $kings }

# How often the position has come up.
count-repetition = Deze stand: { $times } van { $most } keer

# Moves of each side in which nothing was taken and no man moved.
count-quiet = Niets geslagen, geen schijf gezet; zetten van elke speler: { $moves } van { $most }

# Moves of each side in which nothing was taken and no man was crowned.
count-balance = Niets geslagen, geen nieuwe dam; zetten van elke speler: { $moves } van { $most }

# Moves of each side since so few pieces are left.
count-few = Weinig stukken; zetten van elke speler: { $moves } van { $most }

# Moves of one king in a row.
count-king = { PLAYER($player, case: "upper") }, dam op { $field }, zetten achter elkaar: { $moves } van { $most }

# A claim without ground.
claim-nothing = Nog niets te claimen: de tellers naast het bord laten zien hoe ver het is.

# The last move broke the duty to capture, and the other side may have it taken back.
may-force = De laatste zet liet een slag liggen. { PLAYER($player, case: "upper") } mag hem laten terugnemen, of verder spelen en hem laten staan.

# A piece should have captured, and may be taken off.
may-huff = Het stuk op { $field } had moeten slaan. Het mag worden geblazen: dan gaat het van het bord bij je volgende zet. Kan die zet ook zonder blazen, dan kies je zelf.

## Written moves

# The field where a move starts, where pieces have no letters.
start-named = { PIECE($piece, form: "the", case: "upper") } op { $field } speelt. Stukken hebben hier geen letter: het veld zegt welk stuk het is.

# The sign of a capture of several pieces.
takes-several = Er worden { $count } stukken geslagen, op { LIST($fields, type: "and") }.

# The sign of a capture of several pieces with kings among them.
takes-with-kings = Er worden { $count } stukken geslagen, op { LIST($fields, type: "and") }. Dammen daarbij: op { LIST($kings, type: "and") }.

# A field on the way of a capture.
stops-on = Onderweg komt het stuk neer op { $field }.

# A field on the way that is written because start and end do not tell the move.
stop-tells = Van { $from } naar { $to } zijn er { $count } verschillende slagen. Daarom schrijf je de weg: deze gaat over { $field }.

# The end of a move that makes a king.
crowned-there = De schijf komt op { $field }, op de laatste rij, en wordt een dam. Daarvoor schrijf je geen teken.

# The end of a move that makes a king in passing.
crowned-on-the-way = Op { $via } werd de schijf een dam, en als dam gaat hij verder naar { $field }.

# The end of a capture that only touched the last row.
stays-man = De schijf gaat naar { $field }. Hij raakte op { $via } de laatste rij, maar moest verder: hij blijft een schijf.

# The brackets of Manoury.
brackets-of-black = De zetten van zwart staan tussen haakjes.

# A piece is taken off because it should have captured.
huffs = Voor de zet gaat { PIECE($piece, form: "the") } van { $field } van het bord: dat stuk had moeten slaan.

# One of several ways to the same end.
goes-by = Slaat er { $count }, over { LIST($fields, type: "and") }

# No field has this name.
no-such-field = “{ $text }” is geen veld. Hier gaan ze van { $first } tot { $last }.

# Nobody plays on this field.
light-field = Op { $text } wordt niet gespeeld: alleen de donkere velden tellen.

# A field alone.
half-move = Een zet heeft twee velden: waar hij begint en waar hij eindigt. Met { $field } kun je { LIST($right, type: "or") } schrijven.

# A field alone that no move knows.
half-move-alone = Een zet heeft twee velden: waar hij begint en waar hij eindigt. Geen zet van jou begint of eindigt op { $field }.

# A dash for a capture.
dash-takes = Er wordt geslagen, dus schrijf het slagteken: { $right }.

# Brackets around the wrong side.
brackets-wrong = Haakjes zijn voor de zetten van zwart, en alleen daarvoor: { $right }.

# Numbers for letters, or letters for numbers.
fields-called = Ik snap je. Hier heten de velden anders: { $right }.

# Stops were left out.
whole-way = Ik snap je. Hier schrijf je de hele weg: { $right }.

# Several captures share start and end.
which-way = Langs welke weg? Er gaan { $count } slagen van { $from } naar { $to }. Schrijf { LIST($right, type: "or") }.

## Why a text is no legal move

# The ends of a capture that does not come by these fields.
other-way = Begin en einde kloppen, maar de slag gaat een andere weg.

# The piece to be taken instead of the field behind it.
jumps-over = Op { $field } staat een stuk. Je slaat het door eroverheen te springen, naar het vrije veld erachter.

# A man backwards.
only-forward = Een schijf gaat niet achteruit.

# Too far.
one-field = Te ver: een { PIECE($piece) } gaat één veld, of springt over een buurstuk naar het veld vlak erachter.

# No room behind a piece.
no-room = Over het stuk op { $field } kun je niet springen: { $behind }, erachter, is bezet.

# A step of a capture over nothing.
takes-nothing = Deze stap van de slag springt over niets.

# A man takes a king where it may not.
man-takes-king = Op { $field } staat een dam, en in dit spel mag een schijf geen dam slaan.

# A piece is jumped twice.
jumped-twice = Over het stuk op { $field } is al gesprongen. Over een stuk spring je maar één keer.

# A taken piece is in the way.
still-stands = Geslagen stukken blijven staan tot de slag uit is. Het stuk op { $field } staat nog in de weg.

# A turn straight back.
turns-back = Tussen twee sprongen mag een stuk niet recht terug.

# A man goes on after the last row.
ends-on-last-row = Een schijf die de laatste rij haalt, stopt daar.

# A king comes down too far.
lands-behind = Hier komt de dam vlak achter het stuk op { $field } neer.

# A king comes down where it cannot take on.
lands-to-take = De dam moet neerkomen waar hij verder kan slaan: op { LIST($fields, type: "or") }.

# A capture ends too soon.
must-go-on = De slag is nog niet uit: het stuk moet verder naar { LIST($fields, type: "or") }.

# A quiet move where a capture is compulsory.
must-take = Slaan is verplicht: { LIST($right, type: "or") }.

# Another capture takes more.
takes-more = Stukken die je hier slaat: { $takes }; met { LIST($right, type: "or") }: { $most }. Meerslag gaat voor.

# Another capture takes more kings.
takes-more-kings = Evenveel stukken, maar minder dammen: hier { $takes }, met { LIST($right, type: "or") } { $most }. De meeste dammen gaan voor.

# A king has to capture.
king-takes-first = Van deze slagen gaat die van de dam voor: { LIST($right, type: "or") }.

# Another capture meets kings earlier.
meets-king-sooner = Beide slaan evenveel, maar { LIST($right, type: "or") } komt eerder een dam tegen, en dat beslist.

# Another capture is worth more.
worth-more = { LIST($right, type: "or") } is meer waard: een dam telt iets minder dan twee schijven.

# A king has moved too often in a row.
king-tired = Deze dam heeft { $count } keer achter elkaar gezet. Nu mag hij alleen nog slaan; of speel een ander stuk.

## Positions as text, and setting up

# Who moves or whose pieces follow, in a position text.
pdn-side = Hier staat W voor wit of B voor zwart (teken { $place }).

# A field in a position text.
pdn-field = Geen veld van dit bord heet zo (teken { $place }).

# Two pieces on one field in a position text.
pdn-twice = Op dit veld staat al een ander stuk (teken { $place }).

# A man on its last row.
setup-man = Een schijf op { $field } zou al een dam zijn.

# A board without pieces.
setup-nobody = Er staat geen stuk op het bord.

# No king stands where one is said to have moved several times in a row.
setup-tired = Op { $field } staat geen dam waarvan de zetten geteld worden.

# A level of play beyond the last one.
no-such-level = Er zijn niveaus van 1 tot en met { $most }.

# A limit of a search beyond what it may be.
search-limit = “{ $name }” is een getal van { $least } tot en met { $most }; { $value } hoort daar niet bij.
