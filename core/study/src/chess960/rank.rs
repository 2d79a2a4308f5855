//! A first rank under construction: eight pieces, an array or not yet.

use super::short;
use notabene_core::chess::{Array, Role, Unlawful};
use notabene_core::i18n::Msg;
use notabene_core::msg;
use notabene_core::notation::{Letters, letters_of, pieces as read};
use notabene_core::position::{Glyph, Side};

/// Eight pieces from file a to file h.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Rank([Role; 8]);

impl Default for Rank {
    fn default() -> Rank {
        Array::chess().into()
    }
}

impl From<Array> for Rank {
    fn from(array: Array) -> Rank {
        Rank(array.roles())
    }
}

/// Reads pieces in the given letters, else in English ones: a whole array cannot be read in both, as it has
/// letters that the other language does not know.
pub(super) fn pieces(text: &str, letters: &Letters) -> Option<Vec<Option<Role>>> {
    read(text, letters).or_else(|| read(text, Letters::english()))
}

impl Rank {
    /// Reads eight letters of the pieces; they need not be an array.
    pub fn read(text: &str, letters: &Letters) -> Result<Rank, Msg> {
        let roles: Option<Vec<Role>> = pieces(text, letters).and_then(|all| all.into_iter().collect());
        let roles = roles.and_then(|r| <[Role; 8]>::try_from(r).ok());
        let known = || letters.pieces.map(String::from).to_vec();
        roles.map(Rank).ok_or_else(|| msg!(RankLetters { text: short(text), letters: known() }))
    }

    /// The pieces as they are drawn.
    pub fn glyphs(&self, side: Side) -> Vec<Glyph> {
        self.0.iter().map(|r| Glyph { side, figure: r.figure() }).collect()
    }

    /// The letters of the pieces.
    pub fn text(&self, letters: &Letters) -> String {
        letters_of(&self.0, letters)
    }

    /// The rank seen in a mirror.
    pub fn mirrored(mut self) -> Rank {
        self.0.reverse();
        self
    }

    /// The rank with two pieces exchanged; files are counted from 0, others change nothing.
    pub fn swapped(mut self, a: usize, b: usize) -> Rank {
        if a.max(b) < 8 {
            self.0.swap(a, b);
        }
        self
    }

    /// The array, or why it is none.
    pub fn array(&self) -> Result<Array, Msg> {
        Array::new(self.0).map_err(|why| match why {
            Unlawful::Pieces => msg!(RankPieces),
            Unlawful::Bishops => msg!(RankBishops),
            Unlawful::King => msg!(RankKing),
        })
    }

    /// The files of the pieces of a role, from 0.
    pub(super) fn files(&self, role: Role) -> Vec<u8> {
        (0..8).filter(|x| self.0[usize::from(*x)] == role).collect()
    }
}
