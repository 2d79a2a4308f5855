//! Piece names and letters of other languages, and the move written with them.

use crate::components::PieceImage;
use crate::state::current_game::CurrentGame;
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::game::systems::in_all_letters;
use notabene_core::i18n::{Label, Ownership, Piece, Player};
use notabene_core::msg;
use notabene_core::notation::{PIECE_NAMES, PieceNames, Style};
use notabene_core::position::{Figure, Glyph, Side};
use notabene_core::record::NodeId;

/// The pieces in the order of [`PIECE_NAMES`].
const PIECES: [(Piece, Figure); 6] = [
    (Piece::King, Figure::King),
    (Piece::Queen, Figure::Queen),
    (Piece::Rook, Figure::Rook),
    (Piece::Bishop, Figure::Bishop),
    (Piece::Knight, Figure::Knight),
    (Piece::Pawn, Figure::Pawn),
];

/// Table of piece names and letters in other languages; scrolls where it is too wide.
#[component]
pub fn LetterTable() -> impl IntoView {
    let prefs = Preferences::here();
    let columns = PIECES.map(|(piece, figure)| {
        let name = msg!(PieceIs { holds: Ownership { player: Player::White, piece } });
        view! {
            <th scope="col">
                <PieceImage glyph=Glyph { side: Side::White, figure }/>
                <span class="for-ears">{move || prefs.message_text(&name)}</span>
            </th>
        }
    });
    let rows = PIECE_NAMES.iter().map(|names| view! { <LanguageRow names/> });
    view! {
        <section class="card">
            <h2 id="piece-names">{prefs.label_signal(Label::SystemsNames)}</h2>
            <div class="piece-names scrolls" tabindex="0" role="region" aria-labelledby="piece-names">
                <table class="ruled" aria-labelledby="piece-names">
                    <thead><tr><td></td>{columns.collect_view()}</tr></thead>
                    <tbody>{rows.collect_view()}</tbody>
                </table>
            </div>
        </section>
    }
}

/// Piece names and letters of a language.
#[component]
fn LanguageRow(names: &'static PieceNames) -> impl IntoView {
    let letters = names.letters();
    let cells = names.names.iter().enumerate().map(|(n, name)| {
        let letter = letters.pieces.get(n).map(|letter| view! { <b>{*letter}</b> });
        view! { <td lang=names.code><span>{*name}</span>{letter}</td> }
    });
    view! { <tr><th scope="row">{letters.name}</th>{cells.collect_view()}</tr> }
}

/// The move in the letters of every language, collapsed; nothing for games without letters.
#[component]
pub fn MoveInLanguages(node: NodeId, own: Style) -> impl IntoView {
    let (current, prefs) = (CurrentGame::here(), Preferences::here());
    let all = current.game.with_untracked(|game| in_all_letters(game, node, &own));
    let rows = |all: Vec<(Vec<&'static str>, String)>| {
        let rows = all.into_iter().map(|(languages, text)| {
            view! { <div><dt class="strong">{text}</dt><dd>{languages.join(", ")}</dd></div> }
        });
        rows.collect_view()
    };
    (!all.is_empty()).then(|| {
        view! {
            <details class="card" data-system="letters">
                <summary>{prefs.label_signal(Label::SystemsLetters)}</summary>
                <dl class="languages tiles">{rows(all)}</dl>
            </details>
        }
    })
}
