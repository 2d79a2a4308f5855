### Games on paper: reading, opening, saving.

# A tag of a record that cannot be read.
pgn-tag = Cette ligne de renseignements est illisible.

# A tag beyond the most that a game has.
pgn-tags = Une partie a au plus { $most } lignes de renseignements ; les autres sont gardées comme commentaire.

# A comment without its end.
pgn-comment = Il manque l’accolade qui ferme ce commentaire.

# A move after an automatic draw.
pgn-after-draw = La partie était déjà nulle avant ce coup ; la suite est gardée.

# A bracket that opens or closes nothing.
pgn-variation = Il y a ici une parenthèse en trop.

# A move that is missing in a record.
pgn-gap = Il manque un coup ici : le coup { $number }. La suite ne peut pas être jouée ; elle est gardée en commentaire.

# A move number that jumps, although the moves can be played one after the other.
pgn-number = Ici est écrit le numéro { $number }, mais le coup suivant est le numéro { $expected }. Manque-t-il un coup ?

# A small mistake in the position of a record, which is understood all the same.
fen-mended = La position « { $text } » contient une petite faute. Elle a été lue ainsi : « { $right } ».

# The written result is not the one of the last position.
result-against-board = Le résultat écrit est { $score }, mais sur le plateau c’est { $right }. Celui qui est écrit est gardé.

# A record names a game that is not known.
variant-unknown = Aucun jeu appelé « { $name } » n’est connu ici. Les coups ont montré de quel jeu il s’agit.

# The tag and the end of the moves have different results.
pdn-results = La balise « Result » dit { $other }, mais un autre résultat suit les coups. C’est lui qui compte ici ; { $other } est gardé comme commentaire.

# A word of a record that is no move.
pgn-stray = « { $text } » n’est pas un coup ; c’est gardé comme commentaire.

# No game in a text.
pgn-empty = Il n’y a pas de partie dans ce texte.

# A kept game was damaged from this place on.
save-damaged = La partie enregistrée était abîmée. Coups retrouvés : { $at }.

# Another spelling than the export form of PGN.
pgn-form = En PGN, on écrit { $right }.

# A record is written in the letters of another language.
pgn-letters = Les pièces ont les lettres d’une autre langue : { $language }.

# A file that is no text.
not-text = Ce fichier n’est pas un texte. Choisis un fichier de parties, par exemple « partie.pgn ».

# A place in a text.
at-place = Ligne { $line }, caractère { $column } :

# How many games there are.
games-found = Parties trouvées : { $games }

# How many of them a search found.
games-filtered = Parties trouvées : { $found } sur { $games }

# The place of the game on the board among those of its file.
game-of-file = Partie { $number } sur { $games }

# A file of games that had no room on the device: it has to be opened again after a reload.
file-not-kept = L’appareil n’a pas de place pour garder ce fichier : si tu recharges la page, ouvre-le de nouveau.

# A text without any game.
text-no-game = Il n’y a pas de partie dans ce texte : aucun coup ne peut y être lu. La partie sur le plateau n’a pas changé.

# A text with a few moves among other words.
text-doubtful = Coups lisibles dans ce texte : { $moves }. Le reste, ce sont d’autres mots. Est-ce une partie ?

# An opened game of which some places could not be read.
game-faults = Endroits illisibles dans cette partie : { $faults }. Ils sont gardés comme commentaires.

## Labels

label-beside-move = Commentaire et résultat
label-paste-here = Colle ici des parties, une position ou un lien
label-open-text = Ouvrir
label-choose-file = Choisir un fichier
label-search-games = Chercher un nom
label-games-of-file = Parties du fichier
label-next-game = Partie suivante
label-previous-game = Partie précédente
label-close-file = Fermer le fichier
label-open-as-game = Ouvrir comme partie
label-engine-remarks = Montrer les remarques des programmes
label-copy-move = Copier ce coup
label-whole-name = Tout montrer
label-copy-pgn = Copier en PGN
label-save-pgn = Enregistrer en PGN
label-copy-link = Copier un lien vers cette partie
label-share-game = Cette partie
label-who-and-when = Qui et quand
label-event = Tournoi
label-site = Lieu
label-date = Date
label-round = Ronde
label-at-start-label = Avant le premier coup
label-comment = Commentaire
label-marks = Signes
label-clock-time = Temps à la pendule
label-make-main = Faire de cette variante la suite principale
label-remove-move = Effacer ce coup et la suite
label-remove-sure = Effacer pour de bon ?
label-claim-with = avec ce coup (écrit, pas encore joué)
label-offer-draw = Proposer la nulle (=)
label-agree-draw = Accepter la nulle
label-resign = Abandonner
label-claim-draw = Demander la nulle
label-ends-arbiter = Pour l’arbitre
label-result = Résultat
label-end-of-game = La fin de la partie
label-draw-arrows = Dessiner flèches et cercles
label-drawing-on = Tu dessines des flèches et des cercles.
label-drawing-end = Revenir au jeu
label-paper-line = Les coups à la suite, sans colonnes
label-time-up = Réclamer : le drapeau est tombé
label-both-time-up = Les deux drapeaux sont tombés
