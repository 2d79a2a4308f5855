//! The names of fields in properties, as fields of the board.

use super::event::BoardError;
use super::properties::Properties;
use super::values::{Check, Highlight, ShapeSpec};
use crate::geometry::{Field, Layout};
use std::collections::BTreeMap;

/// Properties with fields in place of their names. Names that are none of this board are missing.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Names {
    pub last_move: Vec<Field>,
    pub check: Option<Field>,
    pub selected: Option<Field>,
    pub highlights: Vec<(Field, Highlight)>,
    pub shapes: Vec<(Field, Field, String)>,
    pub drawings: Vec<(Field, Field, String)>,
    pub destinations: Option<BTreeMap<Field, Vec<Field>>>,
}

/// The field with exactly this name.
pub fn field(layout: &Layout, name: &str) -> Option<Field> {
    let board = layout.board;
    board.naming.field(&board.grid, name).filter(|field| board.naming.name(&board.grid, *field) == name)
}

impl Names {
    /// Resolves the names, with an error for each that is wrong; `king` is that of the side to move.
    pub fn new(properties: &Properties, layout: &Layout, king: Option<Field>) -> (Names, Vec<BoardError>) {
        let mut errors = Vec::new();
        let mut number = |property: &'static str, name: &str| {
            let found = field(layout, name);
            if found.is_none() {
                errors.push(BoardError::no_field(property, name));
            }
            found
        };
        let last_move = properties.last_move.iter().flatten();
        let last_move = last_move.filter_map(|name| number("lastMove", name)).collect();
        let check = match &properties.check {
            Some(Check::On(name)) => number("check", name),
            Some(Check::OfTurn(true)) => king,
            Some(Check::OfTurn(false)) | None => None,
        };
        let selected = properties.selected.as_deref().and_then(|name| number("selected", name));
        let highlights = properties.highlights.iter();
        let highlights =
            highlights.filter_map(|one| Some((number("highlights", &one.field)?, one.clone()))).collect();
        let mut shape = |property, one: &ShapeSpec| {
            let from = number(property, &one.from);
            let to = one.to.as_deref().map_or(from, |to| number(property, to));
            Some((from?, to?, one.colour.clone()))
        };
        let shapes = properties.shapes.iter().filter_map(|one| shape("shapes", one)).collect();
        let drawings = properties.drawings.iter().filter_map(|one| shape("drawings", one)).collect();
        let destinations = properties.destinations.as_ref().map(|destinations| {
            let mut all = BTreeMap::new();
            for (from, to) in &destinations.0 {
                let from = number("destinations", from);
                let to = to.iter().filter_map(|name| number("destinations", name)).collect();
                if let Some(from) = from {
                    all.insert(from, to);
                }
            }
            all
        });
        (Names { last_move, check, selected, highlights, shapes, drawings, destinations }, errors)
    }
}
