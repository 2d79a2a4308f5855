//! Lessons, drills, score sheets and clocks in English: the last part of the sentences in `en.rs`.

/// Adds these sentences to those it is given.
macro_rules! en_school {
    ($($known:tt)*) => {
        sentences! {
            $($known)*
            @feature "screen" {
                StarsOf => "{stars} of {most} stars.",
                // Times and clocks.
                TimeMissing => "A time is missing here. Write the minutes, then + and the seconds for each move: 15+10.",
                TimeSign => "“{text}” is no part of a time. Write the minutes, then + and the seconds for each move: 15+10.",
                TimeTooLong => "The clock can be set from 1 second to 24 hours, and a move can add up to 60 minutes.",
                TimeMoves => "Before the stroke stands the number of moves, from 1 to 300: 40/90.",
                TimeAfterRest => "A time without a number of moves lasts to the end of the game, so nothing can follow it. Say for how many moves it is: 40/90, 15.",
                TimeTooMany => "Six parts with their own time are the most.",
                PaceBlitz => "For 60 moves each player has {time}: a blitz game. Nobody has to write.",
                PaceRapid => "For 60 moves each player has {time}: a rapid game. Nobody has to write.",
                PaceLong => "For 60 moves each player has {time}: a long game. Both players must write.",
                ClockStands => "The clock is stopped. Start it, then you can press it.",
                ClockNotYours => "Your clock is not running: {player} is thinking. You press after your own move.",
                ClockPlayFirst => "It is your turn. Play your move first, then press the clock.",
                ClockPromotion => "Your pawn has arrived. Put the new piece in its place, then press the clock.",
                FlagUp => "The flag of {player} is still up: {time} left. You can claim when it has fallen.",
                FlagDown => "{Player}: the flag has fallen. The game goes on until the other player says so.",
                MovesToGo => "{moves} moves to the next time",
                // Who has to write.
                DutyFree => "{Player}: a short game. You may write, but you need not.",
                DutyWrite => "{Player}: a long game. You must write every move.",
                DutyGoOn => "{Player}: less than five minutes, but each move brings you 30 seconds or more. You must go on writing.",
                DutyMayStop => "{Player}: you had less than five minutes. You may stop writing.",
                DutyUpdate => "{Player}: you have new time. Fill in the moves that are missing on your sheet. You may ask for the other sheet when it is your turn.",
                DutyConsult => "{Player}: fill in the moves that are missing on your sheet. It is your turn, so you may ask for the other sheet.",
                // Touched pieces, and who plays White.
                TouchBound => "You touched the {piece} on {field}, so it has to move. You choose where to.",
                TouchTake => "You touched the {piece} on {field}, so it has to be taken. You choose with what.",
                TouchFree => "The {piece} on {field} cannot move now, so the touch does not count. Pick another piece.",
                TouchPromotion => "The pawn has arrived and stays there. Choose what it becomes.",
                Adjusting => "You said j’adoube: the next piece you touch need not be played.",
                AdjustLate => "J’adoube is right, but you say it before you touch a piece. Now play the touched one.",
                HandIs => "There was a pawn in this hand: you play {player}.",
            }
        }
    };
}

pub(super) use en_school;
