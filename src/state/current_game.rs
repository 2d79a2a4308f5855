//! The game on a board: signals that scene, move list and status follow, and the actions of a player.

use crate::state::board_overrides::BoardOverrides;
use crate::state::i18n_loader;
use crate::state::inspector::Inspector;
use crate::state::preferences::{Preferences, Prefs};
use crate::state::saved_games::Arrival;
use leptos::prelude::*;
use notabene_core::game::{
    Blindfold, Edit, Game, Go, Mark, MoveChoice, MoveSheet, Scene, Status, Strictness, Tap, Touch, decisions,
    registry,
};
use notabene_core::geometry::{Board, Field, Layout};
use notabene_core::i18n::{Label, Msg, Part};
use notabene_core::msg;
use notabene_core::position::Side;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// A game, and a message about how it was opened.
pub type OpenedGame = (Game, Option<Msg>);

/// Rules of the app for the board of the page: clock, saved games. Boards of lessons and of other pages have none.
pub trait GameHooks {
    /// Returns the effective touch: with a running clock a touched piece must move.
    fn binding_touch(&self, touch: Touch) -> Touch;
    /// Called after the touch of a piece, which may bind the player.
    fn piece_touched(&self);
    /// Replaces the game on the board; the old one is saved and can be restored.
    fn replace(&self, game: Game, arrival: Arrival);
    /// Clears what was typed for the old game.
    fn clear_input(&self);
    /// True while an opponent is on move; shows a message then, as players have to wait.
    fn waits_for_opponent(&self) -> bool;
    /// True while Notabene is on move; tracked.
    fn is_opponent_on_move(&self) -> bool;
    /// The side of the player who has an opponent far away, or plays against Notabene; tracked.
    fn own_side(&self) -> Option<Side>;
    /// Navigates in the game; against an opponent both half-moves are taken back.
    fn go(&self, to: Go);
    /// Current visibility of the pieces; tracked.
    fn blindfold(&self) -> Blindfold;
}

/// The game on a board. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct CurrentGame {
    pub game: RwSignal<Game>,
    pub scene: Memo<Scene>,
    pub sheet: Memo<MoveSheet>,
    pub status: Memo<Status>,
    pub layout: Memo<Layout>,
    /// The refusal of the last tap or text, or another message to show once.
    pub notice: RwSignal<Option<Msg>>,
    /// The moves to choose among, and the field on which they end.
    pub choices: RwSignal<Option<(Field, Vec<MoveChoice>)>>,
    /// Count of games begun on this board: pieces of a new game are not animated from those of the old.
    pub games_begun: RwSignal<u32>,
    pub inspector: Inspector,
    pub overrides: BoardOverrides,
    pub prefs: Preferences,
    /// Hooks of the app; `None` on boards of lessons and of other pages.
    pub hooks: StoredValue<Option<Rc<dyn GameHooks>>, LocalStorage>,
}

impl CurrentGame {
    /// A game with its board.
    pub fn new((game, notice): OpenedGame, prefs: Preferences) -> CurrentGame {
        let (game, overrides) = (RwSignal::new(game), BoardOverrides::new());
        let scene = Memo::new(move |_| overrides.scene_of(game));
        let style = Memo::new(move |_| overrides.style.get().unwrap_or_else(|| prefs.with(Prefs::style)));
        let sheet = Memo::new(move |_| game.with(|game| game.sheet(&style.get())));
        let status = Memo::new(move |_| game.with(|game| game.status()));
        let flipped =
            Memo::new(move |_| overrides.flipped.get().unwrap_or_else(|| prefs.with(|p| p.flipped)));
        let layout =
            Memo::new(move |_| Layout { board: scene.with(|scene| scene.board), flipped: flipped.get() });
        CurrentGame {
            game,
            scene,
            sheet,
            status,
            layout,
            notice: RwSignal::new(notice),
            choices: RwSignal::new(None),
            games_begun: RwSignal::new(0),
            inspector: Inspector::new(),
            overrides,
            prefs,
            hooks: StoredValue::new_local(None),
        }
    }

    /// The game of the board in this place of the page.
    pub fn here() -> CurrentGame {
        expect_context()
    }

    fn hooks(self) -> Option<Rc<dyn GameHooks>> {
        self.hooks.try_get_value().flatten()
    }

    /// True while an opponent is on move, and players have to wait.
    pub fn waits_for_opponent(self) -> bool {
        self.hooks().is_some_and(|hooks| hooks.waits_for_opponent())
    }

    /// True while Notabene is on move; tracked.
    pub fn is_opponent_on_move(self) -> bool {
        self.hooks().is_some_and(|hooks| hooks.is_opponent_on_move())
    }

    /// The side of the player who has an opponent far away, or plays against Notabene; untracked.
    pub fn own_side(self) -> Option<Side> {
        untrack(|| self.hooks()?.own_side())
    }

    /// A context of the board of the page; `None` on boards of lessons and of other pages, whatever is provided around them.
    pub fn of_main_board<T: Send + Sync + Clone + 'static>(self) -> Option<T> {
        self.is_main().then(expect_context)
    }

    /// Visibility of the pieces; tracked. Boards of lessons and of other pages show all.
    pub fn blindfold(self) -> Blindfold {
        self.hooks().map_or(Blindfold::Off, |hooks| hooks.blindfold())
    }

    /// True on the board of the page, whose games are saved.
    pub fn is_main(self) -> bool {
        self.hooks().is_some()
    }

    /// Returns the first matching element of the page on which the board is.
    pub fn find_element(self, css: &str) -> Option<Element> {
        match self.overrides.board_root.try_get_untracked().flatten() {
            Some(home) => home.query_selector(css),
            None => document().query_selector(css),
        }
        .ok()?
    }

    /// Focuses an element; returns `false` if there is none, and the focus stays.
    pub fn focus_element(self, css: &str) -> bool {
        let element = self.find_element(css).and_then(|found| found.dyn_into::<HtmlElement>().ok());
        // An element that refuses the focus does not stop the caller.
        element.is_some_and(|element| element.focus().is_ok())
    }

    /// Focuses the board; after a failure the player tabs back.
    pub fn focus_board(self) -> bool {
        let elsewhere = self.overrides.board_root.try_get_untracked().flatten().is_some();
        self.focus_element(if elsewhere {
            ".grid [tabindex='0']"
        } else {
            "main:not(.hidden) .grid [tabindex='0']"
        })
    }

    /// Returns a message in the language of the page.
    pub fn message_text(self, msg: &Msg) -> String {
        self.prefs.message_text(msg)
    }
    /// Returns the text of a label in the language of the page.
    pub fn label(self, label: Label) -> &'static str {
        self.prefs.label(label)
    }
    /// The text of a label, tracked.
    pub fn label_signal(self, label: Label) -> Signal<String> {
        self.prefs.label_signal(label)
    }
    /// True if White is to move.
    pub fn white_to_move(self) -> bool {
        self.scene.with(|s| s.turn == notabene_core::position::Side::White)
    }

    /// Handles a tap on a field.
    pub fn tap(self, field: Field) -> Tap {
        self.touch(field, Touch::Tap)
    }

    /// Handles a tap on a field, or a piece dropped on it.
    pub fn touch(self, field: Field, touch: Touch) -> Tap {
        if let Some(handler) = self.overrides.tap_handler.try_get_untracked().flatten() {
            handler(field);
            return Tap::Released;
        }
        if self.waits_for_opponent() { Tap::Nothing } else { self.touch_now(field, touch) }
    }

    /// Handles a touch on a field, by a person or by the opponent.
    pub fn touch_now(self, field: Field, touch: Touch) -> Tap {
        let style = self.prefs.with_untracked(|p| p.style());
        let hooks = self.hooks();
        let touch = hooks.as_ref().map_or(touch, |hooks| hooks.binding_touch(touch));
        let tap = match self.overrides.move_handler.try_get_untracked().flatten() {
            Some(handler) => handler.touch(field, touch),
            None => self.update_game(|t| t.tap(field, touch, &style)),
        };
        self.show_tap_result(field, &tap);
        if let (Tap::Held, Some(hooks)) = (&tap, hooks) {
            hooks.piece_touched();
        }
        tap
    }

    /// Selects one of the offered moves; `None` puts the piece back.
    pub fn choose(self, n: Option<usize>) {
        self.inspector.end_magnified_view();
        if let Some(handler) = self.overrides.move_handler.try_get_untracked().flatten() {
            self.choices.set(None);
            return handler.choose(n);
        }
        if let Tap::Refused(why) = self.update_game(|t| t.choose(n)) {
            return self.notice.set(Some(why.message));
        }
        self.choices.set(None);
        if n.is_some() {
            self.announce();
        }
    }

    /// Navigates in the game.
    pub fn go(self, to: Go) {
        self.notice.set(None);
        self.choices.set(None);
        match self.hooks() {
            Some(hooks) => hooks.go(to),
            None => self.update_game(|t| t.go(to)),
        }
    }

    /// Starts a new game of a variant, from a position and with agreed rules (as the tag `Rules` has them).
    ///
    /// # Errors
    /// The message for the player if the variant, the position or the rules are not known.
    pub fn start(self, game: &str, position: Option<&str>, rules: Option<&str>) -> Result<(), Msg> {
        self.replace(registry::open(game, position, rules).map_err(|problem| problem.message)?, Arrival::New);
        Ok(())
    }

    /// Replaces the game at once, as its code is loaded; returns the old one.
    pub fn swap_game(self, game: Game) -> Option<Game> {
        self.notice.set(None);
        self.choices.set(None);
        self.inspector.clear();
        self.inspector.end_magnified_view();
        if let Some(hooks) = self.hooks() {
            hooks.clear_input();
        }
        let old = self.game.try_update_untracked(|old| std::mem::replace(old, game));
        self.game.update(|_| ());
        self.games_begun.update(|n| *n += 1);
        old
    }

    /// Shows an opened game on the board.
    pub fn open(self, game: Game) {
        self.replace(game, Arrival::Imported);
    }

    fn replace_now(self, game: Game, arrival: Arrival) {
        match self.hooks() {
            Some(hooks) => hooks.replace(game, arrival),
            None => drop(self.swap_game(game)),
        }
    }

    /// Replaces the game on the board, whatever the cause, as soon as the sentences of the new one are loaded; if they cannot
    /// be loaded, the old game stays. On the main board the old game is saved first, and a bar beside the board offers
    /// the way back to it.
    pub fn replace(self, game: Game, arrival: Arrival) {
        if !needs_more_than_chess(&game) {
            return self.replace_now(game, arrival);
        }
        let games_begun = self.games_begun.get_untracked();
        let then = move |known: bool| match known {
            // Another game may have begun meanwhile.
            true if self.games_begun.try_get_untracked() == Some(games_begun) => {
                self.replace_now(game, arrival)
            }
            true => {}
            false => self.notice.set(Some(msg!(GameMissing))),
        };
        i18n_loader::when_loaded(self.prefs, Part::More, None, Box::new(then));
    }

    /// Loads the sentences of each notice that has none yet.
    pub fn load_words_of_notices(self) {
        Effect::new(move || {
            let silent = |msg: &Msg| self.message_text(msg).is_empty().then(|| Part::of(msg.kind()));
            if let Some(part) = self.notice.with(|notice| notice.as_ref().and_then(silent)) {
                let then = move |known| {
                    if known {
                        self.notice.update(|_| ());
                    }
                };
                i18n_loader::when_loaded(self.prefs, part, None, Box::new(then));
            }
        });
    }

    /// Edits comments, signs and other annotations; shows the reason if the edit is refused.
    pub fn edit(self, edit: Edit) {
        let style = self.prefs.with_untracked(|p| p.style());
        let problem = self.update_game(|t| t.edit(edit, &style)).err();
        self.notice.set(problem.map(|p| p.message));
    }

    /// Flips the board.
    pub fn flip(self) {
        self.prefs.update(|p| p.flipped = !p.flipped);
    }

    /// Changes the game; clears explanations of the old position.
    pub fn update_game<T>(self, f: impl FnOnce(&mut Game) -> T) -> T {
        self.inspector.clear();
        f(&mut self.game.write())
    }

    fn show_tap_result(self, field: Field, tap: &Tap) {
        self.choices.set(match tap {
            Tap::Choose(choices) => Some((field, choices.clone())),
            _ => None,
        });
        self.notice.set(match tap {
            Tap::Refused(why) => Some(why.message.clone()),
            _ => None,
        });
        if let Tap::Refused(why) = tap {
            self.inspector.show_refused_fields(why.fields.clone());
        }
        if matches!(tap, Tap::Played(_)) {
            self.inspector.end_magnified_view();
            self.announce();
        }
    }

    /// Shows the announcement of the move just played, if there is one.
    pub fn announce(self) {
        let message = self.status.with_untracked(|s| s.announce.clone());
        if let Some(message) = message.or_else(|| self.gives_check().then(|| msg!(CheckGiven))) {
            self.notice.set(Some(message));
        }
    }

    /// True if check was given and is to be announced: in Scharten by the custom of informal games (the source,
    /// "Schaak"), in other games by choice. Mate is always announced.
    fn gives_check(self) -> bool {
        let is_custom = self.scene.with_untracked(|s| s.board == Board::DARTBOARD)
            && self.prefs.with_untracked(|p| p.strictness == Strictness::Guided);
        let check = |scene: &Scene| scene.marks.iter().any(|(_, mark)| *mark == Mark::Check);
        (is_custom || self.prefs.with_untracked(|p| p.says_check))
            && self.scene.with_untracked(check)
            && !self.status.with_untracked(|s| s.is_over())
    }
}

/// True if a game needs styles and sentences that chess does without: games with a rules page do.
pub fn needs_more_than_chess(game: &Game) -> bool {
    decisions::page_of_game(game.variant().id).is_some()
}

/// Resigns for the player with an opponent, else for the side to move at the end of the game, whatever the board shows.
pub fn resign(current: CurrentGame) {
    current.go(Go::Last);
    let side = current.scene.with_untracked(|scene| scene.turn);
    current.edit(Edit::Resign(current.own_side().unwrap_or(side)));
}
