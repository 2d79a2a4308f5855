//! Choices and buttons of a dictation.

use super::dictation::{DictationState, MAIN_BOARD, PASTED};
use super::stage::{Checkbox, ConfirmButton, LettersSelect, SheetLetters, select_option};
use crate::components::{Button, Select};
use crate::ui::prefs::Preferences;
use crate::ui::voice;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::study::score_sheet::examples::EXAMPLES;

/// The choice of the game, and its beginning.
#[component]
pub fn BeginCard(state: DictationState) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let problem = move || state.problem.get().map(|msg| prefs.say(&msg));
    view! {
        <section class="card begin">
            <div class="row">
                <GameSelect state/>
                <ConfirmButton
                    label=Label::DictateBegin
                    name="begin"
                    class="main"
                    loses=Signal::derive(move || state.is_written())
                    on_confirm=move |()| state.begin()
                />
                <SheetLetters
                    letters=Signal::derive(move || state.style().letters)
                    is_begun=Signal::derive(move || state.is_written())
                >
                    <LettersSelect/>
                </SheetLetters>
            </div>
            <label class=move || if state.choice.get() == PASTED { "paste" } else { "hidden" }>
                <span>{prefs.words(Label::PasteHere)}</span>
                <textarea
                    name="text"
                    rows="4"
                    maxlength="100000"
                    on:input=move |e| state.pasted.set(event_target_value(&e))
                ></textarea>
            </label>
            <p class="wrong" role="alert">{problem}</p>
            <ModeSwitches state/>
        </section>
    }
}

#[component]
fn GameSelect(state: DictationState) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let examples = EXAMPLES.iter().map(|example| (example.name, example.title));
    let others = [(MAIN_BOARD, Label::DictateDesk), (PASTED, Label::DictateOther)];
    let option = |(name, label): (&'static str, Label)| select_option(name, prefs.words(label));
    view! {
        <Select
            text=prefs.words(Label::DictateWhich)
            name="game"
            options=examples.chain(others).map(option).collect()
            value=state.choice
            on_change=move |name: String| state.choice.set(name)
        />
    }
}

/// Moves are shown, spoken or both. Without a voice they are shown.
#[component]
fn ModeSwitches(state: DictationState) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let can_speak = RwSignal::new(true);
    let check = move || can_speak.set(voice::can_speak(prefs.language()));
    Effect::new(move |_| check());
    voice::listen(move || untrack(check));
    let no_voice = move || (!can_speak.get()).then(|| prefs.label(Label::NoVoice));
    view! {
        <div class="row">
            <Checkbox
                label=Label::DictateShow
                name="shows"
                checked=state.shows
                on_change=move |_| state.show_move()
            />
            <Checkbox
                label=Label::DictateSpeak
                name="speaks"
                checked=state.speaks
                on_change=move |_| state.dictate_again()
            />
            <p class="hint">{no_voice}</p>
        </div>
    }
}

/// Buttons that dictate the next move, or the last one again.
#[component]
pub fn DictationButtons(state: DictationState) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    view! {
        <div class="row">
            <Button text=prefs.words(Label::DictateNext) name="next" on_click=move |()| state.dictate_next()/>
            <Button text=prefs.words(Label::DictateAgain) name="again" on_click=move |()| state.dictate_again()/>
        </div>
    }
}
