//! Draughts in French: the second half of the sentences in `fr.rs`.

/// Adds the sentences of draughts to those it is given, and hands all of them on.
macro_rules! fr_draughts {
    ($with:ident { $($known:tt)* }) => {
        $with! {
            $($known)*
            // Records (PDN).
            @feature "screen" {
                PdnGuessed => "Cette partie ne dit pas de quel jeu il s’agit. Elle est lue comme : {game}.",
            }
            @feature "families" {
                PdnSetUp => "Aucun coup ne mène à cette position ; la suite est gardée comme commentaire.",
                PdnResults => "La balise « Result » dit {other}, mais un autre résultat suit les coups. C’est lui qui compte ici ; {other} est gardé comme commentaire.",
            }
            // How games end.
            @feature "families" {
                WonByBlock => "L’adversaire ne peut plus jouer. {Winner} gagnent.",
                WonWithoutMoves => "Ici, qui ne peut plus jouer gagne. {Winner} gagnent.",
                WonByKing => "La première dame décide. {Winner} gagnent.",
                DrawQuiet => "Trop de coups sans prise ni coup de pion. Partie nulle.",
                DrawFewPieces => "Avec si peu de pièces, le nombre de coups est épuisé. Partie nulle.",
                // Playing: how it stands.
                WonByTaking => "Toutes les pièces adverses sont prises. {Winner} gagnent.",
                DrawRepeated => "La même position est revenue trop souvent. Partie nulle.",
                DrawBalance => "Trop de coups sans prise ni nouvelle dame. Partie nulle.",
            }
            // Playing: duties, counts and what may be done about a slip.
            @feature "screen" {
                ToMoveMust => "Trait {to player}, qui doivent prendre",
                ToMoveMay => "Trait {to player}, qui peuvent prendre",
                CaptureTakes => "prend {pieces}",
                CaptureTakesKings => "prend {pieces} (dames : {kings})",
                CountRepetition => "Cette position : {times} fois sur {most}",
                CountQuiet => "Ni prise ni coup de pion : {moves} coups chacun sur {most}",
                CountBalance => "Ni prise ni nouvelle dame : {moves} coups chacun sur {most}",
                CountFew => "Peu de pièces : {moves} coups chacun sur {most}",
                CountKing => "{Player}, dame en {field} : {moves} coups de suite sur {most}",
                ClaimNothing => "Rien à demander pour l’instant : les compteurs à côté du damier disent où on en est.",
                MayForce => "Le dernier coup a oublié une prise. {Player} peuvent le faire reprendre, ou l’accepter en jouant.",
                MayHuff => "La pièce en {field} aurait dû prendre. Elle peut être soufflée : elle quitte le damier avec ton prochain coup. Si ce coup peut aussi se jouer sans souffler, tu choisis.",
            }
            // Written moves.
            @feature "families" {
                StartNamed => "{The piece} en {field} joue. Ici, les pièces n’ont pas de lettre : la case dit laquelle joue.",
                TakesSeveral => "Prise de {count} pièces, en {and fields}.",
                TakesWithKings => "Prise de {count} pièces, en {and fields}. Il y a une dame en {and kings}.",
                StopsOn => "En chemin, la pièce se pose en {field}.",
                StopTells => "De {from} à {to}, il y a {count} prises différentes. On écrit donc le chemin : celle-ci passe par {field}.",
                CrownedThere => "Le pion arrive en {field}, sur la dernière rangée, et devient une dame. Cela ne s’écrit pas.",
                CrownedOnTheWay => "En {via}, le pion est devenu une dame, et c’est une dame qui va en {field}.",
                StaysMan => "Le pion va en {field}. Il a touché la dernière rangée en {via}, mais il devait continuer : il reste un pion.",
                BracketsOfBlack => "Les coups des Noirs sont entre parenthèses.",
                Huffs => "Avant le coup, on souffle {the piece} en {field} : cette pièce devait prendre.",
                GoesBy => "Prend {count}, par {and fields}",
                NoSuchField => "« {text} » n’est pas une case. Ici, elles vont de {first} à {last}.",
                LightField => "On ne joue pas en {text} : seules les cases foncées comptent.",
                HalfMove => "Il faut deux cases : le départ et l’arrivée. Avec {field}, tu peux écrire {or right}.",
                HalfMoveAlone => "Il faut deux cases : le départ et l’arrivée. Aucun de tes coups ne part de {field} ou n’y arrive.",
                DashTakes => "Il y a prise : écris le signe de prise, {right}.",
                BracketsWrong => "Les parenthèses sont pour les coups des Noirs, et seulement pour eux : {right}.",
                FieldsCalled => "Compris. Ici, les cases ont d’autres noms : {right}.",
                WholeWay => "Compris. Ici, on écrit tout le chemin : {right}.",
                WhichWay => "Par où ? {count} prises vont de {from} à {to}. Écris {or right}.",
                // Why a text is no legal move.
                OtherWay => "Le départ et l’arrivée sont justes, mais la prise passe ailleurs.",
                JumpsOver => "Il y a une pièce en {field}. Pour la prendre, saute par-dessus, jusqu’à la case libre derrière.",
                OnlyForward => "Un pion ne va pas en arrière.",
                OneField => "Trop loin : {a piece} avance d’une case, ou saute une pièce voisine jusqu’à la case juste derrière.",
                NoRoom => "On ne peut pas sauter la pièce en {field} : derrière elle, {behind} n’est pas libre.",
                TakesNothing => "Ce pas de la prise ne saute rien.",
                ManTakesKing => "En {field}, il y a une dame, et dans ce jeu, un pion ne prend pas de dame.",
                JumpedTwice => "La pièce en {field} a déjà été sautée. On ne saute pas deux fois la même pièce.",
                StillStands => "Les pièces prises restent sur le damier jusqu’à la fin de la rafle. Celle en {field} barre encore le chemin.",
                TurnsBack => "Entre deux sauts, une pièce ne fait pas demi-tour.",
                EndsOnLastRow => "Un pion qui arrive sur la dernière rangée s’y arrête.",
                LandsBehind => "Ici, la dame se pose juste derrière la pièce en {field}.",
                LandsToTake => "La dame doit se poser là où elle peut encore prendre : en {or fields}.",
                MustGoOn => "La prise n’est pas finie : la pièce doit continuer vers {or fields}.",
                MustTake => "La prise est obligatoire : {or right}.",
                TakesMore => "Ici, tu en prends {takes}. {or right} en prend {most} : il faut en prendre le plus.",
                TakesMoreKings => "Autant de pièces, mais ici {takes} dames, et {most} avec {or right} : il faut prendre le plus de dames.",
                KingTakesFirst => "Parmi ces prises, celle de la dame passe avant : {or right}.",
                MeetsKingSooner => "Les deux prennent autant, mais {or right} rencontre une dame plus tôt : cela décide.",
                WorthMore => "{or right} vaut plus : une dame compte un peu moins que deux pions.",
                KingTired => "Cette dame a joué {count} fois de suite. Elle ne peut plus que prendre ; ou joue une autre pièce.",
            }
            // Positions as text, and setting up.
            @feature "families" {
                PdnSide => "Ici, on écrit W pour les Blancs ou B pour les Noirs (signe {place}).",
                PdnField => "Aucune case de ce damier ne porte ce nom (signe {place}).",
                PdnTwice => "Une autre pièce se trouve déjà sur cette case (signe {place}).",
                SetupMan => "Un pion en {field} serait déjà une dame.",
                SetupNobody => "Il n’y a aucune pièce sur le damier.",
                SetupTired => "En {field}, il n’y a pas de dame dont on puisse compter les coups.",
            }
        }
    };
}

pub(super) use fr_draughts;
