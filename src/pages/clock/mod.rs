//! Clock of two players, as a page and beside the board.

pub mod face;
mod hidden_hands;
mod page;
mod pick;

use crate::state::address;
pub use page::page;

use crate::components::element::{El, el};
use crate::state::clock::{PAGE_NAME, Timer, is_clock_needed, start_clock};
use crate::state::context::AppContext;
use crate::state::lazy::{Lazy, lazy};
use leptos::prelude::*;

/// Functions of the clock, in the part of its page.
pub struct ClockCode {
    /// Loads the saved clock, and follows the game and the time.
    pub start: fn(Timer),
    /// The clock beside the board.
    panel: fn(Timer) -> Vec<El>,
}

/// The clock, loaded once it is switched on.
pub static CLOCK: Lazy<&ClockCode> =
    lazy!(clock: &'static ClockCode = &ClockCode { start: start_clock, panel: face::clock_panel });

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
        let code = CLOCK.get().filter(|_| shown);
        code.map(|code| (code.panel)(timer)).unwrap_or_default()
    })
}
