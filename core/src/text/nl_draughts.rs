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
                // Playing: how it stands.
                WonByTaking => "Alle stukken van de ander zijn geslagen. {Winner} wint.",
                DrawRepeated => "Dezelfde stand kwam te vaak terug. Remise.",
                MayClaimQuiet => "Lang genoeg is er niets geslagen en geen schijf gezet: remise mag worden geclaimd.",
            }
            // Playing: duties, counts and what may be done about a slip.
            @feature "screen" {
                ToMoveMust => "{Player} is aan zet en moet slaan",
                CaptureTakes => "slaat {pieces}",
                CaptureTakesKings => "slaat {pieces}, waarvan dammen: {kings}",
                CountRepetition => "Deze stand: {times} van {most} keer",
                CountQuiet => "Niets geslagen, geen schijf gezet: {moves} van {most} zetten ieder",
                CountFew => "Weinig stukken: {moves} van {most} zetten ieder",
                CountKing => "{Player}, dam op {field}: {moves} van {most} zetten achter elkaar",
                ClaimNothing => "Nog niets te claimen: de tellers naast het bord laten zien hoe ver het is.",
                MayForce => "De laatste zet liet een slag liggen. {Player} mag hem laten terugnemen, of verder spelen en hem laten staan.",
                MayHuff => "Het stuk op {field} had moeten slaan. Het mag worden geblazen: speel je zet en kies die waarbij ook {field} verdwijnt.",
            }
        }
    };
}

pub(super) use nl_draughts;
