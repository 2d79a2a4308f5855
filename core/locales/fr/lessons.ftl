### Courses, exercises, hints, stars.

# How many stars of a course are won, and how many there are.
stars-of = { $stars ->
    [0] 0 étoile
    [1] 1 étoile
   *[other] { $stars } étoiles
} sur { $most }.

# Which exercise of a lesson.
exercise-of = Exercice { $number } sur { $most }
path-start = Commencer : leçon { $number }, { $title }
path-continue = Continuer : leçon { $number }, { $title }
path-begun = Commencée : { $done } sur { $most }
lesson-done = La leçon { $number } est finie !
lesson-ends = La fin de la leçon { $number }

## Course files, and what is said of answers in lessons

# A course file does not begin with its header.
course-start = Un fichier de cours commence par la ligne « notabene course 1 ».

# A course file is too large.
course-long = Ce fichier est trop grand pour un cours.

# A word of a course file that is not known, or not here.
course-word = « { $word } » n’a pas sa place ici.

# A part of a course that is missing or empty.
course-missing = Ici, il manque « { $word } », ou ce qui suit ne convient pas.

# A text that is missing in all languages.
course-tongue = « { $word } » n’a pas de texte. Ajoutez en dessous une ligne qui commence par { LIST($languages, type: "or") }.

# Languages of the screen in which a course has no text.
course-speaks = Ce cours n’a pas de texte en { LIST($missing, type: "and") }. À la place, on lira : { $from }.

# Texts of a course that are missing in a language.
course-gaps = { $language } : textes manquants : { $count } ; le premier est ici. Une autre langue prend leur place.

# A name or an answer of a course that is there twice.
course-twice = « { $id } » est là deux fois.

# A name in a course file with signs that are not allowed.
course-name = « { $id } » ne convient pas comme nom. Il faut des lettres sans accent, des chiffres, « . », « _ » et « - », { $most } au plus.

# A hint of a course that is not there.
course-no-hint = Aucun indice de ce cours ne s’appelle « { $key } ».

# A field in a course that the board does not have.
course-field = « { $text } » n’est pas une case de ce plateau.

# A choice of a course that has not three options.
course-three = Un choix a trois réponses : une « right » et deux « wrong ».

# An answer of a course that does not fit its board.
course-not-so = « { $text } » ne va pas avec ce que montre le plateau.

# What of a written move is right already.
good-parts = Déjà juste : { LIST($parts, type: "and") }.

# The letter of a field is right.
good-letter = La lettre { $letter } est juste.

# The number of a field is right.
good-number = Le chiffre { $number } est juste.

# How much of a score sheet is right.
good-boxes = Cases de la feuille déjà justes : { $right } sur { $all }.

# The name of a field that was not asked for.
that-is = Tu as choisi { $field }. Cherche encore.

# The name of another field than the lit one.
name-lies = La case { $field } est ailleurs : regarde où.

# A text that is no name of a field.
name-looks-like = Ce n’est pas encore un nom de case. Les noms vont de { $first } à { $last }.

# Another piece moved.
look-piece = Ce coup est possible, mais une autre pièce a bougé. Quelle est sa lettre ?

# The piece went elsewhere.
look-to = Regarde où la pièce s’est posée. Comment s’appelle cette case ?

look-arrives = { $field }, c’est la case de départ. Écris où la pièce est arrivée.

# A piece from elsewhere moved.
look-from = Regarde d’où la pièce est partie.

# The signs of a move differ.
look-signs = Compare le reste, signe par signe.

## Hints at a slip of spelling that do not name the right form

# A letter of another language.
hint-language = « { $letter } » est une lettre d’une autre langue ({ $language }). Quelle est ici la lettre de cette pièce ?

# Capital or small letters.
hint-case = Regarde les majuscules et les minuscules.

# The parts stand in another order.
hint-order = Tout y est, mais pas dans le bon ordre.

# What tells two pieces apart is missing.
hint-which = Plusieurs pièces peuvent y aller. Laquelle ? Il manque de quoi la reconnaître.

# What a pawn becomes is missing.
hint-promo = Le pion arrive au bout. Que devient-il ?

# A pawn has no letter.
hint-pawn = Il y a une lettre de trop : regarde comment s’écrit un pion.

# The file of a pawn that takes is missing.
hint-pawn-file = Un pion prend. Il manque la lettre de sa colonne de départ.

# The letter of a piece is missing.
hint-letter = Sans lettre, c’est un coup de pion. Quelle est la lettre de la pièce qui a bougé ?

# Half of a square, or none at all, was written.
hint-where = Où arrive la pièce ? Écris les deux, la lettre et le chiffre.

# A doubled or crossed-out sign.
hint-too-many = Il y a un signe de trop. Lequel ?

# A sign is missing, too much, or another one.
hint-sign = Presque. Regarde les signes, un par un.

# Castling, or not.
look-castling = Regarde encore : le roi a-t-il roqué, et de quel côté ?

# A move on a line that was not played.
look-move = Jusque-là, c’est juste. Mais { $text } n’a pas été joué : regarde le plateau.

# The number before a move is missing or wrong.
look-number = Les coups sont justes. Regarde le numéro devant { $text }.

# A place of a score sheet.
look-box = Regarde encore la case marquée de la feuille.

# A line has more or fewer moves than were played.
look-line = Compte les coups de ta ligne. Écrits : { $given } ; joués : { $asked }.

# A correction that corrects nothing.
look-unchanged = C’est encore ce qui était écrit. Il faut le changer.

# An answer without anything in it.
answer-empty = Écris d’abord ta réponse.

# The result of a game.
look-result = Qui a gagné ? 1-0 : les Blancs, 0-1 : les Noirs, ½-½ : personne.

# An answer of another kind than is asked for.
look-task = Relis la question : que faut-il faire ?

# A move that was played instead of the written one.
you-played = Tu as joué { $text }. Compare avec le coup écrit, signe par signe.

# A hint: how the answer begins.
help-begins = Cela commence par { $text }.

# A hint: where a field lies.
help-find = Cherche d’abord la lettre { $letter }. Puis compte jusqu’à { $number }.

# A hint: in which row a field lies.
help-row = Compte les rangées depuis le haut : la case est dans la rangée { $row }.

# A hint: which piece moves.
help-from = C’est la pièce en { $field } qui bouge.

# A hint: what the answer is not.
help-not = Ce n’est pas celle-ci : { $text }

# A hint: how the board after some moves is found.
help-boards = Prends les coups un par un. Quelles pièces bougent, et où est chacune à la fin ?

# The answer is marked: one of four boards.
help-board = Le plateau marqué est le bon. Choisis-le et regarde les coups.

# A position is set up: a field that should be empty.
set-up-empty = Il n’y a pas de pièce en { $field }.

# A position is set up: an empty field that should not be.
set-up-missing = Il manque une pièce en { $field }.

# A position is set up: a field with the wrong piece.
set-up-other = C’est une autre pièce qui est en { $field }.

# A position is set up: how much of it is right.
set-up-count = Pièces à leur place : { $right } sur { $all }.

# A hint: the position is seen again for some seconds.
help-look = Regarde encore : les pièces sont là quelques secondes.

# The answer: the position is seen, and goes away again.
help-set-up = Voici la position. Regarde-la, puis prépare-la toi-même.

# The answer.
help-answer = Voici la réponse : { $right } – à toi de le faire.

# A written text that has nothing of a move.
look-no-move = Ce n’est pas encore un coup. Un coup dit toujours où il arrive.

## Labels

label-school-title = Leçons
label-learn-lead = Apprends à noter tes parties, pas à pas. Tu ne peux rien perdre : essaie autant que tu veux.
label-learn-more = Pour continuer
label-learn-sheet = Feuille de partie
label-learn-sheet-note = Joue et remplis une vraie feuille de partie.
label-learn-clock = Pendule
label-learn-clock-note = Une pendule pour deux joueurs devant un écran.
label-learn-own = Pour les professeurs : votre propre cours
label-learn-own-hint = Un cours est un simple fichier de texte. Choisissez-le, déposez-le ici ou collez-le. Il reste sur cet appareil.
label-learn-own-example = Partir d’un exemple
label-learn-own-not-empty = Le champ contient déjà un texte. Videz-le d’abord pour ne rien perdre.
label-learn-own-how = Comment écrire un cours
label-learn-own-paste = Collez ici le texte d’un cours
label-learn-own-read = Ajouter le cours
label-learn-own-remove = Supprimer ce cours
label-learn-own-sure = Vraiment le supprimer ? Touchez encore une fois.
label-learn-own-added = Le cours est là. Vous le trouvez plus haut.
label-learn-own-passing = Le cours est dans la liste, mais seulement jusqu’à ce que vous fermiez la page : votre appareil ne peut pas le garder.
label-learn-own-full = Vous avez déjà neuf cours. Supprimez-en un, puis ajoutez celui-ci.
label-learn-own-problems = Ce cours n’est pas encore prêt. Regardez ici :
label-learn-own-remarks = Bon à savoir :
label-learn-forget = Tout effacer
label-learn-forget-ask = Toutes tes étoiles et la liste des erreurs vont disparaître. Vraiment tout effacer ?
label-learn-forget-yes = Oui, tout effacer
label-learn-forget-done = Tout est effacé. Tu peux recommencer.
label-learn-missing = Le cours n’a pas pu être chargé. As-tu internet ?
label-learn-retry = Réessayer
label-learn-gone = Cette leçon n’est pas ici.
label-learn-card = En résumé
label-learn-exercises = Exercices
label-learn-next = Exercice suivant
label-learn-next-lesson = Leçon suivante
label-learn-finished = Tu as fait tout le cours. Bravo !
label-learn-still-open = La dernière leçon est finie. Il te reste des exercices à faire.
label-learn-to-open = Aller à l’exercice suivant
label-path-done = Faite
label-path-open = Pas commencée
label-path-all-done = Toutes les leçons sont faites.
label-end-can = Maintenant, tu sais faire ceci :
label-end-again = Encore une fois, pour les trois étoiles :
label-end-open = Encore à faire dans cette leçon :
label-diploma = Diplôme
label-diploma-link = Voir ton diplôme
label-diploma-lead = Écris ton nom, puis imprime-le. Ton nom reste sur cet appareil.
label-diploma-name = Ton nom
label-diploma-print = Imprimer le diplôme
label-diploma-missing = Ton diplôme t’attend. Dans ces leçons, il reste des exercices :
label-diploma-none = Ce cours n’a pas d’exercices, donc pas de diplôme.
label-diploma-has = a fait toutes les leçons du cours
label-learn-to-lesson = Lire la leçon
label-learn-play = Joue-le sur le plateau.
label-learn-hint = Un indice
label-learn-answer = Voir la réponse
label-learn-question = Une question pour plus tard
label-learn-question-later = La réponse vient à la fin du cours.
label-learn-right = Juste !
label-learn-noted = Juste ! Encore une chose :
label-learn-almost = Bien essayé. Regarde une chose :
label-learn-go-on = Continue !
label-learn-row-piece = Quelle pièce ?
label-learn-row-from = D’où ?
label-learn-row-takes = Prise ?
label-learn-row-letter = Lettre
label-learn-row-digit = Chiffre
label-learn-row-sign = Signe
label-learn-row-end = À la fin
label-learn-row-words = Touche ce qui va dans la case marquée.
label-learn-pawn = Pion : pas de lettre
label-learn-space = Espace
label-learn-yours = Ta réponse
label-report-title = À revoir
label-report-lead = Pour les parents et les professeurs : les erreurs faites sur cet appareil, par sorte, et la leçon qui explique chacune.
label-report-link = Pour les parents et les professeurs : les erreurs par sorte
label-report-none = Aucune erreur n’est notée ici pour le moment.
label-report-what = À regarder
label-report-often = Combien de fois
label-report-where = Expliqué dans
label-report-print = Imprimer cette liste
label-miss-choose = Choisir la bonne réponse
label-look-ends = Je la connais
