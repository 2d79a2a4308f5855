//! Strokes as vectors, and their compact text.
//!
//! The text is `ink1`, then each stroke: a letter for what its points have (`p` place, `t` also time, `f` also
//! pressure, `b` both), then numbers in base 64 (`A`–`Z`, `a`–`z`, `0`–`9`, `-`, `_`): five bits a digit, the lowest first,
//! the sixth bit is set if more follow. Numbers are the differences to the point before, with the sign in the lowest bit. A
//! stroke ends with a dot. All of it may stand in a link.

/// A point of a stroke. Units are those of the caller; the reader needs no scale.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Point {
    /// To the right.
    pub x: i16,
    /// Downwards.
    pub y: i16,
    /// Milliseconds from the start of the ink.
    pub time: Option<u32>,
    /// From 0 to 255.
    pub pressure: Option<u8>,
}

impl Point {
    /// A point without time and pressure.
    pub const fn new(x: i16, y: i16) -> Point {
        Point { x, y, time: None, pressure: None }
    }
}

/// The line from putting the pen down to lifting it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Stroke {
    /// Its points in order of writing.
    pub points: Vec<Point>,
}

/// Text written in one place.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ink {
    /// Its strokes in order of writing.
    pub strokes: Vec<Stroke>,
}

/// The reason why a text is not ink.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum InkErrorKind {
    /// It does not begin with the version.
    Version,
    /// A stroke begins with an unknown letter.
    StrokeKind,
    /// A character that is no digit.
    Digit,
    /// A number that is not complete, or too large.
    Number,
    /// A coordinate, time or pressure out of range.
    Range,
    /// The text ends within a stroke.
    Unfinished,
    /// More points than [`MOST_POINTS`].
    TooLong,
}

/// A text that is not ink.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct InkError {
    /// Byte offset.
    pub at: usize,
    /// The reason.
    pub kind: InkErrorKind,
}

/// Points of an ink text at most.
pub const MOST_POINTS: usize = 65_536;

const VERSION: &str = "ink1";
const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

impl Ink {
    /// Writes the ink as text.
    pub fn to_text(&self) -> String {
        let mut out = String::from(VERSION);
        self.write(&mut out);
        out
    }

    /// Appends the strokes to a text.
    pub(crate) fn write(&self, out: &mut String) {
        self.strokes.iter().for_each(|stroke| stroke.write(out));
    }

    /// Reads ink from its text, in linear time.
    ///
    /// # Errors
    ///
    /// [`InkError`] with place and reason.
    pub fn from_text(text: &str) -> Result<Ink, InkError> {
        let error = InkError { at: 0, kind: InkErrorKind::Version };
        let body = text.strip_prefix(VERSION).ok_or(error)?;
        Ink::from_body(body).map_err(|error| InkError { at: VERSION.len() + error.at, ..error })
    }

    /// Reads strokes without the version before them.
    pub(crate) fn from_body(body: &str) -> Result<Ink, InkError> {
        let mut input = Input { bytes: body.as_bytes(), at: 0, points: 0 };
        let mut ink = Ink::default();
        while input.peek().is_some() {
            let stroke = input.stroke().map_err(|kind| InkError { at: input.at, kind })?;
            ink.strokes.push(stroke);
        }
        Ok(ink)
    }
}

impl Stroke {
    /// Appends the stroke to a text.
    fn write(&self, out: &mut String) {
        let has_time = self.points.iter().all(|p| p.time.is_some());
        let has_pressure = self.points.iter().all(|p| p.pressure.is_some());
        out.push(match (has_time, has_pressure) {
            _ if self.points.is_empty() => 'p',
            (false, false) => 'p',
            (true, false) => 't',
            (false, true) => 'f',
            (true, true) => 'b',
        });
        let mut before = [0i64; 4];
        for point in &self.points {
            let now = values(point);
            for (i, (value, old)) in now.iter().zip(before).enumerate() {
                if i < 2 || i == 2 && has_time || i == 3 && has_pressure {
                    write_number(value - old, out);
                }
            }
            before = now;
        }
        out.push('.');
    }
}

fn values(point: &Point) -> [i64; 4] {
    let (time, pressure) = (point.time.unwrap_or_default(), point.pressure.unwrap_or_default());
    [point.x.into(), point.y.into(), time.into(), pressure.into()]
}

fn write_number(value: i64, out: &mut String) {
    let mut rest = (value.unsigned_abs() << 1) | u64::from(value < 0);
    loop {
        let more = u64::from(rest > 31) << 5;
        out.push(char::from(DIGITS[(rest & 31 | more) as usize]));
        rest >>= 5;
        if more == 0 {
            return;
        }
    }
}

struct Input<'t> {
    bytes: &'t [u8],
    at: usize,
    points: usize,
}

impl Input<'_> {
    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    fn stroke(&mut self) -> Result<Stroke, InkErrorKind> {
        let (has_time, has_pressure) = match self.peek() {
            Some(b'p') => (false, false),
            Some(b't') => (true, false),
            Some(b'f') => (false, true),
            Some(b'b') => (true, true),
            _ => return Err(InkErrorKind::StrokeKind),
        };
        self.at += 1;
        let mut stroke = Stroke::default();
        let mut now = [0i64; 4];
        while self.peek() != Some(b'.') {
            self.points += 1;
            if self.points > MOST_POINTS {
                return Err(InkErrorKind::TooLong);
            }
            stroke.points.push(self.point(&mut now, has_time, has_pressure)?);
        }
        self.at += 1;
        Ok(stroke)
    }

    fn point(
        &mut self,
        now: &mut [i64; 4],
        has_time: bool,
        has_pressure: bool,
    ) -> Result<Point, InkErrorKind> {
        let start = self.at;
        for (i, value) in now.iter_mut().enumerate() {
            if i < 2 || i == 2 && has_time || i == 3 && has_pressure {
                *value += self.number()?;
            }
        }
        let point = to_point(*now, has_time, has_pressure);
        point.ok_or_else(|| {
            self.at = start;
            InkErrorKind::Range
        })
    }

    fn number(&mut self) -> Result<i64, InkErrorKind> {
        let mut value = 0u64;
        // Seven digits hold 35 bits: more than any difference.
        for place in 0..7 {
            let byte = self.peek().ok_or(InkErrorKind::Unfinished)?;
            let digit = digit(byte).ok_or(InkErrorKind::Digit)?;
            self.at += 1;
            value |= u64::from(digit & 31) << (5 * place);
            if digit < 32 {
                let size = (value >> 1) as i64;
                return Ok(if value & 1 == 1 { -size } else { size });
            }
        }
        Err(InkErrorKind::Number)
    }
}

fn digit(byte: u8) -> Option<u8> {
    match byte {
        b'A'..=b'Z' => Some(byte - b'A'),
        b'a'..=b'z' => Some(byte - b'a' + 26),
        b'0'..=b'9' => Some(byte - b'0' + 52),
        b'-' => Some(62),
        b'_' => Some(63),
        _ => None,
    }
}

fn to_point([x, y, time, pressure]: [i64; 4], has_time: bool, has_pressure: bool) -> Option<Point> {
    Some(Point {
        x: x.try_into().ok()?,
        y: y.try_into().ok()?,
        time: if has_time { Some(time.try_into().ok()?) } else { None },
        pressure: if has_pressure { Some(pressure.try_into().ok()?) } else { None },
    })
}
