//! Options of an embedded board, with the same names in the address, on an element
//! and in messages, and the game they define. All of it is untrusted text.

use crate::exchange::Export;
use crate::game::Game;
pub mod code;
mod games;
mod open;
pub mod puzzle;
mod typography;
mod viewer;

use super::save;
use crate::digits;
use crate::game::{BoardColors, Coordinates, Go, PieceSet, Theme};
use crate::i18n::{Language, Msg, head};
use crate::notation::likeness::similar_names;
use crate::notation::{Form, LETTERS, Letters};
use open::{List, default_game, open_game};
use std::task::{Context, Poll, Waker};
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
    let reading = std::pin::pin!(game_with_pauses(options, text, async || ()));
    match reading.poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(shown) => shown,
        Poll::Pending => unreachable!("no pause takes time"),
    }
}

/// The game that [`game`] returns; after each short piece of the work it waits for a pause, in which a page can draw and listen.
pub async fn game_with_pauses(options: &Options, text: &str, pause: impl AsyncFn()) -> EmbeddedGame {
    let mut faults = Vec::new();
    let mut list = List::default();
    let (opened, given) = open_game(options, text, &mut list, &mut faults, &pause).await;
    let table = opened.unwrap_or_else(|(name, problem)| {
        faults.push((name, problem.message));
        default_game(options)
    });
    let mut shown = EmbeddedGame { table, is_given: given, games: list.0, at: list.1, faults };
    pause().await;
    // A fresh copy from its text: nodes added by playing get later indices, in this and every other copy.
    let saved = shown.table.text(Export::Save);
    pause().await;
    if let (Ok(copy), None) = save::read(&saved) {
        shown.table = copy;
    }
    pause().await;
    go(&mut shown.table, Some(options.get("initial-ply")).filter(|ply| !ply.is_empty()).unwrap_or("0"));
    shown
}

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
