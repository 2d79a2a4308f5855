//! Strokes of draughts: files fetched when they are wanted, and the choice of the page.

use crate::state::fetch::fetch_text;
use crate::state::{i18n_loader, storage};
use notabene_study::storage_key::StorageKey;
use notabene_study::stroke::{self, GAMES, LONGEST, Motif, Stroke};
use std::cell::RefCell;
use std::sync::Arc;

/// Name of the page in the address.
pub const PAGE_NAME: &str = "strokes";
/// Prefix of the names of courses.
const COURSE_PREFIX: &str = "strokes-";
/// Place in the address of a choice that is open.
const ANY: &str = "all";

/// Strokes of a game.
pub type Strokes = Arc<Vec<Stroke>>;

thread_local! {
    /// Cache of parsed files, for the lifetime of the app.
    static READ: RefCell<Vec<(&'static str, Strokes)>> = const { RefCell::new(Vec::new()) };
}

/// The strokes of a game, if they were fetched.
pub fn cached(game: &str) -> Option<Strokes> {
    READ.with_borrow(|all| all.iter().find(|(other, _)| *other == game).map(|(_, strokes)| strokes.clone()))
}

/// The strokes of a game, short ones first; `None` if the file or the network is missing.
pub async fn load(game: &'static str) -> Option<Strokes> {
    if let Some(strokes) = cached(game) {
        return Some(strokes);
    }
    let text = fetch_text(&i18n_loader::asset_url(&["strokes/", game, ".txt"])).await?;
    let strokes = Arc::new(stroke::read_of_game(game, &text));
    READ.with_borrow_mut(|all| all.push((game, strokes.clone())));
    Some(strokes)
}

/// Name of the course of a game.
pub fn course_key(game: &str) -> String {
    [COURSE_PREFIX, game].concat()
}

/// Game of a course of strokes, and the id of its variant; `None` for other courses.
pub fn game_of_course(key: &str) -> Option<(&'static str, &'static str)> {
    let name = key.strip_prefix(COURSE_PREFIX)?;
    GAMES.into_iter().find(|(game, _)| *game == name)
}

/// Chosen strokes: game, motif, length. An open choice is `None`.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct StrokeChoice {
    pub game: &'static str,
    pub motif: Option<&'static Motif>,
    pub length: Option<usize>,
}

impl StrokeChoice {
    /// Parses the part of an address behind the name of the page. What is unknown stays open.
    pub fn read(text: &str) -> StrokeChoice {
        let mut words = text.split('/');
        let mut next = || words.next().unwrap_or_default();
        let (game, motif, length) = (next(), next(), next());
        StrokeChoice {
            game: GAMES.into_iter().find(|(name, _)| *name == game).unwrap_or(GAMES[0]).0,
            motif: stroke::find_motif(motif),
            length: length.parse().ok().filter(|length| (2..=LONGEST).contains(length)),
        }
    }
    /// The choice made last.
    pub fn saved() -> StrokeChoice {
        StrokeChoice::read(&storage::load(StorageKey::Strokes).unwrap_or_default())
    }
    pub fn save(self) {
        storage::save(StorageKey::Strokes, &self.text());
    }
    fn text(self) -> String {
        let motif = self.motif.map_or(ANY, |motif| motif.id);
        let length = self.length.map_or(String::from(ANY), |length| length.to_string());
        [self.game, motif, &length].join("/")
    }
    /// Address of the page with this choice.
    pub fn address(self) -> String {
        ["#", PAGE_NAME, "/", &self.text()].concat()
    }
    /// True for a stroke of this motif and length.
    pub fn has(&self, stroke: &Stroke) -> bool {
        self.motif.is_none_or(|motif| motif == stroke.motif)
            && self.length.is_none_or(|length| stroke.length().min(LONGEST) == length)
    }
}
