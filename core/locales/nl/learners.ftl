### Who is learning, the page “Me”, the page for parents.
### part: first

learner-now = { $name } leert

label-learner-first = Ik
label-me-title = Ik

### part: school

label-who-title = Wie leert er?
label-who-lead = Elke naam heeft eigen sterren, opdrachten, partijen en een eigen handschrift. Tik op een gezicht om te wisselen. Een wachtwoord is niet nodig.
label-who-add = Naam toevoegen
label-who-name = Naam
label-who-face = Gezicht
label-who-save = Opslaan
label-who-change = Naam en gezicht veranderen
label-who-remove = Weghalen

who-remove-ask = { $name } weghalen? De sterren, opdrachten, partijen en het handschrift van { $name } gaan dan ook weg. Je kunt ze terughalen tot er een andere naam wordt weggehaald.

label-who-remove-yes = Ja, weghalen

who-removed = { $name } is weggehaald.

label-who-undo = Ongedaan maken: naam terughalen
label-who-delete = Voorgoed wissen

who-delete-ask = De sterren, partijen en het handschrift van { $name } voorgoed wissen? Daarna kunnen ze niet meer terugkomen.

label-who-delete-yes = Ja, voorgoed wissen
label-who-empty = Schrijf eerst een naam op.
label-who-taken = Iemand heeft hier deze naam al.
label-who-full = Er is geen plaats meer voor nog een naam.
label-who-no-room = Dit apparaat heeft geen ruimte meer. Er is niets veranderd.
label-face-cat = kat
label-face-fox = vos
label-face-owl = uil
label-face-frog = kikker
label-face-bear = beer
label-face-rabbit = konijn
label-face-penguin = pinguïn
label-face-mouse = muis
label-face-star = ster
label-face-sun = zon
label-face-moon = maan
label-face-flower = bloem
label-me-hand = Mijn handschrift
label-me-hand-line = Laat Notabene zien hoe je schrijft, en oefen duidelijke letters.
label-me-lessons = Mijn lessen
label-me-lessons-line = Alle lessen met je sterren.
label-me-today = Opdrachten van vandaag
label-me-today-line = Elke dag tien nieuwe opdrachten.
label-me-mistakes = Mijn fouten
label-me-mistakes-line = Wat je nog eens kunt bekijken.
label-me-parents = Voor ouders
label-me-parents-line = Minuten, wat uw kind kan, wat er komt, wat moeilijk is. Om af te drukken.

backup-for = Dit bestand werd zonder namen opgeslagen. Wat erin zit, gaat naar { $name }. De andere namen houden wat van hen is.

label-backup-names = Ook de namen op dit apparaat worden vervangen door die in het bestand.

## The page for parents: they are spoken to politely.
label-parents-title = Wat uw kind heeft geleerd

parents-of = Wat { $name } heeft geleerd

label-parents-lead = U ziet hier wat dit apparaat over het oefenen van uw kind weet. Het blijft op dit apparaat.
label-parents-minutes = Minuten

parents-week =
    In de laatste zeven dagen: { $minutes ->
        [1] 1 minuut
       *[other] { $minutes } minuten
     } op { $days ->
        [1] 1 dag
       *[other] { $days } dagen
     }.

label-parents-no-minutes = Niet geoefend in de laatste zeven dagen.
label-parents-counted = Tijd telt alleen als de pagina open is en uw kind iets doet. De laatste 60 dagen worden bewaard, alleen op dit apparaat.

parents-day = { $day }: { $minutes } min

label-parents-can = Wat uw kind kan

parents-course = { $title }: lessen { $done } van { $lessons }, sterren { $stars } van { $most }

label-parents-can-none = Hier komt de eerste les die af is.
label-parents-sure = Zit er goed in
label-parents-next = Wat er komt

parents-next-lesson = De volgende les: “{ $lesson }” ({ $course })

parents-course-done = De cursus “{ $course }” is klaar.

label-parents-due = Goed om vandaag weer te oefenen
label-parents-hard = Wat moeilijk is
label-parents-hard-none = Niets bijzonders. Goed gedaan!
label-parents-shaky = Nog wankel

parents-often = { $text } ({ $count } keer)

label-parents-tip = Tien minuten op drie dagen per week helpen meer dan één lang uur. Laat uw kind u een zet uitleggen: dat is de beste oefening.
label-parents-empty = Uw kind is nog niet begonnen. De eerste les duurt vijf minuten.
label-parents-print = Deze pagina afdrukken
label-parents-back = Terug naar “Ik”
