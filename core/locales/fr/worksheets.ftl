### Worksheets, the board to cut out, diplomas to print.

## Worksheets

# A pawn is promoted by the move that the arrow shows.
work-becomes = Le pion devient : { PIECE($piece) }.

# The boards would be too small to read.
work-lowered = Sur une page, il n’y a de la place que pour { $fits ->
    [1] 1 diagramme
   *[other] { $fits } diagrammes
}, pas pour { $asked }.

# Exercises that cannot be done on paper.
work-left-out = Exercices laissés de côté, parce qu’il leur faut un écran : { $tasks }.

# The source has fewer tasks than asked for.
work-fewer = Exercices disponibles ici : { $found }.

# The number of a set of tasks, at the foot of a page.
work-set = Série { $number }

# The heading of a part of the board to cut out.
plan-tile = Partie { $name } du plateau, { $size } cm

## Sentences on paper

label-work-find = Mets une croix sur la case indiquée.
label-work-mark = Mets une croix sur la bonne case.
label-work-name = Écris le nom de la case marquée sur la ligne.
label-work-write = La flèche montre un coup. Écris-le sur la ligne.
label-work-thrown = Le cercle entoure une pièce qui vient d’être lancée. Écris ce coup sur la ligne.
label-work-blind = Écris le coup sur la ligne.
label-work-correct = La flèche montre le coup. Il a été écrit avec une erreur : écris-le sans faute.
label-work-draw = Dessine une flèche pour montrer le coup écrit.
label-work-arrow = Dessine une flèche pour montrer ton coup.
label-work-solve = Trouve le coup et écris-le sur la ligne. S’il y a une suite, écris tous les coups.
label-work-choose = Coche la bonne réponse.
label-work-board = Joue les coups dans ta tête et coche le bon plateau.
label-work-set-up = Joue les coups dans ta tête et dessine les pièces sur le plateau vide.
label-work-row = Les flèches montrent les coups, d’abord 1, puis 2. Remplis la ligne.
label-work-line = Les flèches montrent les coups : 1, 2, 3. Écris-les sur une ligne, comme dans un livre.
label-work-head = Remplis l’en-tête de la feuille de partie.

## Words of courses for the screen, and for a pencil in their place

label-work-watch = Regarde le coup joué, puis écris-le.
label-work-tap = Touche
label-work-cross = Mets une croix sur

## Page of worksheets

label-work-title = Fiches d’exercices
label-work-lead = Des fiches à remplir au crayon : des diagrammes avec des exercices, des lignes pour écrire, en plusieurs versions, et le corrigé sur des pages à part. Plus bas, vous voyez chaque page comme elle sera sur le papier.
label-work-line-of-link = Des diagrammes à compléter, versions A et B, réponses.
label-work-source = Exercices
label-work-from = D’où ?
label-work-drill = Exercices nouveaux
label-work-course = Un cours
label-work-games = Parties
label-work-empty = Diagrammes vides
label-work-lesson = Leçon
label-work-all-lessons = Toutes les leçons
label-work-record = Quelle partie ?
label-work-on-board = La partie sur le plateau
label-work-all-kept = Toutes mes parties
label-work-file = Le fichier ouvert ici
label-work-open = Ouvrir un fichier (PGN ou PDN)…
label-work-no-file = Il n’y a pas de partie dans ce texte. Choisissez un fichier de parties en PGN ou PDN.
label-work-task = Que faut-il faire ?
label-work-game-write = écrire le coup montré
label-work-game-draw = dessiner le coup écrit
label-work-game-find = trouver le coup (fichiers de positions)
label-work-pages-legend = Pages
label-work-per-page = Exercices par page
label-work-pages = Pages par version
label-work-versions = Versions
label-work-key = Pages de corrigé, pour vous
label-work-heading = Titre de la fiche
label-work-sow = D’autres exercices
label-work-nothing = Ici, il n’y a pas d’exercice pour le papier. Choisissez une autre source, une autre leçon ou une autre partie.

## Board to cut out, diplomas

label-plan-title = Plateau à découper
label-plan-lead = Le plateau rond du Scharten en grandeur réelle, sur six pages à découper et à coller. La première page explique comment faire.
label-plan-size = Quelle largeur ?
label-plan-40 = 40 cm, pour de petites pièces
label-plan-50 = 50 cm, pour les pièces d’un club
label-plan-print = 1. Imprime à 100 % (taille réelle), sur du papier épais si possible. La ligne ci-dessous mesure alors exactement 10 cm : vérifie.
label-plan-cut = 2. Découpe chaque partie le long des repères extérieurs. Garde les bords au-delà des lignes pointillées : ils servent à coller.
label-plan-glue = 3. Mets de la colle sur ces bords et pose dessus la partie suivante, jusqu’à la ligne pointillée : A1, B1, C1, et en dessous A2, B2, C2.
label-plan-round = 4. Découpe le long du cercle. Un carton dessous rend le plateau solide.
label-diplomas-title = Diplômes
label-diplomas-lead = Un diplôme pour chaque cours, à imprimer quand tous ses exercices sont faits. On peut y écrire le nom de l’élève.
