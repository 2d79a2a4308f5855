//! Lessons, drills, score sheets and clocks in English: the last part of the sentences in `en.rs`.

/// Adds these sentences to those it is given.
macro_rules! en_school {
    ($($known:tt)*) => {
        sentences! {
            $($known)*
            @feature "screen" {
                StarsOf => "{stars} of {most} stars.",
                // Score sheets.
                GoodMove => "The move is right.",
                GoodPiece => "The {piece} is right.",
                GoodField => "The field {field} is right.",
                GoodPieceField => "The {piece} and the field {field} are right.",
                GoodFile => "The letter {file} of the field is right.",
                GoodRank => "The digit {rank} of the field is right.",
                GoodCastling => "It is castling, that is right.",
                LookOther => "{text} is another move: look at {and fields}. Which piece really moved, and where to?",
                LookTwoMoves => "Two moves stand here. Each move has a place of its own.",
                LookLater => "This move comes after this one (move {number}, {player}). Which one comes first?",
                LookEarlier => "This move came just before (move {number}, {player}). Which one came after it?",
                LookMarks => "On the official sheet nobody writes ! or ?, only moves, times and offers of a draw.",
                LookTooMany => "No move was played here any more.",
                NoteOffer => "A draw was offered with this move: (=) stands behind it, on both sheets.",
                NoteNoOffer => "Nobody offered a draw with this move: it needs no =.",
                StillToWrite => "Not written yet: move {number}, {player}. Write each move as soon as it is played.",
                ComparedAllRight => "Everything is right: {moves} of {moves}.",
                Compared => "Right moves: {right} of {moves}.",
                Differs => "You wrote {text}. The move was {right}.",
                DiffersEmpty => "Nothing is written here. The move was {right}.",
                DiffersBehind => "You wrote {text}, but no move was played any more.",
                MoveOf => "Move {number}, {player}",
                SheetsDiffer => "White’s sheet says {white}, Black’s sheet says {black}.",
                OnlyWhiteWrote => "Only White wrote this move: {text}.",
                OnlyBlackWrote => "Only Black wrote this move: {text}.",
                OrderBehind => "Your sheet is one turn behind. Write what is missing first, then play on.",
                OrderTheirsThere => "The other player’s move is already on your sheet.",
                OrderPlayed => "You have already made your move.",
                OrderAtOnce => "You answered at once. That is tolerated, because your last move is on the sheet. Press the clock, then write both moves: first the other player’s, then yours.",
                OrderPressLater => "Make your move on the board first, then press the clock.",
                OrderPressed => "You have already pressed the clock.",
                OrderTheirsFirst => "The other player’s move comes first: write it down.",
                OrderOwnThere => "Your move is already on your sheet.",
                OrderPlayFirst => "First play, then write. There is one exception: to claim a draw (the same position for the third time, or fifty moves without a capture or a pawn move) you write the move, do not play it and call the arbiter.",
                OrderPressFirst => "You have played. Press the clock first, then write your move.",
                OrderClaimLate => "You have already played. A claim comes before that: write the move, leave the board as it is and call the arbiter.",
                OrderClaimFails => "Now you have to play the move you wrote: {right}.",
                RemarkResigns => "{Player} resigns",
                RemarkAgreed => "Draw agreed",
                RemarkRepetition => "Draw: the same position three times",
                RemarkFifty => "Draw: fifty-move rule",
                RemarkTime => "{Player}: no time left",
                RemarkTimeDraw => "Draw: no time left",
                PlantedField => "{text} names a wrong field. Right is {right}.",
                PlantedTurned => "In {text} two things have changed places. Right is {right}.",
                PlantedWhich => "{text} does not say which of two pieces moves. Right is {right}.",
                PlantedPawn => "A pawn that takes names the file it comes from, and the x. Not {text}, but {right}.",
                PlantedCross => "The sign in the middle of {text} is wrong: x stands for a capture, and only for that. Right is {right}.",
                PlantedLetter => "The letter in {text} belongs to another piece or to another language. Right is {right}.",
                PlantedCastling => "{text} is not how this castling is written. Right is {right}.",
                PlantedCheck => "The sign at the end of {text} is wrong: + is check, # is mate. Right is {right}.",
                PlantedPromotion => "{text} does not say what the pawn becomes. Right is {right}.",
                PlantedColumns => "In row {number} the two moves have changed columns.",
                PlantedLeftOut => "A move is missing: {right} (move {number}, {player}). Everything after it has slipped by one place.",
                PlantedTwo => "In row {number} two moves stand in one place.",
                PlantedOther => "{text} could be played, but then the game no longer fits further on. Right is {right}.",
                HuntRight => "{text} is right here. Play the moves on a board one by one: where do they stop making sense?",
                HuntEmpty => "Nothing stands here. Play the moves on a board one by one: where do they stop making sense?",
                MendReading => "Read {text} as {right}.",
                MendForm => "The move is clear, but {text} is written {right}.",
                MendColumns => "Let the two moves in row {number} change columns.",
                MendMissing => "A move is missing here. It could be {or right}.",
                MendTwo => "Two moves stand in “{text}”: give each a place of its own.",
                MendTwice => "{text} is written once too often here: leave it out.",
                MendWhole => "Then the whole sheet can be played.",
                MendReach => "Then it goes on as far as move {number}, {player}.",
                MendNothing => "The whole sheet can be played as it stands.",
                MendStuck => "It stops at move {number}, {player}: “{text}”.",
                MendStuckEmpty => "It stops at move {number}, {player}: nothing is written there.",
                // End of score sheets.
                // Pages of the score sheet.
                WroteRight => "{text} is right.",
                NoGameToTell => "There is no move to dictate in it. Choose another game.",
                NoPlaceForSlip => "No game has a place for this kind of mistake. Choose another kind.",
                // End of pages of the score sheet.
            }
        }
    };
}

pub(super) use en_school;
