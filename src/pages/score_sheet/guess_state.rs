//! State of a game whose moves are guessed or written from memory: the game, the moves found, and the answers to the
//! last one.

use crate::pages::score_sheet::cell_input::{CellFeedback, CellInput};
use crate::pages::score_sheet::comparison::ComparisonState;
use crate::pages::score_sheet::game_choice::GameChoice;
use crate::pages::score_sheet::mode_parts::{self, notation_style};
use crate::state::board_overrides::HighlightTone;
use crate::state::current_game::CurrentGame;
use crate::state::storage;
use leptos::prelude::*;
use notabene_core::exchange::Export;
use notabene_core::game::played::Played;
use notabene_core::game::{Game, Go};
use notabene_core::i18n::Msg;
use notabene_core::msg;
use notabene_core::notation::{Notation as _, Style};
use notabene_core::position::Side;
use notabene_study::score_sheet::guess::{Guess, GuessAnswer};
use notabene_study::storage_key::StorageKey;
use std::rc::Rc;

/// Storage keys of a mode: of the game, and of the moves found.
#[derive(Copy, Clone)]
pub struct GuessKeys {
    pub game: StorageKey,
    pub found: StorageKey,
}

/// Shared state of the mode. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct GuessState {
    pub keys: GuessKeys,
    /// Board with the moves found so far.
    pub own: CurrentGame,
    pub choice: GameChoice,
    /// Side to guess in the next game; `None`: both.
    pub next_side: RwSignal<Option<Side>>,
    /// The whole game.
    pub game: RwSignal<Option<Rc<Played>>, LocalStorage>,
    /// Moves found; `None` before the first game.
    pub guess: RwSignal<Option<Guess>>,
    /// Error of the last start.
    pub error: RwSignal<Option<Msg>>,
    pub pen: RwSignal<Option<CellInput>, LocalStorage>,
    /// The moves that were not found at once; none before the end.
    pub comparison: ComparisonState,
}

impl GuessState {
    /// State with a game that was begun earlier, or none.
    pub fn new(
        main: CurrentGame,
        own: CurrentGame,
        keys: GuessKeys,
        begun: Option<(Rc<Played>, Guess)>,
    ) -> GuessState {
        let (game, guess) = begun.unzip();
        GuessState {
            keys,
            own,
            choice: GameChoice::new(main),
            next_side: RwSignal::new(None),
            game: RwSignal::new_local(game),
            guess: RwSignal::new(guess),
            error: RwSignal::new(None),
            pen: RwSignal::new_local(None),
            comparison: ComparisonState::new(own, false),
        }
    }

    pub fn style(&self) -> Style {
        notation_style(self.own.prefs)
    }

    /// Starts the chosen game.
    pub fn start(&self) {
        match self.choice.game() {
            Ok(game) => {
                let played = game.played();
                let guess = Guess::new(self.next_side.get_untracked(), &played);
                self.error.set(None);
                storage::save(self.keys.game, &game.text(Export::Save));
                self.begin(&game, played, guess);
            }
            Err(why) => self.error.set(Some(why)),
        }
    }

    /// Begins with the first move of a game; its moves to find.
    pub fn begin(&self, game: &Game, played: Played, guess: Guess) {
        self.close_comparison();
        if let Some(pen) = self.pen.get_untracked() {
            pen.ink.clear();
        }
        self.own.open(mode_parts::start_with_head(game));
        self.guess.set(Some(guess));
        self.game.set(Some(Rc::new(played)));
        self.show_progress();
    }

    /// Takes away the moves found: a game is read.
    pub fn read(&self, game: Game) {
        self.guess.set(None);
        self.game.set(None);
        self.close_comparison();
        self.own.open(game);
        if let Some(pen) = self.pen.get_untracked() {
            pen.go_to_cell(None, "");
        }
    }

    /// Forgets what was not found at once in the game before.
    fn close_comparison(&self) {
        self.comparison.comparison.set(None);
        self.comparison.show_current_position();
    }

    /// Plays the moves found and those given on the board, saves, and moves the pen to the next one.
    pub fn show_progress(&self) {
        let (Some(game), Some(guess)) = (self.game.get_untracked(), self.guess.get_untracked()) else {
            return;
        };
        let known = mode_parts::played_game_now(self.own.game).len();
        for step in game.steps.iter().take(guess.plies()).skip(known) {
            let id = step.before.id(&step.m);
            self.own.update_game(|board| board.play_id(&id));
        }
        storage::save(self.keys.found, &guess.save());
        if guess.is_over(&game) {
            let played = mode_parts::played_game_now(self.own.game);
            let style = untrack(|| self.style());
            self.comparison.comparison.set(Some(guess.comparison(&played, &style)));
        }
        self.show_help();
        if let Some(pen) = self.pen.get_untracked() {
            pen.go_to_cell(Some(guess.plies()).filter(|_| !guess.is_over(&game)), "");
        }
    }

    /// Judges a move with the game and the moves found so far.
    fn judge(&self, act: impl FnOnce(&mut Guess, &Played, &Style) -> Option<GuessAnswer>) {
        let Some(game) = self.game.get_untracked() else { return };
        let style = untrack(|| self.style());
        let mut answer = None;
        self.guess.update(|guess| answer = guess.as_mut().and_then(|guess| act(guess, &game, &style)));
        if let Some(answer) = answer {
            self.show_answer(answer);
        }
    }

    fn show_answer(&self, answer: GuessAnswer) {
        let mut fields = Vec::new();
        let feedback = match answer {
            GuessAnswer::Found { text, notes: hints } => {
                let confirmation = Some(msg!(WroteRight { text }));
                CellFeedback { confirmation, hints, is_correct: true, ..CellFeedback::default() }
            }
            GuessAnswer::Misspelt(marked) => CellFeedback::of_marked(&marked, ""),
            GuessAnswer::Other(message) => CellFeedback::message_only(message),
            GuessAnswer::Refused(refusal) => {
                fields = refusal.fields;
                CellFeedback::message_only(refusal.because)
            }
        };
        self.show_progress();
        if !fields.is_empty() {
            self.own.overrides.highlight(fields, HighlightTone::Shown);
        }
        if let Some(pen) = self.pen.get_untracked() {
            pen.show_feedback(feedback);
        }
    }

    /// Judges a written move.
    pub fn write(&self, text: &str) {
        self.judge(|guess, game, style| guess.write(game, text, style));
        if let Some(pen) = self.pen.get_untracked() {
            pen.focus();
        }
    }

    /// Judges a move played on the board: another move than that of the game is taken back.
    pub fn on_move_played(&self) {
        let played = mode_parts::played_game_now(self.own.game);
        let plies = self.guess.with_untracked(|guess| guess.as_ref().map(Guess::plies));
        let Some(step) = plies.and_then(|plies| played.ply(plies)) else { return };
        let id = step.before.id(&step.m);
        self.judge(|guess, game, style| guess.play(game, &id, style));
        if self.guess.with_untracked(|guess| guess.as_ref().map(Guess::plies)) == plies {
            self.own.go(Go::Undo);
        }
    }

    /// Gives more help.
    pub fn ask_help(&self) {
        let Some(game) = self.game.get_untracked() else { return };
        let style = untrack(|| self.style());
        self.guess.update(|guess| {
            if let Some(guess) = guess {
                drop(guess.ask_help(&game, &style));
            }
        });
        self.show_progress();
    }

    /// The help given for the next move; tracked.
    pub fn help(&self) -> Option<Msg> {
        let (game, style) = (self.game.get()?, self.style());
        self.guess.with(|guess| guess.as_ref()?.help(&game, &style)).map(|(message, _)| message)
    }

    fn show_help(&self) {
        let style = untrack(|| self.style());
        let shown = self.game.get_untracked().and_then(|game| {
            self.guess.with_untracked(|guess| guess.as_ref()?.help(&game, &style)).map(|(_, fields)| fields)
        });
        self.own.overrides.highlight(shown.unwrap_or_default(), HighlightTone::Shown);
    }

    /// The half-move on the board of a game that is read: before the first guess, and after the last; tracked.
    pub fn read_ply(&self) -> Option<usize> {
        if self.guess.with(Option::is_some) && !self.is_over() {
            return None;
        }
        let at = self.own.sheet.with(|sheet| sheet.at);
        mode_parts::played_game(self.own.game).steps.iter().position(|step| step.node == at)
    }

    /// Only the next move is written: a tap on any cell leads to it. A game that is read goes to the move.
    pub fn on_cell_tapped(&self, ply: usize) {
        let is_read = self.guess.with_untracked(Option::is_none) || untrack(|| self.is_over());
        match (is_read, self.pen.get_untracked()) {
            (true, _) => {
                if self.comparison.shown.get_untracked().is_some() {
                    self.comparison.show_current_position();
                }
                let node = mode_parts::played_game_now(self.own.game).ply(ply).map(|step| step.node);
                node.into_iter().for_each(|node| self.own.go(Go::To(node)));
            }
            (false, pen) => pen.into_iter().for_each(|pen| pen.focus()),
        }
    }

    /// True if every move is on the board; tracked.
    pub fn is_over(&self) -> bool {
        let Some(game) = self.game.get() else { return false };
        self.guess.with(|guess| guess.as_ref().is_some_and(|guess| guess.is_over(&game)))
    }
}
