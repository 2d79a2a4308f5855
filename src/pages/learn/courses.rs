//! The courses: built-in ones are fetched when one is opened or all are listed, and parsed once; courses of
//! teachers are stored on the device.

use crate::pages::learn::{LearnState, SharedCourse, lesson_address};
use crate::state::fetch::{fetch_text, next_task};
use crate::state::practice::MIND_TRAINING;
use crate::state::{i18n_loader, storage, strokes};
use leptos::prelude::*;
use notabene_core::i18n::Language;
use notabene_study::storage_key::{KeyName, StorageKey};
use notabene_study::stroke::GAMES;
use notabene_study::{self as study, CoursePath, builder};
use std::cell::RefCell;
use std::ops::Deref;
use std::sync::Arc;
use wasm_bindgen_futures::spawn_local;

/// Built-in courses in display order; names of their files in `courses/`.
pub const BUILT_IN: [&str; 4] = ["notation", "chess960", "scharten", "draughts"];
/// Name of the course of today's tasks, which is generated.
pub const TASKS_OF_TODAY: &str = "today";
/// Maximum number of teachers' courses on a device.
const MAX_OWN_COURSES: usize = 9;
/// Prefix of the names of teachers' courses, in the address and in storage keys.
const OWN_PREFIX: &str = "own";

/// Load state of a course.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum LoadState {
    Loading,
    Missing,
    Loaded,
}

/// Entry in the list of courses.
pub struct CourseEntry {
    /// Name in the address.
    pub key: String,
    state: LoadState,
    /// Language of the last request; `None` before the first.
    requested: Option<Language>,
    course: Option<SharedCourse>,
}

thread_local! {
    /// Cache of parsed built-in courses, for the lifetime of the app.
    static READ: RefCell<Vec<(&'static str, SharedCourse)>> = const { RefCell::new(Vec::new()) };
}

/// Returns a built-in course from the cache.
fn cached_course(name: &str) -> Option<SharedCourse> {
    READ.with_borrow(|all| all.iter().find(|(other, _)| *other == name).map(|(_, course)| course.clone()))
}

/// Language of the course file for a reader: the reader's language, else the author's.
fn course_language(name: &str, language: Language) -> Language {
    if language.courses().contains(&name) { language } else { Language::default() }
}

/// True if a course is loaded with all texts of a language.
pub fn has_all(course: &study::Course, name: &str, language: Language) -> bool {
    course.languages.contains(&course_language(name, language))
}

/// Fetches and parses a course file in a language. None on failure.
async fn fetch_course(name: &str, language: Language) -> Option<study::Course> {
    let code = match language == Language::default() {
        true => String::new(),
        false => format!(".{}", language.code()),
    };
    study::read(&fetch_text(&i18n_loader::asset_url(&["courses/", name, &code, ".txt"])).await?).ok()
}

/// Fetches a built-in course with its texts in a language, else in its author's, and caches it.
async fn load_course(name: &'static str, language: Language) -> Option<SharedCourse> {
    let own = match course_language(name, language) {
        author if author == Language::default() => None,
        own => fetch_course(name, own).await,
    };
    let course = match own {
        Some(course) => course,
        None => fetch_course(name, Language::default()).await?,
    };
    let course: SharedCourse = Arc::new(course);
    READ.with_borrow_mut(|all| {
        all.retain(|(other, _)| *other != name);
        all.push((name, course.clone()));
    });
    Some(course)
}

/// Course with its name in the address.
#[derive(Clone)]
pub struct Course {
    pub key: String,
    pub shared: SharedCourse,
}

impl PartialEq for Course {
    fn eq(&self, other: &Course) -> bool {
        self.key == other.key && Arc::ptr_eq(&self.shared, &other.shared)
    }
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
        self.key.starts_with(OWN_PREFIX)
    }
    /// Key under which stars are saved. A teacher's course may have any name, but never collides with the
    /// stars of a built-in one.
    pub fn stars_key(&self) -> String {
        let own = if self.is_own() { "~" } else { "" };
        format!("{own}{}", self.shared.id)
    }
    /// Address of a lesson, or of an exercise in it.
    pub fn address(&self, lesson: usize, exercise: Option<usize>) -> String {
        let lesson = self.lessons.get(lesson);
        let exercise = lesson.and_then(|lesson| lesson.exercises.get(exercise?));
        let (lesson, exercise) = (lesson.map(|it| it.id.as_str()), exercise.map(|it| it.id.as_str()));
        lesson_address(&self.key, lesson.unwrap_or_default(), exercise.unwrap_or_default())
    }
    /// True for the last exercise of its lesson, by indices of lesson and exercise.
    pub fn ends_lesson(&self, (lesson, exercise): (usize, usize)) -> bool {
        self.lessons.get(lesson).is_some_and(|lesson| lesson.exercises.len() == exercise + 1)
    }
}

impl CourseEntry {
    pub fn state(&self) -> LoadState {
        self.state
    }
    pub fn course(&self) -> Option<Course> {
        Some(Course { key: self.key.clone(), shared: self.course.clone()? })
    }
    /// True for a teacher's own course.
    pub fn is_own(&self) -> bool {
        self.key.starts_with(OWN_PREFIX)
    }
    fn with_course(key: String, course: Option<SharedCourse>, asked: Option<Language>) -> CourseEntry {
        let state = if course.is_some() { LoadState::Loaded } else { LoadState::Missing };
        CourseEntry { key, state, requested: asked, course }
    }
    /// True if the course has to be fetched for a language.
    fn needs_fetch(&self, language: Language) -> bool {
        match &self.course {
            Some(course) => self.requested != Some(language) && !has_all(course, &self.key, language),
            None => self.requested.is_none(),
        }
    }
}

/// Name of the storage slot with a number, from 1.
fn slot_key(n: usize) -> String {
    format!("{OWN_PREFIX}{n}")
}

/// True if this name in the address belongs to a teacher's course, stored on this device only.
pub fn is_own(key: &str) -> bool {
    key.starts_with(OWN_PREFIX)
}

/// Storage key of a teacher's course; `None` for other names.
pub fn own_storage_key(key: &str) -> Option<KeyName> {
    (1..=MAX_OWN_COURSES).map(slot_key).find(|own| own == key).map(|own| StorageKey::Course.of(&own))
}

/// Names in the address and texts of the teachers' courses that may be changed here, finished or not.
pub fn own_course_texts() -> Vec<(String, String)> {
    let all = (1..=MAX_OWN_COURSES).map(slot_key).filter(|key| can_change(key));
    all.filter_map(|key| storage::load(StorageKey::Course.of(&key)).map(|text| (key, text))).collect()
}

/// Saves a course in a free place and returns its name in the address; `None` if there is no room.
pub fn save_new_course(text: &str) -> Option<String> {
    let free = (1..=MAX_OWN_COURSES)
        .map(slot_key)
        .find(|key| storage::load(StorageKey::Course.of(key)).is_none())?;
    storage::try_save(StorageKey::Course.of(&free), text).then_some(free)
}

/// Reads a teacher's course; of an unfinished one the part that is valid.
fn read_own(text: &str) -> Option<SharedCourse> {
    study::read(text).ok().or_else(|| builder::valid_part(text)).map(Arc::new)
}

/// Text of a built-in course in a language, else in its author's.
pub async fn course_text(name: &str, language: Language) -> Option<String> {
    let code = match course_language(name, language) {
        author if author == Language::default() => String::new(),
        own => format!(".{}", own.code()),
    };
    fetch_text(&i18n_loader::asset_url(&["courses/", name, &code, ".txt"])).await
}

/// Saves the text of an imported course and returns its name in the address. A text that is stored already is
/// not saved twice, and other courses are not overwritten. None if there is no room.
pub fn save_imported(text: &str) -> Option<String> {
    let there = |key: &String| storage::load(StorageKey::Course.of(key));
    let same = (1..=MAX_OWN_COURSES).map(slot_key).find(|key| there(key).is_some_and(|saved| saved == text));
    same.or_else(|| {
        let free = (1..=MAX_OWN_COURSES).map(slot_key).find(|key| there(key).is_none())?;
        storage::try_save(StorageKey::Course.of(&free), text).then_some(free)
    })
}

/// True for a teacher's course that may be changed on this device: not for one that came by a link for pupils.
pub fn can_change(key: &str) -> bool {
    is_own(key)
        && storage::load(StorageKey::Course.of(key)).is_some_and(|text| !builder::is_for_pupils(&text))
}

/// All courses; built-in ones as far as they are cached.
pub fn known_courses() -> Vec<CourseEntry> {
    let built_in = |name: &&str| {
        let course = cached_course(name);
        let state = if course.is_some() { LoadState::Loaded } else { LoadState::Loading };
        CourseEntry { key: (*name).into(), state, requested: None, course }
    };
    let mut all: Vec<CourseEntry> = BUILT_IN.iter().map(built_in).collect();
    for key in (1..=MAX_OWN_COURSES).map(slot_key) {
        let read = |text: String| CourseEntry::with_course(key.clone(), read_own(&text), None);
        all.extend(storage::load(StorageKey::Course.of(&key)).map(read));
    }
    let made = |key| CourseEntry { key, state: LoadState::Loading, requested: None, course: None };
    let strokes = GAMES.into_iter().map(|(game, _)| strokes::course_key(game));
    all.extend([TASKS_OF_TODAY, MIND_TRAINING].map(String::from).into_iter().chain(strokes).map(made));
    all
}

/// True for a course that is made on the device: tasks of today, strokes of draughts.
pub fn is_generated(key: &str) -> bool {
    [TASKS_OF_TODAY, MIND_TRAINING].contains(&key) || strokes::game_of_course(key).is_some()
}

/// True if a course is loaded with the texts of a language.
pub fn has_language(cx: LearnState, key: &str, language: Language) -> bool {
    cx.courses.with_untracked(|all| {
        let entry = all.iter().find(|entry| entry.key == key);
        entry.and_then(CourseEntry::course).is_some_and(|course| course.languages.contains(&language))
    })
}

/// Fetches missing built-in courses in a language: one of them, or all, one after the other.
pub fn fetch_missing(cx: LearnState, only: Option<&str>, language: Language) {
    let mut missing = Vec::new();
    cx.courses.try_update_untracked(|all| {
        for name in BUILT_IN.into_iter().filter(|name| only.is_none_or(|only| only == *name)) {
            if let Some(entry) = all.iter_mut().find(|entry| entry.key == name && entry.needs_fetch(language))
            {
                entry.requested = Some(language);
                missing.push(name);
            }
        }
    });
    if missing.is_empty() {
        return;
    }
    spawn_local(async move {
        for name in missing {
            load_into_list(cx, name, language).await;
        }
    });
}

/// Retries to fetch a course.
pub fn retry(cx: LearnState, key: &str) {
    let Some(name) = BUILT_IN.into_iter().find(|name| *name == key) else { return };
    let language = cx.language_now();
    set_entry(
        cx,
        CourseEntry { key: name.into(), state: LoadState::Loading, requested: Some(language), course: None },
    );
    spawn_local(load_into_list(cx, name, language));
}

/// Returns a course by its name in the address, for a page without the list of all. None if it is missing.
pub async fn course_by_key(key: &str, language: Language) -> Option<SharedCourse> {
    let Some(name) = BUILT_IN.into_iter().find(|name| *name == key) else {
        let text = storage::load(StorageKey::Course.of(key)).filter(|_| key.starts_with(OWN_PREFIX))?;
        return read_own(&text);
    };
    match cached_course(name).filter(|course| has_all(course, name, language)) {
        Some(course) => Some(course),
        None => load_course(name, language).await.or_else(|| cached_course(name)),
    }
}

/// Keys and titles of the built-in courses and of teachers' own ones, as far as they can be loaded.
pub async fn course_titles(language: Language) -> Vec<(String, String)> {
    let keys = known_courses().into_iter().map(|entry| entry.key).filter(|key| !is_generated(key));
    let mut titles = Vec::new();
    for key in keys {
        if let Some(course) = course_by_key(&key, language).await {
            titles.push((key, course.title.in_language(language).into()));
        }
    }
    titles
}

/// A teacher's own course on this device, by the key of its stars.
pub fn own_course(stars_key: &str) -> Option<SharedCourse> {
    own_entry(stars_key).map(|course| course.shared)
}

/// Name in the address of a course, by the key of its stars.
pub fn key_of_stars(stars_key: &str) -> String {
    own_entry(stars_key).map_or_else(|| stars_key.into(), |course| course.key)
}

fn own_entry(stars_key: &str) -> Option<Course> {
    let is_it = |course: &Course| course.is_own() && course.stars_key() == stars_key;
    known_courses().into_iter().filter_map(|entry| entry.course()).find(is_it)
}

async fn load_into_list(cx: LearnState, name: &'static str, language: Language) {
    let course = load_course(name, language).await.or_else(|| cached_course(name));
    // To read a course and to draw it takes long enough for a task each.
    next_task().await;
    set_entry(cx, CourseEntry::with_course(name.into(), course, Some(language)));
    // The language may have changed in the meantime.
    fetch_missing(cx, Some(name), cx.language_now());
}

/// Provides a course that was generated on the device; `None`: it is missing.
pub fn set_generated_course(cx: LearnState, key: &str, course: Option<SharedCourse>, language: Language) {
    set_entry(cx, CourseEntry::with_course(key.into(), course, Some(language)));
}

/// Provides the course of an exercise that its author tries out, the only one of the list.
pub fn set_trial_course(cx: LearnState, key: &str, course: SharedCourse) {
    cx.courses.set(vec![CourseEntry::with_course(key.into(), Some(course), None)]);
}

/// Inserts or replaces an entry of the list.
fn set_entry(cx: LearnState, entry: CourseEntry) {
    cx.courses.update(|all| match all.iter_mut().find(|other| other.key == entry.key) {
        Some(old) => *old = entry,
        None => all.push(entry),
    });
}

/// Result of adding a teacher's course.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Added {
    Saved,
    /// Storage failed: available until the page is closed.
    NotSaved,
    /// Maximum number of courses reached.
    Full,
}

/// Saves a teacher's course; replaces one with an equal id. None if the page is gone.
pub fn add_own_course(cx: LearnState, course: study::Course, text: &str) -> Option<Added> {
    let same =
        |entry: &CourseEntry| entry.is_own() && entry.course.as_ref().is_some_and(|c| c.id == course.id);
    let key = cx.courses.try_update_untracked(|all| {
        let free =
            || (1..=MAX_OWN_COURSES).map(slot_key).find(|key| all.iter().all(|entry| entry.key != *key));
        let old = all.iter().find(|entry| same(entry)).map(|entry| entry.key.clone());
        old.or_else(free)
    })?;
    let Some(key) = key else { return Some(Added::Full) };
    let added =
        if storage::try_save(StorageKey::Course.of(&key), text) { Added::Saved } else { Added::NotSaved };
    set_entry(cx, CourseEntry::with_course(key, Some(Arc::new(course)), None));
    Some(added)
}

/// Removes a teacher's course.
pub fn remove_own_course(cx: LearnState, key: &str) {
    storage::delete(StorageKey::Course.of(key));
    cx.courses.update(|all| all.retain(|entry| entry.key != key));
}

/// Path through a course; tracked.
pub fn course_path(cx: LearnState, course: &Course) -> Memo<CoursePath> {
    let (course, name) = (course.clone(), course.stars_key());
    Memo::new(move |_| cx.progress.with(|progress| CoursePath::new(&course, progress, &name)))
}

/// Current path through a course; untracked.
pub fn course_path_now(cx: LearnState, course: &Course) -> CoursePath {
    cx.progress.with_untracked(|progress| CoursePath::new(course, progress, &course.stars_key()))
}

/// True if an exercise completes its lesson: the last one, or the only open one.
pub fn is_end_reached(cx: LearnState, course: &Course, place: (usize, usize)) -> bool {
    course.ends_lesson(place) || {
        let path = course_path_now(cx, course);
        path.stops.get(place.0).is_some_and(|stop| stop.missing.iter().all(|n| *n == place.1))
    }
}
