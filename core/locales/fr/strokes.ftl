### part: more

label-strokes-title = Combinaisons
label-strokes-line = Donner un peu, gagner beaucoup : trouve, joue, écris.

### part: school

stroke-title = Coup { $number } : { $motif }
stroke-find-white = Aux Blancs de jouer. Trouve le coup : joue pour les Blancs, Notabene répond.
stroke-find-black = Aux Noirs de jouer. Trouve le coup : joue pour les Noirs, Notabene répond.
stroke-other-white = Les Noirs peuvent aussi prendre { $text }. Montre que les Blancs gagnent aussi.
stroke-other-black = Les Blancs peuvent aussi prendre { $text }. Montre que les Noirs gagnent aussi.
stroke-write = Maintenant, écris la combinaison, coup par coup.
stroke-quiet = Après { $text }, il n’y a rien à prendre : l’autre joueur a le temps de bien jouer. Cherche un cadeau qu’il doit prendre.
stroke-less = Après { $text } vient { $line }. Pièces gagnées : { $count }. Il y a mieux !
stroke-nothing = Après { $text } vient { $line }. Ce que tu prends te coûte autant.
stroke-loses = Après { $text } vient { $line }. Pièces perdues : { $count }.
stroke-done = Combinaisons faites : { $done } sur { $all }
stroke-of-length = { $count ->
    [1] 1 coup
   *[other] { $count } coups
}
label-strokes-lead = Donne une pièce et gagne davantage. Trouve la combinaison sur le damier, puis écris-la.
label-strokes-game = Jeu
label-strokes-motif = Sorte
label-strokes-length = Longueur
label-strokes-all = Toutes
label-strokes-longer = 6 coups ou plus
label-strokes-none = Il n’y en a pas ici. Choisis une autre sorte ou une autre longueur.
label-strokes-next = Combinaison suivante
label-strokes-begin = Commencer
label-strokes-sofar = Combinaisons faites
label-motif-turc = Coup turc
label-motif-turc-line = Une dame doit prendre plusieurs pièces. L’une d’elles lui barre le chemin jusqu’à la fin, et tu prends la dame.
label-motif-crowned = Envoi à dame
label-motif-crowned-line = Tu laisses l’autre joueur faire une dame, puis tu la reprends.
label-motif-king = Dame attirée
label-motif-king-line = Une dame doit prendre une pièce, et tu prends la dame.
label-motif-royal = Coup royal
label-motif-royal-line = Un pion est attiré en 34, et ton pion 40 fait la rafle.
label-motif-mazette = Coup de mazette
label-motif-mazette-line = Un cadeau amène un pion contre le tien, un autre fait de la place derrière.
label-motif-walk = La promenade
label-motif-walk-line = Un pion va de cadeau en cadeau, jusqu’à ce que tu puisses le prendre.
label-motif-free = Temps de repos
label-motif-free-line = L’autre joueur est occupé à prendre ailleurs : tu as le temps de jouer un coup tranquille.
label-motif-sweep = Grande rafle
label-motif-sweep-line = Le dernier coup prend beaucoup de pièces à la fois.
label-motif-double = Double rafle
label-motif-double-line = Deux de tes coups prennent chacun deux pièces ou plus.
label-motif-direct = Coup direct
label-motif-direct-line = Un cadeau, et tout de suite tu prends davantage.
label-motif-gifts = Plusieurs cadeaux
label-motif-gifts-line = Un cadeau après l’autre, puis tu prends plus que tu n’as donné.
