### The page that prepares a lesson for a teacher.

# Minutes of a step.
prepare-minutes = { $minutes } Min.

# A move of a game that the class guesses.
prepare-guess = Vor { $text }: anhalten und raten lassen.

label-prepare-title = Eine Stunde in drei Minuten
label-prepare-line = Wählen Sie eine Lektion, eine Partie oder einen Kurs: Tafel, Aufgaben, Arbeitsblatt und ein Link für die Klasse sind fertig.
label-prepare-lead = Wählen Sie, worum es in Ihrer Stunde geht. Der Plan unten ist fertig, auch zum Drucken.
label-prepare-what = Worum geht es?
label-prepare-topic = Eine Lektion eines Kurses
label-prepare-course = Ein ganzer Kurs
label-prepare-famous = Eine berühmte Partie
label-prepare-long = Wie lange?
label-prepare-show = Zeigen
label-prepare-together = Gemeinsam lösen
label-prepare-paper = Auf Papier
label-prepare-alone = Jeder für sich
label-prepare-show-lesson = Jeder Druck auf die Leertaste bringt den nächsten Punkt oder den nächsten Zug.
label-prepare-show-game = Spielen Sie die Partie an der Tafel nach: Jeder Druck auf die Leertaste bringt den nächsten Zug.
label-prepare-together-line = Die Klasse antwortet. Die Leertaste bringt einen Hinweis, dann die Antwort.
label-prepare-guess-line = Halten Sie vor diesen Zügen an. Die Taste V beginnt eine Abstimmung.
label-prepare-paper-line = Zwei Fassungen, mit den Antworten auf einer Seite für Sie.
label-prepare-open = Arbeitsblatt öffnen
label-prepare-alone-lesson = Die Kinder scannen den Code oder öffnen den Link. Am Ende tippen sie auf „Meiner Lehrkraft zeigen“; „Meine Klasse“ sammelt die Ergebnisse.
label-prepare-alone-famous = Die Kinder scannen den Code oder öffnen den Link und wählen, wie sie mit dieser Partie üben. Am Ende tippen sie auf „Meiner Lehrkraft zeigen“; „Meine Klasse“ sammelt die Ergebnisse.
label-prepare-alone-game = Die Kinder scannen den Code oder öffnen den Link: Sie haben die Partie auf ihrem Brett.
label-prepare-print = Den Plan drucken
label-prepare-later = Die nächsten Lektionen
label-prepare-none = Hier gibt es nichts vorzubereiten. Wählen Sie etwas anderes: Eine Partie braucht Züge.
label-prepare-too-long = Der Link ist zu lang für einen Code. Verschicken Sie ihn, oder geben Sie den Kurs als Datei weiter.
