### Why a written move is not played.
### part: first

## Refusals

# A letter of another language, where several moves may be meant.
# $letter (String) - a letter
# $language (String) - the name of a language
# $right (List) - the written forms that would be right
language-letter-doubt = “{ $letter }” is a letter of another language ({ $language }), and several moves are possible. Here you write { LIST($right, type: "or") }.

# One slip of spelling away from several moves.
# $right (List) - the written forms that would be right
slip-doubt = Nearly. Several moves look like this: write { LIST($right, type: "or") }.

# A small letter that may be a file or a piece.
# $letter (String) - a letter
# $piece (Piece) - the piece that it is about
# $right (List) - the written forms that would be right
small-letter = A small “{ $letter }”: is it a square or the { PIECE($piece) }? Choose { LIST($right, type: "or") }.

# `f3N` for `Nf3`.
# $right (String) - the written form that would be right
letter-first = The letter of the piece comes before the square: { $right }.

# `Qd8` for `d8Q`.
# $right (List) - the written forms that would be right
promo-behind = The letter of the new piece comes after the square: { LIST($right, type: "or") }.

# Piece takes piece without a square, where several moves are possible.
# $right (List) - the written forms that would be right
takes-doubt = That can be several captures. Say where: write { LIST($right, type: "or") }.

# Half of a square, where several moves are possible.
# $right (List) - the written forms that would be right
half-square-doubt = The letter or the number is missing, and several moves are possible. Write { LIST($right, type: "or") }.

# Half of a square that fits no move.
# $text (String) - what was written
half-square-none = A move ends with a letter and a number, such as e4. None of your moves fits “{ $text }”.

# A doubled or crossed-out sign: `bxee4`.
# $right (String) - the written form that would be right
sign-too-many = There is a sign too many. Without it: { $right }.

# A doubled or crossed-out sign, where several moves are possible.
# $right (List) - the written forms that would be right
sign-too-many-doubt = There is a sign too many, and several moves are possible. Write { LIST($right, type: "or") }.

# One move that may be meant.
# $right (String) - the written form that would be right
perhaps = Perhaps { $right }? Then write it like that.

# Several moves in one text.
# $right (String) - the written form that would be right
several-moves = These are several moves. Write them one after the other, { $right } first. For a whole game choose “Open”.

# A player wrote that he gives up.
no-move-resigns = Resigning is not a move: only the result is written, 1-0 or 0-1. On the screen choose “Resign”.

# A player wrote that he offers a draw.
no-move-offer = To offer a draw, write your move first, then (=). On the screen choose “Offer a draw (=)”.

# A result alone.
no-move-result = That is a result, not a move. It is written at the end, when the game is over.

# The sign of an idea before a move.
# $text (String) - the sign
no-move-idea = “{ $text }” stands for an idea, not for a move that is played. To play the move, write it without this sign.

## Why a written move is not played

# Nothing was written.
nothing = Write a move first.

# Not the shape of a move from this place on.
# $rest (String) - what could not be read
syntax = I cannot read what begins with “{ $rest }”.

# No such field.
# $text (String) - what was written
not-a-field = “{ $text }” is not a square. Files go from a to h, ranks from 1 to 8.

# `3f` for `f3`.
# $right (String) - the written form that would be right
square-order = The letter comes before the number: { $right }.

# `F3` for `f3`.
# $right (String) - the written form that would be right
file-case = The letter before a number is small: { $right }.

# `nf3` for `Nf3`.
# $right (String) - the written form that would be right
piece-case = The letter of a piece is a capital: { $right }.

# `N f3` for `Nf3`.
# $right (String) - the written form that would be right
no-space = Write it all together, without a space: { $right }.

# A letter of another language.
# $letter (String) - a letter
# $language (String) - the name of a language
# $right (String) - the written form that would be right
language-letter = “{ $letter }” is a letter of another language ({ $language }). Here you write { $right }.

# A letter for a pawn.
# $right (String) - the written form that would be right
pawn-letter = A pawn has no letter: { $right }.

# The piece letter was left out.
# $piece (Piece) - the piece that it is about
# $right (String) - the written form that would be right
letter-missing = Without a letter it is a pawn move. For the { PIECE($piece) } write { $right }.

# A pawn capture without its file.
# $right (String) - the written form that would be right
pawn-file = When a pawn takes, start with the letter of its file: { $right }.

# No piece of this kind there.
# PLACE is `none`, `rank`, `file` or `field`: how much of the start was written.
# $piece (Piece) - the piece that it is about
# $from (String) - where the move starts
no-such-piece =
    { PLACE($from) ->
        [none] { $piece ->
               [pawn] You have no pawn on that file.
              *[other] You have no { PIECE($piece) }.
            }
        [rank] You have no { PIECE($piece) } on rank { $from }.
        [file] You have no { PIECE($piece) } on the { $from }-file.
       *[field] You have no { PIECE($piece) } on { $from }.
    }

# The field written is the one the piece stands on.
# $piece (Piece) - the piece that it is about
# $field (String) - a field by its name
from-square = The { PIECE($piece) } is already on { $field }. Write where it goes.

# Nothing stands there.
# $field (String) - a field by its name
empty-field = There is nothing on { $field }.

# The other side moves.
# $player (Player) - the player that it is about
not-your-turn = It is { PLAYER($player) }’s turn.

# A piece stands in the way.
# $by (OwnedPiece) - what attacks, blocks or supports
# $field (String) - a field by its name
blocked = The way is blocked: there is a { PIECE($by) } on { $field }.

# The piece does not move so.
# $piece (Piece) - the piece that it is about
not-its-way =
    { $piece ->
        [king] The king goes one square at a time.
        [queen] The queen goes straight or diagonally, but not like that.
        [rook] A rook goes only straight: along its file or its rank.
        [bishop] A bishop goes only diagonally.
        [knight] A knight jumps two squares straight and one to the side.
        [pawn] A pawn goes straight ahead, and diagonally only to take.
       *[other] A { PIECE($piece) } does not move like that.
    }

# An own piece stands on the target.
# $piece (Piece) - the piece that it is about
# $field (String) - a field by its name
own-piece = Your own { PIECE($piece) } stands on { $field }.

# A pawn goes diagonally only to take.
# $field (String) - a field by its name
nothing-to-take = A pawn goes diagonally only to take, and { $field } is empty.

# A pawn capture written by its files that finds nothing to take.
# $file (Letter) - the letter of a file
nothing-on-file = The pawn finds nothing to take on the { $file }-file.

# A pawn cannot take straight ahead.
# $field (String) - a field by its name
pawn-blocked = A pawn cannot take straight ahead, and { $field } is occupied.

# The piece would uncover its king.
# $piece (Piece) - the piece that it is about
# $by (Piece) - what attacks, blocks or supports
# $field (String) - a field by its name
pinned = The { PIECE($piece) } cannot make this move: it protects your king from the { PIECE($by) } on { $field }.

# The king would be attacked.
# $by (Piece) - what attacks, blocks or supports
# $field (String) - a field by its name
into-check = On that square the { PIECE($by) } on { $field } would attack your king.

# The king stays attacked.
# $by (Piece) - what attacks, blocks or supports
# $field (String) - a field by its name
stays-in-check = Your king is still attacked by the { PIECE($by) } on { $field }.

# Several pieces fit.
# $piece (Piece) - the piece that it is about
# $fields (List) - fields by their names
# $right (List) - the written forms that would be right
# $add (List) - what tells the pieces apart
ambiguous =
    { $piece ->
        [pawn] Which pawn? Those on { LIST($fields, type: "and") } can do that. Write { LIST($right, type: "or") }.
       *[other] Which { PIECE($piece) }? Those on { LIST($fields, type: "and") } can go there. Add { LIST($add, type: "or") }: write { LIST($right, type: "or") }.
    }

# Several pieces fit in spite of a letter or number that tells them apart.
# $piece (Piece) - the piece that it is about
# $fields (List) - fields by their names
# $right (List) - the written forms that would be right
letter-not-enough = More than one { PIECE($piece) } can go there: those on { LIST($fields, type: "and") }. Write { LIST($right, type: "or") }.

# A pawn on the last rank must become something.
# $right (List) - the written forms that would be right
promo-missing = What does the pawn become? Write { LIST($right, type: "or") }.

# A pawn cannot become this.
promo-bad = A pawn becomes a queen, rook, bishop or knight.

# Only a pawn on the last rank changes.
# $right (String) - the written form that would be right
promo-none = Only a pawn on the last rank becomes another piece. Write { $right }.

# The right to castle is lost or never was.
castling-no-right = You cannot castle there: king or rook has moved.

# Castling: not empty.
# $field (String) - a field by its name
castling-blocked = You cannot castle yet: { $field } must be empty.

# Castling out of check.
castling-in-check = You cannot castle while your king is in check.

# Castling over an attacked field.
# $field (String) - a field by its name
castling-through-check = You cannot castle: the king would cross { $field }, which is attacked.

# Castling into check.
# $field (String) - a field by its name
castling-into-check = You cannot castle: on { $field } the king would be in check.

# Castling written as a king move.
# $right (String) - the written form that would be right
castling-as-king = This is castling. It is written { $right }.

# The field of the pawn taken in passing instead of the target.
# $right (String) - the written form that would be right
ep-square = Write where your pawn arrives: { $right }.

# A pass.
null-move = In chess you must move; you cannot pass.

# Nobody moves any more.
game-over = The game is over.

# Several moves are called so in the chosen system.
# $right (List) - the written forms that would be right
system-doubt = More than one move is called that. Write { LIST($right, type: "or") }.

# No piece of this kind can take one of that kind.
# $piece (Piece) - the piece that it is about
# $taken (Piece) - the piece to be taken
takes-none = None of your moves takes a { PIECE($taken) } with a { PIECE($piece) }.

# Digits that are no square.
# $text (String) - what was written
digits-field = “{ $text }” is not a square. Each of its two digits goes from 1 to 8.

# Too few or too many digits.
digits-count = A move has four digits: two for where it starts, two for where it ends. A fifth says what a pawn becomes.

# What is wrong with an option of a board on another page, behind its name.
# $name (String) - the name of the option
# $text (String) - what is wrong
option-problem = { $name }: { $text }
