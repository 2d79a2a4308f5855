//! A printed board with its circles and arrows.

use crate::Exercise;
use notabene_core::game::Scene;
use notabene_core::geometry::{Field, Shape};
use notabene_core::position::Trace;

/// An arrow over the fields that a piece passes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PaperArrow {
    /// The fields; a circle if there is one only.
    pub fields: Vec<Field>,
    /// Its number among several moves, from 1; 0 if it stands alone.
    pub number: u32,
}

/// A printed board.
#[derive(Clone, PartialEq, Debug)]
pub struct PaperBoard {
    /// The drawn position, with circles and arrows.
    pub scene: Scene,
    /// Arrows of moves.
    pub arrows: Vec<PaperArrow>,
    /// True if Black is at the bottom.
    pub is_flipped: bool,
    /// True if the names of its fields are hidden.
    pub is_bare: bool,
    /// Letter of one among several boards; empty elsewhere.
    pub letter: &'static str,
}

impl PaperBoard {
    pub(super) fn of(exercise: &Exercise, scene: Scene) -> PaperBoard {
        PaperBoard {
            scene: Scene { marks: Vec::new(), candidates: Vec::new(), ..scene },
            arrows: Vec::new(),
            is_flipped: exercise.board.black_below,
            is_bare: exercise.board.bare,
            letter: "",
        }
    }
    /// True if the board is round.
    pub fn is_round(&self) -> bool {
        self.scene.board.shape == Shape::Rings
    }
}

/// The arrows of a move; `None` if nothing moves.
pub(super) fn arrows_of(trace: &Trace, number: u32) -> Option<Vec<PaperArrow>> {
    let route = if trace.path.len() > 1 { &trace.path } else { &trace.route };
    let fields: Vec<Field> = match trace.placed {
        Some(field) => vec![field],
        None => route.clone(),
    };
    if fields.is_empty() {
        return None;
    }
    let rook = trace.with.map(|(from, to)| PaperArrow { fields: vec![from, to], number: 0 });
    Some([PaperArrow { fields, number }].into_iter().chain(rook).collect())
}
