### The game on the board: turns, ends, claims, fields for the ear.

## The state of the game

# Whose turn it is.
to-move = Trait { PLAYER($player, form: "to") }

# Whose turn it is, in check.
to-move-in-check = Trait { PLAYER($player, form: "to") }, échec au roi

# Mate.
won-by-mate = Échec et mat. { PLAYER($winner, case: "upper") } gagnent.

# Stalemate.
draw-stalemate = Pat : plus aucun coup et pas d’échec. Partie nulle.

# Nobody can mate any more.
draw-dead = Aucun des deux joueurs ne peut plus faire mat. Partie nulle.

# Fivefold repetition.
draw-repetition5 = La même position pour la cinquième fois. Partie nulle.

# Seventy-five moves.
draw-moves75 = Soixante-quinze coups sans prise ni coup de pion. Partie nulle.

# A claim is possible: repetition.
may-claim-repetition = La même position apparaît pour la troisième fois : on peut demander la nulle.

# A claim is possible: fifty moves.
may-claim-moves50 = Cinquante coups sans prise ni coup de pion : on peut demander la nulle.

# A move for the ear.
said = Coup { $number } { PLAYER($player, form: "of") } : { MOVE($said) }

# The start of the game.
at-start = Début de la partie

# A player gave up.
resigns = { PLAYER($player, case: "upper") } abandonnent. { PLAYER($winner, case: "upper") } gagnent.

# A draw was agreed.
draw-agreed = Les joueurs se mettent d’accord : partie nulle.

# A draw was claimed by repetition.
draw-repetition3 = Nulle demandée : la même position est apparue trois fois.

# A draw was claimed by the fifty moves.
draw-moves50 = Nulle demandée : cinquante coups sans prise ni coup de pion.

# A result on paper: a win.
win-is = { PLAYER($winner, case: "upper") } ont gagné.

# A result on paper: a draw.
draw-is = La partie est nulle.

# A player's time was over.
lost-on-time = { PLAYER($player, case: "upper") } n’ont plus de temps. { PLAYER($winner, case: "upper") } gagnent.

# A player's time was over, but the other could never mate, or had no time left either.
draw-on-time = Le temps est écoulé, mais personne ne gagne : partie nulle.

# A result on paper: half a point for one player, none for the other.
half-point = Un demi-point { PLAYER($player, form: "to") }, aucun pour l’autre camp.

# A result on paper: no point for anybody.
no-points = Aucun joueur n’a de point.

# A move as one player says it to another, without number and side: for dictation and voices.
aloud = { MOVE($said) }

# A field for the ear.
field-is =
    { $holds ->
        [nothing] { $field }, vide
       *[other] { $field }, { PIECE($holds) }
    }

# A field that the held piece can reach.
field-reachable =
    { $holds ->
        [nothing] { $field }, vide, case possible
       *[other] { $field }, { PIECE($holds) }, case possible
    }

# A piece was taken up.
holds =
    { $ways ->
        [1] { PIECE($piece, case: "upper") } en { $field }, une case possible
       *[other] { PIECE($piece, case: "upper") } en { $field }, { $ways } cases possibles
    }

# The plain king move, where castling ends on the same field.
choose-king = Jouer le roi

# Castling, where a plain king move ends on the same field.
choose-castling = Roquer

# A claim without ground: the position came up too rarely.
claim-repetition = Pour la nulle, il faut trois fois la même position. Pour l’instant : { $times }.

# A claim without ground: too few quiet moves.
claim-moves50 = Il faut cinquante coups sans prise ni coup de pion. Pour l’instant : { $moves }.

# A wrong claim: the move that was only written has to be played.
claim-move-played = Le coup que tu as noté est joué : { $right }.

# A wrong claim: the other player gets time.
claim-time-added =
    { $minutes ->
        [1] { PLAYER($player, case: "upper") } : une minute de plus, car la demande n’était pas juste.
       *[other] { PLAYER($player, case: "upper") } : deux minutes de plus, car la demande n’était pas juste.
    }

# Nothing to agree to.
no-offer = Personne n’a proposé la nulle avec le dernier coup.

## Touched pieces, links of later versions

# Another piece than the touched one is to be played.
touch-bound = Tu as touché { PIECE($piece, form: "the") } en { $field } : pièce touchée, pièce jouée. Tu choisis seulement où.

# A touched piece that cannot move binds nobody.
touch-free = En { $field }, { PIECE($piece, form: "the") } n’a aucun coup possible : tu peux choisir une autre pièce.

# A touched piece of the other player has to be taken.
touch-take = Tu as touché { PIECE($piece, form: "the") } en { $field } : il faut prendre cette pièce. Tu choisis seulement avec quoi.

# A promotion cannot be given up any more.
touch-promotion = Le pion est arrivé et il y reste. Choisis ce qu’il devient.

# A link of a later version.
link-newer = Ce lien vient d’un Notabene plus récent. Recharge cette page, puis ouvre le lien encore une fois. Ta partie n’a pas changé.
