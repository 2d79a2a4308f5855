//! Boards to choose from: small pictures with their numbers, and their pieces in words.

use crate::state::current_game::CurrentGame;
use crate::views::board::inspect::field_label;
use crate::views::board_picture::thumbnail_url;
use leptos::prelude::*;
use notabene_core::game::Scene;
use notabene_core::i18n::{Label, Language};
use notabene_study::{Diagram, Exercise};

/// Position of an option.
pub fn option_scene(exercise: &Exercise, n: usize) -> Option<Scene> {
    let position = exercise.answers.get(n)?.text.in_language(Language::default()).into();
    let board = Diagram { position, game: exercise.board.game.clone(), ..Diagram::default() };
    board.picture().ok()
}

/// Pieces of a position in words.
fn pieces_in_words(current: CurrentGame, scene: &Scene) -> String {
    let fields = scene.pieces.iter().filter_map(|piece| scene.fields.get(piece.field.index()));
    let texts: Vec<String> = fields.map(|field| field_label(current, &scene.board, &field.message)).collect();
    texts.join("; ")
}

/// Button of an option that is a board, with its number on the screen, from 1. Its name tells no more than the number;
/// its description tells the pieces.
#[component]
pub fn BoardOption(
    scene: Option<Scene>,
    flipped: bool,
    n: usize,
    number: usize,
    #[prop(into)] class: Signal<String>,
    #[prop(into)] on_click: Callback<()>,
) -> impl IntoView {
    let current = CurrentGame::here();
    let name = move || format!("{} {number}", current.label(Label::Board));
    let id = format!("board-{number}");
    let description = scene.is_some().then(|| id.clone());
    let picture = scene.map(|scene| {
        let picture_scene = scene.clone();
        let address = move || current.prefs.with(|prefs| thumbnail_url(prefs, &picture_scene, flipped));
        view! {
            <span>{name}</span>
            <img class="diagram" alt="" src=address/>
            <span class="for-ears" id=id>{move || pieces_in_words(current, &scene)}</span>
        }
    });
    view! {
        <button
            type="button" class=class data-option=n aria-label=name aria-describedby=description
            on:click=move |_| on_click.run(())
        >
            {picture}
        </button>
    }
}
