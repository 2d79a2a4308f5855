//! Words and results that players write in place of a move.

use super::signs;
use crate::i18n::Msg;

/// Words of resignation.
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

/// Words of a draw offer.
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

/// Results, without blanks and with plain dashes.
const RESULTS: [&str; 18] = [
    "1-0", "0-1", "1:0", "0:1", "½-½", "½", "1/2-1/2", "1/2", "½:½", "1/2:1/2", "0.5-0.5", "2-0", "0-2",
    "1-1", "+:-", "-:+", "-:-", "*",
];

/// Signs of an idea, in front of the move that is meant.
const IDEAS: [char; 5] = ['∆', 'Δ', '△', '∇', '⌓'];

/// The message for a text that is not a move, but is also written during a game.
pub(super) fn read(text: &str) -> Option<Msg> {
    if let Some(sign) = text.trim().chars().next().filter(|c| IDEAS.contains(c)) {
        return Some(msg!(NoMoveIdea { text: sign.into() }));
    }
    let plain = text.trim().trim_end_matches([' ', '.', '!', '?', '\u{a0}', '\u{202f}']).to_ascii_lowercase();
    let is_in = |words: &[&str]| words.contains(&&*plain);
    match () {
        _ if is_in(&RESIGNS) => Some(msg!(NoMoveResigns)),
        _ if is_in(&OFFERS) => Some(msg!(NoMoveOffer)),
        _ if is_result(&plain) => Some(msg!(NoMoveResult)),
        _ => None,
    }
}

/// True for a result, also in brackets, or with the sign of a game that was not played: `(1-0)`, `1-0F`.
fn is_result(text: &str) -> bool {
    let bare = text.trim_matches(['(', ')', '[', ']', '{', '}', ' ']);
    let bare = bare.trim_end_matches(['f', 'F', '/', ' ']);
    let signs = bare.chars().filter(|c| !signs::is_blank(*c));
    let plain: String = signs.map(|c| if signs::is_dash(c) { '-' } else { c }).collect();
    RESULTS.contains(&&*plain)
}

/// Splits a text into a move and a trailing result: `Qg2# 0-1`.
pub(super) fn without_result(text: &str) -> (&str, &str) {
    match text.rsplit_once(' ') {
        Some((rest, result)) if is_result(result) && !is_result(text) => (rest.trim_end(), result),
        _ => (text, ""),
    }
}
