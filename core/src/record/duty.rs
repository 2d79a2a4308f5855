//! Who has to write the game down, and who may stop (French page on notation, remarks; FIDE Laws 8.1 and 8.4).

use super::time_control::{MINUTE, SECOND, TimeControl};

/// From this time for sixty moves on a game is long, in milliseconds (French page: sixty minutes or more).
pub const LONG: u32 = 60 * MINUTE;
/// A player with less time than this, in milliseconds, may stop: exactly five minutes is not less.
const SHORT_OF_TIME: u32 = 5 * MINUTE;
/// Who gets so much for each move, in milliseconds, must go on all the same.
const ENOUGH: u32 = 30 * SECOND;

/// What a player has to do about his score sheet.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Duty {
    /// The game is short: one may write, and need not.
    Free,
    /// Every move has to be written.
    Write,
    /// The same although the time is short: each move brings thirty seconds or more.
    GoOn,
    /// The player was short of time and may stop, even if the time rises again.
    MayStop,
    /// A new period has begun: what is missing on the sheet has to be filled in.
    Update,
}

/// How a player stands, as far as the duty depends on it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The number of the period, from 0.
    pub period: usize,
    /// The least time that was left in this period, in milliseconds.
    pub lowest: u32,
    /// Whether moves may be missing on the sheet since an earlier period.
    pub behind: bool,
}

impl TimeControl {
    /// Whether the players have to write at all.
    pub fn is_long(&self) -> bool {
        self.for_sixty() >= LONG
    }

    /// What a player has to do now.
    pub fn duty(&self, standing: Standing) -> Duty {
        let short = standing.lowest < SHORT_OF_TIME;
        match () {
            () if !self.is_long() => Duty::Free,
            () if short && self.period(standing.period).bonus < ENOUGH => Duty::MayStop,
            () if standing.behind => Duty::Update,
            () if short => Duty::GoOn,
            () => Duty::Write,
        }
    }
}

/// Whether a player may ask for the sheet of the other one: to fill in what is missing when a new period has
/// begun, and only while on move, so that nobody is disturbed.
pub const fn may_consult(new_period: bool, on_move: bool) -> bool {
    new_period && on_move
}
