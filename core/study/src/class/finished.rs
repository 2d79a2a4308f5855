//! Pupils who completed a course, as the results of their class show.

use super::{ClassBook, ClassTable, pupil_key};
use notabene_core::exchange::result::{AnswerCount, TaskKind};
use std::cmp::Ordering;
use std::collections::{HashMap, HashSet};

/// A pupil who completed a course.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FinishedPupil {
    /// Name or number.
    pub pupil: String,
    /// Right answers of the course, or of all its lessons.
    pub count: AnswerCount,
}

/// Pupils who handed in a course, or each of its lessons (`notation/L01` ...), in the order of the table.
pub fn finished(
    book: &ClassBook,
    course: &str,
    lessons: &[String],
    compare: &dyn Fn(&str, &str) -> Ordering,
) -> Vec<FinishedPupil> {
    let mut whole: HashMap<String, (u32, AnswerCount)> = HashMap::new();
    let mut parts: HashMap<String, HashMap<&str, (u32, AnswerCount)>> = HashMap::new();
    let wanted: HashSet<&str> = lessons.iter().map(String::as_str).collect();
    for it in book.results() {
        let (key, task) = (pupil_key(&it.pupil), &it.result);
        let latest = match task.kind {
            TaskKind::Course if task.task == course => whole.entry(key).or_default(),
            TaskKind::Lesson => match wanted.get(task.task.as_str()) {
                Some(lesson) => parts.entry(key).or_default().entry(lesson).or_default(),
                None => continue,
            },
            _ => continue,
        };
        if task.time >= latest.0 {
            *latest = (task.time, task.count);
        }
    }
    let count = |key: &String| {
        let all = parts.get(key).filter(|done| !wanted.is_empty() && done.len() == wanted.len());
        let sum = |done: &HashMap<&str, (u32, AnswerCount)>| {
            done.values().fold(AnswerCount::default(), |sum, (_, count)| sum.plus(*count))
        };
        whole.get(key).map(|(_, count)| *count).or_else(|| all.map(sum))
    };
    let rows = ClassTable::sorted(book, compare).rows.into_iter();
    rows.filter_map(|row| Some(FinishedPupil { count: count(&pupil_key(&row.pupil))?, pupil: row.pupil }))
        .collect()
}
