//! Suggestions for a text that is not a legal move.

use super::lettered::DynGame;
use super::likeness::{edit_distance, unit_cost};
use super::pattern::after_number;
use super::style::Style;
use crate::i18n::{Fact, Msg};

/// The correct forms given by a cause, otherwise similar ones.
pub(super) fn offered_moves(message: &Msg, near: impl Fn() -> Vec<String>) -> Vec<String> {
    match message.right() {
        Some(Fact::Text(right)) => return vec![right.clone()],
        Some(Fact::List(right)) => return right.clone(),
        _ => {}
    }
    near()
}

/// Maximum number of suggestions.
const OFFERS: usize = 4;

/// Legal moves whose texts differ from a text in one or two characters, the nearest first; none if it is not
/// similar to any: in a short text half may be wrong if it begins right, and too many similar moves count as none.
pub(super) fn nearest(p: &DynGame, text: &str, style: &Style) -> Vec<String> {
    let wanted = plain(&text[after_number(text)..]);
    let mut all: Vec<(usize, String)> = Vec::new();
    for m in p.generic_moves() {
        let right = p.move_text(&m, style);
        let letters = plain(&right);
        let far = edit_distance(&wanted, &letters, &unit_cost) as usize;
        let begins = wanted.first() == letters.first();
        if far <= 2 && 2 * far + usize::from(!begins) <= wanted.len() {
            // Stable order of equal distances.
            all.insert(all.partition_point(|(other, _)| *other <= far), (far, right));
        }
    }
    let best = all.first().map_or(0, |(best, _)| *best);
    all.truncate(all.partition_point(|(far, _)| *far <= best.max(1)));
    if best > 0 && all.len() > OFFERS {
        return Vec::new();
    }
    let mut near = Vec::new();
    for (_, right) in all.into_iter().take(OFFERS) {
        near.push(right);
    }
    near
}

/// The characters of a text in lower case, without signs.
fn plain(text: &str) -> Vec<char> {
    let bare = text.trim_end_matches(['+', '#', '!', '?', ' ']);
    bare.chars().map(|c| c.to_ascii_lowercase()).collect()
}
