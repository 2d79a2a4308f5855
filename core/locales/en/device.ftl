### What the device keeps; new versions.
### part: school

## What the device keeps

# A file that is no backup.
backup-foreign = This file does not begin like a file saved by Notabene. Choose the one whose first line is “Notabene backup 1”.

# A backup of a version that is not known here.
# $text (String) - what was written
backup-version = This file was saved by another version of Notabene ({ $text }). This one reads version 1: first load the newest Notabene, then open the file again.

# A backup that ends too early.
backup-cut = Up to here everything is there, but the rest of the file is missing. Save it once more, or look for a complete copy.

# A backup whose last line does not fit the lines before it.
backup-changed = All lines can be read, but something in this file was changed after it was saved. Look for the copy as it was saved.

# A line of a backup that begins otherwise than all do.
# $text (String) - what was written
backup-line = Each line of such a file begins with [ or |. This one begins with “{ $text }”.

# A name that no entry of a backup has.
# $text (String) - what was written
backup-name = Nothing that Notabene keeps is called “{ $text }”.

# An entry of a backup that is there twice.
# $text (String) - what was written
backup-twice = “{ $text }” is in this file twice. Once is enough.

# A backslash before a sign that it does not change.
backup-sign = After \ there is another \ or the letter r. Something was changed here.

# Something behind the end of a backup.
backup-more = The saved file ends before this place. What follows does not belong to it.

# A backup that is longer than any device keeps.
backup-long = This file is too long for a device. Choose the one that Notabene saved.

# What was kept cannot be read; it was put aside under a name.
# $text (String) - what was written
kept-damaged = What was kept here ({ $text }) can no longer be read. It is set aside, not deleted; the rest is as it was.

## Labels

label-device-title = On this device
label-device-link = What this device keeps
label-licences-link = Licences of the libraries in the programs
label-device-lead = Your games, your settings, your stars, your sheets and the minutes you practise stay on this device. Nothing is sent anywhere. Here you can take them with you, or delete them from the device.
label-device-offline = Without internet
label-device-ready = All of Notabene is on this device: it works without internet too.
label-device-coming = Notabene is being put on this device. Leave the page open for a moment; then it works without internet too.
label-device-never = This browser keeps no pages from this address: Notabene needs internet here.
label-device-saving = Take it with you
label-device-save-hint = Everything goes into one file. Open it on another device, and go on there.
label-device-save = Save everything in a file
label-device-open = Open a saved file
label-device-whole = This file is complete. If you open it, it replaces your settings, stars, sheets and courses. All games stay in “My games”.
label-device-replace = Open it
label-device-replaced = The file is open. What was here before can still come back.
label-device-undo = Undo: bring back what was here before
label-device-games-unread = “My games” could not be read, so no file was made. Try again.
label-device-problem = This file was not opened; nothing here has changed.
label-device-full = The device has no room for all of this file. Nothing here has changed.
label-device-forget-hint = Deletes your game, settings, stars, sheets and courses from this device, and the copy of Notabene itself.
label-device-forget-ask = All of it will be gone for good. If you want to keep it, save it in a file first. Really delete everything?
label-new-version = There is a new version of Notabene. Your game is kept.
label-use-new-version = Use the new version
label-not-now = Not now
