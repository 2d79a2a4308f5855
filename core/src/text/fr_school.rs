//! Lessons, drills, score sheets and clocks in French: the last part of the sentences in `fr.rs`.

/// Adds these sentences to those it is given.
macro_rules! fr_school {
    ($($known:tt)*) => {
        sentences! {
            $($known)*
            @feature "screen" {
                StarsOf => "{stars} étoiles sur {most}.",
                // Times and clocks.
                TimeMissing => "Il manque un temps ici. Écris les minutes, puis + et les secondes par coup\u{a0}: 15+10.",
                TimeSign => "«\u{a0}{text}\u{a0}» ne fait pas partie d’un temps. Écris les minutes, puis + et les secondes par coup\u{a0}: 15+10.",
                TimeTooLong => "La pendule se règle de 1 seconde à 24 heures, et un coup peut ajouter jusqu’à 60 minutes.",
                TimeMoves => "Devant la barre, il y a le nombre de coups, de 1 à 300\u{a0}: 40/90.",
                TimeAfterRest => "Un temps sans nombre de coups dure jusqu’à la fin de la partie\u{a0}: rien ne peut suivre. Dis pour combien de coups il compte\u{a0}: 40/90, 15.",
                TimeTooMany => "Six périodes au plus ont leur propre temps.",
                PaceBlitz => "Pour 60 coups, chaque joueur a {time}\u{a0}: c’est un blitz. Personne n’est obligé de noter.",
                PaceRapid => "Pour 60 coups, chaque joueur a {time}\u{a0}: c’est une partie rapide. Personne n’est obligé de noter.",
                PaceLong => "Pour 60 coups, chaque joueur a {time}\u{a0}: c’est une partie longue. Les deux joueurs doivent noter.",
                ClockStands => "La pendule est arrêtée. Mets-la en marche, puis tu pourras appuyer.",
                ClockNotYours => "Ta pendule ne tourne pas\u{a0}: {player} réfléchissent. Tu appuies après ton propre coup.",
                ClockPlayFirst => "C’est à toi. Joue d’abord ton coup, puis appuie sur la pendule.",
                ClockPromotion => "Ton pion est arrivé. Pose la nouvelle pièce, puis appuie sur la pendule.",
                FlagUp => "Le drapeau n’est pas tombé\u{a0}: {player} ont encore {time}. Tu pourras réclamer quand il tombera.",
                FlagDown => "{Player}\u{a0}: le drapeau est tombé. La partie continue tant que l’autre joueur ne le dit pas.",
                MovesToGo => "encore {moves} coups jusqu’au temps suivant",
                // Who has to write.
                DutyFree => "{Player}\u{a0}: partie courte. Tu peux noter, mais ce n’est pas obligatoire.",
                DutyWrite => "{Player}\u{a0}: partie longue. Tu dois noter chaque coup.",
                DutyGoOn => "{Player}\u{a0}: moins de cinq minutes, mais chaque coup te donne 30 secondes ou plus. Tu dois continuer à noter.",
                DutyMayStop => "{Player}\u{a0}: tu as eu moins de cinq minutes. Tu peux arrêter de noter.",
                DutyUpdate => "{Player}\u{a0}: tu as du temps en plus. Complète les coups qui manquent sur ta feuille. Quand c’est à toi de jouer, tu peux demander l’autre feuille.",
                DutyConsult => "{Player}\u{a0}: complète les coups qui manquent sur ta feuille. C’est à toi de jouer\u{a0}: tu peux demander l’autre feuille.",
                // Touched pieces, and who plays White.
                TouchBound => "Tu as touché {the piece} en {field}\u{a0}: pièce touchée, pièce jouée. Tu choisis seulement où.",
                TouchTake => "Tu as touché {the piece} en {field}\u{a0}: il faut prendre cette pièce. Tu choisis seulement avec quoi.",
                TouchFree => "En {field}, {the piece} ne peut pas jouer maintenant\u{a0}: le toucher ne compte pas. Choisis une autre pièce.",
                TouchPromotion => "Le pion est arrivé et il y reste. Choisis ce qu’il devient.",
                Adjusting => "Tu as dit «\u{a0}j’adoube\u{a0}»\u{a0}: tu n’es pas obligé de jouer la prochaine pièce que tu touches.",
                AdjustLate => "«\u{a0}J’adoube\u{a0}», c’est bien, mais on le dit avant de toucher. Joue maintenant la pièce touchée.",
                HandIs => "Il y avait un pion dans cette main\u{a0}: tu joues avec {player}.",
            }
        }
    };
}

pub(super) use fr_school;
