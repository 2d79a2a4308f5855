//! Dialog to choose, change or stop the opponent of the current game.

use crate::components::Button;
use crate::pages::opponent::choice::{OpponentChoice, SideAndLevel};
use crate::state::modal::Modal;
use crate::state::opponent::OpponentState;
use crate::state::preferences::Preferences;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use notabene_core::i18n::Label;

/// Content of the dialog.
#[component]
pub fn OpponentDialog() -> impl IntoView {
    OpponentState::here().map(|state| view! { <OpponentForm state/> })
}

#[component]
fn OpponentForm(state: OpponentState) -> impl IntoView {
    let (modal, prefs) = (Modal::here(), Preferences::here());
    let choice = OpponentChoice::of_current_game(state);
    let close = move || modal.close();
    let play = move |e: SubmitEvent| {
        e.prevent_default();
        choice.apply();
        close();
    };
    let stop = untrack(|| state.get()).map(|_| {
        let stop = move |()| {
            state.set(None);
            close();
        };
        view! { <Button text=prefs.label_signal(Label::StopOpponent) name="stop-opponent" on_click=stop/> }
    });
    view! {
        <form on:submit=play>
            <div class="choosing opposing">
                <p>{prefs.label_signal(Label::OpponentLead)}</p>
                <SideAndLevel choice/>
            </div>
            <div class="buttons inline">
                <button type="button" on:click=move |_| close()>{prefs.label_signal(Label::Cancel)}</button>
                {stop}
                <button type="submit" class="main">{prefs.label_signal(Label::PlayOn)}</button>
            </div>
        </form>
    }
}
