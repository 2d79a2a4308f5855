//! Tokens: the parts of a written move with their meaning.

use crate::geometry::Field;
use crate::i18n::{Label, Msg};

/// The meaning of a token: one colour and one sign each, on paper and on the board.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum TokenPart {
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

impl TokenPart {
    /// All parts, in the order of writing.
    pub const ALL: &[TokenPart] = &[
        TokenPart::Number,
        TokenPart::Dots,
        TokenPart::Piece,
        TokenPart::From,
        TokenPart::Takes,
        TokenPart::Dash,
        TokenPart::Via,
        TokenPart::To,
        TokenPart::Bracket,
        TokenPart::Promotes,
        TokenPart::Castles,
        TokenPart::Check,
        TokenPart::Mate,
        TokenPart::EnPassant,
        TokenPart::Offer,
        TokenPart::Result,
    ];

    /// The label of the part on the screen.
    pub const fn label(self) -> Label {
        match self {
            TokenPart::Piece => Label::PartPiece,
            TokenPart::From => Label::PartFrom,
            TokenPart::Dash => Label::PartDash,
            TokenPart::Takes => Label::PartTakes,
            TokenPart::To => Label::PartTo,
            TokenPart::Promotes => Label::Promotion,
            TokenPart::EnPassant => Label::PartEnPassant,
            TokenPart::Castles => Label::Castling,
            TokenPart::Check => Label::PartCheck,
            TokenPart::Mate => Label::PartMate,
            TokenPart::Number => Label::PartNumber,
            TokenPart::Dots => Label::PartDots,
            TokenPart::Offer => Label::PartOffer,
            TokenPart::Result => Label::PartResult,
            TokenPart::Via => Label::PartVia,
            TokenPart::Bracket => Label::PartBracket,
        }
    }

    /// True if the part is written in games with piece letters, or in those without.
    pub const fn is_in(self, lettered: bool) -> bool {
        match self {
            TokenPart::Via | TokenPart::Bracket => !lettered,
            TokenPart::Piece
            | TokenPart::Promotes
            | TokenPart::EnPassant
            | TokenPart::Castles
            | TokenPart::Check
            | TokenPart::Mate => lettered,
            _ => true,
        }
    }

    /// Identifier in style sheets and APIs.
    pub const fn name(self) -> &'static str {
        match self {
            TokenPart::Piece => "piece",
            TokenPart::From => "from",
            TokenPart::Dash => "dash",
            TokenPart::Takes => "takes",
            TokenPart::To => "to",
            TokenPart::Promotes => "promotes",
            TokenPart::EnPassant => "en_passant",
            TokenPart::Castles => "castles",
            TokenPart::Check => "check",
            TokenPart::Mate => "mate",
            TokenPart::Number => "number",
            TokenPart::Dots => "dots",
            TokenPart::Offer => "offer",
            TokenPart::Result => "result",
            TokenPart::Via => "via",
            TokenPart::Bracket => "bracket",
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
    pub part: TokenPart,
    /// Reason for writing it.
    pub message: Msg,
    /// Related fields.
    pub fields: Vec<Field>,
    /// The rivals that require disambiguation.
    pub rivals: Vec<Rival>,
}

impl Token {
    /// A token.
    pub fn new(text: &str, part: TokenPart, message: Msg, fields: Vec<Field>) -> Token {
        Token { text: text.into(), part, message, fields, rivals: Vec::new() }
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
    fn push_token(&mut self, part: TokenPart, text: &str, message: &dyn Fn() -> (Msg, Vec<Field>));
}

impl Sink for String {
    #[inline]
    fn push_token(&mut self, _: TokenPart, text: &str, _: &dyn Fn() -> (Msg, Vec<Field>)) {
        self.push_str(text);
    }
}

impl Sink for Vec<Token> {
    fn push_token(&mut self, part: TokenPart, text: &str, message: &dyn Fn() -> (Msg, Vec<Field>)) {
        if !text.is_empty() {
            let (message, fields) = message();
            self.push(Token::new(text, part, message, fields));
        }
    }
}
