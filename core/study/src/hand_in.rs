//! Results to hand in, from what the device knows of a pupil.

use super::drill::{Drill, Series};
use super::schedule::{Done, Planned, Schedule};
use super::score_sheet::dictation::Comparison;
use super::score_sheet::grading::GradedMove;
use super::{Course, CoursePath, LessonProgress, Progress};
use notabene_core::exchange::result::{
    AnswerCount, MOST_ANSWERS, MOST_MISTAKES, MOST_SKILLS, ResultMistake, SkillResult, TaskKind, TaskResult,
};
use std::collections::BTreeMap;

/// Kinds of mistakes in a game that is written and compared: nothing written, another move of the game, a wrong text.
pub const WRITING_MISTAKES: [&str; 3] = ["empty", "other", "wrong"];
/// Kind of the mistakes of a player who writes, plays or presses the clock too early.
pub const ORDER_MISTAKE: &str = "order";
/// Stars of an answer that was right at once.
const AT_ONCE: u32 = super::MOST_STARS;
/// Task of the picture of all skills.
const ALL_SKILLS: &str = "all";

/// Minutes since 1970 of a time in seconds.
fn minutes(now: u64) -> u32 {
    u32::try_from(now / 60).unwrap_or(u32::MAX)
}

/// The result of a lesson: exercises, those right at once, and its mistakes. None without exercises.
pub fn lesson(course: &Course, key: &str, n: usize, progress: &Progress, now: u64) -> Option<TaskResult> {
    let (lesson, path) = (course.lessons.get(n)?, CoursePath::new(course, progress, key));
    let stop = path.stops.get(n).filter(|stop| stop.exercises > 0)?;
    let count = lesson_count(stop);
    let mistakes = progress.mistakes().filter(|it| it.course == key && it.lesson == lesson.id);
    let mistakes = mistakes.map(|it| (it.kind, it.count));
    let mut result = TaskResult::new(TaskKind::Lesson, &[key, "/", &lesson.id].concat(), minutes(now), count);
    result.mistakes = most_frequent(mistakes.collect());
    Some(result)
}

/// The tasks of all lessons with exercises of a course, as results name them.
pub fn lesson_tasks(course: &Course, key: &str) -> Vec<String> {
    let lessons = course.lessons.iter().filter(|lesson| !lesson.exercises.is_empty());
    lessons.map(|lesson| [key, "/", &lesson.id].concat()).collect()
}

/// The result of a whole course: exercises, and those right at once. None without exercises.
pub fn course(course: &Course, key: &str, progress: &Progress, now: u64) -> Option<TaskResult> {
    let path = CoursePath::new(course, progress, key);
    let add = |sum: AnswerCount, stop: &LessonProgress| sum.plus(lesson_count(stop));
    let count = path.stops.iter().fold(AnswerCount::default(), add);
    (count.asked > 0).then(|| TaskResult::new(TaskKind::Course, key, minutes(now), count))
}

fn lesson_count(stop: &LessonProgress) -> AnswerCount {
    AnswerCount::new(stop.done().saturating_sub(stop.improvable.len() as u32), stop.exercises)
}

/// The result of a series of a drill. None before the first task.
pub fn drill(drill: &Drill, series: &Series, now: u64) -> Option<TaskResult> {
    let count = AnswerCount::new(series.right(), series.stars().len() as u32);
    let task = [drill.game(), "/", &drill.kind().name()].concat();
    (count.asked > 0).then(|| TaskResult::new(TaskKind::Drill, &task, minutes(now), count))
}

/// The result of a game that was dictated, guessed, written from memory or in a rehearsal. None without moves.
pub fn written_game(kind: TaskKind, game: &str, comparison: &Comparison, now: u64) -> Option<TaskResult> {
    let count = AnswerCount::new(comparison.right as u32, comparison.plies as u32);
    let [empty, other, wrong] = WRITING_MISTAKES;
    let mut kinds = BTreeMap::new();
    for difference in &comparison.differences {
        let mistake = match &difference.marked {
            GradedMove::Empty => empty,
            GradedMove::Slip(slip) if slip.other.is_some() => other,
            _ => wrong,
        };
        *kinds.entry(mistake).or_insert(0) += 1;
    }
    let mut result = TaskResult::new(kind, game, minutes(now), count);
    result.mistakes = most_frequent(kinds.into_iter().collect());
    (count.asked > 0).then_some(result)
}

/// The result of a game written in the right order, with the number of actions out of order.
pub fn order(game: &str, comparison: &Comparison, out_of_order: u32, now: u64) -> Option<TaskResult> {
    let mut result = written_game(TaskKind::Order, game, comparison, now)?;
    if out_of_order > 0 {
        let count = out_of_order.min(MOST_ANSWERS);
        result.mistakes.push(ResultMistake { kind: ORDER_MISTAKE.into(), count });
        result.mistakes.sort_by(|a, b| a.kind.cmp(&b.kind));
    }
    Some(result)
}

/// The result of the tasks of today, as far as they are done, by skill. None before the first.
pub fn today(tasks: &[Planned], now: u64) -> Option<TaskResult> {
    let mut skills: BTreeMap<&str, AnswerCount> = BTreeMap::new();
    for task in tasks.iter().filter(|task| task.stars > 0) {
        let sum = skills.entry(&task.skill).or_default();
        *sum = sum.plus(AnswerCount::new(u32::from(task.stars >= AT_ONCE), 1));
    }
    let count = sum(skills.values().copied());
    // Ten more tasks of a day are another result.
    let name = [(now / 86_400).to_string(), tasks.first()?.seed.to_string()].join("-");
    let mut result = TaskResult::new(TaskKind::Today, &name, minutes(now), count);
    result.skills = skills.into_iter().map(skill_result).take(MOST_SKILLS).collect();
    (count.asked > 0).then_some(result)
}

/// The result of strokes: a list of the best stars of each that was done. None without any.
pub fn strokes(game: &str, stars: &[u32], now: u64) -> Option<TaskResult> {
    let done = stars.iter().filter(|stars| **stars > 0).count() as u32;
    let at_once = stars.iter().filter(|stars| **stars >= AT_ONCE).count() as u32;
    let count = AnswerCount::new(at_once, done);
    (done > 0).then(|| TaskResult::new(TaskKind::Strokes, game, minutes(now), count))
}

/// The picture of all skills that were practised, with the weakest ones by name. None without any.
pub fn skills(schedule: &Schedule, now: u64) -> Option<TaskResult> {
    let mut sums: BTreeMap<&str, AnswerCount> = BTreeMap::new();
    for (_, skill, Done { tasks, at_once }) in schedule.weeks() {
        let sum = sums.entry(skill).or_default();
        *sum = sum.plus(AnswerCount { right: at_once, asked: tasks });
    }
    let all = sum(sums.values().copied());
    let mut skills: Vec<SkillResult> = sums.into_iter().map(skill_result).collect();
    skills.retain(|skill| skill.count.asked > 0);
    skills.sort_by_key(|skill| skill.count.percent());
    skills.truncate(MOST_SKILLS);
    // Neighbours share their beginnings.
    skills.sort_by(|a, b| a.skill.cmp(&b.skill));
    let count = AnswerCount::new(all.right, all.asked);
    let mut result = TaskResult::new(TaskKind::Skills, ALL_SKILLS, minutes(now), count);
    result.skills = skills;
    (count.asked > 0).then_some(result)
}

fn sum(counts: impl Iterator<Item = AnswerCount>) -> AnswerCount {
    counts.fold(AnswerCount::default(), AnswerCount::plus)
}

fn skill_result((skill, count): (&str, AnswerCount)) -> SkillResult {
    SkillResult { skill: skill.into(), count: AnswerCount::new(count.right, count.asked) }
}

/// The most frequent mistakes, in the order of their names.
fn most_frequent(mut kinds: Vec<(&str, u32)>) -> Vec<ResultMistake> {
    kinds.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    kinds.truncate(MOST_MISTAKES);
    kinds.sort_by(|a, b| a.0.cmp(b.0));
    let mistake =
        |(kind, count): (&str, u32)| ResultMistake { kind: kind.into(), count: count.min(MOST_ANSWERS) };
    kinds.into_iter().map(mistake).collect()
}
