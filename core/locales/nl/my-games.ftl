### The kept games.

## My games

# How many games are kept.
games-kept = Bewaarde partijen: { $games }

# How many of them fit what is searched for.
games-matching = Gevonden: { $found } van { $games }

# How many of them are chosen.
games-chosen = Gekozen: { $games }

# How many were deleted just now.
games-deleted = Verwijderde partijen: { $games }

# How many came from a file, and how many of a file were there before.
games-added = Toegevoegde partijen: { $games }. Waren er al: { $known }.

# How many were saved in a file.
games-written = In een bestand bewaard: { $games }

# How many kept games cannot be read.
games-unreadable = Partijen die niet meer te lezen zijn: { $games }. Ze liggen apart en zijn niet verwijderd.

# How many moves a kept game has.
games-moves = zetten: { $moves }

# The name of a game without players.
games-of-date = Partij van { $date }

# The name of a copy.
games-copy-of = { $name } (kopie)

# A button of a row, for those who cannot see the row.
games-named = { $act }: { $name }

# A game that was changed in another tab, too.
games-apart = Dezelfde partij is in een ander tabblad veranderd. Wat je hier speelt, wordt een eigen partij: er gaat niets verloren.

## Labels

label-games-lead = Elke partij die je speelt, opent of verandert, wordt hier vanzelf bewaard, op dit apparaat.
label-games-search = Zoeken: een naam, een datum, een spel…
label-games-sort = Sorteren op
label-games-by-changed = laatste wijziging
label-games-by-name = naam
label-games-by-game = spel
label-games-by-length = aantal zetten
label-games-none = Er is nog geen partij. Doe een zet, dan komt de partij hier.
label-games-none-found = Geen enkele partij heeft al deze woorden. Probeer het met minder woorden.
label-games-loading = De partijen komen eraan…
label-games-missing = Deze browser bewaart hier geen lijst (misschien is dit een privévenster). Alleen de partij op het bord en de laatste partijen van daarvoor blijven. Bewaar andere partijen in een bestand.
label-games-set-aside = Partijen die eerder op het bord stonden
label-games-not-kept = De partij kon niet in “Mijn partijen” worden bewaard: er is geen plaats meer. Maak dit ongedaan en bewaar de partij in een bestand.
label-games-not-kept-now = De partij kon nu niet in “Mijn partijen” worden bewaard. Maak dit ongedaan en bewaar de partij in een bestand.
label-games-last-only = Deze browser bewaart alleen de partij op het bord. Maak dit ongedaan als je de vorige nog wilt.
label-games-replaced = De vorige partij staat in “Mijn partijen”.
label-games-undo = Ongedaan maken
label-games-choose-all = Alles kiezen
label-games-export = In een bestand bewaren
label-games-export-all = Alles in een bestand bewaren
label-games-import = De partijen van een bestand toevoegen
label-games-open = Openen
label-games-rename = Andere naam
label-games-new-name = Nieuwe naam
label-games-duplicate = Kopiëren
label-games-delete = Verwijderen
label-games-on-board = op het bord
label-games-text-lost = Deze partij is niet meer te lezen. Hij is niet verwijderd.
label-games-file-none = Er staat geen partij in dit bestand.
