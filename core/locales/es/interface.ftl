### The frame of the app: menus, settings, help, notices.

## Texts that could not be read

# No game has this name.
no-such-game = No hay ningún juego que se llame «{ $name }». ¿Quieres decir { LIST($near, type: "or") }?

# No way of writing has this name.
no-such-style = No hay ninguna notación que se llame «{ $name }».

# Counting so deep would never end.
too-deep = Se puede contar hasta una profundidad de { $most }.

# The sentences of a language could not be fetched.
language-missing = No se ha podido cargar este idioma. ¿Tienes internet?

# A part of the app, or of a game, could not be fetched.
game-missing = No se ha podido cargar esto. ¿Tienes internet?

# A file could not be fetched, as the server has another version of the site.
site-renewed = Hay una nueva versión de la página. Vuelve a cargarla para seguir; lo que has hecho está guardado.

# The device has no more room for what is to be kept.
storage-full = En el dispositivo ya no queda sitio: lo que haces ahora no se guarda. Guarda tu partida en un archivo o borra partidas viejas.

# The games of the list were deleted in the browser, while the page was open.
games-cleared = Tus partidas guardadas se han borrado en este navegador. La partida del tablero se está guardando de nuevo.

# The list cannot be reached, as another tab holds it.
games-blocked = Otra pestaña retiene «Mis partidas». Cierra las otras pestañas de Notabene: entonces se guardarán tus partidas.

# A newer version of the program has opened the list in another tab.
games-newer = Otra pestaña ha abierto un Notabene más nuevo. Recarga esta página para que tus partidas lleguen a «Mis partidas».

# A link that cannot be read.
link-damaged = Este enlace no está completo. Tu partida sigue como estaba.

## Labels

label-new-game = Nueva partida
label-chess = Ajedrez
label-chess960 = Chess960
label-start-game = Empezar
label-cancel = Cancelar
label-close = Cerrar
label-settings = Ajustes
label-about = Acerca de
label-screen-language = Idioma de la pantalla
label-piece-letters = Letras de las piezas
label-same-as-screen = Letras: R D T A C
label-figurines = Dibujos
label-notation = Notación
label-short = Corta
label-long = Larga
label-coordinate = Solo casillas
label-promotion = Coronación
label-capture = Captura
label-check = Jaque
label-mate = Mate
label-castling = Enroque
label-en-passant = Escribir e.p.
label-settings-look = Aspecto
label-settings-notation = Notación
label-settings-playing = Juego
label-settings-device = Este dispositivo
label-theme = Colores
label-theme-auto = Como el dispositivo
label-theme-light = Claro
label-theme-dark = Oscuro
label-theme-projector = Proyector
label-board-colors = Colores del tablero
label-board-blue = Azul
label-board-green = Verde
label-board-brown = Marrón
label-board-violet = Violeta
label-board-coral = Rojo ladrillo
label-piece-set = Dibujo de las piezas
label-pieces-classic = Clásico
label-pieces-simple = Sencillo
label-pieces-friends = Con caras
label-coordinates = Coordenadas
label-coordinates-outside = Junto al tablero
label-coordinates-inside = En el tablero
label-coordinates-hidden = Ocultas
label-flip = Girar el tablero
label-undo = Deshacer la jugada
label-redo = Rehacer la jugada
label-first = Al principio
label-previous = Jugada anterior
label-next = Jugada siguiente
label-last = Al final
label-moves = La partida
label-white = Blancas
label-black = Negras
label-no-moves-yet = Aún no hay jugadas. Toca una pieza y luego la casilla adonde va.
label-score-sheet = Planilla
label-board = Tablero
label-choose = ¿Cuál?
label-keyboard = Teclas
label-key-arrows = Moverse por el tablero
label-key-enter = Levantar o soltar una pieza
label-key-escape = Devolver la pieza
label-key-walk = Recorrer la partida (fuera del tablero)
label-key-ends = Al principio, al final
label-key-flip = Girar el tablero
label-key-undo = Deshacer, rehacer
label-key-help = Esta ayuda
label-sounds = Sonidos
label-calm = Calma: sin sonidos ni movimientos
label-mascot = Mostrar el peoncito
label-single-keys = Atajos de una sola tecla
label-about-what = Con Notabene aprendes a anotar tus partidas. Haz una jugada: se escribe al momento, en tu idioma.
label-about-who-title = Para todos los que juegan
label-about-who = Para niños, profesores, clubes y todos los que disfrutan leyendo una partida.
label-about-private-title = Todo se queda contigo
label-about-private = Todo se queda en este dispositivo: sin cuenta, sin publicidad, sin contacto con otras páginas.
label-about-keep-title = Nada se pierde
label-about-keep = La partida se guarda en este dispositivo y sigue aquí cuando vuelves a cargar la página.
label-about-licence-title = Gratis para todos
label-about-licence = Software libre, MIT o Apache 2.0. Piezas dibujadas para Notabene; letra Atkinson Hyperlegible (SIL Open Font License).
label-site-zip = Los archivos del sitio para su propio alojamiento (zip)
label-copy-game = Copiar la partida
label-copied = Copiado
label-copy-failed = El navegador no deja copiar.
label-fault = Algo ha fallado por dentro. Tu partida está a salvo; vuelve a cargar la página.
label-variation = otra jugada
label-back-to-game = Volver a la partida
label-texts-loading = Cargando…
label-texts-failed = No se han podido cargar estos textos. Todo lo demás funciona.
label-quiet-game = Scharten tranquilo
label-quiet-game-note = Ajedrez en una diana, con todas las piezas en su sitio.
label-loud-game = Scharten ruidoso
label-loud-game-note = En el tablero solo están los reyes: los dardos deciden adónde van las demás piezas.
label-zoom-in = Ampliar el centro
label-group-chess = Ajedrez
label-group-dartboard = Ajedrez en la diana
label-group-draughts = Damas
label-page-scharten = Scharten
label-page-draughts = Damas
label-lessons-title = Golpes famosos, paso a paso
label-lesson-open = Ponerlo en el tablero
label-games-title = Los juegos nacionales, cara a cara
label-compare-title = Una posición, todas las reglas
label-clock-link = Reloj y reglas de juego
label-print-link = Imprimir…
label-embed-link = Poner en una web
label-embed-games = Partidas
label-share-title = Compartir
label-my-games = Mis partidas
label-key-games = Mis partidas

## Keys as they are printed on keyboards

label-name-of-enter = Intro
label-name-of-escape = Esc
label-name-of-shift = Mayús
label-name-of-home = Inicio
label-name-of-end = Fin

## A name and what belongs to it

# In lists and names of buttons.
with-name = { $name }: { $text }
