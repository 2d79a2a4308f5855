### Score sheets: writing, dictation, comparing, repairing.

## Score sheets

# The move is right, only its text is not.
good-move = C’est le bon coup.

# The piece is right.
good-piece = { PIECE($piece, form: "the", case: "upper") }, c’est juste.

# The field is right.
good-field = La case { $field }, c’est juste.

# Both are right.
good-piece-field = { PIECE($piece, form: "the", case: "upper") } et la case { $field }, c’est juste.

# The field where the move begins is right.
good-start = Le départ { $field }, c’est juste.

# The letter of the field is right.
good-file = La lettre { $file } de la case est juste.

# The digit of the field is right.
good-rank = Le chiffre { $rank } de la case est juste.

# It is castling.
good-castling = C’est bien un roque.

# The text is another move.
look-other = { $text }, c’est un autre coup : regarde { LIST($fields, type: "and") }. Quelle pièce a vraiment joué, et jusqu’où ?

# The text is another move, on a board that the move does not change.
look-other-plain = { $text }, c’est un autre coup. Regarde le plateau : qu’est-ce qui a vraiment été joué ?

# Two moves stand in one place.
look-two-moves = Il y a deux coups ici. Chaque coup a sa propre case.

# The text is the move after this one.
look-later = C’est déjà le coup suivant (coup { $number } { PLAYER($player, form: "of") }). Quel coup a été joué juste avant ?

# The text is the move before this one.
look-earlier = C’est le coup d’avant (coup { $number } { PLAYER($player, form: "of") }). Quel coup a été joué juste après ?

# The moves of a row stand in each other’s column.
look-columns = À la ligne { $number }, les deux coups ont changé de colonne.

# Marks that judge a move are not allowed on the original.
look-marks = Sur la feuille officielle, pas de ! ni de ?, seulement les coups, le temps et les propositions de nulle.

# Nothing was played any more.
look-too-many = Ici, plus aucun coup n’a été joué.

# An offer of a draw is missing.
note-offer = Avec ce coup, un joueur a proposé la nulle : on ajoute (=), sur les deux feuilles.

# An offer of a draw is too much.
note-no-offer = Personne n’a proposé la nulle avec ce coup : pas besoin du signe =.

# A move that was played is not written.
still-to-write = Pas encore noté : coup { $number } { PLAYER($player, form: "of") }. Note chaque coup dès qu’il est joué.

note-every = toutes les { $seconds } secondes

# A sheet beside its game: no difference.
compared-all-right = Tout est juste : { $moves } sur { $moves }.

# A sheet beside its game, with differences.
compared = Coups justes : { $right } sur { $moves }.

# One difference.
differs = Tu as noté { $text }. Le coup était { $right }.

# Nothing is written.
differs-empty = Ici, rien n’est noté. Le coup était { $right }.

# A move is left out.
differs-left-out = Ici, il manque { $right }. À partir de là, tous les coups sont décalés d’une case.

# A move is written twice.
differs-twice = { $text } est noté une fois de trop. À partir de là, tous les coups sont décalés d’une case.

# More is written than was played.
differs-behind = Tu as noté { $text }, mais plus aucun coup n’a été joué.

# A move by its number.
move-of = Coup { $number } { PLAYER($player, form: "of") }

# Two sheets differ.
sheets-differ = Feuille des Blancs : { $white }. Feuille des Noirs : { $black }.

# A move on the sheet of White alone.
only-white-wrote = Seuls les Blancs ont noté ce coup : { $text }.

# A move on the sheet of Black alone.
only-black-wrote = Seuls les Noirs ont noté ce coup : { $text }.

# Moves of the turn before are missing on the sheet.
order-behind = Ta feuille a un tour de retard. Note d’abord ce qui manque, puis continue.

# The move of the other is noted already.
order-theirs-there = Le coup de l’autre joueur est déjà sur ta feuille.

# The own move is played already.
order-played = Tu as déjà joué ton coup.

# An immediate answer is tolerated.
order-at-once = Tu as répondu tout de suite. C’est permis, car ton coup précédent est noté. Appuie sur la pendule, puis note les deux coups : d’abord celui de l’autre joueur, ensuite le tien.

# The clock before the move.
order-press-later = Joue d’abord ton coup sur le plateau, puis appuie sur la pendule.

# The clock twice.
order-pressed = Tu as déjà appuyé sur la pendule.

# The move of the other comes first.
order-theirs-first = Le coup de l’autre joueur vient d’abord : note-le.

# The own move is noted already.
order-own-there = Ton coup est déjà sur ta feuille.

# The own move is written before it is played.
order-play-first = On joue d’abord, on note ensuite. Une seule exception : pour demander la nulle (trois fois la même position, ou cinquante coups sans prise ni coup de pion), on note son coup sans le jouer et on appelle l’arbitre.

# The clock is not pressed.
order-press-first = Tu as joué. Appuie d’abord sur la pendule, puis note ton coup.

# A claim after the move.
order-claim-late = Tu as déjà joué. On demande la nulle avant : on note le coup, on ne touche pas au plateau et on appelle l’arbitre.

# A claim was not right.
order-claim-fails = Maintenant, tu dois jouer le coup noté : { $right }.

# End of a game on the sheet: a player resigned.
remark-resigns = { PLAYER($player, case: "upper") } abandonnent

# End of a game on the sheet: a draw was agreed.
remark-agreed = Nulle d’un commun accord

# End of a game on the sheet: repetition.
remark-repetition = Nulle : trois fois la même position

# End of a game on the sheet: fifty moves.
remark-fifty = Nulle : règle des cinquante coups

# End of a game on the sheet: a flag fell.
remark-time = { PLAYER($player, case: "upper") } perdent au temps

# End of a game on the sheet: a flag fell, and nobody wins.
remark-time-draw = Nulle : drapeau tombé, mais pas de mat possible

# Planted mistake: a wrong field.
planted-field = { $text } : ce n’est pas la bonne case. Il faut { $right }.

# Planted mistake: two signs swapped.
planted-turned = Dans { $text }, deux choses ont changé de place. Il faut { $right }.

# Planted mistake: one of two pieces is not told apart.
planted-which = { $text } ne dit pas laquelle des deux pièces joue. Il faut { $right }.

# Planted mistake: a pawn capture without file or sign.
planted-pawn = Quand un pion prend, on écrit sa colonne et un x. Pas { $text }, mais { $right }.

# Planted mistake: a capture sign.
planted-cross = Le signe au milieu de { $text } ne va pas : le signe de la prise ne s’écrit que si on prend. Il faut { $right }.

# Planted mistake: a piece letter.
planted-letter = La lettre dans { $text } est celle d’une autre pièce ou d’une autre langue. Il faut { $right }.

# Planted mistake: castling.
planted-castling = Ce roque ne s’écrit pas { $text }. Il faut { $right }.

# Planted mistake: a sign of check or mate.
planted-check = Le signe à la fin de { $text } ne va pas : + pour échec, # pour mat. Il faut { $right }.

# Planted mistake: a promotion.
planted-promotion = { $text } ne dit pas ce que devient le pion. Il faut { $right }.

# Planted mistake: two moves in each other’s column.
planted-columns = À la ligne { $number }, les deux coups ont changé de colonne.

# Planted mistake: a move left out.
planted-left-out = Il manque un coup : { $right } (coup { $number } { PLAYER($player, form: "of") }). Tout ce qui suit est décalé d’une case.

# Planted mistake: two moves in one place.
planted-two = À la ligne { $number }, deux coups sont dans la même case.

# Planted mistake: another legal move.
planted-other = { $text } est un coup possible, mais ensuite la partie ne marche plus. Il faut { $right }.

# A place that was suspected is right.
hunt-right = { $text } est juste ici. Joue les coups un par un sur un plateau : à quel coup est-ce que ça bloque ?

# An empty place that was suspected is right.
hunt-empty = Il n’y a rien ici. Joue les coups un par un sur un plateau : à quel coup est-ce que ça bloque ?

# Correction: another reading.
mend-reading = Lisez { $text } comme { $right }.

# A place where nothing can be read.
mend-unread = « { $text } » n’est pas un coup ici. Cela peut être { LIST($right, type: "or") }.

# A place where nothing can be read and too many moves are possible.
mend-any = « { $text } » n’est pas un coup ici. Demandez quel coup a été joué : { $count } sont possibles.

# A correction of the form alone.
mend-form = On comprend le coup, mais { $text } s’écrit { $right }.

# Correction: swap two moves.
mend-columns = Échangez les deux coups de la ligne { $number }.

# Correction: a move is missing.
mend-missing = Ici, il manque un coup. Cela peut être { LIST($right, type: "or") }.

# Correction: a move is missing, and too many are possible.
mend-gap = Ici, il manque un coup. Demandez lequel a été joué : { $count } sont possibles.

# Correction: two moves in one place.
mend-two = Il y a deux coups dans « { $text } » : donnez à chacun sa case.

# Correction: a move written twice.
mend-twice = { $text } est noté une fois de trop ici : enlevez-le.

# What a correction brings: the whole game can be read.
mend-whole = Ensuite, on peut rejouer toute la partie.

# What a correction brings: how far the game can be read.
mend-reach = Ensuite, on arrive jusqu’au coup { $number } { PLAYER($player, form: "of") }.

# Nothing to correct.
mend-nothing = Rien à corriger : on peut rejouer toute la partie.

# Where a sheet stops making sense.
mend-stuck = On s’arrête au coup { $number } { PLAYER($player, form: "of") } : « { $text } ».

# An empty place where a sheet stops making sense.
mend-stuck-empty = On s’arrête au coup { $number } { PLAYER($player, form: "of") } : rien n’est noté.

## Pages of the score sheet

# A place is written right.
wrote-right = { $text } : c’est juste.

# There is no game to dictate.
no-game-to-tell = Il n’y a aucun coup à dicter ici. Choisis une autre partie.

# No game has a place for such a mistake.
no-place-for-slip = Dans aucune partie on ne peut cacher cette erreur. Choisis un autre type.

## Rows, letters and clock of the score sheet

# Both flags are down.
both-flags-down = Les deux drapeaux sont tombés : si un joueur le signale, la partie est nulle.

## Labels

label-table-number = Table
label-white-club = Club des Blancs
label-black-club = Club des Noirs
label-leaf-original = Original
label-leaf-copy = Double
label-resigned-word = abandon
label-step-result = Noter le résultat dans les deux cadres
label-step-circle = Entourer le nom du gagnant, ou les deux noms après une nulle
label-step-sign-own = Signer sa feuille
label-step-sign-theirs = Signer la feuille de l’autre joueur
label-step-detach = Détacher l’original de son double
label-step-hand-in = Remettre l’original à l’arbitre
label-step-keep-copy = Garder le double
label-deed-write-theirs = Noter le coup de l’autre joueur
label-deed-play = Jouer
label-deed-press = Appuyer sur la pendule
label-deed-write-own = Noter son coup
label-slip-field = Une mauvaise case
label-slip-turned = Deux choses inversées
label-slip-which = Laquelle des deux pièces ?
label-slip-pawn = Un pion qui prend
label-slip-cross = Le signe de la prise
label-slip-letter = Une mauvaise lettre
label-slip-castling = Le roque
label-slip-check = Échec et mat
label-slip-promotion = Une promotion
label-slip-columns = Colonnes inversées
label-slip-left-out = Un coup oublié
label-slip-two = Deux coups dans la même case
label-slip-other = Un autre coup (difficile)
label-mode-auto = La feuille se remplit
label-hint-auto = La feuille de la partie sur le plateau. Remplis le haut avant de commencer. Touche un coup pour le voir sur le plateau.
label-mode-write = À moi d’écrire
label-hint-write = Joue un coup sur le plateau, puis écris-le sur la feuille. Tu vois tout de suite ce qui est juste. Appuie sur la touche / pour aller à la case où tu écris.
label-mode-dictation = Dictée
label-hint-dictation = Tu vois ou tu entends une partie coup par coup, à ta demande ou à un rythme choisi, et tu l’écris. À la fin, ta feuille est comparée à la partie.
label-mode-order = Le bon ordre
label-hint-order = Note le coup de l’autre joueur, joue, appuie sur la pendule, note ton coup. À chaque tour dans cet ordre.
label-mode-rehearsal = Répétition de tournoi
label-hint-rehearsal = Joue contre Notabene avec une pendule et remplis ta feuille comme en tournoi : note le coup de l’autre joueur, joue, appuie, note ton coup. Elle est corrigée à la fin.
label-mark-sheet = Corriger ma feuille
label-time-each = Temps par joueur
label-mode-pair = À deux
label-hint-pair = Deux joueurs, un plateau, deux feuilles. Chacun écrit avec ses lettres. À la fin, vous comparez.
label-mode-slip = Trouve l’erreur
label-hint-slip = Il y a une erreur sur cette feuille. Touche la case où tu crois qu’elle se cache.
label-mode-repair = Réparer une feuille
label-hint-repair = Une feuille ne colle plus à la partie ? Ici, vous voyez quelle partie c’était, ce qui a été corrigé, et ce que seuls les joueurs savent.
label-sheet-sure = Ce qui s’y trouve sera effacé. Touche encore une fois.
label-mode-arbiter = Pour l’arbitre
label-hint-arbiter = Les deux feuilles des joueurs, en lecture seule.
label-time-head = Temps
label-signature = Signature :
label-empty-place = vide
label-close-title = Quand la partie est finie
label-close-first = Avant cela :
label-write-this = Écrire
label-nothing-to-write = Rien à écrire pour l’instant
label-ask-right = Montre la bonne forme
label-right-form = On écrit :
label-who-writes = J’écris
label-write-both = les deux colonnes
label-write-white = la colonne des Blancs
label-write-black = la colonne des Noirs
label-compare-sheet = Comparer avec la partie
label-go-on-playing = Retour à la fin de la partie
label-arrow-played = a été joué
label-arrow-written = a été écrit
label-sheet-to-desk = Ouvrir sur le grand plateau
label-example-mate = Une partie courte avec mat
label-example-castling = Neuf coups calmes, avec le roque
label-example-special = Tous les coups spéciaux
label-dictate-which = Quelle partie ?
label-dictate-desk = La partie sur le plateau
label-dictate-other = Une autre partie…
label-dictate-begin = Commencer la dictée
label-dictate-next = Coup suivant
label-dictate-skip = Sauter ce coup
label-dictate-again = Encore une fois
label-note-pace = Rythme
label-note-by-hand = quand je le demande
label-note-pause = Pause
label-note-along = Noter une partie enregistrée
label-dictate-show = Montrer les coups sur le plateau
label-dictate-speak = Dire les coups à voix haute
label-order-side = Je joue
label-order-helps = Montrer l’étape suivante
label-order-claim = Demander la nulle avec le coup que j’écris
label-order-claim-game = S’entraîner à demander la nulle
label-pair-white = La feuille des Blancs
label-pair-black = La feuille des Noirs
label-compare-sheets = Comparer les feuilles
label-sheets-agree = C’est la même partie sur les deux feuilles.
label-sheets-clash = Là où les feuilles diffèrent
label-claims-here = Ce qu’on peut demander maintenant
label-claim-third = La nulle : trois fois la même position
label-claim-fifty = La nulle : cinquante coups sans prise ni coup de pion
label-claim-none = Rien.
label-slip-kind = Type d’erreur
label-slip-any = n’importe laquelle
label-slip-again = Une autre feuille
label-slip-tell = Montre-moi l’erreur
label-slip-found = Bien trouvé !
label-repair-type = Taper les coups
label-repair-type-line = Tels qu’ils sont sur la feuille, fautes comprises.
label-repair-photo-line = Notabene la lit, et demande là où ce n’est pas clair.
label-repair-hand-line = Notabene apprend cette écriture, et lit mieux les feuilles.
label-repair-here = Les coups tels qu’ils sont sur la feuille
label-repair-look = Vérifier la feuille
label-repair-example = Montrer un exemple
label-repair-take = Corriger ainsi
label-repair-none = Aucune petite correction n’aide ici. Demandez aux joueurs ce qui s’est passé sur le plateau.
label-repair-copy = La feuille de l’autre joueur, si vous l’avez
label-repair-copy-move = Cette feuille est la deuxième
label-repair-working = Je cherche la partie derrière cette feuille.
label-repair-ask = Quel coup a été joué ?
label-repair-unsure = Personne ne sait
label-repair-differences = Là où les deux feuilles diffèrent
label-rows-all = Montrer toutes les lignes
label-rows-fewer = Montrer moins de lignes
label-letters-stay = Une feuille garde les lettres du début. Pour d’autres lettres, commence une nouvelle feuille.
label-arbiter-result = Résultat décidé par l’arbitre
label-clock-open = Ouvrir la pendule
label-no-flag-down = Aucun drapeau n’est tombé.
