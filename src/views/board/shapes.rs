//! Shapes over a board: drawn arrows, the reason of a refusal, highlighted fields, and those of the explained character.

use crate::components::board_shapes::BoardShape;
use crate::state::board_overrides::HighlightTone;
use crate::state::current_game::CurrentGame;
use crate::state::shape_drawing::ShapeDrawing;
use leptos::prelude::*;
use notabene_core::geometry::Field;
use notabene_core::notation::Token;

/// Returns the highlighted fields and other shapes on a board; tracked.
pub fn board_shapes(current: CurrentGame, drawing: ShapeDrawing) -> Vec<BoardShape> {
    let inspector = current.inspector;
    let mut shapes: Vec<BoardShape> =
        current.scene.with(|scene| scene.shapes.iter().map(|shape| BoardShape::Drawn(*shape)).collect());
    shapes.extend(drawing.unfinished.get().map(BoardShape::Drawn));
    inspector
        .view
        .with(|view| view.refused_fields.iter().for_each(|field| shapes.push(BoardShape::Fault(*field))));
    let toned = match current.overrides.tone.get() {
        HighlightTone::Shown => None,
        HighlightTone::Asked => Some(BoardShape::Asked as fn(Field) -> BoardShape),
        HighlightTone::Right => Some(BoardShape::Right as fn(Field) -> BoardShape),
    };
    if let Some(toned) = toned {
        current.overrides.highlighted.with(|lit| shapes.extend(lit.iter().copied().map(toned)));
    }
    if let Some((token, true)) = inspector.explained_token(current.sheet) {
        push_token_shapes(&token, &mut shapes);
    }
    shapes
}

/// Adds the fields of a token, and its rivals.
fn push_token_shapes(token: &Token, shapes: &mut Vec<BoardShape>) {
    let is_rival = |field: Field| token.rivals.iter().any(|rival| rival.from == field);
    token.rivals.iter().for_each(|rival| shapes.push(BoardShape::Rival(*rival)));
    for field in token.fields.iter().filter(|field| !is_rival(**field)) {
        shapes.push(BoardShape::Lit(*field, token.part));
    }
}
