//! State of the app, passed to components without contexts of their own.

use crate::components::write_box;
use crate::state::clock::Timer;
use crate::state::collection::OpenCollection;
use crate::state::correspondence::Correspondence;
use crate::state::current_game::{CurrentGame, GameHooks, OpenedGame};
use crate::state::dart_throw::DartThrow;
use crate::state::lazy::LazyCode;
use crate::state::opponent::OpponentState;
use crate::state::preferences::{self, Preferences, Prefs};
use crate::state::saved_games::{self, Arrival};
use crate::state::shape_drawing::ShapeDrawing;
use crate::state::{dart_throw, i18n_loader, storage};
use leptos::prelude::*;
use notabene_core::exchange::save;
use notabene_core::game::{Blindfold, Game, Go, Touch, decisions, registry};
use notabene_core::i18n::{Msg, Part};
use notabene_core::msg;
use notabene_core::position::Side;
use notabene_study::storage_key::StorageKey;
use std::ops::Deref;
use std::rc::Rc;

/// Modal dialog that is open over the page.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ModalKind {
    None,
    NewGame,
    Settings,
    Picture,
    Records,
    Annotations,
    Darts,
    CourseSummary, // the summary of a course
    Share,
    Collection, // the games of an open file
    Save,
    EndGame, // resignation, draw, claim
    Opponent,
}

/// Returns the part that a window needs beyond the first screen, and its code; `None` for a window of its page.
pub type NeedsOfWindow = fn(ModalKind) -> Option<(Part, &'static dyn LazyCode)>;

/// Context: the window over the page. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct Modal {
    /// The requested window.
    pub open: RwSignal<ModalKind>,
    /// The shown window: the requested one, as soon as its parts are loaded.
    pub shown: RwSignal<ModalKind>,
}

/// Context: the current page. Copies are handles to the same signal.
#[derive(Copy, Clone)]
pub struct Navigation {
    /// Address of the page, after `#`; empty for the game.
    pub address: RwSignal<String>,
    /// True if pages are shown large, for a class.
    pub is_on_wall: RwSignal<bool>,
}

/// State of the app. Copies are handles to the same state.
#[derive(Copy, Clone)]
pub struct AppContext {
    /// The game on the board in this place of the page.
    pub current: CurrentGame,
    pub modal: Modal,
    /// Arrows and circles being drawn.
    pub drawing: ShapeDrawing,
    pub navigation: Navigation,
    /// State of the app; `None` for a board embedded in another page.
    app: Option<AppState>,
}

/// State that embedded boards do without.
#[derive(Copy, Clone)]
struct AppState {
    inbox: RwSignal<Option<String>>,
    collection: OpenCollection,
    darts: DartThrow,
    /// True while hidden pieces are shown for a moment.
    is_peeking: RwSignal<bool>,
    /// The opponent of the game; `None` on boards of lessons.
    opponent: Option<OpponentState>,
    /// The seat in a game by link; `None` on boards of lessons.
    correspondence: Option<Correspondence>,
}

impl Deref for AppContext {
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
            is_peeking: RwSignal::new(false),
            opponent: None,
            correspondence: None,
        }
    }
}

/// Clock, saved games and write box of the app, for the board of the page.
struct MainBoard(Timer, OpponentState, Correspondence);

impl GameHooks for MainBoard {
    fn binding_touch(&self, touch: Touch) -> Touch {
        self.0.effective_touch(touch)
    }
    fn piece_touched(&self) {
        self.0.on_piece_touched();
    }
    fn replace(&self, game: Game, arrival: Arrival) {
        saved_games::replace_game(self.0.app, game, arrival);
    }
    fn clear_input(&self) {
        write_box::clear();
    }
    fn clock(&self) -> Timer {
        self.0
    }
    fn waits_for_opponent(&self) -> bool {
        self.1.refuses_input() || self.2.refuses_input()
    }
    fn go(&self, to: Go) {
        if !self.2.refuses(to) {
            self.1.go(to);
        }
    }
    fn blindfold(&self) -> Blindfold {
        let app = self.0.app;
        if app.is_peeking().get() { Blindfold::Off } else { app.prefs.with(|p| p.blindfold) }
    }
}

impl AppContext {
    /// State of the app with an opened game.
    pub fn new(opened: OpenedGame, prefs: Prefs) -> AppContext {
        let apart = AppContext::with(opened, Preferences::new(prefs));
        let opponent = OpponentState::new(apart.current);
        let correspondence = Correspondence::new(apart.current);
        let app =
            AppState { opponent: Some(opponent), correspondence: Some(correspondence), ..AppState::new() };
        let app = AppContext { app: Some(app), ..apart };
        app.hooks.set_value(Some(Rc::new(MainBoard(Timer::new(app), opponent, correspondence))));
        app
    }

    /// A board on another page: preferences of its own, and nothing is saved.
    pub fn new_embedded(game: Game, prefs: Prefs) -> AppContext {
        AppContext::with((game, None), Preferences::new(prefs))
    }

    fn with(opened: OpenedGame, prefs: Preferences) -> AppContext {
        AppContext {
            current: CurrentGame::new(opened, prefs),
            modal: Modal { open: RwSignal::new(ModalKind::None), shown: RwSignal::new(ModalKind::None) },
            drawing: ShapeDrawing::new(),
            navigation: Navigation {
                address: RwSignal::new(String::new()),
                is_on_wall: RwSignal::new(false),
            },
            app: None,
        }
    }

    fn app_state(self) -> AppState {
        self.app.unwrap_or_else(|| unreachable!("only the app asks for it"))
    }

    /// Text that was dropped or pasted on the page, not yet read.
    pub fn inbox(self) -> RwSignal<Option<String>> {
        self.app_state().inbox
    }

    /// Games of the opened file.
    pub fn collection(self) -> OpenCollection {
        self.app_state().collection
    }

    /// The opponent; `None` on boards of lessons and of other pages.
    pub fn opponent(self) -> Option<OpponentState> {
        self.app?.opponent
    }

    /// The seat in a game by link; `None` on boards of lessons and of other pages.
    pub fn correspondence(self) -> Option<Correspondence> {
        self.app?.correspondence
    }

    /// The side of the player who has an opponent far away, or plays against Notabene.
    pub fn own_side(self) -> Option<Side> {
        untrack(|| {
            let seat = self.correspondence().and_then(|link_game| link_game.seat()).map(|seat| seat.side);
            seat.or_else(|| Some(self.opponent()?.get()?.side.other()))
        })
    }

    /// The dart being thrown. On a board of another page its viewer provides it.
    pub fn darts(self) -> DartThrow {
        dart_throw::of_board(self.game).unwrap_or_else(|| self.app_state().darts)
    }

    /// True while the hidden pieces of the game are shown for a moment.
    pub fn is_peeking(self) -> RwSignal<bool> {
        self.app_state().is_peeking
    }

    /// A board of its own on a page of the app, with windows and drawings of its own; its games are not saved. The page
    /// provides it as its context.
    pub fn with_own_board(self, game: Game) -> AppContext {
        let own = AppContext::with((game, None), self.prefs);
        AppContext { navigation: self.navigation, app: Some(AppState::new()), ..own }
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
    pub fn here() -> AppContext {
        expect_context()
    }

    /// Starts a new game and closes the open window, see [`CurrentGame::start`].
    pub fn start(self, game: &str, position: Option<&str>, rules: Option<&str>) -> Result<(), Msg> {
        self.current.start(game, position, rules)?;
        self.modal.open.set(ModalKind::None);
        Ok(())
    }

    /// Shows an opened game on the board and closes the open window.
    pub fn open_game(self, game: Game) {
        self.current.open(game);
        self.modal.open.set(ModalKind::None);
    }

    /// Shows the requested window once its parts are loaded, and reports failures.
    pub fn follow_modal(self, needs: NeedsOfWindow) {
        Effect::new(move || {
            let window = self.modal.open.get();
            let Some((part, code)) = needs(window) else { return self.modal.shown.set(window) };
            let then = move |_| {
                if self.modal.open.try_get_untracked() != Some(window) {
                    return;
                }
                // Sentences and styles may be missing, but not the window itself.
                if code.is_loaded() {
                    self.modal.shown.set(window);
                } else {
                    self.modal.open.set(ModalKind::None);
                    self.notice.set(Some(msg!(GameMissing)));
                }
            };
            i18n_loader::when_loaded(self.prefs, part, Some(code), Box::new(then));
        });
        Effect::new(move || {
            let silent = |msg: &Msg| self.message_text(msg).is_empty().then(|| Part::of(msg.kind()));
            if let Some(part) = self.notice.with(|n| n.as_ref().and_then(silent)) {
                i18n_loader::when_loaded(
                    self.prefs,
                    part,
                    None,
                    Box::new(move |known| {
                        if known {
                            self.notice.update(|_| ());
                        }
                    }),
                );
            }
        });
    }

    /// Saves game and preferences on the device at every change, and applies the preferences to the page.
    pub fn save_changes(self) {
        saved_games::start_saving(self);
        // Nothing is saved until the reader changes something.
        let mut no_choice = storage::load(StorageKey::Settings).is_none();
        let lettered = Memo::new(move |_| self.scene.with(|s| s.takes.is_none()));
        Effect::new(move || {
            let prefs = self.prefs.get();
            if !std::mem::take(&mut no_choice) {
                preferences::save_preferences(&prefs);
            }
            if let Some(root) = document().document_element() {
                // These attributes exist for every element.
                let _ = root.set_attribute("lang", prefs.language.code());
                let _ = root.set_attribute("data-theme", prefs.theme.into());
                let _ = root.set_attribute("data-board", prefs.board_colors.into());
                let _ = root.set_attribute("data-lettered", if lettered.get() { "true" } else { "false" });
            }
        });
    }
}

/// True if the saved game needs code beyond the first screen.
pub fn saved_game_needs_more() -> bool {
    saved_games::saved_text().is_some_and(|text| decisions::page_of_game(save::game(&text)).is_some())
}

/// Returns the saved game, or a new one.
pub fn load_saved_game() -> OpenedGame {
    let Some(text) = saved_games::saved_text() else { return (registry::chess(), None) };
    match save::read(&text) {
        (Ok(game), None) => (game, None),
        (Ok(game), Some(problem)) => {
            storage::save(StorageKey::Damaged, &text);
            (game, Some(problem.message))
        }
        (Err(problem), _) => {
            storage::save(StorageKey::Damaged, &text);
            (registry::chess(), Some(problem.message))
        }
    }
}
