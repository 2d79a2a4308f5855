### A photographed score sheet: choosing a picture, questions, places to look at.

# Some marks of a sheet are not in the picture.
photo-marks = Je ne vois pas les quatre marques rondes. Il manque : { LIST($corners, type: "and") }. Est-ce caché, ou hors de l’image ?

# A sheet was read.
photo-read = { $places ->
    [1] Un coup lu.
   *[other] { $places } coups lus.
} { $doubts ->
    [0] Tout est clair.
    [1] Regarde une case en bas.
   *[other] Regarde { $doubts } cases en bas.
}

# The page is full; over the buttons for camera and file.
photo-full = Cette page est pleine. La partie continue ? Alors montre-moi la page { $page }.

# Not the page that comes next was photographed.
photo-page = C’est la page { $page } d’une feuille. Je cherche la page { $wanted }.

# Button that opens the choice of a photograph.
label-photo-button = Photo d’une feuille
# Over the buttons for camera and file.
label-photo-lead = Imprime ici une feuille vide, écris dessus au stylo, et photographie-la : bien à plat, avec de la lumière, les quatre marques rondes dans l’image. Une autre feuille imprimée, c’est un essai : prends tout le tableau. L’image reste sur cet appareil.
label-photo-camera = Prendre une photo
label-photo-file = Choisir une image
label-photo-again = Une autre image
label-photo-end = La partie finit ici
label-photo-reading = Je lis la feuille…
# Why a photograph cannot be read.
label-photo-unavailable = Je ne peux pas lire de photos ici, ou mon lecteur n’a pas pu être chargé. Essaie plus tard, ou tape les coups.
label-photo-no-picture = Je n’arrive pas à ouvrir ce fichier comme image. Choisis une photo.
label-photo-large = Cette image est trop grande pour moi. Choisis-en une plus petite.
label-photo-no-sheet = Je ne vois pas de feuille. Pose-la à plat et prends tout le tableau, avec toutes ses lignes et de la lumière.
label-photo-dark = Il fait trop sombre. Allume une lampe, ou va près d’une fenêtre.
label-photo-code = Je vois les marques rondes, mais pas les petits carrés sous l’une d’elles. Y a-t-il quelque chose dessus, ou sont-ils dans l’ombre ?
label-photo-blurred = L’image est floue. Tiens l’appareil sans bouger, et attends que l’image soit nette.
label-photo-small = La feuille est trop petite dans l’image. Approche-toi, jusqu’à ce qu’elle remplisse l’image.
label-photo-other-sheet = Cette page vient d’une autre feuille : ses lignes ne sont pas comme celles de la page 1.
label-photo-empty = Je vois la feuille, mais rien n’est écrit dessus.
label-photo-letters = Je ne lis que notre alphabet. Choisis d’autres lettres pour les pièces.
label-photo-gone = L’image n’est plus ici. Choisis-la encore une fois.
# Corners of a picture.
label-photo-left-upper = en haut à gauche
label-photo-right-upper = en haut à droite
label-photo-right-lower = en bas à droite
label-photo-left-lower = en bas à gauche
# A sheet that was not printed here is read as a trial.
label-photo-trial = Cette feuille n’a pas été imprimée ici : la lire est un essai. Si je la lis mal, montre la photo à ceux qui font Notabene : les vraies feuilles m’aident à apprendre. Je ne l’envoie à personne, elle reste sur cet appareil.
# Question beside the picture of the first rows of such a sheet, of which one has a frame, and its answers.
label-photo-first-row = Le premier coup est-il dans la ligne encadrée ?
label-photo-row-picture = Image des premières lignes de la feuille
label-photo-row-is = Oui
label-photo-row-above = Non, une ligne plus haut
label-photo-row-below = Non, une ligne plus bas
label-photo-row-turned = L’image est à l’envers
# Question beside the picture of a place.
label-photo-which = Qu’est-ce qui est écrit ici ?
label-photo-picture = Image de cette case de la feuille
label-photo-none = Aucun de ceux-là
label-photo-skip = Je ne peux pas le lire non plus
label-photo-finish = Arrêter les questions
# A game was read, but another sheet is on the page.
label-photo-replace = J’ai lu la feuille de la photo. Il y a déjà une autre feuille ici. Laquelle veux-tu ?
label-photo-put = Celle de la photo
label-photo-keep = Celle qui est ici
label-photo-back = Remettre l’ancienne feuille
# Places that somebody should look at, each with its picture.
label-photo-places = Regarde ces cases
label-photo-forget = Cacher les images
label-photo-doubtful = Je ne sais pas bien lire ceci.
label-photo-cannot-be = Ce coup est impossible ici. Est-ce une erreur, ou ai-je mal lu ?
label-photo-rest = À partir d’ici, je n’arrive plus à suivre la partie.
label-photo-blank = Je n’arrive à rien lire ici.
label-photo-paper = Il n’y avait pas de place pour les images. Regarde ta feuille.
