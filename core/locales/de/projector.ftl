### The board on the wall of a classroom.

## Labels

label-wall-reveal = Zeigen, was jetzt kommt
label-wall-back = Einen Schritt zurück
label-wall-page-on = Nächste Seite
label-wall-page-back = Vorige Seite
label-wall-coming = Die kommenden Züge zeigen
label-wall-coming-head = Das kommt noch
label-wall-blank = Wand dunkel machen
label-wall-dark = Die Wand ist dunkel. Drück eine Taste oder tippe, um sie hell zu machen.
label-wall-ring = Ring um den Zeiger
label-wall-erase = Zeichnungen wegwischen
label-wall-free = Freies Brett
label-wall-game = Zurück zur Stellung
label-wall-free-hint = Hier gelten keine Regeln: Stell jede Figur hin, wo du willst. Die Partie bleibt, wie sie ist.
label-wall-notes = Notizen der Lehrkraft
label-wall-full = Vollbild
label-wall-close = Die Wand verlassen
label-wall-tools = Bedienung der Wand
label-wall-no-channel = Dieser Browser kann zwei Fenster nicht im Gleichschritt halten. Jedes Fenster läuft für sich.
label-wall-blocked = Der Browser hat das Fenster nicht geöffnet. Nimm diesen Link:
label-wall-notes-lead = Was du hier machst, geschieht auch an der Wand, und umgekehrt.
label-wall-open = Die Wand öffnen
label-wall-which = Zu welcher Wand gehören die Notizen?
label-wall-none = Auf diesem Gerät ist noch keine Wand offen.
label-wall-now = Jetzt an der Wand
label-wall-next-move = Nächster Zug
label-wall-no-next = Nach diesem Zug kommt keiner mehr.
label-wall-signs = Was jedes Zeichen bedeutet
label-wall-hint = Tipp
label-wall-answer = Antwort
label-wall-mistakes = Typische Fehler
label-wall-loading = Die Lektion ist unterwegs…
label-wall-missing = Diese Lektion gibt es nicht. Die Partie steht noch an ihrem Platz.
label-wall-unknown = An dieser Adresse gibt es keine Übung.
label-wall-tray = Figuren für das freie Brett
label-wall-show-here = An der Wand zeigen
label-wall-card = Das Brett und die Züge sehr groß, für eine ganze Klasse.
label-wall-inks = Farbe zum Zeichnen
label-ink-green = Grün
label-ink-red = Rot
label-ink-blue = Blau
label-ink-yellow = Dunkelgelb
