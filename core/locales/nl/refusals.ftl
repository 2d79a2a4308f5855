### Why a written move is not played.

## Refusals

# A letter of another language, where several moves may be meant.
language-letter-doubt = “{ $letter }” is een letter uit een andere taal ({ $language }), en er zijn meerdere zetten mogelijk. Hier schrijf je { LIST($right, type: "or") }.

# One slip of spelling away from several moves.
slip-doubt = Bijna. Meerdere zetten lijken hierop: schrijf { LIST($right, type: "or") }.

# A small letter that may be a file or a piece.
small-letter = Een kleine “{ $letter }”: is dat een veld of { PIECE($piece, form: "the") }? Kies { LIST($right, type: "or") }.

# `f3N` for `Nf3`.
letter-first = De letter van het stuk komt voor het veld: { $right }.

# `Qd8` for `d8Q`.
promo-behind = De letter van het nieuwe stuk komt na het veld: { LIST($right, type: "or") }.

# Piece takes piece without a square, where several moves are possible.
takes-doubt = Zo kan er op meer dan één plaats geslagen worden. Zeg waar: schrijf { LIST($right, type: "or") }.

# Half of a square, where several moves are possible.
half-square-doubt = De letter of het cijfer ontbreekt, en er zijn meerdere zetten mogelijk. Schrijf { LIST($right, type: "or") }.

# Half of a square that fits no move.
half-square-none = Een zet eindigt met een letter en een cijfer, zoals e4. Geen van je zetten past bij “{ $text }”.

# A doubled or crossed-out sign: `bxee4`.
sign-too-many = Er staat een teken te veel. Zonder: { $right }.

# A doubled or crossed-out sign, where several moves are possible.
sign-too-many-doubt = Er staat een teken te veel, en er zijn meerdere zetten mogelijk. Schrijf { LIST($right, type: "or") }.

# One move that may be meant.
perhaps = Misschien { $right }? Schrijf het dan zo.

# Several moves in one text.
several-moves = Dit zijn meerdere zetten. Schrijf ze één voor één, eerst { $right }. Voor een hele partij kies je “Openen”.

# A player wrote that he gives up.
no-move-resigns = Opgeven is geen zet: je schrijft alleen de uitslag, 1-0 of 0-1. Kies op het scherm “Opgeven”.

# A player wrote that he offers a draw.
no-move-offer = Om remise aan te bieden schrijf je eerst je zet en dan (=). Kies op het scherm “Remise aanbieden (=)”.

# A result alone.
no-move-result = Dat is een uitslag, geen zet. Je schrijft hem aan het eind, als de partij uit is.

# The sign of an idea before a move.
no-move-idea = “{ $text }” betekent dat het een idee is, geen gespeelde zet. Wil je de zet spelen, schrijf hem dan zonder dit teken.

## Why a written move is not played

# Nothing was written.
nothing = Schrijf eerst een zet.

# Not the shape of a move from this place on.
syntax = Ik kan het niet lezen vanaf “{ $rest }”.

# No such field.
not-a-field = “{ $text }” is geen veld. Lijnen gaan van a tot h, rijen van 1 tot 8.

# `3f` for `f3`.
square-order = De letter van een veld komt voor het cijfer: { $right }.

# `F3` for `f3`.
file-case = De letter van een veld is een kleine letter: { $right }.

# `nf3` for `Nf3`.
piece-case = De letter van een stuk is een hoofdletter: { $right }.

# `N f3` for `Nf3`.
no-space = Stuk en veld staan aan elkaar, zonder spatie: { $right }.

# A letter of another language.
language-letter = “{ $letter }” is een letter uit een andere taal ({ $language }). Hier schrijf je { $right }.

# A letter for a pawn.
pawn-letter = Een pion heeft geen letter: { $right }.

# The piece letter was left out.
letter-missing = Zonder letter is het een pionzet. Schrijf voor { PIECE($piece, form: "the") } { $right }.

# A pawn capture without its file.
pawn-file = Slaat een pion, begin dan met de letter van zijn lijn: { $right }.

# No piece of this kind there.
# PLACE is `none`, `rank`, `file` or `field`: how much of the start was written.
no-such-piece =
    { PLACE($from) ->
        [none] { $piece ->
               [pawn] Je hebt geen pion op die lijn.
              *[other] Je hebt geen { PIECE($piece) }.
            }
        [rank] Je hebt geen { PIECE($piece) } op rij { $from }.
        [file] Je hebt geen { PIECE($piece) } op de { $from }-lijn.
       *[field] Je hebt geen { PIECE($piece) } op { $from }.
    }

# The field written is the one the piece stands on.
from-square = { PIECE($piece, form: "the", case: "upper") } staat al op { $field }. Schrijf naar welk veld { PIECE($piece, form: "the") } gaat.

# Nothing stands there.
empty-field = Op { $field } staat niets.

# The other side moves.
not-your-turn = { PLAYER($player, case: "upper") } is aan zet.

# A piece stands in the way.
blocked = De weg is versperd: op { $field } staat een { PIECE($by) }.

# The piece does not move so.
not-its-way =
    { $piece ->
        [king] De koning gaat één veld per keer.
        [queen] De dame gaat recht of schuin, maar niet zo.
        [rook] Een toren gaat alleen recht: langs zijn lijn of zijn rij.
        [bishop] Een loper gaat alleen schuin.
        [knight] Een paard springt twee velden recht en één opzij.
        [pawn] Een pion gaat recht vooruit, en alleen schuin om te slaan.
       *[other] Zo gaat een { PIECE($piece) } niet.
    }

# An own piece stands on the target.
own-piece = Op { $field } staat je eigen { PIECE($piece) }.

# A pawn goes diagonally only to take.
nothing-to-take = Een pion gaat alleen schuin om te slaan. Het veld { $field } is leeg.

# A pawn capture written by its files that finds nothing to take.
nothing-on-file = De pion vindt niets om te slaan op de { $file }-lijn.

# A pawn cannot take straight ahead.
pawn-blocked = Een pion slaat niet recht vooruit. Het veld { $field } is bezet.

# The piece would uncover its king.
pinned = { PIECE($piece, form: "the", case: "upper") } mag deze zet niet doen: dat stuk beschermt je koning tegen { PIECE($by, form: "the") } op { $field }.

# The king would be attacked.
into-check = Daar zou { PIECE($by, form: "the") } op { $field } je koning aanvallen.

# The king stays attacked.
stays-in-check = Je koning wordt nog aangevallen door { PIECE($by, form: "the") } op { $field }.

# Several pieces fit.
ambiguous =
    { $piece ->
        [pawn] Welke pion? Die op { LIST($fields, type: "and") } kunnen dat. Schrijf { LIST($right, type: "or") }.
       *[other] Welke? De { PIECE($piece, form: "plural") } op { LIST($fields, type: "and") } kunnen daarheen. Zet { LIST($add, type: "or") } erbij: schrijf { LIST($right, type: "or") }.
    }

# Several pieces fit in spite of a letter or number that tells them apart.
letter-not-enough = Dat is niet genoeg: de { PIECE($piece, form: "plural") } op { LIST($fields, type: "and") } kunnen daarheen. Schrijf { LIST($right, type: "or") }.

# A pawn on the last rank must become something.
promo-missing = Wat wordt de pion? Schrijf { LIST($right, type: "or") }.

# A pawn cannot become this.
promo-bad = Een pion wordt dame, toren, loper of paard.

# Only a pawn on the last rank changes.
promo-none = Alleen een pion op de laatste rij wordt een ander stuk. Schrijf { $right }.

# The right to castle is lost or never was.
castling-no-right = Die rokade kan niet: de koning of de toren is al van zijn plaats geweest.

# Castling: not empty.
castling-blocked = De rokade kan nog niet: { $field } moet leeg zijn.

# Castling out of check.
castling-in-check = Je mag niet rokeren als je koning schaak staat.

# Castling over an attacked field.
castling-through-check = De rokade kan niet: de koning gaat over { $field }, en dat wordt aangevallen.

# Castling into check.
castling-into-check = De rokade kan niet: op { $field } zou de koning schaak staan.

# Castling written as a king move.
castling-as-king = Dit is een rokade. Je schrijft { $right }.

# The field of the pawn taken in passing instead of the target.
ep-square = Schrijf het veld waar je pion aankomt: { $right }.

# A pass.
null-move = Bij schaken moet je zetten; overslaan mag niet.

# Nobody moves any more.
game-over = De partij is uit.

# Several moves are called so in the chosen system.
system-doubt = Meer dan één zet heet zo. Schrijf { LIST($right, type: "or") }.

# No piece of this kind can take one of that kind.
takes-none = Geen van je zetten slaat een { PIECE($taken) } met een { PIECE($piece) }.

# Digits that are no square.
digits-field = “{ $text }” is geen veld. De twee cijfers gaan allebei van 1 tot 8.

# Too few or too many digits.
digits-count = Een zet heeft vier cijfers: twee voor het begin, twee voor het einde. Een vijfde zegt wat een pion wordt.

# What is wrong with an option of a board on another page, behind its name.
option-problem = { $name }: { $text }
