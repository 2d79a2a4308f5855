//! The words of lessons, drills, score sheets and clocks in English: the last part of those in `label_en.rs`.

/// Adds these words to those it is given, and picks the one that is asked for.
macro_rules! school_en {
    ($label:ident { $($known:tt)* }) => {
        match $label {
            $($known)*
            SchoolTitle => "Lessons",
            // Score sheets.
            TableNumber => "Table",
            WhiteClub => "White’s club",
            BlackClub => "Black’s club",
            LeafOriginal => "Original",
            LeafCopy => "Copy",
            ResignedWord => "resigns",
            StepResult => "Write the result in both boxes",
            StepCircle => "Circle the winner’s name, or both names after a draw",
            StepSignOwn => "Sign your own sheet",
            StepSignTheirs => "Sign the other player’s sheet",
            StepDetach => "Take the original off its copy",
            StepHandIn => "Hand the original to the arbiter",
            StepKeepCopy => "Keep the copy",
            DeedWriteTheirs => "Write the other’s move",
            DeedPlay => "Play",
            DeedPress => "Press the clock",
            DeedWriteOwn => "Write your move",
            SlipField => "A wrong field",
            SlipTurned => "Two things swapped",
            SlipWhich => "Which of the two pieces?",
            SlipPawn => "A pawn that takes",
            SlipCross => "The sign for a capture",
            SlipLetter => "A wrong letter",
            SlipCastling => "Castling",
            SlipCheck => "Check and mate",
            SlipPromotion => "A promotion",
            SlipColumns => "Columns swapped",
            SlipLeftOut => "A move left out",
            SlipTwo => "Two moves in one place",
            SlipOther => "Another move (hard)",
            // End of score sheets.
        }
    };
}

pub(super) use school_en;
