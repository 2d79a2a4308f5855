//! A game found in a text, before replay.

use crate::game::Problem;
use crate::game::setup::Start;
use crate::notation::Style;
use crate::record::{Fault, FoundGame};

/// A game in a text.
pub struct Source<'a> {
    /// The whole text.
    pub text: &'a str,
    /// The game; none if there is none.
    pub found: Option<FoundGame>,
    /// The style of its moves.
    pub style: &'a Style,
}

impl Source<'_> {
    /// The start of the game.
    pub(super) fn start(&self) -> Start<'_> {
        let tag = |name| self.found.as_ref().and_then(|found| found.tags.get(name)).map(str::trim);
        Start {
            position: tag("FEN").filter(|position| !position.is_empty()),
            rules: tag("Rules").unwrap_or_default(),
        }
    }
}

impl Source<'_> {
    /// A copy with irregular moves allowed, which break the duty to capture (FMJD 5.4).
    pub(super) fn lenient(&self) -> Source<'_> {
        let mut found = self.found.clone();
        if let Some(found) = &mut found {
            let rules = format!("{},{LENIENT}", found.tags.get("Rules").unwrap_or_default());
            found.tags.set("Rules", rules.trim_start_matches(','));
        }
        Source { text: self.text, found, style: self.style }
    }

    /// Removes the part of the tag `Rules` named by a problem. The problem is reported, and the removed
    /// part is preserved as a comment. A tag with many such parts is removed entirely.
    pub(super) fn ignore(&mut self, problem: &Problem) -> bool {
        let Some(found) = &mut self.found else { return false };
        let rules = found.tags.get("Rules").unwrap_or_default().trim();
        let before = rules.get(..problem.at).unwrap_or(rules);
        let start = before.rfind(',').map_or(0, |comma| comma + 1);
        let all = found.faults.len() >= MOST_FAULTS;
        let start = if all { 0 } else { start };
        let (before, rest) = rules.split_at(start);
        let part = if all { rules } else { rest.split(',').next().unwrap_or_default() };
        let lost = part.trim().to_string();
        let rest = format!("{before}{}", rest.get(part.len() + 1..).unwrap_or_default());
        found.faults.push(Fault { at: found.at[0], message: problem.message.clone() });
        found.remove_tag(&lost);
        found.tags.set("Rules", &rest);
        !lost.is_empty()
    }
}

/// The part of the tag `Rules` that allows irregular moves.
const LENIENT: &str = "irregular=allowed";

/// Maximum number of tag faults reported one by one.
const MOST_FAULTS: usize = 8;
