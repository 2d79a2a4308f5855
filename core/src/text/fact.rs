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

/// A move in words, for the ear.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spoken {
    /// What moves.
    pub piece: Piece,
    /// From where.
    pub from: String,
    /// To where.
    pub to: String,
    /// What is taken.
    pub takes: Option<Piece>,
    /// What a pawn becomes.
    pub becomes: Option<Piece>,
    /// Castling towards file h (`true`) or a.
    pub castles: Option<bool>,
    /// Whether a pawn is taken in passing.
    pub en_passant: bool,
    /// Whether a piece was thrown (`true`), or the dart was lost; none if nothing was thrown.
    #[cfg(feature = "families")]
    pub thrown: Option<bool>,
    /// Where the rook comes to stand, where castling has no side of its own.
    #[cfg(feature = "families")]
    pub rook: Option<String>,
    /// How many pieces it jumps and takes (draughts).
    #[cfg(feature = "families")]
    pub jumps: u32,
    /// What it does to the other king.
    pub effect: Effect,
}

/// A fact in a message.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Arg<'a> {
    /// A kind of piece.
    Piece(Piece),
    /// A player.
    Player(Player),
    /// A field, a move or another text.
    Text(&'a str),
    /// A letter.
    Letter(char),
    /// A number.
    Number(u32),
    /// Several texts.
    List(&'a [String]),
    /// A piece and whose it is.
    Owned(Ownership),
    /// The same, or nothing.
    Maybe(Option<Ownership>),
    /// A move for the ear.
    Spoken(&'a Spoken),
}

macro_rules! args {
    ($($type:ty, $it:ident => $arg:expr;)*) => {
        $(impl<'a> From<&'a $type> for Arg<'a> {
            fn from($it: &'a $type) -> Self {
                $arg
            }
        })*
    };
}
args! {
    Piece, it => Arg::Piece(*it);
    Player, it => Arg::Player(*it);
    String, it => Arg::Text(it);
    char, it => Arg::Letter(*it);
    u8, it => Arg::Number(u32::from(*it));
    u32, it => Arg::Number(*it);
    Vec<String>, it => Arg::List(it);
    Ownership, it => Arg::Owned(*it);
    Option<Ownership>, it => Arg::Maybe(*it);
    Spoken, it => Arg::Spoken(it);
}

/// Adds a fact to a list. Never inlined: a message is then a short row of calls, not a list of its own.
#[inline(never)]
pub(super) fn put<'a, T>(facts: &mut Vec<(&'static str, Arg<'a>)>, name: &'static str, fact: &'a T)
where
    Arg<'a>: From<&'a T>,
{
    facts.push((name, Arg::from(fact)));
}
