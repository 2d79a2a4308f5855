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
#[serde(from = "HighlightData", into = "HighlightData")]
pub struct Highlight {
    /// Its name.
    pub field: String,
    /// Its look: the name of a [`Mark`], or of a part of the page around; that of [`Mark::Lit`] if missing.
    pub mark: String,
    /// Its colour in CSS.
    pub colour: Option<String>,
}

/// A highlighted field as data. Its colour is `color`; `colour` is the name in older versions.
#[derive(Serialize, Deserialize)]
struct HighlightData {
    field: String,
    mark: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    color: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    colour: Option<String>,
}

impl From<HighlightData> for Highlight {
    fn from(data: HighlightData) -> Highlight {
        let mark = data.mark.unwrap_or_else(|| Mark::Lit.name().into());
        Highlight { field: data.field, mark, colour: data.color.or(data.colour) }
    }
}

impl From<Highlight> for HighlightData {
    fn from(Highlight { field, mark, colour }: Highlight) -> HighlightData {
        HighlightData { field, mark: Some(mark), color: colour.clone(), colour }
    }
}

/// An arrow, or a circle if there is no second field.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "ShapeData", into = "ShapeData")]
pub struct ShapeSpec {
    /// Where it begins, or what is circled.
    pub from: String,
    /// Where it ends.
    pub to: Option<String>,
    /// Its colour: a name of an [`Ink`], or any colour of CSS; green if missing.
    pub colour: String,
}

/// An arrow or a circle as data, like those of a node of `Game`. Its colour is `color`; `colour` is the name in older versions.
#[derive(Serialize, Deserialize)]
struct ShapeData {
    from: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    to: Option<String>,
    color: Option<String>,
    colour: Option<String>,
}

impl From<ShapeData> for ShapeSpec {
    fn from(data: ShapeData) -> ShapeSpec {
        let colour = data.color.or(data.colour).unwrap_or_else(|| Ink::Green.name().into());
        ShapeSpec { from: data.from, to: data.to, colour }
    }
}

impl From<ShapeSpec> for ShapeData {
    fn from(ShapeSpec { from, to, colour }: ShapeSpec) -> ShapeData {
        ShapeData { from, to, color: Some(colour.clone()), colour: Some(colour) }
    }
}
