### The page that prepares a lesson for a teacher.

# Minutes of a step.
prepare-minutes = { $minutes } min

# A move of a game that the class guesses.
prepare-guess = Avant { $text } : arrêtez-vous et faites deviner.

label-prepare-title = Une leçon en trois minutes
label-prepare-line = Choisissez une leçon, une partie ou un cours : grand écran, exercices, fiche et lien pour les élèves sont prêts.
label-prepare-lead = Choisissez le sujet de votre leçon. Le plan ci-dessous est prêt à servir, et à imprimer.
label-prepare-what = Quel sujet ?
label-prepare-topic = Une leçon d’un cours
label-prepare-course = Un cours entier
label-prepare-famous = Une partie célèbre
label-prepare-long = Combien de temps ?
label-prepare-show = Montrer
label-prepare-together = Résoudre ensemble
label-prepare-paper = Sur papier
label-prepare-alone = Chacun pour soi
label-prepare-show-lesson = Chaque appui sur la barre d’espace amène le point ou le coup suivant.
label-prepare-show-game = Jouez la partie sur le grand écran : chaque appui sur la barre d’espace amène le coup suivant.
label-prepare-together-line = La classe répond. La barre d’espace amène un indice, puis la réponse.
label-prepare-guess-line = Arrêtez-vous avant ces coups. La touche V lance un vote.
label-prepare-paper-line = Deux versions, avec les réponses sur une page pour vous.
label-prepare-open = Ouvrir la fiche
label-prepare-alone-lesson = Les élèves scannent le code ou ouvrent le lien. À la fin, ils touchent « Montrer au prof » ; « Ma classe » rassemble les résultats.
label-prepare-alone-famous = Les élèves scannent le code ou ouvrent le lien, et choisissent comment s’exercer avec cette partie. À la fin, ils touchent « Montrer au prof » ; « Ma classe » rassemble les résultats.
label-prepare-alone-game = Les élèves scannent le code ou ouvrent le lien : ils ont la partie sur leur plateau.
label-prepare-print = Imprimer le plan
label-prepare-later = Les leçons suivantes
label-prepare-none = Il n’y a rien à préparer ici. Choisissez autre chose : une partie doit avoir des coups.
label-prepare-too-long = Le lien est trop long pour un code. Envoyez-le, ou donnez le cours comme fichier.
