### The page that prepares a lesson for a teacher.

# Minutes of a step.
prepare-minutes = { $minutes } min

# A move of a game that the class guesses.
prepare-guess = Vóór { $text }: stop en laat raden.

label-prepare-title = Een les in drie minuten
label-prepare-line = Kies een les, een partij of een cursus: digibord, opdrachten, werkblad en een link voor de leerlingen staan klaar.
label-prepare-lead = Kies waar uw les over gaat. Het plan hieronder is klaar voor gebruik, en om af te drukken.
label-prepare-what = Waarover?
label-prepare-topic = Een les van een cursus
label-prepare-course = Een hele cursus
label-prepare-famous = Een beroemde partij
label-prepare-long = Hoe lang?
label-prepare-show = Laten zien
label-prepare-together = Samen oplossen
label-prepare-paper = Op papier
label-prepare-alone = Ieder voor zich
label-prepare-show-lesson = Elke druk op de spatiebalk brengt het volgende punt of de volgende zet.
label-prepare-show-game = Speel de partij op het digibord: elke druk op de spatiebalk brengt de volgende zet.
label-prepare-together-line = De klas antwoordt. De spatiebalk brengt een hint, dan het antwoord.
label-prepare-guess-line = Stop vóór deze zetten. Met de toets V begint een stemming.
label-prepare-paper-line = Twee versies, met de antwoorden op een bladzijde voor u.
label-prepare-open = Het werkblad openen
label-prepare-alone-lesson = De leerlingen scannen de code of openen de link. Aan het eind tikken ze op “Aan mijn leraar laten zien”; “Mijn klas” verzamelt de resultaten.
label-prepare-alone-famous = De leerlingen scannen de code of openen de link, en kiezen hoe ze met deze partij oefenen. Aan het eind tikken ze op “Aan mijn leraar laten zien”; “Mijn klas” verzamelt de resultaten.
label-prepare-alone-game = De leerlingen scannen de code of openen de link: ze hebben de partij op hun bord.
label-prepare-print = Het plan afdrukken
label-prepare-later = De volgende lessen
label-prepare-none = Hier is niets voor te bereiden. Kies iets anders: een partij moet zetten hebben.
label-prepare-too-long = De link is te lang voor een code. Stuur hem, of geef de cursus als bestand door.
