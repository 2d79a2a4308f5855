//! Draughts in Dutch: the second half of the sentences in `nl.rs`.

/// Adds the sentences of draughts to those it is given, and hands all of them on.
macro_rules! nl_draughts {
    ($with:ident { $($known:tt)* }) => {
        $with! {
            $($known)*
            // Records (PDN).
            @feature "screen" {
                PdnGuessed => "Deze partij zegt niet welk spel het is. Gelezen als: {game}.",
            }
            @feature "families" {
                PdnSetUp => "Geen zet leidt naar deze stelling; de rest blijft als opmerking staan.",
                PdnResults => "De tag “Result” zegt {other}, maar achter de zetten staat een andere uitslag. Die telt hier; {other} blijft als opmerking staan.",
            }
            // How games end.
            @feature "families" {
                WonByBlock => "De tegenstander kan niet meer zetten. {Winner} wint.",
                WonWithoutMoves => "Wie hier niet meer kan zetten, wint. {Winner} wint.",
                WonByKing => "De eerste dam beslist. {Winner} wint.",
                DrawQuiet => "Te lang is er niets geslagen en geen schijf verzet. Remise.",
                DrawFewPieces => "Het aantal zetten dat met zo weinig stukken mag, is bereikt. Remise.",
                // Playing: how it stands.
                WonByTaking => "Alle stukken van de ander zijn geslagen. {Winner} wint.",
                DrawRepeated => "Dezelfde stand kwam te vaak terug. Remise.",
                DrawBalance => "Te lang is er niets geslagen en geen dam gehaald. Remise.",
            }
            // Playing: duties, counts and what may be done about a slip.
            @feature "screen" {
                ToMoveMust => "{Player} is aan zet en moet slaan",
                ToMoveMay => "{Player} is aan zet en mag slaan",
                CaptureTakes => "slaat {pieces}",
                CaptureTakesKings => "slaat {pieces}, waarvan dammen: {kings}",
                CountRepetition => "Deze stand: {times} van {most} keer",
                CountQuiet => "Niets geslagen, geen schijf gezet: {moves} van {most} zetten ieder",
                CountBalance => "Niets geslagen, geen nieuwe dam: {moves} van {most} zetten ieder",
                CountFew => "Weinig stukken: {moves} van {most} zetten ieder",
                CountKing => "{Player}, dam op {field}: {moves} van {most} zetten achter elkaar",
                ClaimNothing => "Nog niets te claimen: de tellers naast het bord laten zien hoe ver het is.",
                MayForce => "De laatste zet liet een slag liggen. {Player} mag hem laten terugnemen, of verder spelen en hem laten staan.",
                MayHuff => "Het stuk op {field} had moeten slaan. Het mag worden geblazen: dan gaat het van het bord bij je volgende zet. Kan die zet ook zonder blazen, dan kies je zelf.",
            }
            // Written moves.
            @feature "families" {
                StartNamed => "{The piece} op {field} speelt. Stukken hebben hier geen letter: het veld zegt welk stuk het is.",
                TakesSeveral => "Er worden {count} stukken geslagen, op {and fields}.",
                TakesWithKings => "Er worden {count} stukken geslagen, op {and fields}. Een dam staat op {and kings}.",
                StopsOn => "Onderweg komt het stuk neer op {field}.",
                StopTells => "Van {from} naar {to} zijn er {count} verschillende slagen. Daarom schrijf je de weg: deze gaat over {field}.",
                CrownedThere => "De schijf komt op {field}, op de laatste rij, en wordt een dam. Daarvoor schrijf je geen teken.",
                CrownedOnTheWay => "Op {via} werd de schijf een dam, en als dam gaat hij verder naar {field}.",
                StaysMan => "De schijf gaat naar {field}. Hij raakte op {via} de laatste rij, maar moest verder: hij blijft een schijf.",
                BracketsOfBlack => "De zetten van Zwart staan tussen haakjes.",
                Huffs => "Voor de zet gaat {the piece} van {field} van het bord: dat stuk had moeten slaan.",
                GoesBy => "Slaat er {count}, over {and fields}",
                NoSuchField => "“{text}” is geen veld. Hier gaan ze van {first} tot {last}.",
                LightField => "Op {text} wordt niet gespeeld: alleen de donkere velden tellen.",
                HalfMove => "Een zet heeft twee velden: waar hij begint en waar hij eindigt. Met {field} kun je {or right} schrijven.",
                HalfMoveAlone => "Een zet heeft twee velden: waar hij begint en waar hij eindigt. Geen zet van jou begint of eindigt op {field}.",
                DashTakes => "Er wordt geslagen, dus schrijf het slagteken: {right}.",
                BracketsWrong => "Haakjes zijn voor de zetten van Zwart, en alleen daarvoor: {right}.",
                FieldsCalled => "Begrepen. Hier heten de velden anders: {right}.",
                WholeWay => "Begrepen. Hier schrijf je de hele weg: {right}.",
                WhichWay => "Langs welke weg? Er gaan {count} slagen van {from} naar {to}. Schrijf {or right}.",
                // Why a text is no legal move.
                OtherWay => "Begin en einde kloppen, maar de slag gaat een andere weg.",
                JumpsOver => "Op {field} staat een stuk. Je slaat het door eroverheen te springen, naar het vrije veld erachter.",
                OnlyForward => "Een schijf gaat niet achteruit.",
                OneField => "Te ver: een {piece} gaat één veld, of springt over een buurstuk naar het veld vlak erachter.",
                NoRoom => "Over het stuk op {field} kun je niet springen: {behind}, erachter, is bezet.",
                TakesNothing => "Deze stap van de slag springt over niets.",
                ManTakesKing => "Op {field} staat een dam, en in dit spel mag een schijf geen dam slaan.",
                JumpedTwice => "Over het stuk op {field} is al gesprongen. Over een stuk spring je maar één keer.",
                StillStands => "Geslagen stukken blijven staan tot de slag uit is. Het stuk op {field} staat nog in de weg.",
                TurnsBack => "Tussen twee sprongen mag een stuk niet recht terug.",
                EndsOnLastRow => "Een schijf die de laatste rij haalt, stopt daar.",
                LandsBehind => "Hier komt de dam vlak achter het stuk op {field} neer.",
                LandsToTake => "De dam moet neerkomen waar hij verder kan slaan: op {or fields}.",
                MustGoOn => "De slag is nog niet uit: het stuk moet verder naar {or fields}.",
                MustTake => "Slaan is verplicht: {or right}.",
                TakesMore => "Dit slaat er {takes}. {or right} slaat er {most}, en meer slaan gaat voor.",
                TakesMoreKings => "Evenveel stukken, maar dit slaat {takes} dammen en {or right} slaat er {most}. De meeste dammen gaan voor.",
                KingTakesFirst => "Van deze slagen gaat die van de dam voor: {or right}.",
                MeetsKingSooner => "Beide slaan evenveel, maar {or right} komt eerder een dam tegen, en dat beslist.",
                WorthMore => "{or right} is meer waard: een dam telt iets minder dan twee schijven.",
                KingTired => "Deze dam heeft {count} keer achter elkaar gezet. Nu mag hij alleen nog slaan; of speel een ander stuk.",
            }
            // Positions as text, and setting up.
            @feature "families" {
                PdnSide => "Hier staat W voor wit of B voor zwart (teken {place}).",
                PdnField => "Geen veld van dit bord heet zo (teken {place}).",
                PdnTwice => "Op dit veld staat al een ander stuk (teken {place}).",
                SetupMan => "Een schijf op {field} zou al een dam zijn.",
                SetupNobody => "Er staat geen stuk op het bord.",
                SetupTired => "Op {field} staat geen dam waarvan de zetten geteld worden.",
            }
        }
    };
}

pub(super) use nl_draughts;
