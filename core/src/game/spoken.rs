//! Moves of a game in spoken form, for dictation.

use super::game::Game;
use crate::i18n::Language;
use crate::record::NodeId;

/// A move of the game in spoken form in a language: "knight takes on f6, check". It
/// contains as much as the short notation, so that it can be written from hearing. For the start of
/// the game it reports that nothing has been played.
pub fn spoken(table: &Game, node: NodeId, language: Language) -> String {
    language.say(&table.spoken(node))
}
