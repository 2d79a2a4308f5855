### Draughts in all its variants.

## Labels

label-field-numbers = Damespiel: Nummern der Felder
label-numbered-field = Feld{" "}
label-copy-pdn = Als PDN kopieren
label-save-pdn = Als PDN speichern
label-international = International
label-russian = Russisch
label-brazilian = Brasilianisch
label-english = Englisch (Checkers)
label-frisian = Friesisch
label-italian = Italienisch
label-spanish = Spanisch
label-portuguese = Portugiesisch
label-czech = Tschechisch
label-pool = Pool (USA)
label-canadian = Kanadisch
label-turkish = Türkisch
label-thai = Thailändisch
label-frysk = Frysk!
label-breakthrough = Durchbruch
label-antidraughts = Schlagdame
label-killer = Killer
label-quiet-men = Halbzüge ohne Schlagen oder Steinzug
label-tired-white = Weiße Dame, die zuletzt zog
label-tired-black = Schwarze Dame, die zuletzt zog
label-tired-moves-white = Ihre Züge in Folge (Weiß)
label-tired-moves-black = Ihre Züge in Folge (Schwarz)
label-which-capture = Welche Schlagzüge gibt es?
label-capture-allowed = erlaubt
label-capture-refused = nicht erlaubt
label-play-capture = Spielen
label-show-way = Den Weg auf dem Brett zeigen
label-force-back = Zug zurücknehmen lassen
label-other-draughts = Damespiel anderer Länder
label-which-draughts = Welches Damespiel?
label-international-note = 10×10, je 20 Steine. Du musst so viele schlagen wie möglich.
label-russian-note = 8×8, 12 Steine. Dame schon unterwegs; Schlagen nach Wahl.
label-brazilian-note = 8×8, 12 Steine. Wie International, nur kleiner.
label-english-note = 8×8, 12 Steine. Schwarz beginnt; Damen ziehen nur ein Feld.
label-frisian-note = 10×10, 20 Steine. Schlagen gerade und schräg.
label-italian-note = 8×8, 12 Steine. Ein Stein schlägt nie eine Dame.
label-spanish-note = 8×8, 12 Steine. Die meisten Figuren, dann die meisten Damen.
label-portuguese-note = 8×8, 12 Steine. Die spanischen Regeln.
label-czech-note = 8×8, 12 Steine. Damen schlagen zuerst.
label-pool-note = 8×8, 12 Steine. Schwarz beginnt; Schlagen nach Wahl.
label-canadian-note = 12×12, 30 Steine. International auf dem größten Brett.
label-turkish-note = 8×8, 16 Steine auf allen Feldern. Sie gehen gerade.
label-thai-note = 8×8, 8 Steine. Damen landen direkt hinter der Figur.
label-frysk-note = 10×10, nur 5 Steine. Friesische Regeln.
label-breakthrough-note = 10×10, 20 Steine. Die erste Dame gewinnt.
label-antidraughts-note = 10×10, 20 Steine. Wer nichts mehr hat, gewinnt.
label-killer-note = 10×10, 20 Steine. Wer eine Dame schlägt, hält direkt dahinter.
label-part-via = unterwegs
label-part-bracket = Zug von Schwarz
label-french-print = (17×26) französischer Druck
label-whole-ways = 35x19x32 ganzer Weg
label-letter-names = c3-d4 Buchstaben
label-draughts-lead = Eine Familie, viele Spiele: auf 100 Feldern, auf 64, auf 144. Überall gilt der Schlagzwang, und jedes Land hat dafür seine eigene Art.
label-draughts-link = Regeln und Kombinationen
label-option-irregular = Das Schlagen vergessen
label-irregular-refused = ist nicht möglich
label-irregular-allowed = ist möglich: Dein Gegenüber lässt zurücknehmen oder lässt es stehen
label-option-huffing = Pusten, die alte Strafe
label-huffing-off = nein
label-huffing-on = ja: Die Figur, die hätte schlagen müssen, darf weggenommen werden
label-option-draws = International: eine Dame gegen eine oder zwei
label-draws-fmjd = remis nach je fünf Zügen
label-draws-document = sofort remis

## Records (PDN)

# A record that does not say which game it is.
pdn-guessed = Diese Aufzeichnung sagt nicht, welches Spiel es ist. Sie wird gelesen als: { $game }.

# A set-up in a record that no move leads to.
pdn-set-up = Kein Zug führt zu dieser Stellung; was folgt, bleibt als Kommentar stehen.

## How games end

# The side to move has no move, and has lost.
won-by-block = Die andere Seite hat keinen Zug mehr. { PLAYER($winner, case: "upper") } gewinnt.

# The side to move has no move, and has won (antidraughts).
won-without-moves = Wer keinen Zug mehr hat, gewinnt hier. { PLAYER($winner, case: "upper") } gewinnt.

# The first king wins (breakthrough).
won-by-king = Die erste Dame entscheidet. { PLAYER($winner, case: "upper") } gewinnt.

# Nothing was taken and no man moved for so long.
draw-quiet = Zu lange wurde nichts geschlagen und kein Stein gezogen. Remis.

# Few pieces are left, and nothing happened for so long.
draw-few-pieces = Zu viele Züge mit so wenigen Figuren. Remis.

## Playing: how it stands

# The loser has no pieces left.
won-by-taking = Alle Figuren der anderen Seite sind geschlagen. { PLAYER($winner, case: "upper") } gewinnt.

# A draw: a position came up too often.
draw-repeated = Die gleiche Stellung kam zu oft vor. Remis.

# Both sides have kings, and nothing was taken or crowned for so long (Russian).
draw-balance = Zu lange wurde nichts geschlagen und kein Stein zur Dame. Remis.

## Playing: duties, counts and what may be done about a slip

# Whose turn it is, with a capture to make.
to-move-must = { PLAYER($player) } ist am Zug und muss schlagen

# Whose turn it is, with a capture that is not compulsory by agreement.
to-move-may = { PLAYER($player) } ist am Zug und darf schlagen

# What a capture takes.
capture-takes = schlägt { $pieces }

# What a capture takes, with kings among it.
capture-takes-kings = schlägt { $pieces }, darunter Damen: { $kings }

# How often the position has come up.
count-repetition = Diese Stellung: { $times } von { $most } Mal

# Moves of each side in which nothing was taken and no man moved.
count-quiet = Nichts geschlagen, kein Stein gezogen; Züge jeder Seite: { $moves } von { $most }

# Moves of each side in which nothing was taken and no man was crowned.
count-balance = Nichts geschlagen, keine neue Dame; Züge jeder Seite: { $moves } von { $most }

# Moves of each side since so few pieces are left.
count-few = Nur wenige Figuren übrig; Züge jeder Seite: { $moves } von { $most }

# Moves of one king in a row.
count-king = { PLAYER($player, case: "upper") }, Dame auf { $field }, Züge in Folge: { $moves } von { $most }

# A claim without ground.
claim-nothing = Noch gibt es nichts zu reklamieren: Die Zähler neben dem Brett zeigen, wie weit es ist.

# The last move broke the duty to capture, and the other side may have it taken back.
may-force = Ein Schlag fehlt. { PLAYER($player, case: "upper") } darf den Zug zurücknehmen lassen oder weiterspielen.

# A piece should have captured, and may be taken off.
may-huff = Die Figur auf { $field } hätte schlagen müssen. Sie darf gepustet werden: Sie kommt mit deinem nächsten Zug vom Brett. Geht dieser Zug auch ohne Pusten, dann wählst du.

## Written moves

# The field where a move starts, where pieces have no letters.
start-named = { PIECE($piece, form: "der", case: "upper") } auf { $field } zieht. Figuren haben hier keine Buchstaben: Das Feld sagt, welche es ist.

# The sign of a capture of several pieces.
takes-several = Hier werden { $count } Figuren geschlagen, auf { LIST($fields, type: "and") }.

# The sign of a capture of several pieces with kings among them.
takes-with-kings = Hier werden { $count } Figuren geschlagen, auf { LIST($fields, type: "and") }. Damen darunter: auf { LIST($kings, type: "and") }.

# A field on the way of a capture.
stops-on = Unterwegs landet die Figur auf { $field }.

# A field on the way that is written because start and end do not tell the move.
stop-tells = Von { $from } nach { $to } gibt es { $count } Schlagzüge, die verschiedene Figuren schlagen. Darum schreibt man den Weg dazu: Dieser geht über { $field }.

# The end of a move that makes a king.
crowned-there = Der Stein erreicht { $field } auf der letzten Reihe und wird zur Dame. Dafür schreibt man kein Zeichen.

# The end of a move that makes a king in passing.
crowned-on-the-way = Auf { $via } wurde der Stein zur Dame, und als Dame geht es weiter nach { $field }.

# The end of a capture that only touched the last row.
stays-man = Der Stein geht nach { $field }. Auf { $via } berührte er die letzte Reihe, musste aber weiter: Er bleibt ein Stein.

# The brackets of Manoury.
brackets-of-black = Die Züge von Schwarz stehen in Klammern.

# A piece is taken off because it should have captured.
huffs = Vor dem Zug wird { PIECE($piece, form: "der") } auf { $field } gepustet: Diese Figur hätte schlagen müssen.

# One of several ways to the same end.
goes-by = Schlägt { $count }, über { LIST($fields, type: "and") }

# No field has this name.
no-such-field = „{ $text }“ ist kein Feld. Hier gehen sie von { $first } bis { $last }.

# Nobody plays on this field.
light-field = Auf { $text } wird nicht gespielt: Nur die dunklen Felder zählen.

# A field alone.
half-move = Ein Zug braucht zwei Felder: wo er anfängt und wo er endet. Mit { $field } kannst du { LIST($right, type: "or") } schreiben.

# A field alone that no move knows.
half-move-alone = Ein Zug braucht zwei Felder: wo er anfängt und wo er endet. Keiner deiner Züge beginnt oder endet auf { $field }.

# A dash for a capture.
dash-takes = Es wird geschlagen, also schreib das Schlagzeichen: { $right }.

# Brackets around the wrong side.
brackets-wrong = Klammern sind für die Züge von Schwarz da, und nur für sie: { $right }.

# Numbers for letters, or letters for numbers.
fields-called = Ich verstehe. Hier heißen die Felder anders: { $right }.

# Stops were left out.
whole-way = Ich verstehe. Hier schreibt man den ganzen Weg: { $right }.

# Several captures share start and end.
which-way = Welcher Weg? { $count } Schlagzüge führen von { $from } nach { $to }. Schreib { LIST($right, type: "or") }.

## Why a text is no legal move

# The ends of a capture that does not come by these fields.
other-way = Diese beiden Felder stimmen, aber der Schlagzug geht einen anderen Weg.

# The piece to be taken instead of the field behind it.
jumps-over = Auf { $field } steht eine Figur. Um sie zu schlagen, spring über sie auf das freie Feld dahinter.

# A man backwards.
only-forward = Ein Stein geht nicht rückwärts.

# Too far.
one-field = Zu weit: { PIECE($piece, form: "ein", case: "upper") } geht ein Feld weit oder springt über die Figur daneben auf das Feld direkt dahinter.

# No room behind a piece.
no-room = Über die Figur auf { $field } kannst du nicht springen: Dahinter ist kein freies Feld, denn { $behind } ist besetzt.

# A step of a capture over nothing.
takes-nothing = Dieser Schritt des Schlagzugs springt über nichts.

# A man takes a king where it may not.
man-takes-king = Auf { $field } steht eine Dame, und in diesem Spiel darf ein Stein keine Dame schlagen.

# A piece is jumped twice.
jumped-twice = Über die Figur auf { $field } ging es schon einmal. Keine Figur wird zweimal übersprungen.

# A taken piece is in the way.
still-stands = Geschlagene Figuren bleiben auf dem Brett, bis der Schlagzug zu Ende ist. Die auf { $field } ist noch im Weg.

# A turn straight back.
turns-back = Zwischen zwei Sprüngen darf eine Figur nicht auf demselben Weg umkehren.

# A man goes on after the last row.
ends-on-last-row = Ein Stein, der die letzte Reihe erreicht, beendet dort seinen Zug.

# A king comes down too far.
lands-behind = Hier landet die Dame direkt hinter der Figur auf { $field }.

# A king comes down where it cannot take on.
lands-to-take = Die Dame muss da landen, wo sie weiterschlagen kann: auf { LIST($fields, type: "or") }.

# A capture ends too soon.
must-go-on = Die Figur kann weiterschlagen, also muss sie: Der Schlagzug geht weiter nach { LIST($fields, type: "or") }.

# A quiet move where a capture is compulsory.
must-take = Wenn du schlagen kannst, musst du: { LIST($right, type: "or") }.

# Another capture takes more.
takes-more = Geschlagene Figuren hier: { $takes }; mit { LIST($right, type: "or") }: { $most }. Du musst so viele schlagen wie möglich.

# Another capture takes more kings.
takes-more-kings = Gleich viele Figuren, aber weniger Damen: hier { $takes }, mit { LIST($right, type: "or") } { $most }. Die meisten Damen zählen.

# A king has to capture.
king-takes-first = Von diesen Schlagzügen geht der mit der Dame vor: { LIST($right, type: "or") }.

# Another capture meets kings earlier.
meets-king-sooner = Beide schlagen gleich viel, aber { LIST($right, type: "or") } trifft früher auf eine Dame, und das zählt.

# Another capture is worth more.
worth-more = { LIST($right, type: "or") } ist mehr wert: Eine Dame zählt etwas weniger als zwei Steine.

# A king has moved too often in a row.
king-tired = Diese Dame hat { $count } Mal in Folge gezogen. Jetzt darf sie nur noch schlagen; oder zieh eine andere Figur.

## Positions as text, and setting up

# Who moves or whose pieces follow, in a position text.
pdn-side = Hier steht W für Weiß oder B für Schwarz (Zeichen { $place }).

# A field in a position text.
pdn-field = Kein Feld dieses Bretts heißt so (Zeichen { $place }).

# Two pieces on one field in a position text.
pdn-twice = Auf diesem Feld steht schon eine andere Figur (Zeichen { $place }).

# A man on its last row.
setup-man = Ein Stein auf { $field } wäre schon eine Dame.

# A board without pieces.
setup-nobody = Auf dem Brett steht keine Figur.

# No king stands where one is said to have moved several times in a row.
setup-tired = Auf { $field } steht keine Dame, deren Züge man zählen könnte.

# A level of play beyond the last one.
no-such-level = Es gibt die Stufen 1 bis { $most }.

# A limit of a search beyond what it may be.
search-limit = „{ $name }“ ist eine Zahl von { $least } bis { $most }; { $value } gehört nicht dazu.
