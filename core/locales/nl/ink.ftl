### Writing by hand: pads for ink, copied lines, clear signs.

# A sign of a copied text looks like another.
hand-looks-like = Jouw { $sign } lijkt op { $other }.

# Copied lines that are kept.
hand-lines = { $count ->
    [1] Eén regel onthouden.
   *[other] { $count } regels onthouden.
}

label-ink-pad-name = Schrijfvlak: schrijf de zet met een pen, een vinger of de muis. Je kunt hem ook typen.
label-ink-undo = Streep ongedaan maken
label-ink-eraser = Gum
label-ink-clear = Alles wissen
label-ink-read = Dit lees ik. Klopt het? Tik erop.
label-ink-which = Welke heb je geschreven?
label-ink-other = Iets anders: ik typ het
label-ink-unreadable = Ik kan dit niet lezen. Schrijf de tekens één voor één, met wat ruimte ertussen, of typ de zet.
label-ink-unavailable = Ik kan hier geen handschrift lezen. Typ de zet, alsjeblieft.

label-mode-hand = Mijn handschrift
label-hint-hand = Oefen duidelijke tekens, en laat Notabene zien hoe je schrijft. Niets verlaat dit apparaat.
label-hand-clear = Duidelijk schrijven
label-hand-clear-lead = Deze tekens lijken op elkaar. Kies er twee, schrijf de regel over, en kijk waar jouw tekens op lijken.
label-hand-check = Bekijk mijn tekens
label-hand-all-clear = Elk teken is duidelijk. Goed geschreven!
label-hand-apart = Ik kan de tekens niet uit elkaar houden. Schrijf ze één voor één, van links naar rechts, met wat ruimte ertussen.
label-hand-unavailable = Het leesprogramma kon niet worden geladen. Probeer het later nog eens.
label-hand-learn-title = Laat zien hoe je schrijft
label-hand-learn-lead = Schrijf deze drie regels over. Daarna worden je zetten beter gelezen.
label-hand-learn = Onthoud hoe ik dit schrijf
label-hand-learnt = Onthouden. Dank je!
label-hand-none = Nog geen regel onthouden.
label-hand-forget = Wis mijn handschrift
label-hand-forgotten = Je handschrift is gewist.
label-hand-tip-a-d = Sluit het rondje van de a bovenaan. De d heeft een lange stok omhoog.
label-hand-tip-1-7 = De 7 heeft een plat dak, en soms een streepje in het midden. De 1 heeft een kort vlaggetje en geen dak.
label-hand-tip-b-6 = De b heeft een rechte stok. De 6 is één ronde lijn, zonder hoek.
label-hand-tip-g-9 = De g gaat onder de lijn, met een haak naar links. De 9 staat op de lijn.
label-hand-tip-c-g = De C blijft open. De G heeft een streepje van binnen.
label-hand-tip-d-0 = De D heeft een rechte rug. De 0 is aan beide kanten rond.
label-hand-tip-c-e = De c blijft open. De e begint met een streepje in het midden.
label-hand-tip-3-5 = De 3 heeft twee ronde buiken. De 5 heeft een plat dak en een rechte nek.
label-hand-tip-4-9 = De 4 is bovenaan open en heeft hoeken. De 9 heeft een ronde, gesloten kop.
label-hand-tip-b-h = Sluit de buik van de b. De h staat op twee benen.
label-hand-tip-k-r = De K is bovenaan open. De R heeft een gesloten kop.
label-hand-tip-b-8 = De B heeft een rechte rug. De 8 is één lijn die zichzelf kruist.
label-hand-tip-f-t = De F heeft een tweede streepje in het midden. De T heeft alleen een dak, naar twee kanten.
label-hand-tip-5-s = De 5 heeft een plat dak en een hoek. De S is één ronde lijn.

label-sheet-share = Dit formulier delen
label-sheet-ink-left-out = Het handschrift is te lang voor een link. In de link staan alleen de geschreven zetten.
label-mode-shared = Een formulier via een link
label-hint-shared = Iemand heeft je dit formulier gestuurd. Bekijk het zet voor zet, of schrijf eraan verder.
label-shared-go-on = Verder met dit formulier

# Below the answer of a pad: questions about remembering, and about copying lines.
label-ink-remember = Mag ik onthouden hoe je schrijft? Dan lees ik je steeds beter. Het blijft op dit apparaat.
label-ink-remember-yes = Ja, onthoud het
label-ink-remember-no = Nee, bedankt
label-ink-copy-offer = Ik ken je handschrift nog niet goed. Schrijf drie regels over, dan vraag ik minder.
label-ink-copy-lines = Drie regels overschrijven
label-ink-copy-later = Nu niet
label-hand-confirmed = Zetten die ik van jouw handschrift heb onthouden
label-hand-forget-one = Vergeet deze
label-hand-remembers = De zetten onthouden die ik bevestig
