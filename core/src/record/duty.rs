//! The duty to write the game down (French page on notation, remarks; FIDE Laws 8.1 and 8.4).

use super::time_control::{MINUTE, SECOND, TimeControl};

/// Minimum time for sixty moves of a long game, in milliseconds (French page: sixty minutes or more).
pub const LONG: u32 = 60 * MINUTE;
/// Time in milliseconds below which a player may stop writing: exactly five minutes is not below.
const SHORT_OF_TIME: u32 = 5 * MINUTE;
/// Minimum increment in milliseconds with which writing remains mandatory.
const ENOUGH: u32 = 30 * SECOND;

/// The duty of a player to write.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Duty {
    /// The game is short: writing is optional.
    Free,
    /// Every move must be written.
    Write,
    /// Every move must be written although the time is short: the increment is thirty seconds or more.
    GoOn,
    /// The player was short of time and may stop, even if the time increases again.
    MayStop,
    /// A new period has begun: missing moves must be filled in.
    Update,
}

/// The clock data of a player on which the duty depends.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Index of the period, from 0.
    pub period: usize,
    /// Lowest time in this period, in milliseconds.
    pub lowest: u32,
    /// True if moves may be missing on the sheet since an earlier period.
    pub behind: bool,
}

impl TimeControl {
    /// True if the game is long, so that the players have to write.
    pub fn is_long(&self) -> bool {
        self.time_for_sixty_moves() >= LONG
    }

    /// The current duty of a player.
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

/// True if a player may ask for the opponent's sheet: to fill in missing moves when a new period has
/// begun, and only while on move, so that the opponent is not disturbed.
pub const fn may_consult(new_period: bool, on_move: bool) -> bool {
    new_period && on_move
}
