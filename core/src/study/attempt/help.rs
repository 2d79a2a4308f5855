//! Help with an exercise: a hint first, then the answer.

use super::Attempt;
use crate::i18n::{Language, Msg};
use crate::study::{Help, Say};

impl Attempt {
    /// Help: first a hint, then the answer. The exercise is still to be done.
    pub fn help(&mut self, language: Language) -> Help {
        self.helped = true;
        let (kind, own) = (self.exercise().kind, self.exercise().help);
        if std::mem::replace(&mut self.hinted, true) {
            self.shown = true;
            return kind.show(&self.context(language));
        }
        match own {
            Some(n) => Help::new(Say::Text(self.course.hint(n)), false),
            None => kind.hint(&self.context(language)),
        }
    }
}

impl Help {
    fn new(says: Say, is_answer: bool) -> Help {
        Help { says, fields: Vec::new(), is_answer, option: None }
    }
    /// A hint in the words of Notabene.
    pub(in crate::study) fn hint(says: Msg) -> Help {
        Help::new(says.into(), false)
    }
    /// The answer.
    pub(in crate::study) fn answer(right: &str) -> Help {
        Help::new(msg!(HelpAnswer { right: right.into() }).into(), true)
    }
}
