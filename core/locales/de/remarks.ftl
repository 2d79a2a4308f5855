### Remarks on a move that was understood, but is usually written otherwise.

## Remarks on a move that was understood

# Another check sign, or a word for it.
check-other-sign = Richtig. Schach schreibt man hier so: { $right }.

# `++` or `dbl ch` for a double check.
double-check-sign = Richtig, es ist ein Doppelschach. Heute schreibt man { $right }.

# Castling without its dashes.
castle-dash = Richtig. Die Rochade schreibt man mit Strichen: { $right }.

# The name of a piece where its letter is written.
piece-name = Ich verstehe. Eine Figur schreibt man mit ihrem Buchstaben: { $right }.

# Piece takes piece without a square: `RxR`.
takes-piece = Ich verstehe. So sagte man es früher. Heute schreibt man, wo geschlagen wird: { $right }.

# Half of a square: `Nxe`, `B6`.
half-square = Ich verstehe. Schreib beides, den Buchstaben und die Zahl: { $right }.

# A letter of another alphabet that looks like the right one: Cyrillic `с4`.
look-alike = Ich verstehe. „{ $letter }“ kommt aus einem anderen Alphabet, auch wenn man es nicht sieht. Hier schreibst du { $right }.

# A result behind the move.
result-behind = Richtig: { $right }. Das Ergebnis, { $score }, hat seinen eigenen Platz am Ende des Formulars.

# A sign behind the move that says who is better.
judgement-behind = Richtig: { $right }. Das Zeichen { $sign } sagt, was du von der Stellung hältst. Es gehört nicht zum Zug.

# The number of a move without its dot.
number-dot = Ich verstehe. Nach der Nummer kommt ein Punkt: { $right }.

# From and to were written.
long-form = Richtig. Die kurze Form ist { $right }.

# More was written than needed.
not-needed = Ich verstehe. Es genügt, { $right } zu schreiben.

# The rank was written where the file is usual.
prefer-file = Ich verstehe. Meistens schreibt man die Linie: { $right }.

# The capture sign is missing.
x-missing = Richtig. Mit dem Schlagzeichen ist es deutlicher: { $right }.

# A capture sign without a capture.
x-needless = Nichts wird geschlagen, also kein Schlagzeichen: { $right }.

# Another capture sign.
x-other = Ich verstehe. Hier schreiben wir { $right }.

# A dash inside the short form.
dash-needless = Schreib alles zusammen, ohne Strich: { $right }.

# The check sign is missing.
check-missing = Richtig, und es ist Schach: { $right }.

# A sign, but no check or no mate.
# SIGN is `check` if the right form gives check: then a sign of mate was written.
check-wrong =
    { SIGN($right) ->
        [check] Es ist Schach, aber kein Matt: { $right }.
       *[none] Der König steht hier nicht im Schach: { $right }.
    }

# The mate sign is missing.
mate-missing = Richtig, und es ist matt: { $right }.

# Another mate sign.
mate-other-sign = Richtig. Matt schreibt man hier so: { $right }.

# Only a check sign for mate.
plus-for-mate = Es ist mehr als Schach, es ist matt: { $right }.

# Another way to write the promotion.
promo-sign = Richtig. Hier schreiben wir { $right }.

# Zeros for castling.
castle-zero = Richtig. Hier schreibt man es mit dem Buchstaben O: { $right }.

# Small letters for castling.
castle-case = Richtig. Die Rochade hat große Buchstaben: { $right }.

# A pawn capture by its two files.
pawn-files-only = Ich verstehe. Mit der Zahl ist es deutlicher: { $right }.

# `e.p.` without a capture in passing.
ep-wrong = Hier wird nichts en passant geschlagen: { $right }.

## The state of the game

# Understood, but the chosen system has another form.
system-form = Ich verstehe. In diesem System schreibt man { $right }.

# A legal move, but not the one that was asked for.
other-move = Das ist ein anderer Zug. Den gesuchten schreibt man so: { $right }.
