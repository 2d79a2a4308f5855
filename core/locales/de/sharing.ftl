### Links and square codes.

## Links

# An address that means nothing here.
link-foreign = Die Adresse „{ $text }“ gibt es hier nicht. Frag noch einmal nach dem Link. Deine eigene Partie ist unverändert.

# A game came with a link, and the own one is kept.
link-opened = Das kam mit dem Link. Deine eigene Partie bleibt erhalten.

# A course came with a link, and there is no room for it.
link-no-room = Dieses Gerät behält höchstens neun Kurse. Entferne einen in der Liste der Lektionen, dann öffne den Link noch einmal.

## Labels

label-share-hint = Alles steckt im Link selbst: Nichts wird an einen Server geschickt.
label-share-what = Was
label-share-whole = Die ganze Partie
label-share-position = Nur diese Stellung
label-share-lesson = Diese Lektion
label-share-exercise = Diese Aufgabe
label-share-lessons = Alle Lektionen
label-share-at = Er öffnet sich
label-share-at-here = beim Zug auf dem Brett
label-share-at-start = am Anfang
label-share-at-end = beim letzten Zug
label-share-side = Wer ist unten?
label-share-reader = wer den Link öffnet
label-share-mine = meine
label-share-readers = die der anderen Person
label-share-link = Der Link
label-share-copy-link = Link kopieren
label-share-send = Senden …
label-share-code = QR-Code mit dem Link, für die Kamera eines Handys
label-share-code-large = Code groß zeigen
label-share-code-small = Zurück zum Fenster
label-share-code-save = Code speichern
label-share-too-long = Dieser Link ist zu lang für einen Code, den ein Handy lesen kann. Kopiere ihn, oder teile nur die Stellung: Die passt.
label-share-as = Als Text oder als Bild
label-share-position-text = Stellung kopieren
label-share-kept = Partien, die beiseitegelegt wurden, als du einen Link geöffnet hast
label-share-back = Zurück zu deiner Partie
label-share-course = Der ganze Kurs, für Schüler
label-share-course-change = Der ganze Kurs, für Kollegen, die ihn ändern dürfen
label-share-course-long = Dieser Link ist zu lang für einen Code, den ein Handy lesen kann. Kopiere ihn.
