//! Corrections and penalties by an arbiter.

use crate::components::Button;
use crate::pages::clock::face::side_label;
use crate::state::clock::Timer;
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_core::position::Side;
use notabene_core::record::time_control::MINUTE;

/// Corrections: name, label, and milliseconds (FIDE 7.5.5, 9.5.3, B.2).
const CORRECTIONS: [(&str, Label, i32); 3] = [
    ("less-time", Label::ClockLess, -(MINUTE as i32)),
    ("more-time", Label::ClockMore, MINUTE as i32),
    ("two-more", Label::ClockTwoMore, 2 * MINUTE as i32),
];

/// Corrections of both times, and the draw where no mate was possible.
#[component]
pub fn ArbiterCorrections(timer: Timer) -> impl IntoView {
    let prefs = Preferences::here();
    // Without a board only the players know if mate was possible.
    let is_won =
        move || timer.claim_message.with(|text| text.as_ref().is_some_and(|text| *text != msg!(DrawOnTime)));
    let class = move || if is_won() && !timer.is_linked() { "" } else { "hidden" };
    view! {
        {Side::BOTH.map(|side| view! { <SideCorrections timer side/> }).collect_view()}
        <p class="hint">{prefs.label_signal(Label::ClockPenalty)}</p>
        <button
            type="button"
            data-do="no-mate"
            class=class
            on:click=move |_| timer.claim_message.set(Some(msg!(DrawOnTime)))
        >
            {prefs.label_signal(Label::ClockNoMate)}
        </button>
    }
}

/// Corrections of the time of a side.
#[component]
fn SideCorrections(timer: Timer, side: Side) -> impl IntoView {
    let prefs = Preferences::here();
    let whose = side_label(side);
    let buttons = CORRECTIONS.map(|(name, label, by)| {
        let correct = move |_| {
            timer.update_clock(|timed, now| timed.clock.adjust(side, by, now));
        };
        view! {
            <Button
                text=prefs.label_signal(label) name on_click=correct attr:data-of=side.name()
                attr:aria-label=move || prefs.with_name(prefs.label(whose), prefs.label(label))
            />
        }
    });
    view! { <div class="row"><b>{prefs.label_signal(whose)}</b>{buttons.collect_view()}</div> }
}
