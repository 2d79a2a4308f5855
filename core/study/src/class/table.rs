//! The results of a class side by side: pupils, tasks and skills, whom to help with what.

use super::{ClassBook, pupil_key};
use crate::task;
use notabene_core::digits::number;
use notabene_core::exchange::result::{AnswerCount, PupilResult, TaskKind};
use std::cmp::Ordering;
use std::collections::{BTreeMap, HashSet};

/// Percentage from which a task goes well, and below which a pupil needs help.
const GOOD: u32 = 80;
const WEAK: u32 = 50;

/// A column: a task, or a skill of practice.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum ClassColumn {
    /// A task, by its name; the tasks of all days are one.
    Task(TaskKind, String),
    /// A skill, by its place in the list of skills, which is last for unknown ones, and its name.
    Skill(usize, String),
}

/// Grade of a task.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum CountLevel {
    /// Less than half is right.
    Weak,
    /// Half is right.
    Some,
    /// Nearly all is right.
    Good,
}

impl CountLevel {
    /// The level of a count.
    pub fn of(count: AnswerCount) -> CountLevel {
        match count.percent() {
            GOOD.. => CountLevel::Good,
            WEAK.. => CountLevel::Some,
            _ => CountLevel::Weak,
        }
    }
}

/// A pupil in the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PupilRow {
    /// Name or number.
    pub pupil: String,
    /// One count for each column; `None` if nothing was handed in.
    pub cells: Vec<Option<AnswerCount>>,
}

/// Pupils who need help with a task, the weakest first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HelpLine {
    /// The task or skill.
    pub column: ClassColumn,
    /// The pupils.
    pub pupils: Vec<(String, AnswerCount)>,
}

/// Pupils who made mistakes of a kind, most mistakes first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MistakeLine {
    /// The task.
    pub task: (TaskKind, String),
    /// The kind of mistake, by its name.
    pub kind: String,
    /// The pupils, each with the number of these mistakes.
    pub pupils: Vec<(String, u32)>,
}

/// Pupils of the list of the class from whom a task is missing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MissingLine {
    /// The task; `None` for pupils who handed in nothing at all, who are in no other line.
    pub column: Option<ClassColumn>,
    /// The pupils.
    pub pupils: Vec<String>,
}

/// The results of a class side by side.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct ClassTable {
    /// Columns: lessons, drills, dictations, tasks of the day, strokes, skills.
    pub columns: Vec<ClassColumn>,
    /// Pupils by number, then by name.
    pub rows: Vec<PupilRow>,
    /// Whom to help with what; what most pupils need comes first.
    pub help: Vec<HelpLine>,
    /// Frequent mistakes; those of most pupils come first.
    pub mistakes: Vec<MistakeLine>,
    /// Pupils without a result, if the class has a list of names.
    pub missing: Vec<MissingLine>,
}

/// The results of a pupil, each task once.
struct Pupil<'b> {
    name: &'b str,
    /// The last result of each task.
    latest: BTreeMap<(TaskKind, &'b str), &'b PupilResult>,
}

impl ClassTable {
    /// The table of a class, with names in the order of their characters.
    pub fn new(book: &ClassBook) -> ClassTable {
        ClassTable::sorted(book, &|one, other| pupil_key(one).cmp(&pupil_key(other)))
    }

    /// The table of a class, with names in the order of a language.
    pub fn sorted(book: &ClassBook, compare: &dyn Fn(&str, &str) -> Ordering) -> ClassTable {
        let pupils = pupils(book, compare);
        let counts: Vec<BTreeMap<ClassColumn, AnswerCount>> = pupils.iter().map(column_counts).collect();
        let mut columns: Vec<ClassColumn> = counts.iter().flat_map(BTreeMap::keys).cloned().collect();
        columns.sort_by(ClassColumn::cmp);
        columns.dedup();
        let row = |(pupil, counts): (&Pupil, &BTreeMap<ClassColumn, AnswerCount>)| PupilRow {
            pupil: pupil.name.into(),
            cells: columns.iter().map(|column| counts.get(column).copied()).collect(),
        };
        let rows: Vec<PupilRow> = pupils.iter().zip(&counts).map(row).collect();
        let help = help_lines(&columns, &rows);
        let missing = missing_lines(book, &columns, &rows);
        ClassTable { columns, rows, help, mistakes: mistake_lines(&pupils), missing }
    }
}

/// All pupils with the last result of each task, those of the list without any among them: by number, then by name.
fn pupils<'b>(book: &'b ClassBook, compare: &dyn Fn(&str, &str) -> Ordering) -> Vec<Pupil<'b>> {
    let mut all: BTreeMap<String, Pupil> = BTreeMap::new();
    for it in book.results() {
        let pupil = all.entry(pupil_key(&it.pupil)).or_insert_with(|| Pupil::new(&it.pupil));
        let latest = pupil.latest.entry((it.result.kind, it.result.task.as_str())).or_insert(it);
        if it.result.time > latest.result.time {
            *latest = it;
        }
    }
    for name in book.roster() {
        // The teacher's way of writing it.
        all.entry(pupil_key(name)).or_insert_with(|| Pupil::new(name)).name = name;
    }
    let mut all: Vec<Pupil> = all.into_values().collect();
    let number = |pupil: &Pupil| number(pupil.name).unwrap_or(u32::MAX);
    all.sort_by(|one, other| number(one).cmp(&number(other)).then_with(|| compare(one.name, other.name)));
    all
}

impl<'b> Pupil<'b> {
    fn new(name: &'b str) -> Pupil<'b> {
        Pupil { name, latest: BTreeMap::new() }
    }
}

/// The counts of a pupil by column.
fn column_counts(pupil: &Pupil) -> BTreeMap<ClassColumn, AnswerCount> {
    let mut counts: BTreeMap<ClassColumn, AnswerCount> = BTreeMap::new();
    let mut add = |column: ClassColumn, count: AnswerCount| {
        let sum = counts.entry(column).or_default();
        *sum = sum.plus(count);
    };
    // The picture of all skills has everything until its time: what was done later is added.
    let picture = pupil.latest.values().map(|it| &it.result).filter(|it| it.kind == TaskKind::Skills);
    let known_until = picture.map(|it| it.time).max();
    for it in pupil.latest.values().map(|it| &it.result) {
        match it.kind {
            TaskKind::Skills => {}
            // Days and seeds are no columns of their own.
            TaskKind::Today => add(ClassColumn::Task(it.kind, String::new()), it.count),
            _ => add(ClassColumn::Task(it.kind, it.task.clone()), it.count),
        }
        let is_counted = match it.kind {
            TaskKind::Skills => Some(it.time) == known_until,
            _ => known_until.is_none_or(|until| it.time > until),
        };
        for skill in it.skills.iter().filter(|_| is_counted) {
            add(skill_column(&skill.skill), skill.count);
        }
    }
    counts
}

fn skill_column(id: &str) -> ClassColumn {
    let place = task::skills().position(|skill| skill.id == id);
    ClassColumn::Skill(place.unwrap_or(usize::MAX), id.into())
}

fn help_lines(columns: &[ClassColumn], rows: &[PupilRow]) -> Vec<HelpLine> {
    let line = |(n, column): (usize, &ClassColumn)| {
        let weak = |row: &PupilRow| {
            let count = row.cells.get(n).copied().flatten()?;
            (CountLevel::of(count) == CountLevel::Weak).then(|| (row.pupil.clone(), count))
        };
        let mut pupils: Vec<(String, AnswerCount)> = rows.iter().filter_map(weak).collect();
        pupils.sort_by_key(|(_, count)| count.percent());
        HelpLine { column: column.clone(), pupils }
    };
    let mut lines: Vec<HelpLine> = columns.iter().enumerate().map(line).collect();
    lines.retain(|line| !line.pupils.is_empty());
    lines.sort_by_key(|line| std::cmp::Reverse(line.pupils.len()));
    lines
}

fn missing_lines(book: &ClassBook, columns: &[ClassColumn], rows: &[PupilRow]) -> Vec<MissingLine> {
    let roster: HashSet<String> = book.roster().iter().map(|name| pupil_key(name)).collect();
    let listed = rows.iter().filter(|row| roster.contains(&pupil_key(&row.pupil)));
    let (some, none): (Vec<_>, Vec<_>) = listed.partition(|row| row.cells.iter().any(Option::is_some));
    let names = |rows: Vec<&PupilRow>| rows.into_iter().map(|row| row.pupil.clone()).collect::<Vec<String>>();
    let tasks = columns.iter().enumerate().filter(|(_, it)| matches!(it, ClassColumn::Task(..)));
    let task = |(n, column): (usize, &ClassColumn)| {
        let without = some.iter().copied().filter(|row| row.cells.get(n).is_some_and(Option::is_none));
        MissingLine { column: Some(column.clone()), pupils: names(without.collect()) }
    };
    let mut lines = vec![MissingLine { column: None, pupils: names(none) }];
    lines.extend(tasks.map(task));
    lines.retain(|line| !line.pupils.is_empty());
    lines
}

/// A mistake: kind and name of the task, and its own kind.
type MistakeKey<'b> = (TaskKind, &'b str, &'b str);

fn mistake_lines(pupils: &[Pupil]) -> Vec<MistakeLine> {
    let mut all: BTreeMap<MistakeKey, Vec<(String, u32)>> = BTreeMap::new();
    for pupil in pupils {
        for ((kind, task), it) in &pupil.latest {
            for mistake in &it.result.mistakes {
                let who = all.entry((*kind, task, &mistake.kind)).or_default();
                who.push((pupil.name.into(), mistake.count));
            }
        }
    }
    let mut lines: Vec<MistakeLine> = Vec::new();
    for ((kind, task, mistake), mut pupils) in all {
        pupils.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        lines.push(MistakeLine { task: (kind, task.into()), kind: mistake.into(), pupils });
    }
    lines.sort_by_key(|line| std::cmp::Reverse(line.pupils.len()));
    lines
}
