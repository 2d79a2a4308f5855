//! Time controls: how much time the players agree on, as data and as text.
//!
//! A time control is a row of periods, each with its moves, its time and what every move brings
//! (FIDE Laws, Guidelines II; Scharten, section 12). People write minutes and seconds, `40/100+30, 15+30`;
//! the tag `TimeControl` of PGN has seconds only, `40/6000+30:900+30` (PGN standard, 9.6.1).

use super::duty;
use crate::digits::{number, push_number};
use crate::notation::signs::{from, is_one_of, joined, upto};

/// Milliseconds in a second.
pub const SECOND: u32 = 1000;
/// Milliseconds in a minute.
pub const MINUTE: u32 = 60 * SECOND;
const HOUR: u32 = 60 * MINUTE;
/// No period is longer.
pub const LONGEST: u32 = 24 * HOUR;
/// No move brings more.
const LARGEST_BONUS: u32 = HOUR;
/// No period has more moves.
const MOST_MOVES: u32 = 300;
/// No time control has more periods.
const MOST_PERIODS: usize = 6;

/// How the time that belongs to each move is given.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum ClockMode {
    /// Added when the clock is pressed: what is not used stays (Fischer).
    #[default]
    Increment,
    /// The clock waits so long before it runs: what is not used is lost.
    Delay,
}

/// A part of the game with its own time.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Period {
    /// So many moves have to be made in it; 0 for the rest of the game.
    pub moves: u32,
    /// The time that is given when it begins, in milliseconds.
    pub base: u32,
    /// The time that belongs to each move of it, in milliseconds.
    pub bonus: u32,
    /// How that is given.
    pub way: ClockMode,
}

/// How much time the players have. There is always a period; one with moves at the end comes again and again
/// (PGN standard, 9.6.1).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TimeControl {
    periods: Vec<Period>,
}

/// What is wrong with a time control.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum TimeFault {
    /// A number is missing.
    NoNumber,
    /// Signs that mean nothing here.
    Sign,
    /// A time, or what a move brings, is too long, or there is no time at all.
    TooLong,
    /// A number of moves that cannot be.
    Moves,
    /// A period follows one that lasts for the rest of the game.
    AfterRest,
    /// Too many periods.
    TooMany,
}

/// What is wrong with a time control, and where.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct BadTime {
    /// Bytes before the place.
    pub at: usize,
    /// What is wrong.
    pub fault: TimeFault,
}

/// The kinds of games by their time (FIDE Laws, Appendices A and B).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Pace {
    /// At most ten minutes for sixty moves.
    Blitz,
    /// More than that, and less than an hour.
    Rapid,
    /// An hour or more: the players must write (French page, remarks).
    Long,
}

/// A time control that is often used, as text.
pub const PRESETS: [&str; 9] =
    ["3+2", "5", "10", "15+10", "50+10", "60", "90+30", "40/90+30, 30+30", "40/100, 20/50, 15"];

/// How a text has times.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Script {
    /// Minutes, and seconds for each move, by people: units and blanks are understood.
    People,
    /// Seconds only.
    Pgn,
}

impl TimeControl {
    /// One time for the whole game: minutes, and seconds that each move adds. What is too long is cut.
    pub fn of(minutes: u32, seconds: u32) -> TimeControl {
        let base = minutes.saturating_mul(MINUTE).min(LONGEST);
        let bonus = seconds.saturating_mul(SECOND).min(LARGEST_BONUS);
        TimeControl { periods: vec![Period { base, bonus, ..Period::default() }] }
    }

    /// What people write: minutes, after `+` the seconds that each move adds, after `d` those for which the clock
    /// waits, before `/` the moves of a period; periods with commas between them.
    pub fn read(text: &str) -> Result<TimeControl, BadTime> {
        read(text, ",;", Script::People)
    }

    /// The value of the tag `TimeControl`. Hourglasses, `?` and `-` are no times for this clock.
    pub fn from_pgn(text: &str) -> Result<TimeControl, BadTime> {
        read(text, ":", Script::Pgn)
    }

    /// As people write it.
    pub fn text(&self) -> String {
        self.write(", ", &|out, base| match base % MINUTE {
            0 => push_number(out, base / MINUTE),
            _ => {
                push_number(out, base / SECOND);
                out.push('s');
            }
        })
    }

    /// As the tag has it.
    pub fn pgn(&self) -> String {
        self.write(":", &|out, base| push_number(out, base / SECOND))
    }

    fn write(&self, between: &str, time: &dyn Fn(&mut String, u32)) -> String {
        let mut out = String::new();
        for period in &self.periods {
            if !out.is_empty() {
                out.push_str(between);
            }
            if period.moves > 0 {
                push_number(&mut out, period.moves);
                out.push('/');
            }
            time(&mut out, period.base);
            if period.bonus > 0 {
                out.push_str(if period.way == ClockMode::Delay { "d" } else { "+" });
                push_number(&mut out, period.bonus / SECOND);
            }
        }
        out
    }

    /// The periods.
    pub fn periods(&self) -> &[Period] {
        &self.periods
    }

    /// The number of the period, from 0, in which a player is who has made so many moves, and whether it has
    /// just begun.
    pub fn period_after(&self, moves: u32) -> (usize, bool) {
        let (mut n, mut begins) = (0, 0);
        // Each turn adds a move at least.
        while let Some(length) = Some(self.period(n).moves).filter(|length| *length > 0) {
            if begins + length > moves {
                break;
            }
            (n, begins) = (n + 1, begins + length);
        }
        (n, begins == moves)
    }

    /// A period; the last one stands for all that follow.
    pub fn period(&self, n: usize) -> Period {
        self.periods.get(n).or(self.periods.last()).copied().unwrap_or_default()
    }

    /// The time that a player gets for sixty moves, in milliseconds: what the duty to write is measured by
    /// (French page, remarks: initial time + 60 increments).
    pub fn for_sixty(&self) -> u32 {
        let mut sum = self.period(0).base;
        for moves in 0..60 {
            let (n, begins) = self.period_after(moves);
            let period = self.period(n);
            sum = sum.saturating_add(period.bonus);
            if begins && moves > 0 {
                sum = sum.saturating_add(period.base);
            }
        }
        sum
    }

    /// What kind of game it is.
    pub fn pace(&self) -> Pace {
        match self.for_sixty() {
            time if time >= duty::LONG => Pace::Long,
            time if time > 10 * MINUTE => Pace::Rapid,
            _ => Pace::Blitz,
        }
    }
}

fn read(text: &str, between: &str, script: Script) -> Result<TimeControl, BadTime> {
    let mut reader = Reader { text, at: 0, script };
    let mut periods = Vec::new();
    loop {
        reader.blanks();
        let start = reader.at;
        let bad = |fault| Err(BadTime { at: start, fault });
        if periods.len() == MOST_PERIODS {
            return bad(TimeFault::TooMany);
        }
        if periods.last().is_some_and(|last: &Period| last.moves == 0) {
            return bad(TimeFault::AfterRest);
        }
        periods.push(reader.period()?);
        reader.blanks();
        match reader.next() {
            None => return Ok(TimeControl { periods }),
            Some(c) if is_one_of(c, between) => {}
            Some(c) => {
                return Err(BadTime { at: reader.at - c.len_utf8(), fault: TimeFault::Sign });
            }
        }
    }
}

/// A place in a text.
struct Reader<'t> {
    text: &'t str,
    at: usize,
    script: Script,
}

impl<'t> Reader<'t> {
    fn rest(&self) -> &'t str {
        from(self.text, self.at)
    }

    fn next(&mut self) -> Option<char> {
        let c = self.rest().chars().next()?;
        self.at += c.len_utf8();
        Some(c)
    }

    /// Passes a sign of these, if one comes next.
    fn sign(&mut self, signs: &str) -> bool {
        let hit = self.rest().chars().next().filter(|c| is_one_of(*c, signs));
        self.at += hit.map_or(0, char::len_utf8);
        hit.is_some()
    }

    fn blanks(&mut self) {
        while self.script == Script::People && self.sign(" \t\n\r\u{a0}\u{202f}") {}
    }

    fn bad<T>(&self, at: usize, fault: TimeFault) -> Result<T, BadTime> {
        Err(BadTime { at, fault })
    }

    /// `40/100+30`.
    fn period(&mut self) -> Result<Period, BadTime> {
        let start = self.at;
        let first = self.digits();
        self.blanks();
        let moves = match first.is_some() && self.sign("/") {
            false => {
                self.at = start;
                0
            }
            true => match first.flatten().filter(|moves| (1..=MOST_MOVES).contains(moves)) {
                Some(moves) => moves,
                None => return self.bad(start, TimeFault::Moves),
            },
        };
        self.blanks();
        let place = self.at;
        let base = self.time(MINUTE, LONGEST)?;
        self.blanks();
        let (mut bonus, mut way) = (0, ClockMode::Increment);
        for (sign, of) in [("+", ClockMode::Increment), ("dD", ClockMode::Delay)] {
            if self.sign(sign) {
                self.blanks();
                (bonus, way) = (self.time(SECOND, LARGEST_BONUS)?, of);
                self.a_move();
                break;
            }
        }
        // A clock that shows nothing at the start has fallen before the game.
        if base == 0 {
            return self.bad(place, TimeFault::TooLong);
        }
        // Without a bonus there is nothing to wait for.
        Ok(Period { moves, base, bonus, way: if bonus == 0 { ClockMode::Increment } else { way } })
    }

    /// A row of digits: none if there is none, and no number if it is too long.
    fn digits(&mut self) -> Option<Option<u32>> {
        let count = self.rest().bytes().take_while(u8::is_ascii_digit).count();
        let digits = upto(self.rest(), count);
        self.at += count;
        (count > 0).then(|| number(digits))
    }

    /// `90`, `1h30`, `3 min 30 s`: numbers with their units, the largest first, in milliseconds. The last number
    /// may go without: it is of the usual unit, or of the one below the unit before it.
    fn time(&mut self, usual: u32, most: u32) -> Result<u32, BadTime> {
        let start = self.at;
        let usual = if self.script == Script::Pgn { SECOND } else { usual };
        let (mut sum, mut last) = (0u32, None);
        loop {
            let place = self.at;
            let Some(number) = self.digits() else {
                // What was read is whole; blanks behind it belong to what follows.
                return if last.is_some() { Ok(sum) } else { self.bad(place, TimeFault::NoNumber) };
            };
            let unit = self.unit();
            let below = last.map_or(usual, |last: u32| last / 60);
            let size = unit.unwrap_or(below);
            // Units go down: after hours come minutes, after minutes seconds, and after these nothing.
            if size < SECOND || last.is_some_and(|last| size >= last) {
                return self.bad(place, TimeFault::Sign);
            }
            let time = number.and_then(|n| n.checked_mul(size)).and_then(|time| time.checked_add(sum));
            match time.filter(|time| *time <= most) {
                Some(time) => sum = time,
                None => return self.bad(start, TimeFault::TooLong),
            }
            if unit.is_none() {
                return Ok(sum);
            }
            last = Some(size);
            self.blanks();
        }
    }

    /// The unit of a number.
    fn unit(&mut self) -> Option<u32> {
        if self.script == Script::Pgn {
            return None;
        }
        let before = self.at;
        self.blanks();
        for (word, unit) in UNITS {
            let there = upto(self.rest(), word.len()).eq_ignore_ascii_case(word);
            let end = from(self.rest(), word.len());
            // `m` of `mon` is no unit.
            if there && !end.starts_with(|c: char| c.is_ascii_alphabetic() && !matches!(c, 'd' | 'D')) {
                self.at += word.len();
                return Some(unit);
            }
        }
        self.at = before;
        None
    }

    /// `/move` after what a move brings, in whatever language.
    fn a_move(&mut self) {
        let before = self.at;
        self.blanks();
        if self.sign("/") {
            self.blanks();
            let letters = self.rest().bytes().take_while(u8::is_ascii_alphabetic).count();
            self.at += letters;
            if letters > 0 {
                return;
            }
        }
        self.at = before;
    }
}

/// The units, as they are written in the languages of the screen.
const UNITS: [(&str, u32); 19] = [
    ("minutes", MINUTE),
    ("minuten", MINUTE),
    ("minuut", MINUTE),
    ("minute", MINUTE),
    ("mins", MINUTE),
    ("min", MINUTE),
    ("mn", MINUTE),
    ("m", MINUTE),
    ("hours", HOUR),
    ("hour", HOUR),
    ("h", HOUR),
    ("u", HOUR),
    ("seconds", SECOND),
    ("sec", SECOND),
    ("s", SECOND),
    ("''", SECOND),
    ("\"", SECOND),
    ("'", MINUTE),
    ("’", MINUTE),
];

/// A time as a clock shows it: `1:02:03`, `2:03`, and tenths below twenty seconds, `0:19.4`.
pub fn face(milliseconds: u32) -> String {
    let (seconds, tenths) = (milliseconds / SECOND, milliseconds % SECOND / 100);
    let mut out = String::new();
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    if hours > 0 {
        push_number(&mut out, hours);
        out.push_str(if minutes < 10 { ":0" } else { ":" });
    }
    push_number(&mut out, minutes);
    out.push_str(if seconds % 60 < 10 { ":0" } else { ":" });
    push_number(&mut out, seconds % 60);
    if seconds < 20 && milliseconds > 0 {
        out.push('.');
        push_number(&mut out, tenths);
    }
    out
}

/// A time as a score sheet has it beside a move: hours and minutes, `0:47`. What has begun of a minute is
/// left out, as on a clock with hands.
pub fn beside(milliseconds: u32) -> String {
    let minutes = milliseconds / MINUTE;
    let mut hours = String::new();
    push_number(&mut hours, minutes / 60);
    let mut rest = String::new();
    push_number(&mut rest, minutes % 60);
    joined(&[&hours, if minutes % 60 < 10 { ":0" } else { ":" }, &rest])
}
