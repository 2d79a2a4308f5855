//! The game that the options of an embedded board define.

use super::{LONGEST, Options, games, typography};
use crate::digits;
use crate::exchange::import::{self, ImportTarget, Imported};
use crate::game::{Game, OpenResult, Problem, registry};
use crate::i18n::Msg;
use crate::notation::{Letters, Style};
use crate::record;

/// The titles of several games, and the index of the current one.
#[derive(Default)]
pub(super) struct List(pub(super) Vec<String>, pub(super) usize);

/// A game, or its problem with the name of the option.
type EmbedResult = Result<Game, (&'static str, Problem)>;

/// The game of the options, or else that of a text, and true if there is a record.
pub(super) async fn open_game(
    options: &Options,
    typed: &str,
    list: &mut List,
    faults: &mut Vec<(&'static str, Msg)>,
    pause: &impl AsyncFn(),
) -> (EmbedResult, bool) {
    let id = match id(options) {
        Ok(id) => id,
        Err(problem) => return (Err(("game", problem)), false),
    };
    let given = ["pgn", "pdn", "moves"].into_iter().find(|name| !options.get(name).is_empty());
    if let Some(name) = given {
        let record = typography::undo_typography(options.get(name));
        let imported = read(options, id, &record, name == "pdn", list, pause).await;
        faults.extend(game_number_problem(options, list));
        return (imported_game(name, imported, faults), true);
    }
    if !typed.trim().is_empty() && typed.len() <= LONGEST {
        let text = typography::undo_typography(typed);
        let imported = read(options, id, &text, false, list, pause).await;
        // Text about the board is not a game.
        if imported.plies > 0 || record::next_game(&text, 0).is_some_and(|found| !found.tags.0.is_empty()) {
            faults.extend(game_number_problem(options, list));
            return (imported_game("", imported, faults), true);
        }
    }
    let position = Some(options.get("position")).filter(|position| !position.is_empty());
    let table = match (id, position) {
        (None, Some(position)) => open_without_game(position),
        (id, position) => registry::open(id.unwrap_or("chess"), position, None),
    };
    let name = if position.is_some() { "position" } else { "game" };
    (table.map_err(|problem| (name, problem)), false)
}

/// A position without the name of its game: the first game in which it is valid. Other games have to be named; trying
/// them all, as [`registry::open_position`] does, would add the code of the position editor to every embedding page.
fn open_without_game(position: &str) -> OpenResult {
    let games: &[&str] = match position.contains(':') {
        true => &["draughts/international"],
        false => &["chess", "chess960", "scharten"],
    };
    let mut all = games.iter().map(|id| registry::open(id, Some(position), None));
    let first = all.next().unwrap_or_else(|| registry::open("chess", Some(position), None));
    if first.is_ok() { first } else { all.find(Result::is_ok).unwrap_or(first) }
}

/// The game of a record, with its problems.
fn imported_game(
    name: &'static str,
    imported: Imported,
    faults: &mut Vec<(&'static str, Msg)>,
) -> EmbedResult {
    let mut problems = imported.faults.into_iter();
    match imported.table {
        Some(Ok(table)) => {
            faults.extend(problems.next().map(|fault| (name, fault.message)));
            Ok(table)
        }
        Some(Err(problem)) => Err((name, problem)),
        None => Err((name, problems.next().unwrap_or(Problem { message: msg!(PgnEmpty), at: 0 }))),
    }
}

/// The problem of a game number out of range.
fn game_number_problem(options: &Options, list: &List) -> Option<(&'static str, Msg)> {
    let (name, text) = ("game-number", options.get("game-number"));
    let words = (1..=list.0.len().max(1)).map(|n| n.to_string()).collect::<Vec<_>>();
    let wrong = !text.is_empty() && !words.iter().any(|word| word == text);
    wrong.then(|| ("", msg!(EmbedValue { name: name.into(), text: text.into(), words })))
}

/// Parses a game of a record, with the game and the start of other options as defaults.
async fn read(
    options: &Options,
    id: Option<&'static str>,
    text: &str,
    is_pdn: bool,
    list: &mut List,
    pause: &impl AsyncFn(),
) -> Imported {
    let game = id.and_then(|id| registry::find(id).ok());
    let is_pdn = is_pdn || game.is_some_and(registry::Variant::is_pdn);
    // A record may be in the language of the page around it, or in that of the standard.
    let asked = ["letters", "language"].map(|name| Letters::find(options.get(name)));
    let mut letters: Vec<_> = asked.into_iter().flatten().take(1).collect();
    letters.push(Letters::english());
    letters.dedup();
    let styles: Vec<Style> = letters.into_iter().map(Style::of).collect();
    let all = games::games(text, is_pdn, &styles[0], pause).await;
    if all.len() > 1 {
        list.0 = all.iter().enumerate().map(|(n, found)| games::title(n, &found.tags)).collect();
    }
    let number = digits::number(options.get("game-number")).map_or(0, |n| n as usize - 1);
    list.1 = if number < all.len() { number } else { 0 };
    let Some(mut found) = all.into_iter().nth(list.1) else {
        let faults = vec![Problem { message: msg!(PgnEmpty), at: 0 }];
        return Imported { faults, ..Imported::default() };
    };
    let mut tell = |name: &str, value: &str| {
        if found.tags.get(name).is_none() {
            found.tags.set(name, value);
        }
    };
    tell("FEN", options.get("position"));
    if let Some(game) = game {
        tell("Variant", game.variant.unwrap_or_default());
        tell("GameType", &game.game_type.map(|number| number.to_string()).unwrap_or_default());
    }
    let mut first = None;
    for style in &styles {
        let imported = import::import(text, found.clone(), style, ImportTarget::Game);
        pause().await;
        if imported.faults.is_empty() {
            return imported;
        }
        first.get_or_insert(imported);
    }
    first.unwrap_or_default()
}

/// The id of the game by `game` and `variant` together; none if neither is set.
fn id(options: &Options) -> Result<Option<&'static str>, Problem> {
    let [game, variant] = ["game", "variant"].map(|name| options.get(name).to_ascii_lowercase());
    let join = |sign: &str| format!("{game}{sign}{variant}");
    let wanted = match (game.as_str(), variant.as_str()) {
        ("", "") => return Ok(None),
        ("draughts", "") => vec!["draughts/international".into()],
        ("scharten", "quiet") | ("chess", "chess" | "standard") => vec![game],
        ("", _) => vec![variant.clone(), format!("draughts/{variant}"), format!("chess{variant}")],
        (_, "") => vec![game.clone(), format!("draughts/{game}")],
        _ => vec![join("/"), join("-"), join(""), variant.clone()],
    };
    let known = wanted.iter().find_map(|id: &String| registry::find(id).ok());
    let name = format!("{} {}", options.get("game"), options.get("variant"));
    known.map(|game| Some(game.id)).ok_or_else(|| registry::unknown_game(name.trim()))
}

/// The default start, if the requested one is invalid.
pub(super) fn default_game(options: &Options) -> Game {
    let asked = id(options).ok().flatten().and_then(|id| registry::open(id, None, None).ok());
    asked.unwrap_or_else(registry::chess)
}
