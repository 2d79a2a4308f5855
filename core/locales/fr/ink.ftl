### Writing by hand: pads for ink, copied lines, clear signs.

# A sign of a copied text looks like another.
hand-looks-like = Ton { $sign } ressemble à { $other }.

# Copied lines that are kept.
hand-lines = { $count ->
    [1] Une ligne enregistrée.
   *[other] { $count } lignes enregistrées.
}

label-ink-pad-name = Feuille : écris le coup avec un stylet, un doigt ou la souris. Tu peux aussi le taper.
label-ink-undo = Annuler le trait
label-ink-eraser = Gomme
label-ink-clear = Tout effacer
label-ink-read = Voici ce que je lis. Si c’est juste, touche-le.
label-ink-which = Lequel as-tu écrit ?
label-ink-other = Autre chose : je le tape
label-ink-unreadable = Je n’arrive pas à lire. Écris les signes un par un, avec un peu de place entre eux, ou tape le coup.
label-ink-unavailable = Je ne peux pas lire l’écriture à la main ici. Tape le coup, s’il te plaît.

label-mode-hand = Mon écriture
label-hint-hand = Exerce-toi à écrire des signes clairs, et montre à Notabene comment tu écris. Rien ne quitte cet appareil.
label-hand-clear = Écrire clairement
label-hand-clear-lead = Ces signes se confondent facilement. Choisis-en deux, recopie la ligne, et regarde à quoi tes signes ressemblent.
label-hand-check = Regarder mes signes
label-hand-all-clear = Chaque signe est clair. Bien écrit !
label-hand-apart = Je n’arrive pas à séparer les signes. Écris-les un par un, de gauche à droite, avec un peu de place entre eux.
label-hand-unavailable = La lecture de l’écriture n’a pas pu être chargée. Essaie plus tard.
label-hand-learn-title = Montre comment tu écris
label-hand-learn-lead = Recopie ces trois lignes. Ensuite tes coups seront mieux lus.
label-hand-learn = Enregistrer cette ligne
label-hand-learnt = C’est enregistré. Merci !
label-hand-none = Aucune ligne enregistrée pour l’instant.
label-hand-forget = Effacer mon écriture
label-hand-forgotten = Ton écriture est effacée.
label-hand-tip-a-d = Ferme bien le rond du a en haut. Le d a une longue barre qui monte.
label-hand-tip-1-7 = Le 7 a un toit plat, et parfois une barre au milieu. Le 1 a un petit trait et pas de toit.
label-hand-tip-b-6 = Le b a une barre toute droite. Le 6 est une seule ligne ronde, sans coin.
label-hand-tip-g-9 = Le g descend sous la ligne, avec un crochet vers la gauche. Le 9 est posé sur la ligne.
label-hand-tip-c-g = Le C reste ouvert. Le G a une petite barre à l’intérieur.
label-hand-tip-d-0 = Le D a un dos tout droit. Le 0 est rond des deux côtés.
label-hand-tip-c-e = Le c reste ouvert. Le e commence par une barre au milieu.
label-hand-tip-3-5 = Le 3 a deux ventres ronds. Le 5 a un toit plat et un cou tout droit.
label-hand-tip-4-9 = Le 4 est ouvert en haut et a des coins. Le 9 a une tête ronde et fermée.
label-hand-tip-b-h = Ferme bien le ventre du b. Le h est posé sur deux jambes.
label-hand-tip-k-r = Le K est ouvert en haut. Le R a une tête fermée.
label-hand-tip-b-8 = Le B a un dos tout droit. Le 8 est une seule ligne qui se croise.
label-hand-tip-f-t = Le F a une deuxième barre au milieu. Le T n’a que son toit, des deux côtés.
label-hand-tip-5-s = Le 5 a un toit plat et un coin. Le S est une seule ligne ronde.

label-sheet-share = Partager cette feuille
label-sheet-ink-left-out = L’écriture à la main est trop longue pour un lien. Le lien porte seulement les coups écrits.
label-mode-shared = Une feuille par lien
label-hint-shared = Quelqu’un t’a envoyé cette feuille. Regarde-la coup par coup, ou continue de l’écrire.
label-shared-go-on = Continuer cette feuille

# Below the answer of a pad: questions about remembering, and about copying lines.
label-ink-remember = Puis-je retenir comment tu écris ? Je te lirai de mieux en mieux. Tout reste sur cet appareil.
label-ink-remember-yes = Oui, retiens-le
label-ink-remember-no = Non, merci
label-ink-copy-offer = Je ne connais pas encore bien ton écriture. Recopie trois lignes, et je te poserai moins de questions.
label-ink-copy-lines = Recopier trois lignes
label-ink-copy-later = Pas maintenant
label-hand-confirmed = Les coups que j’ai retenus de ton écriture
label-hand-forget-one = Oublier celui-ci
label-hand-remembers = Retenir les coups que je confirme
