### Boards on other pages.

## Boards on other pages

# There is no such option.
embed-unknown = No existe la opción «{ $name }».

# An option is given something else than it may be.
embed-value = «{ $name }» puede ser { LIST($words, type: "or") }. Aquí pone «{ $text }», así que el tablero usa el valor normal.

# An option is longer than any game.
embed-too-long = El texto de «{ $name }» es más largo que cualquier partida. El tablero muestra el comienzo.

## Labels

label-embed-own-moves = Tus propias jugadas
label-embed-title = Un tablero para tu web
label-embed-lead = Elige qué muestra el tablero, míralo y copia el código en tu página.
label-embed-what = Lo que muestra el tablero
label-embed-game = La partida del tablero
label-embed-position = La posición del tablero
label-embed-text = Una partida como texto, o varias (PGN, PDN)
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
label-embed-usual = lo normal
label-embed-preview = Lo que ven tus visitantes
label-embed-code = El código para tu página
label-embed-element = Un elemento: para páginas que escribes tú en HTML
label-embed-data = Un elemento corriente con atributos: para WordPress (bloque «HTML personalizado») y otros editores, que lo dejan como está. La primera línea hace falta una vez por página.
label-embed-frame = Un marco: donde no se permiten scripts, como en muchas webs de colegios. La partida va en su dirección. Sin la primera línea conserva su altura.
label-embed-copy = Copiar el código
label-embed-paste = Un enlace para pegar (oEmbed)
label-embed-paste-hint = Guarda los dos archivos y ponlos en una carpeta de tu web. En los sistemas que conocen oEmbed, la dirección del primero se convierte en el tablero.
label-embed-at = La dirección de esa carpeta
label-embed-save = Guardar
