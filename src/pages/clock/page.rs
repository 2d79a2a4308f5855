//! Page of the clock: large halves, and the rules agreed before a game.

use crate::components::{BackLink, Card, ChoiceButton};
use crate::pages::clock::arbiter::ArbiterCorrections;
use crate::pages::clock::duties::WritingDuties;
use crate::pages::clock::face::LargeClock;
use crate::pages::clock::hidden_hands::HiddenHands;
use crate::pages::clock::time_control::TimeControlChoice;
use crate::state::clock::{Timer, start_clock};
use crate::state::current_game::CurrentGame;
use crate::state::preferences::{Preferences, Prefs};
use leptos::prelude::*;
use notabene_core::i18n::Label;

/// Switch: name in the preferences, label, and state.
type RuleSwitch = (&'static str, Label, fn(&Prefs) -> bool);

/// Rules that may be agreed.
const RULE_SWITCHES: [RuleSwitch; 5] = [
    ("clock", Label::ClockBeside, |p| p.clock),
    ("clock_auto", Label::ClockAuto, |p| p.clock_auto),
    ("clock_write", Label::ClockWrite, |p| p.clock_write),
    ("clock_turned", Label::ClockTurned, |p| p.clock_turned),
    ("touch_move", Label::TouchRule, |p| p.touch_move),
];

/// Elements of the page.
pub fn page() -> AnyView {
    Timer::here().map(|timer| view! { <ClockPage timer/> }).into_any()
}

#[component]
fn ClockPage(timer: Timer) -> impl IntoView {
    let (current, prefs) = (CurrentGame::here(), Preferences::here());
    start_clock(timer);
    let message = move || {
        let message = current.notice.get().or_else(|| timer.claim_message.get());
        message.map(|message| prefs.message_text(&message))
    };
    view! {
        <h1>{prefs.label_signal(Label::ClockTitle)}</h1>
        <section class="timing large stack"><LargeClock timer/></section>
        <p class="told verdict panel alert" role="status" data-told="clock">{message}</p>
        <p class="lead">{prefs.label_signal(Label::ClockLead)}</p>
        <Card title=prefs.label_signal(Label::ClockTimes) name="times"><TimeControlChoice timer/></Card>
        <Card title=prefs.label_signal(Label::ClockRules) name="rules"><RuleSwitches timer/></Card>
        <Card title=prefs.label_signal(Label::DutyTitle) name="duty"><WritingDuties timer is_always_shown=true/></Card>
        <Card title=prefs.label_signal(Label::ClockArbiter) name="arbiter">
            <ArbiterCorrections timer/>
            <p><a href="#sheet/arbiter">{prefs.label_signal(Label::HintArbiter)}</a></p>
        </Card>
        <Card title=prefs.label_signal(Label::HandsTitle) name="hands"><HiddenHands/></Card>
        <BackLink text=prefs.label_signal(Label::BackToGame)/>
    }
}

/// Switches of the rules.
#[component]
fn RuleSwitches(timer: Timer) -> impl IntoView {
    let prefs = Preferences::here();
    let switches = RULE_SWITCHES.map(|(name, label, is_on)| {
        let change = move |e| {
            let is_on = event_target_checked(&e);
            prefs.update(|prefs| prefs.set(name, &is_on.to_string()));
            if name == "clock" && is_on {
                // A clock left from another game may have the wrong side to move.
                timer.set(timer.timed.with_untracked(|timed| timed.clock.control().clone()));
            }
        };
        view! {
            <label class="switch">
                <input type="checkbox" name=name prop:checked=move || prefs.with(is_on) on:change=change/>
                <span>{prefs.label_signal(label)}</span>
            </label>
        }
    });
    let sides = [("left", Label::ClockLeft, true), ("right", Label::ClockRight, false)];
    let sides = sides.map(|(value, label, is_left)| {
        view! {
            <ChoiceButton
                pressed=move || prefs.with(|prefs| prefs.clock_left) == is_left
                on_click=move |()| prefs.update(|prefs| prefs.clock_left = is_left) attr:data-stands=value
            >
                {prefs.label_signal(label)}
            </ChoiceButton>
        }
    });
    view! {
        {switches.collect_view()}
        <div class="row" role="group" aria-label=prefs.label_signal(Label::ClockSide)>
            <span>{prefs.label_signal(Label::ClockSide)}</span>
            {sides.collect_view()}
        </div>
    }
}
