//! A course as plain data, as [`super::read()`] makes it.

use super::Diagram;
use super::exercise::{ExerciseKind, Input};
use crate::exchange::Export;
use crate::game::Problem;
use crate::geometry::Field;
use crate::i18n::Language;

/// A text in some languages of the screen; the first stands in for those that are missing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Localized(pub(super) Vec<(Language, String)>);

impl Localized {
    /// One text for every language.
    pub fn same(text: &str) -> Localized {
        Localized(vec![(Language::default(), text.into())])
    }
    /// A text of its own for every language; none if one of them fails.
    pub(super) fn each(text: impl Fn(Language) -> Option<String>) -> Option<Localized> {
        let texts = Language::ALL.into_iter().map(|language| Some((language, text(language)?)));
        texts.collect::<Option<Vec<_>>>().map(Localized)
    }
    /// The text in a language.
    pub fn in_language(&self, language: Language) -> &str {
        let own = self.0.iter().find(|(known, _)| *known == language);
        own.or(self.0.first()).map_or("", |(_, text)| text)
    }
    /// Whether there is no text at all.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|(_, text)| text.is_empty())
    }
}

/// A course: what one file holds.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Course {
    /// Its name for programs, such as `notation`: progress is kept under it.
    pub id: String,
    /// What it is called.
    pub title: Localized,
    /// One or two sentences that say what it is about.
    pub lead: Localized,
    /// The lessons in their order.
    pub lessons: Vec<Lesson>,
    /// The summary card: how a move is written, step by step. Empty if the course has none.
    pub summary: Vec<Example>,
    /// What is said of typical mistakes.
    pub hints: Vec<Hint>,
    /// The languages in which there is a text; the first is that of the author, which takes the place of texts that
    /// are missing in another.
    pub languages: Vec<Language>,
    /// What the author may want to know of a course that can be used as it is: texts that are missing in a language.
    pub remarks: Vec<Problem>,
}

impl Course {
    /// The language in which the course is taught to readers of another: theirs if it has any text in it, else
    /// that of the author. The letters of the pieces follow it.
    pub fn language(&self, screen: Language) -> Language {
        let spoken = self.languages.contains(&screen);
        self.languages.first().filter(|_| !spoken).copied().unwrap_or(screen)
    }

    /// The words on a typical mistake, by their place; empty if there are none.
    pub(super) fn hint(&self, n: usize) -> Localized {
        self.hints.get(n).map(|hint| hint.says.clone()).unwrap_or_default()
    }

    /// The lesson and the exercise of an id, by their places.
    pub fn find(&self, id: &str) -> Option<(usize, usize)> {
        for (n, lesson) in self.lessons.iter().enumerate() {
            if let Some(place) = lesson.exercises.iter().position(|exercise| exercise.id == id) {
                return Some((n, place));
            }
        }
        None
    }
}

/// What is said of a typical mistake.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// Its name in the file.
    pub key: String,
    /// What is said.
    pub says: Localized,
}

/// A lesson.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Lesson {
    /// Its name for programs and links, such as `L04`.
    pub id: String,
    /// What it is called.
    pub title: Localized,
    /// What one can do after it.
    pub goal: Localized,
    /// What is told, paragraph by paragraph.
    pub points: Vec<Point>,
    /// A question that this lesson leaves open.
    pub question: Option<Question>,
    /// What is to be done.
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

/// A paragraph, and what the board shows beside it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Point {
    /// The paragraph.
    pub text: Localized,
    /// The board; none if it stays as the point before left it. Its moves are shown one by one.
    pub show: Option<Diagram>,
    /// Whether it is shown only when the pupil asks for it: the first veiled point of a lesson is a hint, the
    /// last the answer to the question of an earlier lesson.
    pub veiled: bool,
}

/// A step of the summary card.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Example {
    /// What to write.
    pub text: Localized,
    /// A move with square brackets around the part that the step speaks of: `[N]f3`.
    pub example: Localized,
}

impl Example {
    /// The example in three pieces; the one in the middle is what the step speaks of.
    pub fn parts(&self, language: Language) -> [&str; 3] {
        let text = self.example.in_language(language);
        let (before, rest) = text.split_once('[').unwrap_or(("", text));
        let (part, after) = rest.split_once(']').unwrap_or((rest, ""));
        [before, part, after]
    }
}

/// A place to write on a score sheet.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Cell {
    /// The date of the game.
    Date,
    /// The tournament.
    Event,
    /// The number of the round.
    Round,
    /// The number of the table.
    Table,
    /// The player of the white pieces; in a row the move of White.
    White,
    /// The club of White.
    WhiteClub,
    /// The player of the black pieces; in a row the move of Black.
    Black,
    /// The club of Black.
    BlackClub,
    /// The result.
    Result,
    /// A line of moves.
    Moves,
}

impl Cell {
    /// The places by their words in a file.
    pub(super) const ALL: [(&str, Cell); 10] = [
        ("date", Cell::Date),
        ("event", Cell::Event),
        ("round", Cell::Round),
        ("table", Cell::Table),
        ("white", Cell::White),
        ("white_club", Cell::WhiteClub),
        ("black", Cell::Black),
        ("black_club", Cell::BlackClub),
        ("result", Cell::Result),
        ("moves", Cell::Moves),
    ];
    /// The word in a course file, which is also the name for style sheets.
    pub fn name(self) -> &'static str {
        Cell::ALL[self as usize].0
    }
}

/// How good an answer is that the course knows.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Quality {
    /// The right one, as a teacher would write it.
    Right,
    /// As right.
    Also,
    /// Right, with a friendly remark.
    Noted,
    /// A typical mistake with its hint.
    Wrong,
}

/// An answer that the course knows.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// How good it is.
    pub is: Quality,
    /// What is answered: a field, a move, an option, or the cells of a sheet.
    pub text: Localized,
    /// The place of what is said of it in [`Course::hints`].
    pub hint: Option<usize>,
    /// The move of a game that it belongs to, from 0; 0 elsewhere.
    pub step: usize,
}

/// An exercise.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Exercise {
    /// Its name for programs: progress is kept under it.
    pub id: String,
    /// What is to be done.
    pub kind: &'static dyn ExerciseKind,
    /// What is asked.
    pub prompt: Localized,
    /// The board. In the kinds that write moves its moves are those to be written, in games those of the game.
    pub board: Diagram,
    /// What somebody wrote with a fault in it ([`Input::CorrectMove`]); empty elsewhere.
    pub given: Localized,
    /// The number of the row to be filled in ([`Input::SheetRow`]); 0 elsewhere.
    pub number: u32,
    /// The result of a game; empty if none is told. See [`ExerciseKind::asks_result`].
    pub result: String,
    /// The answers that the course knows. For [`Input::Choose`] they are the options in the order of the file; the
    /// screen may show them in any order.
    pub answers: Vec<Answer>,
    /// The hint that is given before the answer is, by its place in [`Course::hints`]; without it a general one.
    pub help: Option<usize>,
}

impl Exercise {
    /// The answers of a quality in one step.
    pub(super) fn those(&self, is: Quality, step: usize) -> impl Iterator<Item = &Answer> {
        self.answers.iter().filter(move |answer| answer.is == is && answer.step == step)
    }
    /// The right answer to a step; the first of them where several are.
    pub fn right(&self, step: usize) -> Option<&Answer> {
        self.those(Quality::Right, step).next()
    }
    /// The number of moves that are asked for, one after the other: all of a game, else one answer.
    pub(super) fn moves_asked(&self) -> usize {
        if self.kind.is_game() { self.board.moves.len() } else { 1 }
    }
    /// The number of answers until it is done.
    pub(super) fn steps(&self) -> usize {
        self.moves_asked() + usize::from(self.kind.asks_result(self))
    }
    /// The fields whose name is asked for.
    pub fn asked_fields(&self) -> Vec<Field> {
        let lit = self.board.lit.iter().filter(|_| self.kind.input() == Input::WriteField);
        lit.map(|shape| shape.from).collect()
    }
    /// The moves of the board with their numbers, as they are written in the lessons of a language: the game
    /// that is to be played, or the solution.
    pub fn movetext(&self, language: Language) -> String {
        let style = super::diagram::style(language);
        self.board.table().map(|table| table.text(Export::Moves(style))).unwrap_or_default()
    }
    /// The places to be filled in on the sheet, in their order; nothing in the other kinds.
    pub fn cells(&self) -> Vec<Cell> {
        let Some(right) = self.right(0).filter(|_| self.kind.input().is_sheet()) else { return Vec::new() };
        super::paper::cells(right.text.in_language(Language::En)).into_iter().map(|(cell, _)| cell).collect()
    }
    /// What is to be written in a step, place by place: on a sheet its cells, elsewhere the answer as the only one.
    /// Dates are as they are written in the language.
    pub fn wanted(&self, step: usize, language: Language) -> Vec<(Cell, String)> {
        let Some(right) = self.right(step) else { return vec![(Cell::Result, self.result.clone())] };
        let text = right.text.in_language(language);
        match self.kind.input().is_sheet() {
            true => {
                let mut all = super::paper::cells(text);
                for (_, text) in all.iter_mut().filter(|(cell, _)| *cell == Cell::Date) {
                    *text = super::date::local(text, language);
                }
                all
            }
            false => vec![(Cell::Moves, text.into())],
        }
    }
}
