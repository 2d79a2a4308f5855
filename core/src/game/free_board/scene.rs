//! Scene of a board without rules, as plain data.

use super::values::{Movable, Named};
use super::{Field, FreeBoard};
use crate::game::Mark;
use crate::geometry::Point;
use crate::position::{Figure, Side};
use serde::Serialize;

/// The fields of a board as they are drawn. Changes with the game and with the side below only.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FreeGeometry {
    /// Changes with it.
    pub revision: u32,
    /// Width of the drawing.
    pub width: f64,
    /// Height of the drawing.
    pub height: f64,
    /// True if the board is round.
    pub is_round: bool,
    /// Names of the ranks, from the top.
    pub ranks: Vec<String>,
    /// Names of the files, from the left.
    pub files: Vec<String>,
    /// Field indices, rank by rank as on the screen.
    pub rows: Vec<Vec<u8>>,
    /// Names of the fields, by field index.
    pub names: Vec<String>,
    /// The square of each field in which pieces are drawn, by field index: its left and upper edge, and its side.
    pub squares: Vec<[f64; 3]>,
}

/// A piece on the board.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PieceView {
    /// Its identity.
    pub id: u32,
    /// Its owner.
    pub side: Named<Side>,
    /// Its kind.
    pub kind: Named<Figure>,
    /// Its middle.
    pub x: f64,
    /// Its middle.
    pub y: f64,
    /// Its size.
    pub size: f64,
    /// The reader may pick it up.
    pub is_mine: bool,
    /// It follows a pointer.
    pub is_held: bool,
}

/// A field for screen readers.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CellView {
    /// Side and kind of the piece; empty without one.
    pub holds: String,
    /// The selected piece can go there.
    pub is_target: bool,
    /// The piece there is selected.
    pub is_selected: bool,
}

/// A highlight of a field.
#[derive(Clone, PartialEq, Debug)]
pub struct FreeMark {
    /// The field.
    pub field: Field,
    /// Its look: the name of a [`Mark`], `last`, `premove`, or of a part of the page around.
    pub name: String,
    /// Its colour in CSS.
    pub colour: Option<String>,
}

/// An arrow, or a circle if both fields are one.
pub type FreeShape = (Field, Field, String);

/// Scene of a board.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FreeScene {
    /// That of the [`FreeGeometry`].
    pub revision: u32,
    /// The reader may move pieces.
    pub is_movable: bool,
    /// All pieces.
    pub pieces: Vec<PieceView>,
    /// All fields, by field index.
    pub cells: Vec<CellView>,
    /// Fields where pieces have arrived.
    pub arrived: Vec<u8>,
}

impl FreeBoard {
    /// Field indices, rank by rank as on the screen.
    pub(super) fn rows(&self) -> Vec<Vec<u8>> {
        let (layout, grid) = (self.layout, self.layout.board.grid);
        let row = |y| layout.files().filter_map(|x| grid.field(x, y)).map(|field| field.0).collect();
        layout.ranks().map(row).collect()
    }

    /// The fields as they are drawn.
    pub fn geometry(&self) -> FreeGeometry {
        let layout = self.layout;
        let (width, height) = layout.extent();
        let square = |field| {
            let (Point { x, y }, size) = (layout.centre(field), layout.unit(field));
            [x - size / 2.0, y - size / 2.0, size]
        };
        FreeGeometry {
            revision: self.revision,
            width,
            height,
            is_round: layout.is_round(),
            ranks: layout.rank_names(),
            files: layout.file_names(),
            rows: self.rows(),
            names: self.field_names(),
            squares: layout.board.grid.fields().map(square).collect(),
        }
    }

    /// A piece as it is drawn.
    pub(super) fn piece_view(&self, field: Field) -> Option<PieceView> {
        let piece = self.pieces.get(field)?;
        let held = self.held_at(field);
        let Point { x, y } = held.unwrap_or_else(|| self.layout.centre(field));
        Some(PieceView {
            id: piece.id,
            side: Named(piece.glyph.side),
            kind: Named(piece.glyph.figure),
            x,
            y,
            size: self.layout.unit(field),
            is_mine: self.can_pick(field),
            is_held: held.is_some(),
        })
    }

    /// The scene. Pieces that have arrived are in it once.
    pub fn scene(&mut self) -> FreeScene {
        let selected = self.names.selected;
        // Without destinations any field can be reached, which need not be said of each.
        let targets = selected.filter(|_| self.names.destinations.is_some());
        let targets = targets.map(|from| self.targets(from)).unwrap_or_default();
        let cell = |field: Field| {
            let holds = self.pieces.get(field).map(|piece| piece.glyph);
            CellView {
                holds: holds
                    .map(|glyph| format!("{} {}", glyph.side.name(), glyph.figure.name()))
                    .unwrap_or_default(),
                is_target: targets.contains(&field),
                is_selected: selected == Some(field),
            }
        };
        FreeScene {
            revision: self.revision,
            is_movable: !self.properties.read_only && self.properties.movable != Movable::None,
            pieces: self.pieces.iter().filter_map(|(field, _)| self.piece_view(field)).collect(),
            cells: self.layout.board.grid.fields().map(cell).collect(),
            arrived: std::mem::take(&mut self.arrived).into_iter().map(|field| field.0).collect(),
        }
    }

    /// All highlights, those on top last.
    pub fn marks(&self) -> Vec<FreeMark> {
        let mark = |field, name: &str| FreeMark { field, name: name.into(), colour: None };
        let names = &self.names;
        let mut marks: Vec<FreeMark> = names.last_move.iter().map(|field| mark(*field, "last")).collect();
        marks.extend(names.check.map(|field| mark(field, Mark::Check.name())));
        marks.extend(names.highlights.iter().map(|(field, one)| FreeMark {
            field: *field,
            name: one.mark.clone(),
            colour: one.colour.clone(),
        }));
        if let Some((from, to)) = self.premove_fields() {
            marks.extend([from, to].map(|field| mark(field, "premove")));
        }
        let Some(selected) = names.selected else { return marks };
        marks.push(mark(selected, Mark::Held.name()));
        if self.properties.show_destinations && names.destinations.is_some() && !self.is_early() {
            let side = |field| self.pieces.get(field).map(|piece| piece.glyph.side);
            let kind = |field| match side(field) {
                None => Mark::Target,
                there if there == side(selected) => Mark::Castle,
                Some(_) => Mark::Capture,
            };
            marks.extend(self.targets(selected).into_iter().map(|field| mark(field, kind(field).name())));
        }
        marks
    }

    /// Arrows and circles of the program and of the reader, and the one that is being drawn.
    pub fn shapes(&self) -> Vec<FreeShape> {
        let stroke = self.stroke().map(|(from, to, ink)| (from, to, ink.name().into()));
        self.names.shapes.iter().chain(&self.names.drawings).cloned().chain(stroke).collect()
    }
}
