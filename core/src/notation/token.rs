//! Tokens: the parts of a written move with their meaning.

use crate::geometry::Field;
use crate::i18n::{Label, Msg};

/// The meaning of a token: one colour and one sign each, on paper and on the board.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// The moving piece.
    Piece,
    /// The origin, as far as required.
    From,
    /// The dash of the long form.
    Dash,
    /// The capture sign.
    Takes,
    /// The target.
    To,
    /// The promotion.
    Promotes,
    /// The en passant mark.
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
    /// A field on the path of a capture.
    Via,
    /// The brackets around a move of Black.
    Bracket,
}

impl Part {
    /// All parts, in the order of writing.
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

    /// The label of the part on the screen.
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

    /// True if the part is written in games with piece letters, or in those without.
    pub const fn is_in(self, lettered: bool) -> bool {
        match self {
            Part::Via | Part::Bracket => !lettered,
            Part::Piece | Part::Promotes | Part::EnPassant | Part::Castles | Part::Check | Part::Mate => {
                lettered
            }
            _ => true,
        }
    }

    /// Identifier in style sheets and APIs.
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

/// Another piece of the same kind with the same target.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Rival {
    /// Its field.
    pub from: Field,
    /// Its target.
    pub to: Field,
    /// The pinning piece; none if the rival can move there.
    pub held_by: Option<Field>,
}

/// A part of a written move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    /// The characters.
    pub text: String,
    /// Meaning.
    pub part: Part,
    /// Reason for writing it.
    pub says: Msg,
    /// Related fields.
    pub fields: Vec<Field>,
    /// The rivals that require disambiguation.
    pub rivals: Vec<Rival>,
}

impl Token {
    /// A token.
    pub fn new(text: &str, part: Part, says: Msg, fields: Vec<Field>) -> Token {
        Token { text: text.into(), part, says, fields, rivals: Vec::new() }
    }
}

/// The text of a written move.
pub fn plain_text(tokens: &[Token]) -> String {
    tokens.iter().map(|token| token.text.as_str()).collect()
}

/// A receiver of written parts. A plain text stores the characters only, so that writing whole databases
/// does not build reasons.
pub(super) trait Sink {
    /// Appends characters; the reason is evaluated lazily.
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
