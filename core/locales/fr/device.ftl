### What the device keeps; new versions.

## What the device keeps

# A file that is no backup.
backup-foreign = Ce fichier ne commence pas comme ceux que Notabene enregistre. Choisis celui dont la première ligne est « Notabene backup 1 ».

# A backup of a version that is not known here.
backup-version = Ce fichier vient d’une autre version de Notabene ({ $text }). Celle-ci lit la version 1 : charge d’abord le Notabene le plus récent, puis ouvre le fichier.

# A backup that ends too early.
backup-cut = Jusqu’ici tout y est, mais la fin du fichier manque. Enregistre-le encore une fois, ou cherche une copie entière.

# A backup whose last line does not fit the lines before it.
backup-changed = Toutes les lignes se lisent, mais quelque chose a changé dans ce fichier depuis qu’il a été enregistré. Cherche la copie d’origine.

# A line of a backup that begins otherwise than all do.
backup-line = Dans un tel fichier, chaque ligne commence par [ ou |. Celle-ci commence par « { $text } ».

# A name that no entry of a backup has.
backup-name = Rien de ce que Notabene garde ne s’appelle « { $text } ».

# An entry of a backup that is there twice.
backup-twice = « { $text } » est deux fois dans ce fichier. Une seule fois suffit.

# A backslash before a sign that it does not change.
backup-sign = Après \ vient un autre \ ou la lettre r. Quelque chose a changé ici.

# Something behind the end of a backup.
backup-more = Le fichier enregistré se termine avant cet endroit. La suite n’en fait pas partie.

# A backup that is longer than any device keeps.
backup-long = Ce fichier est trop long pour un appareil. Choisis celui que Notabene a enregistré.

# What was kept cannot be read; it was put aside under a name.
kept-damaged = Ce qui était gardé ici ({ $text }) ne se lit plus. C’est mis de côté, pas supprimé ; le reste est comme avant.

## Labels

label-device-title = Sur cet appareil
label-device-link = Ce que cet appareil garde
label-licences-link = Licences des bibliothèques contenues dans les programmes
label-device-lead = Tes parties, tes réglages, tes étoiles, tes feuilles et tes minutes d’exercice restent sur cet appareil. Rien n’est envoyé nulle part. Ici, tu peux les emporter ou les effacer.
label-device-offline = Sans internet
label-device-ready = Tout Notabene est sur cet appareil : il marche aussi sans internet.
label-device-coming = Notabene s’installe sur cet appareil. Laisse la page ouverte un moment ; ensuite, il marchera aussi sans internet.
label-device-never = Ce navigateur ne garde pas de pages de cette adresse : ici, Notabene a besoin d’internet.
label-device-saving = Tout emporter
label-device-save-hint = Tout va dans un seul fichier. Ouvre-le sur un autre appareil et continue là-bas.
label-device-save = Tout enregistrer dans un fichier
label-device-open = Ouvrir un fichier enregistré
label-device-whole = Ce fichier est complet. Si tu l’ouvres, il remplace tes réglages, tes étoiles, tes feuilles et tes cours. Toutes les parties restent dans « Mes parties ».
label-device-replace = L’ouvrir
label-device-replaced = Le fichier est ouvert. Ce qui était ici avant peut encore revenir.
label-device-undo = Annuler : retrouver ce qui était ici avant
label-device-games-unread = « Mes parties » n’a pas pu être lu ; aucun fichier n’a été fait. Essaie encore une fois.
label-device-problem = Ce fichier n’a pas pu être ouvert ; rien n’a changé ici.
label-device-full = L’appareil n’a pas assez de place pour tout ce fichier. Rien n’a changé ici.
label-device-forget-hint = Enlève de cet appareil ta partie, tes réglages, tes étoiles, tes feuilles et tes cours, et la copie de Notabene elle-même.
label-device-forget-ask = Tout sera perdu pour de bon. Si tu veux le garder, enregistre-le d’abord dans un fichier. Vraiment tout effacer ?
label-new-version = Il y a une nouvelle version de Notabene. Ta partie est gardée.
label-use-new-version = Utiliser la nouvelle version
label-not-now = Pas maintenant
