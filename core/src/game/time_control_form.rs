//! The form for the time control of a clock: a clock in use is set anew only after a confirmation.

use super::answer::Problem;
use super::timed::parse_time_control;
use crate::i18n::Label;
use crate::record::clock::Clock;
use crate::record::time_control::TimeControl;

/// A typed time control.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TimeControlForm {
    text: String,
    /// True once the next click on the button sets the clock.
    is_confirming: bool,
}

impl TimeControlForm {
    /// The form with the time control of a clock.
    pub fn new(clock: &Clock) -> TimeControlForm {
        TimeControlForm { text: clock.control().text(), is_confirming: false }
    }

    /// The text of the input.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Changes the text.
    pub fn type_text(&mut self, text: &str) {
        *self = TimeControlForm { text: text.into(), is_confirming: false };
    }

    /// The typed time control.
    ///
    /// # Errors
    ///
    /// The place and the reason why it is none.
    pub fn wanted(&self) -> Result<TimeControl, Problem> {
        parse_time_control(&self.text)
    }

    /// True if a text is the typed time control.
    pub fn is_wanted(&self, text: &str) -> bool {
        self.wanted().is_ok_and(|control| control.text() == text)
    }

    /// Chooses a common time control. A fresh clock is set at once: then it is returned. A clock that stands needs one
    /// confirmation, a running one two.
    pub fn choose(&mut self, text: &str, clock: &Clock) -> Option<TimeControl> {
        let control = parse_time_control(text).ok()?;
        self.type_text(&control.text());
        self.is_confirming = !clock.is_fresh() && !clock.is_running();
        clock.is_fresh().then_some(control)
    }

    /// Clicks the button: returns the time control if the clock is to be set, and asks for a confirmation otherwise.
    pub fn submit(&mut self, clock: &Clock) -> Option<TimeControl> {
        let control = self.wanted().ok()?;
        let is_set = clock.is_fresh() || self.is_confirming;
        self.is_confirming = !is_set;
        if is_set {
            self.text = control.text();
        }
        is_set.then_some(control)
    }

    /// The words of the button.
    pub fn button(&self, clock: &Clock) -> Label {
        match (self.is_confirming, clock.is_fresh()) {
            (true, _) => Label::ClockResetSure,
            (false, true) => Label::ClockTake,
            (false, false) => Label::ClockReset,
        }
    }

    /// True if the button would change nothing.
    pub fn is_idle(&self, clock: &Clock) -> bool {
        self.wanted().map_or(true, |control| clock.is_fresh() && control == *clock.control())
    }
}
