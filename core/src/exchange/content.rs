//! Classification of a text from outside: a game, or something else. Any pasted or dropped text can be parsed as a
//! record with a comment, so this decides before the current game is replaced.

use super::import::Imported;
use crate::i18n::MessageKind;
use crate::record::{self, FoundGame};

/// Content of a text that was parsed as one game.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Content {
    /// A game: it has a known tag, or moves with few words between them.
    Game,
    /// Moves among as many other words: the user has to decide.
    Doubtful,
    /// No known tag, and no playable move.
    #[default]
    Nothing,
}

/// Quotes that open the value of a tag, including typographic ones of word processors and web sites.
const QUOTES: [char; 7] = ['"', '\'', '“', '”', '„', '«', '’'];

/// Evidence about a text, collected before its moves are played.
pub(super) struct Evidence {
    tagged: bool,
    other_words: usize,
}

impl Evidence {
    /// Collects the evidence from the head and the words of a found game. Linear in the length of the game.
    pub(super) fn of(text: &str, found: &FoundGame) -> Evidence {
        let [_, moves, end] = found.at;
        Evidence {
            tagged: is_tagged(text, found),
            other_words: record::other_words(text, [moves, end], found.dialect),
        }
    }

    /// Weighs the evidence against the number of moves playable in all lines.
    pub(super) fn content(&self, moves: usize) -> Content {
        match (self.tagged, moves) {
            (true, _) => Content::Game,
            (false, 0) => Content::Nothing,
            (false, _) if self.other_words < moves => Content::Game,
            (false, _) => Content::Doubtful,
        }
    }
}

/// True if there is a known tag. One with a value in quotes is enough; of tags without quotes, a sign of careless
/// typing, it takes two.
fn is_tagged(text: &str, found: &FoundGame) -> bool {
    let head = text.get(found.at[0]..found.at[1]).unwrap_or_default().to_ascii_lowercase();
    let known = record::KNOWN_TAGS.iter().filter(|name| found.tags.get(name).is_some());
    let mut bare = 0;
    for name in known {
        let quoted = |(at, _): (usize, &str)| {
            let value = head.get(at + name.len()..).unwrap_or_default();
            let before = head.get(..at).unwrap_or_default().trim_end();
            before.ends_with('[')
                && value.starts_with(|c: char| c.is_whitespace() || QUOTES.contains(&c))
                && value.trim_start().starts_with(QUOTES)
        };
        if head.match_indices(&name.to_ascii_lowercase()).any(quoted) {
            return true;
        }
        bare += 1;
    }
    bare > 1
}

/// True if a found game could be one. A cheap test without rules, for lists of many thousands: a known tag, or a word
/// that looks like a move.
pub fn may_be_game(text: &str, found: &FoundGame) -> bool {
    is_tagged(text, found) || record::has_move_like_word(text, [found.at[1], found.at[2]], found.dialect)
}

impl Imported {
    /// The reasons why there is no game: refusals of the words that look like moves. Other words need no reason.
    pub fn refusals(self) -> Vec<crate::game::Problem> {
        let stray = [
            MessageKind::PgnStray,
            MessageKind::PgnTag,
            MessageKind::PgnComment,
            MessageKind::PgnVariation,
            MessageKind::PgnEmpty,
        ];
        self.faults.into_iter().filter(|fault| !stray.contains(&fault.message.kind())).collect()
    }
}
