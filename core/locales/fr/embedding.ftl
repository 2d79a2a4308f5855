### Boards on other pages.

## Boards on other pages

# There is no such option.
embed-unknown =
    { COUNT($near) ->
        [0] L’option « { $name } » n’existe pas.
       *[other] L’option « { $name } » n’existe pas. Veux-tu dire { LIST($near, type: "or") } ?
    }

# An option is given something else than it may be.
embed-value = « { $name } » peut être { LIST($words, type: "or") }. Ici, c’est « { $text } », alors le plateau prend la valeur habituelle.

# An option is longer than any game.
embed-too-long = Le texte de « { $name } » est plus long qu’une partie. Le plateau montre le début.

## Labels

label-embed-own-moves = Tes propres coups
label-embed-title = Un plateau pour ton site
label-embed-lead = Choisis ce que le plateau montre, regarde-le, puis copie le code dans ta page.
label-embed-what = Ce que le plateau montre
label-embed-game = La partie sur le plateau
label-embed-position = La position sur le plateau
label-embed-text = Une partie en texte, ou plusieurs (PGN, PDN)
label-embed-start = Le début de ce jeu
label-embed-lesson = Une leçon
label-embed-lesson-name = Cours et leçon, comme dans l’adresse : notation/L05
label-embed-side = Quel camp est en bas
label-embed-ply = La première position montrée
label-embed-moves = Montrer les coups
label-embed-columns = Coups en colonnes
label-embed-explain = Montrer ce que dit chaque signe
label-embed-controls = Montrer les boutons
label-embed-read-only = Seulement à regarder
label-embed-own = Coups du lecteur à côté de la partie
label-embed-header = Montrer les joueurs et le tournoi
label-embed-comments = Place des commentaires
label-embed-autoplay = Secondes par coup, joué tout seul
label-embed-puzzle = Un problème : trouver les coups
label-embed-write-box = Un cadre pour écrire les coups
label-embed-usual = comme d’habitude
label-embed-preview = Ce que voient tes visiteurs
label-embed-code = Le code pour ta page
label-embed-element = Un élément : pour les pages que tu écris toi-même en HTML
label-embed-data = Un élément ordinaire avec des attributs : pour WordPress (bloc « HTML personnalisé ») et d’autres éditeurs, qui n’y changent rien. La première ligne suffit une fois par page.
label-embed-frame = Un cadre : là où les scripts sont interdits, comme dans beaucoup de sites d’école. La partie est dans son adresse. Sans la première ligne, il garde sa hauteur.
label-embed-copy = Copier le code
label-embed-paste = Un lien à coller (oEmbed)
label-embed-paste-hint = Enregistre les deux fichiers et mets-les dans un même dossier de ton site. Dans les systèmes qui connaissent oEmbed, l’adresse du premier devient alors le plateau.
label-embed-at = L’adresse de ce dossier
label-embed-save = Enregistrer

### part: viewer

## Labels

label-viewer-clock = Temps restant
label-viewer-eval = Évaluation
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
label-puzzle-wrong = Ce n’est pas le coup. Il est repris : essaie un autre.
label-puzzle-solved = Trouvé !
label-puzzle-shown = Voici la solution.
label-puzzle-piece = Joue la pièce marquée.
label-puzzle-hint = Indice
label-puzzle-solution = Montrer la solution
label-puzzle-again = Recommencer
