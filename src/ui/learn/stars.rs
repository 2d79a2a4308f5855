//! Stars: what was reached, kept on the device, and how it is drawn.

use super::Hall;
use crate::ui::aside::{self, PROGRESS as KEY};
use crate::ui::dom::{El, drawn, el};
use crate::ui::prefs::Preferences;
use crate::ui::store;
use js_sys::{Object, Reflect};
use leptos::prelude::window;
use leptos::prelude::*;
use notabene_core::msg;
pub use notabene_core::study::MOST_STARS as MOST;
use notabene_core::study::Progress;
use wasm_bindgen::JsValue;
use web_sys::Event;

/// Where the name and the days of diplomas are kept.
pub const DIPLOMA: &str = "diploma";

/// The points of a star in a box of 20 by 20.
pub const STAR: &str =
    "10 1.6 12.6 7.2 18.7 7.9 14.2 12.1 15.4 18.2 10 15.1 4.6 18.2 5.8 12.1 1.3 7.9 7.4 7.2";

/// What is kept on the device.
pub fn kept() -> Progress {
    aside::progress()
}

/// Keeps the stars of an exercise. What lies on the device counts: another page may have added to it or forgotten
/// all. Where nothing can be kept, they last as long as this page.
pub fn keep(hall: Hall, course: &str, exercise: &str, stars: u32) {
    tell(course, exercise, stars);
    let mut all = kept();
    if !all.keep(course, exercise, stars) {
        return;
    }
    if store::try_keep(KEY, &all.text()) {
        hall.progress.set(all);
    } else {
        hall.progress.update(|progress| _ = progress.keep(course, exercise, stars));
    }
}

/// Changes what lies on the device, as [`keep`] does.
fn change(hall: Hall, act: impl Fn(&mut Progress)) {
    let mut all = kept();
    let before = all.clone();
    act(&mut all);
    if all == before {
        return;
    }
    if store::try_keep(KEY, &all.text()) {
        hall.progress.set(all);
    } else {
        hall.progress.update(|progress| act(progress));
    }
}

/// Counts a mistake of a kind.
pub fn miss(hall: Hall, course: &str, lesson: &str, kind: &str) {
    change(hall, |all| all.miss(course, lesson, kind));
}

/// Keeps how far a game is.
pub fn stay(hall: Hall, course: &str, exercise: &str, place: u32) {
    change(hall, |all| all.stay(course, exercise, place));
}

/// Tells whoever has the page in a frame how an exercise ended (`www/embed.js`).
fn tell(course: &str, exercise: &str, stars: u32) {
    let detail = Object::new();
    let parts = [("course", course.into()), ("exercise", exercise.into()), ("stars", JsValue::from(stars))];
    for (name, value) in parts {
        // An object of our own takes anything.
        let _ = Reflect::set(&detail, &name.into(), &value);
    }
    if let Ok(event) = Event::new("notabene-result") {
        let _ = Reflect::set(&event, &"detail".into(), &detail);
        // What is done with it is no affair of the lesson.
        let _ = window().dispatch_event(&event);
    }
}

/// Forgets all of them, and the diplomas.
pub fn forget(hall: Hall) {
    store::forget(KEY);
    store::forget(DIPLOMA);
    hall.progress.set(Progress::default());
}

fn star(won: bool) -> El {
    let shape = drawn("polygon").attr("points", STAR);
    let class = if won { "star won" } else { "star" };
    drawn("svg").attr("class", class).attr("viewBox", "0 0 20 20").attr("aria-hidden", "true").with([shape])
}

/// So many stars of three.
pub fn row(prefs: Preferences, stars: u32) -> El {
    let label = move || prefs.say(&msg!(StarsOf { stars, most: MOST }));
    let row = el("span", "stars").attr("role", "img").live("aria-label", label);
    row.with((0..MOST).map(|n| star(n < stars)))
}

/// A star with a count beside it.
pub fn count(hall: Hall, (stars, most): (u32, u32)) -> El {
    let label = move || hall.desk.say(&msg!(StarsOf { stars, most }));
    let numbers = [stars.to_string(), most.to_string()].join("/");
    let words = el("span", "").attr("aria-hidden", "true").text(&numbers);
    el("span", "count").attr("role", "img").live("aria-label", label).with([star(stars > 0), words])
}
