//! The courses: those of Notabene are fetched when one of them is opened or all are listed, and read once; those of
//! teachers lie on the device.

use super::{Hall, Shared};
use crate::ui::dom::{El, button, el};
use crate::ui::notes::fetched;
use crate::ui::{store, tongue};
use notabene_core::i18n::Label;
use notabene_core::study;
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
    /// Whether it is on its way.
    asked: bool,
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
    /// The name under which stars are kept. A course of a teacher may have any name, but never takes the stars of
    /// another.
    pub fn stars(&self) -> String {
        let own = if self.key.starts_with(OWN) { "~" } else { "" };
        [own, &self.shared.id].concat()
    }
}

impl Entry {
    pub fn state(&self) -> State {
        self.state
    }
    pub fn course(&self) -> Option<Course> {
        Some(Course { key: self.key.clone(), shared: self.course.clone()? })
    }
    /// Whether a teacher brought it.
    pub fn is_own(&self) -> bool {
        self.key.starts_with(OWN)
    }
    fn read(key: String, text: &str) -> Entry {
        let course = study::read(text).ok().map(Arc::new);
        let state = if course.is_some() { State::Here } else { State::Missing };
        Entry { key, state, asked: true, course }
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
        Entry { key: (*name).into(), state, asked: course.is_some(), course }
    };
    let mut all: Vec<Entry> = BUILT_IN.iter().map(built_in).collect();
    for key in (1..=MOST).map(drawer) {
        all.extend(store::load(&kept_as(&key)).map(|text| Entry::read(key, &text)));
    }
    all
}

/// Fetches what is not there yet of the courses of Notabene: one of them, or all, one after the other.
pub fn fetch(hall: Hall, only: Option<&str>) {
    let mut missing = Vec::new();
    hall.courses.quietly(|all| {
        for name in BUILT_IN.into_iter().filter(|name| only.is_none_or(|only| only == *name)) {
            if let Some(entry) = all.iter_mut().find(|entry| entry.key == name && !entry.asked) {
                entry.asked = true;
                missing.push(name);
            }
        }
    });
    if missing.is_empty() {
        return;
    }
    spawn_local(async move {
        for name in missing {
            arrive(hall, name).await;
        }
    });
}

/// Fetches a course once more.
fn again(hall: Hall, key: &str) {
    let Some(name) = BUILT_IN.into_iter().find(|name| *name == key) else { return };
    put(hall, Entry { key: name.into(), state: State::Waiting, asked: true, course: None });
    spawn_local(arrive(hall, name));
}

/// A course by its name in the address, for a page without the list of all; none if it is not there.
pub async fn one(key: &str) -> Option<Shared> {
    let Some(name) = BUILT_IN.into_iter().find(|name| *name == key) else {
        let text = store::load(&kept_as(key)).filter(|_| key.starts_with(OWN))?;
        return study::read(&text).ok().map(Arc::new);
    };
    if let Some(course) = read_before(name) {
        return Some(course);
    }
    let text = fetched(&tongue::ours(&["courses/", name, ".txt"])).await?;
    let course: Shared = study::read(&text).ok().map(Arc::new)?;
    READ.with_borrow_mut(|all| all.push((name, course.clone())));
    Some(course)
}

async fn arrive(hall: Hall, name: &'static str) {
    let text = fetched(&tongue::ours(&["courses/", name, ".txt"])).await;
    let entry = Entry::read(name.into(), &text.unwrap_or_default());
    if let Some(course) = entry.course.clone().filter(|_| read_before(name).is_none()) {
        READ.with_borrow_mut(|all| all.push((name, course)));
    }
    put(hall, entry);
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
    let key = hall.courses.quietly(|all| {
        let free = || (1..=MOST).map(drawer).find(|key| all.iter().all(|entry| entry.key != *key));
        let old = all.iter().find(|entry| same(entry)).map(|entry| entry.key.clone());
        old.or_else(free)
    })?;
    let Some(key) = key else { return Some(Added::Full) };
    let added = if store::try_keep(&kept_as(&key), text) { Added::Kept } else { Added::Passing };
    put(hall, Entry { key, state: State::Here, asked: true, course: Some(Arc::new(course)) });
    Some(added)
}

/// Takes the course of a teacher away.
pub fn remove(hall: Hall, key: &str) {
    store::forget(&kept_as(key));
    hall.courses.update(|all| all.retain(|entry| entry.key != key));
}

/// What is said where a course is missing, and the way to try again.
pub fn missing(hall: Hall, key: &str) -> Vec<El> {
    let key = key.to_string();
    let says = el("p", "note").attr("role", "alert").label(hall.desk, Label::LearnMissing);
    vec![says, button(hall.desk, Label::LearnRetry, "retry", move || again(hall, &key))]
}
