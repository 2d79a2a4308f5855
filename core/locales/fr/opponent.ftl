### Jouer contre Notabene.

## Labels

label-play-notabene = Jouer contre Notabene
label-ended-won = Tu as gagné !
label-ended-lost = Notabene a gagné.
label-ended-draw = Partie nulle.
label-rematch = Encore une partie
label-stronger = Un niveau plus fort
label-look-at-game = Regarder la partie
label-write-on-sheet = L’écrire sur une feuille

label-who-plays = Qui joue ?
label-two-people = À deux
label-your-side = Tu joues
label-by-chance = Blancs ou Noirs au hasard
label-level = Quel niveau ?
label-level-for-you = Pour toi
label-level-1 = 1 · Connaît les règles
label-level-2 = 2 · Vient de commencer
label-level-3 = 3 · Joue pour le plaisir
label-level-4 = 4 · Regarde deux fois
label-level-5 = 5 · Joue avec soin
label-level-6 = 6 · Joue dans un club
label-level-7 = 7 · Dur à battre
label-level-8 = 8 · Aussi fort que possible
label-level-name-1 = Léo l’escargot
label-level-name-2 = Pip le poussin
label-level-name-3 = Hop le lapin
label-level-name-4 = Pico le hérisson
label-level-name-5 = Rousse la renarde
label-level-name-6 = Léon le lion
label-level-name-7 = Olga la chouette
label-level-name-8 = Draco le dragon
label-oppose-here = Continuer la partie du plateau contre Notabene
label-play-on = Jouer
label-hint = Un indice
label-change-opponent = Changer
label-stop-opponent = Arrêter
label-try-again = Réessayer
label-opponent-lead = Notabene répond à chacun de tes coups. Tu peux reprendre des coups, demander un indice et changer tout cela quand tu veux.

## Messages

opponent-plays = Notabene : { PLAYER($player) }
opponent-thinks = Notabene réfléchit…
opponent-missing = Notabene ne peut pas venir jouer maintenant. As-tu internet ? Tu peux jouer pour les deux camps et réessayer plus tard.
opponent-first = C’est à Notabene de jouer. Attends un instant, ou arrête-le.
hint-move = Essaie { PIECE($piece, form: "the") } { $from } en { $to }.
hint-takes = { $piece ->
    [man] Prends avec { PIECE($piece, form: "the") } { $from } : il arrive en { $to }.
    [crowned] Prends avec { PIECE($piece, form: "the") } { $from } : elle arrive en { $to }.
   *[other] Prends en { $to } avec { PIECE($piece, form: "the") } { $from }.
}
hint-throw = Essaie une fléchette, et vise { $field }.
hint-written = Essaie { $text }.

draw-declined = Notabene ne veut pas encore la nulle. Continue à jouer !

offer-needs-move = Joue d’abord un coup. Ensuite, tu peux proposer la nulle.
