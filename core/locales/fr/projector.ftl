### The board on the wall of a classroom.

## Labels

label-wall-reveal = Montrer la suite
label-wall-back = Un pas en arrière
label-wall-page-on = Page suivante
label-wall-page-back = Page précédente
label-wall-coming = Montrer les coups à venir
label-wall-coming-head = Ce qui vient ensuite
label-wall-blank = Éteindre le mur
label-wall-dark = Le mur est éteint. Appuie sur une touche ou touche l’écran pour le rallumer.
label-wall-ring = Anneau autour du pointeur
label-wall-erase = Effacer les dessins
label-wall-free = Plateau libre
label-wall-game = Retour à la position
label-wall-free-hint = Ici, pas de règles : pose les pièces où tu veux. La partie ne change pas.
label-wall-notes = Notes du professeur
label-wall-full = Plein écran
label-wall-close = Quitter le mur
label-wall-tools = Commandes du mur
label-wall-no-channel = Ce navigateur ne peut pas accorder deux fenêtres. Chaque fenêtre travaille seule.
label-wall-blocked = Le navigateur n’a pas ouvert la fenêtre. Utilise ce lien :
label-wall-notes-lead = Ce que tu fais ici se passe aussi sur le mur, et inversement.
label-wall-open = Ouvrir le mur
label-wall-which = Pour quel mur sont ces notes ?
label-wall-none = Aucun mur n’est encore ouvert sur cet appareil.
label-wall-now = En ce moment sur le mur
label-wall-next-move = Coup suivant
label-wall-no-next = Aucun coup ne vient après.
label-wall-signs = Ce que dit chaque signe
label-wall-hint = Indice
label-wall-answer = Réponse
label-wall-mistakes = Erreurs fréquentes
label-wall-loading = La leçon arrive…
label-wall-missing = Cette leçon n’est pas là. La partie est toujours à sa place.
label-wall-unknown = Il n’y a pas d’entraînement à cette adresse.
label-wall-tray = Pièces pour l’échiquier libre
label-wall-show-here = Montrer sur le mur
label-wall-card = Le plateau et les coups en très grand, pour toute une classe.
label-wall-inks = Couleur des dessins
label-ink-green = Vert
label-ink-red = Rouge
label-ink-blue = Bleu
label-ink-yellow = Jaune foncé
