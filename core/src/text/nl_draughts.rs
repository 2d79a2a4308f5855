//! Draughts in Dutch: the second half of the sentences in `nl.rs`.

/// Adds the sentences of draughts to those it is given, and hands all of them on.
macro_rules! nl_draughts {
    ($with:ident { $($known:tt)* }) => {
        $with! {
            $($known)*
            // Records (PDN).
            @feature "families" {
                PdnSetUp => "Geen zet leidt naar deze stelling; de rest blijft als opmerking staan.",
            }
            // How games end.
            @feature "families" {
                WonByBlock => "De tegenstander kan niet meer zetten. {Winner} wint.",
                WonWithoutMoves => "Wie hier niet meer kan zetten, wint. {Winner} wint.",
                WonByKing => "De eerste dam beslist. {Winner} wint.",
                DrawQuiet => "Te lang is er niets geslagen en geen schijf verzet. Remise.",
                DrawFewPieces => "Met zo weinig stukken zijn de zetten op. Remise.",
            }
        }
    };
}

pub(super) use nl_draughts;
