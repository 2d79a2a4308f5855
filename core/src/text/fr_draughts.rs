//! Draughts in French: the second half of the sentences in `fr.rs`.

/// Adds the sentences of draughts to those it is given, and hands all of them on.
macro_rules! fr_draughts {
    ($with:ident { $($known:tt)* }) => {
        $with! {
            $($known)*
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
                MayClaimQuiet => "Depuis assez longtemps, aucune prise et aucun pion joué : la nulle peut être demandée.",
            }
            // Playing: duties, counts and what may be done about a slip.
            @feature "screen" {
                ToMoveMust => "Trait {to player}, qui doivent prendre",
                CaptureTakes => "prend {pieces}",
                CaptureTakesKings => "prend {pieces}, dont dames : {kings}",
                CountRepetition => "Cette position : {times} fois sur {most}",
                CountQuiet => "Ni prise ni coup de pion : {moves} coups chacun sur {most}",
                CountFew => "Peu de pièces : {moves} coups chacun sur {most}",
                CountKing => "{Player}, dame en {field} : {moves} coups de suite sur {most}",
                ClaimNothing => "Rien à demander pour l’instant : les compteurs à côté du damier disent où on en est.",
                MayForce => "Le dernier coup a oublié une prise. {Player} peuvent le faire reprendre, ou l’accepter en jouant.",
                MayHuff => "La pièce en {field} aurait dû prendre. Elle peut être soufflée : joue ton coup et choisis celui qui enlève aussi {field}.",
            }
        }
    };
}

pub(super) use fr_draughts;
