//! Page of the clock: large halves, and the rules agreed before a game.

use crate::components::effect::flag;
use crate::components::element::set_flag;
use crate::components::element::{El, back_link, choice_button, el};
use crate::pages::clock::{face, hidden_hands, pick};
use crate::state::clock::Timer;
use crate::state::clock::start_clock;
use crate::state::context::AppContext;
use crate::state::preferences::Prefs;
use leptos::prelude::*;
use notabene_core::i18n::Label;

/// Switch: name, label, and state.
type RuleSwitch = (&'static str, Label, fn(&Prefs) -> bool);

/// Rules that may be agreed: name in the preferences, and label.
const RULE_SWITCHES: [RuleSwitch; 5] = [
    ("clock", Label::ClockBeside, |p| p.clock),
    ("clock_auto", Label::ClockAuto, |p| p.clock_auto),
    ("clock_write", Label::ClockWrite, |p| p.clock_write),
    ("clock_turned", Label::ClockTurned, |p| p.clock_turned),
    ("touch_move", Label::TouchRule, |p| p.touch_move),
];

/// Content of the page.
pub fn page(app: AppContext) -> Vec<El> {
    let Some(timer) = app.clock() else { return Vec::new() };
    start_clock(timer);
    let message = move || {
        let notice = app.notice.with(|n| n.as_ref().map(|n| app.message_text(n)));
        let ended = move || timer.claim_message.with(|c| c.as_ref().map(|c| app.message_text(c)));
        notice.or_else(ended).unwrap_or_default()
    };
    let card = |title, name: &str, inside: Vec<El>| {
        let heading = el("h2", "").label(app, title);
        el("section", "card").attr("data-card", name).with([heading]).with(inside)
    };
    vec![
        el("h1", "").label(app, Label::ClockTitle),
        el("section", "timing large").with(face::large_clock(timer)),
        el("p", "told verdict").attr("role", "status").attr("data-told", "clock").live_text(message),
        el("p", "lead").label(app, Label::ClockLead),
        card(Label::ClockTimes, "times", pick::time_control_choice(timer)),
        card(Label::ClockRules, "rules", rule_switches(timer)),
        card(Label::DutyTitle, "duty", vec![face::writing_duties(timer, true)]),
        card(Label::ClockArbiter, "arbiter", pick::arbiter_corrections(timer)),
        card(Label::HandsTitle, "hands", hidden_hands::hidden_hands(timer)),
        back_link(app),
    ]
}

/// Switches of the rules.
fn rule_switches(timer: Timer) -> Vec<El> {
    let app = timer.app;
    let switch = move |(name, label, get): (&'static str, Label, fn(&Prefs) -> bool)| {
        let input = el("input", "").attr("type", "checkbox").attr("name", name);
        set_flag(
            &input,
            crate::components::element::FlagTarget::Property,
            "checked",
            flag(move || app.prefs.with(get)).into(),
        );
        let input = input.on("change", move |e| {
            let is = event_target_checked(&e);
            app.prefs.update(|p| p.set(name, &is.to_string()));
            if name == "clock" && is {
                // A clock left from another game may have the wrong side to move.
                timer.set(timer.timed.with_untracked(|timed| timed.clock.control().clone()));
            }
        });
        el("label", "switch").with([input, el("span", "").label(app, label)])
    };
    let side = move |value: &'static str, label: Label, left: bool| {
        let chosen = move || app.prefs.with(|p| p.clock_left) == left;
        choice_button("data-stands", value, chosen, move || app.prefs.update(|p| p.clock_left = left))
            .label(app, label)
    };
    let mut all: Vec<El> = RULE_SWITCHES.map(switch).into();
    all.push(
        el("div", "row")
            .attr("role", "group")
            .live_attr("aria-label", move || app.label(Label::ClockSide).into())
            .with([
                el("span", "").label(app, Label::ClockSide),
                side("left", Label::ClockLeft, true),
                side("right", Label::ClockRight, false),
            ]),
    );
    all
}
