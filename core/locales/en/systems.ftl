### One move in all systems of notation.
### part: school

## Labels

label-system-short = Short
label-system-short-note = Today’s way, all over the world: on score sheets, in books and in newspapers.
label-system-figurine = Figurines
label-system-figurine-note = Pictures instead of letters. A book with figurines can be read in every country.
label-system-long = Long
label-system-long-note = It also says where the piece comes from. Many books of the nineteenth century were printed like this, and you may still write it.
label-system-coordinate = Squares only
label-system-coordinate-note = From where to where, without any letter of a piece. Some writers of the nineteenth century found that enough.
label-system-iccf = Digits for correspondence (ICCF)
label-system-iccf-note = For correspondence games between countries: digits need no translation. The first one is the file, the second one the rank.
label-system-smith = Smith
label-system-smith-note = Warren Smith made it for computers. A letter at the end says what was taken, so that a program can take the move back.
label-system-english = Descriptive, English
label-system-english-note = In English books until about 1980. Files are named after the pieces at the start, and each player counts the ranks from his own side.
label-system-french = Descriptive, French
label-system-french-note = The French form: first the number, then the file. The rules of 1930 still allowed two systems, this one and today’s; since 1981 only today’s counts.
label-system-koch = Koch
label-system-koch-note = An old system with digits for squares. We know its idea but not its print, so you see the digits that correspondence games use today.
label-system-stamma = Stamma
label-system-stamma-note = In a book of 1737 Philippe Stamma gave every square its name. He called each piece by the file where it began the game, and a pawn p.
label-system-pdn = Numbers (PDN)
label-system-pdn-note = How programs write and keep games of draughts today.
label-system-manoury = Manoury
label-system-manoury-note = Manoury, who kept a café in Paris, numbered the squares in a book of 1770. In print Black’s moves are in brackets.
label-system-way = The whole way
label-system-way-note = Every square on which the piece lands. It is needed when start and end alone could mean two captures.
label-system-algebraic = Letters and digits
label-system-algebraic-note = As in chess. In Russia and its neighbours draughts is written like this.
label-systems-lead = The move on the board, written in every way there is or was. Tap a sign to see what it means.
label-systems-start = Play a move or go to one: you see it here in all systems.
label-systems-try = Write this move in this system
label-systems-check = Check
label-systems-right = Exactly like that!
label-systems-names = The pieces in other languages
label-systems-letters = In the letters of other languages
label-say-aloud = Say it aloud
label-no-voice = This device has no voice of its own for your language. Voices from the internet would send the words away, so they are not used.
