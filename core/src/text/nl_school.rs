//! Lessons, drills, score sheets and clocks in Dutch: the last part of the sentences in `nl.rs`.

/// Adds these sentences to those it is given.
macro_rules! nl_school {
    ($($known:tt)*) => {
        sentences! {
            $($known)*
            @feature "screen" {
                StarsOf => "{stars} van de {most} sterren.",
                // Score sheets.
                GoodMove => "De zet klopt.",
                GoodPiece => "{The piece} klopt.",
                GoodField => "Het veld {field} klopt.",
                GoodPieceField => "{The piece} en het veld {field} kloppen.",
                GoodFile => "De letter {file} van het veld klopt.",
                GoodRank => "Het cijfer {rank} van het veld klopt.",
                GoodCastling => "Het is een rokade, dat klopt.",
                LookOther => "{text} is een andere zet: kijk naar {and fields}. Welk stuk heeft er echt gespeeld, en waarheen?",
                LookTwoMoves => "Hier staan twee zetten. Elke zet heeft een eigen plek.",
                LookLater => "Deze zet komt hierna pas (zet {number}, {player}). Welke komt eerst?",
                LookEarlier => "Deze zet kwam net hiervoor (zet {number}, {player}). Welke kwam daarna?",
                LookMarks => "Op het officiële formulier staan geen ! of ?, alleen zetten, tijden en remiseaanbiedingen.",
                LookTooMany => "Hier werd geen zet meer gespeeld.",
                NoteOffer => "Bij deze zet werd remise aangeboden: zet er (=) achter, op beide formulieren.",
                NoteNoOffer => "Bij deze zet bood niemand remise aan: de = is niet nodig.",
                StillToWrite => "Nog niet genoteerd: zet {number}, {player}. Schrijf elke zet op zodra hij gespeeld is.",
                ComparedAllRight => "Alles klopt: {moves} van de {moves}.",
                Compared => "Goede zetten: {right} van de {moves}.",
                Differs => "Je schreef {text}. De zet was {right}.",
                DiffersEmpty => "Hier staat niets. De zet was {right}.",
                DiffersBehind => "Je schreef {text}, maar er werd geen zet meer gespeeld.",
                MoveOf => "Zet {number}, {player}",
                SheetsDiffer => "Op het formulier van wit staat {white}, op dat van zwart {black}.",
                OnlyWhiteWrote => "Alleen wit heeft deze zet opgeschreven: {text}.",
                OnlyBlackWrote => "Alleen zwart heeft deze zet opgeschreven: {text}.",
                OrderBehind => "Je formulier loopt een beurt achter. Schrijf eerst op wat ontbreekt en speel dan verder.",
                OrderTheirsThere => "De zet van de ander staat al op je formulier.",
                OrderPlayed => "Je hebt je zet al gedaan.",
                OrderAtOnce => "Je hebt meteen geantwoord. Dat wordt toegestaan, want je vorige zet staat al op je formulier. Druk op de klok en schrijf dan beide zetten op: eerst die van de ander, dan die van jou.",
                OrderPressLater => "Doe eerst je zet op het bord en druk dan op de klok.",
                OrderPressed => "Je hebt al op de klok gedrukt.",
                OrderTheirsFirst => "Eerst komt de zet van de ander: schrijf die op.",
                OrderOwnThere => "Je zet staat al op je formulier.",
                OrderPlayFirst => "Eerst spelen, dan schrijven. Er is één uitzondering: om remise te claimen (drie keer dezelfde stelling, of vijftig zetten zonder slaan of pionzet) schrijf je de zet op, speel je hem niet en roep je de arbiter.",
                OrderPressFirst => "Je hebt gespeeld. Druk eerst op de klok en schrijf dan je zet op.",
                OrderClaimLate => "Je hebt al gespeeld. Claimen doe je daarvoor: schrijf de zet op, laat het bord zoals het is en roep de arbiter.",
                OrderClaimFails => "Nu moet je de zet spelen die je opschreef: {right}.",
                RemarkResigns => "{Player} geeft op",
                RemarkAgreed => "Remise overeengekomen",
                RemarkRepetition => "Remise: drie keer dezelfde stelling",
                RemarkFifty => "Remise: vijftigzettenregel",
                RemarkTime => "{Player}: geen tijd meer",
                RemarkTimeDraw => "Remise: geen tijd meer",
                PlantedField => "{text} noemt een verkeerd veld. Goed is {right}.",
                PlantedTurned => "In {text} zijn twee dingen verwisseld. Goed is {right}.",
                PlantedWhich => "{text} zegt niet welk van de twee stukken speelt. Goed is {right}.",
                PlantedPawn => "Een pion die slaat, noemt waar hij vandaan komt, en de x. Niet {text}, maar {right}.",
                PlantedCross => "Het teken midden in {text} klopt niet: x betekent slaan, en niets anders. Goed is {right}.",
                PlantedLetter => "De letter in {text} hoort bij een ander stuk of bij een andere taal. Goed is {right}.",
                PlantedCastling => "Deze rokade schrijf je niet als {text}. Goed is {right}.",
                PlantedCheck => "Het teken achter {text} klopt niet: + is schaak, # is mat. Goed is {right}.",
                PlantedPromotion => "{text} zegt niet wat de pion wordt. Goed is {right}.",
                PlantedColumns => "In rij {number} zijn de twee zetten van kolom verwisseld.",
                PlantedLeftOut => "Er ontbreekt een zet: {right} (zet {number}, {player}). Alles daarna is één plek opgeschoven.",
                PlantedTwo => "In rij {number} staan twee zetten op één plek.",
                PlantedOther => "{text} kon wel, maar verderop klopt de partij dan niet meer. Goed is {right}.",
                HuntRight => "{text} is hier goed. Speel de zetten één voor één op een bord: waar klopt het niet meer?",
                HuntEmpty => "Hier staat niets. Speel de zetten één voor één op een bord: waar klopt het niet meer?",
                MendReading => "Lees {text} als {right}.",
                MendForm => "De zet is duidelijk, maar {text} schrijf je als {right}.",
                MendColumns => "Wissel de twee zetten in rij {number} om.",
                MendMissing => "Hier ontbreekt een zet. Dat kan {or right} zijn.",
                MendTwo => "In “{text}” staan twee zetten: geef elke een eigen plek.",
                MendTwice => "{text} staat hier een keer te veel: laat die weg.",
                MendWhole => "Dan kan het hele formulier gespeeld worden.",
                MendReach => "Dan kom je tot zet {number}, {player}.",
                MendNothing => "Het hele formulier kan zo gespeeld worden.",
                MendStuck => "Het stopt bij zet {number}, {player}: “{text}”.",
                MendStuckEmpty => "Het stopt bij zet {number}, {player}: daar staat niets.",
                // End of score sheets.
                // Pages of the score sheet.
                WroteRight => "{text} is goed.",
                NoGameToTell => "Hier is geen zet om te dicteren. Kies een andere partij.",
                NoPlaceForSlip => "Geen partij heeft plaats voor zo’n fout. Kies een andere soort.",
                // End of pages of the score sheet.
            }
        }
    };
}

pub(super) use nl_school;
