//! The board of the page in step with the part that is open: its position, its moves, its marks.

use crate::pages::course_builder::part_state::{BoardMode, PartState};
use crate::state::board_overrides::{MoveHandler, TapHandler};
use crate::state::preferences::Prefs;
use crate::state::shape_drawing::{ShapeDrawing, listen_on_board};
use leptos::prelude::*;
use notabene_core::game::{Coordinates, Go, Tap, Touch};
use notabene_core::geometry::Field;
use notabene_core::record::Shape;
use notabene_study::Diagram;
use notabene_study::builder::{last_move_text, moves_to_here};
use std::rc::Rc;

/// Board of the part, for drawing.
const BOARD: &str = ".builder .stand svg.board";

/// Moves that are played on the board of the builder.
#[derive(Copy, Clone)]
struct BuilderMoves {
    part: PartState,
    /// The diagram whose game is on the board.
    shown: StoredValue<Diagram>,
}

impl BuilderMoves {
    fn done(self, tap: &Tap) {
        if !matches!(tap, Tap::Played(_)) {
            return;
        }
        let own = self.part.course.own;
        match self.part.mode.get_untracked() {
            BoardMode::Answer => {
                let text = own.game.with_untracked(last_move_text);
                own.update_game(|game| game.go(Go::Undo));
                text.into_iter().for_each(|text| self.part.add_answer(&text));
            }
            _ => {
                let moves = own.game.with_untracked(moves_to_here);
                // Another move in the middle begins a new line: the game is opened anew.
                if moves.len() > self.shown.with_value(|shown| shown.moves.len()) {
                    self.shown.update_value(|shown| shown.moves = moves.clone());
                }
                self.part.edit("", |document, block| document.set_moves(block, &moves));
            }
        }
    }
}

impl MoveHandler for BuilderMoves {
    fn touch(&self, field: Field, touch: Touch) -> Tap {
        let own = self.part.course.own;
        let style = own.prefs.with_untracked(Prefs::style);
        let tap = own.update_game(|game| game.tap(field, touch, &style));
        self.done(&tap);
        tap
    }
    fn choose(&self, n: Option<usize>) {
        let tap = self.part.course.own.update_game(|game| game.choose(n));
        self.done(&tap);
    }
}

/// Keeps the board in step with a part, until its page is left.
pub fn follow(part: PartState) {
    let (own, drawing) = (part.course.own, ShapeDrawing::here());
    let shown = StoredValue::new(Diagram::default());
    own.overrides.move_handler.set(Some(Rc::new(BuilderMoves { part, shown })));
    show_game(part, shown);
    show_marks(part);
    follow_mode(part, drawing);
    let put = move |shape: Shape| part.edit("", |document, block| document.toggle_highlight(block, shape));
    listen_on_board(own, drawing, BOARD, Rc::new(put));
    on_cleanup(move || {
        own.overrides.move_handler.set(None);
        own.overrides.tap_handler.set(None);
        own.overrides.scene.set(None);
        drawing.is_on.set(false);
    });
}

/// Opens the game of the diagram on the board whenever it is another one.
fn show_game(part: PartState, shown: StoredValue<Diagram>) {
    let own = part.course.own;
    Effect::new(move || {
        let board = part.diagram.get();
        own.overrides.flipped.set(Some(board.black_below));
        own.overrides.coordinates.set(board.bare.then_some(Coordinates::Hidden));
        let is_same = |old: &Diagram| {
            (&old.game, &old.position, &old.moves, old.pieces_only)
                == (&board.game, &board.position, &board.moves, board.pieces_only)
        };
        if shown.with_value(is_same) {
            return;
        }
        if let Ok(game) = board.table() {
            own.swap_game(game);
        }
        shown.set_value(board);
    });
}

/// Shows the marks of the diagram; for pieces that are no position, these as well.
fn show_marks(part: PartState) {
    let own = part.course.own;
    Effect::new(move || {
        let board = part.diagram.get();
        let mut scene = own.game.with(|game| game.scene());
        if board.pieces_only
            && let Ok(picture) = board.picture()
        {
            scene = picture;
        }
        scene.shapes = board.highlighted;
        own.overrides.scene.set(Some(scene));
    });
}

/// Sets the meaning of taps.
fn follow_mode(part: PartState, drawing: ShapeDrawing) {
    let own = part.course.own;
    Effect::new(move || {
        let mode = part.mode.get();
        let is_tapped = part.keyword.with(|keyword| matches!(keyword.as_str(), "find" | "name"));
        let taps = mode == BoardMode::Draw || mode == BoardMode::Answer && is_tapped;
        let handler: Option<TapHandler> =
            if taps { Some(Rc::new(move |field| part.tap(field))) } else { None };
        own.overrides.tap_handler.set(handler);
        drawing.is_on.set(mode == BoardMode::Draw);
        own.notice.set(None);
        own.choices.set(None);
        if mode == BoardMode::Answer {
            own.update_game(|game| game.go(Go::Last));
        }
    });
}
