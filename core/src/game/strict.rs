//! How exactly a move must be written to be played.

use super::Game;
use super::answer::Explained;
use crate::i18n::{MessageKind, Msg, Piece};
use crate::notation::{Form, Refusal, Remark, Style, capitalised, common, plain_text};

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
pub fn enter(table: &mut Game, text: &str, chosen: &Style, how: Strictness) -> Result<Explained, Refusal> {
    let style = how.style(*chosen);
    let read = match table.read(text, &style) {
        Err(refusal) if how == Strictness::Guided && refusal.because.kind() == MessageKind::PieceName => {
            return by_name(table, refusal, &style, chosen);
        }
        read => read?,
    };
    // Who writes with care means what is written; others are asked.
    let is_exact = how != Strictness::Guided && text.trim() == plain_text(&read.tokens);
    if !is_exact && let Some(doubt) = small_letter(table, text, &read, &style) {
        return Err(doubt);
    }
    play(table, text, read, chosen, how)
}

/// Plays a form that was offered: what it means is clear now.
pub fn take(table: &mut Game, text: &str, chosen: &Style, how: Strictness) -> Result<Explained, Refusal> {
    let read = table.read(text, &how.style(*chosen))?;
    play(table, text, read, chosen, how)
}

fn play(
    table: &mut Game,
    text: &str,
    read: Explained,
    chosen: &Style,
    how: Strictness,
) -> Result<Explained, Refusal> {
    let style = how.style(*chosen);
    let right = plain_text(&read.tokens);
    let remarks = noted(text, &read, &right, &style);
    if let Some(says) = objection(text, &remarks, &right, how) {
        let at = common(text, &right);
        return Err(Refusal { because: says, fields: Vec::new(), at, nearest: vec![right] });
    }
    Ok(Explained { remarks, ..table.enter(&read.id, chosen)? })
}

/// Asks which move is meant, as [`enter`] does, by somebody who does not write exactly.
pub(crate) fn ask_small_letter(table: &Game, text: &str, style: &Style) -> Option<Refusal> {
    let read = table.read(text, style).ok().filter(|read| text.trim() != plain_text(&read.tokens))?;
    small_letter(table, text, &read, style)
}

/// The question which move is meant, where a small letter may be that of a field or of a piece: `cc6` in French. Beginners
/// write both so; nothing is played until they choose.
fn small_letter(table: &Game, text: &str, read: &Explained, style: &Style) -> Option<Refusal> {
    let (large, letter) = capitalised(text, style.letters).filter(|_| text.trim() != read.id)?;
    let mut right = vec![plain_text(&read.tokens)];
    match table.read(&large, style) {
        Ok(other) if other.id != read.id => right.push(plain_text(&other.tokens)),
        Err(refusal)
            if matches!(refusal.because.kind(), MessageKind::Ambiguous | MessageKind::LetterNotEnough) =>
        {
            right.extend(refusal.nearest);
        }
        _ => return None,
    }
    let role = style.letters.pieces.iter().position(|other| *other == letter)?;
    let piece = [Piece::King, Piece::Queen, Piece::Rook, Piece::Bishop, Piece::Knight][role];
    let small = text.trim_start().chars().find(|c| c.is_alphabetic()).map(String::from).unwrap_or_default();
    Some(Refusal {
        nearest: right.clone(),
        at: text.find(&*small).unwrap_or_default(),
        ..Refusal::of(msg!(SmallLetter { letter: small, piece, right }))
    })
}

/// Plays a move that was written with the name of its piece (`cavalier f3`): that is unmistakable, and said.
fn by_name(table: &mut Game, refusal: Refusal, style: &Style, chosen: &Style) -> Result<Explained, Refusal> {
    let Some(right) = refusal.nearest.first() else { return Err(refusal) };
    let id = table.read(right, style)?.id;
    let remarks = vec![Remark { says: refusal.because, slip: true }];
    Ok(Explained { remarks, ..table.enter(&id, chosen)? })
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
