### The board on the wall of a classroom.

## Labels

label-wall-reveal = Laat zien wat er komt
label-wall-back = Eén stap terug
label-wall-page-on = Volgende bladzijde
label-wall-page-back = Vorige bladzijde
label-wall-coming = De komende zetten tonen
label-wall-coming-head = Dit komt nog
label-wall-blank = De muur donker maken
label-wall-dark = De muur is donker. Druk op een toets of tik om hem aan te doen.
label-wall-ring = Ring om de aanwijzer
label-wall-erase = De tekeningen wegvegen
label-wall-free = Vrij bord
label-wall-game = Terug naar de stelling
label-wall-free-hint = Hier gelden geen regels: zet elk stuk waar je wilt. De partij blijft zoals ze is.
label-wall-notes = Notities van de leraar
label-wall-full = Volledig scherm
label-wall-close = De muur verlaten
label-wall-tools = Knoppen van de muur
label-wall-no-channel = Deze browser kan twee vensters niet gelijk laten lopen. Elk venster werkt alleen.
label-wall-blocked = De browser heeft het venster niet geopend. Gebruik deze link:
label-wall-notes-lead = Wat je hier doet, gebeurt ook op de muur, en omgekeerd.
label-wall-open = De muur openen
label-wall-which = Voor welke muur zijn de notities?
label-wall-none = Er is op dit apparaat nog geen muur open.
label-wall-now = Nu op de muur
label-wall-next-move = Volgende zet
label-wall-no-next = Hierna komt geen zet.
label-wall-signs = Wat elk teken zegt
label-wall-hint = Hint
label-wall-answer = Antwoord
label-wall-mistakes = Veelgemaakte fouten
label-wall-loading = De les komt eraan…
label-wall-missing = Deze les is er niet. De partij staat nog op haar plaats.
label-wall-unknown = Op dit adres is er geen training.
label-wall-tray = Stukken voor het vrije bord
label-wall-show-here = Op de muur tonen
label-wall-card = Het bord en de zetten heel groot, voor een hele klas.
label-wall-inks = Kleur om te tekenen
label-ink-green = Groen
label-ink-red = Rood
label-ink-blue = Blauw
label-ink-yellow = Donkergeel
