//! The words of lessons, drills, score sheets and clocks in Dutch: the last part of those in `label_nl.rs`.

/// Adds these words to those it is given, and picks the one that is asked for.
macro_rules! school_nl {
    ($label:ident { $($known:tt)* }) => {
        match $label {
            $($known)*
            SchoolTitle => "Lessen",
            // One move in all systems.
            SystemShort => "Kort",
            SystemShortNote => {
                "Zo schrijft men nu, overal ter wereld: op notatieformulieren, in boeken en in kranten."
            }
            SystemFigurine => "Figurines",
            SystemFigurineNote => {
                "Plaatjes in plaats van letters. Een boek met figurines kun je in elk land lezen."
            }
            SystemLong => "Lang",
            SystemLongNote => {
                "Hier staat ook waar het stuk vandaan komt. Veel boeken uit de negentiende eeuw zijn zo gedrukt, en je mag het nog steeds schrijven."
            }
            SystemCoordinate => "Alleen velden",
            SystemCoordinateNote => {
                "Van waar naar waar, zonder letter van een stuk. In de negentiende eeuw vonden sommige schrijvers dat genoeg."
            }
            SystemIccf => "Cijfers per post (ICCF)",
            SystemIccfNote => {
                "Voor partijen per brief tussen twee landen: cijfers hoef je niet te vertalen. Het eerste is de lijn, het tweede de rij."
            }
            SystemSmith => "Smith",
            SystemSmithNote => {
                "Warren Smith maakte het voor computers. Een letter aan het eind zegt wat er is geslagen, zodat een programma de zet terug kan nemen."
            }
            SystemEnglish => "Beschrijvend, Engels",
            SystemEnglishNote => {
                "In Engelse boeken tot ongeveer 1980. De lijnen heten naar de stukken aan het begin, en elke speler telt de rijen vanaf zijn eigen kant."
            }
            SystemFrench => "Beschrijvend, Frans",
            SystemFrenchNote => {
                "De Franse vorm: eerst het cijfer, dan de lijn. De regels van 1930 lieten twee systemen toe, dit en dat van nu; sinds 1981 telt alleen dat van nu."
            }
            SystemKoch => "Koch",
            SystemKochNote => {
                "Een oud systeem met cijfers voor velden. We kennen het idee, maar niet de druk; daarom zie je de cijfers van partijen per post."
            }
            SystemStamma => "Stamma",
            SystemStammaNote => {
                "In een boek uit 1737 gaf Philippe Stamma elk veld een naam. Een stuk noemde hij naar de lijn waarop het de partij begon, en een pion p."
            }
            SystemPdn => "Nummers (PDN)",
            SystemPdnNote => "Zo schrijven en bewaren programma’s nu dampartijen.",
            SystemManoury => "Manoury",
            SystemManouryNote => {
                "Manoury had een café in Parijs en nummerde de velden in een boek uit 1770. In druk staan de zetten van zwart tussen haakjes."
            }
            SystemWay => "De hele weg",
            SystemWayNote => {
                "Elk veld waar het stuk neerkomt. Dat is nodig als begin en einde twee slagen kunnen betekenen."
            }
            SystemAlgebraic => "Letters en cijfers",
            SystemAlgebraicNote => {
                "Zoals bij schaken. In Rusland en de landen eromheen schrijft men dammen zo."
            }
            SystemsLead => {
                "De zet op het bord, op elke manier van vroeger en nu geschreven. Tik op een teken: het vertelt wat het betekent."
            }
            SystemsStart => "Speel een zet of kies er een: dan staat hij hier in alle systemen.",
            SystemsTry => "Schrijf deze zet in dit systeem",
            SystemsCheck => "Kijken",
            SystemsRight => "Precies zo!",
            SystemsLetters => "Met de letters van andere talen",
            SayAloud => "Hardop zeggen",
            NoVoice => {
                "Dit apparaat heeft zelf geen stem voor jouw taal. Stemmen van internet zouden de woorden wegsturen, dus die gebruiken we niet."
            }
        }
    };
}

pub(super) use school_nl;
