//! Choice of the time control: common ones, and a text input.

use crate::components::element::{El, button, choice_button, el};
use crate::state::clock::Timer;
use leptos::prelude::*;
use notabene_core::game::timed;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_core::record::time_control::{PRESETS, TimeControl};

/// Choice of the time control.
pub fn time_control_choice(timer: Timer) -> Vec<El> {
    let app = timer.app;
    let typed = RwSignal::new(timer.timed.with_untracked(|timed| timed.clock.control().text()));
    // A clock in use is not reset without a confirmation.
    let asked = RwSignal::new(false);
    let wanted = move || timed::parse_time_control(&typed.get());
    let now = move || timer.timed.with(|timed| timed.clock.control().clone());
    let fresh = move || timer.timed.with(|timed| timed.clock.is_fresh());
    let set = move |control: TimeControl| {
        asked.set(false);
        typed.set(control.text());
        timer.set(control);
    };
    let choose = move |control: TimeControl| match untrack(fresh) {
        true => set(control),
        false => {
            // A clock that stands needs one confirmation, a running one two.
            asked.set(!timer.timed.with_untracked(|timed| timed.clock.is_running()));
            typed.set(control.text());
        }
    };
    let preset = move |text: &'static str| {
        let chosen = move || wanted().is_ok_and(|control| control.text() == text);
        let act = move || {
            if let Ok(control) = timed::parse_time_control(text) {
                choose(control);
            }
        };
        choice_button("data-time", text, chosen, act).text(text)
    };
    let field = el("input", "")
        .attr("type", "text")
        .attr("name", "time")
        .attr("maxlength", "80")
        .attr("autocomplete", "off")
        .value(move || typed.get())
        .live_bool_attr("aria-invalid", move || wanted().is_err())
        .on("input", move |e| {
            asked.set(false);
            typed.set(event_target_value(&e));
        });
    let says = move || match wanted() {
        Ok(control) => app.message_text(&timed::pace_message(&control)),
        Err(problem) => app.message_text(&problem.message),
    };
    let label = move || {
        let label = match (asked.get(), fresh()) {
            (true, _) => Label::ClockResetSure,
            (_, true) => Label::ClockTake,
            _ => Label::ClockReset,
        };
        app.label(label).to_string()
    };
    let idle = move || wanted().is_err() || fresh() && wanted().is_ok_and(|control| control == now());
    let act = move || {
        let Ok(control) = untrack(wanted) else { return };
        match untrack(fresh) || asked.get_untracked() {
            true => set(control),
            false => asked.set(true),
        }
    };
    let submit = el("button", "").attr("type", "submit").attr("data-do", "set-clock").live_text(label);
    let form = el("form", "row")
        .with([
            el("label", "own-time").with([el("span", "").label(app, Label::ClockOwn), field]),
            submit.live_bool_attr("aria-disabled", idle),
        ])
        .on("submit", move |e| {
            e.prevent_default();
            act();
        });
    let group = el("div", "row presets").attr("role", "group");
    vec![
        group.live_attr("aria-label", move || app.label(Label::ClockTimes).into()).with(PRESETS.map(preset)),
        form,
        el("p", "told").attr("role", "status").attr("data-told", "pace").live_text(says),
        el("p", "hint").label(app, Label::ClockHint),
    ]
}

/// Corrections and penalties by an arbiter: plus one or two minutes (FIDE 7.5.5, 9.5.3, B.2).
pub fn arbiter_corrections(timer: Timer) -> Vec<El> {
    use notabene_core::position::Side;
    use notabene_core::record::time_control::MINUTE;
    let app = timer.app;
    let row = move |side: Side| {
        let whose = if side == Side::White { Label::White } else { Label::Black };
        let act = move |name, label: Label, by: i32| {
            let act = move || {
                timer.update_clock(|timed, now| timed.clock.adjust(side, by, now));
            };
            let element = button(app, label, name, act).attr("data-of", side.name());
            element.live_attr("aria-label", move || format!("{}: {}", app.label(whose), app.label(label)))
        };
        el("div", "row").with([
            el("b", "").label(app, whose),
            act("less-time", Label::ClockLess, -(MINUTE as i32)),
            act("more-time", Label::ClockMore, MINUTE as i32),
            act("two-more", Label::ClockTwoMore, 2 * MINUTE as i32),
        ])
    };
    let mut all: Vec<El> = Side::BOTH.into_iter().map(row).collect();
    all.push(el("p", "hint").label(app, Label::ClockPenalty));
    // Without a board only the players know if mate was possible.
    let open = move || {
        let won =
            timer.claim_message.with(|text| text.as_ref().is_some_and(|text| *text != msg!(DrawOnTime)));
        won && !timer.is_linked()
    };
    let no_mate =
        button(app, Label::ClockNoMate, "no-mate", move || timer.claim_message.set(Some(msg!(DrawOnTime))));
    all.push(no_mate.live_class(move || if open() { "" } else { "hidden" }));
    all
}
