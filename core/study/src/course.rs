//! A course as plain data, as [`super::read()`] makes it.

use super::{Diagram, Exercise, Hint, Localized, SheetCell};
use notabene_core::game::Problem;
use notabene_core::i18n::Language;

/// A course: the content of one file.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Course {
    /// Stable id for programs, such as `notation`: key of the progress.
    pub id: String,
    /// Its title.
    pub title: Localized,
    /// One or two sentences about its content.
    pub introduction: Localized,
    /// The lessons in their order.
    pub lessons: Vec<Lesson>,
    /// The summary card: notation of a move, step by step. Empty if the course has none.
    pub summary: Vec<ShownMove>,
    /// The explanations of typical mistakes.
    pub hints: Vec<Hint>,
    /// The languages with any text; the first is that of the author, used for texts that are missing in another.
    pub languages: Vec<Language>,
    /// Remarks for the author of a valid course: texts that are missing in a language.
    pub remarks: Vec<Problem>,
}

impl Course {
    /// The language of the course for readers of another: theirs if it has any text, otherwise that of the author. The
    /// letters of the pieces follow it.
    pub fn language(&self, screen: Language) -> Language {
        let spoken = self.languages.contains(&screen);
        self.languages.first().filter(|_| !spoken).copied().unwrap_or(screen)
    }

    /// The explanation of a typical mistake, by its index; empty if it does not exist.
    pub(super) fn hint(&self, n: usize) -> Localized {
        Hint::words(&self.hints, n)
    }

    /// The places of the lesson and the exercise with an id.
    pub fn find(&self, id: &str) -> Option<(usize, usize)> {
        for (n, lesson) in self.lessons.iter().enumerate() {
            if let Some(place) = lesson.exercises.iter().position(|exercise| exercise.id == id) {
                return Some((n, place));
            }
        }
        None
    }
}

/// A lesson.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Lesson {
    /// Stable id for programs and links, such as `L04`.
    pub id: String,
    /// Its title.
    pub title: Localized,
    /// The skill that it teaches.
    pub goal: Localized,
    /// The lesson, paragraph by paragraph.
    pub points: Vec<Point>,
    /// A question that this lesson leaves open.
    pub question: Option<Question>,
    /// Its exercises.
    pub exercises: Vec<Exercise>,
}

/// A question that stays open until another lesson answers it.
#[derive(Clone, PartialEq, Debug)]
pub struct Question {
    /// The question.
    pub text: Localized,
    /// The id of the lesson that answers it. Its points that are [`Point::veiled`] are the hint and the answer.
    pub answered: String,
}

/// A paragraph, and the board beside it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Point {
    /// The paragraph.
    pub text: Localized,
    /// The board; `None` to keep that of the previous point. Its moves are shown one by one.
    pub show: Option<Diagram>,
    /// True if it is hidden until the pupil asks for it: the first veiled point of a lesson is a hint, the last the
    /// answer to the question of an earlier lesson.
    pub veiled: bool,
    /// The head of the filled score sheet of the moves beside it; `None` to show none.
    pub sheet: Option<Vec<(SheetCell, String)>>,
    /// True if the parts of the last move light up one after the other.
    pub explains: bool,
}

/// A step of the summary card.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ShownMove {
    /// Description of the written part.
    pub text: Localized,
    /// A move with square brackets around the part of this step: `[N]f3`.
    pub example: Localized,
}

/// Part of a written move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum MovePart {
    /// Letter of the piece.
    Piece,
    /// Field, file or rank where it starts.
    From,
    /// Sign of a capture, or between two fields.
    Takes,
    /// Field where it arrives.
    To,
    /// New piece of a pawn.
    Promotes,
    /// Castling.
    Castles,
    /// Sign of check or mate, or words behind the move.
    Effect,
    /// A whole move.
    Whole,
}

impl ShownMove {
    /// The part of the move in brackets, derived from its characters and its place.
    pub fn part(&self, language: Language) -> MovePart {
        let [before, part, after] = self.parts(language);
        let is_capital = part.chars().count() == 1 && part.chars().all(char::is_uppercase);
        match part {
            "x" | "×" | ":" | "-" | "–" => MovePart::Takes,
            _ if part.starts_with("O-O") || part.starts_with("0-0") => MovePart::Castles,
            _ if part.starts_with(' ') || !part.contains(char::is_alphanumeric) => MovePart::Effect,
            _ if is_capital && before.is_empty() => MovePart::Piece,
            _ if is_capital => MovePart::Promotes,
            _ if !after.is_empty() => MovePart::From,
            _ if !before.is_empty() => MovePart::To,
            _ => MovePart::Whole,
        }
    }

    /// The example in three pieces; the middle one is the part in brackets.
    pub fn parts(&self, language: Language) -> [&str; 3] {
        let text = self.example.in_language(language);
        let (before, rest) = text.split_once('[').unwrap_or(("", text));
        let (part, after) = rest.split_once(']').unwrap_or((rest, ""));
        [before, part, after]
    }
}
