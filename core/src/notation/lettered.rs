//! Games whose moves are written with the letters of pieces and the names of fields: what writing and
//! reading need to know of chess and its kin, as data and as questions.
//!
//! A family translates its moves into [`Act`]s and back and answers the questions of [`Ground`]; spelling,
//! patterns, remarks and reasons are then written once, and compiled once.

use super::Why;
use super::algebraic::Addition;
use super::pattern::Body;
use super::style::Style;
use super::token::{Sink, Token};
use crate::geometry::Field;
use crate::i18n::{Msg, Way};
use crate::pieces::{Bar, Blow, Rivals, Role};
use crate::position::Side;

/// What is special about a move, in any of these games.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Plain,
    DoubleStep,
    EnPassant,
    Castle,
    Promotion(Role),
    Pass,
    /// A thrown piece.
    Dart,
    /// A lost dart.
    Lost,
    /// A dart that lands well and loses the game.
    Wasted,
}

/// A move as its family has it, without its family.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Act {
    pub role: Role,
    pub from: Field,
    pub to: Field,
    pub kind: Kind,
}

impl Act {
    pub(super) const fn promotion(&self) -> Option<Role> {
        match self.kind {
            Kind::Promotion(role) => Some(role),
            _ => None,
        }
    }
}

/// A board and what its game writes in its own way.
pub(super) struct Shape {
    /// The names of all fields, one after the other; two letters each.
    pub names: &'static str,
    /// The letters of the files.
    pub files: &'static str,
    /// Whether the last file is beside the first.
    pub round: bool,
    /// Whether castling has signs of its own (`O-O`); else it is written as the move of the king.
    pub castles: bool,
    /// Whether pieces are thrown (`@c3`).
    pub darts: bool,
    /// The words of this game for what is said of all of them.
    pub says: fn(Msg) -> Msg,
}

impl Shape {
    fn part(&self, start: usize, len: usize) -> &'static str {
        self.names.get(start..start + len).unwrap_or_default()
    }
    /// `e4`
    #[inline]
    pub(super) fn field(&self, field: Field) -> &'static str {
        self.part(2 * field.index(), 2)
    }
    /// `e`
    #[inline]
    pub(super) fn file_of(&self, field: Field) -> &'static str {
        self.part(2 * field.index(), 1)
    }
    /// `4`
    #[inline]
    pub(super) fn rank_of(&self, field: Field) -> &'static str {
        self.part(2 * field.index() + 1, 1)
    }
    /// The name of a field as a text of its own.
    pub(super) fn name(&self, field: Field) -> String {
        self.field(field).into()
    }
    /// How many fields there are.
    pub(super) fn len(&self) -> u8 {
        (self.names.len() / 2) as u8
    }
    fn width(&self) -> u8 {
        self.files.len() as u8
    }
    /// The file of a field, from 0.
    pub(super) fn x(&self, field: Field) -> u8 {
        field.0 % self.width()
    }
    /// The rank of a field, from 0.
    pub(super) fn y(&self, field: Field) -> u8 {
        field.0 / self.width()
    }
    /// The field on a file and a rank of this board.
    pub(super) fn at(&self, x: u8, y: u8) -> Field {
        Field(y * self.width() + x)
    }
    /// The letter of a file.
    pub(super) fn letter(&self, x: u8) -> char {
        self.files.as_bytes().get(usize::from(x)).map_or('?', |byte| char::from(*byte))
    }
    /// The file with a letter.
    pub(super) fn file(&self, letter: char) -> Option<u8> {
        self.files.bytes().position(|file| char::from(file) == letter).map(|x| x as u8)
    }
    /// How many steps two files are apart.
    pub(super) fn apart(&self, a: u8, b: u8) -> u8 {
        let apart = a.abs_diff(b);
        if self.round { apart.min(self.width() - apart) } else { apart }
    }
    /// Whether two files are beside each other.
    pub(super) fn adjoin(&self, a: u8, b: u8) -> bool {
        self.apart(a, b) == 1
    }
}

/// All that the writing of one move depends on.
pub(super) struct Facts {
    pub act: Act,
    /// The piece taken and where it stands.
    pub taken: Option<(Field, Role)>,
    pub rivals: Rivals,
    pub addition: Addition,
    pub blow: Blow,
}

/// Why a tempting move is not allowed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Doubt {
    Empty,
    NotYourTurn,
    OwnPiece,
    NotItsWay(Role),
    Blocked(Field),
    NothingToTake,
    PawnBlocked,
    /// A pawn that has moved goes one field.
    PawnMoved,
    /// A double step does not end on the last rank.
    PawnAtEdge,
    /// The target needs more support than there is.
    Unsupported {
        needs: u8,
        has: u8,
    },
    Pinned(Field),
    IntoCheck(Field),
    StaysInCheck(Field),
    Castling(Bar),
}

/// What spelling and reading ask of a position. Its users are compiled once for all families.
pub(super) trait Ground {
    fn shape(&self) -> &'static Shape;
    fn mover(&self) -> Side;
    fn count(&self) -> u32;
    fn standing(&self, at: Field) -> Option<(Side, Role)>;
    fn king_of(&self, side: Side) -> Field;
    /// The legal moves.
    fn acts(&self) -> Vec<Act>;
    /// Moves that may be played although they lose at once.
    fn losing(&self) -> Vec<Act> {
        Vec::new()
    }
    /// What the side that waits could play, if it were to move.
    fn waiting(&self) -> Vec<Act>;
    fn facts_of(&self, act: &Act) -> Facts;
    /// The text of a move that may be played.
    fn spelled(&self, act: &Act, style: &Style) -> String;
    /// The same in pieces that know what they mean.
    fn tokens(&self, act: &Act, style: &Style) -> Vec<Token>;
    /// The target of a move as its coordinates are written.
    fn target(&self, act: &Act) -> Field;
    /// Where king and rook come to stand.
    fn castled(&self, act: &Act) -> [Field; 2];
    /// Whether two fields without a letter mean this castling.
    fn shows(&self, castling: &Act, from: Field, to: Field) -> bool;
    /// The king that a move attacks, and what attacks it.
    fn attack(&self, act: &Act) -> Vec<Field>;
    /// A field, and the pieces of the other side that attack it.
    fn attacked(&self, at: Field) -> Vec<Field>;
    fn doubt(&self, from: Field, to: Field) -> Option<Doubt>;
    /// An objection that only this family knows.
    fn own_doubt(&self, _doubt: Doubt, _from: Field, _to: Field) -> Why {
        msg!(NullMove).into()
    }
    /// What keeps the side to move from castling to the right or left.
    fn bar(&self, h_side: bool) -> Option<Bar>;
    /// What the family itself says to a pattern that fits no legal move.
    fn own_reason(&self, _body: &Body, _style: &Style) -> Option<Why> {
        None
    }
    /// What is to be told of the way of a move, beside its ends.
    fn way(&self, _act: &Act) -> Way {
        Way::Plain
    }
    /// Puts a move down in a form that only chess has.
    fn old_form(&self, _facts: &Facts, _style: &Style, _sink: &mut dyn Sink) {}
}

/// The position that shared code asks: any family behind its questions, or the only one there is. A trait
/// object keeps all its answers alive, and none of them can be compiled into its question.
pub(super) type Asked = dyn Ground;
