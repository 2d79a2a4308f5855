//! The contexts of a board: its game, its windows, the pen and the dart. The board of the app has them, a board beside the game
//! on a page of the app, and a board on another page.

use crate::state::current_game::{CurrentGame, OpenedGame};
use crate::state::dart_throw::DartThrow;
use crate::state::modal::Modal;
use crate::state::preferences::Preferences;
use crate::state::shape_drawing::ShapeDrawing;
use leptos::prelude::*;
use notabene_core::game::Game;

/// The contexts of a board. Components ask for one of them, never for all.
#[derive(Copy, Clone)]
pub struct BoardContexts {
    pub current: CurrentGame,
    pub modal: Modal,
    pub drawing: ShapeDrawing,
    darts: DartThrow,
}

impl BoardContexts {
    /// A board with an opened game.
    pub fn new(opened: OpenedGame, prefs: Preferences) -> BoardContexts {
        let (current, modal) = (CurrentGame::new(opened, prefs), Modal::new());
        BoardContexts { current, modal, drawing: ShapeDrawing::new(), darts: DartThrow::new(current, modal) }
    }

    /// A board beside the game of the app; its games are not saved. The page provides its contexts.
    pub fn own(game: Game) -> BoardContexts {
        BoardContexts::new((game, None), Preferences::here())
    }

    /// Lets the components below ask for game, windows, pen and dart of this board.
    pub fn provide(self) {
        provide_context(self.current);
        provide_context(self.current.prefs);
        provide_context(self.modal);
        provide_context(self.drawing);
        provide_context(self.darts);
    }
}
