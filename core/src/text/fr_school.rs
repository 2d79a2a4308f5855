//! Lessons, drills, score sheets and clocks in French: the last part of the sentences in `fr.rs`.

/// Adds these sentences to those it is given.
macro_rules! fr_school {
    ($($known:tt)*) => {
        sentences! {
            $($known)*
            @feature "screen" {
                StarsOf => "{stars} étoiles sur {most}.",
                // Score sheets.
                GoodMove => "C’est le bon coup.",
                GoodPiece => "{The piece}, c’est juste.",
                GoodField => "La case {field}, c’est juste.",
                GoodPieceField => "{The piece} et la case {field}, c’est juste.",
                GoodFile => "La lettre {file} de la case est juste.",
                GoodRank => "Le chiffre {rank} de la case est juste.",
                GoodCastling => "C’est bien un roque.",
                LookOther => "{text}, c’est un autre coup : regarde {and fields}. Quelle pièce a vraiment joué, et jusqu’où ?",
                LookTwoMoves => "Il y a deux coups ici. Chaque coup a sa propre place.",
                LookLater => "Ce coup vient juste après (coup {number}, {player}). Lequel vient avant ?",
                LookEarlier => "Ce coup a été joué juste avant (coup {number}, {player}). Lequel est venu ensuite ?",
                LookMarks => "Sur la feuille officielle, pas de ! ni de ?, seulement les coups, le temps et les propositions de nulle.",
                LookTooMany => "Ici, plus aucun coup n’a été joué.",
                NoteOffer => "Avec ce coup, un joueur a proposé la nulle : on ajoute (=), sur les deux feuilles.",
                NoteNoOffer => "Personne n’a proposé la nulle avec ce coup : pas besoin du signe =.",
                StillToWrite => "Pas encore noté : coup {number}, {player}. Note chaque coup dès qu’il est joué.",
                ComparedAllRight => "Tout est juste : {moves} sur {moves}.",
                Compared => "Coups justes : {right} sur {moves}.",
                Differs => "Tu as noté {text}. Le coup était {right}.",
                DiffersEmpty => "Ici, rien n’est noté. Le coup était {right}.",
                DiffersBehind => "Tu as noté {text}, mais plus aucun coup n’a été joué.",
                MoveOf => "Coup {number}, {player}",
                SheetsDiffer => "Feuille des Blancs : {white}. Feuille des Noirs : {black}.",
                OnlyWhiteWrote => "Seuls les Blancs ont noté ce coup : {text}.",
                OnlyBlackWrote => "Seuls les Noirs ont noté ce coup : {text}.",
                OrderBehind => "Ta feuille a un tour de retard. Note d’abord ce qui manque, puis continue.",
                OrderTheirsThere => "Le coup de l’autre joueur est déjà sur ta feuille.",
                OrderPlayed => "Tu as déjà joué ton coup.",
                OrderAtOnce => "Tu as répondu tout de suite. C’est toléré, car ton coup précédent est noté. Appuie sur la pendule, puis note les deux coups : d’abord celui de l’autre joueur, ensuite le tien.",
                OrderPressLater => "Joue d’abord ton coup sur le plateau, puis appuie sur la pendule.",
                OrderPressed => "Tu as déjà appuyé sur la pendule.",
                OrderTheirsFirst => "Le coup de l’autre joueur vient d’abord : note-le.",
                OrderOwnThere => "Ton coup est déjà sur ta feuille.",
                OrderPlayFirst => "On joue d’abord, on note ensuite. Une seule exception : pour réclamer la nulle (trois fois la même position, ou cinquante coups sans prise ni coup de pion), on note son coup sans le jouer et on appelle l’arbitre.",
                OrderPressFirst => "Tu as joué. Appuie d’abord sur la pendule, puis note ton coup.",
                OrderClaimLate => "Tu as déjà joué. On réclame avant : on note le coup, on ne touche pas au plateau et on appelle l’arbitre.",
                OrderClaimFails => "Maintenant, tu dois jouer le coup noté : {right}.",
                RemarkResigns => "{Player} abandonnent",
                RemarkAgreed => "Nulle d’un commun accord",
                RemarkRepetition => "Nulle : trois fois la même position",
                RemarkFifty => "Nulle : règle des cinquante coups",
                RemarkTime => "{Player} : plus de temps",
                RemarkTimeDraw => "Nulle : plus de temps",
                PlantedField => "{text} : ce n’est pas la bonne case. Il faut {right}.",
                PlantedTurned => "Dans {text}, deux choses ont changé de place. Il faut {right}.",
                PlantedWhich => "{text} ne dit pas laquelle des deux pièces joue. Il faut {right}.",
                PlantedPawn => "Un pion qui prend indique d’où il vient, puis x. Pas {text}, mais {right}.",
                PlantedCross => "Le signe au milieu de {text} ne va pas : x veut dire prise, et rien d’autre. Il faut {right}.",
                PlantedLetter => "La lettre dans {text} est celle d’une autre pièce ou d’une autre langue. Il faut {right}.",
                PlantedCastling => "Ce roque ne s’écrit pas {text}. Il faut {right}.",
                PlantedCheck => "Le signe à la fin de {text} ne va pas : + pour échec, # pour mat. Il faut {right}.",
                PlantedPromotion => "{text} ne dit pas ce que devient le pion. Il faut {right}.",
                PlantedColumns => "À la ligne {number}, les deux coups ont changé de colonne.",
                PlantedLeftOut => "Il manque un coup : {right} (coup {number}, {player}). Tout ce qui suit est décalé d’une place.",
                PlantedTwo => "À la ligne {number}, deux coups sont à la même place.",
                PlantedOther => "{text} pouvait se jouer, mais plus loin la partie ne va plus. Il faut {right}.",
                HuntRight => "{text} est juste ici. Joue les coups un par un sur un plateau : où ça ne va plus ?",
                HuntEmpty => "Il n’y a rien ici. Joue les coups un par un sur un plateau : où ça ne va plus ?",
                MendReading => "Lis {text} comme {right}.",
                MendForm => "On comprend le coup, mais {text} s’écrit {right}.",
                MendColumns => "Échange les deux coups de la ligne {number}.",
                MendMissing => "Ici, il manque un coup. Cela peut être {or right}.",
                MendTwo => "Il y a deux coups dans « {text} » : donne à chacun sa place.",
                MendTwice => "{text} est noté une fois de trop ici : enlève-le.",
                MendWhole => "Alors toute la feuille peut se jouer.",
                MendReach => "Alors on arrive jusqu’au coup {number}, {player}.",
                MendNothing => "Toute la feuille peut se jouer telle quelle.",
                MendStuck => "On s’arrête au coup {number}, {player} : « {text} ».",
                MendStuckEmpty => "On s’arrête au coup {number}, {player} : rien n’est noté.",
                // End of score sheets.
                // Pages of the score sheet.
                WroteRight => "{text} : c’est juste.",
                NoGameToTell => "Il n’y a aucun coup à dicter ici. Choisis une autre partie.",
                NoPlaceForSlip => "Aucune partie n’a de place pour cette erreur. Choisis un autre type.",
                // End of pages of the score sheet.
            }
        }
    };
}

pub(super) use fr_school;
