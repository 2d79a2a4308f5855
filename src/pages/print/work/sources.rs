//! Courses and games that are loaded for worksheets.

use crate::pages::learn::{self, SharedCourse};
use crate::pages::print::work::WorkState;
use crate::state::chosen_game;
use crate::state::saved_games::database;
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_core::exchange::library::GameSummary;
use notabene_core::exchange::save;
use notabene_core::game::Game;
use notabene_study::worksheet::{CHOSEN_GAME, SourceKind, games_of_text};

/// Names of games that are no ids of saved ones: all saved ones, a file opened on this page, the open file of the board.
pub const ALL_KEPT: &str = "all";
pub const OWN_FILE: &str = "file";
pub const BOARD_FILE: &str = "collection";
/// Most saved games that are read at once.
const MOST_KEPT: usize = 60;

/// Loaded courses and games. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct WorkSource {
    /// The chosen course; `None` until it is loaded.
    pub course: RwSignal<Option<SharedCourse>>,
    /// The chosen games.
    pub games: RwSignal<Vec<Game>>,
    /// Text of the file opened on this page.
    pub file: RwSignal<String>,
    /// True if that text has no games.
    pub is_file_empty: RwSignal<bool>,
    /// The saved games, the latest first.
    pub kept: RwSignal<Vec<GameSummary>>,
}

impl WorkSource {
    pub fn new() -> WorkSource {
        WorkSource {
            course: RwSignal::new(None),
            games: RwSignal::new(Vec::new()),
            file: RwSignal::new(String::new()),
            is_file_empty: RwSignal::new(false),
            kept: RwSignal::new(Vec::new()),
        }
    }
}

/// Loads the chosen course, and again for another language.
pub fn follow_course(state: WorkState) {
    let wanted = Memo::new(move |_| {
        let key = state.get(|c| (c.source == SourceKind::Course).then(|| c.course.clone()));
        key.map(|key| (key, state.prefs.language()))
    });
    Effect::new(move |_| {
        let Some((key, language)) = wanted.get() else { return };
        spawn_local(async move {
            let course = learn::course(&key, language).await;
            // The page may be gone, or another course may have been chosen.
            if wanted.try_get_untracked().flatten() == Some((key, language)) {
                state.source.course.set(course);
            }
        });
    });
}

/// Loads the chosen games and the list of the saved ones.
pub fn follow_games(state: WorkState) {
    let record = Memo::new(move |_| state.get(|c| (c.source == SourceKind::Games).then(|| c.record.clone())));
    let is_asked = Memo::new(move |_| record.with(Option::is_some));
    Effect::new(move |_| {
        if is_asked.get() {
            spawn_local(list_kept(state));
        }
    });
    Effect::new(move |_| match record.get().as_deref() {
        None => {}
        Some("") => state.source.games.set(vec![state.current.game.get()]),
        Some(OWN_FILE) => state.source.games.set(state.source.file.with(|text| games_in(state, text))),
        Some(BOARD_FILE) => {
            let open = state.collection.file.with(|open| open.as_ref().map(|open| open.text.clone()));
            let games = open.map(|text| games_in(state, &text)).unwrap_or_default();
            state.source.games.set(games);
        }
        Some(CHOSEN_GAME) => state.source.games.set(chosen_game::load().into_iter().collect()),
        Some(id) => {
            let ids = if id == ALL_KEPT { Vec::new() } else { vec![id.to_string()] };
            spawn_local(load_kept(state, record, ids));
        }
    });
}

fn games_in(state: WorkState, text: &str) -> Vec<Game> {
    games_of_text(text, &state.prefs.with_untracked(|prefs| prefs.style()))
}

async fn list_kept(state: WorkState) {
    // Without a database there are none.
    let (mut all, _) = database::list_summaries().await.unwrap_or_default();
    all.retain(|summary| summary.plies > 0);
    all.sort_by_key(|summary| u64::MAX - summary.changed);
    state.source.kept.try_set(all);
}

async fn load_kept(state: WorkState, record: Memo<Option<String>>, ids: Vec<String>) {
    let asked = record.try_get_untracked();
    let stored = database::games_by_id(&ids).await.unwrap_or_default();
    let games = stored.iter().take(MOST_KEPT).filter_map(|game| save::read(&game.text).0.ok());
    let games: Vec<Game> = games.collect();
    // The page may be gone, or another game may have been chosen.
    if asked.is_some() && record.try_get_untracked() == asked {
        state.source.games.set(games);
    }
}

/// Reads the games of a chosen file.
pub async fn open_file(state: WorkState, file: web_sys::File) {
    let text = crate::pages::export::read_text_file(file).await.unwrap_or_default();
    if state.source.file.try_get_untracked().is_none() {
        return;
    }
    let is_empty = games_in(state, &text).is_empty();
    state.source.is_file_empty.set(is_empty);
    if !is_empty {
        state.source.file.set(text);
        state.update(|choice| choice.record = OWN_FILE.into());
    }
}
