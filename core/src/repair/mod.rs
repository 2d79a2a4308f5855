//! Repairs a sheet that does not replay, or two copies of one game: the likeliest game that people would write down so.
//!
//! | module | contents |
//! |--------|----------|
//! | `cells` | the places of a sheet, prepared for comparison |
//! | `channel`, `slips` | how likely a text is for a move: a noisy channel with prices learnt from real sheets |
//! | `readings` | the prices of the cells for the legal moves of a position |
//! | `habits`, `judge` | how plausible a move is: where players put their pieces, and what it gives away |
//! | `beam`, `expand` | the search for the cheapest game over legal moves |
//! | `choices` | other moves that explain a place as well |
//! | `fixes`, `report` | what was corrected, and what is left to ask |
//!
//! The work is bounded by the number of places. Prices are whole numbers, so that every machine finds the same game.
//!
//! ```
//! use notabene_core::game::registry;
//! use notabene_core::notation::{Letters, Style};
//! use notabene_core::repair::repair;
//!
//! let sheet = ["e4", "e5", "Nf3", "Ne6", "Bb5", "a6", "BxN", "dxB"].map(String::from);
//! let start = registry::chess().played().position_at(0).clone();
//! let found = repair(&start, &sheet, &[], &Style::of(Letters::english()));
//! assert_eq!(found.moves, ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Bxc6", "dxc6"]);
//! assert!(found.is_complete);
//! ```

mod beam;
mod cells;
mod channel;
mod choices;
mod expand;
mod fixes;
mod habits;
mod judge;
mod readings;
mod report;
mod slips;

pub use fixes::{Correction, Fix};
pub use report::{Difference, Question, Repair};

use crate::notation::{AnyMove, AnyPosition, Notation as _, Style};
use crate::position::Position as _;
use beam::Beam;
use std::collections::BTreeSet;

/// Largest number of places of a sheet that are read: no game has more half-moves.
pub const MOST_PLACES: usize = 2_000;

/// A repair in small steps, so that its progress can be shown.
pub struct Repairer {
    beam: Beam,
    style: Style,
    sheets: [Vec<String>; 2],
}

impl Repairer {
    /// Begins with the position before the first place, the texts of the places, and those of a second sheet of the same
    /// game, which may be empty. `certain` are places of the first sheet whose text is no longer in doubt. The letters are
    /// those of the style.
    pub fn new(
        start: &AnyPosition,
        sheet: &[String],
        copy: &[String],
        certain: &[usize],
        style: &Style,
    ) -> Repairer {
        // A sheet that replays as it stands is right.
        let filled = sheet
            .iter()
            .take(MOST_PLACES)
            .rposition(|text| !text.trim().is_empty())
            .map_or(0, |last| last + 1);
        let is_right =
            copy.is_empty() && start.replay(sheet.get(..filled).unwrap_or_default(), style) == filled;
        let all: Vec<usize> = (0..filled).collect();
        let certain = if is_right { &all[..] } else { certain };
        let certain: BTreeSet<usize> = certain.iter().copied().collect();
        let cells =
            [cells::cells(sheet, &certain, MOST_PLACES), cells::cells(copy, &BTreeSet::new(), MOST_PLACES)];
        let sheets = [sheet, copy].map(|sheet| sheet.iter().take(MOST_PLACES).cloned().collect());
        Repairer { beam: Beam::new(start, cells, style), style: *style, sheets }
    }

    /// Does a part of the work; false if it is done.
    pub fn step(&mut self) -> bool {
        self.beam.step()
    }

    /// The part of the work that is done, in percent.
    pub fn percent(&self) -> u32 {
        let (done, all) = self.beam.progress();
        (done * 100 / all.max(1)) as u32
    }

    /// Does the rest of the work, and returns the result.
    pub fn finish(mut self) -> Repair {
        while self.step() {}
        report::report(self.beam, &self.sheets, &self.style)
    }
}

/// The legal moves of a position by their names for programs, in order, each with the negative logarithm of how likely players choose it,
/// as far as its target and its kind say; `last` is the move before.
pub fn usual_moves(now: &AnyPosition, last: Option<&AnyMove>) -> Vec<(String, f32)> {
    let moves = now.legal_moves();
    let prices = habits::prices(now, &moves, last);
    let named = moves.iter().zip(prices).map(|(m, price)| (now.id(m), price as f32 / 100.0));
    let mut out: Vec<(String, f32)> = named.collect();
    out.sort_by(|a, b| a.0.cmp(&b.0));
    out
}

/// Repairs a sheet, or two of one game; see [`Repairer`].
pub fn repair(start: &AnyPosition, sheet: &[String], copy: &[String], style: &Style) -> Repair {
    Repairer::new(start, sheet, copy, &[], style).finish()
}
