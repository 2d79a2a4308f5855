//! Draughts in Dutch: the second half of the sentences in `nl.rs`.

/// Adds the sentences of draughts to those it is given, and hands all of them on.
macro_rules! nl_draughts {
    ($with:ident { $($known:tt)* }) => {
        $with! {
            $($known)*
            // How games end.
            @feature "families" {
                WonByBlock => "De tegenstander kan niet meer zetten. {Winner} wint.",
                WonWithoutMoves => "Wie hier niet meer kan zetten, wint. {Winner} wint.",
                WonByKing => "De eerste dam beslist. {Winner} wint.",
                DrawQuiet => "Te lang is er niets geslagen en geen schijf verzet. Remise.",
                DrawFewPieces => "Met zo weinig stukken zijn de zetten op. Remise.",
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
                StaysMan => "De schijf gaat naar {field}. Ze raakte op {via} de laatste rij, maar moest verder: ze blijft een schijf.",
                BracketsOfBlack => "De zetten van Zwart staan tussen haakjes.",
                Huffs => "Voor de zet gaat {the piece} van {field} van het bord: die had moeten slaan.",
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
            }
        }
    };
}

pub(super) use nl_draughts;
