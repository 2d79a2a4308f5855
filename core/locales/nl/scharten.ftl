### Scharten: chess on the dartboard.

## Labels

label-page-link = Regels en beslissingen
label-page-lead = Bijna schaken, op de 80 velden van een dartbord. Stil: elk stuk heeft zijn plaats. Luid: alleen de koningen staan er, de andere stukken worden met darts gegooid.
label-decisions-title = Wat wij moesten beslissen
label-decisions-lead = De regels zijn nog jong, en een paar afbeeldingen zijn weg. Waar ze zwijgen, namen wij de lezing die het best bij hun voorbeelden past. Dit zijn al die plaatsen.
label-options-title = Kies je eigen regels
label-options-hint = Je keuzes gelden voor de partij die je hier begint.
label-options-in-game = In de partij op het bord:
label-option-support = Steun
label-support-value = elk steunend stuk geeft de waarde van zijn veld
label-support-count = elk steunend stuk geeft 1
label-option-unmoved = Double en treble beschermen (luide partij)
label-unmoved-alike = alle stukken
label-unmoved-protected = alleen koningen en stukken die nooit gezet hebben
label-option-diagonal = Diagonalen over het midden
label-diagonal-straight = rechtdoor
label-diagonal-turning = blijven draaien
label-option-misses = Verloren darts na elkaar waarmee je verliest (luide partij)
label-start-quiet = Een stille partij beginnen
label-start-loud = Een luide partij beginnen
label-still-to-throw-white = Stukken die wit nog moet gooien
label-still-to-throw-black = Stukken die zwart nog moet gooien
label-lost-darts-white = Verloren darts van wit na elkaar
label-lost-darts-black = Verloren darts van zwart na elkaar
label-never-moved = Nog nooit bewogen
label-throw-dart = Dart gooien
label-darts-on-screen = Op het scherm
label-darts-real = Echte darts
label-hand = Jouw worp
label-hand-exact = altijd raak
label-hand-steady = precies
label-hand-usual = gewoon
label-hand-shaky = bevend
label-aim-board = Dartbord om op te mikken
label-aim-hint = Mik met muis, vinger of pijltjestoetsen, en gooi als de ring op het goede vak staat.
label-real-board = Dartbord: het geraakte vak
label-real-hint = Gooi op je eigen bord en tik dan op het geraakte vak. Of schrijf het: T19.
label-bed-typed = Vak
label-bed-wrong = D, F, T of L en het nummer (F groot enkel, L klein enkel), of 25, 50
label-bed-double = dubbel (double)
label-bed-fat = groot enkel (fat)
label-bed-treble = driedubbel (treble)
label-bed-little = klein enkel (little)
label-bed-outer-bull = ring om het midden (bull)
label-bed-bull = midden (bull)
label-bed-beside = ernaast
label-take-bed = Het was dit vak
label-throw-now = Gooien
label-throw-beside = Ernaast gooien
label-throw-anyway = Toch gooien
label-rather-move = Liever een zet
label-bed-lost = dart verloren
label-no-darts-yet = Nog geen zet. Gooi een dart, of tik op een stuk en dan op een veld.
label-next-dart = Volgende dart
label-sector-numbers = Rond bord: nummers van het dartbord
label-announce-check = “Schaak!” melden als er schaak gegeven wordt

## Darts

# A dart placed a piece.
dart-placed = { $bed }: { PIECE($piece) } op { $field }.

# A dart hit a field of the other side.
dart-outside = { $bed } is { $field }: niet in je eigen helft. De dart is verloren.

# A dart hit a field where something stands.
dart-occupied = { $bed } is { $field }, en daar staat al een stuk. De dart is verloren.

# A dart hit the bull.
dart-on-bull = { $bed }: niemand speelt op de bull. De dart is verloren.

# A dart hit no bed.
dart-beside = De dart raakte geen veld. Hij is verloren.

# A number of a dartboard has two singles.
bed-single = De enkele { $number } heeft twee vakken: kies { LIST($right, type: "or") } (F groot enkel, L klein enkel).

# A ring of a dartboard without its number.
bed-number = “{ $text }” staat niet op het dartbord: de nummers gaan van 1 tot 20, met 25 en 50 in het midden.

# So many darts in a row are lost, and so many lose the game.
dart-misses = Verloren darts na elkaar: { $misses } van { $most }.

# What a dart risks in check, and which fields help.
dart-at-stake = Je staat schaak. Als de dart het schaak niet opheft, verlies je meteen. De dart helpt op { LIST($fields, type: "or") }.

# A dart in check that no field helps.
dart-hopeless = Je staat schaak, en op geen enkel veld heft een dart het op. Als je gooit, verlies je meteen.

# What is thrown next.
dart-next = Nu te gooien: { PIECE($piece) }

# What a side has still to throw, and its lost darts in a row.
darts-left = { PLAYER($player, case: "upper") }: nog { $left } te gooien, { $misses } van { $most } darts na elkaar verloren

# An option of a game, and what was agreed.
agreed-is = { $what }: { $value }

## Support, on the round board

# What a field is worth.
field-worth = waarde { $value }

# No piece of a player could capture here.
look-nobody = { PLAYER($player, case: "upper") }: geen stuk kan er komen

# A pawn could, which needs no help.
look-pawn = { PLAYER($player, case: "upper") }: een pion is genoeg

# Any piece could, as the field asks for no help.
look-alone = { PLAYER($player, case: "upper") }: slaat zonder steun

# The help of the others is enough.
look-holds = { PLAYER($player, case: "upper") }: 1 + { $help }, nodig { $value }: slaan mag

# It is not.
look-fails = { PLAYER($player, case: "upper") }: 1 + { $help }, nodig { $value }: niet genoeg

## Announced by players who agreed to

# Check is given.
check-given = Schaak!

# Players cannot agree this.
no-such-option = “{ $name }” is geen regel die je kunt kiezen.

# The fields of unmoved pieces in a position text.
text-unmoved = Hier staan de velden van stukken die nog nooit bewogen, of een streepje (teken { $place }).

# The pieces still to throw, or the lost darts, in a position text.
text-throws = Hier staan twee getallen, wit en zwart, met een schuine streep ertussen (teken { $place }).

# Nothing stands on a field of a piece that has never moved.
setup-unmoved = Op { $field } staat niets, dus daar staat geen stuk dat nog nooit gezet heeft.

# Too many lost darts in a row.
won-by-fogling = Te veel verloren darts na elkaar. { PLAYER($winner, case: "upper") } wint.

# A dart in check that did not end it.
won-by-dart = De dart hief het schaak niet op. { PLAYER($winner, case: "upper") } wint.

# Pieces to throw in a quiet game, or none given in a loud one.
setup-throws = Alleen een luide partij heeft stukken om te gooien.

# A piece has never moved, as a switch.
never-moved = { PIECE($piece, case: "upper") } { $field }

## Characters: lines for files, rings, support, the king who castles, darts

# The line that tells two pieces apart.
from-line = Je schrijft de { $line }-lijn, want { rivals }.

# The line of a pawn that takes.
pawn-from-line = Slaat een pion, dan begin je met de letter van zijn lijn: { $line }.

# The field and ring where a piece arrives.
goes-to-ring =
    { $piece ->
        [pawn] De pion gaat naar { $field }, op de ring { $ring }. Een pion heeft geen letter.
       *[other] { PIECE($piece, form: "the", case: "upper") } gaat naar { $field }, op de ring { $ring }.
    }

# The sign of a capture that needs support.
takes-held = { PIECE($piece, form: "the", case: "upper") } op { $field } wordt geslagen. Dat veld is { $value } waard: het stuk dat slaat telt voor 1, de rest komt van { LIST($by, type: "and") }.

# The sign of a capture that needs no support.
takes-free = { PIECE($piece, form: "the", case: "upper") } op { $field } wordt geslagen. Een pion slaat op elk veld zonder steun.

# A promotion to a piece that counts as unmoved.
becomes-unmoved = De pion wordt een { PIECE($piece) }. Dat telt als een stuk dat nog nooit gezet heeft.

# The king move that is castling on the round board.
round-castling = Rokade: de koning gaat twee velden, naar { $king }, en de toren van { $from } komt op { $rook }. Je schrijft alleen de koningszet.

# The sign of a thrown piece.
thrown = De @: { PIECE($piece, form: "the") } wordt met een dart gegooid. Dat is het volgende stuk in de volgorde.

# The field where a thrown piece lands.
lands-on = { PIECE($piece, form: "the", case: "upper") } komt op { $field }, op de ring { $ring }.

# A piece letter that is enough, because its rivals lack support.
piece-holds = Dit teken staat voor { PIECE($piece, form: "the") }. Meer is niet nodig: van { LIST($fields, type: "and") } heeft een { PIECE($piece) } daar te weinig steun om te slaan.

# A lost dart.
dart-lost = De dart is verloren: er verandert niets op het bord, en { PIECE($piece, form: "the") } blijft het volgende stuk.

## Refusals and remarks

# No such field of the dartboard.
not-on-dartboard = “{ $text }” is geen veld. Lijnen zijn o en a tot en met i, hun velden gaan van 1 tot 8.

# A pawn capture without its line.
pawn-line = Slaat een pion, begin dan met de letter van zijn lijn: { $right }.

# The number was written where the line is usual.
prefer-line = Ik snap je. Meestal schrijf je de lijn: { $right }.

# A capture by lines with nothing to take.
nothing-on-line = De pion vindt niets om te slaan op de { $line }-lijn.

# No pawn on the written line.
no-pawn-on-line = Je hebt geen pion op die lijn.

# No piece of this kind on the written line.
none-on-line = Je hebt geen { PIECE($piece) } op de { $line }-lijn.

# The piece does not move so on the round board.
way-round =
    { $piece ->
        [king] De koning gaat één veld per keer.
        [queen] De dame gaat langs een lijn, een ring of een diagonaal, maar niet zo.
        [rook] Een toren gaat alleen langs zijn lijn of zijn ring.
        [bishop] Een loper gaat alleen schuin.
        [knight] Een paard springt twee velden één kant op en één opzij, nooit naar zijn eigen ring.
        [pawn] Een pion gaat recht vooruit langs zijn lijn, en alleen schuin om te slaan.
       *[other] Zo gaat een { PIECE($piece) } niet.
    }

# A double step of a pawn that has moved.
pawn-moved = De pion op { $field } is al eens verzet. Nu gaat hij één veld per keer.

# A double step that would end near the last rank.
pawn-at-edge = Vlak voor de laatste rij gaat de pion op { $field } één veld per keer, ook bij zijn eerste zet.

# A capture without any support.
needs-support = { $field } ligt op de ring { $ring }. Om daar te slaan heeft { PIECE($piece, form: "the") } een steun van { $needs } nodig, en die is er niet.

# A capture with too little support.
needs-more-support = { $field } ligt op de ring { $ring }. Om daar te slaan heeft { PIECE($piece, form: "the") } een steun van { $needs } nodig. Van { LIST($by, type: "and") } komt maar { $has }.

# Castling that the rules of Scharten do not allow.
castling-no-rook = Die rokade kan niet: koning en toren mogen nog nooit gezet hebben, en de toren staat ten minste drie velden ver.

# A sign of castling in Scharten.
castling-by-king = Bij scharten heeft de rokade geen eigen teken. Schrijf de koningszet: { LIST($right, type: "or") }.

# Zeros in Scharten: a result, not castling.
zeros-are-result = Bij scharten is 0-0 een uitslag: geen van beiden krijgt een punt. Een rokade schrijf je als koningszet.

# A sign of castling in Scharten where no castling is possible.
no-castling-now = Bij scharten schrijf je een rokade als koningszet. Nu kan de koning niet rokeren.

# A pass where there is none.
must-play = Je bent aan zet: je mag je beurt niet overslaan.

## Darts that cannot be thrown so

# A thrown piece that is not the next.
throws-other = De volgorde ligt vast: nu komt { PIECE($piece, form: "the") }. Schrijf { $right }.

# A dart outside of the own half.
throws-outside = { $field } ligt niet in je eigen helft. Zo’n dart is verloren, en je schrijft { $right }.

# A dart on an occupied field.
throws-onto = Op { $field } staat al een stuk. Zo’n dart is verloren, en je schrijft { $right }.

# A dart after the last piece.
nothing-to-throw = Je hebt al je stukken al gegooid.

# A dart in a quiet game.
no-darts = In een stille partij gooit niemand met darts.

# A thrown piece without its sign.
throw-sign = Bij een gegooid stuk staat een @ voor het veld: { $right }.

## Options, and counts that are missing

# A value that an option cannot have.
option-value = “{ $name }” kan { LIST($can_be, type: "or") } zijn, maar niet “{ $value }”.

# A number that an option cannot have.
option-number = “{ $name }” is een getal van 1 tot en met { $most }. “{ $value }” kan niet.

# A loud position without its counts.
setup-no-throws = Een luide stelling zegt aan het eind hoeveel stukken wit en zwart nog moeten gooien en hoeveel darts ze net verloren: 17/17 0/0.

## Darts that lose the game; castling both ways

# A lost dart in check: the game is lost.
dart-lost-in-check = De dart is verloren en het schaak blijft: de partij is verloren.

# One lost dart too many: the game is lost.
dart-lost-last = De dart is verloren. Dat zijn er te veel na elkaar: de partij is verloren.

# A dart that does not end the check: the game is lost.
lands-in-vain = { PIECE($piece, form: "the", case: "upper") } komt op { $field }, op de ring { $ring }. Dat heft het schaak niet op: de partij is verloren.

# Castling that is possible both ways.
castling-either-way = Dit is een rokade, en die kan twee kanten op. Schrijf { LIST($right, type: "or") }.

label-figures-title = De regels in beeld
label-problems-title = De eerste vijf problemen
label-models-title = Partijen om na te spelen
label-problem-answer = Het antwoord
