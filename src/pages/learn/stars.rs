//! Stars: progress, saved on the device, and their drawing.

use crate::pages::learn::LearnState;
use crate::state::corrupt_storage;
use crate::state::preferences::Preferences;
use crate::state::storage;
use js_sys::{Object, Reflect};
use leptos::prelude::*;
use notabene_core::msg;
pub use notabene_study::MOST_STARS as MOST;
use notabene_study::Progress;
use notabene_study::storage_key::StorageKey;
use wasm_bindgen::JsValue;
use web_sys::Event;

/// Points of a star in a box of 20 × 20.
pub const STAR_POINTS: &str =
    "10 1.6 12.6 7.2 18.7 7.9 14.2 12.1 15.4 18.2 10 15.1 4.6 18.2 5.8 12.1 1.3 7.9 7.4 7.2";

/// Returns the saved progress.
pub fn saved_progress() -> Progress {
    corrupt_storage::load_progress()
}

/// Saves the stars of an exercise. Storage is read first: another tab may have added to it or cleared it. If
/// saving fails, stars last as long as this page.
pub fn save_stars(cx: LearnState, course: &str, exercise: &str, stars: u32) {
    if cx.is_trial() {
        return;
    }
    post_result(course, exercise, stars);
    let mut all = saved_progress();
    if !all.record(course, exercise, stars) {
        return;
    }
    if storage::try_save(StorageKey::Progress, &all.text()) {
        cx.progress.set(all);
    } else {
        cx.progress.update(|progress| _ = progress.record(course, exercise, stars));
    }
}

/// Changes the saved progress, as [`save_stars`] does.
fn update_progress(cx: LearnState, act: impl Fn(&mut Progress)) {
    if cx.is_trial() {
        return;
    }
    let mut all = saved_progress();
    let before = all.clone();
    act(&mut all);
    if all == before {
        return;
    }
    if storage::try_save(StorageKey::Progress, &all.text()) {
        cx.progress.set(all);
    } else {
        cx.progress.update(|progress| act(progress));
    }
}

/// Counts a mistake of a kind.
pub fn count_mistake(cx: LearnState, course: &str, lesson: &str, kind: &str) {
    update_progress(cx, |all| all.count_mistake(course, lesson, kind));
}

/// Saves the progress in a game.
pub fn save_place(cx: LearnState, course: &str, exercise: &str, place: u32) {
    update_progress(cx, |all| all.save_place(course, exercise, place));
}

/// Announces the result of an exercise to the embedding page (`www/embed.js`).
fn post_result(course: &str, exercise: &str, stars: u32) {
    let detail = Object::new();
    let parts = [("course", course.into()), ("exercise", exercise.into()), ("stars", JsValue::from(stars))];
    for (name, value) in parts {
        // A plain object accepts any property.
        let _ = Reflect::set(&detail, &name.into(), &value);
    }
    if let Ok(event) = Event::new("notabene-result") {
        let _ = Reflect::set(&event, &"detail".into(), &detail);
        // Listeners do not affect the lesson.
        let _ = window().dispatch_event(&event);
    }
}

/// Deletes all stars and diplomas.
pub fn delete_all(cx: LearnState) {
    storage::delete(StorageKey::Progress);
    storage::delete(StorageKey::Diplomas);
    cx.progress.set(Progress::default());
}

#[component]
fn Star(#[prop(into)] is_won: Signal<bool>) -> impl IntoView {
    view! {
        <svg class="star" class:won=is_won viewBox="0 0 20 20" aria-hidden="true"><polygon points=STAR_POINTS/></svg>
    }
}

/// Row of three stars, this many of them won.
#[component]
pub fn StarRow(#[prop(into)] stars: Signal<u32>) -> impl IntoView {
    let prefs = Preferences::here();
    let text = move || prefs.message_text(&msg!(StarsOf { stars: stars.get(), most: MOST }));
    let row = (0..MOST).map(|n| view! { <Star is_won=Signal::derive(move || n < stars.get())/> });
    view! { <span class="stars" role="img" aria-label=text>{row.collect_view()}</span> }
}

/// Star with a count beside it: the stars that are won, and how many there are.
#[component]
pub fn StarCount(#[prop(into)] count: Signal<(u32, u32)>) -> impl IntoView {
    let prefs = Preferences::here();
    let text = move || {
        let (stars, most) = count.get();
        prefs.message_text(&msg!(StarsOf { stars, most }))
    };
    let numbers = move || {
        let (stars, most) = count.get();
        format!("{stars}/{most}")
    };
    view! {
        <span class="count" role="img" aria-label=text>
            <Star is_won=Signal::derive(move || count.get().0 > 0)/>
            <span aria-hidden="true">{numbers}</span>
        </span>
    }
}
