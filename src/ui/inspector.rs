//! What the player looks at, and what came of the last written move: the state of explain line, write
//! box and board overlay.

use super::overlay::Shape;
use super::state::{Desk, Tone};
use leptos::prelude::*;
use notabene_core::game::Sheet;
use notabene_core::geometry::Field;
use notabene_core::i18n::Msg;
use notabene_core::notation::Token;
use notabene_core::record::NodeId;

/// A written thing on the paper.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Place {
    Move(NodeId),
    Result,
}

/// A character of it, or the whole.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct TokenRef {
    pub place: Place,
    /// Counted with the number and the dots.
    pub token: Option<usize>,
}

/// What is said of a written text.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    pub text: String,
    /// Bytes before the place that is wrong; none if the move was played.
    pub wrong: Option<usize>,
    pub says: Msg,
    /// Right forms to take over.
    pub offers: Vec<String>,
}

/// All that is shown beside the game itself.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct View {
    pub spot: Option<TokenRef>,
    pub answer: Option<Answer>,
    /// The fields on which the last refusal can be seen.
    pub faults: Vec<Field>,
    /// The field that is looked at.
    pub field: Option<Field>,
    /// The way of a capture that is looked at.
    pub led: Option<super::captures::Led>,
}

/// Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct Inspector {
    pub view: RwSignal<View>,
    /// Whether the write box is open, where it has no room of its own.
    pub writing: RwSignal<bool>,
    /// Whether the middle of the board is magnified.
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

    /// Looks at something; looking at the same again changes nothing, so that nothing flickers.
    pub fn look(self, spot: Option<TokenRef>) {
        if self.spot_now() != spot {
            self.view.update(|view| view.spot = spot);
        }
    }

    /// What is pointed at, outside of anything that follows it.
    pub fn spot_now(self) -> Option<TokenRef> {
        self.view.with_untracked(|view| view.spot)
    }

    /// Forgets what was explained and answered: the board has changed. What is being written stays.
    pub fn clear(self) {
        if self.view.with_untracked(|view| *view != View::default()) {
            self.view.set(View::default());
        }
    }

    /// Looks at a field, or at none.
    pub fn point(self, field: Option<Field>) {
        if self.view.with_untracked(|view| view.field) != field {
            self.view.update(|view| view.field = field);
        }
    }

    /// Shows the way of a capture, or none.
    pub fn lead(self, led: Option<super::captures::Led>) {
        if self.view.with_untracked(|view| view.led != led) {
            self.view.update(|view| view.led = led);
        }
    }

    /// Shows the whole board again.
    pub fn step_back(self) {
        if self.near.get_untracked() {
            self.near.set(false);
        }
    }

    /// Shows on which fields a refusal can be seen.
    pub fn blame(self, fields: Vec<Field>) {
        self.view.update(|view| view.faults = fields);
    }

    /// What is pointed at, else the move on the board as a whole.
    pub fn spot(self, desk: Desk) -> TokenRef {
        let here = || TokenRef { place: Place::Move(desk.sheet.with(|s| s.at)), token: None };
        self.view.with(|view| view.spot).unwrap_or_else(here)
    }

    /// The character that is explained, and whether the board shows the position before or after it.
    pub fn token(self, desk: Desk) -> Option<(Token, bool)> {
        let spot = self.spot(desk);
        let n = spot.token?;
        desk.sheet
            .with(|sheet| Some((tokens(sheet, spot.place).into_iter().nth(n)?, fits(sheet, spot.place))))
    }

    /// What is lit on the board.
    pub fn shapes(self, desk: Desk) -> Vec<Shape> {
        let mut shapes: Vec<Shape> =
            desk.scene.with(|scene| scene.shapes.iter().map(|shape| Shape::Drawn(*shape)).collect());
        shapes.extend(desk.drawing.under_way.get().map(Shape::Drawn));
        self.view.with(|view| view.faults.iter().for_each(|field| shapes.push(Shape::Fault(*field))));
        let toned = match desk.overrides.tone.get() {
            Tone::Shown => None,
            Tone::Asked => Some(Shape::Asked as fn(Field) -> Shape),
            Tone::Right => Some(Shape::Right as fn(Field) -> Shape),
        };
        if let Some(toned) = toned {
            desk.overrides.lit.with(|lit| shapes.extend(lit.iter().copied().map(toned)));
        }
        if let Some((token, true)) = self.token(desk) {
            lit(&token, &mut shapes);
        }
        shapes
    }
}

fn fits(sheet: &Sheet, place: Place) -> bool {
    let Place::Move(node) = place else { return true };
    sheet.at == node || sheet.cell(node).is_some_and(|cell| cell.before == sheet.at)
}

/// The fields of a token, and its rivals.
fn lit(token: &Token, shapes: &mut Vec<Shape>) {
    let is_rival = |field: Field| token.rivals.iter().any(|rival| rival.from == field);
    token.rivals.iter().for_each(|rival| shapes.push(Shape::Rival(*rival)));
    for field in token.fields.iter().filter(|field| !is_rival(**field)) {
        shapes.push(Shape::Lit(*field, token.part));
    }
}

/// What is written at a place: number, dots and move, or the result.
pub fn tokens(sheet: &Sheet, place: Place) -> Vec<Token> {
    let Place::Move(node) = place else { return sheet.result.clone() };
    let Some(cell) = sheet.cell(node) else { return Vec::new() };
    let mut all = cell.lead.to_vec();
    all.extend(cell.tokens.iter().cloned());
    all
}
