### A photographed score sheet: choosing a picture, questions, places to look at.

# Some marks of a sheet are not in the picture.
photo-marks = Ik zie niet alle vier de ronde tekens. Er ontbreekt: { LIST($corners, type: "and") }. Is er iets bedekt of buiten beeld?

# A sheet was read.
photo-read = { $places ->
    [1] Eén zet gelezen.
   *[other] { $places } zetten gelezen.
} { $doubts ->
    [0] Alles is duidelijk.
    [1] Bekijk hieronder één plek.
   *[other] Bekijk hieronder { $doubts } plekken.
}

# The page is full; over the buttons for camera and file.
photo-full = Deze bladzijde is vol. Gaat de partij verder? Laat me dan bladzijde { $page } zien.

# Not the page that comes next was photographed.
photo-page = Dit is bladzijde { $page } van een formulier. Ik zoek bladzijde { $wanted }.

# Button that opens the choice of a photograph.
label-photo-button = Foto van een formulier
# Over the buttons for camera and file.
label-photo-lead = Druk hier een leeg formulier af, schrijf erop met een pen, en maak er een foto van: plat, in goed licht, met alle vier de ronde tekens in beeld. Een ander gedrukt formulier is een poging: neem de hele tabel op de foto. De foto blijft op dit apparaat.
label-photo-camera = Maak een foto
label-photo-file = Kies een foto
label-photo-again = Een andere foto
label-photo-end = De partij eindigt hier
label-photo-reading = Ik lees het formulier…
# Why a photograph cannot be read.
label-photo-unavailable = Ik kan hier geen foto’s lezen, of het leesprogramma kon niet worden geladen. Probeer het later, of typ de zetten.
label-photo-no-picture = Ik kan dit bestand niet als foto openen. Kies een foto.
label-photo-large = Deze foto is te groot voor mij. Kies een kleinere.
label-photo-no-sheet = Ik zie geen formulier. Leg het plat en neem de hele tabel op de foto, met alle lijnen, in goed licht.
label-photo-dark = Het is te donker. Doe een lamp aan, of ga bij het raam staan.
label-photo-code = Ik zie de ronde tekens, maar niet de kleine vierkantjes onder een ervan. Ligt er iets op, of zijn ze in de schaduw?
label-photo-blurred = De foto is onscherp. Houd de camera stil, en wacht tot het beeld scherp is.
label-photo-small = Het formulier is te klein op de foto. Ga dichterbij, tot het de foto vult.
label-photo-other-sheet = Deze bladzijde hoort bij een ander formulier: de regels zijn anders dan op bladzijde 1.
label-photo-empty = Ik zie het formulier, maar er staat niets op.
label-photo-letters = Ik kan alleen ons alfabet lezen. Kies andere letters voor de stukken.
label-photo-gone = De foto is hier niet meer. Kies hem nog een keer.
# Corners of a picture.
label-photo-left-upper = linksboven
label-photo-right-upper = rechtsboven
label-photo-right-lower = rechtsonder
label-photo-left-lower = linksonder
# A sheet that was not printed here is read as a trial.
label-photo-trial = Dit formulier is niet hier afgedrukt: het lezen is een poging. Lees ik het slecht? Laat de foto dan zien aan wie Notabene maakt: van echte formulieren leer ik. Ik stuur hem naar niemand, hij blijft op dit apparaat.
# Question beside the picture of the first rows of such a sheet, of which one has a frame, and its answers.
label-photo-first-row = Staat de eerste zet in de rij met het kader?
label-photo-row-picture = Foto van de eerste rijen van het formulier
label-photo-row-is = Ja
label-photo-row-above = Nee, één rij hoger
label-photo-row-below = Nee, één rij lager
label-photo-row-turned = De foto staat op zijn kop
# Question beside the picture of a place.
label-photo-which = Wat staat hier?
label-photo-picture = Foto van deze plek op het formulier
label-photo-none = Geen van deze
label-photo-skip = Ik kan het ook niet lezen
label-photo-finish = Geen vragen meer
# A game was read, but another sheet is on the page.
label-photo-replace = Ik heb het formulier van de foto gelezen. Er staat hier al een ander formulier. Welk formulier wil je?
label-photo-put = Dat van de foto
label-photo-keep = Dat wat hier staat
label-photo-back = Haal het oude formulier terug
# Places that somebody should look at, each with its picture.
label-photo-places = Bekijk deze plekken
label-photo-forget = Verberg de foto’s
label-photo-doubtful = Ik kan dit niet goed lezen.
label-photo-cannot-be = Dit kan hier niet gespeeld worden. Is het een foutje, of heb ik het verkeerd gelezen?
label-photo-rest = Vanaf hier kan ik de partij niet meer volgen.
label-photo-blank = Ik kan hier niets lezen.
label-photo-paper = Er was geen ruimte voor de foto’s. Kijk op je papier.
