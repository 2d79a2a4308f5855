//! Progress of an exercise: counted mistakes, and the place in a game.

use crate::pages::learn::exercise_state::ExerciseState;
use crate::pages::learn::{stars, tasks_of_today};
use leptos::prelude::*;
use notabene_study::{Attempt, Verdict};

impl ExerciseState {
    /// Counts a mistake for parents and teachers, and saves the progress in a game.
    pub(super) fn count_mistake(&self, verdict: &Verdict) {
        if tasks_of_today::is_planned(&self.course()) {
            if !verdict.counts() {
                let cause = self.attempt.with_untracked(|attempt| attempt.cause(verdict).to_string());
                tasks_of_today::count_task_mistake(self.cx, &self.exercise().id, &cause);
            }
            return;
        }
        if !verdict.counts() {
            let course = self.course();
            let lesson = course.lessons.get(self.location.0).map(|lesson| lesson.id.as_str());
            let kind = self.attempt.with_untracked(|attempt| attempt.mistake_kind(verdict).to_string());
            stars::count_mistake(self.cx, &course.stars_key(), lesson.unwrap_or_default(), &kind);
        }
        self.save_place();
    }

    /// Saves the progress in a game.
    pub(super) fn save_place(&self) {
        if tasks_of_today::is_planned(&self.course()) {
            return;
        }
        let place = self.attempt.with_untracked(Attempt::resume_point);
        stars::save_place(self.cx, &self.course().stars_key(), &self.exercise().id, place);
    }
}
