//! Pieces of a written move that know what they mean.

use crate::geometry::Field;
use crate::text::Msg;

/// What a piece of text stands for: one colour and one sign each, on paper and on the board.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// Which piece moves.
    Piece,
    /// From where, as far as it is needed.
    From,
    /// The dash of the long form.
    Dash,
    /// That something is taken.
    Takes,
    /// To where.
    To,
    /// What a pawn becomes.
    Promotes,
    /// That a pawn is taken in passing.
    EnPassant,
    /// Castling.
    Castles,
    /// Check.
    Check,
    /// Mate.
    Mate,
    /// The number of the move.
    Number,
    /// The dots for White's move.
    Dots,
    /// The offer of a draw.
    Offer,
    /// The result.
    Result,
}

impl Part {
    /// The name for style sheets and programs.
    pub const fn name(self) -> &'static str {
        match self {
            Part::Piece => "piece",
            Part::From => "from",
            Part::Dash => "dash",
            Part::Takes => "takes",
            Part::To => "to",
            Part::Promotes => "promotes",
            Part::EnPassant => "en_passant",
            Part::Castles => "castles",
            Part::Check => "check",
            Part::Mate => "mate",
            Part::Number => "number",
            Part::Dots => "dots",
            Part::Offer => "offer",
            Part::Result => "result",
        }
    }
}

/// A piece of a written move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    /// The characters.
    pub text: String,
    /// What they stand for.
    pub part: Part,
    /// Why they are written.
    pub says: Msg,
    /// The fields they speak of.
    pub fields: Vec<Field>,
}

/// Takes what a writer puts down. A text takes the characters only, so that writing whole databases
/// never pays for reasons nobody asks for.
pub(super) trait Sink {
    /// Adds characters; the reason is made only if it is kept.
    fn put(&mut self, part: Part, text: &str, says: &dyn Fn() -> (Msg, Vec<Field>));
}

impl Sink for String {
    #[inline]
    fn put(&mut self, _: Part, text: &str, _: &dyn Fn() -> (Msg, Vec<Field>)) {
        self.push_str(text);
    }
}

impl Sink for Vec<Token> {
    fn put(&mut self, part: Part, text: &str, says: &dyn Fn() -> (Msg, Vec<Field>)) {
        if !text.is_empty() {
            let (says, fields) = says();
            self.push(Token { text: text.into(), part, says, fields });
        }
    }
}
