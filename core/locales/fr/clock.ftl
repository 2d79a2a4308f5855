### Clocks, time controls, touched pieces, who has to write.

## Times and clocks

# A number is missing in a time control.
time-missing = Il manque un temps ici. Écris les minutes, puis + et les secondes par coup : 15+10.

# Signs in a time control that mean nothing there.
time-sign = « { $text } » ne fait pas partie d’un temps. Écris les minutes, puis + et les secondes par coup : 15+10.

# A time that no clock has.
time-too-long = La pendule se règle de 1 seconde à 24 heures, et un coup peut ajouter jusqu’à 60 minutes.

# A number of moves that no period has.
time-moves = Devant la barre, il y a le nombre de coups, de 1 à 300 : 40/90.

# A period after one that lasts for the rest of the game.
time-after-rest = Un temps sans nombre de coups dure jusqu’à la fin de la partie : rien ne peut suivre. Dis pour combien de coups il compte : 40/90, 15.

# Too many periods.
time-too-many = Six périodes au plus ont leur propre temps.

# How long a game is: at most ten minutes for sixty moves.
pace-blitz = Pour 60 coups, chaque joueur a { $time } : c’est un blitz. Personne n’est obligé de noter.

# Less than an hour for sixty moves.
pace-rapid = Pour 60 coups, chaque joueur a { $time } : c’est une partie rapide. Personne n’est obligé de noter.

# An hour or more for sixty moves.
pace-long = Pour 60 coups, chaque joueur a { $time } : c’est une partie lente. Les deux joueurs doivent noter.

# The clock is pressed while it stands.
clock-stands = La pendule est arrêtée. Mets-la en marche, puis tu pourras appuyer.

# The device was asleep while the clock ran.
clock-slept = L’appareil dormait : la pendule a été arrêtée. Appuie sur « Continuer » quand vous rejouez tous les deux.

# The clock is pressed by the player who is not on move.
clock-not-yours = Ta pendule ne tourne pas : { PLAYER($player) } réfléchissent. Tu appuies après ton propre coup.

# The clock is pressed before a move is played.
clock-play-first = C’est à toi. Joue d’abord ton coup, puis appuie sur la pendule.

# The clock is pressed before the promotion is finished.
clock-promotion = Ton pion est arrivé. Pose la nouvelle pièce, puis appuie sur la pendule.

# A claim while the flag is up.
flag-up = Le drapeau n’est pas tombé : { PLAYER($player) } ont encore { $time }. Tu pourras le signaler quand il tombera.

# A flag fell on a clock without a board.
flag-alone = { PLAYER($player, case: "upper") } n’ont plus de temps. { PLAYER($winner, case: "upper") } gagnent, si un mat est encore possible. Sinon, la partie est nulle.

# A flag has fallen, and nobody has claimed yet.
flag-down = { PLAYER($player, case: "upper") } : le drapeau est tombé. La partie continue tant que l’autre joueur ne le signale pas.

# How many moves a player has still to make in this period.
moves-to-go = { $moves ->
    [1] encore 1 coup jusqu’au temps suivant
   *[other] encore { $moves } coups jusqu’au temps suivant
}

## Who has to write

# The game is short.
duty-free = { PLAYER($player, case: "upper") } : partie rapide ou blitz. Tu peux noter, mais ce n’est pas obligatoire.

# The game is long.
duty-write = { PLAYER($player, case: "upper") } : partie lente. Tu dois noter chaque coup.

# The time is short, but each move brings thirty seconds.
duty-go-on = { PLAYER($player, case: "upper") } : moins de cinq minutes, mais chaque coup te donne 30 secondes ou plus. Tu dois continuer à noter.

# The player was short of time.
duty-may-stop = { PLAYER($player, case: "upper") } : tu as eu moins de cinq minutes. Tu peux arrêter de noter.

# A new period has begun, and moves may be missing.
duty-update = { PLAYER($player, case: "upper") } : tu as du temps en plus. Complète les coups qui manquent sur ta feuille. Quand c’est à toi de jouer, tu peux demander l’autre feuille.

# A new period has begun while the player is on move: the other sheet may be asked for.
duty-consult = { PLAYER($player, case: "upper") } : complète les coups qui manquent sur ta feuille. C’est à toi de jouer : tu peux demander l’autre feuille.

# A player may ask for the other sheet, which is of paper.
consult-ask = { PLAYER($player, case: "upper") } : demande sa feuille à l’autre joueur, complète la tienne, et rends-la avant de jouer ton coup.

# A player may ask for the other sheet only while on move.
consult-later = { PLAYER($player, case: "upper") } : attends que ce soit à toi de jouer. Alors tu pourras demander l’autre feuille.

## Touched pieces, and who plays White

# The next touch does not bind.
adjusting = Tu as dit « j’adoube » : rien ne t’oblige à jouer la prochaine pièce que tu touches.

# Said after a piece was touched.
adjust-late = « J’adoube », c’est bien, mais on le dit avant de toucher. Joue maintenant la pièce touchée.

# What is in the chosen hand.
hand-is = Il y avait un pion dans cette main : tu joues avec { PLAYER($player) }.

## Labels

label-clock-title = Pendule
label-clock-lead = Une pendule pour deux joueurs. Après ton coup, appuie sur ta moitié ou sur la barre d’espace : le temps de l’autre joueur se met à tourner.
label-clock-start = Démarrer
label-clock-pause = Arrêter la pendule
label-clock-go-on = Continuer
label-clock-reset = Remettre la pendule au départ
label-clock-reset-sure = Vraiment la remettre au départ ?
label-clock-runs = tourne
label-clock-waits = doit jouer
label-clock-flag-fell = drapeau tombé
label-clock-claim = Réclamer : le drapeau adverse est tombé
label-clock-no-mate = Le gagnant ne pouvait jamais faire mat
label-clock-times = Combien de temps ?
label-clock-own = Ton propre temps
label-clock-hint = Les minutes, puis + et les secondes par coup : 15+10. Plusieurs périodes : 40/90+30, 30+30. 5d3 : à chaque coup, la pendule attend 3 secondes avant de compter.
label-clock-take = Choisir ce temps
label-clock-rules = Règles de jeu
label-clock-beside = Pendule à côté du plateau
label-clock-auto = Un coup sur le plateau appuie sur la pendule
label-clock-write = Noter le temps à côté du coup
label-clock-turned = Retourner la moitié du haut, pour un téléphone posé entre vous
label-clock-side = Les Noirs choisissent : la pendule est
label-clock-left = à gauche
label-clock-right = à droite
label-touch-rule = Pièce touchée, pièce jouée
label-adoube = J’adoube
label-clock-arbiter = Arbitre : corriger le temps
label-clock-more = une minute de plus
label-clock-two-more = deux minutes de plus
label-clock-less = une minute de moins
label-clock-penalty = Pour une demande de nulle fausse ou un coup interdit, l’arbitre donne deux minutes à l’autre joueur ; en blitz, une minute.
label-duty-title = Qui doit noter ?
label-duty-done = La feuille est complète
label-duty-consult-sheet = Voir l’autre feuille
label-hands-title = Qui a les Blancs ?
label-hands-lead = Un pion est blanc, l’autre est noir. L’autre joueur choisit une main.
label-hand-left = Main gauche
label-hand-right = Main droite
label-hands-again = Les cacher encore
