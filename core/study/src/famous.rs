//! Famous games: the list of all, the file of a family, and the words on a game.
//!
//! The games are PGN and PDN files of the page, each game with the tags `Id` and `Source`. The words of a language are
//! lines `id | title | text`. From both the build makes a list for each language, and the page fetches the games of a
//! family and the words once a game is chosen.

use notabene_core::digits::number;
use notabene_core::exchange::import::{self, ImportTarget};
use notabene_core::exchange::library::GameSummary;
use notabene_core::game::Game;
use notabene_core::i18n::Label;
use notabene_core::notation::Style;
use notabene_core::record::{self, FoundGame};

/// A family of games, in a file of its own.
#[derive(PartialEq, Eq, Debug)]
pub struct Family {
    /// Name in the address of the page.
    pub name: &'static str,
    /// Name of its file.
    pub file: &'static str,
    /// Name on the screen.
    pub label: Label,
}

/// All families, in the order in which they are offered.
pub static FAMILIES: [Family; 4] = [
    Family { name: "chess", file: "chess.pgn", label: Label::Chess },
    Family { name: "draughts", file: "draughts.pdn", label: Label::PageDraughts },
    Family { name: "chess960", file: "chess960.pgn", label: Label::Chess960 },
    Family { name: "scharten", file: "scharten.pgn", label: Label::PageScharten },
];

/// Tag of the name of a game, and of the place where its moves were found.
pub const ID_TAG: &str = "Id";
/// Tag of the place where the moves of a game were found.
pub const SOURCE_TAG: &str = "Source";
/// Separator in lists and words.
const SEPARATOR: &str = " | ";

/// A famous game in the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FamousGame {
    /// Name of its family.
    pub family: String,
    /// Its name in files and addresses.
    pub id: String,
    /// Id of the variant.
    pub variant: String,
    /// `White – Black`; empty if nobody is named.
    pub players: String,
    /// The year; empty if unknown.
    pub year: String,
    /// Number of moves.
    pub moves: u32,
    /// Its last position, as text of its variant.
    pub position: String,
    /// A line of words.
    pub title: String,
}

impl FamousGame {
    /// A game of the file of a family, with its title in a language; none if it cannot be played.
    pub fn of(family: &Family, text: &str, found: &FoundGame, title: &str) -> Option<FamousGame> {
        let (id, game) = (found.tags.get(ID_TAG)?.to_string(), open(text, found.at[0])?);
        let summary = GameSummary::of(&game);
        let year = found.tags.get("Date").and_then(|date| date.split('.').next()).unwrap_or_default();
        let year = if number(year).is_some() { year } else { "" };
        Some(FamousGame {
            family: family.name.into(),
            id,
            variant: game.variant().id.into(),
            moves: summary.moves(),
            players: summary.title().unwrap_or_default(),
            year: year.into(),
            position: summary.position,
            title: title.into(),
        })
    }

    /// The line of the list.
    pub fn to_line(&self) -> String {
        let moves = self.moves.to_string();
        [
            &self.family,
            &self.id,
            &self.variant,
            &self.players,
            &self.year,
            &moves,
            &self.position,
            &self.title,
        ]
        .map(String::as_str)
        .join(SEPARATOR)
    }

    /// Reads a line of the list.
    fn from_line(line: &str) -> Option<FamousGame> {
        let mut parts = line.splitn(8, SEPARATOR).map(String::from);
        let mut next = || parts.next();
        let (family, id, variant, players, year) = (next()?, next()?, next()?, next()?, next()?);
        let (moves, position, title) = (number(&next()?)?, next()?, next()?);
        Some(FamousGame { family, id, variant, players, year, moves, position, title })
    }
}

/// Reads a list; lines that are none are skipped.
pub fn read_list(text: &str) -> Vec<FamousGame> {
    text.lines().filter_map(FamousGame::from_line).collect()
}

/// The list of all games, the shortest first, with their titles in the words of a language. The files of games are in
/// the order of [`FAMILIES`].
pub fn make_list(files: &[String], words: &str) -> String {
    let files = FAMILIES.iter().zip(files);
    let mut all: Vec<FamousGame> = files.flat_map(|(family, text)| games_of(family, text, words)).collect();
    all.sort_by_key(|game| game.moves);
    all.iter().map(|game| game.to_line() + "\n").collect()
}

fn games_of(family: &Family, text: &str, words: &str) -> Vec<FamousGame> {
    let title = |found: &FoundGame| find_words(words, found.tags.get(ID_TAG)?).map(|(title, _)| title);
    found_games(text)
        .filter_map(|found| FamousGame::of(family, text, &found, title(&found).unwrap_or_default()))
        .collect()
}

/// All games of a file.
pub fn found_games(text: &str) -> impl Iterator<Item = FoundGame> + '_ {
    let mut at = 0;
    std::iter::from_fn(move || {
        let found = record::next_game(text, at)?;
        at = found.at[2];
        Some(found)
    })
}

/// The words of a language, with those of the author where it has none.
pub fn with_fallback(author: &str, own: &str) -> String {
    let line = |line: &str| {
        let id = line.split(SEPARATOR).next().unwrap_or_default();
        match find_words(own, id) {
            Some((title, text)) => [id, title, text].join(SEPARATOR) + "\n",
            None => format!("{line}\n"),
        }
    };
    author.lines().map(line).collect()
}

/// Title and text on a game, in the words of a language.
pub fn find_words<'t>(words: &'t str, id: &str) -> Option<(&'t str, &'t str)> {
    let of_game = |line: &'t str| line.strip_prefix(id)?.strip_prefix(SEPARATOR)?.split_once(SEPARATOR);
    words.lines().find_map(of_game)
}

/// A game of the file of its family, and its source.
pub fn find_game(text: &str, id: &str) -> Option<(Game, String)> {
    let found = found_games(text).find(|found| found.tags.get(ID_TAG) == Some(id))?;
    let source = found.tags.get(SOURCE_TAG).unwrap_or_default().to_string();
    Some((open(text, found.at[0])?, source))
}

/// The game that begins at a byte of a file.
fn open(text: &str, at: usize) -> Option<Game> {
    let found = record::next_game(text, at)?;
    import::import(text, found, &Style::pgn(), ImportTarget::Game).table?.ok()
}
