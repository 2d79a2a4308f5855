//! Updates an exercise when its course arrives with more languages.

use crate::pages::learn::courses::Course;
use crate::pages::learn::exercise_state::{AnswerFeedback, ExerciseRef, ExerciseState};
use leptos::prelude::*;
use notabene_study::Feedback;

impl ExerciseState {
    /// Replaces the course by one with more languages; progress is not lost.
    pub(super) fn replace_course(&self, course: Course) {
        let old = self.course();
        if course.key != old.key || course.is_own() || course.languages == old.languages {
            return;
        }
        let (before, now) =
            (self.exercise(), ExerciseRef { course: course.shared.clone(), place: self.location });
        let again = |says: &mut Feedback| {
            let Feedback::Text(text) = says else { return };
            let hints = old.hints.iter().zip(&course.hints).map(|(old, new)| (&old.text, &new.text));
            let answers = before.answers.iter().zip(&now.answers).map(|(old, new)| (&old.text, &new.text));
            let new = hints.chain(answers).find(|(old, _)| *old == text).map(|(_, new)| new.clone());
            new.into_iter().for_each(|new| *text = new);
        };
        let verdict = |feedback: &mut AnswerFeedback| {
            feedback.verdict.praise.iter_mut().chain(&mut feedback.verdict.remark).for_each(again)
        };
        self.feedback.try_update_untracked(|feedback| feedback.iter_mut().for_each(verdict));
        self.help.try_update_untracked(|help| help.iter_mut().for_each(|help| again(&mut help.feedback)));
        self.attempt.try_update_untracked(|attempt| attempt.replace_course(course.shared.clone()));
        self.course.set(course);
        // Everything that depends on the language is rendered again.
        self.cx.prefs.notify();
    }
}
