//! How exactly a move must be written to be played.

use super::table::{Explained, Table};
use super::vocabulary::written;
use crate::notation::{Form, Refusal, Remark, Style, common};
use crate::text::Msg;

/// How exactly a move must be written.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Strictness {
    /// Whatever is understood is played, with a remark.
    Guided,
    /// What counts as a slip on an official score sheet is answered with the right form.
    Tournament,
    /// Only the export form of PGN is played (PGN standard, 8.2.3).
    Pgn,
}

impl Strictness {
    /// The way in which a player writes who chose a style: PGN has its own.
    pub fn style(self, chosen: Style) -> Style {
        match self {
            Strictness::Pgn => Style::pgn(),
            Strictness::Guided | Strictness::Tournament => chosen,
        }
    }
}

/// Plays a written move if it is written well enough. The answer is in the chosen style.
pub fn enter(
    table: &mut dyn Table,
    text: &str,
    chosen: &Style,
    how: Strictness,
) -> Result<Explained, Refusal> {
    let style = how.style(*chosen);
    let read = table.read(text, &style)?;
    let right = written(&read.tokens);
    let remarks = noted(text, &read, &right, &style);
    if let Some(says) = objection(text, &remarks, &right, how) {
        let at = common(text, &right);
        return Err(Refusal { because: says, fields: Vec::new(), at, nearest: vec![right] });
    }
    Ok(Explained { remarks, ..table.enter(&read.id, chosen)? })
}

/// The remarks on a text; an id is right, too, but seldom the form that is wanted.
fn noted(text: &str, read: &Explained, right: &str, style: &Style) -> Vec<Remark> {
    let mut remarks = read.remarks.clone();
    if text.trim() == read.id && read.id != right && style.form != Form::Coordinate && remarks.is_empty() {
        remarks.push(Remark { says: msg!(LongForm { right: right.into() }), slip: false });
    }
    remarks
}

/// Why a text that was understood is not played all the same.
fn objection(text: &str, remarks: &[Remark], right: &str, how: Strictness) -> Option<Msg> {
    let slip = remarks.iter().find(|remark| remark.slip);
    match how {
        Strictness::Guided => None,
        Strictness::Tournament => slip.map(|remark| remark.says.clone()),
        Strictness::Pgn if text == right => None,
        Strictness::Pgn => {
            let said = slip.or(remarks.first()).map(|remark| remark.says.clone());
            Some(said.unwrap_or_else(|| msg!(PgnForm { right: right.into() })))
        }
    }
}
