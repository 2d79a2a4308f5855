### Gegen Notabene spielen.

## Labels

label-play-notabene = Gegen Notabene spielen
label-ended-won = Du hast gewonnen!
label-ended-lost = Notabene hat gewonnen.
label-ended-draw = Remis.
label-rematch = Noch eine Partie
label-stronger = Eine Stufe stärker
label-look-at-game = Die Partie ansehen
label-write-on-sheet = Auf ein Formular schreiben

label-who-plays = Wer spielt?
label-two-people = Zwei Menschen
label-your-side = Du spielst
label-by-chance = Weiß oder Schwarz nach Zufall
label-level = Wie stark?
label-level-1 = Kennt die Regeln
label-level-2 = Hat gerade angefangen
label-level-3 = Spielt zum Spaß
label-level-4 = Schaut zweimal hin
label-level-5 = Spielt mit Bedacht
label-level-6 = Spielt im Verein
label-level-7 = Schwer zu schlagen
label-level-8 = So stark wie möglich
label-oppose-here = Mit der Partie auf dem Brett weiter gegen Notabene
label-play-on = Spielen
label-hint = Tipp
label-change-opponent = Ändern
label-stop-opponent = Aufhören
label-try-again = Noch einmal versuchen
label-opponent-lead = Notabene antwortet auf jeden deiner Züge. Du kannst Züge zurücknehmen, um einen Tipp bitten und das alles jederzeit ändern.

## Messages

opponent-plays = Notabene: { PLAYER($player) }
opponent-thinks = Notabene denkt nach …
opponent-missing = Notabene kann gerade nicht ans Brett kommen. Bist du offline? Du kannst für beide Seiten ziehen und es später noch einmal versuchen.
opponent-first = Notabene ist am Zug. Warte einen Moment, oder beende das Spiel gegen Notabene.
hint-move = Versuch diesen Zug: { PIECE($piece) } von { $from } nach { $to }.
hint-takes = Versuch diesen Zug: { PIECE($piece) } von { $from } schlägt bis { $to }.
hint-throw = Versuch einen Dart, und ziel auf { $field }.
hint-written = Versuch { $text }.

draw-declined = Notabene will noch kein Remis. Spiel weiter!

offer-needs-move = Spiele zuerst einen Zug. Dann kannst du Remis anbieten.
