//! A list of any length that renders only the rows in view. All rows have one height, set by the style sheet; keyboard
//! navigation included.

use crate::components::query::{closest, closest_attribute};
use leptos::html;
use leptos::prelude::*;
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
    scroller: NodeRef<html::Div>,
    body: NodeRef<html::Ul>,
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
            scroller: NodeRef::new(),
            body: NodeRef::new(),
            range: RwSignal::new((0, INITIAL_ROWS)),
            focused: RwSignal::new(None),
            count: RwSignal::new(0),
        }
    }
}

/// The rows of a list in view. A row is rendered again when its key changes; `row` makes its button.
#[component]
pub fn VirtualRows(
    list: VirtualList,
    class: &'static str,
    #[prop(into)] label: Signal<String>,
    count: Signal<usize>,
    key: Callback<usize, String>,
    row: Callback<usize, AnyView>,
) -> impl IntoView {
    list.count.set(count.get_untracked());
    Effect::new(move || {
        let all = count.get();
        if list.count.get_untracked() != all {
            list.count.set(all);
            list.focused.set(None);
        }
        // Runs after the new height of the list is applied.
        let _ = request_animation_frame(move || list.measure());
    });
    let rows = move || -> Vec<(usize, usize, String)> {
        let all = count.get();
        let (first, last) = list.range.get();
        let (first, last) = (first.min(all), last.min(all));
        let apart = list.focused.get().filter(|n| *n < all && !(first..last).contains(n));
        let (before, after) = (apart.filter(|n| *n < first), apart.filter(|n| *n >= last));
        let shown = before.into_iter().chain(first..last).chain(after);
        shown.map(|n| (n, all, key.run(n))).collect()
    };
    let item = move |(n, all, _)| {
        view! {
            <li data-row=n aria-posinset=n + 1 aria-setsize=all style:top=rows_height(n)>{untrack(|| row.run(n))}</li>
        }
    };
    view! {
        <div
            class=class role="group" aria-label=label node_ref=list.scroller on:scroll=move |_| list.measure()
            on:focusin=move |e| list.focused.set(row_of(&e)) on:keydown=move |e| list.on_key(&e)
        >
            <ul class="bare" node_ref=list.body style:height=move || rows_height(count.get())>
                <For each=rows key=|row| row.clone() children=item/>
            </ul>
        </div>
    }
}

impl VirtualList {
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
