//! Options of an embedded board, with the same names in the address, on an element
//! and in messages, and the game they define. All of it is untrusted text.

use crate::exchange::Export;
use crate::game::Game;
pub mod code;
mod games;
pub mod puzzle;
mod typography;
mod viewer;

use super::import::{self, ImportTarget, Imported};
use super::save;
use crate::game::{BoardColors, Coordinates, Go, OpenResult, PieceSet, Problem, Theme, registry};
use crate::i18n::{Language, Msg, head};
use crate::notation::likeness::similar_names;
use crate::notation::{Form, LETTERS, Letters, Style};
use crate::{digits, record};
use strum::VariantNames as _;

/// Upper limit of half-moves, beyond any human game.
const MOST_PLIES: u32 = 20_000;

/// The type of an option.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum OptionValues {
    /// One of these words; the first is the default.
    Words(&'static [&'static str]),
    /// `true` or `false`; the name without a value means `true`.
    Truth,
    /// The code of a set of letters, such as `fr`.
    Letters,
    /// A half-move index, or `last`.
    Ply,
    /// A number from 1.
    Number,
    /// Any text: validated when it is parsed.
    Text,
}

/// An option of an embedded board.
#[derive(Debug)]
pub struct EmbedOption {
    /// Its name, in kebab case.
    pub name: &'static str,
    /// Its type.
    pub values: OptionValues,
}

const fn choice(name: &'static str, takes: OptionValues) -> EmbedOption {
    EmbedOption { name, values: takes }
}

/// Visibility of a part of the board; `auto` depends on the content.
const SHOWN: OptionValues = OptionValues::Words(&["auto", "true", "false"]);

/// All options, in the order of the documentation.
pub static CHOICES: [EmbedOption; 35] = [
    choice("game", OptionValues::Text),
    choice("variant", OptionValues::Text),
    choice("position", OptionValues::Text),
    choice("pgn", OptionValues::Text),
    choice("pdn", OptionValues::Text),
    choice("moves", OptionValues::Text),
    choice("game-number", OptionValues::Number),
    choice("initial-ply", OptionValues::Ply),
    choice("orientation", OptionValues::Words(&["white", "black"])),
    choice("language", OptionValues::Words(&Language::CODES)),
    choice("letters", OptionValues::Letters),
    choice("notation", OptionValues::Words(Form::NAMES)),
    choice("theme", OptionValues::Words(Theme::VARIANTS)),
    choice("board-colors", OptionValues::Words(BoardColors::VARIANTS)),
    choice("pieces", OptionValues::Words(PieceSet::VARIANTS)),
    choice("coordinates", OptionValues::Words(Coordinates::VARIANTS)),
    choice("show-moves", SHOWN),
    choice("show-sheet", SHOWN),
    choice("show-explain", SHOWN),
    choice("show-controls", SHOWN),
    choice("show-header", SHOWN),
    choice("show-clocks", SHOWN),
    choice("show-evals", SHOWN),
    choice("show-menu", SHOWN),
    choice("comments", OptionValues::Words(&["beside", "inline"])),
    choice("autoplay", OptionValues::Number),
    choice("puzzle", OptionValues::Truth),
    choice("write-box", OptionValues::Truth),
    choice("read-only", OptionValues::Truth),
    choice("allow-own-moves", OptionValues::Truth),
    choice("own-moves", OptionValues::Words(&["aside", "variations"])),
    choice("lesson", OptionValues::Text),
    choice("exercise", OptionValues::Text),
    choice("id", OptionValues::Text),
    choice("origin", OptionValues::Text),
];

/// Maximum length of an option, against memory exhaustion.
const LONGEST: usize = 200_000;

impl EmbedOption {
    /// Parses a value; none if it is invalid.
    fn value(&self, text: &str) -> Option<String> {
        let word = text.trim();
        let small = word.to_ascii_lowercase();
        match self.values {
            OptionValues::Words(words) => words.contains(&small.as_str()).then_some(small),
            OptionValues::Truth if small.is_empty() => Some("true".into()),
            OptionValues::Truth => matches!(small.as_str(), "true" | "false").then_some(small),
            OptionValues::Letters => Letters::find(&small).map(|letters| letters.code.into()),
            OptionValues::Ply => (small == "last" || digits::number(&small).is_some()).then_some(small),
            OptionValues::Number => digits::number(&small).filter(|n| *n > 0).map(|n| n.to_string()),
            OptionValues::Text => (text.len() <= LONGEST).then(|| word.into()),
        }
    }

    /// The permitted values, for quoting in a message.
    pub fn allowed(&self) -> Vec<String> {
        let words = |words: &[&str]| words.iter().map(|word| String::from(*word)).collect();
        match self.values {
            OptionValues::Words(all) => words(all),
            OptionValues::Truth => words(&["true", "false"]),
            OptionValues::Letters => LETTERS.iter().map(|letters| letters.code.into()).collect(),
            OptionValues::Ply => words(&["0", "1", "2", "last"]),
            OptionValues::Number => words(&["1", "2", "3"]),
            OptionValues::Text => Vec::new(),
        }
    }
}

/// The options of one board that are set and valid.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Options(Vec<(&'static str, String)>);

impl Options {
    /// Sets an option. An empty text unsets it; an invalid one changes nothing.
    ///
    /// # Errors
    ///
    /// Unknown option, or invalid value.
    pub fn set(&mut self, name: &str, text: &str) -> Result<(), Msg> {
        let known = CHOICES.iter().find(|choice| choice.name == name);
        let Some(choice) = known else {
            let near = similar_names(name, CHOICES.iter().map(|choice| choice.name));
            return Err(msg!(EmbedUnknown { name: head(name, 40), near }));
        };
        if text.trim().is_empty() && choice.values != OptionValues::Truth {
            self.0.retain(|(known, _)| *known != name);
            return Ok(());
        }
        let value = choice.value(text).ok_or_else(|| {
            let (name, text) = (name.into(), head(text.trim(), 40));
            match choice.allowed() {
                none if none.is_empty() => msg!(EmbedTooLong { name }),
                words => msg!(EmbedValue { name, text, words }),
            }
        })?;
        self.0.retain(|(known, _)| *known != name);
        self.0.push((choice.name, value));
        Ok(())
    }

    /// Unsets an option.
    pub fn unset(&mut self, name: &str) {
        self.0.retain(|(known, _)| *known != name);
    }

    /// The value of an option; empty if it is not set.
    pub fn get(&self, name: &str) -> &str {
        self.0.iter().find(|(known, _)| *known == name).map_or("", |(_, value)| value)
    }

    /// True if an option is `true`.
    pub fn is(&self, name: &str) -> bool {
        self.get(name) == "true"
    }

    /// Visibility by `auto`, `true` and `false`.
    pub fn shows(&self, name: &str, auto: bool) -> bool {
        match self.get(name) {
            "true" => true,
            "false" => false,
            _ => auto,
        }
    }

    /// All options that are set, in the order of [`CHOICES`], then the file of the games.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &str)> {
        let names = CHOICES.iter().map(|choice| choice.name).chain(code::FILE);
        names.filter_map(|name| {
            self.0.iter().find(|(other, _)| *other == name).map(|(_, value)| (name, value.as_str()))
        })
    }

    /// Unsets the options that define the game.
    pub fn clear_game(&mut self) {
        let of_game = ["variant", "position", "pgn", "pdn", "moves", "initial-ply", "lesson", "exercise"];
        self.0.retain(|(name, _)| !name.starts_with("game") && !of_game.contains(name));
    }
}

/// Message of a board whose file of games could not be fetched.
pub fn missing_file(address: &str) -> Msg {
    msg!(EmbedFile { address: head(address.trim(), 80) })
}

/// A game for an embedded board.
pub struct EmbeddedGame {
    /// The game; the default start if it could not be parsed.
    pub table: Game,
    /// True if there are moves.
    pub is_given: bool,
    /// The titles of the games; empty if there is only one.
    pub games: Vec<String>,
    /// The index of this one among them.
    pub at: usize,
    /// Problems with the name of their option; it is empty for the text inside the element.
    pub faults: Vec<(&'static str, Msg)>,
}

/// The game defined by the options. `text` is the content of the element, used if no option defines the game.
pub fn game(options: &Options, text: &str) -> EmbeddedGame {
    let mut faults = Vec::new();
    let mut list = List::default();
    let (opened, given) = open_game(options, text, &mut list, &mut faults);
    let table = opened.unwrap_or_else(|(name, problem)| {
        faults.push((name, problem.message));
        default_game(options)
    });
    let mut shown = EmbeddedGame { table, is_given: given, games: list.0, at: list.1, faults };
    // A fresh copy from its text: nodes added by playing get later indices, in this and every other copy.
    if let (Ok(copy), None) = save::read(&shown.table.text(Export::Save)) {
        shown.table = copy;
    }
    go(&mut shown.table, Some(options.get("initial-ply")).filter(|ply| !ply.is_empty()).unwrap_or("0"));
    shown
}

/// The titles of several games, and the index of the current one.
#[derive(Default)]
struct List(Vec<String>, usize);

/// Goes to a half-move of the main line, or `first`, `last`, `next`, `prev`; true if the text is one of these.
pub fn go(table: &mut Game, ply: &str) -> bool {
    match ply {
        "first" => table.go(Go::First),
        "last" => {
            table.go(Go::First);
            table.go(Go::Last);
        }
        "next" => table.go(Go::Forward),
        "prev" => table.go(Go::Back),
        number => {
            let Some(ply) = digits::number(number) else { return false };
            table.go(Go::First);
            (0..ply.min(MOST_PLIES)).for_each(|_| table.go(Go::Forward));
        }
    }
    true
}

type EmbedResult = Result<Game, (&'static str, Problem)>;

fn open_game(
    options: &Options,
    typed: &str,
    list: &mut List,
    faults: &mut Vec<(&'static str, Msg)>,
) -> (EmbedResult, bool) {
    let id = match id(options) {
        Ok(id) => id,
        Err(problem) => return (Err(("game", problem)), false),
    };
    let given = ["pgn", "pdn", "moves"].into_iter().find(|name| !options.get(name).is_empty());
    if let Some(name) = given {
        let record = typography::undo_typography(options.get(name));
        let imported = read(options, id, &record, name == "pdn", list);
        faults.extend(game_number_problem(options, list));
        return (imported_game(name, imported, faults), true);
    }
    if !typed.trim().is_empty() && typed.len() <= LONGEST {
        let text = typography::undo_typography(typed);
        let imported = read(options, id, &text, false, list);
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
    let mut told = imported.faults.into_iter();
    match imported.table {
        Some(Ok(table)) => {
            faults.extend(told.next().map(|fault| (name, fault.message)));
            Ok(table)
        }
        Some(Err(problem)) => Err((name, problem)),
        None => Err((name, told.next().unwrap_or(Problem { message: msg!(PgnEmpty), at: 0 }))),
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
fn read(options: &Options, id: Option<&'static str>, text: &str, is_pdn: bool, list: &mut List) -> Imported {
    let game = id.and_then(|id| registry::find(id).ok());
    let is_pdn = is_pdn || game.is_some_and(registry::Variant::is_pdn);
    // A record may be in the language of the page around it, or in that of the standard.
    let asked = ["letters", "language"].map(|name| Letters::find(options.get(name)));
    let mut letters: Vec<_> = asked.into_iter().flatten().take(1).collect();
    letters.push(Letters::english());
    letters.dedup();
    let styles: Vec<Style> = letters.into_iter().map(Style::of).collect();
    let all = games::games(text, is_pdn, &styles[0]);
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
    let mut tries = styles.iter().map(|style| import::import(text, found.clone(), style, ImportTarget::Game));
    let first = tries.next().unwrap_or_default();
    if first.faults.is_empty() { first } else { tries.find(|other| other.faults.is_empty()).unwrap_or(first) }
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
fn default_game(options: &Options) -> Game {
    let asked = id(options).ok().flatten().and_then(|id| registry::open(id, None, None).ok());
    asked.unwrap_or_else(registry::chess)
}
