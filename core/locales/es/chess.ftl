### The page of the rules of chess.

## Labels

label-chess-lead = Cómo van las piezas, cómo acaba una partida y cómo se escribe todo eso. Abre una imagen y pruébalo en el tablero.
label-chess-pieces = Así van las piezas
label-chess-special = Jugadas especiales
label-chess-ends = El jaque y el final
label-chess-written = Cómo se escribe
label-chess-lesson = Aprende a anotar las jugadas
label-more-chess-line = Qué pueden hacer las piezas, el enroque, el mate y las tablas, en imágenes.
