### Links and square codes.

## Links

# An address that means nothing here.
link-foreign = L’adresse « { $text } » n’existe pas ici. Redemande le lien. Ta partie n’a pas changé.

# A game came with a link, and the own one is kept.
link-opened = Ceci vient du lien. Ta propre partie est gardée.

# A course came with a link, and there is no room for it.
link-no-room = Cet appareil garde neuf cours au plus. Supprimes-en un dans la liste des leçons, puis ouvre le lien encore une fois.

## Labels

label-share-hint = Tout est dans le lien lui-même : rien n’est envoyé à un serveur.
label-share-what = Quoi
label-share-whole = Toute la partie
label-share-position = Seulement cette position
label-share-lesson = Cette leçon
label-share-exercise = Cet exercice
label-share-lessons = Toutes les leçons
label-share-at = Il s’ouvre
label-share-at-here = au coup que tu vois
label-share-at-start = au début
label-share-at-end = au dernier coup
label-share-side = Qui est en bas ?
label-share-reader = celui qui l’ouvre
label-share-mine = les miennes
label-share-readers = celles de celui qui l’ouvre
label-share-link = Le lien
label-share-copy-link = Copier le lien
label-share-send = Envoyer…
label-share-code = QR code avec le lien, pour l’appareil photo d’un téléphone
label-share-code-large = Montrer le code en grand
label-share-code-small = Revenir à la fenêtre
label-share-code-save = Enregistrer le code
label-share-too-long = Ce lien est trop long pour un code qu’un téléphone peut lire. Copie-le, ou partage seulement la position : elle tient dans un code.
label-share-as = En texte ou en image
label-share-position-text = Copier la position
label-share-kept = Parties mises de côté quand tu as ouvert un lien
label-share-back = Revenir à ta partie
label-share-course = Tout le cours, pour les élèves
label-share-course-change = Tout le cours, pour des collègues qui peuvent le changer
label-share-course-long = Ce lien est trop long pour un code qu’un téléphone peut lire. Copie-le.
