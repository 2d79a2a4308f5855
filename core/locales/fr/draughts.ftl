### Draughts in all its variants.

## Labels

label-field-numbers = Dames : numéros des cases
label-numbered-field = case{" "}
label-copy-pdn = Copier en PDN
label-save-pdn = Enregistrer en PDN
label-international = Internationales
label-russian = Russes
label-brazilian = Brésiliennes
label-english = Anglaises (checkers)
label-frisian = Frisonnes
label-italian = Italiennes
label-spanish = Espagnoles
label-portuguese = Portugaises
label-czech = Tchèques
label-pool = Pool américain
label-canadian = Canadiennes
label-turkish = Turques
label-thai = Thaïlandaises
label-frysk = Frysk!
label-breakthrough = Percée
label-antidraughts = Qui perd gagne
label-killer = Killer
label-quiet-men = Demi-coups sans prise ni coup de pion
label-tired-white = Dame blanche qui vient de jouer
label-tired-black = Dame noire qui vient de jouer
label-tired-moves-white = Ses coups de suite (Blancs)
label-tired-moves-black = Ses coups de suite (Noirs)
label-which-capture = Quelles prises y a-t-il ?
label-capture-allowed = permise
label-capture-refused = interdite
label-play-capture = La jouer
label-show-way = Montrer le chemin sur le damier
label-force-back = Faire reprendre le coup
label-other-draughts = Les dames d’autres pays
label-which-draughts = Quel jeu de dames ?
label-international-note = 10×10, 20 pions. La prise du plus grand nombre est obligatoire.
label-russian-note = 8×8, 12 pions. Dame en cours de prise ; prise au choix.
label-brazilian-note = 8×8, 12 pions. Comme les internationales, en petit.
label-english-note = 8×8, 12 pions. Les Noirs commencent ; la dame va d’une case.
label-frisian-note = 10×10, 20 pions. Prises droites et diagonales.
label-italian-note = 8×8, 12 pions. Un pion ne prend jamais une dame.
label-spanish-note = 8×8, 12 pions. Le plus de pièces, puis de dames.
label-portuguese-note = 8×8, 12 pions. Les règles d’Espagne.
label-czech-note = 8×8, 12 pions. La dame prend d’abord.
label-pool-note = 8×8, 12 pions. Les Noirs commencent ; prise au choix.
label-canadian-note = 12×12, 30 pions. Les internationales, en plus grand.
label-turkish-note = 8×8, 16 pions sur toutes les cases. Tout va droit.
label-thai-note = 8×8, 8 pions. La dame s’arrête juste derrière.
label-frysk-note = 10×10, 5 pions seulement. Règles frisonnes.
label-breakthrough-note = 10×10, 20 pions. La première dame gagne.
label-antidraughts-note = 10×10, 20 pions. Qui n’a plus rien gagne.
label-killer-note = 10×10, 20 pions. Après une dame prise, arrêt juste derrière.
label-part-via = en chemin
label-part-bracket = coup des Noirs
label-french-print = (17×26) à la française
label-whole-ways = 35x19x32 tout le chemin
label-letter-names = c3-d4 lettres
label-draughts-lead = Une famille, beaucoup de jeux : sur 100 cases, sur 64, sur 144. Partout il faut prendre, et chaque pays a sa façon de le faire.
label-draughts-link = Règles et coups
label-option-irregular = Oublier de prendre
label-irregular-refused = n’est pas possible
label-irregular-allowed = est possible : l’autre joueur le fait reprendre ou l’accepte
label-option-huffing = Souffler, l’ancienne punition
label-huffing-off = non
label-huffing-on = oui : la pièce qui aurait dû prendre peut être ôtée
label-option-draws = Internationales : une dame contre une ou deux
label-draws-fmjd = nulle après cinq coups chacun
label-draws-document = nulle tout de suite

## Records (PDN)

# A record that does not say which game it is.
pdn-guessed = Cette partie ne dit pas de quel jeu il s’agit. Elle est lue comme : { $game }.

# A set-up in a record that no move leads to.
pdn-set-up = Aucun coup ne mène à cette position ; la suite est gardée comme commentaire.

## How games end

# The side to move has no move, and has lost.
won-by-block = L’adversaire ne peut plus jouer. { PLAYER($winner, case: "upper") } gagnent.

# The side to move has no move, and has won (antidraughts).
won-without-moves = Ici, qui ne peut plus jouer gagne. { PLAYER($winner, case: "upper") } gagnent.

# The first king wins (breakthrough).
won-by-king = La première dame décide. { PLAYER($winner, case: "upper") } gagnent.

# Nothing was taken and no man moved for so long.
draw-quiet = Trop de coups sans prise ni coup de pion. Partie nulle.

# Few pieces are left, and nothing happened for so long.
draw-few-pieces = Trop de coups joués avec si peu de pièces. Partie nulle.

## Playing: how it stands

# The loser has no pieces left.
won-by-taking = Toutes les pièces adverses sont prises. { PLAYER($winner, case: "upper") } gagnent.

# A draw: a position came up too often.
draw-repeated = La même position est revenue trop souvent. Partie nulle.

# Both sides have kings, and nothing was taken or crowned for so long (Russian).
draw-balance = Trop de coups sans prise ni nouvelle dame. Partie nulle.

## Playing: duties, counts and what may be done about a slip

# Whose turn it is, with a capture to make.
to-move-must = Trait { PLAYER($player, form: "to") }, qui doivent prendre

# Whose turn it is, with a capture that is not compulsory by agreement.
to-move-may = Trait { PLAYER($player, form: "to") }, qui peuvent prendre

# What a capture takes.
capture-takes = prend { $pieces }

# What a capture takes, with kings among it.
capture-takes-kings = prend { $pieces } (dames : { $kings })

# How often the position has come up.
count-repetition = Cette position : { $times } fois sur { $most }

# Moves of each side in which nothing was taken and no man moved.
count-quiet = Ni prise ni coup de pion, coups de chaque camp : { $moves } sur { $most }

# Moves of each side in which nothing was taken and no man was crowned.
count-balance = Ni prise ni nouvelle dame, coups de chaque camp : { $moves } sur { $most }

# Moves of each side since so few pieces are left.
count-few = Peu de pièces, coups de chaque camp : { $moves } sur { $most }

# Moves of one king in a row.
count-king = { PLAYER($player, case: "upper") }, dame en { $field }, coups de suite : { $moves } sur { $most }

# A claim without ground.
claim-nothing = Rien à demander pour l’instant : les compteurs à côté du damier disent où on en est.

# The last move broke the duty to capture, and the other side may have it taken back.
may-force = Le dernier coup a oublié une prise. { PLAYER($player, case: "upper") } peuvent le faire reprendre, ou l’accepter en jouant.

# A piece should have captured, and may be taken off.
may-huff = La pièce en { $field } aurait dû prendre. Elle peut être soufflée : elle quitte le damier avec ton prochain coup. Si ce coup peut aussi se jouer sans souffler, tu choisis.

## Written moves

# The field where a move starts, where pieces have no letters.
start-named = { PIECE($piece, form: "the", case: "upper") } en { $field } joue. Ici, les pièces n’ont pas de lettre : la case dit laquelle joue.

# The sign of a capture of several pieces.
takes-several = Prise de { $count } pièces, en { LIST($fields, type: "and") }.

# The sign of a capture of several pieces with kings among them.
takes-with-kings = Prise de { $count } pièces, en { LIST($fields, type: "and") }. Dames prises : en { LIST($kings, type: "and") }.

# A field on the way of a capture.
stops-on = En chemin, la pièce se pose en { $field }.

# A field on the way that is written because start and end do not tell the move.
stop-tells = De { $from } à { $to }, il y a { $count } prises différentes. On écrit donc le chemin : celle-ci passe par { $field }.

# The end of a move that makes a king.
crowned-there = Le pion arrive en { $field }, sur la dernière rangée, et devient une dame. Cela ne s’écrit pas.

# The end of a move that makes a king in passing.
crowned-on-the-way = En { $via }, le pion est devenu une dame, et c’est une dame qui va en { $field }.

# The end of a capture that only touched the last row.
stays-man = Le pion va en { $field }. Il a touché la dernière rangée en { $via }, mais il devait continuer : il reste un pion.

# The brackets of Manoury.
brackets-of-black = Les coups des Noirs sont entre parenthèses.

# A piece is taken off because it should have captured.
huffs = Avant le coup, on souffle { PIECE($piece, form: "the") } en { $field } : cette pièce devait prendre.

# One of several ways to the same end.
goes-by = Prend { $count }, par { LIST($fields, type: "and") }

# No field has this name.
no-such-field = « { $text } » n’est pas une case. Ici, elles vont de { $first } à { $last }.

# Nobody plays on this field.
light-field = On ne joue pas en { $text } : seules les cases foncées comptent.

# A field alone.
half-move = Il faut deux cases : le départ et l’arrivée. Avec { $field }, tu peux écrire { LIST($right, type: "or") }.

# A field alone that no move knows.
half-move-alone = Il faut deux cases : le départ et l’arrivée. Aucun de tes coups ne part de { $field } ou n’y arrive.

# A dash for a capture.
dash-takes = Il y a prise : écris le signe de prise, { $right }.

# Brackets around the wrong side.
brackets-wrong = Les parenthèses sont pour les coups des Noirs, et seulement pour eux : { $right }.

# Numbers for letters, or letters for numbers.
fields-called = Je comprends. Ici, les cases ont d’autres noms : { $right }.

# Stops were left out.
whole-way = Je comprends. Ici, on écrit tout le chemin : { $right }.

# Several captures share start and end.
which-way = Par où ? { $count } prises vont de { $from } à { $to }. Écris { LIST($right, type: "or") }.

## Why a text is no legal move

# The ends of a capture that does not come by these fields.
other-way = Le départ et l’arrivée sont justes, mais la prise passe ailleurs.

# The piece to be taken instead of the field behind it.
jumps-over = Il y a une pièce en { $field }. Pour la prendre, saute par-dessus, jusqu’à la case libre derrière.

# A man backwards.
only-forward = Un pion ne va pas en arrière.

# Too far.
one-field = Trop loin : { PIECE($piece, form: "a") } avance d’une case, ou saute une pièce voisine jusqu’à la case juste derrière.

# No room behind a piece.
no-room = On ne peut pas sauter la pièce en { $field } : derrière elle, { $behind } n’est pas libre.

# A step of a capture over nothing.
takes-nothing = Ce pas de la prise ne saute rien.

# A man takes a king where it may not.
man-takes-king = En { $field }, il y a une dame, et dans ce jeu, un pion ne prend pas de dame.

# A piece is jumped twice.
jumped-twice = La pièce en { $field } a déjà été sautée. On ne saute pas deux fois la même pièce.

# A taken piece is in the way.
still-stands = Les pièces prises restent sur le damier jusqu’à la fin de la rafle. Celle en { $field } barre encore le chemin.

# A turn straight back.
turns-back = Entre deux sauts, une pièce ne fait pas demi-tour.

# A man goes on after the last row.
ends-on-last-row = Un pion qui arrive sur la dernière rangée s’y arrête.

# A king comes down too far.
lands-behind = Ici, la dame se pose juste derrière la pièce en { $field }.

# A king comes down where it cannot take on.
lands-to-take = La dame doit se poser là où elle peut encore prendre : en { LIST($fields, type: "or") }.

# A capture ends too soon.
must-go-on = La prise n’est pas finie : la pièce doit continuer vers { LIST($fields, type: "or") }.

# A quiet move where a capture is compulsory.
must-take = La prise est obligatoire : { LIST($right, type: "or") }.

# Another capture takes more.
takes-more = Pièces prises ici : { $takes } ; avec { LIST($right, type: "or") } : { $most }. Il faut prendre le plus de pièces.

# Another capture takes more kings.
takes-more-kings = Même nombre de pièces. Dames prises ici : { $takes } ; avec { LIST($right, type: "or") } : { $most }. Il faut prendre le plus de dames.

# A king has to capture.
king-takes-first = Parmi ces prises, celle de la dame passe avant : { LIST($right, type: "or") }.

# Another capture meets kings earlier.
meets-king-sooner = Les deux prennent autant, mais { LIST($right, type: "or") } rencontre une dame plus tôt : cela décide.

# Another capture is worth more.
worth-more = { LIST($right, type: "or") } vaut plus : une dame compte un peu moins que deux pions.

# A king has moved too often in a row.
king-tired = Cette dame a joué { $count } fois de suite. Elle ne peut plus que prendre ; ou joue une autre pièce.

## Positions as text, and setting up

# Who moves or whose pieces follow, in a position text.
pdn-side = Ici, on écrit W pour les Blancs ou B pour les Noirs (caractère { $place }).

# A field in a position text.
pdn-field = Aucune case de ce damier ne porte ce nom (caractère { $place }).

# Two pieces on one field in a position text.
pdn-twice = Une autre pièce se trouve déjà sur cette case (caractère { $place }).

# A man on its last row.
setup-man = Un pion en { $field } serait déjà une dame.

# A board without pieces.
setup-nobody = Il n’y a aucune pièce sur le damier.

# No king stands where one is said to have moved several times in a row.
setup-tired = En { $field }, il n’y a pas de dame dont on puisse compter les coups.

# A level of play beyond the last one.
no-such-level = Les niveaux vont de 1 à { $most }.

# A limit of a search beyond what it may be.
search-limit = « { $name } » est un nombre de { $least } à { $most } ; { $value } n’en fait pas partie.
