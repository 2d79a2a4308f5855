//! State of the app, handed to components that are not yet on contexts of their own.

pub use super::board_overrides::{MoveHandler, TapHandler, Tone};
use super::clock::Timer;
pub use super::current_game::{CurrentGame, needs_more};
use super::current_game::{GameHooks, OpenedGame};
use super::darts::DartThrow;
use super::games::{self, Arrival};
use super::live::later;
pub use super::live::{Text, flag, text};
use super::opponent::OpponentState;
use super::prefs::{self, Preferences, Prefs};
use super::shape_drawing::ShapeDrawing;
use super::{annex, store, tongue, write};
use leptos::prelude::*;
use notabene_core::exchange::save;
use notabene_core::game::{Game, Go, Touch, decisions, registry};
use notabene_core::i18n::{Msg, Part};
use notabene_core::msg;
use std::ops::Deref;
use std::rc::Rc;

/// Storage key of a saved game that could not be opened, so that nothing is lost.
const DAMAGED: &str = "damaged";

/// What is open over the page.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Over {
    Nothing,
    Chooser,
    Settings,
    Picture,
    Records,
    Beside,
    Darts,
    Card, // the summary of a course
    Share,
    Collection, // the games of an open file
    Save,
    End, // resignation, draw, claim
    Opponent,
}

impl Over {
    /// What it needs more than the first screen.
    const fn part(self) -> Part {
        match self {
            Over::Card | Over::Share => Part::School,
            _ => Part::More,
        }
    }
}

/// Context: the window over the page. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct Modal {
    /// The window that was asked for.
    pub open: RwSignal<Over>,
    /// The window that is shown: the one asked for, as soon as everything that it needs is loaded.
    pub shown: RwSignal<Over>,
}

/// Context: the place in the app. Copies are handles to the same signal.
#[derive(Copy, Clone)]
pub struct Navigation {
    /// Address of the page, after `#`; empty for the game.
    pub address: RwSignal<String>,
}

/// State of the app. Copies are handles to the same state.
#[derive(Copy, Clone)]
pub struct Desk {
    /// The game on the board in this place of the page.
    pub current: CurrentGame,
    pub modal: Modal,
    /// Arrows and circles being drawn.
    pub drawing: ShapeDrawing,
    pub navigation: Navigation,
    /// What only the app has; `None` on another page.
    app: Option<AppState>,
}

/// State that boards on other pages do without.
#[derive(Copy, Clone)]
struct AppState {
    inbox: RwSignal<Option<String>>,
    collection: super::collection::Shared,
    darts: DartThrow,
}

impl Deref for Desk {
    type Target = CurrentGame;

    fn deref(&self) -> &CurrentGame {
        &self.current
    }
}

impl AppState {
    fn new() -> AppState {
        AppState {
            inbox: RwSignal::new(None),
            collection: RwSignal::new_local(None),
            darts: DartThrow::new(),
        }
    }
}

/// Clock, saved games and write box of the app, for the board of the page.
struct MainBoard(Timer, OpponentState);

impl GameHooks for MainBoard {
    fn binding_touch(&self, touch: Touch) -> Touch {
        self.0.binding(touch)
    }
    fn piece_touched(&self) {
        self.0.touched();
    }
    fn replace(&self, game: Game, arrival: Arrival) {
        games::replace(self.0.desk, game, arrival);
    }
    fn clear_input(&self) {
        write::forget();
    }
    fn clock(&self) -> Timer {
        self.0
    }
    fn opponent(&self) -> OpponentState {
        self.1
    }
    fn waits_for_opponent(&self) -> bool {
        self.1.waits()
    }
    fn go(&self, to: Go) {
        self.1.go(to);
    }
}

impl Desk {
    /// State of the app with an opened game.
    pub fn new(opened: OpenedGame, prefs: Prefs) -> Desk {
        let desk = Desk { app: Some(AppState::new()), ..Desk::with(opened, Preferences::new(prefs)) };
        desk.hooks.set_value(Some(Rc::new(MainBoard(Timer::new(desk), OpponentState::new(desk.current)))));
        desk
    }

    /// A board on another page: preferences of its own, and nothing is saved.
    pub fn new_apart(game: Game, prefs: Prefs) -> Desk {
        Desk::with((game, None), Preferences::new(prefs))
    }

    fn with(opened: OpenedGame, prefs: Preferences) -> Desk {
        Desk {
            current: CurrentGame::new(opened, prefs),
            modal: Modal { open: RwSignal::new(Over::Nothing), shown: RwSignal::new(Over::Nothing) },
            drawing: ShapeDrawing::new(),
            navigation: Navigation { address: RwSignal::new(String::new()) },
            app: None,
        }
    }

    fn app(self) -> AppState {
        self.app.unwrap_or_else(|| unreachable!("only the app asks for it"))
    }

    /// Text that was dropped or pasted on the page, not yet read.
    pub fn inbox(self) -> RwSignal<Option<String>> {
        self.app().inbox
    }

    /// Games of the opened file.
    pub fn collection(self) -> super::collection::Shared {
        self.app().collection
    }

    /// The dart being thrown.
    pub fn darts(self) -> DartThrow {
        self.app().darts
    }

    /// A board of its own on a page of the app, with windows and drawings of its own; its games are not saved. The page
    /// provides it as its context.
    pub fn beside(self, game: Game) -> Desk {
        let own = Desk::with((game, None), self.prefs);
        Desk { navigation: self.navigation, app: Some(AppState::new()), ..own }
    }

    /// Provides the state and its contexts.
    pub fn provide(self) {
        provide_context(self);
        provide_context(self.current);
        provide_context(self.prefs);
        provide_context(self.modal);
        provide_context(self.navigation);
        provide_context(self.drawing);
        if let Some(app) = self.app {
            provide_context(app.darts);
        }
    }

    /// The state, inside a component.
    pub fn here() -> Desk {
        expect_context()
    }

    /// Starts a new game and closes the open window, see [`CurrentGame::start`].
    pub fn start(self, game: &str, position: Option<&str>, rules: Option<&str>) -> Result<(), Msg> {
        self.current.start(game, position, rules)?;
        self.modal.open.set(Over::Nothing);
        Ok(())
    }

    /// Puts an opened game on the board and closes the open window.
    pub fn put(self, game: Game) {
        self.current.open(game);
        self.modal.open.set(Over::Nothing);
    }

    /// Shows what is open over the page once there is all that it needs, and says what could not be said yet.
    pub fn dress(self) {
        later(Box::new(move || match self.modal.open.get() {
            Over::Nothing => self.modal.shown.set(Over::Nothing),
            over => tongue::wanted(
                self.prefs,
                over.part(),
                Box::new(move |_| {
                    if self.modal.open.try_get_untracked() != Some(over) {
                        return;
                    }
                    // Sentences and styles may be missing, but not the window itself.
                    match annex::here() {
                        Some(_) => self.modal.shown.set(over),
                        None => {
                            self.modal.open.set(Over::Nothing);
                            self.notice.set(Some(msg!(GameMissing)));
                        }
                    }
                }),
            ),
        }));
        later(Box::new(move || {
            let silent = |msg: &Msg| self.say(msg).is_empty().then(|| Part::of(msg.kind()));
            if let Some(part) = self.notice.with(|n| n.as_ref().and_then(silent)) {
                tongue::wanted(
                    self.prefs,
                    part,
                    Box::new(move |known| {
                        if known {
                            self.notice.update(|_| ());
                        }
                    }),
                );
            }
        }));
    }

    /// Keeps game and choices on the device whenever they change, and shows the choices on the page.
    pub fn keep(self) {
        games::begin(self);
        // Nothing is kept of somebody who only looks.
        let mut no_choice = store::load(prefs::KEY).is_none();
        let lettered = Memo::new(move |_| self.scene.with(|s| s.takes.is_none()));
        later(Box::new(move || {
            let prefs = self.prefs.get();
            if !std::mem::take(&mut no_choice) {
                prefs.keep();
            }
            if let Some(root) = document().document_element() {
                // These attributes exist for every element.
                let _ = root.set_attribute("lang", prefs.language.code());
                let _ = root.set_attribute("data-theme", prefs::Named::name(prefs.theme));
                let _ = root.set_attribute("data-lettered", if lettered.get() { "true" } else { "false" });
            }
        }));
    }
}

/// Whether the kept game does.
pub fn kept_needs_more() -> bool {
    games::kept_text().is_some_and(|text| decisions::of_game(save::game(&text)).is_some())
}

/// The kept game, or a new one.
pub fn opened() -> OpenedGame {
    let Some(text) = games::kept_text() else { return (registry::chess(), None) };
    match save::read(&text) {
        (Ok(table), None) => (table, None),
        (Ok(table), Some(problem)) => {
            store::keep(DAMAGED, &text);
            (table, Some(problem.says))
        }
        (Err(problem), _) => {
            store::keep(DAMAGED, &text);
            (registry::chess(), Some(problem.says))
        }
    }
}
