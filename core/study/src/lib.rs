//! Teaching: courses as text, exercises and the verdict on an answer, drills, score sheets, worksheets, the big
//! screen. No browser, no clock, no randomness: time and dice are arguments.
//!
//! | module | content |
//! |--------|---------|
//! | `localized`, `cell`, `answer`, `input`, `verdict` | plain data that all others use |
//! | `diagram` | the board beside a point or in an exercise |
//! | `date`, `paper`, `move_text` | dates, lines of score sheets and moves as written text |
//! | `compare` | the characters of an answer beside those of the right one |
//! | `judge` | comparison of an answer with the right one: a right part, and one thing to correct |
//! | `exercise` | an exercise as plain data, and the kinds of exercises, a module for each |
//! | `course` | a course as plain data: lessons, points, exercises, the summary card |
//! | `lines`, `read`, `check` | course files: words and texts, the course in them, and problems |
//! | [`builder`] | a course file changed piece by piece: blocks, problems where they are, proposed answers |
//! | `translation` | files with the texts of a course in another language |
//! | `attempt` | attempt at one exercise: taps, answers, help, stars |
//! | `progress` | the stars, the mistakes by their kinds and the places in games, as text to save |
//! | `path`, `diploma` | the path through a course: finished exercises, next step, requirements and text of a diploma |
//! | [`projector`] | the wall of a classroom: content that several windows synchronise |
//! | [`task`] | fresh tasks for each skill, as exercises |
//! | [`schedule`] | practice schedule: cards with dates, ten tasks a day, as text to save |
//! | [`class`] | results that the pupils of a class handed in, and whom to help with what |
//! | [`hand_in`] | results to hand in, from what the device knows of a pupil |
//! | [`famous`] | famous games: their list, files and words |
//! | [`worksheet`] | tasks on paper, in versions, with their key; the round board to cut out |
//! | [`clock_face`] | what a half of the chess clock shows |
//! | [`learners`] | who is learning: several names and faces at one device |
//! | [`practice_time`] | minutes of practice, by days |
//! | [`prepared_lesson`] | a lesson that a teacher prepares: steps, minutes, pages |
//! | [`parents`] | the report for parents: minutes, what is learnt, what comes next, what is hard |
//! | [`level_results`] | results against Notabene, and the level they suggest |
//! | [`storage_key`] | names of what is saved on a device |
//! | [`preferences`] | what a player has chosen: language, notation, colours, clocks |
//! | [`drill`] | any number of fields and moves to practise beside the lessons |
//!
//! A course is one file of plain text ([`read()`]; format: `docs/courses.md`). Text and not JSON,
//! because teachers write courses too: a line is easier to put right than a bracket, every problem has a line
//! and a column that an editor shows, and the reader weighs a tenth of one for JSON.
//!
//! The page does `let course = Arc::new(notabene_study::read(&text)?)`, shows `course.lessons[n].points` beside their
//! [`Diagram`]s, and makes an [`Attempt`] of an exercise. Everything the pupil does goes to
//! [`Attempt::tap`], [`Attempt::choose`] or [`Attempt::answer`], and comes back as a [`Verdict`]: first the
//! right part, then one thing to correct, never a bare "wrong".

#![deny(missing_docs)]
#![forbid(unsafe_code)]

mod answer;
mod attempt;
pub mod builder;
mod cell;
mod check;
pub mod chess960;
pub mod circle;
pub mod class;
pub mod clock_face;
mod compare;
mod course;
mod date;
mod diagram;
mod diploma;
pub mod drill;
mod exercise;
pub mod famous;
mod filled_sheet;
mod film;
pub mod hand_in;
mod input;
mod judge;
pub mod learners;
pub mod level_results;
mod lines;
mod localized;
mod move_text;
mod paper;
pub mod parents;
mod path;
pub mod place;
pub mod practice;
pub mod practice_time;
pub mod preferences;
pub mod prepared_lesson;
pub mod printing;
mod progress;
pub mod projector;
mod read;
pub mod schedule;
pub mod score_sheet;
pub mod storage_key;
pub mod stroke;
pub mod task;
mod translation;
mod verdict;
pub mod worksheet;

pub use answer::{Answer, Hint, Quality};
pub use attempt::{Attempt, GameCell, GameSheet, SheetResult, TapOutcome};
pub use cell::SheetCell;
pub use compare::compare_letters;
pub use course::{Course, Lesson, MovePart, Point, Question, ShownMove};
pub use date::local as local_date;
pub use diagram::{Diagram, style, style_on};
pub use diploma::{Diplomas, LONGEST_NAME, corner_pieces, diploma_names};
pub use exercise::{Exercise, ExerciseKind, KINDS, by_keyword as exercise_kind};
pub use filled_sheet::{FilledMove, FilledSheet};
pub use film::{DiagramFilm, FilmStep};
pub use input::{GivenAnswer, Input};
pub use localized::Localized;
pub use path::{CoursePath, LessonProgress, LessonState, MOST_STARS, NextStep, Onward};
pub use progress::{MistakeCount, Progress};
pub use read::read;
pub use translation::{FileProblem, read_with, translated};
pub use verdict::{AnswerGrade, Feedback, Help, Verdict, below_title};
