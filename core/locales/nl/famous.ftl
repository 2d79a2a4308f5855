### Famous games, and the moves of a game to guess.

## Messages

# Help with a guess: the piece that moves.
guess-piece = { PIECE($piece, form: "the", case: "upper") } op { $field } beweegt.

# The answer to another legal move than that of the game.
guess-other = { $other } kan ook. In de partij kwam { $right }: speel of schrijf die zet.

# How the moves of a game were found.
guess-score = Meteen gevonden: { $at_once } van { $moves }. Met nog een poging of met hulp: { $later }. Getoond: { $shown }.

## Labels

label-famous-title = Beroemde partijen
label-famous-line = Partijen van oude meesters, korte eerst: speel ze na, schrijf ze op, raad ze.
label-famous-lead = Kies een spel en dan een partij. De kortste partijen staan vooraan.
label-famous-play = Speel de partij na
label-famous-along = Noteer mee
label-famous-guess = Raad en schrijf de volgende zet
label-famous-source = Bron
label-famous-all = Alle beroemde partijen
label-famous-none = Kies eerst een partij: een beroemde, of een van jezelf.
label-practise-with = Oefen met deze partij
label-chosen-game = De partij die je koos
label-mode-guess = Raad de volgende zet
label-hint-guess = Je ziet een partij tot hier. Speel of schrijf de volgende zet. Vind je hem niet, vraag dan om hulp.
label-guess-begin = Begin te raden
label-guess-help = Help me
