//! The practised part of a board.

use notabene_core::geometry::{Board, FieldSet, Shape};

/// Chosen files and ranks; with none of a kind chosen, all of it. Files and ranks are counted from 0.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Area {
    files: u16,
    ranks: u16,
}

impl Area {
    /// The whole board.
    pub const WHOLE: Area = Area { files: 0, ranks: 0 };

    /// True if a file is chosen.
    pub const fn has_file(self, x: u8) -> bool {
        x < 16 && self.files >> x & 1 == 1
    }
    /// True if a rank is chosen.
    pub const fn has_rank(self, y: u8) -> bool {
        y < 16 && self.ranks >> y & 1 == 1
    }
    /// Selects or deselects a file.
    pub const fn turn_file(&mut self, x: u8) {
        if x < 16 {
            self.files ^= 1 << x;
        }
    }
    /// Selects or deselects a rank; on a round board the ring of that rank.
    pub const fn turn_rank(&mut self, board: &Board, y: u8) {
        if y >= board.grid.ranks || y >= 16 {
            return;
        }
        self.ranks ^= 1 << y;
        let far = board.grid.ranks - 1 - y;
        if matches!(board.shape, Shape::Rings) && far != y {
            self.ranks ^= 1 << far;
        }
    }

    /// Returns the fields on a chosen file and on a chosen rank, or the whole board if there are none, as on boards on
    /// which every second square is played: a drill always has a question.
    pub fn fields(self, board: &Board) -> FieldSet {
        let chosen = |field: &notabene_core::geometry::Field| {
            let (x, y) = board.grid.xy(*field);
            (self.files == 0 || self.has_file(x)) && (self.ranks == 0 || self.has_rank(y))
        };
        let some: FieldSet = board.grid.fields().filter(chosen).collect();
        if some.is_empty() { board.grid.fields().collect() } else { some }
    }
}
