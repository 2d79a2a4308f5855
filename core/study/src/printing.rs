//! Sheets on paper: score sheets, empty, filled, or with a planted slip, the key to these, and diagrams, cut into
//! pages. All lengths are millimetres.
//!
//! Source of the form: page "Notation d’une partie d’échecs", sections "La feuille de partie" (original and copy have
//! the same rows) and "Le résultat". Where the source is silent on sizes: a line for writing by hand is at least 7 mm
//! high, and 9 mm for children.

mod choice;
mod diagrams;
pub mod scan;

pub use choice::{DiagramSelection, Format, PlyPick, PrintChoice, Size, parse_picks};
pub use diagrams::{MOST, PrintedDiagram};

use super::score_sheet::manual_sheet::fill_form;
use super::score_sheet::paper::score_sheet;
use super::score_sheet::seeded_mistake::{SeededMistake, seed_any};
use notabene_core::exchange::{Export, save};
use notabene_core::game::played::Played;
use notabene_core::game::{Game, Go};
use notabene_core::i18n::Msg;
use notabene_core::msg;
use notabene_core::notation::{Style, player};
use notabene_core::position::{Position as _, Side};
use notabene_core::record::{BLOCK, BLOCKS, FormRow, Leaf, ScoreSheet};

/// Number of columns of rows side by side.
const COLUMNS: usize = 2;
/// Minimum length of a game for a planted slip, in half-moves.
pub const LEAST: usize = 6;

/// The purpose of a sheet.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Use {
    /// Empty, to be filled in.
    Blank,
    /// With a game.
    Filled,
    /// With a game and a slip in it, to be found.
    Slip,
}

impl Use {
    /// Its name for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Use::Blank => "blank",
            Use::Filled => "filled",
            Use::Slip => "slip",
        }
    }
}

/// Entry of the key: the slip of a sheet.
#[derive(Clone, PartialEq, Debug)]
pub struct PrintedAnswer {
    /// Mark of the sheet.
    pub mark: String,
    /// Move with the slip.
    pub location: Msg,
    /// The fault, and the right form.
    pub message: Msg,
    /// The board before that move.
    pub board: PrintedDiagram,
}

/// The content of a page.
#[derive(Clone, PartialEq, Debug)]
pub enum PageContent {
    /// Rows of a score sheet: its blocks are the columns of this page.
    Sheet {
        /// Its purpose.
        kind: Use,
        /// Head, rows and result.
        form: ScoreSheet,
        /// Original or copy, if both are printed.
        leaf: Option<Leaf>,
        /// Its mark in the key; empty on most sheets.
        mark: String,
    },
    /// Answers.
    Key(Vec<PrintedAnswer>),
    /// Diagrams.
    Boards(Vec<PrintedDiagram>),
}

/// A page of paper.
#[derive(Clone, PartialEq, Debug)]
pub struct PrintedPage {
    /// Its content.
    pub matter: PageContent,
    /// Number of this page within its sheet, key or row of diagrams, from 1.
    pub part: usize,
    /// Number of pages of that sheet, key or row.
    pub of: usize,
}

/// All pages, and messages about them.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Print {
    /// The pages in the order in which they are printed.
    pub pages: Vec<PrintedPage>,
    /// Messages on parts that could not be done as asked.
    pub remarks: Vec<Msg>,
}

/// Returns up to a number of sheets of a game, each with another slip. Equal numbers give equal sets.
pub fn seed_mistakes(played: &Played, number: u32, sheets: usize, style: &Style) -> Vec<SeededMistake> {
    let mut set: Vec<SeededMistake> = Vec::new();
    if played.len() < LEAST {
        return set;
    }
    // A short game has few places: two sheets with the same slip would be useless.
    for n in 0..3 * sheets {
        if set.len() == sheets {
            break;
        }
        let seed = number.wrapping_mul(64).wrapping_add(n as u32);
        let planted = seed_any(played, seed, style);
        set.extend(planted.filter(|new| set.iter().all(|old| (old.ply, &old.text) != (new.ply, &new.text))));
    }
    set
}

/// Lays out all pages of the settings. The slips are those of [`seed_mistakes`].
pub fn print(table: &Game, choice: &PrintChoice, planted: &[SeededMistake], style: &Style) -> Print {
    let mut out = Print::default();
    let filled = score_sheet(table, style);
    let leaves: &[Option<Leaf>] = match choice.copies {
        true => &[Some(Leaf::Original), Some(Leaf::Copy)],
        false => &[None],
    };
    for _ in 0..choice.blank {
        let blank = ScoreSheet::blank(&Default::default(), filled.first);
        leaves.iter().for_each(|leaf| sheet(&blank, Use::Blank, *leaf, "", choice, &mut out.pages));
    }
    if choice.filled {
        leaves.iter().for_each(|leaf| sheet(&filled, Use::Filled, *leaf, "", choice, &mut out.pages));
    }
    slips(table, choice, planted, style, &mut out);
    diagrams::diagrams(table, choice, style, &mut out);
    out
}

/// Adds the sheets with slips, followed by their key.
fn slips(table: &Game, choice: &PrintChoice, planted: &[SeededMistake], style: &Style, out: &mut Print) {
    let wanted = choice.planted as usize;
    if planted.len() < wanted {
        let found = planted.len() as u32;
        out.remarks.push(if found == 0 { msg!(PrintNoPlace) } else { msg!(PrintFewer { found }) });
    }
    let planted = planted.get(..wanted).unwrap_or(planted);
    let played = table.played();
    let mut answers = Vec::new();
    for (n, slip) in planted.iter().enumerate() {
        let form = fill_form(table, &played, &slip.sheet, style);
        let mark = mark(choice.number, n);
        sheet(&form, Use::Slip, None, &mark, choice, &mut out.pages);
        answers.extend(answer(table, slip, mark));
    }
    let parts = choice.format.answers();
    paginate(answers, parts, PageContent::Key, &mut out.pages);
}

/// Returns the mark of a sheet: the number of its set, and its own.
fn mark(number: u32, n: usize) -> String {
    format!("{number}-{}", n + 1)
}

/// Returns the entry of the key for a sheet.
fn answer(table: &Game, slip: &SeededMistake, mark: String) -> Option<PrintedAnswer> {
    let mut copy = copy(table)?;
    let played = copy.played();
    copy.go(slip
        .ply
        .checked_sub(1)
        .and_then(|ply| played.ply(ply))
        .map_or(Go::First, |step| Go::To(step.node)));
    let at = played.position_at(slip.ply);
    let place = msg!(MoveOf { number: at.number(), player: player(at.turn()) });
    Some(PrintedAnswer {
        mark,
        location: place,
        message: slip.message.clone(),
        board: PrintedDiagram::of(&copy, String::new()),
    })
}

/// Returns a copy of the game, for navigation.
fn copy(table: &Game) -> Option<Game> {
    save::read(&table.text(Export::Save)).0.ok()
}

/// Splits a list into pages of a size.
fn paginate<T: Clone>(
    all: Vec<T>,
    size: usize,
    matter: fn(Vec<T>) -> PageContent,
    pages: &mut Vec<PrintedPage>,
) {
    let of = all.len().div_ceil(size);
    for (n, some) in all.chunks(size).enumerate() {
        pages.push(PrintedPage { matter: matter(some.to_vec()), part: n + 1, of });
    }
}

/// Splits a sheet into pages that are filled with rows to the last. An empty one has room for sixty moves at least.
fn sheet(
    form: &ScoreSheet,
    kind: Use,
    leaf: Option<Leaf>,
    mark: &str,
    choice: &PrintChoice,
    pages: &mut Vec<PrintedPage>,
) {
    let rows = choice.rows();
    let least = if kind == Use::Blank { BLOCK as usize * BLOCKS } else { 1 };
    let of = used_rows(form).max(least).div_ceil(rows * COLUMNS);
    let all = numbered(form, of * rows * COLUMNS);
    for (n, of_page) in all.chunks(rows * COLUMNS).enumerate() {
        let blocks = of_page.chunks(rows).map(<[FormRow]>::to_vec).collect();
        let form = ScoreSheet { blocks, ..form.clone() };
        let matter = PageContent::Sheet { kind, form, leaf, mark: mark.into() };
        pages.push(PrintedPage { matter, part: n + 1, of });
    }
}

/// Returns the number of rows up to the last written one.
fn used_rows(form: &ScoreSheet) -> usize {
    let written = |row: &FormRow| row.entries.iter().any(|entry| !entry.text.is_empty() || entry.resigns);
    let mut used = 0;
    for (n, row) in form.rows().enumerate() {
        used = if written(row) { n + 1 } else { used };
    }
    used
}

/// Returns this number of rows of a sheet, with continued numbering.
fn numbered(form: &ScoreSheet, rows: usize) -> Vec<FormRow> {
    let mut form = form.clone();
    let first = form.rows().next().map_or(1, |row| row.number);
    // Access to a row creates it.
    let _ = form.entry(rows.saturating_sub(1), Side::White);
    form.number_from(first);
    form.blocks.into_iter().flatten().take(rows).collect()
}
