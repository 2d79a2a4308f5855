### Famous games, and the moves of a game to guess.

## Messages

# Help with a guess: the piece that moves.
guess-piece = { PIECE($piece, form: "the", case: "upper") } en { $field } bouge.

# The answer to another legal move than that of the game.
guess-other = { $other } est possible aussi. Dans la partie, on a joué { $right } : joue-le ou écris-le.

# How the moves of a game were found.
guess-score = Trouvés au premier essai : { $at_once } sur { $moves }. Avec un autre essai ou avec de l’aide : { $later }. Montrés : { $shown }.

# From memory: the answer to another legal move than that of the game.
memory-other = { $other } est possible, mais cette partie a continué autrement. Essaie encore, ou demande de l’aide.

# A move that was found with help only, after the end.
found-with-help = Trouvé avec de l’aide : { $right }.

# Choice: how many moves are recalled.
memory-moves = { $moves ->
    [1] le premier coup
   *[other] les { $moves } premiers coups
}

## Labels

label-famous-title = Parties célèbres
label-famous-line = Des parties de grands joueurs d’autrefois, les courtes d’abord : joue-les, écris-les, devine-les.
label-famous-lead = Choisis un jeu, puis une partie. Les plus courtes viennent d’abord.
label-famous-play = Rejouer la partie
label-famous-along = La noter au fur et à mesure
label-famous-guess = Deviner et écrire le coup suivant
label-famous-source = Source
label-famous-all = Toutes les parties célèbres
label-famous-none = Choisis d’abord une partie : parmi les parties célèbres, ou parmi les tiennes.
label-practise-with = S’exercer avec cette partie
label-chosen-game = La partie que tu as choisie
label-mode-guess = Devine le coup suivant
label-hint-guess = Tu vois une partie jusqu’ici. Joue ou écris le coup suivant. Si tu ne trouves pas, demande de l’aide.
label-guess-begin = Commencer à deviner
label-guess-help = Aide-moi
label-mode-memory = De mémoire
label-hint-memory = Lis une partie aussi souvent que tu veux. Puis écris ses premiers coups de mémoire. À la fin tu vois coup par coup ce qui était juste.
label-memory-line = Lis une partie, puis écris ses coups de mémoire.
label-memory-begin = Lire la partie
label-memory-lead = Lis-la coup par coup, aussi souvent que tu veux. Puis écris-la sans regarder.
label-memory-write = Maintenant, l’écrire de mémoire
label-memory-again = Relire la partie
label-memory-length = Jusqu’où ?
label-memory-all = toute la partie
