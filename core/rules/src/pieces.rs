//! The pieces of chess and its kin, and the words in which their moves are told apart.

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
    /// What a pawn may become, the queen first (FIDE 3.7.3.3).
    pub const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

    /// The English letter in lower case, as in FEN and UCI.
    pub const fn letter(self) -> char {
        ['p', 'n', 'b', 'r', 'q', 'k'][self as usize]
    }
    /// The role of a letter of either case, as in FEN and UCI.
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
    /// What it looks like.
    pub const fn figure(self) -> Figure {
        [Figure::Pawn, Figure::Knight, Figure::Bishop, Figure::Rook, Figure::Queen, Figure::King]
            [self as usize]
    }
}

/// What a move does to the other king.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum CheckEffect {
    /// Nothing.
    None,
    /// Check (FIDE 3.9.1).
    Check,
    /// Checkmate (FIDE 5.1.1).
    Mate,
}

/// The other pieces of the same kind that could be meant by the same target.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Rivals {
    /// Those that may legally go there.
    pub able: FieldSet,
    /// Those that are held back only because their king would be attacked.
    pub pinned: FieldSet,
}

/// Why castling is not possible.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum CastlingBlock {
    /// King or rook has moved, or there is no such rook.
    NoRight,
    /// This field must be empty and is not.
    Blocked(Field),
    /// The king is in check.
    InCheck,
    /// The king would cross this attacked field.
    ThroughCheck(Field),
    /// The king would end on this attacked field.
    IntoCheck(Field),
}
