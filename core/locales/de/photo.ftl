### A photographed score sheet: choosing a picture, questions, places to look at.

# Some marks of a sheet are not in the picture.
photo-marks = Ich sehe nicht alle vier runden Marken. Es fehlt: { LIST($corners, type: "and") }. Ist eine verdeckt oder außerhalb des Bildes?

# A sheet was read.
photo-read = { $places ->
    [1] Ein Zug gelesen.
   *[other] { $places } Züge gelesen.
} { $doubts ->
    [0] Alles ist klar.
    [1] Sieh dir unten eine Stelle an.
   *[other] Sieh dir unten { $doubts } Stellen an.
}

# The page is full; over the buttons for camera and file.
photo-full = Diese Seite ist voll. Geht die Partie weiter? Dann zeig mir Seite { $page }.

# Not the page that comes next was photographed.
photo-page = Das ist Seite { $page } eines Formulars. Ich suche Seite { $wanted }.

# Button that opens the choice of a photograph.
label-photo-button = Foto eines Formulars
# Over the buttons for camera and file.
label-photo-lead = Drucke hier ein leeres Formular, schreib mit einem Stift darauf und fotografiere es: flach, bei gutem Licht, mit allen vier runden Marken im Bild. Ein anderes gedrucktes Formular ist ein Versuch: Nimm die ganze Tabelle auf. Das Bild bleibt auf diesem Gerät.
label-photo-camera = Foto machen
label-photo-file = Bild wählen
label-photo-again = Ein anderes Bild
label-photo-end = Die Partie endet hier
label-photo-reading = Ich lese das Formular …
# Why a photograph cannot be read.
label-photo-unavailable = Ich kann hier keine Fotos lesen, oder das Leseprogramm ließ sich nicht laden. Versuch es später, oder tippe die Züge.
label-photo-no-picture = Ich kann diese Datei nicht als Bild öffnen. Wähle ein Foto.
label-photo-large = Dieses Bild ist mir zu groß. Wähle ein kleineres.
label-photo-no-sheet = Ich sehe kein Formular. Leg es flach hin und nimm die ganze Tabelle auf, mit allen Linien, bei gutem Licht.
label-photo-dark = Es ist zu dunkel. Mach Licht, oder geh ans Fenster.
label-photo-code = Ich sehe die runden Marken, aber nicht die kleinen Quadrate unter einer davon. Liegt etwas darauf, oder sind sie im Schatten?
label-photo-blurred = Das Bild ist unscharf. Halte die Kamera still und warte, bis das Bild scharf ist.
label-photo-small = Das Formular ist zu klein im Bild. Geh näher heran, bis es das Bild füllt.
label-photo-other-sheet = Diese Seite gehört zu einem anderen Formular: Ihre Zeilen sind anders als auf Seite 1.
label-photo-empty = Ich sehe das Formular, aber es steht nichts darauf.
label-photo-letters = Ich kann nur unser Alphabet lesen. Wähle andere Buchstaben für die Figuren.
label-photo-gone = Das Bild ist nicht mehr hier. Wähle es noch einmal.
# Corners of a picture.
label-photo-left-upper = links oben
label-photo-right-upper = rechts oben
label-photo-right-lower = rechts unten
label-photo-left-lower = links unten
# A sheet that was not printed here is read as a trial.
label-photo-trial = Dieses Formular wurde nicht hier gedruckt: Es zu lesen ist ein Versuch. Lese ich es schlecht? Zeig das Foto denen, die Notabene machen: Aus echten Formularen lerne ich. Ich schicke es niemandem, es bleibt auf diesem Gerät.
# Question beside the picture of the first rows of such a sheet, of which one has a frame, and its answers.
label-photo-first-row = Steht der erste Zug in der Zeile mit dem Rahmen?
label-photo-row-picture = Bild der ersten Zeilen des Formulars
label-photo-row-is = Ja
label-photo-row-above = Nein, eine Zeile höher
label-photo-row-below = Nein, eine Zeile tiefer
label-photo-row-turned = Das Bild steht auf dem Kopf
# Question beside the picture of a place.
label-photo-which = Was steht hier?
label-photo-picture = Bild dieser Stelle auf dem Formular
label-photo-none = Nichts davon
label-photo-skip = Ich kann es auch nicht lesen
label-photo-finish = Keine Fragen mehr
# A game was read, but another sheet is on the page.
label-photo-replace = Ich habe das fotografierte Formular gelesen. Hier ist schon ein anderes. Welches willst du?
label-photo-put = Das fotografierte
label-photo-keep = Das, das hier ist
label-photo-back = Das alte Formular zurückholen
# Places that somebody should look at, each with its picture.
label-photo-places = Sieh dir diese Stellen an
label-photo-forget = Bilder ausblenden
label-photo-doubtful = Das kann ich nicht gut lesen.
label-photo-cannot-be = Das kann hier nicht gespielt werden. Ist es ein Fehler, oder habe ich falsch gelesen?
label-photo-rest = Ab hier kann ich der Partie nicht mehr folgen.
label-photo-blank = Ich kann hier nichts lesen.
label-photo-paper = Für die Bilder war kein Platz. Sieh auf deinem Papier nach.
