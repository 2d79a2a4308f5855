### Boards on other pages.

## Boards on other pages

# There is no such option.
embed-unknown =
    { COUNT($near) ->
        [0] De optie “{ $name }” bestaat niet.
       *[other] De optie “{ $name }” bestaat niet. Bedoel je { LIST($near, type: "or") }?
    }

# An option is given something else than it may be.
embed-value = “{ $name }” mag { LIST($words, type: "or") } zijn. Hier staat “{ $text }”, dus neemt het bord de standaardwaarde.

# An option is longer than any game.
embed-too-long = De tekst van “{ $name }” is langer dan elke partij. Het bord toont het begin.

# The file with the games of a board could not be fetched.
embed-file = De partijen in het bestand “{ $address }” konden niet worden geladen.

## Labels

label-embed-own-moves = Uw eigen zetten
label-embed-title = Een bord voor uw website
label-embed-lead = Kies wat het bord toont, bekijk het en kopieer de code in uw pagina.
label-embed-what = Wat het bord toont
label-embed-game = De partij op het bord
label-embed-position = De stelling op het bord
label-embed-text = Eén of meer partijen als tekst (PGN, PDN)
label-embed-start = Het begin van dit spel
label-embed-lesson = Een les
label-embed-lesson-name = Cursus en les, zoals in het adres: notation/L05
label-embed-side = Welke kant onderaan staat
label-embed-ply = De eerste stelling
label-embed-moves = Zetten tonen
label-embed-columns = Zetten in kolommen
label-embed-explain = Tonen wat elk teken zegt
label-embed-controls = Knoppen tonen
label-embed-read-only = Alleen bekijken
label-embed-own = Eigen zetten naast de partij
label-embed-header = Toon de spelers en het toernooi
label-embed-comments = Waar opmerkingen staan
label-embed-autoplay = Seconden per zet (automatisch afspelen)
label-embed-puzzle = Een puzzel: vind de zetten
label-embed-write-box = Een vak voor geschreven zetten
label-embed-file = Een bestand met partijen op een adres
label-embed-round = Een ronde die gespeeld wordt, uit een bestand
label-embed-address = Het adres van het bestand (.pgn, .pdn)
label-embed-refresh = Seconden tussen twee keer kijken naar het bestand
label-embed-clocks = De klokken tonen
label-embed-evals = De evaluaties tonen
label-embed-menu = Het menu tonen
label-embed-own-list = Eigen zetten: apart, of als varianten
label-embed-number = De partij van het bestand die eerst getoond wordt
label-embed-usual = standaard
label-embed-preview = Wat uw bezoekers zien
label-embed-code = De code voor uw pagina
label-embed-element = Een element: voor pagina’s die u zelf in HTML schrijft
label-embed-data = Een gewoon element met attributen: voor WordPress (blok “Aangepaste HTML”) en andere editors, die het laten zoals het is. De eerste regel is één keer per pagina nodig.
label-embed-frame = Een kader (iframe): waar geen scripts mogen, zoals op veel schoolsites. De partij staat in het adres. Zonder de eerste regel houdt het zijn hoogte.
label-embed-cdn = Zonder eigen webruimte
label-embed-cdn-hint = Schrijf deze regel in plaats van de eerste regel hierboven. De borden komen dan van een CDN van npm, dat het pakket notabene-embed levert; frames hebben eigen bestanden nodig.
label-embed-copy = Code kopiëren
label-embed-paste = Een link om te plakken (oEmbed)
label-embed-paste-hint = Bewaar beide bestanden en zet ze in één map van uw site. In systemen die oEmbed kennen, wordt het adres van het eerste dan het bord.
label-embed-at = Het adres van die map
label-embed-save = Bewaar

### part: viewer

## Labels

label-viewer-clock = Resterende tijd
label-viewer-eval = Beoordeling:
label-viewer-white = Wit:
label-viewer-black = Zwart:
label-viewer-copy-position = Kopieer de stelling
label-viewer-download = Bewaar als bestand
label-viewer-open = Open in Notabene
label-viewer-play = Speel de zetten één voor één
label-viewer-pause = Pauze
label-viewer-keep-own = Houd mijn zetten in de lijst
label-viewer-drop-own = Haal mijn zetten weg
label-viewer-by-hand = De browser staat kopiëren niet toe. Kopieer de tekst uit dit vak.
label-puzzle-find = Vind de zet.
label-puzzle-right = Goed. Ga door!
label-puzzle-wrong = Dat is niet de zet. Hij wordt teruggenomen: probeer een andere.
label-puzzle-solved = Opgelost!
label-puzzle-shown = Dit is de oplossing.
label-puzzle-piece = Speel het gemarkeerde stuk.
label-puzzle-hint = Hint
label-puzzle-solution = Toon de oplossing
label-puzzle-again = Begin opnieuw
