//! Choice of the time control: common ones, and a text input.

use crate::components::ChoiceButton;
use crate::state::clock::Timer;
use crate::state::preferences::Preferences;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use notabene_core::game::time_control_form::TimeControlForm;
use notabene_core::game::timed::pace_message;
use notabene_core::i18n::Label;
use notabene_core::record::clock::Clock;
use notabene_core::record::time_control::{PRESETS, TimeControl};

/// Choice of the time control.
#[component]
pub fn TimeControlChoice(timer: Timer) -> impl IntoView {
    let prefs = Preferences::here();
    let form = RwSignal::new(timer.timed.with_untracked(|timed| TimeControlForm::new(&timed.clock)));
    let presets = PRESETS.map(|text| {
        view! {
            <ChoiceButton
                pressed=move || form.with(|form| form.is_wanted(text))
                on_click=move |()| act_on(form, timer, &|form, clock| form.choose(text, clock)) attr:data-time=text
            >
                {text}
            </ChoiceButton>
        }
    });
    let submit = move |e: SubmitEvent| {
        e.prevent_default();
        act_on(form, timer, &TimeControlForm::submit);
    };
    let button = move || timer.timed.with(|timed| form.with(|form| form.button(&timed.clock)));
    let is_idle = move || timer.timed.with(|timed| form.with(|form| form.is_idle(&timed.clock)));
    let meaning = move || {
        prefs.message_text(&match form.with(TimeControlForm::wanted) {
            Ok(control) => pace_message(&control),
            Err(problem) => problem.message,
        })
    };
    view! {
        <div class="row presets digits" role="group" aria-label=prefs.label_signal(Label::ClockTimes)>
            {presets.collect_view()}
        </div>
        <form class="row" on:submit=submit>
            <label class="own-time field">
                <span>{prefs.label_signal(Label::ClockOwn)}</span>
                <input
                    type="text"
                    name="time"
                    maxlength="80"
                    autocomplete="off"
                    aria-invalid=move || form.with(|form| form.wanted().is_err()).to_string()
                    prop:value=move || form.with(|form| form.text().to_string())
                    on:input=move |e| form.update(|form| form.type_text(&event_target_value(&e)))
                />
            </label>
            <button type="submit" data-do="set-clock" aria-disabled=move || is_idle().to_string()>
                {move || prefs.label(button())}
            </button>
        </form>
        <p class="told" role="status" data-told="pace">{meaning}</p>
        <p class="hint">{prefs.label_signal(Label::ClockHint)}</p>
    }
}

/// Changes the form, and sets the clock if that decides so.
fn act_on(
    form: RwSignal<TimeControlForm>,
    timer: Timer,
    change: &dyn Fn(&mut TimeControlForm, &Clock) -> Option<TimeControl>,
) {
    let control = timer.timed.with_untracked(|timed| form.try_update(|form| change(form, &timed.clock)));
    control.flatten().into_iter().for_each(|control| timer.set(control));
}
