### The kept games.

## My games

# How many games are kept.
games-kept = Partidas guardadas: { $games }

# How many of them fit what is searched for.
games-matching = Encontradas: { $found } de { $games }

# How many of them are chosen.
games-chosen = Elegidas: { $games }

# How many were deleted just now.
games-deleted = Partidas borradas: { $games }

# How many came from a file, and how many of a file were there before.
games-added = Partidas añadidas: { $games }. Ya estaban: { $known }.

# How many were saved in a file.
games-written = Partidas guardadas en el archivo: { $games }

# How many kept games cannot be read.
games-unreadable = Partidas que ya no se pueden leer: { $games }. Las hemos apartado, no borrado.

# How many moves a kept game has.
games-moves = jugadas: { $moves }

# The name of a game without players.
games-of-date = Partida del { $date }

# The name of a copy.
games-copy-of = { $name } (copia)

# A button of a row, for those who cannot see the row.
games-named = { $act }: { $name }

# A game that was changed in another tab, too.
games-apart = La misma partida ha cambiado en otra pestaña. Lo que juegues aquí será una partida aparte: no se pierde nada.

## Labels

label-games-lead = Cada partida que juegas, abres o cambias se guarda aquí sola, en este dispositivo.
label-games-search = Buscar: un nombre, una fecha, un juego…
label-games-sort = Ordenar por
label-games-by-changed = último cambio
label-games-by-name = nombre
label-games-by-game = juego
label-games-by-length = número de jugadas
label-games-none = Aún no hay ninguna partida. Haz una jugada y la partida estará aquí.
label-games-none-found = Ninguna partida tiene todas estas palabras. Prueba con menos palabras.
label-games-loading = Ya vienen las partidas…
label-games-missing = Este navegador no guarda aquí ninguna lista (quizá sea una ventana privada). Solo se quedan la partida del tablero y las últimas anteriores. Para guardar más, guárdalas en un archivo.
label-games-set-aside = Partidas que estaban antes en el tablero
label-games-not-kept = La partida no cabe en «Mis partidas»: ya no queda sitio. Deshaz y guárdala en un archivo.
label-games-not-kept-now = La partida no se ha podido guardar ahora en «Mis partidas». Deshaz y guárdala en un archivo.
label-games-last-only = Este navegador solo guarda la partida del tablero. Deshaz si aún quieres la anterior.
label-games-replaced = La partida de antes está en «Mis partidas».
label-games-undo = Deshacer
label-games-choose-all = Elegir todas
label-games-export = Guardar en un archivo
label-games-export-all = Guardar todas en un archivo
label-games-import = Añadir las partidas de un archivo
label-games-open = Abrir
label-games-rename = Renombrar
label-games-new-name = Nombre nuevo
label-games-duplicate = Duplicar
label-games-delete = Borrar
label-games-on-board = en el tablero
label-games-text-lost = Esta partida ya no se puede leer. No la hemos borrado.
label-games-file-none = En este archivo no hay ninguna partida.
