//! A move in its position, for predicates of moments: piece, trace, tokens, other moves.

use notabene_core::geometry::Field;
use notabene_core::i18n::MessageKind;
use notabene_core::notation::{AnyMove, AnyPosition, Notation as _, Style, Token, TokenPart};
use notabene_core::position::{Figure, Glyph, Position as _, Trace};
use std::cell::OnceCell;

/// A position with its legal moves and their effects.
pub(crate) struct View<'p> {
    /// The position.
    pub p: &'p AnyPosition,
    /// Its legal moves.
    pub moves: Vec<AnyMove>,
    /// The traces of the moves.
    pub traces: Vec<Trace>,
    /// The pieces on the board.
    pub pieces: Vec<(Field, Glyph)>,
}

impl<'p> View<'p> {
    /// The view of a position.
    pub fn new(p: &'p AnyPosition) -> View<'p> {
        let moves = p.legal_moves();
        let traces = moves.iter().map(|m| p.trace(m)).collect();
        View { p, moves, traces, pieces: p.pieces() }
    }

    /// Returns a move by its index.
    pub fn move_at(&self, n: usize) -> Option<MoveView<'_>> {
        let (m, trace) = (self.moves.get(n)?, self.traces.get(n)?);
        let figure = figure(&self.pieces, trace);
        Some(MoveView { view: self, p: self.p, m, figure, trace, tokens: OnceCell::new() })
    }
}

/// A move, for predicates of its kind. Costly parts are computed on demand.
pub(crate) struct MoveView<'v> {
    /// The position with its other moves.
    pub view: &'v View<'v>,
    /// The position.
    pub p: &'v AnyPosition,
    /// The move.
    pub m: &'v AnyMove,
    /// The moving piece.
    pub figure: Figure,
    /// Effect of the move.
    pub trace: &'v Trace,
    tokens: OnceCell<Vec<Token>>,
}

impl MoveView<'_> {
    /// The parts of the written move.
    pub fn tokens(&self) -> &[Token] {
        let style = || Style { en_passant: true, ..Style::pgn() };
        self.tokens.get_or_init(|| self.p.write(self.m, &style()))
    }
    /// True if the written move has a part.
    pub fn has_part(&self, part: TokenPart) -> bool {
        self.tokens().iter().any(|token| token.part == part)
    }
    /// True if the tokens of the written move have one of these messages.
    pub fn has_message(&self, kinds: &[MessageKind]) -> bool {
        self.tokens().iter().any(|token| kinds.contains(&token.message.kind()))
    }
    /// True if something is captured.
    pub fn takes(&self) -> bool {
        !self.trace.taken.is_empty()
    }
    /// True if a piece moves on the board without further effects.
    pub fn is_still(&self) -> bool {
        self.trace.with.is_none()
            && self.trace.placed.is_none()
            && !self.takes()
            && !self.trace.route.is_empty()
    }
    /// True if the move is written by its piece and its target alone.
    pub fn is_plain(&self) -> bool {
        let plain = |token: &Token| matches!(token.part, TokenPart::Piece | TokenPart::To);
        self.is_still() && self.tokens().iter().all(plain)
    }
    /// The position after the move.
    pub fn position_after(&self) -> AnyPosition {
        let mut next = self.p.clone();
        next.play_unchecked(self.m);
        next
    }
    /// True if a king is attacked after the move.
    pub fn attacks(&self) -> bool {
        self.position_after().check().is_some()
    }
    /// The legal moves of other pieces of the same kind to the same field.
    pub fn rivals(&self) -> impl Iterator<Item = &Trace> {
        let (from, to) = (self.trace.route.first(), self.trace.route.last());
        self.view.traces.iter().filter(move |other| {
            let is_other = other.route.last() == to && other.route.first() != from && other.with.is_none();
            is_other && other.placed.is_none() && figure(&self.view.pieces, other) == self.figure
        })
    }
    /// The moving piece, with its side.
    pub fn glyph(&self) -> Option<Glyph> {
        let from = self.trace.route.first()?;
        self.view.pieces.iter().find(|(at, _)| at == from).map(|(_, glyph)| *glyph)
    }
    /// True if two fields on its path are on either side of the centre of a round board: on the two middle ranks.
    pub fn crosses(&self) -> bool {
        let grid = self.p.board().grid;
        let far = grid.ranks / 2;
        let middle = |field: &Field| match grid.xy(*field).1 {
            y if y == far => Some(true),
            y if y + 1 == far => Some(false),
            _ => None,
        };
        let over = |two: &[Field]| match two {
            [a, b] => middle(a).zip(middle(b)).is_some_and(|(a, b)| a != b),
            _ => false,
        };
        self.trace.path.windows(2).any(over)
    }
}

/// Returns the moving piece; one placed by a dart is not on the board yet, and counts as a king, which never is.
pub(super) fn figure(pieces: &[(Field, Glyph)], trace: &Trace) -> Figure {
    let from = trace.route.first();
    let piece = pieces.iter().find(|(at, _)| Some(at) == from);
    piece.map_or(Figure::King, |(_, glyph)| glyph.figure)
}
