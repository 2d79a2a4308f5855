### Results that are handed in, and the class of a teacher.
### part: school

## Results

# No result in a text.
result-missing = In deze tekst staat geen resultaat. Een resultaat begint met r=1, of het is een link waar r=1 in staat.

# A link to something else came instead of a result.
result-other-link = Deze link leidt naar iets anders, niet naar een resultaat.

# A text is longer than any result.
result-too-long = Dit is te lang voor een resultaat.

# A result was written by a later version.
result-newer = Dit resultaat is met een nieuwere Notabene gemaakt. Laad de pagina opnieuw, dan hebt u die ook, en voeg het nog eens toe.

# A character of a result is missing or another one.
result-changed = Een teken van dit resultaat ontbreekt of is fout. Vraag er nog eens om.

# A result has values that no task has.
result-out-of-range = Sommige getallen in dit resultaat zijn onmogelijk. Vraag er nog eens om.

# There is no room for more results.
class-full = Er zijn al 10.000 resultaten. Bewaar ze in een bestand en verwijder ze, dan is er weer plaats.

# The device does not keep the results.
class-not-saved = Dit apparaat heeft geen plaats meer voor de resultaten. Bewaar ze in een bestand voor u deze pagina verlaat.

# How many results are new, and how many were there before.
class-added = Nieuwe resultaten: { $added }. Al aanwezig: { $known }.

# A text that is no result; the reason follows.
class-refused = Geweigerd: “{ $text }”.

# How many results were deleted just now.
class-deleted = Verwijderde resultaten: { $results }.

# What has come in so far.
class-count = Leerlingen: { $pupils } · Resultaten: { $results }

# A button of a row, for those who cannot see the row.
class-delete-of = De resultaten van { $name } verwijderen

# A lesson of a course.
class-lesson = { $course }: { $number }

# Pupils with their right answers, or with the number of their mistakes.
class-pupils = { $name } ({ $count })

# How many answers were right.
right-of = { $right } van de { $asked } goed

# Whose result it is.
hand-in-from = Van: { $name }

class-right = { $task } – goed

class-asked = { $task } – alles

class-diplomas-of = Diploma’s: { $course } (klaar: { $pupils })

class-missing-more = Nog { $count }

## Labels

label-hand-in = Aan mijn leraar laten zien
label-hand-in-skills = Aan mijn leraar laten zien wat ik kan
label-hand-in-title = Laat je resultaat aan je leraar zien
label-hand-in-name = Je naam of je nummer in de klas
label-hand-in-hint = Die blijft op dit apparaat, en staat alleen in wat je zelf laat zien.
label-hand-in-make = Maak de code
label-hand-in-empty = Schrijf eerst je naam of je nummer: 1 tot 40 letters of cijfers.
label-hand-in-show = Houd de QR-code voor de camera van je leraar, of stuur de link of de code.
label-hand-in-code = De code
label-hand-in-copy-code = Kopieer de code
label-hand-in-rename = Een andere naam
label-class-title = Mijn klas
label-class-line = Resultaten verzamelen en zien wie waarbij hulp nodig heeft.
label-class-lead = Uw leerlingen tikken op “Aan mijn leraar laten zien” en geven u een QR-code, een link of een code. Alles blijft op dit apparaat.
label-class-collect = Resultaten verzamelen
label-class-paste = Links of codes, zoveel u wilt
label-class-add = Toevoegen
label-class-camera = QR-codes lezen met de camera
label-class-camera-stop = Zet de camera uit
label-class-camera-none = Deze browser kan geen QR-codes lezen met een camera. Plak links of codes, of neem de camera van een telefoon en open de link hier.
label-class-camera-denied = De camera kan niet gebruikt worden. Sta hem toe in de browser, of plak de links.
label-class-camera-lost = De QR-codes kunnen nu niet gelezen worden. Zet de camera nog eens aan, of plak de links.
label-class-camera-looks = Houd de QR-codes één voor één voor de camera.
label-class-none = Nog geen resultaten.
label-class-table = Wie kan wat
label-class-show = Toon
label-class-show-all = alles
label-class-show-lessons = lessen
label-class-show-others = vrij oefenen, dictees, slagzetten
label-class-show-skills = vaardigheden
label-class-pupil = Leerling
label-class-help = Wie heeft waarbij hulp nodig?
label-class-help-none = Volgens deze resultaten heeft niemand hulp nodig.
label-class-mistakes = Fouten
label-class-good = gaat goed
label-class-some = ongeveer de helft goed
label-class-weak = heeft hulp nodig
label-class-today = Opdrachten van de dag
label-class-empty = Niets geschreven
label-class-other = Een andere zet geschreven
label-class-wrong = Een zet fout geschreven
label-class-order = Iets te vroeg gedaan
label-class-print = Afdrukken
label-class-save = Bewaar in een bestand
label-class-delete = Alle resultaten verwijderen
label-class-undo = Zet ze terug
label-class-list = De namen van mijn klas
label-class-list-hint = Eén naam per regel, zoals uw leerlingen hem schrijven. Dan ziet u wie er ontbreekt.
label-class-missing = Wie ontbreekt
label-class-missing-all = Nog niets
label-class-table-save = Opslaan als tabel (CSV)
label-class-diplomas = Diploma’s voor mijn klas
label-class-diplomas-lead = Eén naam per regel, voor elk een diploma. Wie u de hele cursus heeft laten zien, staat er al.
label-class-diplomas-print = De diploma’s afdrukken
label-diploma-sign = Handtekening
