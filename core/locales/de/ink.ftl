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

label-sheet-share = Dieses Formular teilen
label-sheet-ink-left-out = Die Handschrift ist zu lang für einen Link. Der Link enthält nur die geschriebenen Züge.
label-mode-shared = Ein Formular per Link
label-hint-shared = Jemand hat dir dieses Formular geschickt. Sieh es Zug für Zug an oder schreib daran weiter.
label-shared-go-on = Mit diesem Formular weitermachen
