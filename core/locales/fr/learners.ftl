### Who is learning, the page “Me”, the page for parents.
### part: first

learner-now = { $name } apprend

label-learner-first = Moi
label-me-title = Moi

### part: school

label-who-title = Qui apprend ?
label-who-lead = Chaque nom a ses étoiles, ses exercices, ses parties et son écriture. Touche un visage pour changer. Il n’y a pas de mot de passe.
label-who-add = Ajouter un nom
label-who-name = Nom
label-who-face = Visage
label-who-save = Enregistrer
label-who-change = Changer le nom et le visage
label-who-remove = Enlever

who-remove-ask = Enlever { $name } ? Les étoiles, les exercices, les parties et l’écriture de { $name } partent aussi. Tu peux les retrouver tant qu’aucun autre nom n’est enlevé.

label-who-remove-yes = Oui, enlever

who-removed = Le nom « { $name } » est enlevé.

label-who-undo = Annuler : retrouver ce nom
label-who-delete = Effacer pour de bon

who-delete-ask = Effacer pour de bon les étoiles, les parties et l’écriture de { $name } ? Elles ne pourront plus revenir.

label-who-delete-yes = Oui, effacer pour de bon
label-who-empty = Écris d’abord un nom.
label-who-taken = Quelqu’un a déjà ce nom ici.
label-who-full = Il n’y a plus de place pour un nom de plus.
label-who-no-room = Cet appareil n’a plus de place. Rien n’a changé.
label-face-cat = chat
label-face-fox = renard
label-face-owl = hibou
label-face-frog = grenouille
label-face-bear = ours
label-face-rabbit = lapin
label-face-penguin = manchot
label-face-mouse = souris
label-face-star = étoile
label-face-sun = soleil
label-face-moon = lune
label-face-flower = fleur
label-me-hand = Mon écriture
label-me-hand-line = Montre à Notabene comment tu écris, et entraîne-toi à faire de belles lettres.
label-me-lessons = Mes leçons
label-me-lessons-line = Toutes les leçons avec tes étoiles.
label-me-today = Les exercices du jour
label-me-today-line = Dix nouveaux exercices chaque jour.
label-me-mistakes = Mes erreurs
label-me-mistakes-line = Ce que tu peux revoir.
label-me-parents = Pour les parents
label-me-parents-line = Les minutes, ce que votre enfant sait faire, la suite, ce qui est difficile. À imprimer.

backup-for = Ce fichier a été enregistré sans noms. Ce qu’il contient va à { $name }. Les autres noms gardent ce qui est à eux.

label-backup-names = Les noms de cet appareil sont remplacés aussi par ceux du fichier.

## The page for parents: they are spoken to politely.
label-parents-title = Ce que votre enfant a appris

parents-of = Ce que { $name } a appris

label-parents-lead = Vous voyez ici ce que cet appareil sait des exercices de votre enfant. Rien ne sort de cet appareil.
label-parents-minutes = Minutes

parents-week =
    Ces sept derniers jours : { $minutes ->
        [1] 1 minute
       *[other] { $minutes } minutes
     }, sur { $days ->
        [1] 1 jour
       *[other] { $days } jours
     }.

label-parents-no-minutes = Pas d’exercices ces sept derniers jours.
label-parents-counted = Le temps ne compte que si la page est ouverte et que votre enfant fait quelque chose. Les 60 derniers jours sont gardés, seulement sur cet appareil.

parents-day = { $day } : { $minutes } min

label-parents-can = Ce que votre enfant sait faire

parents-course = { $title } : leçons { $done } sur { $lessons }, étoiles { $stars } sur { $most }

label-parents-can-none = La première leçon terminée sera écrite ici.
label-parents-sure = Bien acquis
label-parents-next = La suite

parents-next-lesson = La prochaine leçon : « { $lesson } » ({ $course })

parents-course-done = Le cours « { $course } » est terminé.

label-parents-due = À revoir aujourd’hui
label-parents-hard = Ce qui est difficile
label-parents-hard-none = Rien de particulier. Bravo !
label-parents-shaky = Encore fragile

parents-often = { $text } ({ $count } fois)

label-parents-tip = Dix minutes, trois jours par semaine, aident plus qu’une longue heure. Demandez à votre enfant de vous montrer un coup : expliquer, c’est le meilleur exercice.
label-parents-empty = Votre enfant n’a pas encore commencé. La première leçon prend cinq minutes.
label-parents-print = Imprimer cette page
label-parents-back = Retour à « Moi »
