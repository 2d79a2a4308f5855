//! The short form of Russian books: the file of the piece and its target, `cd4`, `a:c5`; more files tell two ways apart.

use super::DraughtsNaming;
use super::phrases::piece;
use super::refuse;
use super::written::{DraughtsPattern, MoveSign};
use crate::draughts::{Move, Position};
use crate::geometry::{Field, Naming};
use crate::notation::{Explanation, Refusal, Style};
use crate::position::Position as _;

/// A written stop: a field, or only its file.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Stop {
    Field(Field),
    File(char),
}

/// True if a text goes on with another stop: then a letter without a number is a file.
pub(super) fn goes_on(text: &str) -> bool {
    text.trim_start_matches(['-', '–', '—', ':', 'x', 'X', '×', '*'])
        .starts_with(|c| matches!(c, 'a'..='l' | 'A'..='L'))
}

/// The name of a field by letters.
fn letters(p: &Position, at: Field) -> String {
    Naming::draughts(None).name(&p.rules.board.grid, at)
}

impl Stop {
    fn is(self, p: &Position, at: Field) -> bool {
        match self {
            Stop::Field(field) => field == at,
            Stop::File(file) => letters(p, at).starts_with(file),
        }
    }
}

/// True if a move has these stops.
fn fits(p: &Position, m: &Move, stops: &[Stop]) -> bool {
    let (Some((first, rest)), Some(last)) = (stops.split_first(), stops.last()) else { return false };
    if !first.is(p, m.from) || !last.is(p, m.to) {
        return false;
    }
    let inner = rest.split_last().map_or(&[][..], |(_, inner)| inner);
    inner.is_empty()
        || p.routes(m).iter().any(|route| {
            let mut way = route.iter();
            inner.iter().all(|stop| way.any(|at| stop.is(p, *at)))
        })
}

/// Replaces the files of a written move by the fields that the legal moves have there.
///
/// # Errors
///
/// The refusal, if several pieces fit or none stands on the file.
pub(super) fn resolve(
    p: &Position,
    stops: &[Stop],
    mut written: DraughtsPattern,
    style: &Style,
) -> Result<DraughtsPattern, Refusal> {
    let mut found = p.legal_moves();
    found.retain(|m| fits(p, m, stops));
    if found.is_empty() {
        found = p.blunders();
        found.retain(|m| fits(p, m, stops));
    }
    if written.sign != MoveSign::None && found.len() > 1 {
        let takes = |m: &Move| m.taken.is_empty() == (written.sign == MoveSign::Dash);
        if found.iter().any(takes) {
            found.retain(takes);
        }
    }
    let Some(Stop::Field(to)) = stops.last().copied() else { return Ok(written) };
    written.fields = match &found[..] {
        [m] if stops.len() > 2 => p.trace(m).route,
        [m, rest @ ..] if rest.iter().all(|other| other.from == m.from) => vec![m.from, to],
        [] => vec![likely_start(p, stops, to).ok_or_else(|| no_piece(p, stops))?, to],
        many => return Err(refuse::which_piece(p, many, &written, style)),
    };
    let first = written.places.first().copied().unwrap_or(0);
    written.places.resize(written.fields.len(), first);
    written.letters = true;
    Ok(written)
}

/// The own piece on the written file that is nearest to the target: a move of it is refused with its reason.
fn likely_start(p: &Position, stops: &[Stop], to: Field) -> Option<Field> {
    let first = stops.first()?;
    let (_, goal) = p.rules.board.grid.xy(to);
    let own = p.pieces().into_iter().filter(|(at, glyph)| glyph.side == p.turn() && first.is(p, *at));
    own.map(|(at, _)| at).min_by_key(|at| p.rules.board.grid.xy(*at).1.abs_diff(goal))
}

/// The refusal of a file without an own piece.
fn no_piece(p: &Position, stops: &[Stop]) -> Refusal {
    let from = match stops.first() {
        Some(Stop::File(file)) => file.to_string(),
        Some(Stop::Field(at)) => DraughtsNaming::native(p).name(p, *at),
        None => String::new(),
    };
    let own = p.pieces().into_iter().find(|(_, glyph)| glyph.side == p.turn());
    let piece = own.map_or(crate::i18n::Piece::Man, |(at, _)| piece(p, at));
    let why = Explanation::from(msg!(NoSuchPiece { piece, from }));
    Refusal { fields: why.fields, ..Refusal::of(why.message) }
}
