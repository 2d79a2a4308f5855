### Links and square codes.

## Links

# An address that means nothing here.
link-foreign = Het adres “{ $text }” bestaat hier niet. Vraag nog een keer om de link. Je eigen partij is niet veranderd.

# A game came with a link, and the own one is kept.
link-opened = Dit kwam met de link. Je eigen partij is bewaard.

# A course came with a link, and there is no room for it.
link-no-room = Dit apparaat bewaart hoogstens negen cursussen. Haal er een weg in de lijst met lessen en open de link dan nog een keer.

## Labels

label-share-hint = Alles staat in de link zelf: er gaat niets naar een server.
label-share-what = Wat
label-share-whole = De hele partij
label-share-position = Alleen deze stelling
label-share-lesson = Deze les
label-share-exercise = Deze oefening
label-share-lessons = Alle lessen
label-share-at = Hij opent
label-share-at-here = bij de zet op het bord
label-share-at-start = bij het begin
label-share-at-end = bij de laatste zet
label-share-side = Wie zit onderaan?
label-share-reader = wie hem opent
label-share-mine = die van mij
label-share-readers = die van wie hem opent
label-share-link = De link
label-share-copy-link = Kopieer de link
label-share-send = Versturen…
label-share-code = QR-code met de link, voor de camera van een telefoon
label-share-code-large = Toon de code groot
label-share-code-small = Terug naar het venster
label-share-code-save = Bewaar de code
label-share-too-long = Deze link is te lang voor een code die een telefoon kan lezen. Kopieer hem, of deel alleen de stelling: die past.
label-share-as = Als tekst of als afbeelding
label-share-position-text = Kopieer de stelling
label-share-kept = Partijen die apart gezet zijn toen je een link opende
label-share-back = Terug naar je partij
label-share-course = De hele cursus, voor leerlingen
label-share-course-change = De hele cursus, voor collega’s die hem mogen veranderen
label-share-course-long = Deze link is te lang voor een code die een telefoon kan lezen. Kopieer hem.
