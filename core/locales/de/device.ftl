### What the device keeps; new versions.

## What the device keeps

# A file that is no backup.
backup-foreign = Diese Datei fängt nicht so an, wie Notabene sie speichert. Nimm die, deren erste Zeile „Notabene backup 1“ heißt.

# A backup of a version that is not known here.
backup-version = Diese Datei kommt von einer anderen Version von Notabene ({ $text }). Diese hier liest Version 1: Lade zuerst das neueste Notabene, dann öffne die Datei noch einmal.

# A backup that ends too early.
backup-cut = Bis hierher ist alles da, aber der Rest der Datei fehlt. Speichere sie noch einmal, oder such eine vollständige Kopie.

# A backup whose last line does not fit the lines before it.
backup-changed = Alle Zeilen sind lesbar, aber in dieser Datei wurde nach dem Speichern etwas geändert. Such die Kopie, wie sie gespeichert wurde.

# A line of a backup that begins otherwise than all do.
backup-line = Jede Zeile einer solchen Datei beginnt mit [ oder |. Diese beginnt mit „{ $text }“.

# A name that no entry of a backup has.
backup-name = Nichts, was Notabene aufhebt, heißt „{ $text }“.

# An entry of a backup that is there twice.
backup-twice = „{ $text }“ steht zweimal in dieser Datei. Einmal genügt.

# A backslash before a sign that it does not change.
backup-sign = Nach \ kommt noch ein \ oder der Buchstabe r. Hier wurde etwas geändert.

# Something behind the end of a backup.
backup-more = Die gespeicherte Datei endet vor dieser Stelle. Was danach kommt, gehört nicht dazu.

# A backup that is longer than any device keeps.
backup-long = Diese Datei ist zu lang für ein Gerät. Nimm die, die Notabene gespeichert hat.

# What was kept cannot be read; it was put aside under a name.
kept-damaged = Was hier aufgehoben war ({ $text }), ist nicht mehr lesbar. Es ist beiseitegelegt, nicht gelöscht; alles andere ist wie vorher.

## Labels

label-device-title = Auf diesem Gerät
label-device-link = Was dieses Gerät aufhebt
label-licences-link = Lizenzen der Bibliotheken in den Programmen
label-device-lead = Deine Partien, Einstellungen, Sterne, Formulare und die Minuten, die du übst, bleiben auf diesem Gerät. Nichts wird irgendwohin geschickt. Hier kannst du alles mitnehmen oder vom Gerät löschen.
label-device-offline = Ohne Internet
label-device-ready = Notabene ist ganz auf diesem Gerät: Es geht auch ohne Internet.
label-device-coming = Notabene kommt gerade auf dieses Gerät. Lass die Seite kurz offen; dann geht es auch ohne Internet.
label-device-never = Dieser Browser hebt keine Seiten von dieser Adresse auf: Hier braucht Notabene Internet.
label-device-saving = Zum Mitnehmen
label-device-save-hint = Alles kommt in eine einzige Datei. Öffne sie auf einem anderen Gerät und mach dort weiter.
label-device-save = Alles in einer Datei speichern
label-device-open = Gespeicherte Datei öffnen
label-device-whole = Diese Datei ist vollständig. Wenn du sie öffnest, werden deine Einstellungen, Sterne, Formulare und Kurse durch die aus der Datei ersetzt. Alle Partien bleiben in „Meine Partien“.
label-device-replace = Öffnen
label-device-replaced = Die Datei ist geöffnet. Was vorher hier war, kann noch zurückkommen.
label-device-undo = Rückgängig: zurückholen, was vorher hier war
label-device-games-unread = „Meine Partien“ war nicht lesbar, darum gibt es keine Datei. Versuch es noch einmal.
label-device-problem = Diese Datei wurde nicht geöffnet; hier hat sich nichts geändert.
label-device-full = Das Gerät hat nicht genug Platz für diese Datei. Hier hat sich nichts geändert.
label-device-forget-hint = Löscht deine Partie, Einstellungen, Sterne, Formulare und Kurse von diesem Gerät, und auch die Kopie von Notabene.
label-device-forget-ask = Dann ist alles für immer weg. Wenn du es behalten willst, speichere es zuerst in einer Datei. Wirklich alles löschen?
label-new-version = Es gibt eine neue Version von Notabene. Deine Partie bleibt erhalten.
label-use-new-version = Neue Version benutzen
label-not-now = Jetzt nicht
