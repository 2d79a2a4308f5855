### One move in all systems of notation.

## Labels

label-system-short = Kurz
label-system-short-note = So schreibt man heute auf der ganzen Welt: auf Partieformularen, in Büchern und Zeitungen.
label-system-figurine = Figurinen
label-system-figurine-note = Bilder statt Buchstaben. Ein Buch mit Figurinen kann man in jedem Land lesen.
label-system-long = Lang
label-system-long-note = Hier steht auch, woher die Figur kommt. Viele Bücher des neunzehnten Jahrhunderts sind so gedruckt, und du darfst es immer noch schreiben.
label-system-coordinate = Nur Felder
label-system-coordinate-note = Von wo nach wo, ganz ohne Buchstaben einer Figur. Manchen Autoren des neunzehnten Jahrhunderts genügte das.
label-system-iccf = Fernschach-Ziffern (ICCF)
label-system-iccf-note = Für Fernpartien zwischen zwei Ländern: Ziffern muss man nicht übersetzen. Die erste ist die Linie, die zweite die Reihe.
label-system-smith = Smith
label-system-smith-note = Warren Smith hat es für Computer erfunden. Ein Buchstabe am Ende sagt, was geschlagen wurde, damit ein Programm den Zug zurücknehmen kann.
label-system-english = Beschreibend, englisch
label-system-english-note = In englischen Büchern bis etwa 1980. Die Linien heißen nach den Figuren am Anfang, und jede Seite zählt die Reihen von sich aus.
label-system-french = Beschreibend, französisch
label-system-french-note = Die französische Form: zuerst die Zahl, dann die Linie. Die Regeln von 1930 erlaubten noch zwei Systeme, dieses und das heutige; seit 1981 zählt nur das heutige.
label-system-koch = Koch
label-system-koch-note = Ein altes System mit Ziffern für die Felder. Wir kennen seine Idee, aber nicht seinen Druck; darum siehst du die Ziffern, mit denen man heute Fernschach spielt.
label-system-stamma = Stamma
label-system-stamma-note = In einem Buch von 1737 gab Philippe Stamma jedem Feld seinen Namen. Jede Figur nannte er nach der Linie, auf der sie die Partie begann, und einen Bauern p.
label-system-pdn = Nummern (PDN)
label-system-pdn-note = So schreiben und speichern Programme heute Damepartien.
label-system-manoury = Manoury
label-system-manoury-note = Manoury, der in Paris ein Café hatte, nummerierte die Felder in einem Buch von 1770. Im Druck stehen die Züge von Schwarz in Klammern.
label-system-way = Der ganze Weg
label-system-way-note = Jedes Feld, auf dem die Figur landet. Das braucht man, wenn Anfang und Ende allein zwei Schlagzüge meinen könnten.
label-system-algebraic = Buchstaben und Ziffern
label-system-algebraic-note = Wie beim Schach. In Russland und seinen Nachbarländern schreibt man das Damespiel so.
label-systems-lead = Der Zug auf dem Brett, geschrieben auf jede Art von früher und heute. Tippe ein Zeichen an, um zu sehen, was es bedeutet.
label-systems-start = Spiel einen Zug oder geh zu einem: Dann steht er hier in allen Systemen.
label-systems-try = Schreib diesen Zug in diesem System
label-systems-check = Prüfen
label-systems-right = Genau so!
label-systems-names = Die Figuren in anderen Sprachen
label-systems-letters = In den Buchstaben anderer Sprachen
label-say-aloud = Laut vorlesen
label-no-voice = Dieses Gerät hat keine eigene Stimme für deine Sprache. Stimmen aus dem Internet würden die Wörter wegschicken, darum benutzen wir sie nicht.
