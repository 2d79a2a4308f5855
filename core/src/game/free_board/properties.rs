//! The properties of a board without rules, and how they are read from data of any format.

use super::values::{Check, Coordinates, Destinations, Highlight, Movable, Named, ShapeSpec, Theme};
use crate::position::Side;
use crate::record::Ink;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

/// Longest animation, in milliseconds.
const LONGEST: f64 = 10_000.0;

/// All properties, each with the values that it takes.
pub const PROPERTIES: [(&str, &str); 22] = [
    ("game", "a text"),
    ("position", "a text"),
    ("orientation", "one of \"white\", \"black\""),
    ("coordinates", "one of \"outside\", \"inside\", \"none\""),
    ("theme", "one of \"auto\", \"light\", \"dark\", \"projector\""),
    ("language", "a text"),
    ("label", "a text"),
    ("readOnly", "true or false"),
    ("turn", "one of \"white\", \"black\", null"),
    ("movable", "one of \"white\", \"black\", \"both\", \"none\""),
    ("destinations", "a map from fields to lists of fields, or null"),
    ("showDestinations", "true or false"),
    ("premoves", "true or false"),
    ("lastMove", "a list of names of fields"),
    ("check", "true, false or the name of a field"),
    ("selected", "a text"),
    ("highlights", "a list of { field, mark, color }"),
    ("shapes", "a list of { from, to, color }"),
    ("drawings", "a list of { from, to, color }"),
    ("drawable", "true or false"),
    ("animation", "a number of milliseconds up to 10000"),
    ("pieces", "a text"),
];
/// Properties about fields, or about what stands on them: another board has others.
pub(super) const OF_FIELDS: [&str; 9] =
    ["position", "turn", "destinations", "lastMove", "check", "selected", "highlights", "shapes", "drawings"];

/// All properties of a board.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs, reason = "`docs/board.md` describes them")]
pub struct Properties {
    pub game: String,
    pub position: Option<String>,
    pub orientation: Named<Side>,
    pub coordinates: Coordinates,
    pub theme: Theme,
    pub language: Option<String>,
    pub label: Option<String>,
    pub read_only: bool,
    pub turn: Option<Named<Side>>,
    pub movable: Movable,
    pub destinations: Option<Destinations>,
    pub show_destinations: bool,
    pub premoves: bool,
    pub last_move: Option<Vec<String>>,
    pub check: Option<Check>,
    pub selected: Option<String>,
    pub highlights: Vec<Highlight>,
    pub shapes: Vec<ShapeSpec>,
    pub drawings: Vec<ShapeSpec>,
    pub drawable: bool,
    pub animation: f64,
    pub pieces: Option<String>,
}

impl Default for Properties {
    fn default() -> Properties {
        Properties {
            game: "chess".into(),
            position: None,
            orientation: Named(Side::White),
            coordinates: Coordinates::Outside,
            theme: Theme::Auto,
            language: None,
            label: None,
            read_only: false,
            turn: None,
            movable: Movable::Both,
            destinations: None,
            show_destinations: true,
            premoves: false,
            last_move: None,
            check: None,
            selected: None,
            highlights: Vec::new(),
            shapes: Vec::new(),
            drawings: Vec::new(),
            drawable: true,
            animation: 200.0,
            pieces: None,
        }
    }
}

impl Properties {
    /// Reads a property of this name; `is_colour` knows the colours of CSS.
    ///
    /// # Errors
    ///
    /// The value has another type, or there is no such property.
    pub fn read<'de, D: Deserializer<'de>>(
        &mut self,
        name: &str,
        value: D,
        is_colour: fn(&str) -> bool,
    ) -> Result<(), D::Error> {
        match name {
            "game" => self.game = read(value)?,
            "position" => self.position = read(value)?,
            "orientation" => self.orientation = read(value)?,
            "coordinates" => self.coordinates = read(value)?,
            "theme" => self.theme = read(value)?,
            "language" => self.language = read(value)?,
            "label" => self.label = read(value)?,
            "readOnly" => self.read_only = read(value)?,
            "turn" => self.turn = read(value)?,
            "movable" => self.movable = read(value)?,
            "destinations" => self.destinations = read(value)?,
            "showDestinations" => self.show_destinations = read(value)?,
            "premoves" => self.premoves = read(value)?,
            "lastMove" => self.last_move = read(value)?,
            "check" => self.check = read(value)?,
            "selected" => self.selected = read(value)?,
            "highlights" => self.highlights = highlights(read(value)?, is_colour)?,
            "shapes" => self.shapes = shapes(read(value)?, is_colour)?,
            "drawings" => self.drawings = shapes(read(value)?, is_colour)?,
            "drawable" => self.drawable = read(value)?,
            "animation" => {
                let time = read(value)?;
                check((0.0..=LONGEST).contains(&time))?;
                self.animation = time;
            }
            "pieces" => self.pieces = read(value)?,
            _ => check(false)?,
        }
        Ok(())
    }

    /// Forgets a property about fields.
    pub(super) fn forget(&mut self, name: &str) {
        match name {
            "position" => self.position = None,
            "turn" => self.turn = None,
            // Nothing can be moved until the program says what.
            "destinations" => self.close_destinations(),
            "lastMove" => self.last_move = None,
            "check" => self.check = None,
            "selected" => self.selected = None,
            "highlights" => self.highlights.clear(),
            "shapes" => self.shapes.clear(),
            "drawings" => self.drawings.clear(),
            _ => {}
        }
    }

    /// Lets nothing move, if the program says what can.
    pub(super) fn close_destinations(&mut self) {
        self.destinations = self.destinations.take().map(|_| Destinations::default());
    }
}

fn read<'de, D: Deserializer<'de>, T: Deserialize<'de>>(value: D) -> Result<T, D::Error> {
    T::deserialize(value)
}

fn check<E: Error>(is_right: bool) -> Result<(), E> {
    if is_right { Ok(()) } else { Err(E::custom("a value that is not possible")) }
}

/// True for a class, which is written into the drawing.
fn is_class(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic())
        && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
}

/// True for the name of a colour that the style sheet decides.
pub fn is_ink(colour: &str) -> bool {
    Ink::ALL.iter().any(|ink| ink.name() == colour)
}

fn highlights<E: Error>(
    list: Option<Vec<Highlight>>,
    is_colour: fn(&str) -> bool,
) -> Result<Vec<Highlight>, E> {
    let list = list.unwrap_or_default();
    let is_right = |one: &Highlight| {
        let colour = one.colour.as_deref();
        is_class(&one.mark) && colour.is_none_or(|colour| is_ink(colour) || is_colour(colour))
    };
    check(list.iter().all(is_right)).map(|()| list)
}

fn shapes<E: Error>(list: Option<Vec<ShapeSpec>>, is_colour: fn(&str) -> bool) -> Result<Vec<ShapeSpec>, E> {
    let mut list = list.unwrap_or_default();
    check(list.iter().all(|one| is_ink(&one.colour) || is_colour(&one.colour)))?;
    for one in &mut list {
        // An arrow to its own field is a circle.
        one.to = one.to.take().filter(|to| *to != one.from);
    }
    Ok(list)
}
