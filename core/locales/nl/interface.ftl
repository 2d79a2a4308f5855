### The frame of the app: menus, settings, help, notices.

## Texts that could not be read

# No game has this name.
no-such-game = Er is geen spel dat “{ $name }” heet. Bedoel je { LIST($near, type: "or") }?

# No way of writing has this name.
no-such-style = Er is geen schrijfwijze die “{ $name }” heet.

# Counting so deep would never end.
too-deep = Tellen kan tot een diepte van { $most }.

# The sentences of a language could not be fetched.
language-missing = Deze taal kon niet worden geladen. Heb je internet?

# A part of the app, or of a game, could not be fetched.
game-missing = Dit kon niet worden geladen. Heb je internet?

# A file could not be fetched, as the server has another version of the site.
site-renewed = De site heeft een nieuwe versie. Laad de pagina opnieuw om verder te gaan; wat je gemaakt hebt, blijft bewaard.

# The device has no more room for what is to be kept.
storage-full = Het apparaat heeft geen plaats meer: wat je nu doet, wordt niet bewaard. Bewaar je partij in een bestand of verwijder oude partijen.

# The games of the list were deleted in the browser, while the page was open.
games-cleared = Je bewaarde partijen zijn in deze browser verwijderd. De partij op het bord wordt opnieuw bewaard.

# The list cannot be reached, as another tab holds it.
games-blocked = Een ander tabblad houdt “Mijn partijen” vast. Sluit de andere tabbladen met Notabene: dan worden je partijen bewaard.

# A newer version of the program has opened the list in another tab.
games-newer = Een ander tabblad heeft een nieuwere Notabene geopend. Laad deze pagina opnieuw, dan komen je partijen in “Mijn partijen”.

# A link that cannot be read.
link-damaged = Deze link is niet compleet. Je eigen partij is niet veranderd.

## Labels

label-new-game = Nieuwe partij
label-chess = Schaken
label-chess960 = Chess960
label-start-game = Beginnen
label-cancel = Annuleren
label-close = Sluiten
label-settings = Instellingen
label-about = Over
label-screen-language = Taal van het scherm
label-piece-letters = Letters van de stukken
label-same-as-screen = Letters: K D T L P
label-figurines = Figuurtjes
label-notation = Notatie
label-short = Kort
label-long = Lang
label-coordinate = Alleen velden
label-promotion = Promotie
label-capture = Slaan
label-check = Schaak
label-mate = Mat
label-castling = Rokade
label-en-passant = e.p. schrijven
label-settings-look = Uiterlijk
label-settings-notation = Notatie
label-settings-playing = Spelen
label-settings-device = Dit apparaat
label-theme = Kleuren
label-theme-auto = Zoals het apparaat
label-theme-light = Licht
label-theme-dark = Donker
label-theme-projector = Beamer
label-board-colors = Kleuren van het bord
label-board-blue = Blauw
label-board-green = Groen
label-board-brown = Bruin
label-board-violet = Paars
label-board-coral = Steenrood
label-piece-set = Tekening van de stukken
label-pieces-classic = Klassiek
label-pieces-simple = Eenvoudig
label-pieces-friends = Met gezichten
label-coordinates = Coördinaten
label-coordinates-outside = Naast het bord
label-coordinates-inside = Op de velden
label-coordinates-hidden = Verborgen
label-flip = Bord draaien
label-undo = Zet terugnemen
label-redo = Zet opnieuw doen
label-first = Naar het begin
label-previous = Een zet terug
label-next = Een zet verder
label-last = Naar het eind
label-moves = De partij
label-white = Wit
label-black = Zwart
label-no-moves-yet = Nog geen zet. Tik op een stuk en dan op een veld.
label-score-sheet = Notatieformulier
label-board = Bord
label-choose = Welke?
label-keyboard = Toetsen
label-key-arrows = Over het bord gaan
label-key-enter = Een stuk oppakken of neerzetten
label-key-escape = Het stuk terugzetten
label-key-walk = Door de partij lopen (buiten het bord)
label-key-ends = Naar het begin, naar het eind
label-key-flip = Bord draaien
label-key-undo = Terugnemen, opnieuw doen
label-key-help = Deze hulp
label-sounds = Geluiden
label-calm = Rustig: geen geluid, geen beweging
label-mascot = De kleine pion tonen
label-single-keys = Sneltoetsen met één toets
label-about-what = Met Notabene leer je je partijen opschrijven. Doe een zet: hij wordt meteen opgeschreven, in jouw taal.
label-about-who-title = Voor iedereen die speelt
label-about-who = Voor kinderen, leraren, clubs en iedereen die graag een partij leest.
label-about-private-title = Alles blijft bij jou
label-about-private = Alles blijft op dit apparaat: geen account, geen reclame, en geen contact met andere sites.
label-about-keep-title = Er raakt niets kwijt
label-about-keep = De partij wordt op dit apparaat bewaard en is er weer als je de pagina opnieuw laadt.
label-about-licence-title = Gratis voor iedereen
label-about-licence = Vrije software, MIT of Apache 2.0. Stukken getekend voor Notabene; lettertype Atkinson Hyperlegible (SIL Open Font License).
label-site-zip = De bestanden van de site voor uw eigen webruimte (zip)
label-copy-game = Partij kopiëren
label-copied = Gekopieerd
label-copy-failed = De browser staat kopiëren niet toe.
label-fault = Er ging iets mis in het programma. Je partij is veilig; laad de pagina opnieuw.
label-variation = andere zet
label-back-to-game = Terug naar de partij
label-texts-loading = Laden…
label-texts-failed = Deze teksten konden niet geladen worden. Al het andere werkt.
label-quiet-game = Scharten, stil
label-quiet-game-note = Schaken op een dartbord, met alle stukken op hun plaats.
label-loud-game = Scharten, luid
label-loud-game-note = Alleen de koningen staan op het bord: darts bepalen waar de andere stukken komen.
label-zoom-in = Het midden vergroten
label-group-chess = Schaken
label-group-dartboard = Schaken op het dartbord
label-group-draughts = Dammen
label-page-scharten = Scharten
label-page-draughts = Dammen
label-lessons-title = Beroemde slagzetten, stap voor stap
label-lesson-open = Zet het op het bord
label-games-title = De nationale spellen naast elkaar
label-compare-title = Eén stelling, alle regels
label-clock-link = Klok en spelregels
label-print-link = Afdrukken…
label-embed-link = Op een website zetten
label-embed-games = Partijen
label-share-title = Delen
label-my-games = Mijn partijen
label-key-games = Mijn partijen

## Keys as they are printed on keyboards

label-name-of-enter = Enter
label-name-of-escape = Esc
label-name-of-shift = Shift
label-name-of-home = Home
label-name-of-end = End

## A name and what belongs to it

# In lists and names of buttons.
with-name = { $name }: { $text }
