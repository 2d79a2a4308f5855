//! The games of a record with several, and their titles in a list.

use crate::exchange::import::{self, ImportTarget};
use crate::i18n::{head, isolated};
use crate::notation::Style;
use crate::record::{self, Dialect, FoundGame, Tags};

/// Finds the games of a text. Words between them are not games.
pub(super) async fn games(text: &str, is_pdn: bool, style: &Style, pause: &impl AsyncFn()) -> Vec<FoundGame> {
    let (mut games, mut at) = (Vec::new(), 0);
    while let Some(mut found) = record::next_game(text, at) {
        if is_pdn {
            found.dialect = Dialect::PDN;
            found.at[2] = record::end_of_moves(text, found.at[1], found.dialect);
        }
        at = found.at[2];
        games.push(found);
        pause().await;
    }
    // A single one is always accepted, and its problems are reported.
    if games.len() < 2 {
        return games;
    }
    let mut real = Vec::new();
    for found in &games {
        let plies = || import::import(text, found.clone(), style, ImportTarget::Count).plies;
        if !found.tags.0.is_empty() || plies() > 0 {
            real.push(found.clone());
        }
        pause().await;
    }
    if real.is_empty() { games } else { real }
}

/// The title of a game: its number, players, round, and result, as far as its tags have them.
pub(super) fn title(n: usize, tags: &Tags) -> String {
    let read = |name| {
        let value = tags.get(name).map(str::trim).filter(|value| !matches!(*value, "" | "?" | "-" | "*"));
        value.map(|value| isolated(&head(value, 60)))
    };
    let [white, black, event, round, result] = ["White", "Black", "Event", "Round", "Result"].map(read);
    let known = white.is_some() || black.is_some();
    let name = |name: Option<String>| name.unwrap_or_else(|| "?".into());
    let names = if known { Some(format!("{} – {}", name(white), name(black))) } else { event };
    let round = round.map(|round| format!("({round})"));
    let mut out = format!("{}.", n + 1);
    for part in [names, round, result.map(|result| result.replace("1/2", "½"))].into_iter().flatten() {
        out.push_str(&format!(" {part}"));
    }
    out
}
