//! The end of a game of chess, and draw claims.

use super::{Position, unwinnable};
use crate::position::{Claim, Ending, Outcome, Position as _};

pub(super) fn outcome(p: &Position, times: u32) -> Option<Outcome> {
    let draw = |by| Some(Outcome { winner: None, by });
    if !p.can_move() {
        return match p.in_check() {
            true => Some(Outcome { winner: Some(p.turn().other()), by: Ending::Checkmate }),
            false => draw(Ending::Stalemate),
        };
    }
    match () {
        _ if unwinnable::is_dead(p) => draw(Ending::Dead),
        // FIDE 9.6.1 and 9.6.2
        _ if times >= 5 => draw(Ending::Repetition5),
        _ if p.halfmoves >= 150 => draw(Ending::Moves75),
        _ => None,
    }
}

pub(super) fn claims(p: &Position, times: u32) -> Vec<Claim> {
    // FIDE 9.2 and 9.3
    let mut claims = Vec::new();
    if times >= 3 {
        claims.push(Claim::Repetition3);
    }
    if p.halfmoves >= 100 {
        claims.push(Claim::Moves50);
    }
    claims
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{Rules, Setup};

    fn position(fen: &str) -> Position {
        Setup::from_fen(fen).unwrap().position(Rules::Chess).unwrap()
    }

    #[test]
    fn automatic_ends_come_after_mate() {
        let by = |fen: &str, times| position(fen).outcome(times).map(|o| o.by);
        assert_eq!(by("8/8/3k4/8/8/3KR3/8/8 w - - 149 200", 1), None);
        assert_eq!(by("8/8/3k4/8/8/3KR3/8/8 w - - 150 200", 1), Some(Ending::Moves75));
        assert_eq!(by("8/8/3k4/8/8/3KR3/8/8 w - - 9 200", 5), Some(Ending::Repetition5));
        assert_eq!(by("3R2k1/5ppp/8/8/8/8/8/6K1 b - - 150 200", 5), Some(Ending::Checkmate));
        assert_eq!(by("7k/5Q2/6K1/8/8/8/8/8 b - - 0 70", 1), Some(Ending::Stalemate));
    }

    #[test]
    fn claims_are_offered_from_the_third_time_and_the_fiftieth_move() {
        let p = |n| position(&format!("8/8/3k4/8/8/3KR3/8/8 w - - {n} 200"));
        assert_eq!(p(99).claims(2), []);
        assert_eq!(p(99).claims(3), [Claim::Repetition3]);
        assert_eq!(p(100).claims(3), [Claim::Repetition3, Claim::Moves50]);
    }
}
