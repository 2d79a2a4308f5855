### The frame of the app: menus, settings, help, notices.

## Texts that could not be read

# No game has this name.
no-such-game = Aucun jeu ne s’appelle « { $name } ». Veux-tu dire { LIST($near, type: "or") } ?

# No way of writing has this name.
no-such-style = Aucune notation ne s’appelle « { $name } ».

# Counting so deep would never end.
too-deep = On peut compter jusqu’à une profondeur de { $most }.

# The sentences of a language could not be fetched.
language-missing = Cette langue n’a pas pu être chargée. As-tu internet ?

# A part of the app, or of a game, could not be fetched.
game-missing = Ceci n’a pas pu être chargé. As-tu internet ?

# A file could not be fetched, as the server has another version of the site.
site-renewed = Le site a une nouvelle version. Recharge la page pour continuer ; ce que tu as fait est gardé.

# The device has no more room for what is to be kept.
storage-full = L’appareil n’a plus de place : ce que tu fais maintenant n’est pas gardé. Enregistre ta partie dans un fichier, ou supprime de vieilles parties.

# The games of the list were deleted in the browser, while the page was open.
games-cleared = Tes parties enregistrées ont été supprimées dans ce navigateur. La partie du plateau s’enregistre de nouveau.

# The list cannot be reached, as another tab holds it.
games-blocked = Un autre onglet retient « Mes parties ». Ferme les autres onglets de Notabene : alors tes parties seront gardées.

# A newer version of the program has opened the list in another tab.
games-newer = Un autre onglet a ouvert un Notabene plus récent. Recharge cette page pour que tes parties aillent dans « Mes parties ».

# A link that cannot be read.
link-damaged = Ce lien est incomplet. Ta partie n’a pas changé.

## Labels

label-new-game = Nouvelle partie
label-chess = Échecs
label-chess960 = Chess960
label-start-game = Commencer
label-cancel = Annuler
label-close = Fermer
label-settings = Réglages
label-about = À propos
label-screen-language = Langue de l’écran
label-piece-letters = Lettres des pièces
label-same-as-screen = Lettres : R D T F C
label-figurines = Figurines
label-notation = Notation
label-short = Courte
label-long = Longue
label-coordinate = Cases seules
label-promotion = Promotion
label-capture = Prise
label-check = Échec
label-mate = Mat
label-castling = Roque
label-en-passant = Écrire e.p.
label-settings-look = Aspect
label-settings-notation = Notation
label-settings-playing = Jeu
label-settings-device = Cet appareil
label-theme = Couleurs
label-theme-auto = Comme l’appareil
label-theme-light = Clair
label-theme-dark = Sombre
label-theme-projector = Projecteur
label-board-colors = Couleurs du plateau
label-board-blue = Bleu
label-board-green = Vert
label-board-brown = Brun
label-board-violet = Violet
label-board-coral = Rouge brique
label-piece-set = Dessin des pièces
label-pieces-classic = Classique
label-pieces-simple = Simple
label-pieces-friends = Avec un visage
label-coordinates = Coordonnées
label-coordinates-outside = À côté du plateau
label-coordinates-inside = Sur les cases
label-coordinates-hidden = Cachées
label-flip = Tourner le plateau
label-undo = Annuler le coup
label-redo = Rétablir le coup
label-first = Au début
label-previous = Un coup en arrière
label-next = Un coup en avant
label-last = À la fin
label-moves = La partie
label-white = Blancs
label-black = Noirs
label-no-moves-yet = Pas encore de coup. Touche une pièce, puis une case.
label-score-sheet = Feuille de partie
label-board = Plateau
label-choose = Lequel ?
label-keyboard = Touches
label-key-arrows = Se déplacer sur le plateau
label-key-enter = Saisir ou poser une pièce
label-key-escape = Reposer la pièce
label-key-walk = Parcourir la partie (hors du plateau)
label-key-ends = Au début, à la fin
label-key-flip = Tourner le plateau
label-key-undo = Annuler, rétablir
label-key-help = Cette aide
label-sounds = Sons
label-calm = Calme : ni sons ni mouvements
label-mascot = Montrer le petit pion
label-single-keys = Raccourcis à une touche
label-about-what = Avec Notabene, tu apprends à noter tes parties. Joue un coup : il s’écrit aussitôt, dans ta langue.
label-about-who-title = Pour tous ceux qui jouent
label-about-who = Pour les enfants, les professeurs, les clubs et tous ceux qui aiment lire une partie.
label-about-private-title = Tout reste chez toi
label-about-private = Tout reste sur cet appareil : ni compte, ni publicité, aucun contact avec un autre site.
label-about-keep-title = Rien ne se perd
label-about-keep = La partie est enregistrée sur cet appareil et revient quand tu recharges la page.
label-about-licence-title = Gratuit pour tous
label-about-licence = Logiciel libre, MIT ou Apache 2.0. Pièces dessinées pour Notabene ; caractères Atkinson Hyperlegible (SIL Open Font License).
label-site-zip = Les fichiers du site pour votre hébergement (zip)
label-copy-game = Copier la partie
label-copied = Copié
label-copy-failed = Le navigateur ne permet pas de copier.
label-fault = Une erreur interne s’est produite. Ta partie est gardée ; recharge la page.
label-variation = autre coup
label-back-to-game = Retour à la partie
label-texts-loading = Chargement…
label-texts-failed = Ces textes n’ont pas pu être chargés. Tout le reste fonctionne.
label-quiet-game = Scharten calme
label-quiet-game-note = Les échecs sur une cible de fléchettes, toutes les pièces à leur place.
label-loud-game = Scharten bruyant
label-loud-game-note = Seuls les rois sont sur le plateau : les fléchettes placent les autres pièces.
label-zoom-in = Agrandir le centre
label-group-chess = Échecs
label-group-dartboard = Échecs sur la cible
label-group-draughts = Dames
label-page-scharten = Scharten
label-page-draughts = Dames
label-lessons-title = Des coups célèbres, pas à pas
label-lesson-open = Mettre sur le plateau
label-games-title = Les jeux nationaux côte à côte
label-compare-title = Une position, toutes les règles
label-clock-link = Pendule et règles de jeu
label-print-link = Imprimer…
label-embed-link = Mettre sur un site
label-embed-games = Parties
label-share-title = Partager
label-my-games = Mes parties
label-key-games = Mes parties

## Keys as they are printed on keyboards

label-name-of-enter = Entrée
label-name-of-escape = Échap
label-name-of-shift = Maj
label-name-of-home = Début
label-name-of-end = Fin

## A name and what belongs to it

# In lists and names of buttons.
with-name = { $name } : { $text }
