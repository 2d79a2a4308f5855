//! Moves of a game as they are dictated.

use super::game::Game;
use crate::i18n::Language;
use crate::record::NodeId;

/// A move of the game as one player says it to another, in words of a language: "knight takes on f6, check". It
/// tells as much as the short notation writes, so that it can be written down from hearing. For the start of
/// the game it says that nothing was played yet.
pub fn spoken(table: &Game, node: NodeId, language: Language) -> String {
    language.say(&table.spoken(node))
}
