//! Selected character or field, and result of the last written move: state of explain line, write box and board
//! overlay.

use crate::components::board_shapes::Shape;
use crate::state::board_overrides::Tone;
use crate::state::context::AppContext;
use leptos::prelude::*;
use notabene_core::game::MoveSheet;
use notabene_core::geometry::Field;
use notabene_core::i18n::Msg;
use notabene_core::notation::Token;
use notabene_core::record::NodeId;

/// A written move or result.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Place {
    Move(NodeId),
    Result,
}

/// A character of it, or all of it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct TokenRef {
    pub place: Place,
    /// Index among the tokens, with number and dots.
    pub token: Option<usize>,
}

/// Answer to a written text.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    pub text: String,
    /// Bytes before the error; `None` if the move was played.
    pub wrong: Option<usize>,
    pub says: Msg,
    /// Suggested right forms.
    pub offers: Vec<String>,
}

/// Path of a capture that is inspected, and the fields captured on it.
pub type Led = (Vec<Field>, Vec<Field>);

/// State of all views beside the game itself.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct View {
    pub spot: Option<TokenRef>,
    pub answer: Option<Answer>,
    /// The fields that show the reason of the last refusal.
    pub faults: Vec<Field>,
    /// Inspected field.
    pub field: Option<Field>,
    /// Inspected path of a capture.
    pub led: Option<crate::state::inspector::Led>,
}

/// Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct Inspector {
    pub view: RwSignal<View>,
    /// True if the write box is open on a small screen.
    pub writing: RwSignal<bool>,
    /// True if the centre of the board is magnified.
    pub near: RwSignal<bool>,
}

impl Inspector {
    pub fn new() -> Inspector {
        Inspector {
            view: RwSignal::new(View::default()),
            writing: RwSignal::new(false),
            near: RwSignal::new(false),
        }
    }

    /// Selects a move or character; an unchanged selection does not notify, so that nothing flickers.
    pub fn look(self, spot: Option<TokenRef>) {
        if self.spot_now() != spot {
            self.view.update(|view| view.spot = spot);
        }
    }

    /// Returns the selected character or move, untracked.
    pub fn spot_now(self) -> Option<TokenRef> {
        self.view.with_untracked(|view| view.spot)
    }

    /// Clears explanation and answer after a change of the board. The text in the write box stays.
    pub fn clear(self) {
        if self.view.with_untracked(|view| *view != View::default()) {
            self.view.set(View::default());
        }
    }

    /// Inspects a field, or none.
    pub fn point(self, field: Option<Field>) {
        if self.view.with_untracked(|view| view.field) != field {
            self.view.update(|view| view.field = field);
        }
    }

    /// Shows the path of a capture, or none.
    pub fn lead(self, led: Option<crate::state::inspector::Led>) {
        if self.view.with_untracked(|view| view.led != led) {
            self.view.update(|view| view.led = led);
        }
    }

    /// Ends the magnified view.
    pub fn step_back(self) {
        if self.near.get_untracked() {
            self.near.set(false);
        }
    }

    /// Highlights the fields that show the reason of a refusal.
    pub fn blame(self, fields: Vec<Field>) {
        self.view.update(|view| view.faults = fields);
    }

    /// Returns the selected character or move, by default the move on the board as a whole.
    pub fn spot(self, app: AppContext) -> TokenRef {
        let here = || TokenRef { place: Place::Move(app.sheet.with(|s| s.at)), token: None };
        self.view.with(|view| view.spot).unwrap_or_else(here)
    }

    /// Returns the explained character, and `true` if the board shows the position before or after it.
    pub fn token(self, app: AppContext) -> Option<(Token, bool)> {
        let spot = self.spot(app);
        let n = spot.token?;
        app.sheet.with(|sheet| Some((tokens(sheet, spot.place).into_iter().nth(n)?, fits(sheet, spot.place))))
    }

    /// Returns the highlighted fields and other shapes on the board.
    pub fn shapes(self, app: AppContext) -> Vec<Shape> {
        let mut shapes: Vec<Shape> =
            app.scene.with(|scene| scene.shapes.iter().map(|shape| Shape::Drawn(*shape)).collect());
        shapes.extend(app.drawing.under_way.get().map(Shape::Drawn));
        self.view.with(|view| view.faults.iter().for_each(|field| shapes.push(Shape::Fault(*field))));
        let toned = match app.overrides.tone.get() {
            Tone::Shown => None,
            Tone::Asked => Some(Shape::Asked as fn(Field) -> Shape),
            Tone::Right => Some(Shape::Right as fn(Field) -> Shape),
        };
        if let Some(toned) = toned {
            app.overrides.lit.with(|lit| shapes.extend(lit.iter().copied().map(toned)));
        }
        if let Some((token, true)) = self.token(app) {
            lit(&token, &mut shapes);
        }
        shapes
    }
}

fn fits(sheet: &MoveSheet, place: Place) -> bool {
    let Place::Move(node) = place else { return true };
    sheet.at == node || sheet.cell(node).is_some_and(|cell| cell.before == sheet.at)
}

/// Adds the fields of a token, and its rivals.
fn lit(token: &Token, shapes: &mut Vec<Shape>) {
    let is_rival = |field: Field| token.rivals.iter().any(|rival| rival.from == field);
    token.rivals.iter().for_each(|rival| shapes.push(Shape::Rival(*rival)));
    for field in token.fields.iter().filter(|field| !is_rival(**field)) {
        shapes.push(Shape::Lit(*field, token.part));
    }
}

/// Returns the written tokens of a place: number, dots and move, or the result.
pub fn tokens(sheet: &MoveSheet, place: Place) -> Vec<Token> {
    let Place::Move(node) = place else { return sheet.result.clone() };
    let Some(cell) = sheet.cell(node) else { return Vec::new() };
    let mut all = cell.move_number.to_vec();
    all.extend(cell.tokens.iter().cloned());
    all
}
