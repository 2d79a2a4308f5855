### Remarks on a move that was understood, but is usually written otherwise.

## Remarks on a move that was understood

# Another check sign, or a word for it.
check-other-sign = Goed. Hier schrijf je schaak zo: { $right }.

# `++` or `dbl ch` for a double check.
double-check-sign = Goed, het is dubbelschaak. Tegenwoordig schrijf je { $right }.

# Castling without its dashes.
castle-dash = Goed. Een rokade schrijf je met streepjes: { $right }.

# The name of a piece where its letter is written.
piece-name = Ik snap je. Een stuk schrijf je met zijn letter: { $right }.

# Piece takes piece without a square: `RxR`.
takes-piece = Ik snap je. Zo zei men het vroeger. Nu schrijf je waar er geslagen wordt: { $right }.

# Half of a square: `Nxe`, `B6`.
half-square = Ik snap je. Schrijf ze allebei, de letter en het cijfer: { $right }.

# A letter of another alphabet that looks like the right one: Cyrillic `с4`.
look-alike = Ik snap je. “{ $letter }” komt uit een ander alfabet, al zie je dat niet. Hier schrijf je { $right }.

# A result behind the move.
result-behind = Goed: { $right }. De uitslag, { $score }, komt apart, aan het eind van het formulier.

# A sign behind the move that says who is better.
judgement-behind = Goed: { $right }. Het teken { $sign } zegt wat je van de stelling vindt. Het hoort niet bij de zet.

# The number of a move without its dot.
number-dot = Ik snap je. Na het nummer komt een punt: { $right }.

# From and to were written.
long-form = Goed. De korte vorm is { $right }.

# More was written than needed.
not-needed = Ik snap je. Je hoeft alleen { $right } te schrijven.

# The rank was written where the file is usual.
prefer-file = Ik snap je. Meestal schrijf je de lijn: { $right }.

# The capture sign is missing.
x-missing = Goed. Met het slagteken is het duidelijker: { $right }.

# A capture sign without a capture.
x-needless = Er wordt niets geslagen, dus geen slagteken: { $right }.

# Another capture sign.
x-other = Ik snap je. Hier schrijf je { $right }.

# A dash inside the short form.
dash-needless = Stuk en veld staan aan elkaar, zonder streepje: { $right }.

# The check sign is missing.
check-missing = Goed, en het is schaak: { $right }.

# A sign, but no check or no mate.
# SIGN is `check` if the right form gives check: then a sign of mate was written.
check-wrong =
    { SIGN($right) ->
        [check] Het is schaak, maar geen mat: { $right }.
       *[none] De koning staat hier niet schaak: { $right }.
    }

# The mate sign is missing.
mate-missing = Goed, en het is mat: { $right }.

# Another mate sign.
mate-other-sign = Goed. Hier schrijf je mat zo: { $right }.

# Only a check sign for mate.
plus-for-mate = Het is meer dan schaak, het is mat: { $right }.

# Another way to write the promotion.
promo-sign = Goed. Hier schrijf je { $right }.

# Zeros for castling.
castle-zero = Goed. Hier schrijf je het met de letter O: { $right }.

# Small letters for castling.
castle-case = Goed. Een rokade heeft hoofdletters: { $right }.

# A pawn capture by its two files.
pawn-files-only = Ik snap je. Het hele veld is duidelijker: { $right }.

# `e.p.` without a capture in passing.
ep-wrong = Hier wordt niet en passant geslagen: { $right }.

## The state of the game

# Understood, but the chosen system has another form.
system-form = Ik snap je. In dit systeem schrijf je { $right }.

# A legal move, but not the one that was asked for.
other-move = Dat is een andere zet. De gevraagde zet schrijf je zo: { $right }.
