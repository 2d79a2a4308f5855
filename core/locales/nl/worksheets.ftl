### Worksheets, the board to cut out, diplomas to print.

## Worksheets

# A pawn is promoted by the move that the arrow shows.
work-becomes = De pion wordt: { PIECE($piece) }.

# The boards would be too small to read.
work-lowered = Op een bladzijde { $fits ->
    [1] past er maar 1
   *[other] passen er maar { $fits }
}, geen { $asked }.

# Exercises that cannot be done on paper.
work-left-out = Oefeningen die een scherm nodig hebben, zijn weggelaten: { $tasks }.

# The source has fewer tasks than asked for.
work-fewer = Opdrachten die er hier zijn: { $found }.

# The number of a set of tasks, at the foot of a page.
work-set = Reeks { $number }

# The heading of a part of the board to cut out.
plan-tile = Deel { $name } van het bord, { $size } cm

## Sentences on paper

label-work-find = Zet een kruisje op het veld dat erbij staat.
label-work-mark = Zet een kruisje op het goede veld.
label-work-name = Schrijf de naam van het gemarkeerde veld op de lijn.
label-work-write = De pijl is een zet. Schrijf hem op de lijn.
label-work-thrown = De cirkel staat om een stuk dat net gegooid is. Schrijf deze zet op de lijn.
label-work-blind = Schrijf de zet op de lijn.
label-work-correct = De pijl is de zet. Hij is met een fout opgeschreven: schrijf hem goed op.
label-work-draw = Teken een pijl voor de geschreven zet.
label-work-arrow = Teken een pijl voor jouw zet.
label-work-solve = Vind de zet en schrijf hem op de lijn. Gaat het verder, schrijf dan alle zetten op.
label-work-choose = Kruis het goede antwoord aan.
label-work-board = Speel de zetten in je hoofd en kruis het goede bord aan.
label-work-set-up = Speel de zetten in je hoofd en teken de stukken op het lege bord.
label-work-row = De pijlen zijn de zetten, eerst 1, dan 2. Vul de regel in.
label-work-line = De pijlen zijn de zetten: 1, 2, 3. Schrijf ze op één regel, zoals in een boek.
label-work-head = Vul het bovenste deel van het notatieformulier in.

## Words of courses for the screen, and for a pencil in their place

label-work-watch = Bekijk de zet en schrijf hem op.
label-work-tap = Tik of klik op
label-work-cross = Zet een kruisje op

## Page of worksheets

label-work-title = Werkbladen
label-work-lead = Bladen om met potlood in te vullen: borden met opdrachten, lijnen om op te schrijven, in meerdere versies, met de antwoorden op aparte bladzijden. Hieronder ziet u elke bladzijde zoals die op papier komt.
label-work-line-of-link = Borden om bij te schrijven, versie A en B, antwoorden.
label-work-source = Opdrachten
label-work-from = Waarvandaan?
label-work-drill = Nieuwe opdrachten
label-work-course = Een cursus
label-work-games = Partijen
label-work-empty = Lege diagrammen
label-work-lesson = Les
label-work-all-lessons = Alle lessen
label-work-record = Welke partij?
label-work-on-board = De partij op het bord
label-work-all-kept = Al mijn partijen
label-work-file = Het bestand dat hier is geopend
label-work-open = Een bestand openen (PGN of PDN)…
label-work-no-file = Er staan geen partijen in deze tekst. Kies een bestand met partijen in PGN of PDN.
label-work-task = Wat is de opdracht?
label-work-game-write = de getoonde zet opschrijven
label-work-game-draw = de geschreven zet tekenen
label-work-game-find = de zet vinden (bestanden met stellingen)
label-work-pages-legend = Bladzijden
label-work-per-page = Opdrachten per bladzijde
label-work-pages = Bladzijden per versie
label-work-versions = Versies
label-work-key = Bladzijden met de antwoorden, voor u
label-work-heading = Titel van het blad
label-work-sow = Andere opdrachten
label-work-nothing = Hier zijn geen opdrachten voor papier. Kies een andere bron, een andere les of een andere partij.

## Board to cut out, diplomas

label-plan-title = Bord om uit te knippen
label-plan-lead = Het ronde bord van scharten op ware grootte, op zes bladzijden om uit te knippen en aan elkaar te plakken. Op de eerste bladzijde staat hoe.
label-plan-size = Hoe breed?
label-plan-40 = 40 cm, voor kleine stukken
label-plan-50 = 50 cm, voor de stukken van een club
label-plan-print = 1. Druk af op 100% (ware grootte), liefst op dik papier. De lijn hieronder is dan precies 10 cm lang: meet het na.
label-plan-cut = 2. Knip elk deel uit langs de buitenste snijtekens. De randen buiten de stippellijnen blijven zitten: daar komt de lijm.
label-plan-glue = 3. Doe lijm op die randen en leg het volgende deel erop, tot aan de stippellijn: A1, B1, C1, en daaronder A2, B2, C2.
label-plan-round = 4. Knip langs de cirkel. Met karton eronder wordt het een stevig bord.
label-diplomas-title = Diploma’s
label-diplomas-lead = Een diploma voor elke cursus, af te drukken als alle oefeningen gedaan zijn. De naam van de leerling kan erop.
