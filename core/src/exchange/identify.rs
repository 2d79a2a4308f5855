//! Identifies the game of a draughts record: by its tags, otherwise by its squares and moves.
//!
//! Half of the records of draughts do not name their game. Then the games are tried in an order that fits their
//! squares, and the first in which most of the moves are legal is chosen.

use super::source::Source;
use crate::game::Problem;
use crate::game::registry::{self, VARIANTS, Variant, find};
use crate::game::variant_guess::order;
use crate::record::{self, FoundGame, Tags};

/// The game of a record of draughts, and true if only its moves identify it; none for other games.
fn draughts(source: &Source) -> Option<(&'static Variant, bool)> {
    let found = source.found.as_ref()?;
    // Fast path: collections of chess have a hundred thousand games.
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
    for game in order(first_moves(source.text, found)).iter().filter_map(|id| find(id).ok()) {
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

/// The game named by the tags: `Variant`, which distinguishes games with one number, otherwise `GameType`.
fn named(found: &FoundGame) -> Option<&'static Variant> {
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
    let number = crate::digits::number(&number[..digits]);
    let numbered = |game: &&Variant| game.game_type.is_some_and(|n| Some(u32::from(n)) == number);
    VARIANTS.iter().find(called).or_else(|| VARIANTS.iter().find(numbered))
}

/// True for a suffix of the name of a game: `Russian draughts`.
fn is_family(rest: &str) -> bool {
    matches!(rest, "" | "draughts" | "checkers")
}

/// The start of the moves of a record.
fn first_moves<'t>(text: &'t str, found: &FoundGame) -> &'t [u8] {
    let most = SCANNED_BYTES.min(found.at[2].saturating_sub(found.at[1]));
    let moves = text.get(found.at[1]..).unwrap_or_default().as_bytes();
    &moves[..most.min(moves.len())]
}

/// Number of bytes of the moves examined.
const SCANNED_BYTES: usize = 2000;

/// The variant of a record. The flag is set if only the moves identify it.
pub(super) fn variant_of(source: &Source) -> Result<(&'static Variant, bool), Problem> {
    if let Some(guess) = draughts(source) {
        return Ok(guess);
    }
    let none = Tags::default();
    let tags = source.found.as_ref().map_or(&none, |found| &found.tags);
    registry::of_tags(tags).map(|variant| (variant, false))
}

impl Variant {
    /// Number of playable moves of a record; the flag is set if these are all.
    fn plays(&self, source: &Source) -> (usize, bool) {
        let (Ok(start), Some(found)) = (self.start_position(source.start()), &source.found) else {
            return (0, false);
        };
        let moves = [found.at[1], found.at[2]];
        let replayed = record::replay(&start, source.text, moves, source.style, &mut record::NoVisitor);
        (replayed.moves, replayed.faults.is_empty())
    }
}
