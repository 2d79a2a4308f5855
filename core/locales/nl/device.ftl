### What the device keeps; new versions.

## What the device keeps

# A file that is no backup.
backup-foreign = Dit bestand begint niet zoals een bestand dat Notabene bewaart. Kies dat met “Notabene backup 1” als eerste regel.

# A backup of a version that is not known here.
backup-version = Dit bestand komt van een andere versie van Notabene ({ $text }). Deze leest versie 1: laad eerst de nieuwste Notabene en open het bestand dan opnieuw.

# A backup that ends too early.
backup-cut = Tot hier is alles er, maar de rest van het bestand ontbreekt. Bewaar het nog een keer, of zoek een complete kopie.

# A backup whose last line does not fit the lines before it.
backup-changed = Alle regels zijn te lezen, maar er is iets in dit bestand veranderd nadat het is bewaard. Zoek de kopie zoals die is bewaard.

# A line of a backup that begins otherwise than all do.
backup-line = Elke regel van zo’n bestand begint met [ of |. Deze begint met “{ $text }”.

# A name that no entry of a backup has.
backup-name = Niets wat Notabene bewaart heet “{ $text }”.

# An entry of a backup that is there twice.
backup-twice = “{ $text }” staat twee keer in dit bestand. Eén keer is genoeg.

# A backslash before a sign that it does not change.
backup-sign = Na \ komt nog een \ of de letter r. Hier is iets veranderd.

# Something behind the end of a backup.
backup-more = Het bewaarde bestand eindigt vóór deze plek. Wat volgt hoort er niet bij.

# A backup that is longer than any device keeps.
backup-long = Dit bestand is te lang voor een apparaat. Kies het bestand dat Notabene heeft bewaard.

# What was kept cannot be read; it was put aside under a name.
kept-damaged = Wat hier bewaard was ({ $text }) is niet meer te lezen. Het ligt apart en is niet verwijderd; de rest is zoals het was.

## Labels

label-device-title = Op dit apparaat
label-device-link = Wat dit apparaat bewaart
label-licences-link = Licenties van de bibliotheken in de programma’s
label-device-lead = Je partijen, je instellingen, je sterren, je formulieren en de minuten die je oefent, blijven op dit apparaat. Er wordt niets verstuurd. Hier kun je ze meenemen, of ze van dit apparaat wissen.
label-device-offline = Zonder internet
label-device-ready = Heel Notabene staat op dit apparaat: het werkt ook zonder internet.
label-device-coming = Notabene wordt op dit apparaat gezet. Laat de pagina even open; daarna werkt het ook zonder internet.
label-device-never = Deze browser bewaart geen pagina’s van dit adres: hier heeft Notabene internet nodig.
label-device-saving = Alles meenemen
label-device-save-hint = Alles gaat in één bestand. Open het op een ander apparaat en ga daar verder.
label-device-save = Alles in een bestand bewaren
label-device-open = Een bewaard bestand openen
label-device-whole = Dit bestand is compleet. Als je het opent, vervangt het je instellingen, sterren, formulieren en cursussen. Alle partijen blijven in “Mijn partijen”.
label-device-replace = Openen
label-device-replaced = Het bestand is geopend. Wat hier eerst was, kan nog terugkomen.
label-device-undo = Ongedaan maken: terug wat hier eerst was
label-device-games-unread = “Mijn partijen” kon niet gelezen worden; er is geen bestand gemaakt. Probeer het nog eens.
label-device-problem = Dit bestand is niet geopend; hier is niets veranderd.
label-device-full = Het apparaat heeft geen plaats voor dit hele bestand. Hier is niets veranderd.
label-device-forget-hint = Wist je partij, instellingen, sterren, formulieren en cursussen van dit apparaat, en ook de kopie van Notabene zelf.
label-device-forget-ask = Alles is dan voorgoed weg. Wil je het houden, bewaar het dan eerst in een bestand. Echt alles wissen?
label-new-version = Er is een nieuwe versie van Notabene. Je partij blijft bewaard.
label-use-new-version = De nieuwe versie gebruiken
label-not-now = Nu niet
