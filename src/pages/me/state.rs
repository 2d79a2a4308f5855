//! State of the card of learners.

use crate::components::query::focus_after_render;
use crate::state::learners::LearnersState;
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_study::learners::Learner;

/// Panel below the faces.
#[derive(Clone, PartialEq, Eq)]
pub enum Open {
    /// The buttons.
    Buttons,
    /// Form for a new name.
    Add,
    /// Form for the name and face of who is learning.
    Change,
    /// Question before who is learning is removed.
    Remove,
}

/// State of the card. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct WhoState {
    pub prefs: Preferences,
    pub learners: LearnersState,
    pub open: RwSignal<Open>,
    /// Why the last change was refused.
    pub problem: RwSignal<Option<Label>>,
}

impl WhoState {
    /// The current learner.
    pub fn current(self) -> Learner {
        self.learners.with(|learners| learners.current().clone())
    }

    /// Shows a form, a question or the buttons, and moves the focus there.
    pub fn show(self, open: Open) {
        self.problem.set(None);
        let focus = match open {
            Open::Buttons => "[data-do=who-add]",
            Open::Add | Open::Change => "input[name=learner]",
            Open::Remove => "[data-do=who-stay]",
        };
        self.open.set(open);
        focus_after_render(focus);
    }
}
