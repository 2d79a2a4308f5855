### The game on the board: turns, ends, claims, fields for the ear.

## The state of the game

# Whose turn it is.
to-move = { PLAYER($player) } ist am Zug

# Whose turn it is, in check.
to-move-in-check = { PLAYER($player) } ist am Zug und steht im Schach

# Mate.
won-by-mate = Schachmatt. { PLAYER($winner) } gewinnt.

# Stalemate.
draw-stalemate = Patt: kein Zug mehr und kein Schach. Remis.

# Nobody can mate any more.
draw-dead = Keine der beiden Seiten kann mehr matt setzen. Remis.

# Fivefold repetition.
draw-repetition5 = Zum fünften Mal die gleiche Stellung. Remis.

# Seventy-five moves.
draw-moves75 = Fünfundsiebzig Züge ohne Schlagen oder Bauernzug. Remis.

# A claim is possible: repetition.
may-claim-repetition = Zum dritten Mal die gleiche Stellung: Du darfst Remis reklamieren.

# A claim is possible: fifty moves.
may-claim-moves50 = Fünfzig Züge ohne Schlagen oder Bauernzug: Du darfst Remis reklamieren.

# A move for the ear.
said = Zug { $number }, { PLAYER($player) }: { MOVE($said) }

# The start of the game.
at-start = Anfang der Partie

# A player gave up.
resigns = { PLAYER($player, case: "upper") } gibt auf. { PLAYER($winner, case: "upper") } gewinnt.

# A draw was agreed.
draw-agreed = Beide einigen sich auf Remis.

# A draw was claimed by repetition.
draw-repetition3 = Remis reklamiert: Die gleiche Stellung kam dreimal vor.

# A draw was claimed by the fifty moves.
draw-moves50 = Remis reklamiert: fünfzig Züge ohne Schlagen oder Bauernzug.

# A result on paper: a win.
win-is = { PLAYER($winner, case: "upper") } hat gewonnen.

# A result on paper: a draw.
draw-is = Die Partie endete remis.

# A player's time was over.
lost-on-time = { PLAYER($player, case: "upper") } hat keine Zeit mehr. { PLAYER($winner, case: "upper") } gewinnt.

# A player's time was over, but the other could never mate, or had no time left either.
draw-on-time = Die Zeit ist um, aber niemand gewinnt. Remis.

# A result on paper: half a point for one player, none for the other.
half-point = Ein halber Punkt für { PLAYER($player) }, keiner für die andere Seite.

# A result on paper: no point for anybody.
no-points = Niemand bekommt einen Punkt.

# A move as one player says it to another, without number and side: for dictation and voices.
aloud = { MOVE($said) }

# A field for the ear.
field-is =
    { $holds ->
        [nothing] { $field }, leer
       *[other] { $field }, { PIECE($holds) }
    }

# A field that the held piece can reach.
field-reachable =
    { $holds ->
        [nothing] { $field }, leer, erreichbar
       *[other] { $field }, { PIECE($holds) }, erreichbar
    }

# A piece was taken up.
holds =
    { $ways ->
        [1] { PIECE($piece, case: "upper") } auf { $field } aufgenommen, ein möglicher Zug
       *[other] { PIECE($piece, case: "upper") } auf { $field } aufgenommen, { $ways } mögliche Züge
    }

# The plain king move, where castling ends on the same field.
choose-king = Mit dem König ziehen

# Castling, where a plain king move ends on the same field.
choose-castling = Rochieren

# A claim without ground: the position came up too rarely.
claim-repetition = Für ein Remis muss die Stellung dreimal vorkommen. Bisher: { $times }.

# A claim without ground: too few quiet moves.
claim-moves50 = Für ein Remis braucht es fünfzig Züge ohne Schlagen oder Bauernzug. Bisher: { $moves }.

# A wrong claim: the move that was only written has to be played.
claim-move-played = Der Zug, den du geschrieben hast, ist gespielt: { $right }.

# A wrong claim: the other player gets time.
claim-time-added =
    { $minutes ->
        [1] { PLAYER($player, case: "upper") }: eine Minute mehr, denn die Reklamation war nicht richtig.
       *[other] { PLAYER($player, case: "upper") }: zwei Minuten mehr, denn die Reklamation war nicht richtig.
    }

# Nothing to agree to.
no-offer = Mit dem letzten Zug hat niemand Remis angeboten.

## Touched pieces, links of later versions

# Another piece than the touched one is to be played.
touch-bound = Du hast { PIECE($piece, form: "den") } auf { $field } berührt: berührt – geführt. Du bestimmst nur noch, wohin.

# A touched piece that cannot move binds nobody.
touch-free = { PIECE($piece, form: "der", case: "upper") } auf { $field } hat keinen Zug: Du darfst eine andere Figur wählen.

# A touched piece of the other player has to be taken.
touch-take = Du hast { PIECE($piece, form: "den") } auf { $field } berührt: Diese Figur muss geschlagen werden. Du bestimmst nur noch, womit.

# A promotion cannot be given up any more.
touch-promotion = Der Bauer ist angekommen und bleibt da. Wähle, was er wird.

# A link of a later version.
link-newer = Dieser Link kommt von einem neueren Notabene. Lade diese Seite neu, dann öffne den Link noch einmal. Deine eigene Partie ist unverändert.
