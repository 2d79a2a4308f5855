//! Corrections by an arbiter.

use super::ClockState;
use super::face::side_label;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_core::position::Side;
use notabene_core::record::time_control::MINUTE;

/// Times that an arbiter corrects, and a claim that could not be won.
#[component]
pub fn ArbiterTools(clock: ClockState) -> impl IntoView {
    let rows = Side::BOTH.map(|side| view! { <TimeCorrection clock side/> });
    view! {
        {rows.into_iter().collect_view()}
        <NoMateButton clock/>
    }
}

/// Buttons that correct the time of a side by a minute.
#[component]
fn TimeCorrection(clock: ClockState, side: Side) -> impl IntoView {
    view! {
        <div class="row">
            <b>{clock.prefs().words(side_label(side))}</b>
            <MinuteButton clock side name="less-time" label=Label::ClockLess by=-(MINUTE as i32)/>
            <MinuteButton clock side name="more-time" label=Label::ClockMore by=MINUTE as i32/>
        </div>
    }
}

/// A button that corrects the time of a side by so many milliseconds.
#[component]
fn MinuteButton(clock: ClockState, side: Side, name: &'static str, label: Label, by: i32) -> impl IntoView {
    let prefs = clock.prefs();
    let aria_label = move || format!("{}: {}", prefs.label(side_label(side)), prefs.label(label));
    let correct = move |_| {
        clock.change(|timed, now| timed.clock.correct(side, by, now));
    };
    view! {
        <button type="button" data-do=name data-of=side.name() aria-label=aria_label on:click=correct>
            {prefs.words(label)}
        </button>
    }
}

/// Turns a claimed win into a draw: without a board only the players know who could have mated.
#[component]
fn NoMateButton(clock: ClockState) -> impl IntoView {
    let is_won =
        move || clock.claimed.with(|says| says.as_ref().is_some_and(|says| *says != msg!(DrawOnTime)));
    let class = move || if is_won() && !clock.is_linked() { "" } else { "hidden" };
    view! {
        <button
            type="button"
            data-do="no-mate"
            class=class
            on:click=move |_| clock.claimed.set(Some(msg!(DrawOnTime)))
        >
            {clock.prefs().words(Label::ClockNoMate)}
        </button>
    }
}
