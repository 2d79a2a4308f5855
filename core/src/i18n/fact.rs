//! The facts that messages carry.

use super::{Piece, Player};

/// Whose piece stands on a field.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Ownership {
    /// The player.
    pub player: Player,
    /// The piece.
    pub piece: Piece,
}

/// What a move does to the other king.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Effect {
    /// Nothing.
    #[default]
    Quiet,
    /// It is attacked.
    Check,
    /// It is attacked and lost.
    Mate,
}

impl Effect {
    /// The name for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Effect::Quiet => "quiet",
            Effect::Check => "check",
            Effect::Mate => "mate",
        }
    }
}

/// What tells a piece apart from its rivals in a written move.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Apart {
    /// Nothing: there is no rival.
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

impl Apart {
    /// The name for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Apart::No => "no",
            Apart::File => "file",
            Apart::Line => "line",
            Apart::Rank => "rank",
            Apart::Field => "field",
        }
    }
}

/// The way of a piece over the dartboard, as far as it has to be told.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum MovePath {
    /// Nothing to tell.
    #[default]
    Plain,
    /// Over the centre.
    Centre,
    /// Along its ring.
    Ring,
}

impl MovePath {
    /// The name for programs.
    pub const fn name(self) -> &'static str {
        match self {
            MovePath::Plain => "plain",
            MovePath::Centre => "centre",
            MovePath::Ring => "ring",
        }
    }
}

/// A move in words, for the ear.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spoken {
    /// What moves.
    pub piece: Piece,
    /// From where.
    pub from: String,
    /// To where.
    pub to: String,
    /// What tells it apart from other pieces that could go there.
    pub apart: Apart,
    /// What is taken.
    pub takes: Option<Piece>,
    /// What a pawn becomes.
    pub becomes: Option<Piece>,
    /// Castling towards file h (`true`) or a.
    pub castles: Option<bool>,
    /// Whether a pawn is taken in passing.
    pub en_passant: bool,
    /// Whether a piece was thrown (`true`), or the dart was lost; none if nothing was thrown.
    pub thrown: Option<bool>,
    /// Where the rook comes to stand, where castling has no side of its own.
    pub rook: Option<String>,
    /// How many pieces it jumps and takes (draughts).
    pub jumps: u32,
    /// The fields on the way of a capture, where start and end do not tell which one it is (draughts).
    pub via: Vec<String>,
    /// How it goes over the dartboard.
    pub way: MovePath,
    /// What it does to the other king.
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
    /// Nothing, where there may be a piece.
    Nothing,
    /// A move for the ear.
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
