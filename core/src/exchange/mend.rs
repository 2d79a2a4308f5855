//! Small faults in the start of a record: understood, and reported at the line of their tag.

use super::source::Source;
use crate::game::Problem;
use crate::game::registry::Variant;
use crate::game::setup::Start;
use crate::i18n::{MessageKind, head};
use crate::notation::look_alikes::in_latin;
use crate::notation::{AnyPosition, Notation as _, signs};
use crate::record::{self, Fault};

/// Fields of a FEN: board, turn, castling rights, en passant square, two counters.
const CASTLING: usize = 2;
const EN_PASSANT: usize = 3;
const COUNTERS: usize = 4;
const FIELDS: usize = 6;

/// The last rank of a board has no stroke behind it.
const STROKES: usize = 7;

/// Values of programs for the usual start.
const USUAL: [&str; 3] = ["?", "-", "startpos"];

/// Maximum length of a quoted position.
const QUOTED: usize = 90;

/// Mends the position of a record, and reports it; none if it cannot be understood.
pub(super) fn mend(game: &Variant, source: &mut Source) -> Option<AnyPosition> {
    let written = source.found.as_ref()?.tags.get("FEN")?.to_string();
    let rules = source.start().rules.to_string();
    let (text, start) = mended(game, &written, &rules)?;
    let right = if text.is_empty() { start.to_text() } else { text };
    let at = source.tag_at("FEN");
    let message = msg!(FenMended { text: head(&signs::plain(&written), QUOTED), right });
    source.found.as_mut()?.faults.push(Fault { at, message });
    Some(start)
}

/// A position without its faults, and its text; an empty text for the usual start.
fn mended(game: &Variant, written: &str, rules: &str) -> Option<(String, AnyPosition)> {
    let plain = signs::plain(signs::without_frame(written).1).replace('_', " ");
    let mut fields: Vec<String> = plain.split_whitespace().map(String::from).collect();
    if fields.is_empty() || matches!(fields.as_slice(), [one] if USUAL.contains(&one.as_str())) {
        return Some((String::new(), begin(game, None, rules).ok()?));
    }
    // Each round mends one field.
    for _ in 0..FIELDS {
        let text = fields.join(" ");
        match begin(game, Some(&text), rules) {
            Ok(start) => return Some((text, start)),
            Err(problem) => mend_field(game, problem.message.kind(), &mut fields, rules)?,
        }
    }
    None
}

/// Mends the field that a problem names.
fn mend_field(game: &Variant, kind: MessageKind, fields: &mut Vec<String>, rules: &str) -> Option<()> {
    match kind {
        MessageKind::FenBoard => {
            let latin = fields.iter().map(|field| in_latin(field).unwrap_or_else(|| field.clone())).collect();
            (*fields != latin).then(|| *fields = latin)
        }
        MessageKind::FenRanks => mend_ranks(fields),
        MessageKind::FenTurn | MessageKind::PdnSide => {
            let right = right_turn(kind, fields);
            (*fields != right).then(|| *fields = right)
        }
        MessageKind::FenCastling | MessageKind::SetupCastling if fields.len() > CASTLING => {
            let usable = usable_rights(game, fields, rules);
            (usable != fields[CASTLING]).then(|| fields[CASTLING] = usable)
        }
        MessageKind::FenPassed | MessageKind::SetupEnPassant if fields.len() > EN_PASSANT => {
            (fields[EN_PASSANT] != "-").then(|| fields[EN_PASSANT] = "-".into())
        }
        MessageKind::FenCounter if fields.len() > COUNTERS => {
            fields.truncate(COUNTERS);
            Some(())
        }
        MessageKind::FenRest if fields.len() > FIELDS => {
            fields.truncate(FIELDS);
            Some(())
        }
        _ => None,
    }
}

/// Joins ranks with blanks between them, or drops the stroke behind the last one.
fn mend_ranks(fields: &mut Vec<String>) -> Option<()> {
    let strokes = |fields: &[String]| fields[0].matches('/').count();
    if !fields[0].ends_with('/') {
        return None;
    }
    if strokes(fields) > STROKES {
        fields[0].pop();
        return Some(());
    }
    while fields.len() > 1 && fields[0].ends_with('/') && strokes(fields) <= STROKES {
        let next = fields.remove(1);
        fields[0].push_str(&next);
    }
    Some(())
}

/// The fields with the side to move as it is written: `w` for `W` and `white`, `W:W31` for `w:w31`.
fn right_turn(kind: MessageKind, fields: &[String]) -> Vec<String> {
    if kind == MessageKind::PdnSide {
        return fields.iter().map(|field| field.to_ascii_uppercase()).collect();
    }
    let mut right = fields.to_vec();
    if let Some(turn) = right.get_mut(1) {
        match turn.to_ascii_lowercase().as_str() {
            "w" | "white" => *turn = "w".into(),
            "b" | "black" => *turn = "b".into(),
            _ => {}
        }
    }
    right
}

/// The rights to castle whose king and rook stand there; a dash for none.
fn usable_rights(game: &Variant, fields: &[String], rules: &str) -> String {
    let is_usable = |right: &char| {
        let text = format!("{} {} {right} -", fields[0], fields[1]);
        begin(game, Some(&text), rules).is_ok()
    };
    let rights = fields[CASTLING].chars().take(FIELDS).filter(|right| *right != '-');
    let usable: String = rights.filter(is_usable).collect();
    if usable.is_empty() { "-".into() } else { usable }
}

fn begin(game: &Variant, position: Option<&str>, rules: &str) -> Result<AnyPosition, Problem> {
    game.start_position(Start { position, rules })
}

impl Source<'_> {
    /// The byte offset of a tag; that of the game if it has none.
    pub(super) fn tag_at(&self, name: &str) -> usize {
        let Some(found) = &self.found else { return 0 };
        record::tag_at(self.text, found, name).unwrap_or(found.at[0])
    }
}
