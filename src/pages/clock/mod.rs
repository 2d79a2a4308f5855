//! Clock of two players, as a page and beside the board.

pub mod face;
mod hidden_hands;
mod page;
mod pick;

use crate::state::address;
pub use page::page;

use crate::components::element::{El, el};
use crate::state::clock::{PAGE_NAME, is_clock_needed};
use crate::state::context::AppContext;
use crate::state::lazy_pages;
use leptos::prelude::*;

/// Clock beside the board, if enabled, and the touch-move notice.
pub fn ClockPanel(app: AppContext) -> El {
    let place = el("section", "").live_class(move || {
        match app.prefs.with(|p| (p.clock || p.touch_move, p.clock_left)) {
            (false, _) => "hidden",
            (true, true) => "timing beside left",
            (true, false) => "timing beside",
        }
    });
    let Some(timer) = app.clock() else { return place };
    // The clock is shown once only on its own page.
    let there =
        Memo::new(move |_| app.navigation.address.with(|address| address::page_name(address) != PAGE_NAME));
    place.live_children(move || {
        let shown = timer.is_started.get() && is_clock_needed(app) && there.get();
        let pages = lazy_pages::lazy_pages().filter(|_| shown);
        pages.map(|pages| (pages.clock_panel)(timer)).unwrap_or_default()
    })
}
