//! A library of saved games: a summary of each, for listing, searching and sorting without opening it;
//! many games as one file, and back.
//!
//! A summary is stored as text beside the game, whose own text is that of [`super::save`]:
//!
//! ```text
//! notabene game 1
//! id=k3f09a
//! revision=4
//! game=chess
//! plies=34
//! white=Anna
//! ...
//! ```
//! The text is untrusted: unknown names are ignored, and a text without id and game is not a summary.

mod list;

pub use list::{Listed, SortOrder, search_and_sort};

use super::backup::BackupEntry;
pub use super::backup::fingerprint;
use super::import::{self, ImportTarget};
use super::save;
use crate::exchange::Export;
use crate::game::{Game, registry};
use crate::i18n::{head, isolated};
use crate::notation::{Notation, Style};
use crate::position::Position as _;
use crate::record::{FoundGame, Record, Score, Tags};

/// The first line of a summary.
const HEADER: &str = "notabene game 1";
/// Maximum length of a field value, in characters; positions are shorter.
const LONGEST_VALUE: usize = 400;
/// Maximum length of an id.
const LONGEST_ID: usize = 32;

/// Summary data of a game.
pub struct Overview {
    /// The id of the game, such as `chess960`.
    pub game: &'static str,
    /// Number of half-moves of the main line.
    pub plies: usize,
    /// Number of moves in all lines.
    pub moves: usize,
    /// The position before the first move, as text.
    pub start: String,
    /// The position at the end of the main line, as text.
    pub position: String,
    /// The displayed result; empty while the game is open.
    pub result: &'static str,
    /// The tag pairs.
    pub tags: Tags,
    /// True if there is any comment, NAG or arrow.
    pub has_notes: bool,
}

impl Game {
    /// The summary data of the game.
    pub fn overview(&self) -> Overview {
        let record = &self.record;
        let score = self.score();
        Overview {
            game: self.variant.id,
            plies: record.tree.line(Record::ROOT).count(),
            moves: record.tree.len(),
            start: record.start.to_text(),
            position: record.position(record.last()).to_text(),
            result: if score == Score::Open { "" } else { score.shown(record.start.results()) },
            tags: record.tags.clone(),
            has_notes: record.has_notes(),
        }
    }
}

impl Overview {
    /// True if the game contains anything made by a person: a move, an annotation, a tag, or a start of its own.
    pub fn is_worth_saving(&self) -> bool {
        self.moves > 0 || self.has_notes || self.is_tagged() || self.has_own_start()
    }

    /// True if a tag contains more than the name of the game.
    fn is_tagged(&self) -> bool {
        const OF_THE_GAME: [&str; 6] = ["Variant", "GameType", "Rules", "FEN", "SetUp", "Result"];
        let message = |(name, value): &(String, String)| {
            !OF_THE_GAME.contains(&name.as_str()) && !value.trim_matches(['?', '.', ' ']).is_empty()
        };
        self.tags.0.iter().any(message)
    }

    /// True if the game does not begin in a default start.
    fn has_own_start(&self) -> bool {
        let usual = registry::open(self.game, None, None).map(|table| table.overview().start);
        registry::array_number(self.game, &self.start).is_none()
            && usual.is_ok_and(|usual| usual != self.start)
    }
}

/// The summary of a saved game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GameSummary {
    /// Its key in the storage: lower-case letters and digits.
    pub id: String,
    /// Counts the saves.
    pub revision: u32,
    /// The last writer: a unique word for each loaded page.
    pub writer: String,
    /// Learner who owns the game, among several at one device; empty for the first one.
    pub learner: String,
    /// Time of creation, in milliseconds since 1970.
    pub created: u64,
    /// Time of the last change, in milliseconds since 1970.
    pub changed: u64,
    /// The name given by the player; empty if none.
    pub name: String,
    /// The id of the game, such as `chess960`.
    pub game: String,
    /// Number of half-moves of the main line.
    pub plies: u32,
    /// The position at the end of the main line, as text.
    pub position: String,
    /// White’s name; empty if unknown.
    pub white: String,
    /// Black’s name; empty if unknown.
    pub black: String,
    /// The event; empty if unknown.
    pub event: String,
    /// The date as in the tag, such as `1972.07.11`; empty if unknown.
    pub date: String,
    /// The result; empty while the game is open.
    pub result: String,
    /// A hash of the whole game without its current node.
    pub content: String,
}

/// True if a text is a valid id of a saved game.
pub fn is_id(text: &str) -> bool {
    let sign = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit();
    (1..=LONGEST_ID).contains(&text.len()) && text.bytes().all(sign)
}

/// A hash of a game without its current node.
pub fn content(table: &Game) -> String {
    fingerprint(&save::without_current_move(table))
}

impl GameSummary {
    /// The summary of a game; id, dates and name are set by the caller.
    pub fn of(table: &Game) -> GameSummary {
        let overview = table.overview();
        let tag = |name| {
            let value = overview.tags.get(name).unwrap_or_default().trim();
            if value.trim_matches(['?', '.']).is_empty() { String::new() } else { one_line(value) }
        };
        GameSummary {
            game: overview.game.into(),
            plies: overview.plies as u32,
            position: overview.position,
            white: tag("White"),
            black: tag("Black"),
            event: tag("Event"),
            date: tag("Date"),
            result: overview.result.into(),
            content: content(table),
            ..GameSummary::default()
        }
    }

    /// Serialises the summary.
    pub fn to_text(&self) -> String {
        let numbers =
            [self.revision.into(), self.created, self.changed, self.plies.into()].map(|n| n.to_string());
        let [revision, created, changed, plies] = &numbers;
        let fields: [(&str, &str); 16] = [
            ("id", &self.id),
            ("revision", revision),
            ("writer", &self.writer),
            ("learner", &self.learner),
            ("created", created),
            ("changed", changed),
            ("name", &self.name),
            ("game", &self.game),
            ("plies", plies),
            ("position", &self.position),
            ("white", &self.white),
            ("black", &self.black),
            ("event", &self.event),
            ("date", &self.date),
            ("result", &self.result),
            ("content", &self.content),
        ];
        let mut out = String::from(HEADER);
        for (name, value) in fields.into_iter().filter(|(_, value)| !value.is_empty()) {
            out.push('\n');
            out.push_str(name);
            out.push('=');
            out.push_str(&one_line(value));
        }
        out
    }

    /// Parses a summary; none if the text is damaged.
    pub fn read(text: &str) -> Option<GameSummary> {
        let mut lines = text.lines();
        if lines.next() != Some(HEADER) {
            return None;
        }
        let mut out = GameSummary::default();
        for (name, value) in lines.filter_map(|line| line.split_once('=')) {
            out.set(name, &one_line(&head(value, LONGEST_VALUE)))?;
        }
        (is_id(&out.id) && !out.game.is_empty()).then_some(out)
    }

    /// Sets a field; none if a numeric value is invalid.
    fn set(&mut self, name: &str, value: &str) -> Option<()> {
        match name {
            "id" => self.id = value.into(),
            "revision" => self.revision = value.parse().ok()?,
            "writer" => self.writer = value.into(),
            "learner" => self.learner = value.into(),
            "created" => self.created = value.parse().ok()?,
            "changed" => self.changed = value.parse().ok()?,
            "name" => self.name = value.into(),
            "game" => self.game = value.into(),
            "plies" => self.plies = value.parse().ok()?,
            "position" => self.position = value.into(),
            "white" => self.white = value.into(),
            "black" => self.black = value.into(),
            "event" => self.event = value.into(),
            "date" => self.date = value.into(),
            "result" => self.result = value.into(),
            "content" => self.content = value.into(),
            _ => {}
        }
        Some(())
    }

    /// Names the game; an empty name removes it.
    pub fn rename(&mut self, name: &str) {
        self.name = one_line(name.trim());
    }

    /// The given name, or the names of the players; none if there is neither.
    pub fn title(&self) -> Option<String> {
        let known = |name: &str| if name.is_empty() { String::from("?") } else { isolated(name) };
        match (&*self.name, &*self.white, &*self.black) {
            ("", "", "") => None,
            ("", white, black) => Some([known(white), known(black)].join(" – ")),
            (name, ..) => Some(isolated(name)),
        }
    }

    /// Number of full moves.
    pub fn moves(&self) -> u32 {
        self.plies.div_ceil(2)
    }
}

/// A value on one line, truncated.
fn one_line(value: &str) -> String {
    let plain: String = value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    head(plain.trim(), LONGEST_VALUE)
}

/// The prefix of the names of games in a backup.
const ENTRY: &str = "library.";
/// The separator of summary and game in a backup, which no summary contains.
const BETWEEN: &str = "\n\n";

/// A game as a backup entry: its summary, an empty line, and the game as written by [`super::save`].
pub fn entry(summary: &GameSummary, text: &str) -> BackupEntry {
    BackupEntry {
        name: format!("{ENTRY}{}", summary.id),
        text: format!("{}{BETWEEN}{text}", summary.to_text()),
    }
}

/// True if an entry of a backup is a game of the library.
pub fn is_entry(entry: &BackupEntry) -> bool {
    entry.name.starts_with(ENTRY)
}

/// The summary and the game of an entry of a backup; none if it is damaged.
pub fn from_entry(entry: &BackupEntry) -> Option<(GameSummary, String)> {
    let (summary, text) = entry.text.split_once(BETWEEN)?;
    let summary = GameSummary::read(summary)?;
    (entry.name.strip_prefix(ENTRY)? == summary.id).then(|| (summary, text.into()))
}

/// Games as one file for each record format.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Files {
    /// Records of chess and Scharten.
    pub pgn: String,
    /// Records of draughts.
    pub pdn: String,
    /// Number of games in them.
    pub games: u32,
    /// Number of unreadable games.
    pub unreadable: u32,
}

impl Files {
    /// Adds a saved game.
    pub fn add(&mut self, kept: &str) {
        let Ok(table) = save::read(kept).0 else {
            self.unreadable += 1;
            return;
        };
        let file = if table.variant().is_pdn() { &mut self.pdn } else { &mut self.pgn };
        if !file.is_empty() {
            file.push('\n');
        }
        file.push_str(table.text(Export::Pgn).trim_end());
        file.push('\n');
        self.games += 1;
    }
}

/// A game of a file, with its summary and save text; none if it has no playable move and no tag that identifies it.
pub fn from_file(text: &str, found: FoundGame, style: &Style) -> Option<(GameSummary, String)> {
    let table = import::import(text, found, style, ImportTarget::Game).table?.ok()?;
    let overview = table.overview();
    // Words alone are not a game.
    let is_game = overview.moves > 0 || overview.is_tagged() || overview.has_own_start();
    is_game.then(|| (GameSummary::of(&table), table.text(Export::Save)))
}
