//! Planned tasks in the classroom, those of today and the training of the mind's eye: courses of one lesson, generated when they
//! are opened.

use crate::pages::learn::courses::{self, Course, TASKS_OF_TODAY};
use crate::pages::learn::{LearnState, lesson_address, stars};
use crate::state::practice;
use js_sys::Promise;
use leptos::prelude::*;
use notabene_core::i18n::{Label, Language};
use notabene_study::schedule::Planned;
use notabene_study::task::{self, Task};
use std::sync::Arc;
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// Id of its lesson.
const LESSON_ID: &str = "tasks";

/// Address of one of today's tasks, by index from 0.
pub fn fresh_address(n: usize) -> String {
    lesson_address(TASKS_OF_TODAY, LESSON_ID, &exercise_id(n))
}

/// Id of the exercise of a task, by index from 0.
fn exercise_id(n: usize) -> String {
    (n + 1).to_string()
}

/// The plan of a course of tasks.
fn plan(key: &str) -> Vec<Planned> {
    match key {
        practice::MIND_TRAINING => practice::mind_training(),
        _ => practice::tasks_of_today(),
    }
}

/// Generates the tasks of a course, one after the other so that the page stays responsive; does nothing if they exist
/// already in the language.
pub fn generate_tasks(cx: LearnState, key: &str, language: Language) {
    let (plan, key) = (plan(key), key.to_string());
    let same = |(a, b): (&Planned, &Planned)| (&a.skill, &a.game, a.seed) == (&b.skill, &b.game, b.seed);
    let is_same =
        cx.tasks_of_today.with_untracked(|old| old.len() == plan.len() && old.iter().zip(&plan).all(same));
    let known = courses::has_language(cx, &key, language);
    // Stars won today are in the schedule, stars won in a training are known to this page alone.
    if !is_same || key == TASKS_OF_TODAY {
        cx.tasks_of_today.set(plan.clone());
    }
    if is_same && known {
        return;
    }
    spawn_local(async move {
        let mut tasks: Vec<(usize, Task)> = Vec::new();
        for (n, planned_task) in plan.iter().enumerate() {
            tasks.extend(planned_task.task().map(|task| (n, task)));
            yield_to_browser().await;
        }
        // The page may be gone, or the plan may have changed.
        if cx.tasks_of_today.try_with_untracked(|fresh| fresh.iter().zip(&plan).all(same)) == Some(true) {
            let course = course_of_tasks(&tasks, &key);
            courses::set_generated_course(cx, &key, course, language);
        }
    });
}

/// Course of some tasks; ids of its exercises are their numbers in the plan. None without tasks.
fn course_of_tasks(tasks: &[(usize, Task)], key: &str) -> Option<crate::pages::learn::SharedCourse> {
    let all: Vec<Task> = tasks.iter().map(|(_, task)| task.clone()).collect();
    let title = if key == practice::MIND_TRAINING { Label::TrainerEye } else { Label::TodayTitle };
    let mut course = task::titled_course(&all, title);
    let exercises = course.lessons.iter_mut().flat_map(|lesson| &mut lesson.exercises);
    exercises.zip(tasks).for_each(|(exercise, (n, _))| exercise.id = exercise_id(*n));
    (!tasks.is_empty()).then(|| Arc::new(course))
}

/// Yields to the event loop.
async fn yield_to_browser() {
    let turn = Promise::new(&mut |done, _| {
        let _ = window().set_timeout_with_callback(&done);
    });
    // A timer never fails.
    drop(JsFuture::from(turn).await);
}

/// True for a course of planned tasks.
pub fn is_planned(course: &Course) -> bool {
    [TASKS_OF_TODAY, practice::MIND_TRAINING].contains(&course.key.as_str())
}

/// Planned task of an exercise.
fn planned_task(cx: LearnState, exercise: &str) -> Option<Planned> {
    let n: usize = exercise.parse().ok()?;
    cx.tasks_of_today.with_untracked(|fresh| fresh.get(n.checked_sub(1)?).cloned())
}

/// Best result of an exercise of any course, in stars; tracked.
pub fn best_stars(cx: LearnState, course: &Course, exercise: &str) -> u32 {
    if !is_planned(course) {
        return cx.progress.with(|progress| progress.best(&course.stars_key(), exercise)).min(stars::MOST);
    }
    cx.tasks_of_today.track();
    planned_task(cx, exercise).map_or(0, |task| task.stars)
}

/// Address of the first open task.
pub fn next_open_task(cx: LearnState, course: &Course) -> Option<String> {
    let exercises = course.lessons.iter().flat_map(|lesson| &lesson.exercises);
    let mut ids = exercises.map(|exercise| exercise.id.as_str());
    ids.find(|id| best_stars(cx, course, id) == 0).map(|id| lesson_address(&course.key, LESSON_ID, id))
}

/// Saves the stars of one of today's tasks.
pub fn save_task_stars(cx: LearnState, exercise: &str, stars: u32) {
    let Some(task) = planned_task(cx, exercise) else { return };
    practice::record_done(&task, stars);
    cx.tasks_of_today.update(|fresh| {
        let same = fresh.iter_mut().find(|other| **other == task);
        same.into_iter().for_each(|task| task.stars = task.stars.max(stars));
    });
}

/// Counts a wrong answer in one of today's tasks.
pub fn count_task_mistake(cx: LearnState, exercise: &str, cause: &str) {
    planned_task(cx, exercise).into_iter().for_each(|task| practice::record_mistake(&task, cause));
}
