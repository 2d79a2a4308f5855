//! Strokes as plain text, for programs of others: `x,y x,y|x,y x,y`, with `|` between the strokes and y downwards.
//!
//! Places are any numbers up to 32,767. Small ink, as in pixels of a page, is enlarged before its places are rounded.

use crate::ink::{Ink, MOST_POINTS, Point, Stroke};
use std::fmt;

/// The longest text that may hold [`MOST_POINTS`] points, in bytes.
const LONGEST: usize = 64 * MOST_POINTS;
/// The greatest number of a place, and the smallest negative one.
const MOST: f64 = i16::MAX as f64;
/// Ink whose longer side is shorter is enlarged.
const SMALL: f64 = 512.0;

/// The reason why a text is not strokes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum PlainErrorKind {
    /// A word that is no place.
    Point,
    /// A stroke without points.
    Stroke,
    /// More than [`MOST_POINTS`] points.
    TooLong,
}

impl PlainErrorKind {
    /// Its name in answers to programs.
    pub const fn id(self) -> &'static str {
        match self {
            PlainErrorKind::Point => "bad_point",
            PlainErrorKind::Stroke => "bad_stroke",
            PlainErrorKind::TooLong => "too_long",
        }
    }
}

impl fmt::Display for PlainErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlainErrorKind::Point => f.write_str("this is no point `x,y` from -32767 to 32767"),
            PlainErrorKind::Stroke => f.write_str("a stroke without points"),
            PlainErrorKind::TooLong => write!(f, "more than {MOST_POINTS} points"),
        }
    }
}

/// A text that is not strokes.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct PlainError {
    /// Byte offset.
    pub at: usize,
    /// The reason.
    pub kind: PlainErrorKind,
}

impl fmt::Display for PlainError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (at {})", self.kind, self.at)
    }
}

impl std::error::Error for PlainError {}

impl Ink {
    /// Reads strokes from plain text, in linear time; an empty text is no stroke.
    ///
    /// # Errors
    ///
    /// [`PlainError`] with place and reason.
    ///
    /// # Examples
    ///
    /// ```
    /// let ink = notabene_ink::Ink::from_plain("0,0 10,40|20,0 12.5,40")?;
    /// assert_eq!(ink.strokes.len(), 2);
    /// # Ok::<(), notabene_ink::PlainError>(())
    /// ```
    pub fn from_plain(text: &str) -> Result<Ink, PlainError> {
        if text.len() > LONGEST {
            return Err(PlainError { at: LONGEST, kind: PlainErrorKind::TooLong });
        }
        let places = places(text)?;
        let scale = Enlarged::of(&places);
        let point = |place: &Place| scale.point(*place);
        let strokes = places.iter().map(|places| Stroke { points: places.iter().map(point).collect() });
        Ok(Ink { strokes: strokes.collect() })
    }
}

type Place = [f64; 2];

fn places(text: &str) -> Result<Vec<Vec<Place>>, PlainError> {
    let (mut strokes, mut at, mut points) = (Vec::new(), 0, 0);
    if text.trim().is_empty() {
        return Ok(strokes);
    }
    for part in text.split('|') {
        let mut stroke = Vec::new();
        for word in part.split_whitespace() {
            // Words are parts of the text: their distance is that of their addresses.
            let error =
                |kind| PlainError { at: at + (word.as_ptr() as usize - part.as_ptr() as usize), kind };
            points += 1;
            if points > MOST_POINTS {
                return Err(error(PlainErrorKind::TooLong));
            }
            stroke.push(place(word).ok_or_else(|| error(PlainErrorKind::Point))?);
        }
        if stroke.is_empty() {
            return Err(PlainError { at, kind: PlainErrorKind::Stroke });
        }
        strokes.push(stroke);
        at += part.len() + 1;
    }
    Ok(strokes)
}

fn place(word: &str) -> Option<Place> {
    let number = |text: &str| text.parse::<f64>().ok().filter(|number| (-MOST..=MOST).contains(number));
    let (x, y) = word.split_once(',')?;
    Some([number(x)?, number(y)?])
}

/// How places become points: large ink is only rounded.
struct Enlarged {
    origin: Place,
    factor: f64,
}

impl Enlarged {
    fn of(strokes: &[Vec<Place>]) -> Enlarged {
        let (mut low, mut high) = ([MOST; 2], [-MOST; 2]);
        for place in strokes.iter().flatten() {
            for axis in 0..2 {
                low[axis] = low[axis].min(place[axis]);
                high[axis] = high[axis].max(place[axis]);
            }
        }
        let longer = (high[0] - low[0]).max(high[1] - low[1]);
        // A dot has no size.
        if longer <= 0.0 || longer >= SMALL {
            return Enlarged { origin: [0.0; 2], factor: 1.0 };
        }
        Enlarged { origin: low, factor: (SMALL / longer).ceil() }
    }

    fn point(&self, place: Place) -> Point {
        let [x, y] = [0, 1].map(|axis| ((place[axis] - self.origin[axis]) * self.factor).round() as i16);
        Point::new(x, y)
    }
}
