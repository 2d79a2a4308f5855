//! Guesses the variants of draughts of a text by its squares and moves, the likeliest first.

use super::variant::{VARIANTS, Variant, find};

/// Games with numbered squares.
const NUMBERS: &[&str] = &[
    "draughts/international",
    "draughts/english",
    "draughts/italian",
    "draughts/frisian",
    "draughts/canadian",
    "draughts/spanish",
    "draughts/pool",
    "draughts/thai",
];
/// Games with lettered squares, captures with a cross.
const LETTERS: &[&str] = &["draughts/czech", "draughts/brazilian", "draughts/russian", "draughts/turkish"];
/// Games with lettered squares, captures with a colon.
const COLONS: &[&str] = &["draughts/russian", "draughts/czech", "draughts/brazilian", "draughts/turkish"];

/// The games to which a position may belong, the game `now` first; none if the text is not a position of
/// draughts: `W:W31,32:BK5`.
pub(super) fn variants_of_position(text: &str, now: &str) -> Option<Vec<&'static Variant>> {
    let is_position = matches!(text.as_bytes(), [b'W' | b'B', b':', ..]) && !text.bytes().any(|b| b == b'\n');
    let order = is_position.then(|| order(text.as_bytes()))?;
    let now = [now].into_iter().filter(|id| find(id).is_ok_and(Variant::is_pdn));
    Some(now.chain(order.iter().copied()).filter_map(|id| find(id).ok()).collect())
}

/// The variants to try, by the notation of the moves.
pub(crate) fn order(moves: &[u8]) -> &'static [&'static str] {
    let square = |pair: &[u8]| matches!(pair[0], b'a'..=b'h') && pair[1].is_ascii_digit();
    // In a position a capital letter is a colour: `B:B1-16`.
    let capitals = |four: &[u8]| {
        let letter = |c: u8| matches!(c, b'A'..=b'H');
        letter(four[0]) && four[1].is_ascii_digit() && !four[2].is_ascii_alphanumeric() && letter(four[3])
    };
    let colon = |three: &[u8]| three[0].is_ascii_digit() && three[1] == b':' && three[2].is_ascii_lowercase();
    // The short form of Russian books: `cd4`.
    let file = |c: u8| matches!(c, b'a'..=b'h');
    let short = |four: &[u8]| {
        !four[0].is_ascii_alphanumeric() && file(four[1]) && file(four[2]) && four[3].is_ascii_digit()
    };
    match moves.windows(3).any(colon) || moves.windows(4).any(short) {
        true => COLONS,
        false if moves.windows(2).any(square) || moves.windows(4).any(capitals) => LETTERS,
        false => NUMBERS,
    }
}

/// The games to which the text of a position may belong, the likelier first; `now` is the current
/// game.
pub(super) fn games_of_position(text: &str, now: &str) -> Vec<&'static Variant> {
    if let Some(games) = variants_of_position(text, now) {
        return games;
    }
    VARIANTS.iter().filter(|game| !game.is_pdn()).collect()
}
