### Boards on other pages.

## Boards on other pages

# There is no such option.
embed-unknown =
    { COUNT($near) ->
        [0] No existe la opción «{ $name }».
       *[other] No existe la opción «{ $name }». ¿Quieres decir { LIST($near, type: "or") }?
    }

# An option is given something else than it may be.
embed-value = «{ $name }» puede ser { LIST($words, type: "or") }. Aquí pone «{ $text }», así que el tablero usa el valor por defecto.

# An option is longer than any game.
embed-too-long = El texto de «{ $name }» es más largo que cualquier partida. El tablero muestra el comienzo.

# The file with the games of a board could not be fetched.
embed-file = No se pudieron cargar las partidas del archivo «{ $address }».

## Labels

label-embed-own-moves = Sus propias jugadas
label-embed-title = Un tablero para su web
label-embed-lead = Elija qué muestra el tablero, mírelo y copie el código en su página.
label-embed-what = Lo que muestra el tablero
label-embed-game = La partida del tablero
label-embed-position = La posición del tablero
label-embed-text = Una o varias partidas como texto (PGN, PDN)
label-embed-start = El comienzo del juego
label-embed-lesson = Una lección
label-embed-lesson-name = Curso y lección, como en la dirección: notation/L05
label-embed-side = Quién está abajo
label-embed-ply = La primera posición que se ve
label-embed-moves = Mostrar las jugadas
label-embed-columns = Jugadas en columnas
label-embed-explain = Mostrar qué dice cada signo
label-embed-controls = Mostrar los botones
label-embed-read-only = Solo para mirar
label-embed-own = Jugadas propias junto a la partida
label-embed-header = Mostrar los jugadores y el torneo
label-embed-comments = Dónde están los comentarios
label-embed-autoplay = Segundos por jugada (reproducción automática)
label-embed-puzzle = Un problema: encontrar las jugadas
label-embed-write-box = Un cuadro para escribir jugadas
label-embed-file = Un archivo de partidas en una dirección
label-embed-round = Una ronda en juego, desde un archivo
label-embed-address = La dirección del archivo (.pgn, .pdn)
label-embed-refresh = Segundos entre dos lecturas del archivo
label-embed-clocks = Mostrar los relojes
label-embed-evals = Mostrar las evaluaciones
label-embed-menu = Mostrar el menú
label-embed-own-list = Jugadas propias: aparte o como variantes
label-embed-number = La partida del archivo que se muestra primero
label-embed-usual = por defecto
label-embed-preview = Lo que ven sus visitantes
label-embed-code = El código para su página
label-embed-element = Un elemento: para páginas que usted escribe en HTML
label-embed-data = Un elemento corriente con atributos: para WordPress (bloque «HTML personalizado») y otros editores, que lo dejan como está. La primera línea hace falta una vez por página.
label-embed-frame = Un marco (iframe): donde no se permiten scripts, como en muchas webs de colegios. La partida va en su dirección. Sin la primera línea conserva su altura.
label-embed-cdn = Sin alojamiento propio
label-embed-cdn-hint = Escriba esta línea en lugar de la primera línea de arriba. Los tableros vienen entonces de un CDN de npm, que sirve el paquete notabene-embed; los marcos necesitan archivos propios.
label-embed-copy = Copiar el código
label-embed-paste = Un enlace para pegar (oEmbed)
label-embed-paste-hint = Guarde los dos archivos y póngalos en una carpeta de su web. En los sistemas que conocen oEmbed, la dirección del primero se convierte en el tablero.
label-embed-at = La dirección de esa carpeta
label-embed-save = Guardar

### part: viewer

## Labels

label-viewer-clock = Tiempo restante
label-viewer-eval = Evaluación:
label-viewer-white = Blancas:
label-viewer-black = Negras:
label-viewer-copy-position = Copiar la posición
label-viewer-download = Guardar en un archivo
label-viewer-open = Abrir en Notabene
label-viewer-play = Jugar las jugadas una a una
label-viewer-pause = Pausa
label-viewer-keep-own = Conservar mis jugadas en la lista
label-viewer-drop-own = Quitar mis jugadas
label-viewer-by-hand = El navegador no permite copiar. Copia el texto de este cuadro.
label-puzzle-find = Encuentra la jugada.
label-puzzle-right = Correcto. ¡Sigue!
label-puzzle-wrong = Esa no es la jugada. Se retira: prueba otra.
label-puzzle-solved = ¡Resuelto!
label-puzzle-shown = Esta es la solución.
label-puzzle-piece = Mueve la pieza marcada.
label-puzzle-hint = Pista
label-puzzle-solution = Mostrar la solución
label-puzzle-again = Empezar de nuevo
