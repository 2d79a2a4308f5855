//! Printed diagrams, and the key to sheets with a mistake.

use super::matter::{length_class, side_label};
use crate::ui::picture::address;
use crate::ui::prefs::Preferences;
use crate::ui::sprite::PIECES;
use crate::ui::state::CurrentGame;
use leptos::prelude::*;
use notabene_core::exchange::picture::{Picture, in_grey, svg};
use notabene_core::game::Scene;
use notabene_core::geometry::Layout;
use notabene_core::i18n::Label;
use notabene_core::position::Side;
use notabene_core::record::HeadField;
use notabene_core::study::printing::{Answer, Diagram};

/// The players, over the diagrams, if a name is known.
#[component]
pub fn PlayerNames() -> impl IntoView {
    let current = expect_context::<CurrentGame>();
    let name = move |field: HeadField| {
        Some(current.sheet.with(|sheet| field.get(&sheet.tags))).filter(|name| !name.is_empty())
    };
    let names = move || {
        let (white, black) = (name(HeadField::White), name(HeadField::Black));
        let is_known = white.is_some() || black.is_some();
        let or_side =
            |name: Option<String>, side| name.unwrap_or_else(|| current.label(side_label(side)).into());
        is_known.then(|| format!("{} – {}", or_side(white, Side::White), or_side(black, Side::Black)))
    };
    move || names().map(|names| view! { <p class="names">{names}</p> })
}

/// The picture of a board. Its words stand beside it, so it needs none of its own.
#[component]
fn BoardPicture(scene: Scene) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let source = move || board_picture(&scene, prefs.with(|p| p.flipped));
    view! { <img alt="" src=source/> }
}

fn board_picture(scene: &Scene, flipped: bool) -> String {
    let layout = Layout { board: scene.board, flipped };
    // Fields with numbers show them, as no letters can stand beside their board.
    let inside = scene.board.naming.numbers.is_some();
    address(&in_grey(&svg(&Picture { scene, layout, symbols: PIECES, title: "", shapes: &[], inside })))
}

/// The side to move: a small square, and in words.
#[component]
fn SideToMove(turn: Side) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let label = if turn == Side::White { Label::PrintWhiteMoves } else { Label::PrintBlackMoves };
    view! {
        <small>
            <i class=turn.name()></i>
            <span>{prefs.words(label)}</span>
        </small>
    }
}

/// A diagram with its caption.
#[component]
pub fn DiagramView(board: Diagram) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let Diagram { scene, turn, caption } = board;
    let class = length_class(caption.chars().count());
    let caption = if caption.is_empty() { prefs.words(Label::PrintStart) } else { caption.into() };
    view! {
        <figure>
            <BoardPicture scene/>
            <figcaption>
                <b class=class>{caption}</b>
                <SideToMove turn/>
            </figcaption>
        </figure>
    }
}

/// The answer to a sheet with a mistake.
#[component]
pub fn AnswerView(answer: Answer) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let Answer { mark, board, place, says } = answer;
    view! {
        <section class="answer">
            <BoardPicture scene=board.scene/>
            <div>
                <h3>{mark}</h3>
                <p><b>{move || prefs.say(&place)}</b></p>
                <p>{move || prefs.say(&says)}</p>
                <SideToMove turn=board.turn/>
            </div>
        </section>
    }
}
