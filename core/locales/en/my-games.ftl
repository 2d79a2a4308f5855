### The kept games.
### part: school

## My games

# How many games are kept.
# $games (Number) - how many games
games-kept = Games kept: { $games }

# How many of them fit what is searched for.
# $found (Number) - how many were found
# $games (Number) - how many games
games-matching = Found: { $found } of { $games }

# How many of them are chosen.
# $games (Number) - how many games
games-chosen = Chosen: { $games }

# How many were deleted just now.
# $games (Number) - how many games
games-deleted = Games deleted: { $games }

# How many came from a file, and how many of a file were there before.
# $games (Number) - how many games
# $known (Number) - how many were there before
games-added = Games added: { $games }. Already there: { $known }.

# How many were saved in a file.
# $games (Number) - how many games
games-written = Games saved: { $games }

# How many kept games cannot be read.
# $games (Number) - how many games
games-unreadable = Games that can no longer be read: { $games }. They are set aside, not deleted.

# How many moves a kept game has.
# $moves (Number) - how many moves
games-moves = moves: { $moves }

# The name of a game without players.
# $date (String) - a date
games-of-date = Game of { $date }

# The name of a copy.
# $name (String) - a name
games-copy-of = { $name } (copy)

# A button of a row, for those who cannot see the row.
# $act (String) - the words on the button
# $name (String) - a name
games-named = { $act }: { $name }

# A game that was changed in another tab, too.
games-apart = The same game changed in another tab. What you play here becomes a game of its own: nothing is lost.

## Labels

label-games-lead = Every game that you play, open or change is kept here by itself, on this device.
label-games-search = Search: a name, a date, a game…
label-games-sort = Sort by
label-games-by-changed = last change
label-games-by-name = name
label-games-by-game = game
label-games-by-length = number of moves
label-games-none = There is no game yet. Play a move, and the game will be here.
label-games-none-found = No game has all of these words. Try fewer words.
label-games-loading = The games are coming…
label-games-missing = This browser keeps no list here (this may be a private window). Only the game on the board and the last ones before it stay. To keep more, save them in a file.
label-games-set-aside = Games that were on the board before
label-games-not-kept = The game could not be kept in “My games”: there is no more room. Undo, then save it in a file.
label-games-not-kept-now = The game could not be kept in “My games” now. Undo, then save it in a file.
label-games-last-only = This browser keeps only the game on the board. Undo if you still want the one before.
label-games-replaced = The game from before is in “My games”.
label-games-undo = Undo
label-games-choose-all = Choose all
label-games-export = Save in a file
label-games-export-all = Save all in a file
label-games-import = Add the games of a file
label-games-open = Open
label-games-rename = Rename
label-games-new-name = New name
label-games-duplicate = Duplicate
label-games-delete = Delete
label-games-on-board = on the board
label-games-text-lost = This game can no longer be read. It is not deleted.
label-games-file-none = There is no game in this file.
