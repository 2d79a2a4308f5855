//! Lessons: courses as text, exercises, and what is said of an answer.
//!
//! | module | what |
//! |--------|------|
//! | `course` | a course as plain data: lessons, points, exercises, the summary card |
//! | `lines`, `read`, `check` | course files: words and texts, the course they tell, what keeps it from being taught |
//! | `translation` | files with the texts of a course in another language |
//! | `diagram` | what the board shows beside a point or in an exercise |
//! | `exercise` | the kinds of exercises, a module for each |
//! | `attempt` | one exercise while it is being done: taps, answers, help, stars |
//! | `judge`, `paper`, `date` | what is right already, and the one thing to look at |
//! | `progress` | the stars, the mistakes by their kinds and the places in games, as text to be kept |
//! | `progress` | the stars, as text to be kept |
//! | [`projector`] | the wall of a classroom: what several windows show in step |
//! | [`drill`] | fields and moves to practise beside the lessons, as many as one likes |
//!
//! A course is one file of plain text ([`read()`]; `docs/courses.md` tells how to write one). Text and not JSON,
//! because teachers write courses too: a line is easier to put right than a bracket, every problem has a line
//! and a column that an editor shows, and the reader weighs a tenth of one for JSON.
//!
//! The page does `let course = Arc::new(lesson::read(&text)?)`, shows `course.lessons[n].points` beside their
//! [`Diagram`]s, and makes an [`Attempt`] of an exercise. Everything the pupil does goes to
//! [`Attempt::tap`], [`Attempt::choose`] or [`Attempt::answer`], and comes back as a [`Verdict`]: first what is
//! right, then one thing to look at, never a bare "wrong".

mod attempt;
mod check;
pub mod chess960;
pub mod circle;
mod course;
mod date;
mod diagram;
pub mod drill;
mod exercise;
mod judge;
mod lines;
mod paper;
pub mod practice;
pub mod printing;
mod progress;
pub mod projector;
mod read;
pub mod score_sheet;
mod translation;
mod verdict;

pub use attempt::{Attempt, Given, Touched};
pub use course::{
    Answer, Cell, Course, Example, Exercise, Hint, Lesson, Localized, Point, Quality, Question,
};
pub use diagram::{Diagram, style};
pub use exercise::{ExerciseKind, Input, KINDS, by_word as exercise_kind};
pub use progress::{Missed, Progress};
pub use read::read;
pub use translation::{FileProblem, read_with};
pub use verdict::{Help, Judged, Say, Verdict, below_title};
