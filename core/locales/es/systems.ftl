### One move in all systems of notation.

## Labels

label-system-short = Corta
label-system-short-note = La de hoy, en todo el mundo: en planillas, libros y periódicos.
label-system-figurine = Dibujos
label-system-figurine-note = Dibujos en vez de letras. Un libro con dibujos se lee en todos los países.
label-system-long = Larga
label-system-long-note = También dice de dónde viene la pieza. Muchos libros del siglo XIX se imprimieron así, y todavía puedes escribirla.
label-system-coordinate = Solo casillas
label-system-coordinate-note = De dónde a dónde, sin letra de la pieza. A algunos autores del siglo XIX les bastaba con eso.
label-system-iccf = Cifras para jugar por correspondencia (ICCF)
label-system-iccf-note = Para partidas por correspondencia entre países: las cifras no necesitan traducción. La primera es la columna y la segunda, la fila.
label-system-smith = Smith
label-system-smith-note = Warren Smith la hizo para ordenadores. Una letra al final dice qué se capturó, para que un programa pueda deshacer la jugada.
label-system-english = Descriptiva, inglesa
label-system-english-note = En los libros ingleses hasta 1980, más o menos. Las columnas llevan el nombre de las piezas del comienzo, y cada jugador cuenta las filas desde su lado.
label-system-french = Descriptiva, francesa
label-system-french-note = La forma francesa: primero el número y luego la columna. Las reglas de 1930 aún permitían dos sistemas, este y el de hoy; desde 1981 solo vale el de hoy.
label-system-koch = Koch
label-system-koch-note = Un sistema antiguo con cifras para las casillas. Conocemos su idea pero no cómo se imprimía, así que ves las cifras que hoy se usan por correspondencia.
label-system-stamma = Stamma
label-system-stamma-note = En un libro de 1737, Philippe Stamma dio un nombre a cada casilla. A cada pieza la llamaba por la columna donde empezó la partida, y al peón, p.
label-system-pdn = Números (PDN)
label-system-pdn-note = Así escriben y guardan hoy los programas las partidas de damas.
label-system-manoury = Manoury
label-system-manoury-note = Manoury, que tenía un café en París, numeró las casillas en un libro de 1770. En imprenta, las jugadas de las negras van entre paréntesis.
label-system-way = Todo el camino
label-system-way-note = Todas las casillas donde cae la pieza. Hace falta cuando la salida y la llegada podrían ser de dos capturas.
label-system-algebraic = Letras y cifras
label-system-algebraic-note = Como en ajedrez. En Rusia y sus vecinos, las damas se escriben así.
label-systems-lead = La jugada del tablero, escrita de todas las maneras que hay o ha habido. Toca un signo para saber qué significa.
label-systems-start = Haz una jugada o ve a una: entonces aparece aquí en todos los sistemas.
label-systems-try = Escribe esta jugada en este sistema
label-systems-check = Comprobar
label-systems-right = ¡Exactamente así!
label-systems-names = Las piezas en otros idiomas
label-systems-letters = Con las letras de otros idiomas
label-say-aloud = Decirla en voz alta
label-no-voice = Este dispositivo no tiene una voz propia para tu idioma. Las voces de internet enviarían las palabras fuera, por eso no se usan.
