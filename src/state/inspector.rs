//! Selected character or field, and result of the last written move: state of explain line, write box and board
//! overlay.

use leptos::prelude::*;
use notabene_core::game::MoveSheet;
use notabene_core::geometry::Field;
use notabene_core::i18n::Msg;
use notabene_core::notation::Token;
use notabene_core::record::NodeId;

/// A written move or result.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum TokenPlace {
    Move(NodeId),
    Result,
}

/// A character of it, or all of it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct TokenRef {
    pub place: TokenPlace,
    /// Index among the tokens, with number and dots.
    pub token: Option<usize>,
}

/// Answer to a written text.
#[derive(Clone, PartialEq, Debug)]
pub struct InputAnswer {
    pub text: String,
    /// Bytes before the error; `None` if the move was played.
    pub error_offset: Option<usize>,
    pub message: Msg,
    /// Suggested right forms.
    pub suggestions: Vec<String>,
}

/// Path of a capture that is inspected, and the fields captured on it.
pub type InspectedPath = (Vec<Field>, Vec<Field>);

/// State of all views beside the game itself.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Inspection {
    pub selection: Option<TokenRef>,
    pub answer: Option<InputAnswer>,
    /// The fields that show the reason of the last refusal.
    pub refused_fields: Vec<Field>,
    /// Inspected field.
    pub field: Option<Field>,
    /// Inspected path of a capture.
    pub path: Option<crate::state::inspector::InspectedPath>,
}

/// Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct Inspector {
    pub view: RwSignal<Inspection>,
    /// True if the write box is open on a small screen.
    pub is_writing: RwSignal<bool>,
    /// True if the pad of the write box is open.
    pub is_by_hand: RwSignal<bool>,
    /// True if the centre of the board is magnified.
    pub is_magnified: RwSignal<bool>,
}

impl Inspector {
    pub fn new() -> Inspector {
        Inspector {
            view: RwSignal::new(Inspection::default()),
            is_writing: RwSignal::new(false),
            is_by_hand: RwSignal::new(false),
            is_magnified: RwSignal::new(false),
        }
    }

    /// Selects a move or character; an unchanged selection does not notify, so that nothing flickers.
    pub fn select(self, spot: Option<TokenRef>) {
        if self.selection_now() != spot {
            self.view.update(|view| view.selection = spot);
        }
    }

    /// Returns the selected character or move, untracked.
    pub fn selection_now(self) -> Option<TokenRef> {
        self.view.with_untracked(|view| view.selection)
    }

    /// Clears explanation and answer after a change of the board, if the board is still there. The text in the write box stays.
    pub fn clear(self) {
        if self.view.try_with_untracked(|view| *view != Inspection::default()) == Some(true) {
            self.view.set(Inspection::default());
        }
    }

    /// Inspects a field, or none. A frame that was asked for before the board went away changes nothing.
    pub fn inspect_field(self, field: Option<Field>) {
        if self.view.try_with_untracked(|view| view.field != field) == Some(true) {
            self.view.update(|view| view.field = field);
        }
    }

    /// Shows the path of a capture, or none.
    pub fn inspect_path(self, led: Option<crate::state::inspector::InspectedPath>) {
        if self.view.try_with_untracked(|view| view.path != led) == Some(true) {
            self.view.update(|view| view.path = led);
        }
    }

    /// Ends the magnified view.
    pub fn end_magnified_view(self) {
        if self.is_magnified.get_untracked() {
            self.is_magnified.set(false);
        }
    }

    /// Highlights the fields that show the reason of a refusal.
    pub fn show_refused_fields(self, fields: Vec<Field>) {
        self.view.update(|view| view.refused_fields = fields);
    }

    /// Returns the selected character or move, by default the move on the board as a whole.
    pub fn selection(self, sheet: Memo<MoveSheet>) -> TokenRef {
        let here = || TokenRef { place: TokenPlace::Move(sheet.with(|s| s.at)), token: None };
        self.view.with(|view| view.selection).unwrap_or_else(here)
    }

    /// Returns the explained character, and `true` if the board shows the position before or after it.
    pub fn explained_token(self, sheet: Memo<MoveSheet>) -> Option<(Token, bool)> {
        let spot = self.selection(sheet);
        let n = spot.token?;
        sheet.with(|sheet| {
            Some((tokens_at(sheet, spot.place).into_iter().nth(n)?, is_place_on_board(sheet, spot.place)))
        })
    }
}

fn is_place_on_board(sheet: &MoveSheet, place: TokenPlace) -> bool {
    let TokenPlace::Move(node) = place else { return true };
    sheet.at == node || sheet.cell(node).is_some_and(|cell| cell.before == sheet.at)
}

/// Returns the written tokens of a place: number, dots and move, or the result.
pub fn tokens_at(sheet: &MoveSheet, place: TokenPlace) -> Vec<Token> {
    let TokenPlace::Move(node) = place else { return sheet.result.clone() };
    let Some(cell) = sheet.cell(node) else { return Vec::new() };
    let mut all = cell.move_number.to_vec();
    all.extend(cell.tokens.iter().cloned());
    all
}
