//! A list of any length of which only the rows in view are elements of the page. All rows have one height, which the
//! style sheet gives; keys walk through it.

use super::pointing::{attribute, near};
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlDivElement, HtmlElement, KeyboardEvent};

/// Height of a row in the style sheet.
const ROW: &str = "2.75rem";
/// Rows kept above and below those in view.
const SPARE: usize = 8;
/// Rows made before the height of the list is known.
const FIRST: usize = 24;

/// State of a list. Copies are handles to the same state.
#[derive(Copy, Clone)]
pub struct VirtualList {
    scroller: NodeRef<html::Div>,
    body: NodeRef<html::Ul>,
    /// Rows that are elements: the first, and the one behind the last.
    range: RwSignal<(usize, usize)>,
    /// The row with the focus: it stays when it is scrolled out of view.
    focused: RwSignal<Option<usize>>,
    count: Memo<usize>,
}

impl VirtualList {
    /// A list of `count` rows; signals in it are tracked.
    pub fn new(count: impl Fn() -> usize + Send + Sync + 'static) -> VirtualList {
        let list = VirtualList {
            scroller: NodeRef::new(),
            body: NodeRef::new(),
            range: RwSignal::new((0, FIRST)),
            focused: RwSignal::new(None),
            count: Memo::new(move |_| count()),
        };
        Effect::new(move |_| list.resized());
        list
    }

    /// The count of rows has changed.
    fn resized(self) {
        self.count.track();
        self.focused.set(None);
        // Once the list has its new height.
        let _ = request_animation_frame(move || self.measure());
    }

    /// The rows that are elements, in order; tracked.
    fn rows(self) -> Vec<usize> {
        let all = self.count.get();
        let (first, last) = self.range.get();
        let (first, last) = (first.min(all), last.min(all));
        let apart = self.focused.get().filter(|n| *n < all && !(first..last).contains(n));
        let mut rows: Vec<usize> = (first..last).chain(apart).collect();
        rows.sort_unstable();
        rows
    }

    /// The height of a row in CSS pixels; none while there is none to measure.
    fn row_height(self) -> Option<f64> {
        let body = self.body.try_get_untracked().flatten()?;
        let height = f64::from(body.client_height()) / self.count.get_untracked() as f64;
        (height >= 1.0).then_some(height)
    }

    fn scroller_and_row_height(self) -> Option<(HtmlDivElement, f64)> {
        Some((self.scroller.try_get_untracked().flatten()?, self.row_height()?))
    }

    /// Finds out which rows are in view.
    fn measure(self) {
        let Some((scroller, row)) = self.scroller_and_row_height() else { return };
        let top = f64::from(scroller.scroll_top()) / row;
        let shown = f64::from(scroller.client_height()) / row;
        let range = ((top as usize).saturating_sub(SPARE), (top + shown) as usize + 1 + SPARE);
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

    /// Scrolls a row into the middle of the view, once the list stands on the page.
    pub fn centre(self, n: usize) {
        let _ = request_animation_frame(move || {
            let Some((scroller, row)) = self.scroller_and_row_height() else { return };
            let middle = (f64::from(scroller.client_height()) - row) / 2.0;
            scroller.set_scroll_top((n as f64 * row - middle) as i32);
            self.measure();
        });
    }

    /// Gives the focus to a row, and scrolls only as far as it takes.
    pub fn focus(self, n: usize) {
        let Some((scroller, row)) = self.scroller_and_row_height() else { return };
        let n = n.min(self.count.get_untracked().saturating_sub(1));
        scroll_into_view(&scroller, n as f64 * row, (n + 1) as f64 * row);
        self.measure();
        self.focused.set(Some(n));
        // Once the row is there.
        let _ = request_animation_frame(move || self.focus_button(n));
    }

    /// Gives the focus to the button of a row, if the row is an element.
    fn focus_button(self, n: usize) {
        let css = ["[data-row='", &n.to_string(), "'] button"].concat();
        let scroller = self.scroller.try_get_untracked().flatten();
        let button = scroller.and_then(|scroller| scroller.query_selector(&css).ok().flatten());
        if let Some(button) = button.and_then(|button| button.dyn_into::<HtmlElement>().ok()) {
            // A button that cannot take the focus is no reason to stop.
            let _ = button.focus();
        }
    }

    fn on_key(self, e: &KeyboardEvent) {
        let Some(now) = row_of(e) else { return };
        let Some((scroller, row)) = self.scroller_and_row_height() else { return };
        let page = (f64::from(scroller.client_height()) / row) as usize;
        let to = match e.key().as_str() {
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

/// Scrolls only as far as it takes to show what lies between two heights, in CSS pixels.
fn scroll_into_view(scroller: &HtmlDivElement, top: f64, bottom: f64) {
    let (from, height) = (f64::from(scroller.scroll_top()), f64::from(scroller.client_height()));
    if top < from {
        scroller.set_scroll_top(top as i32);
    } else if bottom > from + height {
        scroller.set_scroll_top((bottom - height).ceil() as i32);
    }
}

/// The list with its name. A row is made again when its key changes; signals in `key` are tracked. `row` makes the button
/// of a row.
#[component]
pub fn VirtualRows(
    list: VirtualList,
    class: &'static str,
    label: Signal<String>,
    #[prop(into)] key: Callback<usize, String>,
    #[prop(into)] row: Callback<usize, AnyView>,
) -> impl IntoView {
    let each = move || {
        let all = list.count.get();
        let rows = list.rows().into_iter();
        rows.map(|n| (format!("{} {n}/{all}", key.run(n)), n)).collect::<Vec<_>>()
    };
    let item = move |(_, n): (String, usize)| {
        view! {
            <li
                data-row=n.to_string()
                aria-posinset=(n + 1).to_string()
                aria-setsize=list.count.get_untracked().to_string()
                style:top=rows_height(n)
            >
                {row.run(n)}
            </li>
        }
    };
    view! {
        <div
            class=class role="group" aria-label=label node_ref=list.scroller
            on:scroll=move |_| list.measure()
            on:focusin=move |e| list.focused.set(row_of(&e))
            on:keydown=move |e| list.on_key(&e)
        >
            <ul style:height=move || rows_height(list.count.get()) node_ref=list.body>
                <For each key=|(key, _)| key.clone() children=item/>
            </ul>
        </div>
    }
}

/// The row of an event.
fn row_of(e: &Event) -> Option<usize> {
    near(e, "[data-row]")?;
    attribute(e, "data-row")?.parse().ok()
}

/// Height of so many rows, as a length of the style sheet.
fn rows_height(n: usize) -> String {
    ["calc(", &n.to_string(), " * ", ROW, ")"].concat()
}
