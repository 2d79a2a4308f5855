//! Reading Smith, ICCF and descriptive notation only as strictly as they are written here.
//!
//! This is what a light program has instead of `historic_read`: no other spellings, and no reasons of their own.
//! What is written otherwise is left to the reader of today's notation.

use super::Notation;
use super::chess::act;
use super::historic::is_historic;
use super::lettered::Act;
use super::pattern::after_number;
use super::read::{Reading, Refusal};
use super::signs::from;
use super::style::Style;
use crate::chess::Position;

/// Reads a text that is the strict form of a legal move in the historic form of a style; none if it is not.
pub(super) fn read(p: &Position, text: &str, style: &Style) -> Option<Result<Reading<Act>, Refusal>> {
    if !is_historic(style) {
        return None;
    }
    let text = text.trim();
    let body = from(text, after_number(text));
    let moves = p.moves();
    let m = moves.iter().find(|m| p.text(m, style) == body)?;
    Some(Ok(Reading { m: act(m), remarks: Vec::new() }))
}
