//! What the player looks at, and what came of the last written move: the signals of explain line, write
//! box and board overlay.

use super::overlay::Shape;
use super::state::Desk;
use leptos::prelude::*;
use notabene_core::geometry::Field;
use notabene_core::notation::{Part, Token};
use notabene_core::record::NodeId;
use notabene_core::session::Sheet;
use notabene_core::text::Msg;

/// A written thing on the paper.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Place {
    Move(NodeId),
    Result,
}

/// A character of it, or the whole.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Spot {
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

/// Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct Lens {
    pub spot: RwSignal<Option<Spot>>,
    pub answer: RwSignal<Option<Answer>>,
    /// The fields on which the last refusal can be seen.
    pub faults: RwSignal<Vec<Field>>,
    /// Whether the write box is open, where it has no room of its own.
    pub writing: RwSignal<bool>,
    /// What stands in it.
    pub text: RwSignal<String>,
}

impl Lens {
    pub fn new() -> Lens {
        Lens {
            spot: RwSignal::new(None),
            answer: RwSignal::new(None),
            faults: RwSignal::new(Vec::new()),
            writing: RwSignal::new(false),
            text: RwSignal::new(String::new()),
        }
    }

    /// Looks at something; looking at the same again changes nothing, so that nothing flickers.
    pub fn look(self, spot: Option<Spot>) {
        if self.spot.get_untracked() != spot {
            self.spot.set(spot);
        }
    }

    /// Forgets what was explained and answered: the board has changed. What is being written stays.
    pub fn clear(self) {
        self.look(None);
        if self.answer.with_untracked(|a| a.is_some()) {
            self.answer.set(None);
        }
        if self.faults.with_untracked(|f| !f.is_empty()) {
            self.faults.set(Vec::new());
        }
    }

    /// The place that is shown in the explain line: what is pointed at, else the move on the board.
    pub fn place(self, desk: Desk) -> Place {
        let spot = self.spot.get();
        spot.map_or_else(|| Place::Move(desk.sheet.with(|s| s.at)), |spot| spot.place)
    }

    /// The character that is explained.
    pub fn token(self, desk: Desk) -> Option<Token> {
        let spot = self.spot.get()?;
        desk.sheet.with(|sheet| tokens(sheet, spot.place).into_iter().nth(spot.token?))
    }

    /// Whether the board shows the position before or after what is explained.
    pub fn fits_board(self, desk: Desk) -> bool {
        let Some(Spot { place: Place::Move(node), .. }) = self.spot.get() else { return true };
        desk.sheet.with(|s| s.at == node || s.cell(node).is_some_and(|cell| cell.before == s.at))
    }

    /// What is lit on the board.
    pub fn shapes(self, desk: Desk) -> Vec<Shape> {
        let mut shapes: Vec<Shape> =
            desk.scene.with(|scene| scene.shapes.iter().map(|shape| Shape::Drawn(*shape)).collect());
        shapes.extend(desk.pen.under_way.get().map(Shape::Drawn));
        self.faults.with(|all| all.iter().for_each(|field| shapes.push(Shape::Fault(*field))));
        if let Some(token) = self.token(desk).filter(|_| self.fits_board(desk)) {
            lit(&token, &mut shapes);
        }
        shapes
    }
}

/// The fields of a token, and its rivals.
fn lit(token: &Token, shapes: &mut Vec<Shape>) {
    let is_rival = |field: Field| token.rivals.iter().any(|rival| rival.from == field);
    for rival in &token.rivals {
        shapes.push(Shape::Rival(*rival));
    }
    // A dash and other signs without fields of their own light nothing.
    for field in token.fields.iter().filter(|field| !is_rival(**field)) {
        shapes.push(Shape::Lit(*field, token.part));
    }
}

/// What is written at a place: number, dots and move, or the result.
pub fn tokens(sheet: &Sheet, place: Place) -> Vec<Token> {
    let Place::Move(node) = place else { return sheet.result.clone() };
    let Some(cell) = sheet.cell(node) else { return Vec::new() };
    cell.lead.iter().chain(&cell.tokens).cloned().collect()
}

/// The class of a part, for its colour.
pub fn class(part: Part) -> String {
    ["t-", part.name()].concat()
}
