### One move in all systems of notation.

## Labels

label-system-short = Courte
label-system-short-note = La façon d’aujourd’hui, dans le monde entier : sur les feuilles de partie, dans les livres et les journaux.
label-system-figurine = Figurines
label-system-figurine-note = Des dessins à la place des lettres. Un livre avec des figurines se lit dans tous les pays.
label-system-long = Longue
label-system-long-note = Elle dit aussi d’où vient la pièce. Beaucoup de livres du dix-neuvième siècle étaient imprimés ainsi, et tu peux toujours l’écrire.
label-system-coordinate = Cases seules
label-system-coordinate-note = D’où et vers où, sans lettre de pièce. Au dix-neuvième siècle, cela suffisait à certains auteurs.
label-system-iccf = Notation numérique (ICCF)
label-system-iccf-note = Pour les parties par correspondance entre deux pays : les chiffres n’ont pas besoin d’être traduits. Le premier est la colonne, le deuxième la rangée.
label-system-smith = Smith
label-system-smith-note = Warren Smith l’a inventée pour les ordinateurs. Une lettre à la fin dit ce qui est pris : le programme peut ainsi reprendre le coup.
label-system-english = Descriptive anglaise
label-system-english-note = Dans les livres anglais jusque vers 1980. Les colonnes portent le nom des pièces du départ, et chaque joueur compte les rangées de son côté.
label-system-french = Descriptive française
label-system-french-note = La forme française : d’abord le chiffre, puis la colonne. Les règles de 1930 permettaient deux systèmes, celui-ci et celui d’aujourd’hui ; depuis 1981, seul celui d’aujourd’hui compte.
label-system-koch = Koch
label-system-koch-note = Un vieux système où des chiffres désignent les cases. Nous en connaissons l’idée mais pas l’imprimé : tu vois donc les chiffres des parties par correspondance.
label-system-stamma = Stamma
label-system-stamma-note = En 1737, dans un livre, Philippe Stamma a donné un nom à chaque case. Il désignait une pièce par la colonne où elle commence la partie, et un pion par p.
label-system-pdn = Numéros (PDN)
label-system-pdn-note = La façon dont les programmes écrivent et gardent les parties de dames.
label-system-manoury = Manoury
label-system-manoury-note = Manoury, qui tenait un café à Paris, a numéroté les cases dans un livre de 1770. Imprimés, les coups des Noirs sont entre parenthèses.
label-system-way = Tout le chemin
label-system-way-note = Toutes les cases où la pièce se pose. Il le faut quand le départ et l’arrivée peuvent désigner deux rafles.
label-system-algebraic = Lettres et chiffres
label-system-algebraic-note = Comme aux échecs. En Russie et chez ses voisins, on note ainsi les dames.
label-systems-lead = Le coup sur le plateau, écrit de toutes les façons d’hier et d’aujourd’hui. Touche un signe pour savoir ce qu’il veut dire.
label-systems-start = Joue un coup ou choisis-en un : il sera ici dans tous les systèmes.
label-systems-try = Écris ce coup dans ce système
label-systems-check = Vérifier
label-systems-right = C’est exactement ça !
label-systems-names = Les pièces dans d’autres langues
label-systems-letters = Avec les lettres d’autres langues
label-say-aloud = Dire à voix haute
label-no-voice = Cet appareil n’a pas de voix à lui pour ta langue. Les voix d’internet enverraient les mots ailleurs : on ne les utilise pas.
