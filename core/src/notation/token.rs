//! Pieces of a written move that know what they mean.

use crate::geometry::Field;
use crate::i18n::{Label, Msg};

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
    /// A field on the way of a capture.
    Via,
    /// The brackets around a move of Black.
    Bracket,
}

impl Part {
    /// All parts, in the order in which they are written.
    pub const ALL: &[Part] = &[
        Part::Number,
        Part::Dots,
        Part::Piece,
        Part::From,
        Part::Takes,
        Part::Dash,
        Part::Via,
        Part::To,
        Part::Bracket,
        Part::Promotes,
        Part::Castles,
        Part::Check,
        Part::Mate,
        Part::EnPassant,
        Part::Offer,
        Part::Result,
    ];

    /// What the part is called on the screen.
    pub const fn label(self) -> Label {
        match self {
            Part::Piece => Label::PartPiece,
            Part::From => Label::PartFrom,
            Part::Dash => Label::PartDash,
            Part::Takes => Label::PartTakes,
            Part::To => Label::PartTo,
            Part::Promotes => Label::Promotion,
            Part::EnPassant => Label::PartEnPassant,
            Part::Castles => Label::Castling,
            Part::Check => Label::PartCheck,
            Part::Mate => Label::PartMate,
            Part::Number => Label::PartNumber,
            Part::Dots => Label::PartDots,
            Part::Offer => Label::PartOffer,
            Part::Result => Label::PartResult,
            Part::Via => Label::PartVia,
            Part::Bracket => Label::PartBracket,
        }
    }

    /// Whether the part is written in games whose pieces have letters, and in those whose pieces have none.
    pub const fn is_in(self, lettered: bool) -> bool {
        match self {
            Part::Via | Part::Bracket => !lettered,
            Part::Piece | Part::Promotes | Part::EnPassant | Part::Castles | Part::Check | Part::Mate => {
                lettered
            }
            _ => true,
        }
    }

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
            Part::Via => "via",
            Part::Bracket => "bracket",
        }
    }
}

/// Another piece of the same kind that looks at the same target.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Rival {
    /// Where it stands.
    pub from: Field,
    /// Where it might go.
    pub to: Field,
    /// Who holds it back, because its king would be attacked from there; none if it may go.
    pub held_by: Option<Field>,
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
    /// The pieces from which this one is told apart.
    pub rivals: Vec<Rival>,
}

impl Token {
    /// A piece of text with its meaning.
    pub fn new(text: &str, part: Part, says: Msg, fields: Vec<Field>) -> Token {
        Token { text: text.into(), part, says, fields, rivals: Vec::new() }
    }
}

/// The text of a written move.
pub fn plain_text(tokens: &[Token]) -> String {
    let mut out = String::new();
    tokens.iter().for_each(|token| out.push_str(&token.text));
    out
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
            self.push(Token::new(text, part, says, fields));
        }
    }
}
