//! The words of lessons, drills, score sheets and clocks in English: the last part of those in `label_en.rs`.

/// Adds these words to those it is given, and picks the one that is asked for.
macro_rules! school_en {
    ($label:ident { $($known:tt)* }) => {
        match $label {
            $($known)*
            SchoolTitle => "Lessons",
            // Drills.
            DrillTitle => "Practise",
            DrillLead => "Short tasks, as many as you like. Nothing can be lost.",
            DrillKindName => "Name the field",
            DrillKindFind => "Find the field",
            DrillKindPlay => "Play what is written",
            DrillKindWrite => "Write what is played",
            DrillWhat => "What do you want to practise?",
            DrillMoves => "Which moves?",
            DrillWhere => "Where on the board?",
            DrillWhole => "Whole board",
            DrillFiles => "Columns",
            DrillRanks => "Rows",
            DrillRings => "Rings",
            DrillSide => "Who sits below?",
            DrillNames => "Show the names at the edge",
            DrillBegin => "Begin",
            DrillStop => "Stop",
            DrillNext => "Next",
            DrillHelp => "Help",
            DrillCheck => "Check",
            DrillAgain => "Show the move again",
            DrillCount => "Count one minute",
            DrillCounting => "Counting …",
            DrillStars => "Your stars",
            DrillInput => "How do you want to write?",
            DrillCircle => "Circle it",
            DrillPad => "Letter keys",
            DrillType => "Keyboard",
            DrillPawn => "Pawn move",
            DrillPiece => "Piece move",
            DrillByFile => "Two pieces: the letter tells",
            DrillByRank => "Two pieces: the number tells",
            DrillCentre => "Over the centre",
            DrillSupport => "Capture with support",
            DrillDart => "Thrown piece",
            DrillStep => "Move",
            DrillJump => "Capture of one piece",
            DrillJumps => "Capture of several pieces",
            DrillCrowned => "A king, or a man that becomes one",
        }
    };
}

pub(super) use school_en;
