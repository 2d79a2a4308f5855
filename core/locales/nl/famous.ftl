### Famous games, and the moves of a game to guess.

## Messages

# Help with a guess: the piece that moves.
guess-piece = { PIECE($piece, form: "the", case: "upper") } op { $field } beweegt.

# The answer to another legal move than that of the game.
guess-other = { $other } kan ook, maar in de partij is { $right } gespeeld. Speel of schrijf die zet.

# How the moves of a game were found.
guess-score = Meteen gevonden: { $at_once } van { $moves }. Met nog een poging of met hulp: { $later }. Getoond: { $shown }.

# From memory: the answer to another legal move than that of the game.
memory-other = { $other } kan, maar deze partij ging anders verder. Probeer het nog eens, of vraag om hulp.

# A move that was found with help only, after the end.
found-with-help = Bij deze zet had je hulp: { $right }.

# Choice: how many moves are recalled.
memory-moves = { $moves ->
    [1] de eerste zet
   *[other] de eerste { $moves } zetten
}

## Labels

label-famous-title = Beroemde partijen
label-famous-line = Partijen van oude meesters, korte eerst: speel ze na, schrijf ze op, raad ze.
label-famous-lead = Kies een spel en dan een partij. De kortste partijen staan vooraan.
label-famous-play = Speel de partij na
label-famous-along = Schrijf mee terwijl er gespeeld wordt
label-famous-guess = Raad en schrijf de volgende zet
label-famous-source = Bron
label-famous-all = Alle beroemde partijen
label-famous-none = Kies eerst een partij: een beroemde, of een van jezelf.
label-practise-with = Oefen met deze partij
label-chosen-game = De partij die je koos
label-mode-guess = Raad de volgende zet
label-hint-guess = Je ziet een partij tot hier. Speel of schrijf de volgende zet. Vind je hem niet, vraag dan om hulp.
label-guess-begin = Begin met raden
label-guess-help = Help me
label-mode-memory = Uit het hoofd
label-hint-memory = Lees een partij zo vaak als je wilt. Schrijf dan de eerste zetten op uit je hoofd. Aan het eind zie je zet voor zet wat goed was.
label-memory-line = Lees een partij en schrijf dan de zetten uit je hoofd op.
label-memory-begin = Lees de partij
label-memory-lead = Lees de partij zet voor zet, zo vaak als je wilt. Schrijf hem dan op zonder te kijken.
label-memory-write = Schrijf de partij nu uit je hoofd op
label-memory-again = Lees de partij nog eens
label-memory-length = Hoeveel ervan?
label-memory-all = de hele partij
