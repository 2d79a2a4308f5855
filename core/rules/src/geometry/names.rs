//! What the fields of a board are called.

use super::{Field, Grid};
use crate::digits::{number, push_number};

/// Names made of a letter for the file and a number for the rank, as in chess: `e4`.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Naming {
    /// The letters of the files from White's left to White's right.
    pub files: &'static str,
}

impl Naming {
    /// Files `a` to `h` (FIDE Laws of Chess, C.2).
    pub const CHESS: Naming = Naming { files: "abcdefgh" };
    /// Lines `o`, `a` to `i` (Scharten, section 1).
    pub const DARTBOARD: Naming = Naming { files: "oabcdefghi" };

    /// The name of a field.
    pub fn name(&self, grid: &Grid, field: Field) -> String {
        let (x, y) = grid.xy(field);
        let mut name = String::from(self.file(x));
        push_number(&mut name, u32::from(self.rank(y)));
        name
    }

    /// The letter of a file, counted from 0.
    pub fn file(&self, x: u8) -> char {
        self.files.as_bytes()[usize::from(x)] as char
    }

    /// The number of a rank, counted from 0.
    pub fn rank(&self, y: u8) -> u8 {
        y + 1
    }

    /// The field with a name; none when no field is called so.
    pub fn field(&self, grid: &Grid, name: &str) -> Option<Field> {
        let (file, rank) = name.split_at_checked(1)?;
        let x = self.files.bytes().position(|f| file.as_bytes() == [f])? as u8;
        let y = number(rank).filter(|_| !rank.starts_with('0'))?.checked_sub(1)?;
        grid.field(x, u8::try_from(y).ok()?)
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
