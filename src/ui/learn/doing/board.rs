//! The board of an exercise: films of moves, steps, and moves of the player.

use super::ExerciseState;
use crate::ui::glide::is_still;
use crate::ui::keyed;
use crate::ui::learn::show::{PACE, StepHandler};
use crate::ui::state::MoveHandler;
use leptos::prelude::*;
use notabene_core::game::{Game, Go, Tap, Touch};
use notabene_core::geometry::Field;
use notabene_core::study::{Attempt, Input, Touched, style};
use std::rc::Rc;

impl ExerciseState {
    /// Takes the board of the page for the exercise, and shows its moves.
    pub(super) fn set_up_board(self) {
        let exercise = self.exercise();
        let has_steps = self.input() != Input::PlayMove && !exercise.board.moves.is_empty();
        let steps = has_steps.then(|| Rc::new(move |go| self.step_to(go)) as StepHandler);
        self.page.take_board(Some(Rc::new(ExerciseMoves(self))), steps);
        self.page.turn_board(&exercise.board, true);
        self.play_film();
        if !exercise.asked_fields().is_empty() {
            self.light(false, Vec::new());
        }
    }

    /// Shows the board as it is.
    pub(super) fn draw(self) {
        let mut scene = self.attempt.with_untracked(Attempt::scene);
        // The field whose name is asked for has a mark of its own.
        if let Some(scene) = scene.as_mut().filter(|_| !self.exercise().asked_fields().is_empty()) {
            scene.shapes.clear();
        }
        self.page.board.overrides.scene.set(scene);
    }

    /// True if there are moves to watch, tracked.
    pub fn has_film(self) -> bool {
        self.attempt.with(|attempt| attempt.film().is_some())
    }

    /// Shows the moves that are to be written, one after the other.
    pub fn play_film(self) {
        let film = self.attempt.with_untracked(Attempt::film);
        self.attempt.try_update_untracked(|attempt| {
            if let (Some(game), Some((first, count))) = (attempt.table_mut(), film) {
                go_to_ply(game, if is_still() { first + count } else { first });
            }
        });
        let turn = self.next_turn();
        self.draw();
        if let Some((_, count)) = film.filter(|_| !is_still()) {
            self.play_on(turn, count);
        }
    }

    fn play_on(self, turn: u32, count: usize) {
        let play = move || {
            // The page may be gone, or something else may have happened.
            if self.turn.try_get_untracked() == Some(turn) && count > 0 {
                self.go(Go::Forward);
                self.play_on(turn, count - 1);
            }
        };
        let _ = set_timeout(play, PACE);
    }

    /// Counts an event on the board, and gives its number.
    pub(super) fn next_turn(self) -> u32 {
        let turn = self.turn.try_get_untracked().unwrap_or_default().wrapping_add(1);
        self.turn.set(turn);
        turn
    }

    fn go(self, go: Go) {
        self.attempt.try_update_untracked(|attempt| attempt.table_mut().map(|game| game.go(go)));
        self.draw();
    }

    /// Goes through the moves on the board. In a game what is still to come is not shown.
    fn step_to(self, go: Go) {
        self.next_turn();
        let Some(most) = self.attempt.with_untracked(Attempt::visible_moves) else { return self.go(go) };
        self.attempt.try_update_untracked(|attempt| {
            let Some(game) = attempt.table_mut() else { return };
            let here = ply(&game.sheet(&style(self.page.taught_now())));
            let to = match go {
                Go::First => 0,
                Go::Back => here.saturating_sub(1),
                Go::Forward => (here + 1).min(most),
                _ => most,
            };
            go_to_ply(game, to);
        });
        self.draw();
    }

    /// Hands a touch of the board to the attempt.
    fn play(self, act: &mut dyn FnMut(&mut Attempt) -> Touched) -> Tap {
        let mut touched = None;
        self.attempt.update(|attempt| touched = Some(act(attempt)));
        match touched {
            Some(Touched::Board(tap)) => {
                self.draw();
                tap
            }
            Some(Touched::Judged(verdict)) => {
                self.take_verdict(verdict, String::new(), String::new());
                Tap::Released
            }
            None => Tap::Nothing,
        }
    }
}

/// Count of moves played before the place in the game.
fn ply(sheet: &notabene_core::game::Sheet) -> usize {
    if sheet.at.0 == 0 {
        return 0;
    }
    let mut cells = sheet.rows.iter().flat_map(|row| row.first.iter().chain(&row.second));
    cells.position(|cell| cell.node == sheet.at).map_or(0, |n| n + 1)
}

fn go_to_ply(game: &mut Game, ply: usize) {
    game.go(Go::First);
    (0..ply).for_each(|_| game.go(Go::Forward));
}

/// Moves on the board as answers of an exercise.
struct ExerciseMoves(ExerciseState);

impl MoveHandler for ExerciseMoves {
    fn touch(&self, field: Field, touch: Touch) -> Tap {
        let language = self.0.page.taught_now();
        let tap = self.0.play(&mut |attempt| attempt.tap(field, touch, language));
        keyed::stay(self.0.page.board, field);
        tap
    }
    fn choose(&self, n: Option<usize>) {
        let language = self.0.page.taught_now();
        self.0.play(&mut |attempt| attempt.choose(n, language));
    }
}
