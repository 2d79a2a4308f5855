### The page of the rules of chess.

## Labels

label-chess-lead = Hoe de stukken gaan, hoe een partij eindigt, en hoe je dat allemaal opschrijft. Open een plaatje en probeer het op het bord.
label-chess-pieces = Zo gaan de stukken
label-chess-special = Bijzondere zetten
label-chess-ends = Schaak en het einde
label-chess-written = Zo schrijf je het
label-chess-lesson = Leer zetten opschrijven
label-more-chess-line = Wat stukken mogen, rokeren, schaakmat en remise, in beeld.
