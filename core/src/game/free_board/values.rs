//! The values of the properties of a board without rules, as they are in data of any format.

use crate::game::Mark;
use crate::position::{Figure, Glyph, Side};
use crate::record::Ink;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// All kinds of pieces.
pub const FIGURES: [Figure; 8] = [
    Figure::King,
    Figure::Queen,
    Figure::Rook,
    Figure::Bishop,
    Figure::Knight,
    Figure::Pawn,
    Figure::Man,
    Figure::Crowned,
];

/// A value with a name, which stands for it in data.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Named<T>(pub T);

/// Values with names.
pub trait HasName: Copy + 'static {
    /// All values.
    const ALL: &'static [Self];
    /// The name of a value.
    fn name_of(self) -> &'static str;
}

impl HasName for Side {
    const ALL: &'static [Side] = &Side::BOTH;
    fn name_of(self) -> &'static str {
        self.name()
    }
}

impl HasName for Figure {
    const ALL: &'static [Figure] = &FIGURES;
    fn name_of(self) -> &'static str {
        self.name()
    }
}

impl<T: HasName> Serialize for Named<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.name_of())
    }
}

impl<'de, T: HasName> Deserialize<'de> for Named<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Named<T>, D::Error> {
        let name = String::deserialize(deserializer)?;
        let found = T::ALL.iter().find(|value| value.name_of() == name);
        found.map(|value| Named(*value)).ok_or_else(|| D::Error::custom("an unknown name"))
    }
}

/// A piece in data.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PieceSpec {
    /// Its owner.
    pub side: Named<Side>,
    /// Its kind.
    pub kind: Named<Figure>,
}

impl From<Glyph> for PieceSpec {
    fn from(glyph: Glyph) -> PieceSpec {
        PieceSpec { side: Named(glyph.side), kind: Named(glyph.figure) }
    }
}

impl From<PieceSpec> for Glyph {
    fn from(piece: PieceSpec) -> Glyph {
        Glyph { side: piece.side.0, figure: piece.kind.0 }
    }
}

/// The side whose pieces the reader moves.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Movable {
    /// White.
    White,
    /// Black.
    Black,
    /// Both sides.
    Both,
    /// Nobody.
    None,
}

impl Movable {
    /// The only side, if it is one.
    pub fn side(self) -> Option<Side> {
        match self {
            Movable::White => Some(Side::White),
            Movable::Black => Some(Side::Black),
            Movable::Both | Movable::None => None,
        }
    }
}

/// Where the names of the fields are.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Coordinates {
    /// Beside the board.
    Outside,
    /// On the fields.
    Inside,
    /// Nowhere.
    None,
}

/// The colours of the board.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// As the device has them.
    Auto,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
    /// Strong colours.
    Projector,
}

/// A king in check.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Check {
    /// That of the side to move, or none.
    OfTurn(bool),
    /// That on a field.
    On(String),
}

/// Where pieces may go, by the names of their fields.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Destinations(pub Vec<(String, Vec<String>)>);

impl Serialize for Destinations {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(from, to)| (from, to)))
    }
}

impl<'de> Deserialize<'de> for Destinations {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Destinations, D::Error> {
        struct InOrder;
        impl<'de> Visitor<'de> for InOrder {
            type Value = Destinations;
            fn expecting(&self, out: &mut fmt::Formatter) -> fmt::Result {
                out.write_str("a map from fields to lists of fields")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Destinations, A::Error> {
                let mut entries = Vec::new();
                while let Some(entry) = map.next_entry()? {
                    entries.push(entry);
                }
                Ok(Destinations(entries))
            }
        }
        deserializer.deserialize_map(InOrder)
    }
}

/// A highlighted field.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Highlight {
    /// Its name.
    pub field: String,
    /// Its look: the name of a [`Mark`], or of a part of the page around.
    #[serde(default = "lit", deserialize_with = "mark")]
    pub mark: String,
    /// Its colour in CSS.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<String>,
}

fn lit() -> String {
    Mark::Lit.name().into()
}

fn mark<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    Ok(Option::deserialize(deserializer)?.unwrap_or_else(lit))
}

/// An arrow, or a circle if there is no second field.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ShapeSpec {
    /// Where it begins, or what is circled.
    pub from: String,
    /// Where it ends.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<String>,
    /// Its colour: a name of an [`Ink`], or any colour of CSS.
    #[serde(default = "green", deserialize_with = "colour")]
    pub colour: String,
}

fn green() -> String {
    Ink::Green.name().into()
}

fn colour<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    Ok(Option::deserialize(deserializer)?.unwrap_or_else(green))
}
