//! Parsing of time controls, as people write them and as the tag `TimeControl` of PGN has them.

use super::{
    BadTime, ClockMode, HOUR, LARGEST_BONUS, LONGEST, MINUTE, MOST_MOVES, MOST_PERIODS, Period, SECOND,
    TimeControl, TimeFault,
};
use crate::digits::number;

/// The text format of times.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Script {
    /// Minutes, and seconds per move, as written by people: units and blanks are accepted.
    People,
    /// Seconds only.
    Pgn,
}

impl TimeControl {
    /// Parses a time control as written by people: minutes, `+` and seconds of increment, `d` and seconds of
    /// delay, a number of moves before `/`; periods separated by commas.
    ///
    /// # Errors
    ///
    /// [`BadTime`] at the first invalid part.
    pub fn read(text: &str) -> Result<TimeControl, BadTime> {
        read(text, ",;", Script::People)
    }

    /// Parses the value of the tag `TimeControl`. Hourglasses, `?` and `-` are not supported.
    ///
    /// # Errors
    ///
    /// [`BadTime`] at the first invalid part.
    pub fn from_pgn(text: &str) -> Result<TimeControl, BadTime> {
        read(text, ":", Script::Pgn)
    }
}

fn read(text: &str, between: &str, script: Script) -> Result<TimeControl, BadTime> {
    let mut reader = TimeReader { text, at: 0, script };
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
            Some(c) if between.contains(c) => {}
            Some(c) => {
                return Err(BadTime { at: reader.at - c.len_utf8(), fault: TimeFault::Sign });
            }
        }
    }
}

/// A cursor in a text.
struct TimeReader<'t> {
    text: &'t str,
    at: usize,
    script: Script,
}

impl<'t> TimeReader<'t> {
    fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    fn next(&mut self) -> Option<char> {
        let c = self.rest().chars().next()?;
        self.at += c.len_utf8();
        Some(c)
    }

    /// Consumes one of these signs, if it comes next.
    fn sign(&mut self, signs: &str) -> bool {
        let hit = self.rest().chars().next().filter(|c| signs.contains(*c));
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
        // A clock without initial time would have fallen before the game.
        if base == 0 {
            return self.bad(place, TimeFault::TooLong);
        }
        // Without a bonus there is no delay.
        Ok(Period { moves, time: base, bonus, mode: if bonus == 0 { ClockMode::Increment } else { way } })
    }

    /// Parses a run of digits: none if there are none, `Some(None)` on overflow.
    fn digits(&mut self) -> Option<Option<u32>> {
        let count = self.rest().bytes().take_while(u8::is_ascii_digit).count();
        let digits = &self.rest()[..count];
        self.at += count;
        (count > 0).then(|| number(digits))
    }

    /// Parses `90`, `1h30`, `3 min 30 s`: numbers with units in descending order, in milliseconds. The last number
    /// may lack a unit: it has the usual one, or the one below the previous unit.
    fn time(&mut self, usual: u32, most: u32) -> Result<u32, BadTime> {
        let start = self.at;
        let usual = if self.script == Script::Pgn { SECOND } else { usual };
        let (mut sum, mut last) = (0u32, None);
        loop {
            let place = self.at;
            let Some(number) = self.digits() else {
                // The time is complete; blanks after it belong to the following part.
                return if last.is_some() { Ok(sum) } else { self.bad(place, TimeFault::NoNumber) };
            };
            let unit = self.unit();
            let below = last.map_or(usual, |last: u32| last / 60);
            let size = unit.unwrap_or(below);
            // Units descend: minutes after hours, seconds after minutes, nothing after seconds.
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

    /// Parses a unit.
    fn unit(&mut self) -> Option<u32> {
        if self.script == Script::Pgn {
            return None;
        }
        let before = self.at;
        self.blanks();
        for (word, unit) in UNITS {
            let Some((start, end)) = self.rest().split_at_checked(word.len()) else { continue };
            // `m` of `mon` is not a unit.
            if start.eq_ignore_ascii_case(word)
                && !end.starts_with(|c: char| c.is_ascii_alphabetic() && !matches!(c, 'd' | 'D'))
            {
                self.at += word.len();
                return Some(unit);
            }
        }
        self.at = before;
        None
    }

    /// Skips `/move` after the increment, in any language.
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

/// The units in the languages of the screen.
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
