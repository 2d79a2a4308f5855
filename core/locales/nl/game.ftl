### The game on the board: turns, ends, claims, fields for the ear.

## The state of the game

# Whose turn it is.
to-move = { PLAYER($player, case: "upper") } is aan zet

# Whose turn it is, in check.
to-move-in-check = { PLAYER($player, case: "upper") } is aan zet en staat schaak

# Mate.
won-by-mate = Schaakmat. { PLAYER($winner, case: "upper") } wint.

# Stalemate.
draw-stalemate = Pat: geen zet meer en geen schaak. Remise.

# Nobody can mate any more.
draw-dead = Geen van beide spelers kan nog mat geven. Remise.

# Fivefold repetition.
draw-repetition5 = Vijf keer dezelfde stelling. Remise.

# Seventy-five moves.
draw-moves75 = Vijfenzeventig zetten zonder dat er geslagen is of een pion is verzet. Remise.

# A claim is possible: repetition.
may-claim-repetition = Drie keer dezelfde stelling: je mag remise claimen.

# A claim is possible: fifty moves.
may-claim-moves50 = Vijftig zetten zonder dat er geslagen is of een pion is verzet: je mag remise claimen.

# A move for the ear.
said = Zet { $number }, { PLAYER($player) }: { MOVE($said) }

# The start of the game.
at-start = Begin van de partij

# A player gave up.
resigns = { PLAYER($player, case: "upper") } geeft op. { PLAYER($winner, case: "upper") } wint.

# A draw was agreed.
draw-agreed = De spelers komen remise overeen.

# A draw was claimed by repetition.
draw-repetition3 = Remise geclaimd: dezelfde stelling kwam drie keer voor.

# A draw was claimed by the fifty moves.
draw-moves50 = Remise geclaimd: vijftig zetten zonder slaan of pionzet.

# A result on paper: a win.
win-is = { PLAYER($winner, case: "upper") } heeft gewonnen.

# A result on paper: a draw.
draw-is = De partij is remise.

# A player's time was over.
lost-on-time = { PLAYER($player, case: "upper") } heeft geen tijd meer. { PLAYER($winner, case: "upper") } wint.

# A player's time was over, but the other could never mate, or had no time left either.
draw-on-time = De tijd is op, maar niemand wint. Remise.

# A result on paper: half a point for one player, none for the other.
half-point = Een half punt voor { PLAYER($player) }, geen punt voor de ander.

# A result on paper: no point for anybody.
no-points = Geen van beide spelers krijgt een punt.

# A move as one player says it to another, without number and side: for dictation and voices.
aloud = { MOVE($said) }

# A field for the ear.
field-is =
    { $holds ->
        [nothing] { $field }, leeg
       *[other] { $field }, { PIECE($holds) }
    }

# A field that the held piece can reach.
field-reachable =
    { $holds ->
        [nothing] { $field }, leeg, mogelijk veld
       *[other] { $field }, { PIECE($holds) }, mogelijk veld
    }

# A piece was taken up.
holds =
    { $ways ->
        [1] { PIECE($piece, case: "upper") } op { $field } opgepakt, één mogelijk veld
       *[other] { PIECE($piece, case: "upper") } op { $field } opgepakt, { $ways } mogelijke velden
    }

# The plain king move, where castling ends on the same field.
choose-king = De koning verzetten

# Castling, where a plain king move ends on the same field.
choose-castling = Rokeren

# A claim without ground: the position came up too rarely.
claim-repetition = Voor remise moet de stelling drie keer voorkomen. Tot nu toe: { $times }.

# A claim without ground: too few quiet moves.
claim-moves50 = Voor remise moeten het vijftig zetten zonder slaan of pionzet zijn. Tot nu toe: { $moves }.

# A wrong claim: the move that was only written has to be played.
claim-move-played = De zet die je opschreef, is gespeeld: { $right }.

# A wrong claim: the other player gets time.
claim-time-added =
    { $minutes ->
        [1] { PLAYER($player, case: "upper") }: een minuut erbij, want de claim klopte niet.
       *[other] { PLAYER($player, case: "upper") }: twee minuten erbij, want de claim klopte niet.
    }

# Nothing to agree to.
no-offer = Niemand heeft bij de laatste zet remise aangeboden.

## Touched pieces, links of later versions

# Another piece than the touched one is to be played.
touch-bound = Je hebt { PIECE($piece, form: "the") } op { $field } aangeraakt: aanraken is zetten. Jij kiest alleen waarheen.

# A touched piece that cannot move binds nobody.
touch-free = { PIECE($piece, form: "the", case: "upper") } op { $field } heeft geen zet: je mag een ander stuk kiezen.

# A touched piece of the other player has to be taken.
touch-take = Je hebt { PIECE($piece, form: "the") } op { $field } aangeraakt: dat stuk moet je slaan. Jij kiest alleen waarmee.

# A promotion cannot be given up any more.
touch-promotion = De pion is aangekomen en blijft daar. Kies wat hij wordt.

# A link of a later version.
link-newer = Deze link komt van een nieuwere Notabene. Laad deze pagina opnieuw en open dan de link nog een keer. Je eigen partij is niet veranderd.
