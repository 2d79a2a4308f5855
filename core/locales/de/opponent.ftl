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
label-two-people = Zu zweit
label-your-side = Du spielst
label-by-chance = Weiß oder Schwarz wird ausgelost
label-level = Welche Stufe?
label-level-for-you = Für dich
label-level-1 = 1 · Kennt die Regeln
label-level-2 = 2 · Hat gerade angefangen
label-level-3 = 3 · Spielt zum Spaß
label-level-4 = 4 · Schaut zweimal hin
label-level-5 = 5 · Spielt mit Bedacht
label-level-6 = 6 · Spielt im Verein
label-level-7 = 7 · Schwer zu schlagen
label-level-8 = 8 · So stark wie möglich
label-level-name-1 = Susi die Schnecke
label-level-name-2 = Piep das Küken
label-level-name-3 = Hops das Kaninchen
label-level-name-4 = Pieks der Igel
label-level-name-5 = Rosti der Fuchs
label-level-name-6 = Leo der Löwe
label-level-name-7 = Olga die Eule
label-level-name-8 = Drako der Drache
label-oppose-here = Diese Partie gegen Notabene weiterspielen
label-play-on = Spielen
label-hint = Tipp
label-change-opponent = Ändern
label-stop-opponent = Aufhören
label-try-again = Noch einmal versuchen
label-opponent-lead = Notabene antwortet auf jeden deiner Züge. Du kannst Züge zurücknehmen, um einen Tipp bitten und das alles jederzeit ändern.

## Messages

opponent-plays = Notabene: { PLAYER($player) }
opponent-thinks = Notabene denkt nach …
opponent-missing = Notabene kann gerade nicht ans Brett kommen. Hast du Internet? Du kannst für beide Seiten ziehen und es später noch einmal versuchen.
opponent-first = Notabene ist am Zug. Warte einen Moment, oder drück auf „Aufhören“.
hint-move = Versuch diesen Zug: { PIECE($piece) } von { $from } nach { $to }.
hint-takes = { $piece ->
    [man] Schlag mit { PIECE($piece, form: "dem") } auf { $from }: { PIECE($piece, form: "er", case: "upper") } landet auf { $to }.
    [crowned] Schlag mit { PIECE($piece, form: "dem") } auf { $from }: { PIECE($piece, form: "er", case: "upper") } landet auf { $to }.
   *[other] Schlag auf { $to } mit { PIECE($piece, form: "dem") } von { $from }.
}
hint-throw = Versuch einen Dart, und ziel auf { $field }.
hint-written = Versuch { $text }.

draw-declined = Notabene will noch kein Remis. Spiel weiter!

offer-needs-move = Spiele zuerst einen Zug. Dann kannst du Remis anbieten.
