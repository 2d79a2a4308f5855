//! The page of the clock: large halves, and all that players agree on before a game.

use super::{Timer, face, hands, pick};
use crate::ui::dom::{El, back, choice, el};
use crate::ui::prefs::{Prefs, shown};
use crate::ui::state::Desk;
use leptos::prelude::*;
use notabene_core::i18n::Label;

/// A switch: its name, its words, and whether it is on.
type Rule = (&'static str, Label, fn(&Prefs) -> bool);

/// What may be agreed: its name among the choices that are kept, and its words.
const RULES: [Rule; 5] = [
    ("clock", Label::ClockBeside, |p| p.clock),
    ("clock_auto", Label::ClockAuto, |p| p.clock_auto),
    ("clock_write", Label::ClockWrite, |p| p.clock_write),
    ("clock_turned", Label::ClockTurned, |p| p.clock_turned),
    ("touch_move", Label::TouchRule, |p| p.touch_move),
];

/// What stands on the page.
pub fn page(desk: Desk) -> Vec<El> {
    let Some(timer) = desk.clock() else { return Vec::new() };
    super::attend(timer);
    let told = move || {
        let notice = desk.notice.with(|n| n.as_ref().map(|n| desk.say(n)));
        let ended = move || timer.claimed.with(|c| c.as_ref().map(|c| desk.say(c)));
        notice.or_else(ended).unwrap_or_default()
    };
    let card = |title, name: &str, inside: Vec<El>| {
        let heading = el("h2", "").label(desk, title);
        el("section", "card").attr("data-card", name).with([heading]).with(inside)
    };
    vec![
        el("h1", "").label(desk, Label::ClockTitle),
        el("section", "timing large").with(face::large(timer)),
        el("p", "told verdict").attr("role", "status").attr("data-told", "clock").says(told),
        el("p", "lead").label(desk, Label::ClockLead),
        card(Label::ClockTimes, "times", pick::pick(timer)),
        card(Label::ClockRules, "rules", rules(timer)),
        card(Label::DutyTitle, "duty", vec![face::duties(timer, true)]),
        card(Label::ClockArbiter, "arbiter", pick::arbiter(timer)),
        card(Label::HandsTitle, "hands", hands::hands(timer)),
        back(desk),
    ]
}

/// The switches.
fn rules(timer: Timer) -> Vec<El> {
    let desk = timer.desk;
    let switch = move |(name, label, get): (&'static str, Label, fn(&Prefs) -> bool)| {
        let input = el("input", "").attr("type", "checkbox").attr("name", name);
        crate::ui::dom::mark(
            &input,
            crate::ui::dom::Mark::Property,
            "checked",
            crate::ui::live::flag(move || desk.prefs.with(get)).into(),
        );
        let input = input.on("change", move |e| {
            let is = event_target_checked(&e);
            desk.prefs.update(|p| p.set(name, shown(Some(is))));
            if name == "clock" && is {
                // The clock of another game would not know who is on move.
                timer.set(timer.timed.with_untracked(|timed| timed.clock.control().clone()));
            }
        });
        el("label", "switch").with([input, el("span", "").label(desk, label)])
    };
    let side = move |value: &'static str, label: Label, left: bool| {
        let chosen = move || desk.prefs.with(|p| p.clock_left) == left;
        choice("data-stands", value, chosen, move || desk.prefs.update(|p| p.clock_left = left))
            .label(desk, label)
    };
    let mut all: Vec<El> = RULES.map(switch).into();
    all.push(
        el("div", "row")
            .attr("role", "group")
            .live("aria-label", move || desk.label(Label::ClockSide).into())
            .with([
                el("span", "").label(desk, Label::ClockSide),
                side("left", Label::ClockLeft, true),
                side("right", Label::ClockRight, false),
            ]),
    );
    all
}
