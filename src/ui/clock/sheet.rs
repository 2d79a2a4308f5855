//! The page of the clock: large halves, and all that players agree on before a game.

use super::arbiter::ArbiterTools;
use super::duties::Duties;
use super::face::{ClockHalves, ClockSwitch};
use super::hands::DrawingOfColours;
use super::pick::TimeControlChoice;
use super::{ClockState, attend};
use crate::components::{BackLink, ChoiceButton};
use crate::ui::dom::El;
use crate::ui::interop;
use crate::ui::prefs::{Prefs, shown};
use crate::ui::state::Desk;
use leptos::prelude::*;
use notabene_core::i18n::Label;

/// A rule that players agree on: a switch among the preferences.
#[derive(Copy, Clone)]
struct Rule {
    /// Name of the preference.
    name: &'static str,
    label: Label,
    is_on: fn(&Prefs) -> bool,
}

const RULES: [Rule; 5] = [
    Rule { name: "clock", label: Label::ClockBeside, is_on: |p| p.clock },
    Rule { name: "clock_auto", label: Label::ClockAuto, is_on: |p| p.clock_auto },
    Rule { name: "clock_write", label: Label::ClockWrite, is_on: |p| p.clock_write },
    Rule { name: "clock_turned", label: Label::ClockTurned, is_on: |p| p.clock_turned },
    Rule { name: "touch_move", label: Label::TouchRule, is_on: |p| p.touch_move },
];

/// The page, for the table of pages.
pub fn page(_: Desk) -> Vec<El> {
    vec![interop::element(view! { <ClockPage/> })]
}

/// The page.
#[component]
pub fn ClockPage() -> impl IntoView {
    let clock = expect_context::<ClockState>();
    let prefs = clock.prefs();
    attend(clock);
    view! {
        <h1>{prefs.words(Label::ClockTitle)}</h1>
        <section class="timing large">
            <ClockHalves clock><ClockSwitch clock/></ClockHalves>
        </section>
        <p class="told verdict" role="status" data-told="clock">{move || message(clock)}</p>
        <p class="lead">{prefs.words(Label::ClockLead)}</p>
        <Card clock title=Label::ClockTimes name="times"><TimeControlChoice clock/></Card>
        <Card clock title=Label::ClockRules name="rules"><Rules clock/></Card>
        <Card clock title=Label::DutyTitle name="duty"><Duties clock all=true/></Card>
        <Card clock title=Label::ClockArbiter name="arbiter"><ArbiterTools clock/></Card>
        <Card clock title=Label::HandsTitle name="hands"><DrawingOfColours clock/></Card>
        <BackLink text=prefs.words(Label::BackToGame)/>
    }
}

/// The notice of the board, else the answer to a claim; tracked.
fn message(clock: ClockState) -> Option<String> {
    let notice = clock.current.notice.get().or_else(|| clock.claimed.get());
    notice.map(|msg| clock.prefs().say(&msg))
}

/// A part of the page with its title.
#[component]
fn Card(clock: ClockState, title: Label, name: &'static str, children: Children) -> impl IntoView {
    view! {
        <section class="card" data-card=name>
            <h2>{clock.prefs().words(title)}</h2>
            {children()}
        </section>
    }
}

/// The rules, and the side of the board on which the clock stands.
#[component]
fn Rules(clock: ClockState) -> impl IntoView {
    let prefs = clock.prefs();
    view! {
        {RULES.map(|rule| view! { <RuleSwitch clock rule/> }).into_iter().collect_view()}
        <div class="row" role="group" aria-label=prefs.words(Label::ClockSide)>
            <span>{prefs.words(Label::ClockSide)}</span>
            <PlaceButton clock name="left" label=Label::ClockLeft is_left=true/>
            <PlaceButton clock name="right" label=Label::ClockRight is_left=false/>
        </div>
    }
}

#[component]
fn RuleSwitch(clock: ClockState, rule: Rule) -> impl IntoView {
    let prefs = clock.prefs();
    let change = move |e| {
        let is_on = event_target_checked(&e);
        prefs.update(|p| p.set(rule.name, shown(Some(is_on))));
        if rule.name == "clock" && is_on {
            // The clock of another game would not know who is to move.
            clock.restart();
        }
    };
    view! {
        <label class="switch">
            <input
                type="checkbox"
                name=rule.name
                prop:checked=move || prefs.with(rule.is_on)
                on:change=change
            />
            <span>{prefs.words(rule.label)}</span>
        </label>
    }
}

#[component]
fn PlaceButton(clock: ClockState, name: &'static str, label: Label, is_left: bool) -> impl IntoView {
    let prefs = clock.prefs();
    view! {
        <ChoiceButton
            attr:data-stands=name
            pressed=Signal::derive(move || prefs.with(|p| p.clock_left) == is_left)
            on_click=move |()| prefs.update(|p| p.clock_left = is_left)
        >
            {prefs.words(label)}
        </ChoiceButton>
    }
}
