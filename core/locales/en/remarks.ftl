### Remarks on a move that was understood, but is usually written otherwise.
### part: first

## Remarks on a move that was understood

# Another check sign, or a word for it.
# $right (String) - the written form that would be right
check-other-sign = Right. Here check is written { $right }.

# `++` or `dbl ch` for a double check.
# $right (String) - the written form that would be right
double-check-sign = Right, it is a double check. Today you write { $right }.

# Castling without its dashes.
# $right (String) - the written form that would be right
castle-dash = Right. Castling is written with dashes: { $right }.

# The name of a piece where its letter is written.
# $right (String) - the written form that would be right
piece-name = I see what you mean. A piece is written by its letter: { $right }.

# Piece takes piece without a square: `RxR`.
# $right (String) - the written form that would be right
takes-piece = I see what you mean. That is how it was said long ago. Today you write where it takes: { $right }.

# Half of a square: `Nxe`, `B6`.
# $right (String) - the written form that would be right
half-square = I see what you mean. Write both, the letter and the number: { $right }.

# A letter of another alphabet that looks like the right one: Cyrillic `с4`.
# $letter (String) - a letter
# $right (String) - the written form that would be right
look-alike = I see what you mean. “{ $letter }” comes from another alphabet, though nobody sees it. Here you write { $right }.

# A result behind the move.
# $right (String) - the written form that would be right
# $score (String) - the result
result-behind = Right: { $right }. The result, { $score }, has a place of its own at the end of the sheet.

# A sign behind the move that says who is better.
# $right (String) - the written form that would be right
# $sign (String) - the sign
judgement-behind = Right: { $right }. The sign { $sign } is what you think of the position. It is not part of the move.

# The number of a move without its dot.
# $right (String) - the written form that would be right
number-dot = I see what you mean. A dot follows the number: { $right }.

# From and to were written.
# $right (String) - the written form that would be right
long-form = Right. The short form is { $right }.

# More was written than needed.
# $right (String) - the written form that would be right
not-needed = I see what you mean. It is enough to write { $right }.

# The rank was written where the file is usual.
# $right (String) - the written form that would be right
prefer-file = I see what you mean. We usually write the file: { $right }.

# The capture sign is missing.
# $right (String) - the written form that would be right
x-missing = Right. With the capture sign it is clearer: { $right }.

# A capture sign without a capture.
# $right (String) - the written form that would be right
x-needless = Nothing is taken, so no capture sign: { $right }.

# Another capture sign.
# $right (String) - the written form that would be right
x-other = I see what you mean. Here we write { $right }.

# A dash inside the short form.
# $right (String) - the written form that would be right
dash-needless = Write it all together, without a dash: { $right }.

# The check sign is missing.
# $right (String) - the written form that would be right
check-missing = Right, and it is check: { $right }.

# A sign, but no check or no mate.
# SIGN is `check` if the right form gives check: then a sign of mate was written.
# $right (String) - the written form that would be right
check-wrong =
    { SIGN($right) ->
        [check] It is check, but not mate: { $right }.
       *[none] The king is not in check here: { $right }.
    }

# The mate sign is missing.
# $right (String) - the written form that would be right
mate-missing = Right, and it is mate: { $right }.

# Another mate sign.
# $right (String) - the written form that would be right
mate-other-sign = Right. Here mate is written { $right }.

# Only a check sign for mate.
# $right (String) - the written form that would be right
plus-for-mate = It is more than check, it is mate: { $right }.

# Another way to write the promotion.
# $right (String) - the written form that would be right
promo-sign = Right. Here we write { $right }.

# Zeros for castling.
# $right (String) - the written form that would be right
castle-zero = Right. Here it is written with the letter O: { $right }.

# Small letters for castling.
# $right (String) - the written form that would be right
castle-case = Right. Castling has capital letters: { $right }.

# A pawn capture by its two files.
# $right (String) - the written form that would be right
pawn-files-only = I see what you mean. With the number it is clearer: { $right }.

# `e.p.` without a capture in passing.
# $right (String) - the written form that would be right
ep-wrong = Nothing is taken en passant here: { $right }.

## The state of the game

# Understood, but the chosen system has another form.
# $right (String) - the written form that would be right
system-form = I see what you mean. In this system it is written { $right }.

# A legal move, but not the one that was asked for.
# $right (String) - the written form that would be right
other-move = That is another move. The one asked for is written { $right }.
