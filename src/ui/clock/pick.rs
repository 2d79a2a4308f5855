//! The choice of a time control: one that is often used, or one that players write themselves.

use super::ClockState;
use crate::components::ChoiceButton;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use notabene_core::game::timed;
use notabene_core::i18n::{Label, Msg};
use notabene_core::record::time_control::{PRESETS, TimeControl};

/// State of the choice.
#[derive(Copy, Clone)]
struct TimeChoice {
    clock: ClockState,
    /// The written time control.
    text: RwSignal<String>,
    /// True if the button has asked before it resets a clock in use.
    asked: RwSignal<bool>,
}

impl TimeChoice {
    fn new(clock: ClockState) -> TimeChoice {
        let text = clock.timed.with_untracked(|timed| timed.clock.control().text());
        TimeChoice { clock, text: RwSignal::new(text), asked: RwSignal::new(false) }
    }

    /// The written time control, or why there is none; tracked.
    fn control(self) -> Result<TimeControl, Msg> {
        self.text.with(|text| timed::control(text)).map_err(|problem| problem.says)
    }

    fn is_fresh(self) -> bool {
        self.clock.timed.with(|timed| timed.clock.is_fresh())
    }

    /// True if the clock has this time control already, or there is none to set.
    fn is_idle(self) -> bool {
        let is_set = |control| self.clock.timed.with(|timed| *timed.clock.control() == control);
        self.control().map_or(true, |control| self.is_fresh() && is_set(control))
    }

    fn write(self, text: String) {
        self.asked.set(false);
        self.text.set(text);
    }

    /// Takes a time control that is often used; a clock in use is not reset by it.
    fn choose(self, preset: &str) {
        let Ok(control) = timed::control(preset) else { return };
        self.write(control.text());
        if untrack(|| self.is_fresh()) {
            self.clock.reset(control);
        }
    }

    /// Resets the clock to the written time control; one in use only at the second time.
    fn submit(self) {
        let Ok(control) = untrack(|| self.control()) else { return };
        if !untrack(|| self.is_fresh()) && !self.asked.get_untracked() {
            return self.asked.set(true);
        }
        self.write(control.text());
        self.clock.reset(control);
    }

    fn submit_label(self) -> Label {
        match (self.asked.get(), self.is_fresh()) {
            (true, _) => Label::ClockResetSure,
            (_, true) => Label::ClockTake,
            _ => Label::ClockReset,
        }
    }
}

/// The choice of a time control.
#[component]
pub fn TimeControlChoice(clock: ClockState) -> impl IntoView {
    let prefs = clock.prefs();
    let choice = TimeChoice::new(clock);
    let answer = move || match choice.control() {
        Ok(control) => prefs.say(&timed::pace(&control)),
        Err(problem) => prefs.say(&problem),
    };
    let submit = move |e: SubmitEvent| {
        e.prevent_default();
        choice.submit();
    };
    let is_idle = Memo::new(move |_| choice.is_idle());
    let presets = PRESETS.map(|preset| view! { <PresetButton choice preset/> });
    view! {
        <div class="row presets" role="group" aria-label=prefs.words(Label::ClockTimes)>
            {presets.into_iter().collect_view()}
        </div>
        <form class="row" on:submit=submit>
            <label class="own-time">
                <span>{prefs.words(Label::ClockOwn)}</span>
                <input
                    type="text"
                    name="time"
                    maxlength="80"
                    autocomplete="off"
                    aria-invalid=move || choice.control().is_err().to_string()
                    prop:value=choice.text
                    on:input=move |e| choice.write(event_target_value(&e))
                />
            </label>
            <button type="submit" data-do="set-clock" aria-disabled=move || is_idle.get().to_string()>
                {move || prefs.label(choice.submit_label())}
            </button>
        </form>
        <p class="told" role="status" data-told="pace">{answer}</p>
        <p class="hint">{prefs.words(Label::ClockHint)}</p>
    }
}

#[component]
fn PresetButton(choice: TimeChoice, preset: &'static str) -> impl IntoView {
    let is_chosen = move || choice.control().is_ok_and(|control| control.text() == preset);
    view! {
        <ChoiceButton
            attr:data-time=preset
            pressed=Signal::derive(is_chosen)
            on_click=move |()| choice.choose(preset)
        >
            {preset}
        </ChoiceButton>
    }
}
