### Scharten: chess on the dartboard.

## Labels

label-page-link = Règles et décisions
label-page-lead = Presque les échecs, sur les 80 cases d’une cible de fléchettes. Partie calme : chaque pièce a sa place. Partie bruyante : seuls les rois sont là, on lance les autres avec des fléchettes.
label-decisions-title = Ce que nous avons dû décider
label-decisions-lead = Les règles sont jeunes, et certaines de leurs figures sont perdues. Là où elles se taisent, nous avons pris la lecture qui convient le mieux à leurs exemples. Voici chacun de ces endroits.
label-options-title = Choisis tes règles
label-options-hint = Tes choix valent pour la partie que tu commences ici.
label-options-in-game = Dans la partie en cours :
label-option-support = Soutien
label-support-value = chaque soutien donne la valeur de sa case
label-support-count = chaque soutien donne 1
label-option-unmoved = Double et treble protègent (partie bruyante)
label-unmoved-alike = toutes les pièces
label-unmoved-protected = seulement les rois et les pièces qui n’ont jamais bougé
label-option-diagonal = Diagonales par le centre
label-diagonal-straight = tout droit
label-diagonal-turning = en tournant
label-option-misses = Fléchettes perdues de suite qui font perdre (partie bruyante)
label-start-quiet = Commencer une partie calme
label-start-loud = Commencer une partie bruyante
label-still-to-throw-white = Pièces que les Blancs doivent encore lancer
label-still-to-throw-black = Pièces que les Noirs doivent encore lancer
label-lost-darts-white = Fléchettes perdues de suite par les Blancs
label-lost-darts-black = Fléchettes perdues de suite par les Noirs
label-never-moved = N’ont jamais bougé
label-throw-dart = Lancer une fléchette
label-darts-on-screen = À l’écran
label-darts-real = Vraies fléchettes
label-hand = Ton lancer
label-hand-exact = parfait
label-hand-steady = précis
label-hand-usual = ordinaire
label-hand-shaky = tremblant
label-aim-board = Cible à viser
label-aim-hint = Vise avec la souris, le doigt ou les flèches du clavier, et lance quand l’anneau est sur la bonne zone.
label-real-board = Cible : zone touchée
label-real-hint = Lance sur ta propre cible, puis touche ici la zone atteinte. Ou écris-la : T19.
label-bed-typed = Zone
label-bed-wrong = D, F, T ou L et le numéro (F grand simple, L petit simple), ou 25, 50
label-bed-double = double
label-bed-fat = grand simple (fat)
label-bed-treble = triple (treble)
label-bed-little = petit simple (little)
label-bed-outer-bull = anneau du centre (bull)
label-bed-bull = centre (bull)
label-bed-beside = à côté
label-take-bed = C’est cette zone
label-throw-now = Lancer
label-throw-beside = Lancer à côté
label-throw-anyway = Lancer quand même
label-rather-move = Jouer plutôt un coup
label-bed-lost = fléchette perdue
label-no-darts-yet = Pas encore de coup. Lance une fléchette, ou touche une pièce, puis une case.
label-next-dart = Fléchette suivante
label-sector-numbers = Plateau rond : numéros de la cible
label-announce-check = Annoncer « Échec ! » quand un roi est attaqué

## Darts

# A dart placed a piece.
dart-placed = { $bed } : { PIECE($piece) } en { $field }.

# A dart hit a field of the other side.
dart-outside = { $bed }, c’est { $field } : pas dans ta moitié. La fléchette est perdue.

# A dart hit a field where something stands.
dart-occupied = { $bed }, c’est { $field }, où se trouve déjà une pièce. La fléchette est perdue.

# A dart hit the bull.
dart-on-bull = { $bed } : personne ne joue sur le bull. La fléchette est perdue.

# A dart hit no bed.
dart-beside = La fléchette n’a touché aucune case. Elle est perdue.

# A number of a dartboard has two singles.
bed-single = Le { $number } simple a deux cases : choisis { LIST($right, type: "or") } (F grand simple, L petit simple).

# A ring of a dartboard without its number.
bed-number = « { $text } » n’est pas sur la cible : les numéros vont de 1 à 20, et au centre il y a 25 et 50.

# So many darts in a row are lost, and so many lose the game.
dart-misses = Fléchettes perdues de suite : { $misses } sur { $most }.

# What a dart risks in check, and which fields help.
dart-at-stake = Tu es en échec. Si la fléchette ne pare pas l’échec, tu perds tout de suite. La fléchette aide en { LIST($fields, type: "or") }.

# A dart in check that no field helps.
dart-hopeless = Tu es en échec, et aucune case ne permet de le parer avec une fléchette. Si tu lances, tu perds tout de suite.

# What is thrown next.
dart-next = À lancer : { PIECE($piece) }

# What a side has still to throw, and its lost darts in a row.
darts-left = { PLAYER($player, case: "upper") } : encore { $left } à lancer, { $misses } sur { $most } fléchettes perdues de suite

# An option of a game, and what was agreed.
agreed-is = { $what } : { $value }

## Support, on the round board

# What a field is worth.
field-worth = valeur { $value }

# No piece of a player could capture here.
look-nobody = { PLAYER($player, case: "upper") } : aucune pièce n’y arrive

# A pawn could, which needs no help.
look-pawn = { PLAYER($player, case: "upper") } : un pion suffit

# Any piece could, as the field asks for no help.
look-alone = { PLAYER($player, case: "upper") } : prise sans soutien

# The help of the others is enough.
look-holds = { PLAYER($player, case: "upper") } : 1 + { $help }, il faut { $value } : c’est assez

# It is not.
look-fails = { PLAYER($player, case: "upper") } : 1 + { $help }, il faut { $value } : pas assez

## Announced by players who agreed to

# Check is given.
check-given = Échec !

# Players cannot agree this.
no-such-option = « { $name } » n’est pas une règle que l’on peut choisir.

# The fields of unmoved pieces in a position text.
text-unmoved = Ici, on indique les cases des pièces qui n’ont jamais bougé, ou un tiret (caractère { $place }).

# The pieces still to throw, or the lost darts, in a position text.
text-throws = Ici, on indique deux nombres, Blancs puis Noirs, séparés par une barre (caractère { $place }).

# Nothing stands on a field of a piece that has never moved.
setup-unmoved = La case { $field } est vide : il n’y a là aucune pièce qui n’a jamais bougé.

# Too many lost darts in a row.
won-by-fogling = Trop de fléchettes perdues de suite. { PLAYER($winner, case: "upper") } gagnent.

# A dart in check that did not end it.
won-by-dart = La fléchette n’a pas paré l’échec. { PLAYER($winner, case: "upper") } gagnent.

# Pieces to throw in a quiet game, or none given in a loud one.
setup-throws = Les pièces à lancer n’existent que dans une partie bruyante.

# A piece has never moved, as a switch.
never-moved = { PIECE($piece, case: "upper") } { $field }

## Characters: lines for files, rings, support, the king who castles, darts

# The line that tells two pieces apart.
from-line = On écrit la ligne { $line }, car { rivals }.

# The line of a pawn that takes.
pawn-from-line = Quand un pion prend, on écrit d’abord sa ligne : { $line }.

# The field and ring where a piece arrives.
goes-to-ring =
    { $piece ->
        [pawn] Le pion va en { $field }, sur l’anneau { $ring }. Un pion n’a pas de lettre.
       *[other] { PIECE($piece, form: "the", case: "upper") } va en { $field }, sur l’anneau { $ring }.
    }

# The sign of a capture that needs support.
takes-held = On prend { PIECE($piece, form: "the") } en { $field }. Cette case vaut { $value } : la pièce qui prend compte pour 1, le reste vient de { LIST($by, type: "and") }.

# The sign of a capture that needs no support.
takes-free = On prend { PIECE($piece, form: "the") } en { $field }. Un pion prend sur toutes les cases sans soutien.

# A promotion to a piece that counts as unmoved.
becomes-unmoved = Le pion devient { PIECE($piece, form: "a") }. Cette pièce compte comme si elle n’avait jamais bougé.

# The king move that is castling on the round board.
round-castling = Roque : le roi va de deux cases, en { $king }, et la tour de { $from } vient en { $rook }. On écrit seulement le coup du roi.

# The sign of a thrown piece.
thrown = Le signe @ : une fléchette amène { PIECE($piece, form: "the") }, la pièce suivante dans l’ordre.

# The field where a thrown piece lands.
lands-on = { PIECE($piece, form: "the", case: "upper") } arrive en { $field }, sur l’anneau { $ring }.

# A piece letter that is enough, because its rivals lack support.
piece-holds = Ce signe veut dire : { PIECE($piece) }. Cela suffit : depuis { LIST($fields, type: "and") }, { PIECE($piece, form: "a") } n’a pas assez de soutien pour y prendre.

# A lost dart.
dart-lost = La fléchette est perdue : rien ne change sur le plateau, et { PIECE($piece, form: "the") } reste la pièce suivante.

## Refusals and remarks

# No such field of the dartboard.
not-on-dartboard = « { $text } » n’est pas une case. Les lignes sont o et de a à i, leurs cases vont de 1 à 8.

# A pawn capture without its line.
pawn-line = Quand un pion prend, écris d’abord la lettre de sa ligne : { $right }.

# The number was written where the line is usual.
prefer-line = Je comprends. Le plus souvent, on écrit la ligne : { $right }.

# A capture by lines with nothing to take.
nothing-on-line = Le pion ne trouve rien à prendre sur la ligne { $line }.

# No pawn on the written line.
no-pawn-on-line = Tu n’as pas de pion sur cette ligne.

# No piece of this kind on the written line.
none-on-line = Tu n’as pas de { PIECE($piece) } sur la ligne { $line }.

# The piece does not move so on the round board.
way-round =
    { $piece ->
        [king] Le roi avance d’une seule case.
        [queen] La dame suit une ligne, un anneau ou une diagonale, mais pas ainsi.
        [rook] Une tour suit seulement sa ligne ou son anneau.
        [bishop] Un fou va seulement en diagonale.
        [knight] Un cavalier saute de deux cases dans un sens et d’une de côté, jamais sur son anneau.
        [pawn] Un pion avance tout droit sur sa ligne, et en diagonale seulement pour prendre.
       *[other] { PIECE($piece, form: "a", case: "upper") } ne se déplace pas ainsi.
    }

# A double step of a pawn that has moved.
pawn-moved = Le pion en { $field } a déjà bougé. Il avance maintenant d’une seule case.

# A double step that would end near the last rank.
pawn-at-edge = Près de la dernière rangée, le pion en { $field } avance d’une seule case, même pour son premier coup.

# A capture without any support.
needs-support = { $field } est sur l’anneau { $ring }. Pour y prendre, { PIECE($piece, form: "the") } a besoin d’un soutien de { $needs }, et n’en a aucun.

# A capture with too little support.
needs-more-support = { $field } est sur l’anneau { $ring }. Pour y prendre, { PIECE($piece, form: "the") } a besoin d’un soutien de { $needs }. De { LIST($by, type: "and") } ne vient que { $has }.

# Castling that the rules of Scharten do not allow.
castling-no-rook = Ce roque n’est pas possible : le roi et la tour ne doivent jamais avoir bougé, et la tour doit être au moins à trois cases.

# A sign of castling in Scharten.
castling-by-king = Au Scharten, le roque n’a pas de signe. Écris le coup du roi : { LIST($right, type: "or") }.

# Zeros in Scharten: a result, not castling.
zeros-are-result = Au Scharten, 0-0 est un résultat : personne ne marque. On écrit le roque comme un coup du roi.

# A sign of castling in Scharten where no castling is possible.
no-castling-now = Au Scharten, on écrit le roque comme un coup du roi. Pour l’instant, le roi ne peut pas roquer.

# A pass where there is none.
must-play = C’est à toi de jouer : on ne passe pas son tour.

## Darts that cannot be thrown so

# A thrown piece that is not the next.
throws-other = L’ordre est fixe : la pièce suivante est { PIECE($piece, form: "the") }. Écris { $right }.

# A dart outside of the own half.
throws-outside = { $field } n’est pas dans ta moitié. Cette fléchette est perdue, et on écrit { $right }.

# A dart on an occupied field.
throws-onto = Il y a déjà une pièce en { $field }. Cette fléchette est perdue, et on écrit { $right }.

# A dart after the last piece.
nothing-to-throw = Tu as déjà lancé toutes tes pièces.

# A dart in a quiet game.
no-darts = Dans une partie calme, on ne lance pas de fléchettes.

# A thrown piece without its sign.
throw-sign = Une pièce lancée s’écrit avec @ devant sa case : { $right }.

## Options, and counts that are missing

# A value that an option cannot have.
option-value = « { $name } » peut être { LIST($can_be, type: "or") }, mais pas « { $value } ».

# A number that an option cannot have.
option-number = « { $name } » est un nombre de 1 à { $most }. « { $value } » n’est pas possible.

# A loud position without its counts.
setup-no-throws = Une position bruyante dit à la fin combien de pièces les Blancs et les Noirs doivent encore lancer et combien de fléchettes ils ont perdues : 17/17 0/0.

## Darts that lose the game; castling both ways

# A lost dart in check: the game is lost.
dart-lost-in-check = La fléchette est perdue et l’échec reste : la partie est perdue.

# One lost dart too many: the game is lost.
dart-lost-last = La fléchette est perdue. Cela en fait trop de suite : la partie est perdue.

# A dart that does not end the check: the game is lost.
lands-in-vain = { PIECE($piece, form: "the", case: "upper") } arrive en { $field }, sur l’anneau { $ring }. L’échec n’est pas paré : la partie est perdue.

# Castling that is possible both ways.
castling-either-way = C’est un roque, possible des deux côtés. On écrit { LIST($right, type: "or") }.

label-figures-title = Les règles en images
label-problems-title = Cinq premiers problèmes
label-models-title = Des parties à rejouer
label-problem-answer = La réponse
