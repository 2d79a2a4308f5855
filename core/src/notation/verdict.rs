//! Comparing an answer with the expected move.

use super::reading::Remark;
use super::{Notation, Style, noun};
use crate::i18n::Msg;
use crate::position::Figure;

/// The assessment of an answer.
#[derive(Clone, PartialEq, Debug)]
pub enum MoveVerdict {
    /// Correct.
    Right,
    /// Correct, with a remark.
    Noted(Msg),
    /// Wrong, with the reason.
    Wrong(Msg),
}

/// The moving piece.
fn figure<P: Notation>(p: &P, m: &P::Move) -> Figure {
    let from = p.trace(m).route.first().copied();
    let piece = p.pieces().into_iter().find(|(at, _)| Some(*at) == from);
    piece.map_or(Figure::Pawn, |(_, glyph)| glyph.figure)
}

/// Compares an answer with the expected move.
pub fn judge<P: Notation>(p: &P, asked: &P::Move, answer: &str, style: &Style) -> MoveVerdict {
    let reading = match p.read(answer, style) {
        Ok(reading) => reading,
        Err(refusal) => return MoveVerdict::Wrong(refusal.because),
    };
    if reading.m != *asked {
        let right = p.text(asked, style);
        let wanted = figure(p, asked);
        let letterless = figure(p, &reading.m) == Figure::Pawn && wanted != Figure::Pawn;
        return MoveVerdict::Wrong(match letterless {
            true => msg!(LetterMissing { piece: noun(wanted), right }),
            false => msg!(OtherMove { right }),
        });
    }
    let slip = reading.remarks.iter().find(|r| r.slip);
    match slip.or(reading.remarks.first()) {
        None => MoveVerdict::Right,
        Some(Remark { message, slip: true }) => MoveVerdict::Wrong(message.clone()),
        Some(Remark { message, slip: false }) => MoveVerdict::Noted(message.clone()),
    }
}
