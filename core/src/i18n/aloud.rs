//! A move in spoken form, for dictation: the facts for the message `spoken` of a
//! grammar.
//!
//! The words follow the written move: parts omitted by the notation are omitted, and disambiguation
//! is spoken.

use super::Piece;
use super::fact::{Disambiguated, Fact, MovePath, Spoken};

/// Facts in the order of `spoken` in `core/build/types.rs`.
pub(super) fn facts(spoken: &Spoken) -> [Fact; 13] {
    let text = |text: &str| Fact::Text(text.into());
    // The names of lettered fields are a file and a rank.
    let (file, rank) = spoken.from.split_at_checked(1).unwrap_or_default();
    [
        Fact::Piece(spoken.piece),
        text(&spoken.from),
        text(&spoken.to),
        text(file),
        text(rank),
        spoken.becomes.map_or(Fact::Nothing, Fact::Piece),
        spoken.rook.as_deref().map_or(Fact::Nothing, text),
        Fact::Number(spoken.jumps),
        Fact::List(spoken.via.clone()),
        text(shape(spoken)),
        text(spoken.apart.name()),
        text(path_key(spoken)),
        text(spoken.effect.name()),
    ]
}

/// The key of the kind of move.
fn shape(spoken: &Spoken) -> &'static str {
    let takes = spoken.takes.is_some();
    let way = (spoken.jumps > 0, !spoken.via.is_empty());
    match (spoken.thrown, &spoken.rook, spoken.piece, spoken.castles) {
        (Some(true), ..) => "dart",
        (Some(false), ..) => "dart-lost",
        (None, Some(_), ..) => "round-castling",
        (_, _, Piece::Man, _) => pick(["man", "man-takes", "man-takes-by"], way),
        (_, _, Piece::Crowned, _) => pick(["crowned", "crowned-takes", "crowned-takes-by"], way),
        (.., Some(true)) => "castling-h",
        (.., Some(false)) => "castling-a",
        (_, _, Piece::Pawn, _) if takes => "pawn-takes",
        (_, _, Piece::Pawn, _) => "pawn",
        _ if takes => "piece-takes",
        _ if spoken.apart != Disambiguated::No => "piece-from",
        _ => "piece",
    }
}

/// Selects the key of a quiet move, a capture, or a capture with its path.
const fn pick(words: [&'static str; 3], (takes, with_path): (bool, bool)) -> &'static str {
    match (takes, with_path) {
        (false, _) => words[0],
        (true, false) => words[1],
        (true, true) => words[2],
    }
}

/// The key of the path, if it is mentioned.
const fn path_key(spoken: &Spoken) -> &'static str {
    match (spoken.en_passant, spoken.jumps, spoken.path) {
        (true, ..) => "en-passant",
        (false, 2.., _) => "jumps",
        (false, _, MovePath::Centre) => "centre",
        (false, _, MovePath::Ring) => "ring",
        (false, _, MovePath::Plain) => "plain",
    }
}
