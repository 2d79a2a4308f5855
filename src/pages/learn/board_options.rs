//! Boards to choose from: small pictures with their numbers, and their pieces in words.

use crate::components::download::svg_data_url;
use crate::components::sprites::piece_symbols;
use crate::state::current_game::CurrentGame;
use crate::state::preferences::Prefs;
use crate::views::board::inspect::field_label;
use leptos::prelude::*;
use notabene_core::exchange::picture::{Picture, in_colors, thumbnail};
use notabene_core::game::Scene;
use notabene_core::geometry::Layout;
use notabene_core::i18n::{Label, Language};
use notabene_study::{Diagram, Exercise};

/// Position of an option.
pub fn option_scene(exercise: &Exercise, n: usize) -> Option<Scene> {
    let position = exercise.answers.get(n)?.text.in_language(Language::default()).into();
    let board = Diagram { position, game: exercise.board.game.clone(), ..Diagram::default() };
    board.picture().ok()
}

/// Picture of a position as a data URL.
fn board_picture(prefs: &Prefs, scene: &Scene, flipped: bool) -> String {
    let layout = Layout { board: scene.board, flipped };
    let symbols = piece_symbols(prefs.piece_set);
    let picture = Picture { scene, layout, symbols, title: "", shapes: &[], inside: true };
    svg_data_url(&in_colors(&thumbnail(&picture), prefs.board_colors))
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
        let address = move || current.prefs.with(|prefs| board_picture(prefs, &picture_scene, flipped));
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
