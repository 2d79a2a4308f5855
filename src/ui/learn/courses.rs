//! The courses: those of Notabene are fetched when the page is opened, those of teachers lie on the device.

use super::{Hall, Shared};
use crate::ui::dom::{El, button, el};
use crate::ui::notes::fetched;
use crate::ui::{store, tongue};
use notabene_core::lesson;
use notabene_core::text::Label;
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
    course: Option<Shared>,
}

/// A course with its name in the address.
#[derive(Clone)]
pub struct Course {
    pub key: String,
    pub shared: Shared,
}

impl Deref for Course {
    type Target = lesson::Course;
    fn deref(&self) -> &lesson::Course {
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
        let course = lesson::read(text).ok().map(Arc::new);
        let state = if course.is_some() { State::Here } else { State::Missing };
        Entry { key, state, course }
    }
}

/// The place of a course on the device.
fn drawer(n: usize) -> String {
    [OWN, &n.to_string()].concat()
}

/// Where it is kept.
fn kept_as(key: &str) -> String {
    ["course.", key].concat()
}

/// All courses, those of Notabene still to be fetched.
pub fn known() -> Vec<Entry> {
    let waiting = |name: &&str| Entry { key: (*name).into(), state: State::Waiting, course: None };
    let mut all: Vec<Entry> = BUILT_IN.iter().map(waiting).collect();
    for key in (1..=MOST).map(drawer) {
        all.extend(store::load(&kept_as(&key)).map(|text| Entry::read(key, &text)));
    }
    all
}

/// Fetches all courses of Notabene, one after the other: the first is shown first.
pub fn fetch_all(hall: Hall) {
    spawn_local(async move {
        for name in BUILT_IN {
            arrive(hall, name).await;
        }
    });
}

/// Fetches a course once more.
fn again(hall: Hall, key: &str) {
    let Some(name) = BUILT_IN.into_iter().find(|name| *name == key) else { return };
    put(hall, Entry { key: name.into(), state: State::Waiting, course: None });
    spawn_local(arrive(hall, name));
}

async fn arrive(hall: Hall, name: &'static str) {
    let text = fetched(&tongue::ours(&["courses/", name, ".txt"])).await;
    put(hall, Entry::read(name.into(), &text.unwrap_or_default()));
}

/// Puts a course in its place.
fn put(hall: Hall, entry: Entry) {
    hall.courses.update(|all| match all.iter_mut().find(|other| other.key == entry.key) {
        Some(old) => *old = entry,
        None => all.push(entry),
    });
}

/// Keeps the course of a teacher. One of the same name is replaced; of too many the last gives way.
pub fn add(hall: Hall, course: lesson::Course, text: &str) {
    let same = |entry: &Entry| entry.is_own() && entry.course.as_ref().is_some_and(|c| c.id == course.id);
    let key = hall.courses.with_untracked(|all| {
        let free = || (1..=MOST).map(drawer).find(|key| all.iter().all(|entry| entry.key != *key));
        let old = all.iter().find(|entry| same(entry)).map(|entry| entry.key.clone());
        old.or_else(free).unwrap_or_else(|| drawer(MOST))
    });
    store::keep(&kept_as(&key), text);
    put(hall, Entry { key, state: State::Here, course: Some(Arc::new(course)) });
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
