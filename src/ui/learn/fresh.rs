//! The tasks of today in the classroom: a course of one lesson, made when it is opened.

use super::courses::{self, Course};
use super::{Hall, address, stars};
use crate::ui::dom::{El, el};
use crate::ui::practise::{self, schedule};
use js_sys::Promise;
use leptos::prelude::*;
use notabene_core::i18n::{Label, Language};
use notabene_core::study::schedule::Planned;
use notabene_core::study::task::{self, Task};
use std::sync::Arc;
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// Its name among the courses, in the address.
pub const KEY: &str = "today";
/// Id of its lesson.
const LESSON: &str = "tasks";

/// Address of a task of today, by its place from 0.
pub fn fresh_address(n: usize) -> String {
    address(KEY, LESSON, &id(n))
}

/// Id of the exercise of a task, by its place.
fn id(n: usize) -> String {
    (n + 1).to_string()
}

/// The link back to the page of today.
pub fn home(hall: Hall, label: Label) -> El {
    el("a", "button main").attr("href", &["#", practise::NAME].concat()).label(hall.desk, label)
}

/// Makes the tasks of today, one after the other so that the page stays alive; nothing if they are there already in
/// the language.
pub fn fetch(hall: Hall, language: Language) {
    let plan = schedule::today();
    let same = |(a, b): (&Planned, &Planned)| (&a.skill, &a.game, a.seed) == (&b.skill, &b.game, b.seed);
    let is_same = hall.fresh.with_untracked(|old| old.len() == plan.len() && old.iter().zip(&plan).all(same));
    let known = hall.courses.with_untracked(|all| {
        let entry = all.iter().find(|entry| entry.key == KEY);
        entry.and_then(|entry| entry.course()).is_some_and(|course| course.languages.contains(&language))
    });
    hall.fresh.set(plan.clone());
    if is_same && known {
        return;
    }
    spawn_local(async move {
        let mut tasks: Vec<(usize, Task)> = Vec::new();
        for (n, planned) in plan.iter().enumerate() {
            tasks.extend(planned.task().map(|task| (n, task)));
            pause().await;
        }
        // The page may be gone, or the plan may be another one.
        if hall.fresh.try_with_untracked(|fresh| fresh.iter().zip(&plan).all(same)) == Some(true) {
            let course = course(&tasks);
            courses::provide(hall, KEY, course, language);
        }
    });
}

/// The course of some tasks; its exercises have the numbers of their places in the plan.
fn course(tasks: &[(usize, Task)]) -> Option<super::Shared> {
    let all: Vec<Task> = tasks.iter().map(|(_, task)| task.clone()).collect();
    let mut course = task::course(&all);
    let exercises = course.lessons.iter_mut().flat_map(|lesson| &mut lesson.exercises);
    exercises.zip(tasks).for_each(|(exercise, (n, _))| exercise.id = id(*n));
    (!tasks.is_empty()).then(|| Arc::new(course))
}

/// Lets the page do something else.
async fn pause() {
    let turn = Promise::new(&mut |done, _| {
        let _ = window().set_timeout_with_callback(&done);
    });
    // A timer never fails.
    drop(JsFuture::from(turn).await);
}

/// True for the course of today.
pub fn is_fresh(course: &Course) -> bool {
    course.key == KEY
}

/// The planned task of an exercise.
fn planned(hall: Hall, exercise: &str) -> Option<Planned> {
    let n: usize = exercise.parse().ok()?;
    hall.fresh.with_untracked(|fresh| fresh.get(n.checked_sub(1)?).cloned())
}

/// The best result of an exercise of any course, in stars; tracked.
pub fn best(hall: Hall, course: &Course, exercise: &str) -> u32 {
    if !is_fresh(course) {
        return hall.progress.with(|progress| progress.best(&course.stars(), exercise)).min(stars::MOST);
    }
    hall.fresh.track();
    planned(hall, exercise).map_or(0, |task| task.stars)
}

/// The address of the first task of today that is not done.
pub fn still_open(hall: Hall, course: &Course) -> Option<String> {
    let exercises = course.lessons.iter().flat_map(|lesson| &lesson.exercises);
    let mut ids = exercises.map(|exercise| exercise.id.as_str());
    ids.find(|id| best(hall, course, id) == 0).map(|id| address(KEY, LESSON, id))
}

/// A task of today is done.
pub fn done(hall: Hall, exercise: &str, stars: u32) {
    let Some(task) = planned(hall, exercise) else { return };
    schedule::done(&task, stars);
    hall.fresh.update(|fresh| {
        let same = fresh.iter_mut().find(|other| **other == task);
        same.into_iter().for_each(|task| task.stars = task.stars.max(stars));
    });
}

/// A wrong answer in a task of today.
pub fn miss(hall: Hall, exercise: &str, cause: &str) {
    planned(hall, exercise).into_iter().for_each(|task| schedule::miss(&task, cause));
}
