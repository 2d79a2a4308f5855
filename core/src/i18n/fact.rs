//! Facts: the typed arguments of messages.

use super::{Piece, Player};

/// A piece with its owner.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Ownership {
    /// The player.
    pub player: Player,
    /// The piece.
    pub piece: Piece,
}

/// The effect of a move on the enemy king.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Effect {
    /// Nothing.
    #[default]
    Quiet,
    /// Check.
    Check,
    /// Checkmate.
    Mate,
}

impl Effect {
    /// Identifier in APIs.
    pub const fn name(self) -> &'static str {
        match self {
            Effect::Quiet => "quiet",
            Effect::Check => "check",
            Effect::Mate => "mate",
        }
    }
}

/// The disambiguation of a piece in a written move.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Disambiguated {
    /// None: the move is unambiguous.
    #[default]
    No,
    /// Its file.
    File,
    /// Its line, on the dartboard.
    Line,
    /// Its rank.
    Rank,
    /// Its field.
    Field,
}

impl Disambiguated {
    /// Identifier in APIs.
    pub const fn name(self) -> &'static str {
        match self {
            Disambiguated::No => "no",
            Disambiguated::File => "file",
            Disambiguated::Line => "line",
            Disambiguated::Rank => "rank",
            Disambiguated::Field => "field",
        }
    }
}

/// The path of a piece over the dartboard, if it has to be mentioned.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum MovePath {
    /// No mention needed.
    #[default]
    Plain,
    /// Over the centre.
    Centre,
    /// Along its ring.
    Ring,
}

impl MovePath {
    /// Identifier in APIs.
    pub const fn name(self) -> &'static str {
        match self {
            MovePath::Plain => "plain",
            MovePath::Centre => "centre",
            MovePath::Ring => "ring",
        }
    }
}

/// A move in spoken form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spoken {
    /// The moving piece.
    pub piece: Piece,
    /// Origin field.
    pub from: String,
    /// Destination field.
    pub to: String,
    /// Disambiguation from other pieces with the same destination.
    pub apart: Disambiguated,
    /// The captured piece.
    pub takes: Option<Piece>,
    /// The promotion piece.
    pub becomes: Option<Piece>,
    /// Castling towards file h (`true`) or a.
    pub castles: Option<bool>,
    /// True for an en passant capture.
    pub en_passant: bool,
    /// `true` for a thrown piece, `false` for a lost dart; none if nothing was thrown.
    pub thrown: Option<bool>,
    /// The destination of the rook, if castling has no side of its own.
    pub rook: Option<String>,
    /// Number of captured pieces (draughts).
    pub jumps: u32,
    /// The fields on the path of a capture, if start and end are ambiguous (draughts).
    pub via: Vec<String>,
    /// Path over the dartboard.
    pub path: MovePath,
    /// Effect on the enemy king.
    pub effect: Effect,
}

/// A fact in a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fact {
    /// A kind of piece.
    Piece(Piece),
    /// A player.
    Player(Player),
    /// A field, a move or another text.
    Text(String),
    /// A letter.
    Letter(char),
    /// A number.
    Number(u32),
    /// Several texts.
    List(Vec<String>),
    /// A piece and whose it is.
    Owned(Ownership),
    /// No piece, for a fact that may be a piece.
    Nothing,
    /// A move in spoken form.
    Spoken(Box<Spoken>),
}

macro_rules! facts {
    ($($type:ty, $it:ident => $fact:expr;)*) => {
        $(impl From<$type> for Fact {
            fn from($it: $type) -> Self {
                $fact
            }
        })*
    };
}
facts! {
    Piece, it => Fact::Piece(it);
    Player, it => Fact::Player(it);
    String, it => Fact::Text(it);
    char, it => Fact::Letter(it);
    u8, it => Fact::Number(u32::from(it));
    u32, it => Fact::Number(it);
    Vec<String>, it => Fact::List(it);
    Ownership, it => Fact::Owned(it);
    Option<Ownership>, it => it.map_or(Fact::Nothing, Fact::Owned);
    Spoken, it => Fact::Spoken(Box::new(it));
}
