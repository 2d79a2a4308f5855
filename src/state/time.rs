//! Present time, and work that leaves some to the page.

use crate::state::fetch::next_task;
use leptos::prelude::document;
use std::cell::Cell;
use wasm_bindgen::JsValue;

/// Milliseconds since 1970. The core has no clock: time comes from here.
pub fn milliseconds() -> u64 {
    js_sys::Date::now() as u64
}

/// Length of a time slice, in milliseconds.
const TIME_SLICE: u64 = 12;

/// Long work in time slices, between which the page draws and listens.
pub struct TimeSlices {
    end: Cell<u64>,
}

impl TimeSlices {
    /// Begins the first slice.
    pub fn begin() -> TimeSlices {
        TimeSlices { end: Cell::new(milliseconds() + TIME_SLICE) }
    }

    /// Called between two short pieces of work: if the slice is over, the next one begins after the page had its turn.
    pub async fn pause_if_over(&self) {
        if milliseconds() >= self.end.get() {
            next_task().await;
            self.end.set(milliseconds() + TIME_SLICE);
        }
    }
}

/// Format of date and time in the language of the page: several games of a day have different names. Made once for a list,
/// as browsers take long for it.
pub struct MomentFormat(js_sys::Intl::DateTimeFormat);

impl MomentFormat {
    /// The format in the language of the page.
    pub fn of_page() -> MomentFormat {
        let code = document().document_element().and_then(|root| root.get_attribute("lang"));
        let options = js_sys::Object::new();
        for style in ["dateStyle", "timeStyle"] {
            // A new object takes any property.
            let _ = js_sys::Reflect::set(&options, &style.into(), &"short".into());
        }
        let languages = code.iter().map(|code| JsValue::from(code.as_str())).collect::<js_sys::Array>();
        MomentFormat(js_sys::Intl::DateTimeFormat::new(&languages, &options))
    }

    /// The text of a moment; milliseconds since 1970.
    pub fn text(&self, milliseconds: u64) -> String {
        let text = self.0.format().call1(&JsValue::NULL, &(milliseconds as f64).into());
        text.ok().and_then(|text| text.as_string()).unwrap_or_default()
    }
}
