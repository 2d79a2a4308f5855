//! The clock beside the board, and the button that frees a touch.

use super::duties::Duties;
use super::face::{ClockHalves, ClockSwitch};
use super::follow::is_wanted;
use super::{ClockState, PAGE};
use crate::components::Button;
use crate::ui::dom::El;
use crate::ui::prefs::Preferences;
use crate::ui::state::{Desk, Navigation};
use crate::ui::{annex, interop, route};
use leptos::prelude::*;
use notabene_core::i18n::Label;

/// The place of the clock, for the frame of the app.
pub fn Strip(_: Desk) -> El {
    interop::element(view! { <ClockStrip/> })
}

/// The clock beside the board, where players want one.
#[component]
fn ClockStrip() -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let address = expect_context::<Navigation>().address;
    let class = move || match (is_wanted(prefs), prefs.with(|p| p.clock_left)) {
        (false, _) => "hidden",
        (true, true) => "timing beside left",
        (true, false) => "timing beside",
    };
    // Its own page shows the clock as well.
    let is_elsewhere = Memo::new(move |_| address.with(|address| route::name(address) != PAGE));
    let clock = use_context::<ClockState>();
    let shown = Memo::new(move |_| {
        clock.is_some_and(|clock| clock.attended.get()) && is_wanted(prefs) && is_elsewhere.get()
    });
    let content = move || {
        let annex = annex::here().filter(|_| shown.get());
        annex.zip(clock).map(|(annex, clock)| (annex.strip)(clock))
    };
    view! { <section class=class>{content}</section> }
}

/// Content of the place, for the table of lazy pages.
pub fn strip(clock: ClockState) -> AnyView {
    view! { <BoardClock clock/> }.into_any()
}

/// The clock, if it is wanted, and the buttons of the strip.
#[component]
fn BoardClock(clock: ClockState) -> impl IntoView {
    let has_clock = Memo::new(move |_| clock.is_linked());
    move || match has_clock.get() {
        true => view! {
            <ClockHalves clock>
                <ClockSwitch clock/>
                <TouchButtons clock/>
            </ClockHalves>
            <Duties clock all=false/>
        }
        .into_any(),
        false => view! { <div class="between"><TouchButtons clock/></div> }.into_any(),
    }
}

/// J'adoube, where touch-move is agreed, and the link to the page of the clock.
#[component]
fn TouchButtons(clock: ClockState) -> impl IntoView {
    let prefs = clock.prefs();
    let has_touch_move = Memo::new(move |_| prefs.with(|p| p.touch_move));
    let adoube = move || {
        view! {
            <Button
                attr:aria-pressed=move || clock.adjusting.get().to_string()
                text=prefs.words(Label::Adoube)
                name="adoube"
                on_click=move |()| clock.adjust()
            />
        }
    };
    view! {
        {move || has_touch_move.get().then(adoube)}
        <a class="button quiet" href="#clock">{prefs.words(Label::ClockTitle)}</a>
    }
}
