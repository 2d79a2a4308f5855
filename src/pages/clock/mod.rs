//! Clock of two players, as a page and beside the board.

mod arbiter;
mod duties;
pub mod face;
mod hidden_hands;
mod page;
mod time_control;

use crate::state::address;
use crate::state::current_game::CurrentGame;
use crate::state::navigation::Navigation;
pub use page::page;

use crate::pages::clock::face::PanelContent;
use crate::state::clock::{PAGE_NAME, Timer, is_clock_needed, start_clock};
use crate::state::lazy::{Lazy, lazy};
use leptos::prelude::*;

/// Functions of the clock, in the part of its page.
pub struct ClockCode {
    /// Loads the saved clock, and follows the game and the time.
    pub start: fn(Timer),
    /// The clock beside the board.
    panel: fn(Timer) -> AnyView,
}

/// The clock, loaded once it is switched on.
pub static CLOCK: Lazy<&ClockCode> = lazy!(clock: &'static ClockCode = &ClockCode {
    start: start_clock,
    panel: |timer| view! { <PanelContent timer/> }.into_any(),
});

/// Clock beside the board, if enabled, and the touch-move notice.
#[component]
pub fn ClockPanel() -> impl IntoView {
    let current = CurrentGame::here();
    let class = move || match current.prefs.with(|prefs| (prefs.clock || prefs.touch_move, prefs.clock_left))
    {
        (false, _) => "hidden",
        (true, true) => "timing beside left stack",
        (true, false) => "timing beside stack",
    };
    let (timer, navigation) = (Timer::here(), Navigation::here());
    // The clock is shown once only on its own page.
    let is_here =
        Memo::new(move |_| navigation.address.with(|address| address::page_name(address) != PAGE_NAME));
    let is_needed = Memo::new(move |_| is_clock_needed(current.prefs));
    let content = move || {
        let timer = timer?;
        let is_shown = timer.is_started.get() && is_needed.get() && is_here.get();
        let code = CLOCK.get().filter(|_| is_shown)?;
        Some(untrack(|| (code.panel)(timer)))
    };
    view! { <section class=class>{content}</section> }
}
