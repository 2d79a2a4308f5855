//! Names of tasks, skills and mistakes, with the titles of courses, which are fetched when they are wanted.

use crate::pages::learn::{self, SharedCourse, drill_name, mistake_text};
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_core::exchange::result::TaskKind;
use notabene_core::game::registry;
use notabene_core::i18n::{Label, Language};
use notabene_core::msg;
use notabene_study::class::{ClassColumn, ClassTable};
use notabene_study::hand_in::{ORDER_MISTAKE, WRITING_MISTAKES};
use notabene_study::stroke::GAMES;
use notabene_study::task;
use std::collections::BTreeMap;

/// Names of tasks. Copies are handles to the same courses.
#[derive(Copy, Clone)]
pub struct CourseNames {
    prefs: Preferences,
    /// Courses by the keys of their stars.
    courses: RwSignal<BTreeMap<String, SharedCourse>>,
}

/// A name in two parts, the first of which may be empty: a course and a lesson.
pub type TaskName = (String, String);

impl CourseNames {
    /// The names for a table: its courses are fetched.
    pub fn follow(prefs: Preferences, table: Memo<ClassTable>) -> CourseNames {
        let names = CourseNames { prefs, courses: RwSignal::new(BTreeMap::new()) };
        let wanted = Memo::new(move |_| (table.with(course_keys), prefs.language()));
        Effect::new(move |_| {
            let (keys, language) = wanted.get();
            keys.into_iter().for_each(|key| names.fetch(key, language));
        });
        names
    }

    fn fetch(self, key: String, language: Language) {
        spawn_local(async move {
            let course = match learn::own_course(&key) {
                Some(own) => Some(own),
                None => learn::course(&key, language).await,
            };
            // The page may be gone.
            if let Some(course) = course {
                self.courses.try_update(|all| all.insert(key, course));
            }
        });
    }

    /// The courses of the table that are there, by the keys of their stars; tracked.
    pub fn courses(self) -> Vec<(String, SharedCourse)> {
        self.courses.with(|all| all.iter().map(|(key, course)| (key.clone(), course.clone())).collect())
    }

    /// Name of a column; tracked.
    pub fn column(self, column: &ClassColumn) -> TaskName {
        match column {
            ClassColumn::Task(kind, task) => self.task(*kind, task),
            ClassColumn::Skill(_, id) => {
                let label = task::find(id).map(|skill| self.prefs.label(skill.label));
                (String::new(), label.unwrap_or(id).into())
            }
        }
    }

    /// Name of a task; tracked. Unknown tasks of own courses or later versions have their ids.
    pub fn task(self, kind: TaskKind, task: &str) -> TaskName {
        let prefs = self.prefs;
        let game_name = |id: &str| registry::find(id).map_or(id, |game| prefs.label(game.label)).to_string();
        let label = |label: Label| prefs.label(label).to_string();
        match kind {
            TaskKind::Lesson => self.lesson(task).unwrap_or_else(|| (String::new(), task.into())),
            TaskKind::Course => {
                let title =
                    self.with_course(task, |course| course.title.in_language(prefs.language()).into());
                (label(Label::SchoolTitle), title.unwrap_or_else(|| task.into()))
            }
            TaskKind::Drill => {
                let name = task.rsplit_once('/').and_then(|(game, kind)| drill_name(prefs, game, kind));
                (label(Label::DrillTitle), name.unwrap_or_else(|| task.into()))
            }
            TaskKind::Dictation => (label(Label::ModeDictation), game_name(task)),
            TaskKind::Guess => (label(Label::ModeGuess), game_name(task)),
            TaskKind::Memory => (label(Label::ModeMemory), game_name(task)),
            TaskKind::Rehearsal => (label(Label::ModeRehearsal), game_name(task)),
            TaskKind::Order => (label(Label::ModeOrder), game_name(task)),
            TaskKind::Strokes => {
                let id = GAMES.into_iter().find(|(name, _)| *name == task).map_or(task, |(_, id)| id);
                (label(Label::StrokesTitle), game_name(id))
            }
            TaskKind::Today | TaskKind::Skills => (String::new(), label(Label::ClassToday)),
        }
    }

    /// Course and title of a lesson.
    fn lesson(self, task: &str) -> Option<TaskName> {
        let (key, id) = task.rsplit_once('/')?;
        let language = self.prefs.language();
        self.with_course(key, |course| {
            let n = course.lessons.iter().position(|lesson| lesson.id == id)?;
            let title = course.lessons.get(n)?.title.in_language(language);
            let number = (n + 1).to_string();
            Some((course.title.in_language(language).into(), [&number, ". ", title].concat()))
        })?
    }

    fn with_course<T>(self, key: &str, act: impl FnOnce(&notabene_study::Course) -> T) -> Option<T> {
        self.courses.with(|all| all.get(key).map(|course| act(course)))
    }

    /// Name of a task in one line; tracked.
    pub fn line(self, (group, name): TaskName) -> String {
        match group.is_empty() {
            true => name,
            false => self.prefs.message_text(&msg!(ClassLesson { course: group, number: name })),
        }
    }

    /// Description of a kind of mistake; tracked. None for unknown ones.
    pub fn mistake(self, kind: TaskKind, task: &str, mistake: &str) -> Option<String> {
        match kind {
            TaskKind::Order if mistake == ORDER_MISTAKE => Some(self.prefs.label(Label::ClassOrder).into()),
            kind if kind.is_written_game() => {
                let labels = [Label::ClassEmpty, Label::ClassOther, Label::ClassWrong];
                let n = WRITING_MISTAKES.iter().position(|name| *name == mistake)?;
                Some(self.prefs.label(*labels.get(n)?).into())
            }
            _ => {
                let (key, _) = task.rsplit_once('/')?;
                self.with_course(key, |course| mistake_text(self.prefs, course, mistake))?
            }
        }
    }
}

/// Keys of the courses in a table.
fn course_keys(table: &ClassTable) -> Vec<String> {
    let key = |column: &ClassColumn| match column {
        ClassColumn::Task(TaskKind::Lesson, task) => Some(task.rsplit_once('/')?.0.to_string()),
        ClassColumn::Task(TaskKind::Course, task) => Some(task.clone()),
        _ => None,
    };
    let mut keys: Vec<String> = table.columns.iter().filter_map(key).collect();
    keys.dedup();
    keys
}
