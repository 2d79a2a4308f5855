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
