//! Moves of an exercise, shown one after the other.

use crate::pages::learn::exercise_state::ExerciseState;
use crate::pages::learn::lesson_board::MOVE_DELAY;
use crate::views::board::animation::prefers_reduced_motion;
use leptos::prelude::*;
use notabene_core::game::Go;
use notabene_study::{Attempt, Input};

impl ExerciseState {
    /// Moves of the animation: index of the first, and count.
    fn animated_moves(&self) -> Option<(usize, usize)> {
        self.attempt.with_untracked(Attempt::preview_moves)
    }

    /// True if there are moves to watch.
    pub fn has_animation(&self) -> bool {
        self.animated_moves().is_some()
    }

    /// Plays the moves to be written, one after the other.
    pub fn play_animation(self) {
        let film = self.animated_moves();
        self.is_replying.set(film.is_some() && self.input() == Input::PlayMove);
        self.attempt.try_update_untracked(|attempt| {
            if let (Some(game), Some((first, count))) = (attempt.table_mut(), film) {
                game.go(Go::First);
                let shown = if prefers_reduced_motion() { first + count } else { first };
                (0..shown).for_each(|_| game.go(Go::Forward));
            }
        });
        let turn = self.count_board_event();
        self.draw_board();
        if let Some((_, count)) = film.filter(|_| !prefers_reduced_motion()) {
            self.play_next(turn, count);
        }
    }

    /// Plays the rest of a running animation before the pupil moves.
    pub(super) fn complete_animation(self) {
        if self.is_replying.try_get_untracked() == Some(true) {
            self.is_replying.set(false);
            self.count_board_event();
            self.go(Go::Last);
        }
    }

    /// Shows the moves that were followed in the head: one by one after a mistake or help, otherwise where they lead.
    pub(super) fn show_line(self, stars: u32) {
        if !self.attempt.with_untracked(Attempt::is_blind) {
            return;
        }
        let is_film = stars < 3 && !prefers_reduced_motion();
        self.go(if is_film { Go::First } else { Go::Last });
        let turn = self.count_board_event();
        if is_film {
            self.play_next(turn, self.moves());
        }
    }

    /// Plays some moves, one after the other, unless something else happens on the board.
    pub fn play_next(self, turn: u32, count: usize) {
        let _ = set_timeout(
            move || {
                // The page may be gone, or another event may have come first.
                if self.is_board_event(turn) && count > 0 {
                    self.go(Go::Forward);
                    self.play_next(turn, count - 1);
                }
            },
            MOVE_DELAY,
        );
    }
}
