//! The end of a game of chess, and draw claims.

use super::{Position, Role, unwinnable};
use crate::position::{Claim, Ending, Outcome, Position as _, Side};

/// The light squares.
const LIGHT: u64 = 0x55aa_55aa_55aa_55aa;

/// True if a side has insufficient material to mate by any series of legal moves.
///
/// Guarantee: `true` only if no mate is possible. It may be `false` in blocked positions where nobody
/// can ever make progress: [`Position::helpmate`] finds many of those.
#[inline(never)]
pub fn insufficient(p: &Position, side: Side) -> bool {
    let own = |role: Role| p.own(side, role);
    let their = |role: Role| p.own(side.other(), role);
    if own(Role::Pawn) | own(Role::Rook) | own(Role::Queen) != 0 {
        return false;
    }
    let (knights, bishops) = (own(Role::Knight), own(Role::Bishop));
    if knights != 0 {
        // A lone knight mates only if an enemy piece blocks its own king; queens alone cannot.
        let others = their(Role::Pawn) | their(Role::Rook) | their(Role::Bishop) | their(Role::Knight);
        return knights.count_ones() == 1 && bishops == 0 && others == 0;
    }
    // Bishops of one colour mate only with the help of a blocker on the other colour.
    let all_bishops = p.roles[Role::Bishop as usize];
    let one_colour = all_bishops & LIGHT == 0 || all_bishops & !LIGHT == 0;
    bishops == 0 || one_colour && their(Role::Pawn) | their(Role::Knight) == 0
}

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
    fn too_little_to_mate() {
        for (fen, white, black) in [
            ("8/8/3k4/8/8/3K4/8/8 w - - 0 1", true, true),
            ("8/8/3k4/8/8/3KN3/8/8 w - - 0 1", true, true),
            ("8/8/3k4/8/8/3KB3/8/8 w - - 0 1", true, true),
            ("8/8/3k4/5b2/8/3KB3/8/8 w - - 0 1", false, false),
            ("8/8/3k4/4b3/8/3KB3/8/8 w - - 0 1", true, true),
            ("8/8/3k4/8/8/3KNN2/8/8 w - - 0 1", false, true),
            ("8/8/3kp3/8/8/3KN3/8/8 w - - 0 1", false, false),
            ("8/8/3kq3/8/8/3KN3/8/8 w - - 0 1", true, false),
            ("8/8/3kr3/8/8/3KB3/8/8 w - - 0 1", true, false),
            ("8/8/3k4/8/3P4/3K4/8/8 w - - 0 1", false, true),
        ] {
            let p = position(fen);
            assert_eq!(insufficient(&p, Side::White), white, "White in {fen}");
            assert_eq!(insufficient(&p, Side::Black), black, "Black in {fen}");
        }
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
