//! Scores of positions, in hundredths of a pawn or a man for the side to move.

/// The score of a game won in this position; one less for each ply before it.
pub(crate) const WIN: i32 = 30_000;
/// The lowest score of a win found by the search.
pub(crate) const WON: i32 = WIN - 1_000;
/// Beyond all scores.
pub(crate) const INFINITE: i32 = WIN + 1;
/// The score of a drawn game.
pub(crate) const DRAW: i32 = 0;
/// Limit of evaluations, and of values averaged over chances.
pub(crate) const LIMIT: i32 = 10_000;

/// The value of a position for the side to move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Score {
    /// An estimate in hundredths of a pawn or a man.
    Hundredths(i32),
    /// A forced win in this number of own moves; negative if the opponent wins, 0 if the game is lost already.
    Mate(i32),
}

impl Score {
    /// The public form of a score of the search.
    pub(crate) fn of(score: i32) -> Score {
        let moves = (WIN - score.abs() + 1) / 2;
        match score {
            WON.. => Score::Mate(moves),
            _ if score <= -WON => Score::Mate(-moves),
            _ => Score::Hundredths(score),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wins_are_counted_in_own_moves() {
        assert_eq!(Score::of(WIN - 1), Score::Mate(1));
        assert_eq!(Score::of(WIN - 3), Score::Mate(2));
        assert_eq!(Score::of(2 - WIN), Score::Mate(-1));
        assert_eq!(Score::of(-WIN), Score::Mate(0));
        assert_eq!(Score::of(-35), Score::Hundredths(-35));
    }
}
