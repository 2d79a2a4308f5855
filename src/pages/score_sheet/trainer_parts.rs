//! Parts of the trainers that begin with the choice of a game: guess, memory, dictation.

use crate::pages::score_sheet::closing::LeafChoice;
use crate::pages::score_sheet::game_choice::{GameChoice, GameSelect, PasteField};
use crate::pages::score_sheet::mode_parts::{ConfirmedButton, ErrorText, SheetColumns};
use crate::pages::score_sheet::sheet_leaf::SheetLeaf;
use crate::pages::score_sheet::sheet_view::SheetView;
use crate::state::i18n_loader::art_url;
use leptos::prelude::*;
use notabene_core::i18n::{Label, Msg};

/// Columns of a trainer: the board with the card that begins, what one writes with (its children), and the sheet. Until a game
/// has begun there is the card alone.
#[component]
pub fn TrainerColumns(
    /// True until a game has begun.
    #[prop(into)]
    is_idle: Signal<bool>,
    paper: SheetView,
    board: AnyView,
    begin: AnyView,
    /// Below what one writes with, also before a game has begun.
    #[prop(optional)]
    below: Option<AnyView>,
    children: Children,
) -> impl IntoView {
    let running = move || if is_idle.get() { "hidden" } else { "running stack" };
    view! {
        <SheetColumns>
            <div class="play-side stack">
                <div class=running>{board}</div>
                {begin}
            </div>
            <div class="pen-side stack">
                <div class=running>{children()}</div>
                {below}
            </div>
            <div class="paper-side stack">
                <div class=move || if is_idle.get() { "hidden" } else { "" }>
                    <LeafChoice paper/>
                    <SheetLeaf paper/>
                </div>
            </div>
        </SheetColumns>
    }
}

/// Card that begins: the game, further choices (its children), a game that is pasted, and what is wrong with it.
#[component]
pub fn BeginCard(
    choice: GameChoice,
    error: RwSignal<Option<Msg>>,
    /// Name of the drawing of the trainer.
    picture: &'static str,
    /// The words of the button.
    label: Label,
    /// True if something would be lost by another game.
    #[prop(into)]
    loses: Callback<(), bool>,
    #[prop(into)] on_begin: Callback<()>,
    /// Beside the choice of the game.
    #[prop(optional)]
    beside: Option<AnyView>,
    children: Children,
) -> impl IntoView {
    view! {
        <section class="card begin at-start">
            <img alt="" src=art_url(picture)/>
            <div class="row">
                <GameSelect choice/>
                <ConfirmedButton label name="begin" class="main" loses on_click=on_begin/>
                {beside}
            </div>
            {children()}
            <PasteField choice/>
            <ErrorText error/>
        </section>
    }
}
