//! Arbitrary arrangements of pieces, and their validation.

use super::attacks::{bit, rank, squares, tables};
use super::{Position, Role, Rules};
use crate::geometry::{CHESS, Field};
use crate::position::Side;

/// An arrangement of pieces with all other fields of a position. It may be illegal.
///
/// ```
/// use notabene_rules::chess::{Rules, Setup, SetupError};
/// use notabene_rules::position::Side;
///
/// let setup: Setup = "P3k3/8/8/8/8/8/8/8 w - - 0 1".parse()?;
/// let reasons = setup.position(Rules::Chess).unwrap_err();
/// assert_eq!(reasons[0], SetupError::NoKing(Side::White));
/// assert_eq!(reasons.len(), 2);
/// # Ok::<(), notabene_rules::chess::FenError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The pieces, square by square from a1 to h8.
    pub board: [Option<(Side, Role)>; 64],
    /// The side to move.
    pub turn: Side,
    /// The rooks with castling rights.
    pub castling: Vec<Field>,
    /// The square passed by a double step.
    pub passed: Option<Field>,
    /// Plies since the last capture or pawn move.
    pub halfmoves: u32,
    /// The full-move number, from 1.
    pub number: u32,
}

/// A reason why a setup is not playable.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum SetupError {
    /// A side has no king.
    NoKing(Side),
    /// A side has more than one king.
    ManyKings(Side),
    /// A pawn stands on the first or last rank.
    PawnOnEdge(Field),
    /// The side not to move is in check.
    OpponentInCheck(Side),
    /// A castling right without king and rook on the first rank, or two on one wing.
    Castling,
    /// The en passant square does not match a double step just made.
    EnPassant,
}

impl Setup {
    /// An empty board, White to move.
    pub fn empty() -> Setup {
        Setup {
            board: [None; 64],
            turn: Side::White,
            castling: Vec::new(),
            passed: None,
            halfmoves: 0,
            number: 1,
        }
    }

    /// Validates the setup.
    ///
    /// # Errors
    ///
    /// All reasons why it is not playable.
    pub fn position(&self, rules: Rules) -> Result<Position, Vec<SetupError>> {
        let errors = self.reasons(rules);
        if errors.is_empty() { Ok(self.with_passed(self.unchecked(rules))) } else { Err(errors) }
    }

    /// All reasons why it is not playable; empty if it is.
    pub fn reasons(&self, rules: Rules) -> Vec<SetupError> {
        let p = self.unchecked(rules);
        let kings = |side: Side| p.own(side, Role::King).count_ones();
        let mut errors = Vec::new();
        for side in Side::BOTH {
            match kings(side) {
                0 => errors.push(SetupError::NoKing(side)),
                1 => {}
                _ => errors.push(SetupError::ManyKings(side)),
            }
        }
        let edge = p.roles[Role::Pawn as usize] & (rank(0) | rank(7));
        errors.extend(squares(edge).map(|at| SetupError::PawnOnEdge(Field(at))));
        let waiting = self.turn.other();
        // Functions that need a king are called only if there is one.
        if kings(waiting) == 1 && p.is_attacked(waiting, p.king(waiting)) {
            errors.push(SetupError::OpponentInCheck(waiting));
        }
        let fits = |side: Side| match kings(side) {
            0 => p.castling & p.of(side) == 0,
            1 => p.castling_fits(side),
            _ => true,
        };
        if p.castling & !p.occupied() != 0 || !Side::BOTH.into_iter().all(fits) {
            errors.push(SetupError::Castling);
        }
        if self.passed.is_some_and(|to| !passed_fits(&p, to)) {
            errors.push(SetupError::EnPassant);
        }
        errors
    }

    /// The rooks that could have castling rights in this arrangement: those of Chess960, or
    /// those in the corners if the king stands on file e.
    pub fn castling_choices(&self, rules: Rules) -> Vec<Field> {
        let p = self.unchecked(rules);
        let can = |at: &Field| {
            let right = Position { castling: bit(at.0), ..p.clone() };
            let side = if p.of(Side::White) & bit(at.0) != 0 { Side::White } else { Side::Black };
            p.own(side, Role::King).count_ones() == 1 && right.castling_fits(side)
        };
        squares(p.roles[Role::Rook as usize]).map(Field).filter(can).collect()
    }

    /// True if a castling right can be written: its rook and a king of its side stand on the first rank
    /// of that side.
    pub fn right_stands(&self, rook: Field) -> bool {
        let Some(Some((side, Role::Rook))) = self.board.get(rook.index()) else { return false };
        let first = 56 * side.index();
        let king = Some((*side, Role::King));
        rook.index() / 8 == first / 8 && self.board.iter().skip(first).take(8).any(|piece| *piece == king)
    }

    /// The squares that a pawn can just have passed with an enemy pawn ready to capture it.
    pub fn passed_choices(&self) -> Vec<Field> {
        let p = self.unchecked(Rules::Chess);
        let fits = |to: &Field| passed_fits(&p, *to) && self.ready(&p, *to);
        CHESS.fields().filter(fits).collect()
    }

    fn unchecked(&self, rules: Rules) -> Position {
        let mut p = Position {
            roles: [0; 6],
            sides: [0; 2],
            castling: 0,
            turn: self.turn,
            passed: None,
            halfmoves: self.halfmoves,
            number: self.number.max(1),
            rules,
        };
        for (square, piece) in self.board.iter().enumerate() {
            if let Some((side, role)) = piece {
                p.sides[side.index()] |= bit(square as u8);
                p.roles[*role as usize] |= bit(square as u8);
            }
        }
        p.castling = self.castling.iter().fold(0, |set, rook| set | bit(rook.0 & 63));
        p
    }

    /// Clears the en passant square unless an enemy pawn can capture there.
    fn with_passed(&self, mut p: Position) -> Position {
        p.passed = self.passed.filter(|to| self.ready(&p, *to));
        p
    }

    /// True if a pawn of the side to move can capture on a passed square.
    fn ready(&self, p: &Position, to: Field) -> bool {
        let from = tables().pawn[self.turn.other().index()][usize::from(to.0)];
        from & p.own(self.turn, Role::Pawn) != 0
    }
}

impl From<&Position> for Setup {
    fn from(p: &Position) -> Setup {
        let mut setup = Setup::empty();
        for (square, piece) in setup.board.iter_mut().enumerate() {
            *piece = p.piece(Field(square as u8));
        }
        setup.turn = p.turn;
        setup.castling = squares(p.castling).map(Field).collect();
        setup.passed = p.en_passant();
        setup.halfmoves = p.halfmoves;
        setup.number = p.number;
        setup
    }
}

/// True if a pawn of the side not to move can just have passed over a square.
fn passed_fits(p: &Position, to: Field) -> bool {
    let third = match p.turn {
        Side::White => rank(5),
        Side::Black => rank(2),
    };
    let square = bit(to.0 & 63);
    let (landed, left) = match p.turn {
        Side::White => (square >> 8, square << 8),
        Side::Black => (square << 8, square >> 8),
    };
    square & third != 0
        && (square | left) & p.occupied() == 0
        && landed & p.own(p.turn.other(), Role::Pawn) != 0
}
