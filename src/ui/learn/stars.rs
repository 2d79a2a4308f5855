//! Stars: progress in the exercises, saved on the device, and its drawing.

use super::LessonState;
use super::courses::Course;
use crate::ui::aside::{self, PROGRESS as KEY};
use crate::ui::store;
use js_sys::{Object, Reflect};
use leptos::prelude::*;
use notabene_core::msg;
use notabene_core::study::{Lesson, Progress};
use wasm_bindgen::JsValue;
use web_sys::Event;

/// The most for one exercise.
pub const MOST: u32 = 3;

/// The points of a star in a box of 20 by 20.
const STAR: &str = "10 1.6 12.6 7.2 18.7 7.9 14.2 12.1 15.4 18.2 10 15.1 4.6 18.2 5.8 12.1 1.3 7.9 7.4 7.2";

/// Progress saved on the device.
pub fn saved() -> Progress {
    aside::progress()
}

/// Saves the stars of an exercise, and sends them to a page that has this one in a frame.
pub fn save(state: LessonState, course: &str, exercise: &str, stars: u32) {
    send_result(course, exercise, stars);
    change(state, |progress| _ = progress.keep(course, exercise, stars));
}

/// Changes the progress on the device: another page may have added to it or forgotten all. Where nothing can be
/// saved, the change lasts as long as this page.
fn change(state: LessonState, act: impl Fn(&mut Progress)) {
    let mut progress = saved();
    let before = progress.clone();
    act(&mut progress);
    if progress == before {
        return;
    }
    match store::try_keep(KEY, &progress.text()) {
        true => state.progress.set(progress),
        false => state.progress.update(act),
    }
}

/// Counts a mistake of a kind.
pub fn count_mistake(state: LessonState, course: &str, lesson: &str, kind: &str) {
    change(state, |progress| progress.miss(course, lesson, kind));
}

/// Saves how far a game is.
pub fn save_place(state: LessonState, course: &str, exercise: &str, place: u32) {
    change(state, |progress| progress.stay(course, exercise, place));
}

/// Sends the result of an exercise to a page that has this one in a frame (`www/embed.js`).
fn send_result(course: &str, exercise: &str, stars: u32) {
    let detail = Object::new();
    let parts = [("course", course.into()), ("exercise", exercise.into()), ("stars", JsValue::from(stars))];
    for (name, value) in parts {
        // An object of our own takes anything.
        let _ = Reflect::set(&detail, &name.into(), &value);
    }
    if let Ok(event) = Event::new("notabene-result") {
        let _ = Reflect::set(&event, &"detail".into(), &detail);
        // The listener decides what becomes of it.
        let _ = window().dispatch_event(&event);
    }
}

/// Forgets all of them.
pub fn forget(state: LessonState) {
    store::forget(KEY);
    state.progress.set(Progress::default());
}

/// The stars of a lesson, and how many there are.
pub fn of_lesson(progress: &Progress, course: &str, lesson: &Lesson) -> (u32, u32) {
    let won = lesson.exercises.iter().map(|it| progress.best(course, &it.id).min(MOST)).sum();
    (won, MOST * lesson.exercises.len() as u32)
}

/// The stars of a whole course, and how many there are.
pub fn of_course(progress: &Progress, course: &Course) -> (u32, u32) {
    let name = course.stars();
    course.lessons.iter().fold((0, 0), |(won, most), lesson| {
        let (more, all) = of_lesson(progress, &name, lesson);
        (won + more, most + all)
    })
}

#[component]
fn Star(won: bool) -> impl IntoView {
    view! {
        <svg class=if won { "star won" } else { "star" } viewBox="0 0 20 20" aria-hidden="true">
            <polygon points=STAR></polygon>
        </svg>
    }
}

/// The stars of one exercise, of three.
#[component]
pub fn StarRow(stars: u32) -> impl IntoView {
    let prefs = LessonState::here().prefs;
    let label = move || prefs.say(&msg!(StarsOf { stars, most: MOST }));
    let row = (0..MOST).map(|n| view! { <Star won={n < stars}/> });
    view! { <span class="stars" role="img" aria-label=label>{row.collect_view()}</span> }
}

/// A star with a count beside it: the stars won, and how many there are.
#[component]
pub fn StarCount(count: (u32, u32)) -> impl IntoView {
    let prefs = LessonState::here().prefs;
    let (stars, most) = count;
    let label = move || prefs.say(&msg!(StarsOf { stars, most }));
    view! {
        <span class="count" role="img" aria-label=label>
            <Star won={stars > 0}/>
            <span aria-hidden="true">{format!("{stars}/{most}")}</span>
        </span>
    }
}
