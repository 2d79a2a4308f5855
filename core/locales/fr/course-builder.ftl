### The course builder: lessons and exercises made on the board.
### part: school

build-count = Éléments manquants : { $count }
build-derived = Notabene trouve la bonne réponse : { $text }
build-part = { $number }. { $text }
build-up-of = Monter : { $text }
build-down-of = Descendre : { $text }
build-remove-of = Enlever : { $text }

## The list of courses

label-build-title = Mes cours
label-build-lead = Créez vos propres leçons et exercices : jouez-les sur le plateau, écrivez quelques mots, et partagez-les par un lien.
label-build-more-line = Vos propres leçons et exercices, faits en les jouant.
label-build-none = Il n’y a pas encore de cours à vous sur cet appareil.
label-build-new-course = Nouveau cours
label-build-open-file = Ouvrir un fichier
label-build-unnamed = Sans titre
label-build-gone = Ce que vous cherchez n’est plus là.
label-build-deleted = Le cours est supprimé.
label-build-restore = Le remettre
label-build-opened = Le fichier est ouvert.
label-build-refused = Ce fichier ne peut pas s’ouvrir comme un cours :

## Something new begins with these words

label-build-first-title = Mon cours
label-build-first-lead = Un cours à moi.
label-build-first-lesson = Une nouvelle leçon
label-build-first-goal = Essaie toi-même.
label-build-first-point = Regarde le plateau.

## A course

label-build-course-title = Titre du cours
label-build-course-lead = De quoi il parle
label-build-language = J’écris en
label-build-lessons = Leçons
label-build-new-lesson = Nouvelle leçon
label-build-copy = Copier une leçon de Notabene
label-build-copy-lesson = Copier cette leçon
label-build-course = Cours
label-build-lesson = Leçon
label-build-preview = Aperçu
label-build-redo = Rétablir
label-build-save-file = Enregistrer dans un fichier
label-build-delete = Supprimer le cours
label-build-sure = Vraiment supprimer ?
label-build-saved = Enregistré sur cet appareil.
label-build-unsaved = Cet appareil n’a pas pu l’enregistrer. Enregistrez-le dans un fichier.
label-build-ready = Tout est complet.
label-build-share-later = Complétez d’abord ce qui manque : ensuite le cours pourra être partagé.
label-build-to-course = Retour au cours
label-build-to-lesson = Retour à la leçon
label-build-unfinished = Ce cours n’est pas encore fini.
label-build-change = Modifier ce cours

## A lesson

label-build-lesson-title = Titre de la leçon
label-build-goal = Ce que l’élève apprend
label-build-parts = Textes et exercices
label-build-new-text = Nouveau texte
label-build-new-exercise = Nouvel exercice
label-build-up = Monter
label-build-down = Descendre
label-build-remove = Enlever
label-build-text = Texte à côté du plateau

## The board of a text or an exercise

label-build-add-board = Montrer un plateau ici
label-build-mode = Sur le plateau
label-build-mode-moves = Jouer des coups
label-build-mode-answer = Montrer la réponse
label-build-mode-draw = Dessiner
label-build-mode-pieces = Placer des pièces
label-build-draw-hint = Touchez une case pour la marquer, glissez d’une case à l’autre pour une flèche.
label-build-moves = Coups
label-build-lit = Cases marquées et flèches
label-build-start-here = Commencer par cette position
label-build-cut = Enlever les coups qui suivent
label-build-from-game = Le prendre d’une partie
label-build-take = Prendre cette partie
label-build-black-below = Les Noirs sont en bas
label-build-exercise-of = Faire un exercice de cette position

## An exercise and its answers

label-build-kind = Sorte d’exercice
label-build-prompt = Consigne pour l’élève
label-build-answers = Réponses
label-build-right = Bonne réponse
label-build-also = Aussi juste
label-build-noted = Juste, avec une remarque
label-build-wrong = Erreur typique
label-build-answer-text = Réponse
label-build-hint = Votre commentaire
label-build-role = Ce que vous montrez est
label-build-add = Ajouter
label-build-tap-find = Touchez la case sur le plateau.
label-build-tap-name = Touchez la case que l’élève doit nommer.
label-build-tap-play = Jouez le coup sur le plateau.
label-build-proposals = Erreurs typiques à ajouter
label-build-options = Remplir d’après le coup sur le plateau
label-build-given = Texte avec l’erreur
label-build-propose = En proposer un
label-build-number = Numéro de la ligne
label-build-seconds = Secondes pour regarder
label-build-result = Résultat de la partie
label-build-lines = Comme lignes du fichier
label-build-how = Tous les mots du fichier sont expliqués sur la page des leçons.

## What is still missing, beside its place

label-build-miss-right = Il manque la bonne réponse.
label-build-miss-empty = Une réponse est encore vide.
label-build-miss-moves = Jouez les coups sur le plateau.
label-build-miss-lit = Marquez une case sur le plateau.
label-build-miss-text = Il manque encore des mots ici.
label-build-miss-number = Il manque un nombre.
label-build-miss-given = Il manque le texte avec l’erreur.
label-build-miss-hint = Écrivez votre commentaire sur cette réponse.
label-build-miss-wrong = Il faut trois plateaux faux.
label-build-miss-lesson = Ce cours n’a pas encore de leçon.
label-build-miss-point = Cette leçon n’a pas encore de texte.

## Kinds of exercises, and the task with which each begins

label-build-kind-find = Trouver une case
label-build-kind-name = Nommer une case
label-build-kind-play = Trouver le coup et le jouer
label-build-kind-write = Écrire le coup
label-build-kind-choose = Choisir parmi trois
label-build-kind-correct = Corriger une erreur
label-build-kind-head = En-tête d’une feuille
label-build-kind-row = Ligne d’une feuille
label-build-kind-line = Des coups sur une ligne
label-build-kind-play-game = Jouer une partie écrite
label-build-kind-write-game = Écrire toute une partie
label-build-kind-write-blind = Écrire à l’aveugle
label-build-kind-choose-board = Choisir le plateau
label-build-kind-set-up = Placer de mémoire
label-build-kind-solve = Trouver plusieurs coups
label-build-task-find = Touche la bonne case.
label-build-task-name = Quelle case est marquée ? Écris son nom.
label-build-task-play = Joue le bon coup.
label-build-task-write = Regarde le coup, puis écris-le.
label-build-task-choose = Quelle réponse est juste ?
label-build-task-correct = Corrige l’erreur.
label-build-task-head = Remplis l’en-tête de la feuille.
label-build-task-row = Remplis cette ligne.
label-build-task-line = Écris les coups sur une ligne.
label-build-task-play-game = Joue cette partie.
label-build-task-write-game = Écris la partie, coup par coup.
label-build-task-write-blind = Suis les coups dans ta tête et écris le dernier.
label-build-task-choose-board = Quel plateau vient après les coups ?
label-build-task-set-up = Replace la position de mémoire.
label-build-task-solve = Trouve les meilleurs coups.

label-build-pane = Changer l’exercice ou l’essayer
label-build-edit = Changer
label-build-try = Essayer
label-build-as-pupil = Comme vos élèves le voient
label-build-try-later = Dès qu’il ne manque plus rien, vous pouvez l’essayer ici.
label-build-veiled = Ne le montrer que si l’élève demande la réponse
label-build-question = Question à la fin, avec la réponse dans
label-build-no-question = Pas de question
label-build-question-text = La question
label-build-miss-veiled = Dans la leçon de la réponse, il faut un texte qui ne se montre que si l’élève le demande.
label-build-card = Résumé du cours
label-build-card-text = Une étape
label-build-card-example = Exemple, avec des crochets autour de ce qui compte : [N]f3
label-build-new-step = Nouvelle étape
label-build-help = Indice avant la réponse
label-build-at-move = Réponse liée au coup
label-build-take-famous = Prendre cette partie célèbre
label-build-own-prompt = Dites précisément à vos élèves ce qu’ils doivent faire : ceci est ce que Notabene a écrit pour commencer.
