### Boards on other pages.

## Boards on other pages

# There is no such option.
embed-unknown =
    { COUNT($near) ->
        [0] L’option « { $name } » n’existe pas.
       *[other] L’option « { $name } » n’existe pas. Veux-tu dire { LIST($near, type: "or") } ?
    }

# An option is given something else than it may be.
embed-value = « { $name } » peut être { LIST($words, type: "or") }. Ici, c’est « { $text } », le plateau prend donc la valeur par défaut.

# An option is longer than any game.
embed-too-long = Le texte de « { $name } » est plus long qu’une partie. Le plateau montre le début.

# The file with the games of a board could not be fetched.
embed-file = Les parties du fichier « { $address } » n’ont pas pu être chargées.

## Labels

label-embed-own-moves = Vos propres coups
label-embed-title = Un plateau pour votre site
label-embed-lead = Choisissez ce que le plateau montre, regardez-le, puis copiez le code dans votre page.
label-embed-what = Ce que le plateau montre
label-embed-game = La partie sur le plateau
label-embed-position = La position sur le plateau
label-embed-text = Une partie en texte, ou plusieurs (PGN, PDN)
label-embed-start = Le début de ce jeu
label-embed-lesson = Une leçon
label-embed-lesson-name = Cours et leçon, comme dans l’adresse : notation/L05
label-embed-side = Qui est en bas ?
label-embed-ply = La première position montrée
label-embed-moves = Montrer les coups
label-embed-columns = Coups en colonnes
label-embed-explain = Montrer ce que dit chaque signe
label-embed-controls = Montrer les boutons
label-embed-read-only = Lecture seule
label-embed-own = Coups du lecteur à côté de la partie
label-embed-header = Montrer les joueurs et le tournoi
label-embed-comments = Place des commentaires
label-embed-autoplay = Lecture automatique : secondes par coup
label-embed-puzzle = Un problème : trouver les coups
label-embed-write-box = Un cadre pour écrire les coups
label-embed-file = Un fichier de parties à une adresse
label-embed-round = Une ronde en cours, d’après un fichier
label-embed-address = L’adresse du fichier (.pgn, .pdn)
label-embed-refresh = Secondes entre deux lectures du fichier
label-embed-clocks = Montrer les pendules
label-embed-evals = Montrer les évaluations
label-embed-menu = Montrer le menu
label-embed-own-list = Coups du lecteur : à part, ou en variantes
label-embed-number = La partie du fichier montrée d’abord
label-embed-usual = par défaut
label-embed-preview = Ce que voient vos visiteurs
label-embed-code = Le code pour votre page
label-embed-element = Un élément : pour les pages que vous écrivez vous-même en HTML
label-embed-data = Un élément ordinaire avec des attributs : pour WordPress (bloc « HTML personnalisé ») et d’autres éditeurs, qui n’y changent rien. La première ligne suffit une fois par page.
label-embed-frame = Un cadre (iframe) : là où les scripts sont interdits, comme dans beaucoup de sites d’école. La partie est dans son adresse. Sans la première ligne, il garde sa hauteur.
label-embed-cdn = Sans hébergement à vous
label-embed-cdn-hint = Écrivez cette ligne à la place de la première ligne ci-dessus. Les plateaux viennent alors d’un CDN de npm, qui sert le paquet notabene-embed ; les cadres ont besoin de vos propres fichiers.
label-embed-copy = Copier le code
label-embed-paste = Un lien à coller (oEmbed)
label-embed-paste-hint = Enregistrez les deux fichiers et mettez-les dans un même dossier de votre site. Dans les systèmes qui connaissent oEmbed, l’adresse du premier devient alors le plateau.
label-embed-at = L’adresse de ce dossier
label-embed-save = Enregistrer

### part: viewer

## Labels

label-viewer-clock = Temps restant
label-viewer-eval = Évaluation :
label-viewer-white = Blancs :
label-viewer-black = Noirs :
label-viewer-copy-position = Copier la position
label-viewer-download = Enregistrer dans un fichier
label-viewer-open = Ouvrir dans Notabene
label-viewer-play = Jouer les coups un par un
label-viewer-pause = Pause
label-viewer-keep-own = Garder mes coups dans la liste
label-viewer-drop-own = Retirer mes coups
label-viewer-by-hand = Le navigateur ne permet pas de copier. Copie le texte de ce cadre.
label-puzzle-find = Trouve le coup.
label-puzzle-right = C’est juste. Continue !
label-puzzle-wrong = Ce n’est pas ce coup-là. Il est repris : essaies-en un autre.
label-puzzle-solved = Trouvé !
label-puzzle-shown = Voici la solution.
label-puzzle-piece = Joue la pièce marquée.
label-puzzle-hint = Indice
label-puzzle-solution = Montrer la solution
label-puzzle-again = Recommencer
