### The kept games.

## My games

# How many games are kept.
games-kept = Parties gardées : { $games }

# How many of them fit what is searched for.
games-matching = Trouvées : { $found } sur { $games }

# How many of them are chosen.
games-chosen = Choisies : { $games }

# How many were deleted just now.
games-deleted = Parties supprimées : { $games }

# How many came from a file, and how many of a file were there before.
games-added = Parties ajoutées : { $games }. Déjà là : { $known }.

# How many were saved in a file.
games-written = Parties enregistrées : { $games }

# How many kept games cannot be read.
games-unreadable = Parties qui ne se lisent plus : { $games }. Elles sont mises de côté, pas supprimées.

# How many moves a kept game has.
games-moves = coups : { $moves }

# The name of a game without players.
games-of-date = Partie du { $date }

# The name of a copy.
games-copy-of = { $name } (copie)

# A button of a row, for those who cannot see the row.
games-named = { $act } : { $name }

# A game that was changed in another tab, too.
games-apart = La même partie a changé dans un autre onglet. Ce que tu joues ici devient une partie à part : rien n’est perdu.

## Labels

label-games-lead = Chaque partie que tu joues, ouvres ou modifies se garde ici toute seule, sur cet appareil.
label-games-search = Chercher : un nom, une date, un jeu…
label-games-sort = Trier par
label-games-by-changed = dernier changement
label-games-by-name = nom
label-games-by-game = jeu
label-games-by-length = nombre de coups
label-games-none = Il n’y a pas encore de partie. Joue un coup : la partie arrivera ici.
label-games-none-found = Aucune partie n’a tous ces mots. Essaie avec moins de mots.
label-games-loading = Les parties arrivent…
label-games-missing = Ici, le navigateur ne garde pas de liste (c’est peut-être une fenêtre privée). Seules la partie du plateau et les dernières d’avant restent. Pour en garder plus, enregistre-les dans un fichier.
label-games-set-aside = Parties qui étaient sur le plateau avant
label-games-not-kept = La partie n’a pas pu être gardée dans « Mes parties » : il n’y a plus de place. Annule, puis enregistre-la dans un fichier.
label-games-not-kept-now = La partie n’a pas pu être gardée dans « Mes parties » maintenant. Annule, puis enregistre-la dans un fichier.
label-games-last-only = Ici, le navigateur ne garde que la partie du plateau. Annule si tu veux encore celle d’avant.
label-games-replaced = La partie d’avant est dans « Mes parties ».
label-games-undo = Annuler
label-games-choose-all = Tout choisir
label-games-export = Enregistrer dans un fichier
label-games-export-all = Tout enregistrer dans un fichier
label-games-import = Ajouter les parties d’un fichier
label-games-open = Ouvrir
label-games-rename = Renommer
label-games-new-name = Nouveau nom
label-games-duplicate = Copier
label-games-delete = Supprimer
label-games-on-board = sur le plateau
label-games-text-lost = Cette partie ne peut plus être lue. Elle n’est pas supprimée.
label-games-file-none = Il n’y a pas de partie dans ce fichier.
