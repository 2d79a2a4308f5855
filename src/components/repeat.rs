//! Calls at an interval.

use leptos::prelude::*;
use std::time::Duration;

/// Calls a function at an interval while a condition holds, until its owner is gone.
pub fn repeat_while(is_on: Memo<bool>, interval: Duration, step: impl Fn() + Copy + 'static) {
    let handle = StoredValue::new(None::<IntervalHandle>);
    let stop = move || {
        if let Some(handle) = handle.try_update_value(Option::take).flatten() {
            handle.clear();
        }
    };
    Effect::new(move || {
        stop();
        if is_on.get() {
            handle.set_value(set_interval(step, interval).ok());
        }
    });
    on_cleanup(stop);
}
