//! Places of a photographed sheet that somebody should look at, each with its picture beside its text.

use crate::components::Button;
use crate::pages::score_sheet::photo_state::PhotoState;
use crate::state::preferences::Preferences;
use crate::state::sheet_photo;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_ink::photo::{CellState, Place};

/// The list of the places; nothing without any.
#[component]
pub fn PhotoPlaces(state: PhotoState) -> impl IntoView {
    let prefs = Preferences::here();
    let item = move |(ply, place): (usize, Place)| view! { <PlaceToCheck state ply place/> };
    let list = move || {
        let places = state.places.get();
        let open: Vec<_> = places.into_iter().enumerate().filter(|(_, place)| !place.is_clear()).collect();
        let is_without = open.iter().any(|(_, place)| place.picture.is_empty());
        let hint = is_without.then(|| view! { <p class="hint">{prefs.label_signal(Label::PhotoPaper)}</p> });
        let items: Vec<_> = open.into_iter().map(item).collect();
        (!items.is_empty()).then(|| {
            view! {
                <section class="photo-places stack" aria-label=prefs.label_signal(Label::PhotoPlaces)>
                    <h3>{prefs.label_signal(Label::PhotoPlaces)}</h3>
                    {hint}
                    <ol class="stack bare">{items}</ol>
                    <Button text=prefs.label_signal(Label::PhotoForget) name="photo-forget" class="quiet" on_click=|()| sheet_photo::forget_places()/>
                </section>
            }
        })
    };
    view! { {list} }
}

/// A place: picture, reason, moves to choose, and a field.
#[component]
fn PlaceToCheck(state: PhotoState, ply: usize, place: Place) -> impl IntoView {
    let prefs = Preferences::here();
    let text = Memo::new(move |_| state.sheet.places.with(|all| all.get(ply).cloned().unwrap_or_default()));
    let reason = match place.state {
        _ if place.text.is_empty() => Label::PhotoBlank,
        Some(CellState::CannotBe) => Label::PhotoCannotBe,
        None => Label::PhotoRest,
        _ => Label::PhotoDoubtful,
    };
    let texts = std::iter::once(place.text.clone()).chain(place.others).filter(|text| !text.is_empty());
    let choice = move |choice: String| {
        let (shown, chosen) = (choice.clone(), choice.clone());
        view! {
            <button type="button" class="choice" data-do="photo-change"
                aria-pressed=move || text.with(|text| *text == choice).to_string()
                on:click=move |_| state.sheet.change.run((ply, chosen.clone()))>
                {shown}
            </button>
        }
    };
    let heading = Memo::new(move |_| state.sheet.heading.run(ply));
    let picture = Some(place.picture).filter(|picture| !picture.is_empty()).map(|picture| {
        view! { <img class="photo-cell" src=picture alt=prefs.label_signal(Label::PhotoPicture)/> }
    });
    // Once a move was put in or taken out, the places are no longer those of the picture.
    let is_aligned = Memo::new(move |_| {
        let (now, read) = (state.sheet.places.with(Vec::len), state.places.with(Vec::len));
        let written = state.places.with(|all| all.iter().rposition(|place| !place.text.is_empty()));
        (written.map_or(0, |last| last + 1)..=read).contains(&now)
    });
    let texts: Vec<String> = texts.collect();
    let controls = move || {
        is_aligned.get().then(|| {
            view! {
                <div class="row">
                    {texts.iter().cloned().map(choice).collect_view()}
                    <input type="text" name="place" autocomplete="off" autocapitalize="off" spellcheck="false"
                        maxlength="20" aria-label=heading prop:value=text
                        on:change=move |e| state.sheet.change.run((ply, event_target_value(&e)))/>
                </div>
            }
        })
    };
    view! {
        <li class="card" data-place=ply.to_string()>
            <p><b>{heading}</b>" " {prefs.label_signal(reason)}</p>
            {picture}
            {controls}
        </li>
    }
}
