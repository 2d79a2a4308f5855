//! The levels of Notabene as faces with their numbers.

use crate::state::i18n_loader::art_url;
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::game::opponent::Opponent;
use notabene_core::i18n::Label;

/// Labels of the levels.
const LEVELS: [Label; Opponent::LEVELS as usize] = [
    Label::Level1,
    Label::Level2,
    Label::Level3,
    Label::Level4,
    Label::Level5,
    Label::Level6,
    Label::Level7,
    Label::Level8,
];

/// Label of a level.
pub fn level_label(level: u8) -> Label {
    LEVELS.get(usize::from(level.saturating_sub(1))).copied().unwrap_or(Label::Level1)
}

/// Names of the faces.
const NAMES: [Label; Opponent::LEVELS as usize] = [
    Label::LevelName1,
    Label::LevelName2,
    Label::LevelName3,
    Label::LevelName4,
    Label::LevelName5,
    Label::LevelName6,
    Label::LevelName7,
    Label::LevelName8,
];

/// Name of the face of a level.
fn level_name(level: u8) -> Label {
    NAMES.get(usize::from(level.saturating_sub(1))).copied().unwrap_or(Label::LevelName1)
}

/// Choice of a level: a face for each. One of them is suggested by the last results.
#[component]
pub fn LevelChoice(
    #[prop(into)] level: Signal<u8>,
    #[prop(into)] suggested: Signal<u8>,
    #[prop(into)] on_choose: Callback<u8>,
) -> impl IntoView {
    let prefs = Preferences::here();
    let faces = (1..=Opponent::LEVELS).map(|own| {
        view! {
            <label class="option level-face">
                <input
                    class="covers" type="radio" name="level" value=own.to_string()
                    prop:checked=move || level.get() == own on:change=move |_| on_choose.run(own)
                />
                <Face level=own suggested/>
            </label>
        }
    });
    view! {
        <fieldset class="options levels">
            <legend class="strong">{prefs.label_signal(Label::Level)}</legend>
            {faces.collect_view()}
        </fieldset>
    }
}

/// Buttons that begin a game against a level. One of them is suggested by the last results.
#[component]
pub fn LevelButtons(
    #[prop(into)] suggested: Signal<u8>,
    #[prop(into)] on_choose: Callback<u8>,
) -> impl IntoView {
    let faces = (1..=Opponent::LEVELS).map(|level| {
        view! {
            <button type="button" class="level-face" data-level=level on:click=move |_| on_choose.run(level)>
                <Face level suggested/>
            </button>
        }
    });
    view! { <div class="levels">{faces.collect_view()}</div> }
}

/// The face of a level, its number with what it is like, and if it is the one for the learner.
#[component]
fn Face(level: u8, suggested: Signal<u8>) -> impl IntoView {
    let prefs = Preferences::here();
    let for_you = move || {
        let is_suggested = suggested.get() == level;
        is_suggested.then(|| view! { <em class="for-you">{prefs.label_signal(Label::LevelForYou)}</em> })
    };
    view! {
        <img alt="" src=art_url(&format!("level-{level}"))/>
        <span>
            <b>{prefs.label_signal(level_name(level))}</b>
            <span>{prefs.label_signal(level_label(level))}</span>
            {for_you}
        </span>
    }
}
