//! Help with an exercise: a hint first, then the answer.

use super::Attempt;
use crate::Help;
use notabene_core::i18n::Language;

impl Attempt {
    /// Help: first a hint, then the answer. The exercise is still to be done.
    pub fn help(&mut self, language: Language) -> Help {
        self.helped = true;
        let (kind, own) = (self.exercise().kind, self.exercise().help);
        if std::mem::replace(&mut self.hinted, true) {
            self.shown = true;
            return kind.show_answer(&self.context(language));
        }
        match own {
            Some(n) => Help::new(self.context(language).hint(n), false),
            None => kind.hint(&self.context(language)),
        }
    }
}
