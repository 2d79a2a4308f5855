//! The pieces of chess and related games, and the data that disambiguates their moves.

use crate::geometry::{Field, FieldSet};
use crate::position::Figure;

/// The kinds of pieces.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Role {
    /// Pawn.
    Pawn,
    /// Knight.
    Knight,
    /// Bishop.
    Bishop,
    /// Rook.
    Rook,
    /// Queen.
    Queen,
    /// King.
    King,
}

impl Role {
    /// All roles, the pawn first.
    pub const ALL: [Role; 6] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];
    /// The promotion roles of a pawn, the queen first (FIDE 3.7.3.3).
    pub const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

    /// The English letter in lower case, as in FEN and UCI.
    pub const fn letter(self) -> char {
        ['p', 'n', 'b', 'r', 'q', 'k'][self as usize]
    }
    /// Parses a piece letter of either case, as in FEN and UCI.
    pub fn from_letter(letter: char) -> Option<Role> {
        Some(match letter.to_ascii_lowercase() {
            'p' => Role::Pawn,
            'n' => Role::Knight,
            'b' => Role::Bishop,
            'r' => Role::Rook,
            'q' => Role::Queen,
            'k' => Role::King,
            _ => return None,
        })
    }
    /// The figure drawn for the role.
    pub const fn figure(self) -> Figure {
        [Figure::Pawn, Figure::Knight, Figure::Bishop, Figure::Rook, Figure::Queen, Figure::King]
            [self as usize]
    }
}

/// The effect of a move on the enemy king.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum CheckEffect {
    /// Nothing.
    None,
    /// Check (FIDE 3.9.1).
    Check,
    /// Checkmate (FIDE 5.1.1).
    Mate,
}

/// Other pieces of the same role with the same target square, for disambiguation.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Rivals {
    /// Pieces that can legally move there.
    pub able: FieldSet,
    /// Pieces that cannot move there only because they are pinned.
    pub pinned: FieldSet,
}

/// The reason why castling is illegal.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum CastlingBlock {
    /// King or rook has moved, or there is no rook.
    NoRight,
    /// This field is occupied but must be empty.
    Blocked(Field),
    /// The king is in check.
    InCheck,
    /// The king would cross this attacked field.
    ThroughCheck(Field),
    /// The king would end on this attacked field.
    IntoCheck(Field),
}
