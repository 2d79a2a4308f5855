//! Choice of the colours of boards and of the drawings of the pieces, with a small picture of each.

use crate::components::piece_symbol;
use crate::components::sprites::piece_drawing;
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::game::PieceSet;
use notabene_core::i18n::Label;
use notabene_core::position::Figure;

/// Colours of boards with their words, by their names in the preferences.
const BOARDS: [(&str, Label); 5] = [
    ("blue", Label::BoardBlue),
    ("green", Label::BoardGreen),
    ("brown", Label::BoardBrown),
    ("violet", Label::BoardViolet),
    ("coral", Label::BoardCoral),
];

/// Sets of pieces with their words.
const PIECE_SETS: [(PieceSet, Label); 3] = [
    (PieceSet::Classic, Label::PiecesClassic),
    (PieceSet::Simple, Label::PiecesSimple),
    (PieceSet::Friends, Label::PiecesFriends),
];

/// Pieces in the pictures, with their sides and places.
const PICTURE_PIECES: [(&str, Figure, u32); 3] =
    [("white", Figure::King, 0), ("black", Figure::Queen, 45), ("black", Figure::Man, 90)];

/// Choices of colours and pieces.
#[component]
pub fn BoardLook() -> impl IntoView {
    let prefs = Preferences::here();
    let boards = BOARDS.map(|(name, label)| {
        view! {
            <LookOption preference="board_colors" name label board=name>
                {PICTURE_PIECES.map(|(side, figure, x)| {
                    view! { <use class=side href=piece_symbol(figure) x=x width="45" height="45"></use> }
                }).collect_view()}
            </LookOption>
        }
    });
    let sets = PIECE_SETS.map(|(set, label)| {
        view! {
            <LookOption preference="piece_set" name=set.into() label>
                {PICTURE_PIECES.map(|(side, figure, x)| {
                    view! { <g class=side transform=format!("translate({x})") inner_html=piece_drawing(set, figure)></g> }
                }).collect_view()}
            </LookOption>
        }
    });
    view! {
        <fieldset class="looks stack" data-setting="board_colors">
            <legend>{prefs.label_signal(Label::BoardColors)}</legend>
            {boards.into_iter().collect_view()}
        </fieldset>
        <fieldset class="looks stack" data-setting="piece_set">
            <legend>{prefs.label_signal(Label::PieceSet)}</legend>
            {sets.into_iter().collect_view()}
        </fieldset>
    }
}

/// One choice: its picture and its words.
#[component]
fn LookOption(
    preference: &'static str,
    name: &'static str,
    label: Label,
    /// Colours of the picture, if they are not those of the page.
    #[prop(optional)]
    board: Option<&'static str>,
    /// The pieces in the picture.
    children: Children,
) -> impl IntoView {
    let prefs = Preferences::here();
    view! {
        <label class="stack tight plate centre">
            <input
                class="covers" type="radio" name=preference value=name
                prop:checked=move || prefs.with(|p| p.get(preference)) == name
                on:change=move |_| prefs.update(|p| p.set(preference, name))
            />
            <svg class="piece-image" viewBox="0 0 135 45" aria-hidden="true" data-board=board>
                <path class="light" d="M0 0h45v45H0z"></path>
                <path class="dark" d="M45 0h45v45H45z"></path>
                <path class="light" d="M90 0h45v45H90z"></path>
                {children()}
            </svg>
            <span>{prefs.label_signal(label)}</span>
        </label>
    }
}
