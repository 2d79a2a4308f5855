//! Time controls as data and as text.
//!
//! A time control is a sequence of periods, each with its moves, its time and its increment or delay
//! (FIDE Laws, Guidelines II; Scharten, section 12). People write minutes and seconds, `40/100+30, 15+30`;
//! the tag `TimeControl` of PGN has seconds only, `40/6000+30:900+30` (PGN standard, 9.6.1).

mod read;

use super::duty;

/// Milliseconds in a second.
pub const SECOND: u32 = 1000;
/// Milliseconds in a minute.
pub const MINUTE: u32 = 60 * SECOND;
const HOUR: u32 = 60 * MINUTE;
/// Maximum length of a period.
pub const LONGEST: u32 = 24 * HOUR;
/// Maximum increment or delay.
const LARGEST_BONUS: u32 = HOUR;
/// Maximum number of moves of a period.
const MOST_MOVES: u32 = 300;
/// Maximum number of periods.
const MOST_PERIODS: usize = 6;

/// The kind of the time per move.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum ClockMode {
    /// Added when the clock is pressed: unused time is added up (Fischer increment).
    #[default]
    Increment,
    /// The clock waits before it runs: unused time is lost (delay).
    Delay,
}

/// A period of the game with its own time.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Period {
    /// Number of moves in the period; 0 for the rest of the game.
    pub moves: u32,
    /// Base time of the period, in milliseconds.
    pub time: u32,
    /// Increment or delay per move, in milliseconds.
    pub bonus: u32,
    /// Kind of the time per move.
    pub mode: ClockMode,
}

/// A time control. Contains at least one period; a final period with a number of moves repeats
/// (PGN standard, 9.6.1).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TimeControl {
    periods: Vec<Period>,
}

/// Causes of a time control error.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum TimeFault {
    /// A number is missing.
    NoNumber,
    /// Unexpected characters.
    Sign,
    /// A time or increment is too long, or there is no time at all.
    TooLong,
    /// An invalid number of moves.
    Moves,
    /// A period after one for the rest of the game.
    AfterRest,
    /// Too many periods.
    TooMany,
}

/// A time control parse error: its place and cause.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct BadTime {
    /// Byte offset of the error.
    pub at: usize,
    /// Cause of the error.
    pub fault: TimeFault,
}

/// Categories of games by their time (FIDE Laws, Appendices A and B).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Pace {
    /// At most ten minutes for sixty moves.
    Blitz,
    /// More than that, and less than an hour.
    Rapid,
    /// An hour or more: writing is mandatory (French page, remarks).
    Long,
}

/// Common time controls, as text.
pub const PRESETS: [&str; 9] =
    ["3+2", "5", "10", "15+10", "50+10", "60", "90+30", "40/90+30, 30+30", "40/100, 20/50, 15"];

impl TimeControl {
    /// A single period for the whole game: minutes, and seconds of increment. Too large values are clamped.
    pub fn of(minutes: u32, seconds: u32) -> TimeControl {
        let base = minutes.saturating_mul(MINUTE).min(LONGEST);
        let bonus = seconds.saturating_mul(SECOND).min(LARGEST_BONUS);
        TimeControl { periods: vec![Period { time: base, bonus, ..Period::default() }] }
    }

    /// Serialises the time control as written by people.
    pub fn text(&self) -> String {
        self.write(", ", &|base| match base % MINUTE {
            0 => (base / MINUTE).to_string(),
            _ => format!("{}s", base / SECOND),
        })
    }

    /// Serialises the value of the tag.
    pub fn pgn(&self) -> String {
        self.write(":", &|base| (base / SECOND).to_string())
    }

    fn write(&self, between: &str, time: &dyn Fn(u32) -> String) -> String {
        let mut out = String::new();
        for period in &self.periods {
            if !out.is_empty() {
                out.push_str(between);
            }
            if period.moves > 0 {
                out.push_str(&format!("{}/", period.moves));
            }
            out.push_str(&time(period.time));
            if period.bonus > 0 {
                let sign = if period.mode == ClockMode::Delay { 'd' } else { '+' };
                out.push_str(&format!("{sign}{}", period.bonus / SECOND));
            }
        }
        out
    }

    /// The periods.
    pub fn periods(&self) -> &[Period] {
        &self.periods
    }

    /// The index of the period of a player after a number of moves, and true if it has
    /// just begun.
    pub fn period_after(&self, moves: u32) -> (usize, bool) {
        let (mut n, mut begins) = (0, 0);
        // Each iteration adds at least one move.
        while let Some(length) = Some(self.period(n).moves).filter(|length| *length > 0) {
            if begins + length > moves {
                break;
            }
            (n, begins) = (n + 1, begins + length);
        }
        (n, begins == moves)
    }

    /// A period; indices beyond the last one give the last.
    pub fn period(&self, n: usize) -> Period {
        self.periods.get(n).or(self.periods.last()).copied().unwrap_or_default()
    }

    /// The time of a player for sixty moves, in milliseconds: the basis of the duty to write
    /// (French page, remarks: initial time + 60 increments).
    pub fn time_for_sixty_moves(&self) -> u32 {
        let mut sum = self.period(0).time;
        for moves in 0..60 {
            let (n, begins) = self.period_after(moves);
            let period = self.period(n);
            sum = sum.saturating_add(period.bonus);
            if begins && moves > 0 {
                sum = sum.saturating_add(period.time);
            }
        }
        sum
    }

    /// The category of the game.
    pub fn pace(&self) -> Pace {
        match self.time_for_sixty_moves() {
            time if time >= duty::LONG => Pace::Long,
            time if time > 10 * MINUTE => Pace::Rapid,
            _ => Pace::Blitz,
        }
    }
}

/// A time as on a clock: `1:02:03`, `2:03`, and tenths below twenty seconds, `0:19.4`.
pub fn face(milliseconds: u32) -> String {
    let (all, tenths) = (milliseconds / SECOND, milliseconds % SECOND / 100);
    let (hours, minutes, seconds) = (all / 3600, all / 60 % 60, all % 60);
    match () {
        _ if hours > 0 => format!("{hours}:{minutes:02}:{seconds:02}"),
        _ if all < 20 && milliseconds > 0 => format!("{minutes}:{seconds:02}.{tenths}"),
        _ => format!("{minutes}:{seconds:02}"),
    }
}

/// A time as on a score sheet beside a move: hours and minutes, `0:47`. Seconds are truncated,
/// as on an analogue clock.
pub fn clock_text(milliseconds: u32) -> String {
    let minutes = milliseconds / MINUTE;
    format!("{}:{:02}", minutes / 60, minutes % 60)
}
