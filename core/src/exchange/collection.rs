//! Game records for APIs: saved games, and collections of games.

use super::import::{self, ImportTarget};
use super::{Object, Value, save};
use crate::game::{Game, OpenResult, Problem};
use crate::i18n::Language;
use crate::notation::Style;
use crate::record::{self, Score};

/// Opens a saved game, if it is complete.
///
/// # Errors
///
/// The text is damaged.
pub fn restore(text: &str) -> Result<Game, Problem> {
    match save::read(text) {
        (Ok(_), Some(damage)) => Err(damage),
        (table, _) => table,
    }
}

/// All games of a text: `games` with `tags`, `plies`, `result` and `final`, and `errors` with the index
/// of the game, `line` and `column` (from 1), `kind` and `message`.
pub fn import(text: &str, style: &Style, language: Language) -> Value {
    read(text, true, true, style, language).games
}

/// The complete games of a text that may go on.
pub struct ImportedPart {
    /// `games` and `errors`, as [`import()`] returns them.
    pub games: Value,
    /// The end of each game, in UTF-16 units. The text after the last one has not been read.
    pub ends: Vec<u32>,
}

/// Reads the games of a text; unless it is the last part of its source, all but the last one, which may go on.
pub fn part(text: &str, is_last: bool, style: &Style, language: Language) -> ImportedPart {
    read(text, false, is_last, style, language)
}

/// The error of a text in which something is written, but no game.
fn no_game(text: &str, language: Language) -> Option<Value> {
    let problem = Problem { message: msg!(PgnEmpty), at: 0 };
    (!text.trim().is_empty()).then(|| fault((1, 1), 0, &problem, language))
}

fn read(text: &str, is_whole: bool, is_last: bool, style: &Style, language: Language) -> ImportedPart {
    let (mut games, mut errors, mut ends) = (Vec::new(), Vec::new(), Vec::new());
    let (mut at, mut units) = (0, 0);
    let mut places = record::TextPositions::new(text);
    while let Some(found) = record::next_game(text, at) {
        let end = found.at[2];
        // A game is complete once another one begins behind it.
        if !is_last && record::next_head(text, end).is_none() {
            break;
        }
        units += text[at..end].chars().map(|c| c.len_utf16() as u32).sum::<u32>();
        ends.push(units);
        at = end;
        let mut tags = Object::default();
        found.tags.0.iter().for_each(|(name, value)| tags.named(name.clone(), value.clone()));
        let imported = import::import(text, found, style, ImportTarget::Count);
        for problem in &imported.faults {
            errors.push(fault(places.find(problem.at), games.len(), problem, language));
        }
        let mut game = Object::default();
        game.object("tags", tags);
        game.number("plies", imported.plies as u32);
        game.word("result", imported.score.unwrap_or(Score::Open).written(imported.results));
        game.text("final", imported.last);
        game.maybe("letters", imported.letters.map(|l| l.code));
        games.push(Value::Object(game));
    }
    if is_whole && games.is_empty() {
        errors.extend(no_game(text, language));
    }
    let mut out = Object::default();
    out.list("games", games);
    out.list("errors", errors);
    ImportedPart { games: Value::Object(out), ends }
}

/// One game of a text, counted from 0.
///
/// # Errors
///
/// The game does not exist, or has a problem.
pub fn nth(text: &str, index: u32, style: &Style) -> OpenResult {
    let (mut at, mut n) = (0, 0);
    while let Some(found) = record::next_game(text, at) {
        at = found.at[2];
        if n == index {
            let imported = import::import(text, found, style, ImportTarget::Game);
            let first =
                || imported.faults.into_iter().next().unwrap_or(Problem { message: msg!(PgnEmpty), at: 0 });
            return imported.table.unwrap_or_else(|| Err(first()));
        }
        n += 1;
    }
    Err(Problem { message: msg!(PgnEmpty), at: 0 })
}

/// The games of a text, opened.
pub struct OpenedGames {
    /// The games in their order; none where one could not begin.
    pub games: Vec<Option<Game>>,
    /// Errors of reading, as [`import()`] returns them.
    pub errors: Value,
}

/// Opens all games of a text, which is read once: opening them one by one with [`nth()`] reads the games before it each time.
pub fn open_all(text: &str, style: &Style, language: Language) -> OpenedGames {
    let (mut games, mut errors) = (Vec::new(), Vec::new());
    let mut places = record::TextPositions::new(text);
    let mut at = 0;
    while let Some(found) = record::next_game(text, at) {
        at = found.at[2];
        let imported = import::import(text, found, style, ImportTarget::Game);
        for problem in &imported.faults {
            errors.push(fault(places.find(problem.at), games.len(), problem, language));
        }
        games.push(imported.table.and_then(Result::ok));
    }
    if games.is_empty() {
        errors.extend(no_game(text, language));
    }
    OpenedGames { games, errors: Value::List(errors) }
}

/// Calls back with the main line of each game of a text: a line with a move, a line with the position after it.
pub fn lines(text: &str, each: &mut dyn FnMut(&str)) {
    let mut at = 0;
    while let Some(found) = record::next_head(text, at) {
        let (moves, dialect) = (found.at[1], found.dialect);
        let imported = import::import(text, found, &Style::pgn(), ImportTarget::Lines);
        // If a game could not begin, its end is still unknown.
        at = if imported.end > 0 { imported.end } else { record::end_of_moves(text, moves, dialect) };
        each(&imported.lines);
    }
}

/// A problem of a record with its line and column.
fn fault((line, column): (u32, u32), game: usize, problem: &Problem, language: Language) -> Value {
    let mut out = Object::default();
    out.number("game", game as u32);
    out.number("line", line);
    out.number("column", column);
    out.word("kind", problem.message.id());
    out.text("message", language.say(&problem.message));
    Value::Object(out)
}
