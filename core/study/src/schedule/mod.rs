//! Schedule of practice: each skill, and each kind of mistake that the reader names in it, is a card with a date.
//!
//! | module | content |
//! |--------|---------|
//! | `memory` | the model of memory: due dates of cards |
//! | `text` | the saved text, and merging two of them |
//! | `today` | ten tasks a day, by due dates and mistakes |
//!
//! Times are seconds since 1970 in local time, so that a day begins at local midnight; the caller gives
//! them. No clock is read here.

mod memory;
mod text;
mod today;

pub use today::{Planned, TASKS, mind_training};

use memory::Grade;
use std::collections::{BTreeMap, BTreeSet};
use today::Plan;

/// Seconds of a day.
const DAY: u64 = 86_400;
/// Longest name of a skill, a game or a mistake.
const LONGEST: usize = 64;

/// Memory state of a skill, or of a kind of mistake in it.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Card {
    /// Time of the last practice, in seconds.
    pub last: u64,
    /// Stability: thousandths of days until nine of ten are still remembered.
    pub stability: u32,
    /// Difficulty: thousandths, 1000 to 10 000.
    pub difficulty: u32,
    /// Number of tries.
    pub times: u32,
    /// Number of mistakes.
    pub lapses: u32,
}

impl Card {
    /// Due time in seconds.
    pub fn due(&self) -> u64 {
        self.last.saturating_add(memory::interval(self))
    }
    /// Probability that it is still remembered, from 0 to 1.
    pub fn recall(&self, now: u64) -> f64 {
        memory::recall(self, now)
    }
}

/// Tasks of a skill in a week.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Done {
    /// The number of tasks.
    pub tasks: u32,
    /// Number of those right at the first try.
    pub at_once: u32,
}

/// A skill and a kind of mistake in it; the mistake is empty for the skill itself.
type Key = (String, String);

/// The cards of a pupil, the work of each week, and the tasks of the day.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Schedule {
    cards: BTreeMap<Key, Card>,
    /// By weeks since 1970 and skills.
    weeks: BTreeMap<(u64, String), Done>,
    plan: Option<Plan>,
    /// Lines unknown to this version, preserved for one that knows them.
    others: BTreeSet<String>,
    /// Newest version of the format among the parsed texts; 0 if none was newer than this program.
    version: u32,
}

/// True if a name can stand in the text.
fn is_word(name: &str) -> bool {
    let is_sign = |b: u8| b <= b' ' || b == 0x7f || b"=!@#".contains(&b);
    !name.is_empty() && name.len() <= LONGEST && !name.bytes().any(is_sign)
}

impl Schedule {
    /// Records a wrong answer in a task of a skill: a kind of mistake by its name
    /// ([`Attempt::cause`](crate::Attempt::cause)).
    pub fn count_mistake(&mut self, skill: &str, mistake: &str, now: u64) {
        if is_word(skill) && is_word(mistake) {
            self.review(skill, mistake, Grade::Again, now);
        }
    }

    /// Records a finished task of a skill, with 1 to 3 stars ([`Attempt::stars`](crate::Attempt::stars)).
    /// Without a mistake the kinds of mistakes of the skill count as remembered, too.
    pub fn done(&mut self, skill: &str, stars: u32, now: u64) {
        if self.grade(skill, stars, now)
            && let Some(plan) = &mut self.plan
        {
            plan.count(skill, stars, now);
        }
    }

    /// Records a finished task of the day, with 1 to 3 stars: as [`Schedule::done`], but for this task. A task that was
    /// done before has its best result.
    pub fn done_planned(&mut self, task: &Planned, stars: u32, now: u64) {
        if self.grade(&task.skill, stars, now)
            && let Some(plan) = &mut self.plan
        {
            plan.set_stars(task, stars);
        }
    }

    /// Grades a skill; `false` for invalid names.
    fn grade(&mut self, skill: &str, stars: u32, now: u64) -> bool {
        if !is_word(skill) {
            return false;
        }
        let grade = match stars {
            3.. => Grade::Good,
            2 => Grade::Hard,
            _ => Grade::Again,
        };
        self.review(skill, "", grade, now);
        if grade == Grade::Good {
            let mistakes: Vec<String> = self.mistakes(skill).map(|(mistake, _)| mistake.into()).collect();
            mistakes.iter().for_each(|mistake| self.review(skill, mistake, grade, now));
        }
        let week = self.weeks.entry((now / (7 * DAY), skill.into())).or_default();
        week.tasks = week.tasks.saturating_add(1);
        week.at_once = week.at_once.saturating_add(u32::from(grade == Grade::Good));
        true
    }

    fn review(&mut self, skill: &str, mistake: &str, grade: Grade, now: u64) {
        let card = self.cards.entry((skill.into(), mistake.into())).or_default();
        *card = memory::next(card, grade, now);
    }

    /// The card of a skill.
    pub fn card(&self, skill: &str) -> Option<&Card> {
        self.cards.get(&(skill.into(), String::new()))
    }

    /// The kinds of mistakes of a skill with their cards.
    pub fn mistakes(&self, skill: &str) -> impl Iterator<Item = (&str, &Card)> {
        let of_skill =
            self.cards.iter().filter(move |((other, mistake), _)| other == skill && !mistake.is_empty());
        of_skill.map(|((_, mistake), card)| (mistake.as_str(), card))
    }

    /// All cards: skill, kind of mistake (empty for the skill itself), card.
    pub fn cards(&self) -> impl Iterator<Item = (&str, &str, &Card)> {
        self.cards.iter().map(|((skill, mistake), card)| (skill.as_str(), mistake.as_str(), card))
    }

    /// Tasks done, week by week: weeks since 1970, skill, tasks. For a chart of skills over time.
    pub fn weeks(&self) -> impl Iterator<Item = (u64, &str, Done)> {
        self.weeks.iter().map(|((week, skill), done)| (*week, skill.as_str(), *done))
    }

    /// True if nothing was practised yet.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty() && self.weeks.is_empty() && self.others.is_empty()
    }
}
