//! Words and results that players write where a move is expected.

use super::signs::before;
use crate::i18n::Msg;

/// A player gives up.
const RESIGNS: [&str; 25] = [
    "resign",
    "resigns",
    "i resign",
    "abandon",
    "abandonne",
    "j'abandonne",
    "j’abandonne",
    "les blancs abandonnent",
    "les noirs abandonnent",
    "geef op",
    "ik geef op",
    "opgeven",
    "geeft op",
    "wit geeft op",
    "zwart geeft op",
    "gibt auf",
    "ich gebe auf",
    "aufgegeben",
    "weiß gibt auf",
    "schwarz gibt auf",
    "abandona",
    "abandono",
    "me rindo",
    "las blancas abandonan",
    "las negras abandonan",
];

/// A player offers a draw.
const OFFERS: [&str; 19] = [
    "draw",
    "offer draw",
    "draw offer",
    "nul",
    "nulle",
    "partie nulle",
    "je propose nulle",
    "remise",
    "remise aanbieden",
    "ik bied remise aan",
    "remis",
    "(=)",
    "=",
    "remis anbieten",
    "ich biete remis an",
    "tablas",
    "ofrecer tablas",
    "ofrezco tablas",
    "propongo tablas",
];

/// A result.
const RESULTS: [&str; 10] = ["1-0", "0-1", "1:0", "0:1", "½-½", "½", "1/2-1/2", "1/2", "½:½", "*"];

/// What is said of a text that is no move but something else that is written during a game.
pub(super) fn read(text: &str) -> Option<Msg> {
    let plain = before(text.trim(), " .!?\u{a0}\u{202f}").to_ascii_lowercase();
    let is_in = |words: &[&str]| words.contains(&&*plain);
    match () {
        _ if is_in(&RESIGNS) => Some(msg!(NoMoveResigns)),
        _ if is_in(&OFFERS) => Some(msg!(NoMoveOffer)),
        _ if is_in(&RESULTS) => Some(msg!(NoMoveResult)),
        _ => None,
    }
}

/// A text without the result behind its move, and the result: `Qg2# 0-1`.
pub(super) fn without_result(text: &str) -> (&str, &str) {
    match text.rsplit_once(' ') {
        Some((rest, result)) if RESULTS.contains(&result) => (rest.trim_end(), result),
        _ => (text, ""),
    }
}
