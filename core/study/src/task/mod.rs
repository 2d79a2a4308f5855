//! Fresh tasks for each skill: moments from seeded play, as exercises that the pages of courses show and judge.
//!
//! | module | content |
//! |--------|---------|
//! | `skill` | a skill as data |
//! | `fields`, `letters`, `moves`, `castling`, `sheet`, `scharten`, `draughts`, `mind`, `boards` | skills by subject |
//! | `play` | seeded games of sensible moves, searched for a moment |
//! | `line` | moves from a moment on, with the positions on their way |
//! | `moment` | a move in its position, from which an exercise is made |
//! | `rare` | seeds of moments that come up in few games |
//! | `build` | exercises that write, play, correct and choose |
//!
//! Tasks are determined by game, skill and seed. The reader accepts the right answer of each task; if not,
//! the moment is dropped and the next one is taken.
//!
//! ```
//! use notabene_study::{Attempt, task};
//! let skill = task::find("chess/capture").unwrap();
//! let task = task::generate(skill, "chess", 7).unwrap();
//! let attempt = Attempt::new(task::course(&[task]).into(), 0, 0).unwrap();
//! assert!(attempt.table().is_some());
//! ```

mod boards;
pub(crate) mod build;
mod castling;
mod draughts;
mod fields;
mod letters;
mod line;
mod mind;
mod moment;
mod moves;
mod play;
mod rare;
mod scharten;
mod sheet;
mod skill;

pub(crate) use boards::misread_boards;
pub use skill::Skill;

use super::practice::{self, Mixer};
use super::{Course, Exercise, Hint, Lesson, Localized};
use moment::{BuiltExercise, Moment};
use notabene_core::game::registry;
use notabene_core::hash::Key;
use notabene_core::i18n::{Label, Language};

/// The skills by subject. A new subject is a module and its line here.
static SUBJECTS: [&[Skill]; 9] = [
    fields::SKILLS,
    letters::SKILLS,
    moves::SKILLS,
    castling::SKILLS,
    scharten::SKILLS,
    draughts::SKILLS,
    sheet::SKILLS,
    mind::SKILLS,
    boards::SKILLS,
];

/// All skills.
pub fn skills() -> impl Iterator<Item = &'static Skill> {
    SUBJECTS.iter().flat_map(|skills| skills.iter())
}

/// A skill by its name.
pub fn find(id: &str) -> Option<&'static Skill> {
    skills().find(|skill| skill.id == id)
}

/// The skills of a game, the easiest first; empty for unknown games.
pub fn of_game(game: &str) -> Vec<&'static Skill> {
    let Some(p) = practice::start_position(game, None) else { return Vec::new() };
    let mut all: Vec<&Skill> = skills().filter(|skill| (skill.is_in_position)(&p)).collect();
    all.sort_by_key(|skill| skill.difficulty);
    all
}

/// A generated task.
#[derive(Clone, PartialEq, Debug)]
pub struct Task {
    /// The skill that it trains.
    pub skill: &'static Skill,
    /// The game of its board.
    pub game: &'static str,
    /// The seed from which it was made.
    pub seed: u32,
    /// The exercise.
    pub exercise: Exercise,
    /// The explanations of its typical mistakes; answers refer to them by index.
    pub hints: Vec<Hint>,
}

/// Upper limit of derived seeds that are tried for one task.
const ROUNDS: u32 = 64;
/// Number of first rounds that use the listed seeds of a rare moment.
const LISTED: u32 = 8;
/// Limit of half-moves played for one task: bounds the waiting time.
const WORK: u32 = 30_000;

/// Generates a task for a skill in a game; equal seeds give equal tasks. `None` if the game lacks the skill, or if no
/// moment for it came up in a bounded number of half-moves: tests prove that the first thousand seeds find one.
pub fn generate(skill: &'static Skill, game: &str, seed: u32) -> Option<Task> {
    let variant = registry::find(game).ok().filter(|variant| skill.is_in(variant.id))?;
    let listed = rare::seeds(skill.id, variant.id);
    let mut work = WORK;
    (0..ROUNDS).find_map(|round| {
        let mut mixer = Mixer::new(own_seed(skill, seed).wrapping_add(round.wrapping_mul(0x9e37_79b9)));
        if let Some(known) = listed.get(mixer.below(listed.len())).filter(|_| round < LISTED) {
            mixer = Mixer::new(u32::from(*known));
        }
        let mut moment = play::find(variant.id, skill, &mut mixer, &mut work)?;
        made(skill, seed, &mut moment)
    })
}

/// Returns the seed for a skill: two skills with one seed show other positions.
fn own_seed(skill: &Skill, seed: u32) -> u32 {
    let key = skill.id.bytes().fold(Key::of(u64::from(seed)), |key, byte| key.word(u64::from(byte)));
    key.number() as u32
}

/// Builds the task of a moment, if it is unambiguous and the reader accepts its right answer.
fn made(skill: &'static Skill, seed: u32, moment: &mut Moment) -> Option<Task> {
    let BuiltExercise { mut exercise, hints } = (skill.build)(moment)?;
    exercise.id = format!("{}@{}#{seed}", skill.id, moment.game);
    let task = Task { skill, game: moment.game, seed, exercise, hints };
    build::is_accepted(&task).then_some(task)
}

/// True if the first game of a seed has a moment for a skill: for the list of seeds of rare moments.
pub fn is_soon(skill: &'static Skill, game: &'static str, seed: u16) -> bool {
    let mut mixer = Mixer::new(u32::from(seed));
    let found = play::first(game, skill, &mut mixer);
    found.is_some_and(|mut moment| made(skill, 0, &mut moment).is_some())
}

/// Tasks as the only lesson of a course: attempts are made of it as of any other
/// ([`Attempt::new`](super::Attempt::new) with lesson 0). After the texts of another language were loaded, make it
/// again from the same seeds, and give it to [`Attempt::replace_course`](super::Attempt::replace_course).
pub fn course(tasks: &[Task]) -> Course {
    titled_course(tasks, Label::TodayTitle)
}

/// The same with another title.
pub fn titled_course(tasks: &[Task], title: Label) -> Course {
    let mut hints = Vec::new();
    let mut exercises = Vec::new();
    for task in tasks {
        let mut exercise = task.exercise.clone();
        for hint in exercise.answers.iter_mut().filter_map(|answer| answer.hint.as_mut()) {
            *hint += hints.len();
        }
        exercise.help = exercise.help.map(|help| help + hints.len());
        hints.extend(task.hints.iter().cloned());
        exercises.push(exercise);
    }
    let title = build::in_each_language(|language| language.label(title).into());
    let lesson = Lesson {
        id: "tasks".into(),
        title: title.clone(),
        goal: Localized::default(),
        exercises,
        ..Lesson::default()
    };
    let languages = Language::ALL.into_iter().filter(|language| build::is_known(*language)).collect();
    Course { id: "tasks".into(), title, lessons: vec![lesson], hints, languages, ..Course::default() }
}
