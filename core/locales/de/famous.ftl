### Famous games, and the moves of a game to guess.

## Messages

# Help with a guess: the piece that moves.
guess-piece = { PIECE($piece, form: "der", case: "upper") } auf { $field } zieht.

# The answer to another legal move than that of the game.
guess-other = { $other } geht auch, aber in der Partie wurde { $right } gespielt. Spiel oder schreib diesen Zug.

# How the moves of a game were found.
guess-score = Auf Anhieb gefunden: { $at_once } von { $moves }. Mit noch einem Versuch oder mit Hilfe: { $later }. Gezeigt: { $shown }.

# From memory: the answer to another legal move than that of the game.
memory-other = { $other } ist möglich, aber diese Partie ging anders weiter. Versuch es noch einmal, oder lass dir helfen.

# A move that was found with help only, after the end.
found-with-help = Bei diesem Zug hattest du Hilfe: { $right }.

# Choice: how many moves are recalled.
memory-moves = { $moves ->
    [1] der erste Zug
   *[other] die ersten { $moves } Züge
}

## Labels

label-famous-title = Berühmte Partien
label-famous-line = Partien alter Meister, die kurzen zuerst: Spiel sie nach, schreib sie auf, errate sie.
label-famous-lead = Wähle ein Spiel und dann eine Partie. Die kürzesten stehen vorn.
label-famous-play = Die Partie nachspielen
label-famous-along = Mitschreiben
label-famous-guess = Den nächsten Zug raten und schreiben
label-famous-source = Quelle
label-famous-all = Alle berühmten Partien
label-famous-none = Wähle zuerst eine Partie: eine berühmte oder eine von dir.
label-practise-with = Mit dieser Partie üben
label-chosen-game = Die Partie, die du gewählt hast
label-mode-guess = Den nächsten Zug raten
label-hint-guess = Du siehst eine Partie bis hierher. Spiel oder schreib den nächsten Zug. Wenn du ihn nicht findest, lass dir helfen.
label-guess-begin = Mit dem Raten beginnen
label-guess-help = Hilf mir
label-mode-memory = Aus dem Gedächtnis
label-hint-memory = Lies eine Partie, so oft du willst. Dann schreib ihre ersten Züge auswendig auf. Am Ende siehst du Zug für Zug, was richtig war.
label-memory-line = Lies eine Partie, dann schreib ihre Züge auswendig auf.
label-memory-begin = Die Partie lesen
label-memory-lead = Lies sie Zug für Zug, so oft du willst. Dann schreib sie auf, ohne hinzusehen.
label-memory-write = Jetzt aus dem Gedächtnis schreiben
label-memory-again = Die Partie noch einmal lesen
label-memory-length = Wie viel davon?
label-memory-all = die ganze Partie
