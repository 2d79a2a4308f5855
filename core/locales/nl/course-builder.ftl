### The course builder: lessons and exercises made on the board.
### part: school

build-count = Nog te doen: { $count }
build-derived = Notabene vindt het goede antwoord: { $text }
build-part = { $number }. { $text }
build-up-of = Omhoog: { $text }
build-down-of = Omlaag: { $text }
build-remove-of = Weghalen: { $text }

## The list of courses

label-build-title = Mijn cursussen
label-build-lead = Maak uw eigen lessen en oefeningen: speel ze op het bord, schrijf er een paar woorden bij en deel ze met een link.
label-build-more-line = Eigen lessen en oefeningen, gemaakt door ze te spelen.
label-build-none = Er staat nog geen cursus van u op dit apparaat.
label-build-new-course = Nieuwe cursus
label-build-open-file = Een bestand openen
label-build-unnamed = Zonder titel
label-build-gone = Dit is er niet meer.
label-build-deleted = De cursus is verwijderd.
label-build-restore = Terugzetten
label-build-opened = Het bestand is open.
label-build-refused = Dit bestand kan niet als cursus worden geopend:

## Something new begins with these words

label-build-first-title = Mijn cursus
label-build-first-lead = Een cursus van mezelf.
label-build-first-lesson = Een nieuwe les
label-build-first-goal = Probeer het zelf.
label-build-first-point = Kijk naar het bord.

## A course

label-build-course-title = Titel van de cursus
label-build-course-lead = Waar hij over gaat
label-build-language = Ik schrijf in het
label-build-lessons = Lessen
label-build-new-lesson = Nieuwe les
label-build-copy = Een les van Notabene kopiëren
label-build-copy-lesson = Deze les kopiëren
label-build-course = Cursus
label-build-lesson = Les
label-build-preview = Voorbeeld
label-build-redo = Opnieuw
label-build-save-file = Als bestand bewaren
label-build-delete = De cursus verwijderen
label-build-sure = Echt verwijderen?
label-build-saved = Bewaard op dit apparaat.
label-build-unsaved = Dit apparaat kon het niet bewaren. Bewaar het als bestand.
label-build-ready = Alles is compleet.
label-build-share-later = Vul eerst aan wat nog ontbreekt: daarna kan de cursus gedeeld worden.
label-build-to-course = Terug naar de cursus
label-build-to-lesson = Terug naar de les
label-build-unfinished = Deze cursus is nog niet af.
label-build-change = Deze cursus veranderen

## A lesson

label-build-lesson-title = Titel van de les
label-build-goal = Wat de leerling leert
label-build-parts = Teksten en oefeningen
label-build-new-text = Nieuwe tekst
label-build-new-exercise = Nieuwe oefening
label-build-up = Omhoog
label-build-down = Omlaag
label-build-remove = Weghalen
label-build-text = Tekst naast het bord

## The board of a text or an exercise

label-build-add-board = Hier een bord tonen
label-build-mode = Op het bord
label-build-mode-moves = Zetten spelen
label-build-mode-answer = Het antwoord tonen
label-build-mode-draw = Tekenen
label-build-mode-pieces = Stukken opzetten
label-build-draw-hint = Tik op een veld om het te markeren, teken van veld naar veld voor een pijl.
label-build-moves = Zetten
label-build-lit = Gemarkeerde velden en pijlen
label-build-start-here = Met deze stelling beginnen
label-build-cut = De zetten hierna weghalen
label-build-from-game = Uit een partij halen
label-build-take = Deze partij nemen
label-build-black-below = Zwart zit onderaan
label-build-exercise-of = Een oefening maken van deze stelling

## An exercise and its answers

label-build-kind = Soort oefening
label-build-prompt = Opdracht voor de leerling
label-build-answers = Antwoorden
label-build-right = Goed antwoord
label-build-also = Ook goed
label-build-noted = Goed, met een opmerking
label-build-wrong = Typische fout
label-build-answer-text = Antwoord
label-build-hint = Uw commentaar
label-build-role = Wat u toont is
label-build-add = Toevoegen
label-build-tap-find = Tik op het veld op het bord.
label-build-tap-name = Tik op het veld dat de leerling moet noemen.
label-build-tap-play = Speel de zet op het bord.
label-build-proposals = Typische fouten om toe te voegen
label-build-options = Invullen met de zet op het bord
label-build-given = Tekst met de fout
label-build-propose = Een voorstel
label-build-number = Nummer van de regel
label-build-seconds = Seconden om te kijken
label-build-result = Uitslag van de partij
label-build-lines = Als regels van het bestand
label-build-how = Alle woorden van het bestand staan uitgelegd op de pagina van de lessen.

## What is still missing, beside its place

label-build-miss-right = Het goede antwoord ontbreekt nog.
label-build-miss-empty = Een antwoord is nog leeg.
label-build-miss-moves = Speel de zetten op het bord.
label-build-miss-lit = Markeer één veld op het bord.
label-build-miss-text = Hier ontbreken nog woorden.
label-build-miss-number = Er ontbreekt nog een getal.
label-build-miss-given = De tekst met de fout ontbreekt nog.
label-build-miss-hint = Schrijf uw commentaar bij dit antwoord.
label-build-miss-wrong = Er zijn drie foute borden nodig.
label-build-miss-lesson = De cursus heeft een les nodig.
label-build-miss-point = De les heeft een tekst nodig.

## Kinds of exercises, and the task with which each begins

label-build-kind-find = Een veld vinden
label-build-kind-name = Een veld benoemen
label-build-kind-play = De zet vinden en spelen
label-build-kind-write = De zet opschrijven
label-build-kind-choose = Kiezen uit drie
label-build-kind-correct = Een fout verbeteren
label-build-kind-head = Bovenste deel van een notatieformulier
label-build-kind-row = Regel van een notatieformulier
label-build-kind-line = Zetten op één regel
label-build-kind-play-game = Een opgeschreven partij spelen
label-build-kind-write-game = Een hele partij opschrijven
label-build-kind-write-blind = Blind noteren
label-build-kind-choose-board = Het bord kiezen
label-build-kind-set-up = Opzetten uit het hoofd
label-build-kind-solve = Meerdere zetten vinden
label-build-task-find = Tik op het juiste veld.
label-build-task-name = Welk veld is gemarkeerd? Schrijf de naam.
label-build-task-play = Speel de goede zet.
label-build-task-write = Bekijk de zet en schrijf hem op.
label-build-task-choose = Welke is goed?
label-build-task-correct = Verbeter de fout.
label-build-task-head = Vul het bovenste deel van het formulier in.
label-build-task-row = Vul deze regel in.
label-build-task-line = Schrijf de zetten op één regel.
label-build-task-play-game = Speel deze partij.
label-build-task-write-game = Schrijf de partij op, zet voor zet.
label-build-task-write-blind = Volg de zetten in je hoofd en schrijf de laatste op.
label-build-task-choose-board = Welk bord komt er na de zetten?
label-build-task-set-up = Zet de stelling op uit je hoofd.
label-build-task-solve = Vind de beste zetten.

label-build-pane = De oefening veranderen of proberen
label-build-edit = Veranderen
label-build-try = Proberen
label-build-as-pupil = Zo zien uw leerlingen het
label-build-try-later = Zodra er niets meer ontbreekt, kunt u het hier proberen.
label-build-veiled = Alleen tonen als de leerling om het antwoord vraagt
label-build-question = Vraag aan het eind, met het antwoord in
label-build-no-question = Geen vraag
label-build-question-text = De vraag
label-build-miss-veiled = In de les met het antwoord moet een tekst staan die alleen getoond wordt als de leerling erom vraagt.
label-build-card = Samenvatting van de cursus
label-build-card-text = Eén stap
label-build-card-example = Voorbeeld, met haken om wat telt: [N]f3
label-build-new-step = Nieuwe stap
label-build-help = Hint vóór het antwoord
label-build-at-move = Antwoord bij de zet
label-build-take-famous = Deze beroemde partij nemen
label-build-own-prompt = Zeg uw leerlingen precies wat ze hier moeten doen: dit schreef Notabene om te beginnen.
