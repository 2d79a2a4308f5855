//! The report for parents: how long, what a child can do, what comes next, what is hard. Facts only; the page says them in words.

use crate::practice_time::PracticeTime;
use crate::schedule::Schedule;
use crate::task::{self, Skill};
use crate::{Course, CoursePath, LessonState, NextStep, Progress};

/// Days of the picture of minutes: two weeks.
pub const DAYS_SHOWN: u64 = 14;
/// Days of a week.
const WEEK: usize = 7;
/// From this probability of recall on a skill is one that the child can do, if it was practised at least this often.
const CAN_DO: (f64, u32) = (0.85, 3);
/// Below this probability of recall a skill is hard, or if this share of its tasks had a mistake.
const HARD: (f64, f64) = (0.7, 0.5);
/// Mistakes that were made only once are no habit.
const HABIT: u32 = 2;
/// Longest lists: a parent reads a page.
const MOST: usize = 6;

/// A course, with the key of its stars.
#[derive(Copy, Clone, Debug)]
pub struct CourseOfPupil<'c> {
    /// The course.
    pub course: &'c Course,
    /// Key of its stars in the progress.
    pub stars_key: &'c str,
}

/// How long the child practised.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Minutes {
    /// Minutes of each day, the last one is today.
    pub days: Vec<u32>,
    /// Minutes of the last seven days.
    pub week: u32,
    /// On how many of the last seven days.
    pub week_days: u32,
}

/// How far the child is in a course.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CourseReport {
    /// Place among the given courses.
    pub course: usize,
    /// Places of the lessons of which all exercises are done.
    pub learnt: Vec<usize>,
    /// Number of lessons with exercises.
    pub lessons: u32,
    /// Stars, and how many there are.
    pub stars: (u32, u32),
    /// Where the child goes on; `None` once all is done.
    pub next: Option<NextStep>,
}

/// A mistake that was made several times.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Habit {
    /// Key of the stars of the course, or of the drills of a game.
    pub course: String,
    /// The first lesson in which it happened; empty in drills.
    pub lesson: String,
    /// The kind of mistake.
    pub kind: String,
    /// How often it happened.
    pub count: u32,
}

/// Texts for parents.
#[derive(Clone, PartialEq, Debug)]
pub struct ParentReport {
    /// How long.
    pub minutes: Minutes,
    /// Courses that were begun; the first one if there is none.
    pub courses: Vec<CourseReport>,
    /// Skills that the child can do, the surest first.
    pub can_do: Vec<&'static Skill>,
    /// Skills that are to be practised again by now, those first that are forgotten soonest.
    pub due: Vec<&'static Skill>,
    /// Skills that are hard, the hardest first.
    pub hard: Vec<&'static Skill>,
    /// Mistakes that come again, the most frequent first.
    pub habits: Vec<Habit>,
}

impl ParentReport {
    /// The report of a child at a time, in seconds since 1970 by local time.
    pub fn new(
        time: &PracticeTime,
        courses: &[CourseOfPupil],
        progress: &Progress,
        schedule: &Schedule,
        now: u64,
    ) -> ParentReport {
        let skills = Skills::new(schedule, now);
        ParentReport {
            minutes: Minutes::new(time, now),
            courses: course_reports(courses, progress),
            can_do: skills.can_do,
            due: skills.due,
            hard: skills.hard,
            habits: habits(progress),
        }
    }

    /// True if the child has not begun yet: there is nothing to tell.
    pub fn is_empty(&self) -> bool {
        self.minutes.days.iter().all(|minutes| *minutes == 0)
            && self.courses.iter().all(|course| course.stars.0 == 0)
            && self.can_do.is_empty()
            && self.due.is_empty()
            && self.hard.is_empty()
            && self.habits.is_empty()
    }
}

impl Minutes {
    fn new(time: &PracticeTime, now: u64) -> Minutes {
        let days = time.last_days(DAYS_SHOWN, now);
        let week = || days.iter().rev().take(WEEK);
        Minutes { week: week().sum(), week_days: week().filter(|minutes| **minutes > 0).count() as u32, days }
    }
}

fn course_reports(courses: &[CourseOfPupil], progress: &Progress) -> Vec<CourseReport> {
    let report = |(n, pupils): (usize, &CourseOfPupil)| {
        let path = CoursePath::new(pupils.course, progress, pupils.stars_key);
        let is_done = |n: &usize| path.stops[*n].state == LessonState::Done;
        let report = CourseReport {
            course: n,
            learnt: (0..path.stops.len()).filter(is_done).collect(),
            lessons: path.stops.iter().filter(|stop| stop.exercises > 0).count() as u32,
            stars: path.stars(),
            next: path.next,
        };
        (report, path.is_begun())
    };
    let mut all: Vec<(CourseReport, bool)> = courses.iter().enumerate().map(report).collect();
    if all.iter().any(|(_, is_begun)| *is_begun) {
        all.retain(|(_, is_begun)| *is_begun);
    } else {
        all.truncate(1);
    }
    all.into_iter().map(|(report, _)| report).collect()
}

/// The practised skills, in three lists; a skill is either sure or hard.
struct Skills {
    can_do: Vec<&'static Skill>,
    due: Vec<&'static Skill>,
    hard: Vec<&'static Skill>,
}

impl Skills {
    fn new(schedule: &Schedule, now: u64) -> Skills {
        let mut known: Vec<(f64, &'static Skill)> =
            task::skills().filter_map(|skill| Some((schedule.card(skill.id)?.recall(now), skill))).collect();
        known.sort_by(|(a, _), (b, _)| a.total_cmp(b));
        let card = |skill: &Skill| schedule.card(skill.id).copied().unwrap_or_default();
        let is_hard = |recall: f64, skill: &Skill| {
            let card = card(skill);
            recall < HARD.0 || card.times >= 2 && f64::from(card.lapses) >= HARD.1 * f64::from(card.times)
        };
        let list = |wanted: &dyn Fn(f64, &Skill) -> bool| {
            let wanted = known.iter().filter(|(recall, skill)| wanted(*recall, skill));
            wanted.map(|(_, skill)| *skill).collect::<Vec<_>>()
        };
        let mut can_do = list(&|recall, skill| {
            recall >= CAN_DO.0 && card(skill).times >= CAN_DO.1 && !is_hard(recall, skill)
        });
        can_do.reverse();
        let mut due = list(&|_, skill| card(skill).due() <= now);
        let mut hard = list(&is_hard);
        [&mut can_do, &mut due, &mut hard].into_iter().for_each(|list| list.truncate(MOST));
        Skills { can_do, due, hard }
    }
}

/// Mistakes by course and kind, summed over the lessons.
fn habits(progress: &Progress) -> Vec<Habit> {
    let mut all: Vec<Habit> = Vec::new();
    let mut places = std::collections::HashMap::new();
    for mistake in progress.mistakes() {
        let place = *places.entry((mistake.course, mistake.kind)).or_insert(all.len());
        match all.get_mut(place) {
            Some(habit) => habit.count = habit.count.saturating_add(mistake.count),
            None => all.push(Habit {
                course: mistake.course.into(),
                lesson: mistake.lesson.into(),
                kind: mistake.kind.into(),
                count: mistake.count,
            }),
        }
    }
    all.retain(|habit| habit.count >= HABIT);
    all.sort_by_key(|habit| std::cmp::Reverse(habit.count));
    all.truncate(MOST);
    all
}
