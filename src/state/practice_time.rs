//! Counts how long the learner practises: from touch to touch while the page is seen, by days, on this device only.

use crate::components::query::on_window;
use crate::state::address::page_name;
use crate::state::practice::local_seconds;
use crate::state::router::fragment;
use crate::state::storage;
use crate::state::time::milliseconds;
use leptos::prelude::*;
use notabene_study::practice_time::{ActivityMeter, PracticeTime, is_practice};
use notabene_study::storage_key::StorageKey;
use std::cell::Cell;

/// Seconds after which what was counted is saved.
const SAVE_AFTER: u32 = 60;
/// Seconds that are saved when the page is left: who only looks in does not practise.
const LEAST: u32 = 10;

thread_local! {
    /// True once all that is saved was deleted or replaced: the page is about to be loaded again.
    static IS_STOPPED: Cell<bool> = const { Cell::new(false) };
}

/// Counts no more: what is saved now is not that of this page.
pub fn stop() {
    IS_STOPPED.set(true);
}

/// Returns the time of practice of the learner.
pub fn load_practice_time() -> PracticeTime {
    PracticeTime::read(&storage::load(StorageKey::PracticeTime).unwrap_or_default())
}

/// Counts from now on.
pub fn count_practice() {
    IS_STOPPED.set(false);
    let meter = StoredValue::new_local(ActivityMeter::default());
    let act = move || {
        let is_practice = is_practice(page_name(&fragment())) && !document().hidden();
        meter.update_value(|meter| match is_practice {
            true => meter.act(milliseconds()),
            false => meter.pause(milliseconds()),
        });
        save(meter, if is_practice { SAVE_AFTER } else { LEAST });
    };
    let leave = move || {
        meter.update_value(|meter| meter.pause(milliseconds()));
        save(meter, LEAST);
    };
    on_window(leptos::ev::pointerdown, move |_| act());
    on_window(leptos::ev::keydown, move |_| act());
    on_window(leptos::ev::hashchange, move |_| act());
    on_window(leptos::ev::pagehide, move |_| leave());
    // A page that is hidden counts until then.
    on_window(leptos::ev::visibilitychange, move |_| {
        if document().hidden() {
            leave()
        }
    });
}

/// Saves what was counted, once it is this much. Another tab may have added to the same day.
fn save(meter: StoredValue<ActivityMeter, LocalStorage>, least: u32) {
    let counted = meter.try_update_value(|meter| meter.take_seconds(least)).flatten();
    if let Some(seconds) = counted.filter(|_| !IS_STOPPED.get()) {
        let mut time = load_practice_time();
        time.add(seconds, local_seconds());
        storage::save(StorageKey::PracticeTime, &time.text());
    }
}
