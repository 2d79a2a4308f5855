//! A list of any length that renders only the rows in view. All rows have one height, set by the style sheet; keyboard
//! navigation included.

use crate::components::child::Child;
use crate::components::effect::{ElementRef, render_effect};
use crate::components::element::{El, el};
use crate::components::keyed_list::{Each, KeyedItems};
use crate::components::query::{closest, closest_attribute};
use leptos::prelude::*;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlElement, KeyboardEvent};

/// Height of a row, as in the style sheet.
const ROW_HEIGHT: &str = "2.75rem";
/// Rows rendered above and below those in view.
const SPARE_ROWS: usize = 8;
/// Rows rendered before the height of the list is known.
const INITIAL_ROWS: usize = 24;

/// Copies are handles to the same list.
#[derive(Copy, Clone)]
pub struct VirtualList {
    scroller: ElementRef,
    body: ElementRef,
    /// Rendered rows: the first, and the one after the last.
    range: RwSignal<(usize, usize)>,
    /// The row with the focus: it stays rendered when it is scrolled out of view.
    focused: RwSignal<Option<usize>>,
    count: RwSignal<usize>,
}

/// Creates a list without rows.
impl Default for VirtualList {
    fn default() -> VirtualList {
        VirtualList {
            scroller: RwSignal::new_local(None),
            body: RwSignal::new_local(None),
            range: RwSignal::new((0, INITIAL_ROWS)),
            focused: RwSignal::new(None),
            count: RwSignal::new(0),
        }
    }
}

impl VirtualList {
    /// Renders the list. `count` tracks signals. A row is rendered again when its key changes; `row` creates its
    /// button.
    pub fn view(
        self,
        class: &str,
        count: impl Fn() -> usize + 'static,
        key: impl Fn(usize) -> String + 'static,
        row: impl Fn(usize) -> El + 'static,
    ) -> El {
        render_effect(Box::new(move || {
            let all = count();
            if self.count.try_get_untracked() != Some(all) {
                self.count.set(all);
                self.focused.set(None);
            }
            // Runs after the new height of the list is applied.
            let _ = request_animation_frame(move || self.measure());
        }));
        let row = Rc::new(row);
        let rows = move || -> KeyedItems {
            let all = self.count.get();
            let (first, last) = self.range.get();
            let (first, last) = (first.min(all), last.min(all));
            let apart = self.focused.get().filter(|n| *n < all && !(first..last).contains(n));
            let (before, after) = (apart.filter(|n| *n < first), apart.filter(|n| *n >= last));
            let shown: Vec<usize> = before.into_iter().chain(first..last).chain(after).collect();
            let keyed_row = |n: usize| {
                let row = row.clone();
                let make = move || {
                    let all = self.count.get_untracked();
                    let item = el("li", "").attr("data-row", &n.to_string());
                    let item = item.attr("aria-posinset", &(n + 1).to_string());
                    let item = item.attr("aria-setsize", &all.to_string());
                    item.style("top", move || rows_height(n)).with([row(n)])
                };
                (format!("{} {n}/{all}", key(n)), Box::new(make) as Box<_>)
            };
            shown.into_iter().map(keyed_row).collect()
        };
        let body = el("ul", "").style("height", move || rows_height(self.count.get()));
        Each(Box::new(rows)).append_to(&body);
        self.body.set(Some(body.0.clone()));
        let scroller = el("div", class).with([body]);
        self.scroller.set(Some(scroller.0.clone()));
        let scroller = scroller.on("scroll", move |_| self.measure());
        let scroller = scroller.on("focusin", move |e| self.focused.set(row_of(&e)));
        scroller.on("keydown", move |e| self.on_key(&e))
    }

    /// Returns the height of a row in CSS pixels; `None` without a row to measure.
    fn row_height(self) -> Option<f64> {
        let body = self.body.try_get_untracked().flatten()?;
        let height = f64::from(body.client_height()) / self.count.get_untracked() as f64;
        (height >= 1.0).then_some(height)
    }

    /// Finds the rows in view.
    fn measure(self) {
        let (Some(scroller), Some(row)) = (self.scroller.try_get_untracked().flatten(), self.row_height())
        else {
            return;
        };
        let top = f64::from(scroller.scroll_top()) / row;
        let shown = f64::from(scroller.client_height()) / row;
        let range = ((top as usize).saturating_sub(SPARE_ROWS), (top + shown) as usize + 1 + SPARE_ROWS);
        if self.range.try_get_untracked() != Some(range) {
            self.range.set(range);
        }
    }

    /// Scrolls to the first row.
    pub fn to_top(self) {
        if let Some(scroller) = self.scroller.try_get_untracked().flatten() {
            scroller.set_scroll_top(0);
        }
    }

    /// Scrolls a row into the middle of the view, once the list is in the document.
    pub fn centre(self, n: usize) {
        let _ = request_animation_frame(move || {
            let (Some(scroller), Some(row)) =
                (self.scroller.try_get_untracked().flatten(), self.row_height())
            else {
                return;
            };
            let middle = (f64::from(scroller.client_height()) - row) / 2.0;
            scroller.set_scroll_top((n as f64 * row - middle) as i32);
            self.measure();
        });
    }

    /// Focuses a row, and scrolls only as far as necessary.
    pub fn focus(self, n: usize) {
        let all = self.count.get_untracked();
        let (Some(scroller), Some(row)) = (self.scroller.try_get_untracked().flatten(), self.row_height())
        else {
            return;
        };
        let n = n.min(all.saturating_sub(1));
        let (top, bottom) = (n as f64 * row, (n + 1) as f64 * row);
        let (from, height) = (f64::from(scroller.scroll_top()), f64::from(scroller.client_height()));
        if top < from {
            scroller.set_scroll_top(top as i32);
        } else if bottom > from + height {
            scroller.set_scroll_top((bottom - height).ceil() as i32);
        }
        self.measure();
        self.focused.set(Some(n));
        // Runs after the row is rendered.
        let _ = request_animation_frame(move || {
            let css = format!("[data-row='{n}'] button");
            let found = self
                .scroller
                .try_get_untracked()
                .flatten()
                .and_then(|list| list.query_selector(&css).ok().flatten());
            if let Some(button) = found.and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
                // A row that is gone again takes no focus, which is harmless.
                let _ = button.focus();
            }
        });
    }

    fn on_key(self, e: &Event) {
        let (Some(key), Some(now)) = (e.dyn_ref::<KeyboardEvent>(), row_of(e)) else { return };
        let (Some(scroller), Some(row)) = (self.scroller.try_get_untracked().flatten(), self.row_height())
        else {
            return;
        };
        let page = (f64::from(scroller.client_height()) / row) as usize;
        let to = match key.key().as_str() {
            "ArrowDown" => now + 1,
            "ArrowUp" => now.saturating_sub(1),
            "PageDown" => now + page,
            "PageUp" => now.saturating_sub(page),
            "Home" => 0,
            "End" => usize::MAX,
            _ => return,
        };
        e.prevent_default();
        self.focus(to);
    }
}

/// Returns the row of the target of an event.
fn row_of(e: &Event) -> Option<usize> {
    closest(e, "[data-row]")?;
    closest_attribute(e, "data-row")?.parse().ok()
}

/// Returns the height of `n` rows as a CSS length.
fn rows_height(n: usize) -> String {
    format!("calc({n} * {})", ROW_HEIGHT)
}
