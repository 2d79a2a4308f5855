//! The courses: those of Notabene are fetched when one of them is opened or all are listed, and read once; those of
//! teachers lie on the device.

use super::{Hall, Shared, fresh};
use crate::ui::dom::{El, button, el};
use crate::ui::notes::fetched;
use crate::ui::{store, tongue};
use leptos::prelude::*;
use notabene_core::i18n::{Label, Language};
use notabene_core::study::{self, CoursePath};
use std::cell::RefCell;
use std::ops::Deref;
use std::sync::Arc;
use wasm_bindgen_futures::spawn_local;

/// The courses of Notabene, in the order in which they are offered; their files in `courses/` have these names.
const BUILT_IN: [&str; 4] = ["notation", "chess960", "scharten", "draughts"];
/// How many courses of teachers a device keeps.
const MOST: usize = 9;
/// What their names begin with, in the address and in the storage.
const OWN: &str = "own";

/// What became of a course.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum State {
    Waiting,
    Missing,
    Here,
}

/// A course of the list.
pub struct Entry {
    /// Its name in the address.
    pub key: String,
    state: State,
    /// The language for which it was asked, once it was.
    asked: Option<Language>,
    course: Option<Shared>,
}

thread_local! {
    /// The courses of Notabene that were read, as long as the app is there.
    static READ: RefCell<Vec<(&'static str, Shared)>> = const { RefCell::new(Vec::new()) };
}

/// A course of Notabene that was read before.
fn read_before(name: &str) -> Option<Shared> {
    READ.with_borrow(|all| all.iter().find(|(other, _)| *other == name).map(|(_, course)| course.clone()))
}

/// The language of the file of a course for readers of a language: that language, or the one of its author.
fn spoken(name: &str, language: Language) -> Language {
    if language.courses().contains(&name) { language } else { Language::default() }
}

/// True if a course was read with all texts of a language.
pub fn has_all(course: &study::Course, name: &str, language: Language) -> bool {
    course.languages.contains(&spoken(name, language))
}

/// Fetches a file of a course in a language, and reads it.
async fn read(name: &str, language: Language) -> Option<study::Course> {
    let code = match language == Language::default() {
        true => String::new(),
        false => [".", language.code()].concat(),
    };
    study::read(&fetched(&tongue::ours(&["courses/", name, &code, ".txt"])).await?).ok()
}

/// Fetches a course of Notabene with its texts in a language, else with those of its author, and keeps it.
async fn load(name: &'static str, language: Language) -> Option<Shared> {
    let own = match spoken(name, language) {
        author if author == Language::default() => None,
        own => read(name, own).await,
    };
    let course = match own {
        Some(course) => course,
        None => read(name, Language::default()).await?,
    };
    let course: Shared = Arc::new(course);
    READ.with_borrow_mut(|all| {
        all.retain(|(other, _)| *other != name);
        all.push((name, course.clone()));
    });
    Some(course)
}

/// A course with its name in the address.
#[derive(Clone)]
pub struct Course {
    pub key: String,
    pub shared: Shared,
}

impl Deref for Course {
    type Target = study::Course;
    fn deref(&self) -> &study::Course {
        &self.shared
    }
}

impl Course {
    /// True for a teacher's own course.
    pub fn is_own(&self) -> bool {
        self.key.starts_with(OWN)
    }
    /// The name under which stars are kept. A course of a teacher may have any name, but never takes the stars of
    /// another.
    pub fn stars(&self) -> String {
        let own = if self.is_own() { "~" } else { "" };
        [own, &self.shared.id].concat()
    }
    /// True for the last exercise of its lesson, by their places.
    pub fn ends_lesson(&self, (lesson, exercise): (usize, usize)) -> bool {
        self.lessons.get(lesson).is_some_and(|lesson| lesson.exercises.len() == exercise + 1)
    }
}

impl Entry {
    pub fn state(&self) -> State {
        self.state
    }
    pub fn course(&self) -> Option<Course> {
        Some(Course { key: self.key.clone(), shared: self.course.clone()? })
    }
    /// True for a teacher's own course.
    pub fn is_own(&self) -> bool {
        self.key.starts_with(OWN)
    }
    fn found(key: String, course: Option<Shared>, asked: Option<Language>) -> Entry {
        let state = if course.is_some() { State::Here } else { State::Missing };
        Entry { key, state, asked, course }
    }
    /// True if it is to be fetched for a language.
    fn is_wanted(&self, language: Language) -> bool {
        match &self.course {
            Some(course) => self.asked != Some(language) && !has_all(course, &self.key, language),
            None => self.asked.is_none(),
        }
    }
}

/// The place of a course on the device.
fn drawer(n: usize) -> String {
    [OWN, &n.to_string()].concat()
}

/// Whether a course with this name in the address is one of a teacher, on this device alone.
pub fn is_own(key: &str) -> bool {
    key.starts_with(OWN)
}

/// Keeps the text of a course that came from elsewhere; its name in the address. A text that is there already is not
/// kept twice, and takes the place of none. None if there is no room.
pub fn take_in(text: &str) -> Option<String> {
    let there = |key: &String| store::load(&kept_as(key));
    let same = (1..=MOST).map(drawer).find(|key| there(key).is_some_and(|kept| kept == text));
    same.or_else(|| {
        let free = (1..=MOST).map(drawer).find(|key| there(key).is_none())?;
        store::try_keep(&kept_as(&free), text).then_some(free)
    })
}

/// Where it is kept.
pub fn kept_as(key: &str) -> String {
    ["course.", key].concat()
}

/// All courses, those of Notabene as far as they were fetched.
pub fn known() -> Vec<Entry> {
    let built_in = |name: &&str| {
        let course = read_before(name);
        let state = if course.is_some() { State::Here } else { State::Waiting };
        Entry { key: (*name).into(), state, asked: None, course }
    };
    let mut all: Vec<Entry> = BUILT_IN.iter().map(built_in).collect();
    for key in (1..=MOST).map(drawer) {
        let read = |text: String| Entry::found(key.clone(), study::read(&text).ok().map(Arc::new), None);
        all.extend(store::load(&kept_as(&key)).map(read));
    }
    all.push(Entry { key: fresh::KEY.into(), state: State::Waiting, asked: None, course: None });
    all
}

/// Fetches what is not there yet of the courses of Notabene in a language: one of them, or all, one after the other.
pub fn fetch(hall: Hall, only: Option<&str>, language: Language) {
    let mut missing = Vec::new();
    hall.courses.try_update_untracked(|all| {
        for name in BUILT_IN.into_iter().filter(|name| only.is_none_or(|only| only == *name)) {
            if let Some(entry) = all.iter_mut().find(|entry| entry.key == name && entry.is_wanted(language)) {
                entry.asked = Some(language);
                missing.push(name);
            }
        }
    });
    if missing.is_empty() {
        return;
    }
    spawn_local(async move {
        for name in missing {
            arrive(hall, name, language).await;
        }
    });
}

/// Fetches a course once more.
fn again(hall: Hall, key: &str) {
    let Some(name) = BUILT_IN.into_iter().find(|name| *name == key) else { return };
    let language = hall.language_now();
    put(hall, Entry { key: name.into(), state: State::Waiting, asked: Some(language), course: None });
    spawn_local(arrive(hall, name, language));
}

/// A course by its name in the address, for a page without the list of all; none if it is not there.
pub async fn one(key: &str, language: Language) -> Option<Shared> {
    let Some(name) = BUILT_IN.into_iter().find(|name| *name == key) else {
        let text = store::load(&kept_as(key)).filter(|_| key.starts_with(OWN))?;
        return study::read(&text).ok().map(Arc::new);
    };
    match read_before(name).filter(|course| has_all(course, name, language)) {
        Some(course) => Some(course),
        None => load(name, language).await.or_else(|| read_before(name)),
    }
}

async fn arrive(hall: Hall, name: &'static str, language: Language) {
    let course = load(name, language).await.or_else(|| read_before(name));
    put(hall, Entry::found(name.into(), course, Some(language)));
    // Another language may have been chosen in the meantime.
    fetch(hall, Some(name), hall.language_now());
}

/// Provides a course that was made on the device; none: it is missing.
pub fn provide(hall: Hall, key: &str, course: Option<Shared>, language: Language) {
    put(hall, Entry::found(key.into(), course, Some(language)));
}

/// Puts a course in its place.
fn put(hall: Hall, entry: Entry) {
    hall.courses.update(|all| match all.iter_mut().find(|other| other.key == entry.key) {
        Some(old) => *old = entry,
        None => all.push(entry),
    });
}

/// What became of the course of a teacher.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Added {
    Kept,
    /// The device took it not: it is there until the page is closed.
    Passing,
    /// There are as many as a device keeps.
    Full,
}

/// Keeps the course of a teacher. One of the same name is replaced. None if the page is gone.
pub fn add(hall: Hall, course: study::Course, text: &str) -> Option<Added> {
    let same = |entry: &Entry| entry.is_own() && entry.course.as_ref().is_some_and(|c| c.id == course.id);
    let key = hall.courses.try_update_untracked(|all| {
        let free = || (1..=MOST).map(drawer).find(|key| all.iter().all(|entry| entry.key != *key));
        let old = all.iter().find(|entry| same(entry)).map(|entry| entry.key.clone());
        old.or_else(free)
    })?;
    let Some(key) = key else { return Some(Added::Full) };
    let added = if store::try_keep(&kept_as(&key), text) { Added::Kept } else { Added::Passing };
    put(hall, Entry::found(key, Some(Arc::new(course)), None));
    Some(added)
}

/// Takes the course of a teacher away.
pub fn remove(hall: Hall, key: &str) {
    store::forget(&kept_as(key));
    hall.courses.update(|all| all.retain(|entry| entry.key != key));
}

/// The path through a course, followed.
pub fn path(hall: Hall, course: &Course) -> Memo<CoursePath> {
    let (course, name) = (course.clone(), course.stars());
    Memo::new(move |_| hall.progress.with(|progress| CoursePath::new(&course, progress, &name)))
}

/// The path through a course as it is now.
pub fn path_now(hall: Hall, course: &Course) -> CoursePath {
    hall.progress.with_untracked(|progress| CoursePath::new(course, progress, &course.stars()))
}

/// What is said where a course is missing, and the way to try again.
pub fn missing(hall: Hall, key: &str) -> Vec<El> {
    let key = key.to_string();
    let says = el("p", "note").attr("role", "alert").label(hall.desk, Label::LearnMissing);
    vec![says, button(hall.desk, Label::LearnRetry, "retry", move || again(hall, &key))]
}
