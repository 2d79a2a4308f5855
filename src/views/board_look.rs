//! Choice of the colours of boards and of the drawings of the pieces, with a small picture of each.

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

/// Three fields of a board; pieces stand on them.
const FIELDS: &str = r#"<path class="light" d="M0 0h45v45H0z"/><path class="dark" d="M45 0h45v45H45z"/><path class="light" d="M90 0h45v45H90z"/>"#;

/// Pieces in the pictures of boards, in the chosen drawings.
const CHOSEN_PIECES: &str = r##"<use class="white" href="#piece-king" width="45" height="45"/><use class="black" href="#piece-queen" x="45" width="45" height="45"/><use class="black" href="#piece-man" x="90" width="45" height="45"/>"##;

/// Choices of colours and pieces.
#[component]
pub fn BoardLook() -> impl IntoView {
    let prefs = Preferences::here();
    let boards = BOARDS.map(|(name, label)| {
        view! { <LookOption preference="board_colors" name label picture=format!("{FIELDS}{CHOSEN_PIECES}") board=name/> }
    });
    let sets = PIECE_SETS.map(|(set, label)| {
        view! { <LookOption preference="piece_set" name=set.into() label picture=format!("{FIELDS}{}", pieces_of(set))/> }
    });
    view! {
        <fieldset class="looks" data-setting="board_colors">
            <legend>{prefs.label_signal(Label::BoardColors)}</legend>
            {boards.into_iter().collect_view()}
        </fieldset>
        <fieldset class="looks" data-setting="piece_set">
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
    picture: String,
    /// Colours of the picture, if they are not those of the page.
    #[prop(optional)]
    board: Option<&'static str>,
) -> impl IntoView {
    let prefs = Preferences::here();
    view! {
        <label>
            <input
                type="radio" name=preference value=name
                prop:checked=move || prefs.with(|p| p.get(preference)) == name
                on:change=move |_| prefs.update(|p| p.set(preference, name))
            />
            <svg class="piece-image" viewBox="0 0 135 45" aria-hidden="true" data-board=board inner_html=picture></svg>
            <span>{prefs.label_signal(label)}</span>
        </label>
    }
}

/// A king, a queen and a man of a set.
fn pieces_of(set: PieceSet) -> String {
    let of = |(n, (side, figure)): (usize, (&str, Figure))| {
        let drawing = piece_drawing(set, figure);
        format!(r#"<g class="{side}" transform="translate({})">{drawing}</g>"#, 45 * n)
    };
    [("white", Figure::King), ("black", Figure::Queen), ("black", Figure::Man)]
        .into_iter()
        .enumerate()
        .map(of)
        .collect()
}
