### Writing by hand: pads for ink, copied lines, clear signs.

# A sign of a copied text looks like another.
hand-looks-like = Dein { $sign } sieht aus wie { $other }.

# Copied lines that are kept.
hand-lines = { $count ->
    [1] Eine Zeile gemerkt.
   *[other] { $count } Zeilen gemerkt.
}

label-ink-pad-name = Schreibfeld: Schreib den Zug mit Stift, Finger oder Maus. Du kannst ihn auch tippen.
label-ink-undo = Strich zurücknehmen
label-ink-eraser = Radierer
label-ink-clear = Alles löschen
label-ink-read = Das lese ich. Stimmt es? Tippe darauf.
label-ink-which = Welchen Zug hast du geschrieben?
label-ink-other = Etwas anderes: Ich tippe es
label-ink-unreadable = Das kann ich nicht lesen. Schreib die Zeichen einzeln, mit etwas Abstand, oder tippe den Zug.
label-ink-unavailable = Hier kann ich keine Handschrift lesen. Bitte tippe den Zug.

label-mode-hand = Meine Handschrift
label-hint-hand = Übe deutliche Zeichen und zeig Notabene, wie du schreibst. Nichts verlässt dieses Gerät.
label-hand-clear = Deutlich schreiben
label-hand-clear-lead = Diese Zeichen verwechselt man leicht. Wähle zwei, schreib die Zeile ab und sieh, wie deine Zeichen aussehen.
label-hand-check = Meine Zeichen ansehen
label-hand-all-clear = Jedes Zeichen ist deutlich. Gut geschrieben!
label-hand-apart = Ich kann die Zeichen nicht auseinanderhalten. Schreib sie einzeln, von links nach rechts, mit etwas Abstand.
label-hand-unavailable = Das Leseprogramm ließ sich nicht laden. Versuch es später noch einmal.
label-hand-learn-title = Zeig, wie du schreibst
label-hand-learn-lead = Schreib diese drei Zeilen ab. Danach werden deine Züge besser gelesen.
label-hand-learn = Diese Zeile merken
label-hand-learnt = Gemerkt. Danke!
label-hand-none = Noch keine Zeile gemerkt.
label-hand-forget = Meine Handschrift löschen
label-hand-forgotten = Deine Handschrift ist gelöscht.
label-hand-tip-a-d = Schließ den Bogen des a oben. Das d hat einen langen Strich nach oben.
label-hand-tip-1-7 = Die 7 hat ein flaches Dach und oft einen Querstrich. Die 1 hat einen Aufstrich und kein Dach.
label-hand-tip-b-6 = Das b hat einen geraden Strich. Die 6 ist eine runde Linie ohne Ecke.
label-hand-tip-g-9 = Das g geht unter die Linie, mit einem Haken nach links. Die 9 steht auf der Linie.
label-hand-tip-c-g = Das C bleibt offen. Das G hat innen einen kleinen Strich.
label-hand-tip-d-0 = Das D hat einen geraden Rücken. Die 0 ist auf beiden Seiten rund.
label-hand-tip-c-e = Das c bleibt offen. Das e beginnt mit einem Strich in der Mitte.
label-hand-tip-3-5 = Die 3 hat zwei runde Bäuche. Die 5 hat ein flaches Dach und einen geraden Hals.
label-hand-tip-4-9 = Die 4 ist oben offen und hat Ecken. Die 9 hat einen runden, geschlossenen Kopf.
label-hand-tip-b-h = Schließ den Bauch des b. Das h steht auf zwei Beinen.
label-hand-tip-k-r = Das K ist oben offen. Das R hat einen geschlossenen Kopf.
label-hand-tip-b-8 = Das B hat einen geraden Rücken. Die 8 ist eine Linie, die sich kreuzt.
label-hand-tip-f-t = Das F hat einen zweiten Strich in der Mitte. Das T hat nur ein Dach, nach beiden Seiten.
label-hand-tip-5-s = Die 5 hat ein flaches Dach und eine Ecke. Das S ist eine runde Linie.

label-sheet-share = Dieses Formular teilen
label-sheet-ink-left-out = Die Handschrift ist zu lang für einen Link. Der Link enthält nur die geschriebenen Züge.
label-mode-shared = Ein Formular per Link
label-hint-shared = Jemand hat dir dieses Formular geschickt. Sieh es Zug für Zug an oder schreib daran weiter.
label-shared-go-on = Mit diesem Formular weitermachen

# Below the answer of a pad: questions about remembering, and about copying lines.
label-ink-remember = Darf ich mir merken, wie du schreibst? Dann lese ich dich immer besser. Es bleibt auf diesem Gerät.
label-ink-remember-yes = Ja, merk es dir
label-ink-remember-no = Nein, danke
label-ink-copy-offer = Ich kenne deine Schrift noch nicht gut. Schreib drei Zeilen ab, dann frage ich seltener.
label-ink-copy-lines = Drei Zeilen abschreiben
label-ink-copy-later = Jetzt nicht
label-hand-confirmed = Züge, die ich mir von deiner Schrift gemerkt habe
label-hand-forget-one = Diesen vergessen
label-hand-remembers = Die Züge merken, die ich bestätige
