### Boards on other pages.

## Boards on other pages

# There is no such option.
embed-unknown = De optie “{ $name }” bestaat niet.

# An option is given something else than it may be.
embed-value = “{ $name }” mag { LIST($words, type: "or") } zijn. Hier staat “{ $text }”, dus toont het bord wat gebruikelijk is.

# An option is longer than any game.
embed-too-long = De tekst van “{ $name }” is langer dan elke partij. Het bord toont het begin.

## Labels

label-embed-own-moves = Je eigen zetten
label-embed-title = Een bord voor je website
label-embed-lead = Kies wat het bord toont, bekijk het, en kopieer de code in je pagina.
label-embed-what = Wat het bord toont
label-embed-game = De partij op het bord
label-embed-position = De stelling op het bord
label-embed-text = Een partij als tekst, of meer (PGN, PDN)
label-embed-start = Het begin van dit spel
label-embed-lesson = Een les
label-embed-lesson-name = Cursus en les, zoals in het adres: notation/L05
label-embed-side = Welke kant onder staat
label-embed-ply = De eerste stelling
label-embed-moves = Zetten tonen
label-embed-columns = Zetten in kolommen
label-embed-explain = Tonen wat elk teken zegt
label-embed-controls = Knoppen tonen
label-embed-read-only = Alleen bekijken
label-embed-own = Eigen zetten naast de partij
label-embed-usual = zoals gewoonlijk
label-embed-preview = Wat je bezoekers zien
label-embed-code = De code voor je pagina
label-embed-element = Een element: voor pagina’s die je zelf in HTML schrijft
label-embed-data = Een gewoon element met attributen: voor WordPress (blok “Aangepaste HTML”) en andere editors, die het laten zoals het is. De eerste regel is één keer per pagina nodig.
label-embed-frame = Een kader: waar geen scripts mogen, zoals op veel schoolsites. De partij staat in het adres. Zonder de eerste regel houdt het zijn hoogte.
label-embed-copy = Code kopiëren
label-embed-paste = Een link om te plakken (oEmbed)
label-embed-paste-hint = Bewaar beide bestanden en zet ze in één map van je site. In systemen die oEmbed kennen, wordt het adres van het eerste dan het bord.
label-embed-at = Het adres van die map
label-embed-save = Bewaar
