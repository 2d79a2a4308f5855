//! Ends of games: outcomes with their reasons, claims, drawing rules with their counters, and the notation of results.

use super::Side;
use crate::geometry::Field;

/// A drawing rule that counts moves or repetitions.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum DrawRule {
    /// Repetition of the position with the same side to move.
    Repetition,
    /// No capture and no move of a man.
    Quiet,
    /// Few pieces are left: a lone king against a few pieces.
    FewPieces,
    /// A lone king holds the main road against three pieces (Russian).
    MainRoad,
    /// Both sides have kings, and nothing was captured or crowned (Russian).
    Balance,
}

impl DrawRule {
    /// Identifier in APIs.
    pub const fn name(self) -> &'static str {
        match self {
            DrawRule::Repetition => "draw:repetition",
            DrawRule::Quiet => "draw:quiet",
            DrawRule::FewPieces => "draw:few_pieces",
            DrawRule::MainRoad => "draw:main_road",
            DrawRule::Balance => "draw:balance",
        }
    }
}

/// The subject of a counter towards the end of a game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Counted {
    /// Plies of both sides towards a draw; for a repetition, the number of occurrences of the position.
    Draw(DrawRule),
    /// Consecutive moves of the king on this field, which will soon be restricted to captures (Frisian draughts).
    King(Side, Field),
}

/// The state of a counting rule.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// The counted subject.
    pub what: Counted,
    /// Current count.
    pub done: u32,
    /// Count at which the rule applies.
    pub most: u32,
}

/// The notation of game results.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Results {
    /// `1-0`, `½-½`, `0-1`.
    Usual,
    /// As `Usual`, and both players together may get less than a whole point: `½-0`, `0-½`, `0-0`.
    Shares,
    /// Draughts notation: the number before the dash belongs to the side that begins (PDN 2.0 for
    /// checkers, where Black begins), both may lose (`0-0`), and some games give two points for a win: `2-0`,
    /// `1-1`, `0-2`.
    Draughts {
        /// The side that begins.
        first: Side,
        /// True if a win is worth two points.
        two: bool,
    },
}

/// The reason why a game is over.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// The king is attacked and cannot be saved.
    Checkmate,
    /// The side to move is not in check and cannot move.
    Stalemate,
    /// Dead position: neither side can ever mate.
    Dead,
    /// Fivefold repetition.
    Repetition5,
    /// Seventy-five moves by each side without a capture or a pawn move.
    Moves75,
    /// Too many consecutive lost darts (Scharten, section 8).
    Fogling,
    /// A dart thrown in check that did not end the check (Scharten, section 8).
    DartInCheck,
    /// The side to move has no move (draughts).
    NoMoves,
    /// A side crowned the first king (breakthrough draughts).
    FirstKing,
    /// A drawing rule (draughts).
    Draw(DrawRule),
}

impl Ending {
    /// Identifier in APIs.
    pub const fn name(self) -> &'static str {
        match self {
            Ending::Checkmate => "checkmate",
            Ending::Stalemate => "stalemate",
            Ending::Dead => "dead",
            Ending::Repetition5 => "repetition5",
            Ending::Moves75 => "moves75",
            Ending::Fogling => "fogling",
            Ending::DartInCheck => "dart_in_check",
            Ending::NoMoves => "no_moves",
            Ending::FirstKing => "first_king",
            Ending::Draw(rule) => rule.name(),
        }
    }
}

/// The outcome of a finished game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// The winner; none for a draw.
    pub winner: Option<Side>,
    /// The reason.
    pub by: Ending,
}

/// A draw that the side to move may claim.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Claim {
    /// Threefold repetition.
    Repetition3,
    /// Fifty moves by each side without a capture or a pawn move.
    Moves50,
}

impl Claim {
    /// Identifier in APIs.
    pub const fn name(self) -> &'static str {
        match self {
            Claim::Repetition3 => "repetition3",
            Claim::Moves50 => "moves50",
        }
    }
}
