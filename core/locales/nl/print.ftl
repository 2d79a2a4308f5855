### Printed sheets and diagrams.

## Print

# How many pages there are.
print-pages = Bladzijden: { $pages }.

# No number of a move.
print-pick = “{ $text }” is geen nummer van een zet. Schrijf 12 voor het bord na regel 12, 12. na de eerste zet ervan, 20-24 voor vijf regels.

# No move with this number.
print-no-move = De partij heeft geen zet met nummer { $number }. De andere staan er.

# No move is named.
print-named = Noem de zetten waarna u een diagram wilt.

# More diagrams than can be printed.
print-too-many = Dat zijn veel diagrammen. Hier zijn de eerste { $most }. Noem voor de rest de zetten die u wilt.

# No slip can be planted.
print-no-place = Er is nog geen plaats voor een fout: speel ieder minstens drie zetten, of open een langere partij.

# Fewer slips than asked for.
print-fewer = Verschillende fouten die in deze partij passen: { $found }. In een langere partij passen er meer.

## Labels

label-print-title = Notatieformulieren afdrukken
label-print-lead = Lege formulieren voor de club, het formulier van uw partij, formulieren met een fout om te zoeken, diagrammen. Hieronder ziet u elke bladzijde zoals die op papier komt.
label-print-format = Papier
label-print-a4 = A4
label-print-a5 = A5, voor kinderen
label-print-letter = Letter
label-print-line = Hoogte van een regel
label-print-times = Een kolom voor de tijd
label-print-sheets = Formulieren
label-print-blank = Lege formulieren
label-print-filled = Het formulier van de partij op het bord
label-print-copies = Elk met een kopie: het origineel en de kopie, op twee bladzijden
label-print-planted = Formulieren van deze partij, elk met één fout
label-print-sow = Andere fouten
label-print-key = Antwoorden
label-print-key-of = Antwoorden bij de formulieren met een fout
label-print-boards = Diagrammen
label-print-boards-none = geen
label-print-boards-here = de stelling op het bord
label-print-boards-each = na elke zet van elke speler
label-print-boards-move = na elke regel van het formulier
label-print-boards-five = elke 5 regels, en het einde
label-print-boards-ten = elke 10 regels, en het einde
label-print-boards-chosen = de zetten die ik noem
label-print-size = Grootte van de diagrammen
label-print-small = klein
label-print-middle = gemiddeld
label-print-large = groot
label-print-named-moves = Welke zetten? Bijvoorbeeld: 5 12. 12... 20-24
label-print-preview = De bladzijden
label-print-go = Afdrukken
label-print-nothing = Er is nog niets gekozen: kies hierboven een formulier of diagrammen.
label-print-slip-sheet = Zoek de fout
label-print-slip-name = Naam
label-print-slip-at = De fout staat bij zet
label-print-slip-right = Er moet staan
label-print-start = Begin
label-print-white-moves = Wit aan zet
label-print-black-moves = Zwart aan zet
label-print-array = Stelling nr.
