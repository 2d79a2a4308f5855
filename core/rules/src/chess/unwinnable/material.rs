//! Too little material to mate.

use crate::chess::{Position, Role};
use crate::position::Side;

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
}
