//! Verdicts on answers, and help.

use super::{Localized, SheetCell};
use notabene_core::geometry::Field;
use notabene_core::i18n::{Language, Msg};
use notabene_core::msg;

/// Something to say: in the words of the course, or of Notabene.
#[derive(Clone, PartialEq, Debug)]
pub enum Feedback {
    /// In the words of the course.
    Text(Localized),
    /// In the words of Notabene.
    Msg(Msg),
}

impl Feedback {
    /// The sentence in a language.
    pub fn in_language(&self, language: Language) -> String {
        match self {
            Feedback::Text(text) => text.in_language(language).into(),
            Feedback::Msg(msg) => language.say(msg),
        }
    }
}

impl From<Msg> for Feedback {
    fn from(msg: Msg) -> Feedback {
        Feedback::Msg(msg)
    }
}

/// Result of an answer.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum AnswerGrade {
    /// Right.
    Right,
    /// Right, with a friendly remark: [`Verdict::remark`].
    Noted,
    /// Not yet.
    Wrong,
    /// Nothing was given: no mistake, and no star is lost.
    Unanswered,
}

/// The verdict on an answer: praise first, then one thing to correct.
#[derive(Clone, PartialEq, Debug)]
pub struct Verdict {
    /// Result.
    pub grade: AnswerGrade,
    /// The part that is right already, or goes well.
    pub praise: Option<Feedback>,
    /// The one thing to correct, or the remark; always set if the answer is wrong.
    pub remark: Option<Feedback>,
    /// Fields that show it on the board.
    pub fields: Vec<Field>,
    /// The cells of a sheet that are not right yet; empty in the other kinds.
    pub cells: Vec<SheetCell>,
    /// True if the exercise is done with this answer. A game may have more moves to come.
    pub done: bool,
}

impl Verdict {
    /// Right, and nothing to add.
    pub(super) const fn right() -> Verdict {
        Verdict {
            grade: AnswerGrade::Right,
            praise: None,
            remark: None,
            fields: Vec::new(),
            cells: Vec::new(),
            done: false,
        }
    }
    /// Right, with a remark.
    pub(super) fn noted(look: impl Into<Feedback>) -> Verdict {
        Verdict { grade: AnswerGrade::Noted, remark: Some(look.into()), ..Verdict::right() }
    }
    /// Not yet right, with the one thing to correct.
    pub(super) fn wrong(look: impl Into<Feedback>) -> Verdict {
        Verdict { grade: AnswerGrade::Wrong, remark: Some(look.into()), ..Verdict::right() }
    }
    /// An answer without anything in it.
    pub(super) fn unanswered() -> Verdict {
        Verdict { grade: AnswerGrade::Unanswered, remark: Some(msg!(AnswerEmpty).into()), ..Verdict::right() }
    }
    /// The verdict with praise for the part that is right already.
    pub(super) fn with_praise(self, good: Option<Msg>) -> Verdict {
        Verdict { praise: good.map(Feedback::Msg), ..self }
    }
    /// The verdict with fields to look at.
    pub(super) fn with_fields(self, fields: Vec<Field>) -> Verdict {
        Verdict { fields, ..self }
    }
    /// True if the answer counts.
    pub fn counts(&self) -> bool {
        matches!(self.grade, AnswerGrade::Right | AnswerGrade::Noted)
    }
}

/// A remark below a title, without the word ("Right!") with which both begin.
pub fn below_title(title: &str, remark: &str) -> String {
    let end = title.find(|c: char| !c.is_alphabetic()).unwrap_or(title.len());
    let word = title.get(..end).filter(|word| !word.is_empty());
    let rest = word.and_then(|word| remark.strip_prefix(word)).unwrap_or_default();
    let goes_on = rest.starts_with(',');
    let own = rest.trim_start_matches([' ', '\u{a0}', '\u{202f}', '!', '.', ',']);
    if own.is_empty() || rest.starts_with(char::is_alphabetic) {
        return remark.into();
    }
    let mut letters = own.chars();
    match letters.next().filter(|_| goes_on) {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => own.into(),
    }
}

/// Requested help.
#[derive(Clone, PartialEq, Debug)]
pub struct Help {
    /// The hint, or the answer.
    pub feedback: Feedback,
    /// The fields it speaks of: for an answer on the board its field, or the way of the move.
    pub fields: Vec<Field>,
    /// True if this is the answer itself. The pupil still does the exercise.
    pub is_answer: bool,
    /// The right option (`Choose`), by its place in [`super::Exercise::answers`], once the answer is shown.
    pub option: Option<usize>,
}

impl Help {
    /// The words alone.
    pub(super) fn new(message: Feedback, is_answer: bool) -> Help {
        Help { feedback: message, fields: Vec::new(), is_answer, option: None }
    }
    /// A hint in the words of Notabene.
    pub(super) fn hint(message: Msg) -> Help {
        Help::new(message.into(), false)
    }
    /// The answer.
    pub(super) fn answer(right: &str) -> Help {
        Help::new(msg!(HelpAnswer { right: right.into() }).into(), true)
    }
}
