//! The names of the fields of a board.

use super::{Field, Grid};
use crate::digits::number;

/// The naming scheme of fields: a letter for the file and a number for the rank, as in chess (`e4`), or one
/// number (`28`).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Naming {
    /// The letters of the files from White's left to White's right.
    pub files: &'static str,
    /// The corner where numbering begins, if fields are numbered.
    pub numbers: Option<Corner>,
}

/// The corner of field 1 on a numbered board (PDN 3.0, GameType). Numbers run along the ranks.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Corner {
    /// At the top left as White sees it; numbers run to the right and down.
    TopLeft,
    /// At the bottom right as White sees it; numbers run to the left and up.
    BottomRight,
}

impl Naming {
    /// Files `a` to `h` (FIDE Laws of Chess, C.2).
    pub const CHESS: Naming = Naming { files: "abcdefgh", numbers: None };
    /// Lines `o`, `a` to `i` (Scharten, section 1).
    pub const DARTBOARD: Naming = Naming { files: "oabcdefghi", numbers: None };

    /// Files `a` to `l`, for the widest board of draughts; fields numbered from a corner, if given.
    pub const fn draughts(numbers: Option<Corner>) -> Naming {
        Naming { files: "abcdefghijkl", numbers }
    }

    /// The name of a field.
    pub fn name(&self, grid: &Grid, field: Field) -> String {
        if let Some(corner) = self.numbers {
            return (u32::from(corner.turned(grid, field).0) + 1).to_string();
        }
        let (x, y) = grid.xy(field);
        format!("{}{}", self.file(x), self.rank(y))
    }

    /// Maps a field to its place in the order of names; its own inverse.
    pub(super) fn place(&self, grid: &Grid, field: Field) -> Field {
        self.numbers.map_or(field, |corner| corner.turned(grid, field))
    }

    /// The letter of a file, counted from 0.
    pub fn file(&self, x: u8) -> char {
        self.files.as_bytes()[usize::from(x)] as char
    }

    /// The number of a rank, counted from 0.
    pub fn rank(&self, y: u8) -> u8 {
        y + 1
    }

    /// Parses the name of a field; none for an unknown name.
    pub fn field(&self, grid: &Grid, name: &str) -> Option<Field> {
        if let Some(corner) = self.numbers {
            let n = number(name).filter(|_| !name.starts_with('0'))?.checked_sub(1)?;
            let n = u8::try_from(n).ok().filter(|n| *n < grid.len())?;
            return Some(corner.turned(grid, Field(n)));
        }
        let (file, rank) = name.split_at_checked(1)?;
        let x = self.files.bytes().position(|f| file.as_bytes() == [f])? as u8;
        let y = number(rank).filter(|_| !rank.starts_with('0'))?.checked_sub(1)?;
        grid.field(x, u8::try_from(y).ok()?)
    }
}

impl Corner {
    /// Maps a field to its number, counted from 0; its own inverse.
    fn turned(self, grid: &Grid, field: Field) -> Field {
        let along = grid.len() / grid.ranks;
        let (column, row) = (field.0 % along, field.0 / along);
        match self {
            Corner::TopLeft => Field((grid.ranks - 1 - row) * along + column),
            Corner::BottomRight => Field(row * along + (along - 1 - column)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{CHESS, DARTBOARD};
    use super::*;

    #[test]
    fn every_name_leads_back_to_its_field() {
        for (grid, naming) in [(CHESS, Naming::CHESS), (DARTBOARD, Naming::DARTBOARD)] {
            for field in grid.fields() {
                assert_eq!(naming.field(&grid, &naming.name(&grid, field)), Some(field));
            }
        }
        for wrong in ["", "e", "4e", "i1", "e9", "e0", "e+4", "e04", "é4", "e4 "] {
            assert_eq!(Naming::CHESS.field(&CHESS, wrong), None, "{wrong}");
        }
    }
}
