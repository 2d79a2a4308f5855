### Results that are handed in, and the class of a teacher.
### part: school

## Results

# No result in a text.
result-missing = Il n’y a pas de résultat dans ce texte. Un résultat commence par r=1, ou c’est un lien qui contient r=1.

# A link to something else came instead of a result.
result-other-link = Ce lien mène à autre chose, pas à un résultat.

# A text is longer than any result.
result-too-long = C’est trop long pour un résultat.

# A result was written by a later version.
result-newer = Ce résultat vient d’un Notabene plus récent. Rechargez la page pour l’avoir, puis ajoutez-le encore une fois.

# A character of a result is missing or another one.
result-changed = Un caractère de ce résultat manque ou est faux. Redemandez-le.

# A result has values that no task has.
result-out-of-range = Ce résultat contient des valeurs impossibles. Redemandez-le.

# There is no room for more results.
class-full = Il y a déjà 10 000 résultats. Enregistrez-les dans un fichier et supprimez-les : il y aura de la place.

# The device does not keep the results.
class-not-saved = Cet appareil n’a plus de place pour les résultats. Enregistrez-les dans un fichier avant de quitter cette page.

# How many results are new, and how many were there before.
class-added = Nouveaux résultats : { $added }. Déjà là : { $known }.

# A text that is no result; the reason follows.
class-refused = Refusé : « { $text } ».

# How many results were deleted just now.
class-deleted = Résultats supprimés : { $results }.

# What has come in so far.
class-count = Élèves : { $pupils } · Résultats : { $results }

# A button of a row, for those who cannot see the row.
class-delete-of = Supprimer les résultats de { $name }

# A lesson of a course.
class-lesson = { $course } : { $number }

# Pupils with their right answers, or with the number of their mistakes.
class-pupils = { $name } ({ $count })

# How many answers were right.
right-of = Réponses justes : { $right } sur { $asked }

# Whose result it is.
hand-in-from = De : { $name }

class-right = { $task } – juste

class-asked = { $task } – en tout

class-diplomas-of = Diplômes : { $course } (terminé : { $pupils })

class-missing-more = Encore { $count }

## Labels

label-hand-in = Montrer au prof
label-hand-in-skills = Montrer au prof ce que je sais faire
label-hand-in-title = Montre ton résultat au prof
label-hand-in-name = Ton nom ou ton numéro dans la classe
label-hand-in-hint = Il reste sur cet appareil et ne va que dans ce que tu montres toi-même.
label-hand-in-make = Créer le code
label-hand-in-empty = Écris d’abord ton nom ou ton numéro : 1 à 40 lettres ou chiffres.
label-hand-in-show = Montre le QR code à la caméra de ton prof, ou envoie le lien ou le code.
label-hand-in-code = Le code
label-hand-in-copy-code = Copier le code
label-hand-in-rename = Un autre nom
label-class-title = Ma classe
label-class-line = Recueillir les résultats et voir qui aider, et sur quoi.
label-class-lead = Vos élèves touchent « Montrer au prof » et vous donnent un QR code, un lien ou un code. Tout reste sur cet appareil.
label-class-collect = Recueillir des résultats
label-class-paste = Liens ou codes, autant que vous voulez
label-class-add = Ajouter
label-class-camera = Lire les QR codes avec la caméra
label-class-camera-stop = Éteindre la caméra
label-class-camera-none = Ce navigateur ne sait pas lire les QR codes avec une caméra. Collez plutôt les liens ou les codes, ou prenez la caméra d’un téléphone et ouvrez le lien ici.
label-class-camera-denied = La caméra est bloquée. Autorisez-la dans le navigateur, ou collez les liens.
label-class-camera-lost = Les codes QR ne peuvent pas être lus en ce moment. Rallumez la caméra, ou collez les liens.
label-class-camera-looks = Présentez les QR codes à la caméra, l’un après l’autre.
label-class-none = Pas encore de résultats.
label-class-table = Qui sait faire quoi
label-class-show = Montrer
label-class-show-all = tout
label-class-show-lessons = les leçons
label-class-show-others = exercices libres, dictées, combinaisons
label-class-show-skills = les savoir-faire
label-class-pupil = Élève
label-class-help = Qui aider, et sur quoi
label-class-help-none = Personne n’a besoin d’aide d’après ces résultats.
label-class-mistakes = Erreurs
label-class-good = va bien
label-class-some = à moitié juste
label-class-weak = a besoin d’aide
label-class-today = Exercices du jour
label-class-empty = Rien d’écrit
label-class-other = Un autre coup écrit
label-class-wrong = Un coup mal écrit
label-class-order = Quelque chose fait trop tôt
label-class-print = Imprimer
label-class-save = Enregistrer dans un fichier
label-class-delete = Supprimer tous les résultats
label-class-undo = Les remettre
label-class-list = Les noms de ma classe
label-class-list-hint = Un nom par ligne, tel que vos élèves l’écrivent. Vous voyez alors qui manque.
label-class-missing = Qui manque
label-class-missing-all = Rien pour l’instant
label-class-table-save = Enregistrer en tableau (CSV)
label-class-diplomas = Diplômes pour ma classe
label-class-diplomas-lead = Un nom par ligne, un diplôme pour chacun. Ceux qui vous ont montré tout le cours y sont déjà.
label-class-diplomas-print = Imprimer les diplômes
label-diploma-sign = Signature
