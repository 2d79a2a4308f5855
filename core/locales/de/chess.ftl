### The page of the rules of chess.

## Labels

label-chess-lead = Wie die Figuren ziehen, wie eine Partie endet, und wie man das alles aufschreibt. Öffne ein Bild und probier es auf dem Brett.
label-chess-pieces = So ziehen die Figuren
label-chess-special = Besondere Züge
label-chess-ends = Schach und das Ende
label-chess-written = So schreibt man es
label-chess-lesson = Lerne Züge aufzuschreiben
label-more-chess-line = Was die Figuren dürfen, Rochade, Matt und Remis, in Bildern.
