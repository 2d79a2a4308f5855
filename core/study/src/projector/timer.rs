//! A countdown that all windows show alike: while it runs, the time of its end is shared, not the time left.

use notabene_core::digits::number;

/// Longest countdown in seconds: an hour and a half.
const LONGEST: u32 = 5_400;
/// Largest time since 1970 in seconds: the year 2100.
const LATEST: u32 = 4_102_444_800;

/// A countdown. Times are seconds since 1970.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum CountDown {
    /// It stands still with some seconds left.
    Paused(u32),
    /// It runs and ends at a time.
    Running(u32),
}

impl CountDown {
    /// Starts a countdown of some seconds.
    pub fn start(seconds: u32, now: u32) -> CountDown {
        CountDown::Running(now.saturating_add(seconds.min(LONGEST)))
    }

    /// Seconds left, 0 at the end. A device whose clock is slow shows no more than the longest countdown.
    pub fn left(self, now: u32) -> u32 {
        match self {
            CountDown::Paused(seconds) => seconds,
            CountDown::Running(end) => end.saturating_sub(now).min(LONGEST),
        }
    }

    /// Stops it, or lets it go on.
    pub fn toggle(self, now: u32) -> CountDown {
        match self {
            CountDown::Paused(seconds) => CountDown::start(seconds, now),
            CountDown::Running(_) => CountDown::Paused(self.left(now)),
        }
    }

    /// Adds seconds, or takes some away.
    pub fn add(self, seconds: i32, now: u32) -> CountDown {
        let left = self.left(now).saturating_add_signed(seconds).min(LONGEST);
        match self {
            CountDown::Paused(_) => CountDown::Paused(left),
            CountDown::Running(_) => CountDown::start(left, now),
        }
    }

    /// True if it has run down.
    pub fn is_over(self, now: u32) -> bool {
        self.left(now) == 0
    }

    /// Minutes and seconds, as on a clock.
    pub fn shown(self, now: u32) -> String {
        let left = self.left(now);
        format!("{}:{:02}", left / 60, left % 60)
    }

    pub(super) fn text(self) -> String {
        match self {
            CountDown::Paused(seconds) => format!("p{seconds}"),
            CountDown::Running(end) => format!("r{end}"),
        }
    }

    pub(super) fn read(text: &str) -> Option<CountDown> {
        let (form, digits) = text.split_at_checked(1)?;
        let number = number(digits)?;
        match form {
            "p" if number <= LONGEST => Some(CountDown::Paused(number)),
            "r" if number <= LATEST => Some(CountDown::Running(number)),
            _ => None,
        }
    }
}
