//! Results that a pupil hands in: a short text with name, task, right answers and mistakes.
//!
//! `r=1` and characters of six bits, of which the last five are a check sum of all others: a lost or changed
//! character is refused. The format is described in `docs/results.md`. Codes are permanent: those of version 1 must
//! always open. All of it is untrusted text, read in linear time.

mod code;
mod find;

pub(super) use code::{CHECK, check_characters};
pub use code::{read, write};
pub use find::{FoundResult, find_all};

use crate::i18n::Msg;
use crate::record::normalize_spaces;

/// Prefix of a result in the fragment of an address, and of its code.
pub const RESULT_PREFIX: &str = "r=";
/// Maximum length of a name, in characters.
pub const LONGEST_PUPIL: usize = 40;
/// Maximum number of skills in a result.
pub const MOST_SKILLS: usize = 24;
/// Maximum number of kinds of mistakes in a result.
pub const MOST_MISTAKES: usize = 12;
/// Maximum number of answers, and of mistakes of one kind.
pub const MOST_ANSWERS: u32 = 9_999;
/// Maximum duration in minutes.
pub const MOST_MINUTES: u32 = 999;
/// Maximum length of a name of a task, a skill or a kind of mistake, in bytes.
const LONGEST_ID: usize = 64;
/// Accepted times in minutes since 1970: the years 2020 to 2100.
const TIMES: std::ops::Range<u32> = 26_297_280..68_374_080;

/// A kind of task. Codes know kinds by their places here: new ones follow at the end.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum TaskKind {
    /// A lesson of a course: `notation/L05`.
    Lesson,
    /// A series of a drill: `chess/find`.
    Drill,
    /// A dictated game: the id of its variant.
    Dictation,
    /// The tasks of a day: day and first seed.
    Today,
    /// Strokes of draughts: the game.
    Strokes,
    /// All skills that were practised so far.
    Skills,
    /// A whole course: `notation`.
    Course,
    /// A game whose moves were guessed: the id of its variant.
    Guess,
    /// A game written from memory: the id of its variant.
    Memory,
    /// A tournament rehearsal: the id of its variant.
    Rehearsal,
    /// A game written in the right order: the id of its variant.
    Order,
}

impl TaskKind {
    /// True for a game that is written and compared with its moves.
    pub const fn is_written_game(self) -> bool {
        matches!(
            self,
            TaskKind::Dictation | TaskKind::Guess | TaskKind::Memory | TaskKind::Rehearsal | TaskKind::Order
        )
    }

    /// All kinds, in the order of their numbers in codes.
    pub const ALL: [TaskKind; 11] = [
        TaskKind::Lesson,
        TaskKind::Drill,
        TaskKind::Dictation,
        TaskKind::Today,
        TaskKind::Strokes,
        TaskKind::Skills,
        TaskKind::Course,
        TaskKind::Guess,
        TaskKind::Memory,
        TaskKind::Rehearsal,
        TaskKind::Order,
    ];
}

/// A number of answers, and of the right ones among them.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct AnswerCount {
    /// Number of right answers.
    pub right: u32,
    /// Number of all answers.
    pub asked: u32,
}

impl AnswerCount {
    /// A count, cut to the range of codes.
    pub fn new(right: u32, asked: u32) -> AnswerCount {
        let asked = asked.min(MOST_ANSWERS);
        AnswerCount { right: right.min(asked), asked }
    }
    /// The sum of two counts.
    #[must_use]
    pub fn plus(self, other: AnswerCount) -> AnswerCount {
        AnswerCount {
            right: self.right.saturating_add(other.right),
            asked: self.asked.saturating_add(other.asked),
        }
    }
    /// Right answers in percent; 100 if nothing was asked.
    pub fn percent(self) -> u32 {
        (u64::from(self.right) * 100).checked_div(u64::from(self.asked)).map_or(100, |percent| percent as u32)
    }
    const fn is_valid(self) -> bool {
        self.asked >= 1 && self.asked <= MOST_ANSWERS && self.right <= self.asked
    }
}

/// Answers in tasks of one skill.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SkillResult {
    /// The skill, by its name.
    pub skill: String,
    /// Its answers.
    pub count: AnswerCount,
}

/// Mistakes of one kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResultMistake {
    /// The kind of mistake, by its name.
    pub kind: String,
    /// Number of times it was made.
    pub count: u32,
}

/// A result of a task without the name of its pupil.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TaskResult {
    /// The kind of task.
    pub kind: TaskKind,
    /// The task, by its name; what it says depends on the kind.
    pub task: String,
    /// Local time in minutes since 1970.
    pub time: u32,
    /// Right answers.
    pub count: AnswerCount,
    /// Duration in minutes; `None` if it is not known.
    pub minutes: Option<u32>,
    /// Answers by skill.
    pub skills: Vec<SkillResult>,
    /// Mistakes by kind.
    pub mistakes: Vec<ResultMistake>,
}

impl TaskResult {
    /// A result without skills, mistakes and duration.
    pub fn new(kind: TaskKind, task: &str, time: u32, count: AnswerCount) -> TaskResult {
        let (skills, mistakes) = (Vec::new(), Vec::new());
        TaskResult { kind, task: task.into(), time, count, minutes: None, skills, mistakes }
    }

    /// The result with its duration, from begin and end in seconds.
    #[must_use]
    pub fn lasting(self, begun: u64, now: u64) -> TaskResult {
        let minutes = now.saturating_sub(begun).div_ceil(60).clamp(1, u64::from(MOST_MINUTES));
        TaskResult { minutes: Some(minutes as u32), ..self }
    }

    fn is_valid(&self) -> bool {
        is_id(&self.task)
            && TIMES.contains(&self.time)
            && self.count.is_valid()
            && self.minutes.is_none_or(|minutes| (1..=MOST_MINUTES).contains(&minutes))
            && self.skills.len() <= MOST_SKILLS
            && self.skills.iter().all(|it| is_id(&it.skill) && it.count.is_valid())
            && self.mistakes.len() <= MOST_MISTAKES
            && self.mistakes.iter().all(|it| is_id(&it.kind) && (1..=MOST_ANSWERS).contains(&it.count))
    }
}

/// A result with the name of its pupil.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PupilResult {
    /// Name or number of the pupil in the class.
    pub pupil: String,
    /// The task.
    pub result: TaskResult,
}

/// A reason why a text is no result.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ResultError {
    /// No result in the text.
    Missing,
    /// A link to something else.
    OtherLink,
    /// Longer than any result.
    TooLong,
    /// Written by a later version.
    Newer,
    /// A character was changed, or a part is missing.
    Changed,
    /// Values that no task has.
    OutOfRange,
}

impl ResultError {
    /// The reason as a sentence.
    pub fn message(self) -> Msg {
        match self {
            ResultError::Missing => msg!(ResultMissing),
            ResultError::OtherLink => msg!(ResultOtherLink),
            ResultError::TooLong => msg!(ResultTooLong),
            ResultError::Newer => msg!(ResultNewer),
            ResultError::Changed => msg!(ResultChanged),
            ResultError::OutOfRange => msg!(ResultOutOfRange),
        }
    }
}

/// Returns a name without needless spaces; `None` if it is empty, too long, or has invisible characters.
pub fn pupil_name(text: &str) -> Option<String> {
    let name = normalize_spaces(text);
    let is_short = (1..=LONGEST_PUPIL).contains(&name.chars().count());
    (is_short && !name.chars().any(is_invisible)).then_some(name)
}

/// True for characters that change a line without being seen: control characters and marks of direction.
fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// True for the name of a task, a skill or a kind of mistake.
fn is_id(id: &str) -> bool {
    (1..=LONGEST_ID).contains(&id.len()) && !id.chars().any(|c| c.is_whitespace() || is_invisible(c))
}
