//! A board of any game without rules: a program says what stands where and where pieces may go, the board knows what its reader
//! does. Selection, premoves, drawings and gestures are decided here; nothing is drawn.
//!
//! A program sets properties ([`FreeBoard::set`]), which are compared with the board when they belong together
//! ([`FreeBoard::resolve`]), and hears of [`Event`]s. What its reader does comes through [`FreeBoard::pointer`],
//! [`FreeBoard::key`] and [`FreeBoard::tap`].

mod event;
mod input;
mod moves;
mod names;
mod pieces;
mod properties;
mod scene;
mod values;

pub use event::{BoardError, Event, MoveDetail, Reaction, Squares};
pub use input::{Key, PointerInput};
pub use properties::{PROPERTIES, Properties, is_ink};
pub use scene::{CellView, FreeGeometry, FreeMark, FreeScene, FreeShape, PieceView};
pub use values::{
    Check, Coordinates, Destinations, FIGURES, Highlight, Movable, Named, PieceSpec, ShapeSpec, Theme,
};

use super::arrangement::Arrangement;
use super::registry::find;
use crate::geometry::{Board, Field, Layout};
use crate::position::{Glyph, Side};
use input::Gesture;
use moves::AskedMove;
use names::Names;
use pieces::Pieces;
use serde::Deserializer;
use std::collections::BTreeSet;

/// A board without rules.
#[derive(Clone, Debug)]
pub struct FreeBoard {
    properties: Properties,
    /// Names of the properties that were set since they were last resolved.
    changed: BTreeSet<&'static str>,
    /// Knows the colours of CSS.
    is_colour: fn(&str) -> bool,
    /// Game and text of the position that was read last; turn and pieces are those on the board.
    arrangement: Arrangement,
    pieces: Pieces,
    layout: Layout,
    /// Changes when all has to be drawn anew. 0 before the first properties were resolved.
    revision: u32,
    names: Names,
    /// A move that is set for the reader's next turn.
    premove: Option<(Field, Field)>,
    /// Moves that the program was asked about, and has not answered yet.
    asked: Vec<AskedMove>,
    gesture: Option<Gesture>,
    /// Fields where pieces have arrived since the board was last drawn.
    arrived: Vec<Field>,
}

/// The id of a game: draughts alone are International.
fn game_id(game: &str) -> &str {
    if game == "draughts" { "draughts/international" } else { game }
}

impl FreeBoard {
    /// A board with the usual properties; `is_colour` knows the colours of CSS.
    pub fn new(is_colour: fn(&str) -> bool) -> FreeBoard {
        let properties = Properties::default();
        FreeBoard {
            arrangement: Arrangement::empty(),
            properties,
            changed: PROPERTIES.map(|(name, _)| name).into(),
            is_colour,
            pieces: Pieces::default(),
            layout: Layout { board: Board::CHESS, flipped: false },
            revision: 0,
            names: Names::default(),
            premove: None,
            asked: Vec::new(),
            gesture: None,
            arrived: Vec::new(),
        }
    }

    /// The properties as they were set, or as moves have changed them.
    pub fn properties(&self) -> &Properties {
        &self.properties
    }

    /// Sets several properties at once, from data of any format. If the board is shown they are resolved at once, otherwise with the
    /// next call of [`FreeBoard::resolve`].
    ///
    /// # Errors
    ///
    /// The first thing that is wrong. Nothing has changed then.
    pub fn set<'a, D: Deserializer<'a>>(
        &mut self,
        values: impl IntoIterator<Item = (String, D)>,
        is_shown: bool,
    ) -> Result<(), BoardError> {
        let before = self.clone();
        let done = self.read_all(values).and_then(|()| {
            let errors = if is_shown { self.resolve() } else { Vec::new() };
            errors.into_iter().next().map_or(Ok(()), Err)
        });
        if done.is_err() {
            *self = before;
        }
        done
    }

    fn read_all<'a, D: Deserializer<'a>>(
        &mut self,
        values: impl IntoIterator<Item = (String, D)>,
    ) -> Result<(), BoardError> {
        let game = self.properties.game.clone();
        for (name, value) in values {
            let known = PROPERTIES.into_iter().find(|(known, _)| *known == name);
            let (known, expected) = known.ok_or_else(|| BoardError::no_property(&name))?;
            let read = self.properties.read(known, value, self.is_colour);
            read.map_err(|_| BoardError::bad(known, expected))?;
            self.changed.insert(known);
        }
        if self.properties.game != game {
            // Names of another board have no meaning on this one.
            for name in properties::OF_FIELDS.into_iter().filter(|name| !self.changed.contains(name)) {
                self.properties.forget(name);
            }
        }
        Ok(())
    }

    /// True if properties were set that are not resolved yet.
    pub fn is_changed(&self) -> bool {
        !self.changed.is_empty()
    }

    /// Compares the properties with the board, those anew that were set. What is wrong is as if it were not set. Returns the errors
    /// of these properties; those of all names after a change of the board.
    pub fn resolve(&mut self) -> Vec<BoardError> {
        let changed = std::mem::take(&mut self.changed);
        let mut errors = Vec::new();
        let is_first = self.revision == 0;
        let game = match find(game_id(&self.properties.game)) {
            Ok(variant) => variant.id,
            Err(problem) => {
                if changed.contains("game") {
                    errors.push(BoardError::of_problem("game", &problem));
                }
                self.arrangement.game()
            }
        };
        let is_other = is_first || game != self.arrangement.game();
        if changed.contains("game") {
            self.premove = None;
        }
        if is_other || changed.contains("position") {
            let read = Arrangement::read(game, self.properties.position.as_deref());
            self.take_arrangement(game, read, is_other, &mut errors);
        }
        if let Some(turn) = self.properties.turn {
            self.arrangement.turn = turn.0;
        }
        let flipped = self.properties.orientation.0 == Side::Black;
        let layout = Layout { board: self.arrangement.board(), flipped };
        if is_other || layout != self.layout {
            self.layout = layout;
            self.revision += 1;
            // Fields that a pointer has touched may be missing now.
            self.gesture = None;
        }
        let names = Names::new(&self.properties, &self.layout, self.king_to_move());
        // An error was told when its property was set, and is not told again with every change of others.
        let is_new = |error: &BoardError| is_other || error.property.is_some_and(|of| changed.contains(of));
        errors.extend(names.1.into_iter().filter(is_new));
        self.names = names.0;
        errors
    }

    fn take_arrangement(
        &mut self,
        game: &str,
        read: Result<Arrangement, super::Problem>,
        is_other: bool,
        errors: &mut Vec<BoardError>,
    ) {
        let read = read.or_else(|problem| {
            errors.push(BoardError::of_problem("position", &problem));
            // Pieces of another board have no places here.
            let mut empty = if is_other { Arrangement::read(game, None) } else { Err(problem) }?;
            empty.pieces.fill(None);
            Ok::<_, super::Problem>(empty)
        });
        let Ok(read) = read else { return };
        if is_other {
            self.pieces.restart(&read.pieces);
            self.arrived.clear();
        } else {
            self.arrived = self.pieces.move_to(&read.pieces, &self.layout);
        }
        self.arrangement = read;
    }

    /// Resolves the names of fields once more, after properties were changed by a move.
    fn resolve_names(&mut self) {
        self.names = Names::new(&self.properties, &self.layout, self.king_to_move()).0;
    }

    /// The field of the king of the side to move.
    fn king_to_move(&self) -> Option<Field> {
        let king = Glyph { side: self.arrangement.turn, figure: crate::position::Figure::King };
        self.pieces.iter().find(|(_, piece)| piece.glyph == king).map(|(field, _)| field)
    }

    /// The position on the board as text.
    pub fn position(&self) -> String {
        let mut arrangement = self.arrangement.clone();
        arrangement.pieces = self.pieces.glyphs();
        arrangement.text()
    }

    /// The names of all fields, by field index.
    pub fn field_names(&self) -> Vec<String> {
        self.layout.board.grid.fields().map(|field| self.name(field)).collect()
    }

    /// The name of a field.
    pub fn name(&self, field: Field) -> String {
        let Board { grid, naming, .. } = self.layout.board;
        naming.name(&grid, field)
    }

    /// The field of a name; `argument` is that of the call.
    ///
    /// # Errors
    ///
    /// There is no such field on this board.
    pub fn field(&self, name: &str, argument: &str) -> Result<Field, BoardError> {
        names::field(&self.layout, name).ok_or_else(|| BoardError::not_a_field(argument, name))
    }

    /// The piece on a field.
    ///
    /// # Errors
    ///
    /// There is no such field on this board.
    pub fn piece_at(&self, name: &str) -> Result<Option<PieceSpec>, BoardError> {
        Ok(self.piece(self.field(name, "field")?))
    }

    fn piece(&self, field: Field) -> Option<PieceSpec> {
        self.pieces.get(field).map(|piece| piece.glyph.into())
    }

    /// Puts a piece on a field, or takes away what stands there.
    ///
    /// # Errors
    ///
    /// There is no such field on this board.
    pub fn put(&mut self, name: &str, piece: Option<PieceSpec>) -> Result<(), BoardError> {
        let field = self.field(name, "field")?;
        self.pieces.put(field, piece.map(Glyph::from));
        Ok(())
    }

    /// The geometry in which it is drawn.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }
}
