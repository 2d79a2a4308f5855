//! Strictness of typed moves.

use super::Game;
use super::answer::Explained;
use crate::i18n::{MessageKind, Msg, Piece};
use crate::notation::{Form, Refusal, Remark, Style, capitalised, common_prefix_len, plain_text};
use strum::{EnumString, IntoStaticStr};

/// The required accuracy of a typed move.
#[derive(Copy, Clone, PartialEq, Eq, Debug, EnumString, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Strictness {
    /// Every understood move is played, with a remark.
    Guided,
    /// A slip by the standard of an official score sheet is answered with the correct form.
    Tournament,
    /// Only the PGN export form is accepted (PGN standard, 8.2.3).
    Pgn,
}

impl Strictness {
    /// The style of the player's input: PGN has its own.
    pub fn style(self, chosen: Style) -> Style {
        match self {
            Strictness::Pgn => Style::pgn(),
            Strictness::Guided | Strictness::Tournament => chosen,
        }
    }
}

/// Plays a written move if it is accurate enough. The explanation is in the chosen style.
///
/// # Errors
///
/// The refusal, with the correct form if the move was understood.
pub fn enter(table: &mut Game, text: &str, chosen: &Style, how: Strictness) -> Result<Explained, Refusal> {
    let read = table.read(text, &how.style(*chosen));
    play_read(table, text, read, chosen, how)
}

/// Like [`enter()`], for a text that was read already.
pub(super) fn play_read(
    table: &mut Game,
    text: &str,
    read: Result<Explained, Refusal>,
    chosen: &Style,
    how: Strictness,
) -> Result<Explained, Refusal> {
    let style = how.style(*chosen);
    let read = match read {
        Err(refusal) if is_by_name(&refusal, how) => return by_name(table, refusal, &style, chosen),
        read => read?,
    };
    // An exact text means what is written; others are ambiguous.
    let is_exact = how != Strictness::Guided && text.trim() == plain_text(&read.tokens);
    if !is_exact && let Some(doubt) = small_letter(table, text, &read, &style) {
        return Err(doubt);
    }
    play(table, text, read, chosen, how)
}

/// True if a refused text is played all the same: it has the name of its piece in full.
pub(super) fn is_by_name(refusal: &Refusal, how: Strictness) -> bool {
    how == Strictness::Guided && refusal.because.kind() == MessageKind::PieceName
}

/// Plays a suggested form, without asking again.
///
/// # Errors
///
/// The refusal, if it is not a legal move.
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
    if let Some(message) = objection(text, &remarks, &right, how) {
        let at = common_prefix_len(text, &right);
        return Err(Refusal { because: message, fields: Vec::new(), at, nearest: vec![right] });
    }
    Ok(Explained { remarks, ..table.enter(&read.id, chosen)? })
}

/// The refusal of an ambiguous move, as in [`enter`] without strictness.
pub fn ask_small_letter(table: &Game, text: &str, style: &Style) -> Option<Refusal> {
    let read = table.read(text, style).ok().filter(|read| text.trim() != plain_text(&read.tokens))?;
    small_letter(table, text, &read, style)
}

/// The refusal of an ambiguous small letter, which may be a file or a piece: `cc6` in French. Beginners
/// write both this way; nothing is played until they choose.
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

/// Plays a move written with the name of its piece (`cavalier f3`), with a remark, as it is unambiguous.
fn by_name(table: &mut Game, refusal: Refusal, style: &Style, chosen: &Style) -> Result<Explained, Refusal> {
    let Some(right) = refusal.nearest.first() else { return Err(refusal) };
    let id = table.read(right, style)?.id;
    let remarks = vec![Remark { message: refusal.because, slip: true }];
    Ok(Explained { remarks, ..table.enter(&id, chosen)? })
}

/// The remarks on a text; an id is also correct, but rarely the requested form.
fn noted(text: &str, read: &Explained, right: &str, style: &Style) -> Vec<Remark> {
    let mut remarks = read.remarks.clone();
    if text.trim() == read.id && read.id != right && style.form != Form::Coordinate && remarks.is_empty() {
        remarks.push(Remark { message: msg!(LongForm { right: right.into() }), slip: false });
    }
    remarks
}

/// The reason why an understood text is not played.
fn objection(text: &str, remarks: &[Remark], right: &str, how: Strictness) -> Option<Msg> {
    let slip = remarks.iter().find(|remark| remark.slip);
    match how {
        Strictness::Guided => None,
        Strictness::Tournament => slip.map(|remark| remark.message.clone()),
        Strictness::Pgn if text == right => None,
        Strictness::Pgn => {
            let message = slip.or(remarks.first()).map(|remark| remark.message.clone());
            Some(message.unwrap_or_else(|| msg!(PgnForm { right: right.into() })))
        }
    }
}
