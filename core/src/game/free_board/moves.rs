//! Moves of the reader and of the program, premoves, selection and drawings.

use super::event::{BoardError, Event, MoveDetail, Squares};
use super::properties::Properties;
use super::values::{Movable, Named, ShapeSpec};
use super::{Field, FreeBoard};
use crate::position::Figure;
use crate::record::Ink;

/// A move that the program was asked about.
#[derive(Clone, Debug)]
pub(super) struct AskedMove {
    from: Field,
    to: Field,
    /// The identity of its piece.
    piece: u32,
    detail: MoveDetail,
}

impl FreeBoard {
    /// True if it is not the reader's turn, and moves may be set before it is.
    pub(super) fn is_early(&self) -> bool {
        let Properties { premoves, movable, .. } = self.properties;
        premoves && movable.side().is_some_and(|side| side != self.arrangement.turn)
    }

    /// True if the reader may pick up the piece on a field.
    pub fn can_pick(&self, field: Field) -> bool {
        let Properties { read_only, movable, .. } = self.properties;
        let Some(piece) = self.pieces.get(field) else { return false };
        let side = piece.glyph.side;
        if read_only || movable == Movable::None || movable.side().is_some_and(|own| own != side) {
            return false;
        }
        match &self.names.destinations {
            Some(all) if !self.is_early() => {
                side == self.arrangement.turn && all.get(&field).is_some_and(|to| !to.is_empty())
            }
            _ => true,
        }
    }

    /// The fields to which the reader may bring the piece of a field.
    pub(super) fn targets(&self, from: Field) -> Vec<Field> {
        match &self.names.destinations {
            _ if !self.can_pick(from) => Vec::new(),
            Some(all) if !self.is_early() => all.get(&from).cloned().unwrap_or_default(),
            _ => self.layout.board.grid.fields().filter(|field| *field != from).collect(),
        }
    }

    /// True if the selected piece can go to a field, rather than that another one is picked up there.
    pub(super) fn is_target(&self, field: Field) -> bool {
        let Some(selected) = self.names.selected else { return false };
        let side = |field| self.pieces.get(field).map(|piece| piece.glyph.side);
        let all = self.names.destinations.as_ref();
        let is_castling = all.and_then(|all| all.get(&selected)).is_some_and(|to| to.contains(&field));
        self.targets(selected).contains(&field)
            && (is_castling || side(field).is_none() || side(field) != side(selected))
    }

    /// Selects the piece on a field, or none.
    pub(super) fn select(&mut self, field: Option<Field>) -> Vec<Event> {
        let name = field.map(|field| self.name(field));
        if self.properties.selected == name {
            return Vec::new();
        }
        self.properties.selected = name.clone();
        self.names.selected = field;
        vec![Event::Select { field: name, piece: field.and_then(|field| self.piece(field)) }]
    }

    /// A move of the reader: the program is asked about it, or it is set for the next turn. `None` if it is not possible.
    pub(super) fn attempt(&mut self, from: Field, to: Field, is_premove: bool) -> Option<Vec<Event>> {
        let piece = self.pieces.get(from).filter(|_| self.targets(from).contains(&to))?;
        if self.is_early() {
            return Some(self.set_premove(Some((from, to))));
        }
        let detail = MoveDetail {
            from: self.name(from),
            to: self.name(to),
            piece: self.piece(from),
            captured: self.piece(to),
            is_premove,
            promotion: None,
            position: None,
        };
        let mut events = self.select(None);
        events.push(Event::BeforeMove(detail.clone()));
        self.asked.push(AskedMove { from, to, piece: piece.id, detail });
        Some(events)
    }

    /// The answer of the program to the latest [`Event::BeforeMove`]: the move is made if it is allowed, and if the program has
    /// not set another position meanwhile.
    pub fn answer_move(
        &mut self,
        is_allowed: bool,
        promotion: Result<Option<Figure>, BoardError>,
    ) -> Vec<Event> {
        let Some(AskedMove { from, to, piece, mut detail }) = self.asked.pop() else { return Vec::new() };
        let is_premove = detail.is_premove;
        let stays = self.pieces.get(from).is_some_and(|there| there.id == piece);
        let mut events = match promotion {
            Ok(promotion) if is_allowed && stays => {
                self.move_piece(from, to, promotion, &[]);
                detail.promotion = promotion.map(Named);
                detail.position = Some(self.position());
                let mut events = vec![Event::Move(detail)];
                if is_premove {
                    events.push(Event::Premove { premove: None });
                }
                return events;
            }
            Err(error) if is_allowed && stays => vec![Event::Error(error)],
            _ => Vec::new(),
        };
        if is_premove {
            events.extend(self.set_premove(None));
        }
        events
    }

    /// Moves a piece, which takes what stands there, and perhaps becomes another one. Then it is the other side's turn, and
    /// nothing can be moved until the program says what.
    fn move_piece(&mut self, from: Field, to: Field, promotion: Option<Figure>, captured: &[Field]) {
        let Some(mut piece) = self.pieces.get(from) else { return };
        piece.glyph.figure = promotion.unwrap_or(piece.glyph.figure);
        for field in captured.iter().chain([&from]) {
            self.pieces.set(*field, None);
        }
        self.pieces.set(to, Some(piece));
        self.arrangement.turn = piece.glyph.side.other();
        let names = [from, to].map(|field| self.name(field));
        let properties = &mut self.properties;
        properties.last_move = Some(names.into());
        (properties.check, properties.selected, properties.turn) = (None, None, None);
        properties.close_destinations();
        self.resolve_names();
        self.arrived = vec![to];
    }

    /// Moves a piece as the program wants it, without events; `captured` are fields of further pieces that go.
    ///
    /// # Errors
    ///
    /// A name is no field of this board, or no piece stands there.
    pub fn make_move(
        &mut self,
        from: &str,
        to: &str,
        captured: &[String],
        promotion: Option<Figure>,
    ) -> Result<(), BoardError> {
        let (start, end) = (self.field(from, "from")?, self.field(to, "to")?);
        let captured = captured.iter().map(|name| self.field(name, "captured"));
        let captured = captured.collect::<Result<Vec<Field>, BoardError>>()?;
        self.pieces.get(start).ok_or_else(|| BoardError::no_piece(from))?;
        self.move_piece(start, end, promotion, &captured);
        Ok(())
    }

    /// The move that is set for the reader's next turn.
    pub fn premove(&self) -> Option<Squares> {
        self.premove.map(|(from, to)| Squares { from: self.name(from), to: self.name(to) })
    }

    /// The fields of the premove.
    pub(super) fn premove_fields(&self) -> Option<(Field, Field)> {
        self.premove
    }

    pub(super) fn set_premove(&mut self, premove: Option<(Field, Field)>) -> Vec<Event> {
        self.premove = premove;
        let mut events = self.select(None);
        let squares = self.premove();
        events.push(Event::Premove { premove: squares.clone() });
        events.push(match squares {
            Some(Squares { from, to }) => Event::Say { key: "premove", fields: vec![from, to] },
            None => Event::Say { key: "cancelled", fields: Vec::new() },
        });
        events
    }

    /// Takes the premove back.
    pub fn cancel_premove(&mut self) -> Vec<Event> {
        if self.premove.is_some() { self.set_premove(None) } else { Vec::new() }
    }

    /// Plays the premove as soon as it is the reader's turn and the program has said what can be moved.
    pub fn play_premove(&mut self) -> Vec<Event> {
        let is_open = self.names.destinations.as_ref().is_none_or(|all| !all.is_empty());
        let Some((from, to)) = self.premove.filter(|_| is_open && !self.is_early()) else {
            return Vec::new();
        };
        self.premove = None;
        self.attempt(from, to, true).unwrap_or_else(|| self.set_premove(None))
    }

    /// Draws an arrow or a circle; the same one once more takes it away.
    pub(super) fn draw(&mut self, from: Field, to: Field, ink: Ink) -> Vec<Event> {
        let name = self.name(from);
        let end = (to != from).then(|| self.name(to));
        let drawing = ShapeSpec { from: name, to: end, colour: ink.name().into() };
        let is_removed = self.properties.drawings.contains(&drawing);
        let drawings = &mut self.properties.drawings;
        drawings.retain(|one| (&one.from, &one.to) != (&drawing.from, &drawing.to));
        if !is_removed {
            drawings.push(drawing.clone());
        }
        self.drawn(Some(drawing), is_removed)
    }

    /// Takes away what the reader has drawn.
    pub fn clear_drawings(&mut self) -> Vec<Event> {
        if self.properties.drawings.is_empty() {
            return Vec::new();
        }
        self.properties.drawings.clear();
        self.drawn(None, true)
    }

    fn drawn(&mut self, drawing: Option<ShapeSpec>, is_removed: bool) -> Vec<Event> {
        self.resolve_names();
        vec![Event::Draw { drawings: self.properties.drawings.clone(), drawing, is_removed }]
    }
}
