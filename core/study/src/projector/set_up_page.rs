//! A position that a class sets up together: the pieces so far, and the look before.

use super::ProjectorAction;
use crate::{Diagram, Exercise};
use notabene_core::game::Scene;
use notabene_core::game::position_editor::PositionEditor;
use notabene_core::position::Glyph;

/// The board of an exercise in which a position is set up.
pub(super) struct SetUpPage {
    draft: PositionEditor,
    /// The right position.
    end: PositionEditor,
    /// True while the right position is seen, before it is set up from memory.
    pub is_looking: bool,
}

/// The pieces to put on the board: those of White, then those of Black. Actions name them by their places.
pub fn pieces_to_put(draft: &PositionEditor) -> impl Iterator<Item = Glyph> {
    draft.spec().palette.into_iter().flatten().copied()
}

impl SetUpPage {
    /// Begins an exercise; `None` if its answer is no position.
    pub fn open(exercise: &Exercise) -> Option<SetUpPage> {
        let end = exercise.board.arrangement()?;
        Some(SetUpPage { draft: exercise.set_up_start()?, end, is_looking: exercise.look().is_some() })
    }

    /// The pieces so far.
    pub const fn draft(&self) -> &PositionEditor {
        &self.draft
    }

    /// Changes the pieces; other actions, and fields and pieces that do not exist, change nothing.
    pub fn apply(&mut self, action: ProjectorAction) {
        match action {
            ProjectorAction::Put(field, n) => {
                let piece = n.and_then(|n| pieces_to_put(&self.draft).nth(usize::from(n)));
                self.draft.set_piece(field, piece);
            }
            ProjectorAction::Move(from, to) => self.draft.move_piece(from, to),
            ProjectorAction::Solve => self.draft.pieces.clone_from(&self.end.pieces),
            _ => {}
        }
    }

    /// The drawn board.
    pub fn scene(&self) -> Option<Scene> {
        let shown = if self.is_looking { &self.end } else { &self.draft };
        let board = Diagram {
            position: shown.text(),
            game: shown.game().into(),
            pieces_only: true,
            ..Diagram::default()
        };
        board.picture().ok()
    }
}
