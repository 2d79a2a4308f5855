//! Minutes of the last days as a picture of bars, with the words of each day.

use crate::state::preferences::Preferences;
use js_sys::{Array, Date, Intl, Object, Reflect};
use leptos::prelude::*;
use notabene_core::msg;
use wasm_bindgen::JsValue;

/// A day, such as "Mon 3", in the language of a code. `ago`: days before today.
fn day_text(code: &str, ago: usize) -> String {
    let options = Object::new();
    for (name, value) in [("weekday", "short"), ("day", "numeric")] {
        // A new object takes any property.
        let _ = Reflect::set(&options, &name.into(), &value.into());
    }
    let day = Date::new_0();
    day.set_date((f64::from(day.get_date()) - ago as f64) as i32 as u32);
    let format = Intl::DateTimeFormat::new(&Array::of1(&code.into()), &options);
    let text = format.format().call1(&JsValue::NULL, &day);
    text.ok().and_then(|text| text.as_string()).unwrap_or_default()
}

/// Bars of the days, the last one is today.
#[component]
pub fn DayChart(days: Vec<u32>) -> impl IntoView {
    let prefs = Preferences::here();
    let most = days.iter().copied().max().unwrap_or_default().max(1);
    let count = days.len();
    let bars = days.into_iter().enumerate().map(|(n, minutes)| {
        let day = move || day_text(prefs.language().code(), count - 1 - n);
        let words = move || prefs.message_text(&msg!(ParentsDay { day: day(), minutes }));
        let height = minutes.saturating_mul(100) / most;
        view! {
            <li title=words>
                <span class="bar" aria-hidden="true">
                    <svg viewBox="0 0 10 100" preserveAspectRatio="none">
                        <rect width="10" y=(100 - height).to_string() height=height.to_string()/>
                    </svg>
                </span>
                <small aria-hidden="true">{(minutes > 0).then_some(minutes)}</small>
                <span class="for-ears">{words}</span>
            </li>
        }
    });
    view! { <ol class="day-chart bare">{bars.collect_view()}</ol> }
}
