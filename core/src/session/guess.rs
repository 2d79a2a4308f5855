//! Which game of draughts a record holds: by its tags, else by its squares and moves.
//!
//! Half of the records of draughts do not say what they are. Then the games are tried in an order that fits their
//! squares, and the first in which most of the moves can be played is taken.

use super::import::Source;
use super::open::{VARIANTS, Variant, find};
use crate::notation::signs::{from, upto};
use crate::record::Found;

/// Games between numbers.
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
/// Games between squares with letters, captures with a cross.
const LETTERS: &[&str] = &["draughts/czech", "draughts/brazilian", "draughts/russian", "draughts/turkish"];
/// The same, captures with a colon.
const COLONS: &[&str] = &["draughts/russian", "draughts/czech", "draughts/brazilian", "draughts/turkish"];

/// The game of a record of draughts, and whether only its moves tell it; none if it is another one.
pub(super) fn draughts(source: &Source) -> Option<(&'static Variant, bool)> {
    let found = source.found.as_ref()?;
    // Collections of chess have a hundred thousand games.
    if !found.dialect.draughts && found.tags.get("Variant").is_none() {
        return None;
    }
    if let Some(game) = named(found) {
        return Some((game, false));
    }
    if !found.dialect.draughts {
        return None;
    }
    let mut best: Option<(usize, &'static Variant)> = None;
    for game in order(look(source.text, found)).iter().filter_map(|id| find(id).ok()) {
        let (moves, all) = game.plays(source);
        if all {
            return Some((game, true));
        }
        if best.is_none_or(|(most, _)| moves > most) {
            best = Some((moves, game));
        }
    }
    best.map(|(_, game)| (game, true))
}

/// The game that the tags name: `Variant`, which tells games with one number apart, else `GameType`.
fn named(found: &Found) -> Option<&'static Variant> {
    let plain = |text: &str| -> String {
        text.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()).collect()
    };
    let variant = plain(found.tags.get("Variant").unwrap_or_default());
    let called = |game: &&Variant| {
        let name = game.id.split_once('/').map(|(_, name)| name);
        game.is_pdn() && name.is_some_and(|name| variant.strip_prefix(name).is_some_and(is_family))
    };
    let number = found.tags.get("GameType").map(str::trim).unwrap_or_default();
    let digits = number.bytes().take_while(u8::is_ascii_digit).count();
    let number = crate::digits::number(upto(number, digits));
    let numbered = |game: &&Variant| game.game_type.is_some_and(|n| Some(u32::from(n)) == number);
    VARIANTS.iter().find(called).or_else(|| VARIANTS.iter().find(numbered))
}

/// What may follow the name of a game: `Russian draughts`.
fn is_family(rest: &str) -> bool {
    matches!(rest, "" | "draughts" | "checkers")
}

/// The games to which a position may belong, that which is played `now` first; none if the text is no position of
/// draughts: `W:W31,32:BK5`.
pub(super) fn of_position(text: &str, now: &str) -> Option<Vec<&'static Variant>> {
    let is_position = matches!(text.as_bytes(), [b'W' | b'B', b':', ..]) && !text.bytes().any(|b| b == b'\n');
    let order = is_position.then(|| order(text.as_bytes()))?;
    let now = [now].into_iter().filter(|id| find(id).is_ok_and(Variant::is_pdn));
    Some(now.chain(order.iter().copied()).filter_map(|id| find(id).ok()).collect())
}

/// The beginning of the moves of a record.
fn look<'t>(text: &'t str, found: &Found) -> &'t [u8] {
    let most = LOOK.min(found.at[2].saturating_sub(found.at[1]));
    upto(from(text, found.at[1]), most).as_bytes()
}

/// The games to be tried.
fn order(moves: &[u8]) -> &'static [&'static str] {
    let square = |pair: &[u8]| matches!(pair[0], b'a'..=b'h') && pair[1].is_ascii_digit();
    let colon = |three: &[u8]| three[0].is_ascii_digit() && three[1] == b':' && three[2].is_ascii_lowercase();
    match moves.windows(3).any(colon) {
        true => COLONS,
        false if moves.windows(2).any(square) => LETTERS,
        false => NUMBERS,
    }
}

/// So many bytes of the moves are looked at.
const LOOK: usize = 2000;
