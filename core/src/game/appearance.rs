//! How a board looks on a screen.

use strum::{EnumString, IntoStaticStr, VariantArray, VariantNames};

/// The colours of the screen.
#[derive(Copy, Clone, PartialEq, Eq, Debug, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "lowercase")]
pub enum Theme {
    /// As the device has them.
    Auto,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
    /// Black on white, for a beamer in a bright room.
    Projector,
}

/// Position of the coordinates.
#[derive(Copy, Clone, PartialEq, Eq, Debug, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "lowercase")]
pub enum Coordinates {
    /// Beside the board.
    Outside,
    /// In its fields.
    Inside,
    /// Nowhere.
    #[strum(serialize = "none")]
    Hidden,
}

/// Colours of the fields of a board. A projector has colours of its own.
#[derive(Copy, Clone, PartialEq, Eq, Debug, EnumString, IntoStaticStr, VariantNames, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum BoardColors {
    /// Blue and cream: the default.
    Blue,
    /// Green, as of tournament boards.
    Green,
    /// Brown, as of wood.
    Brown,
    /// Violet.
    Violet,
    /// Red, as of bricks.
    Coral,
}

impl BoardColors {
    /// Light fields, dark fields, and the dark fields of a round board, on a light screen and in pictures. The style sheet
    /// (`src/style/themes.css`) has the same, and those of a dark screen.
    pub fn fields(self) -> [&'static str; 3] {
        match self {
            BoardColors::Blue => ["#fbf7ee", "#7389a0", "#687d94"],
            BoardColors::Green => ["#f6f5e3", "#739363", "#687d94"],
            BoardColors::Brown => ["#fbefd9", "#ae7f4e", "#8d6f52"],
            BoardColors::Violet => ["#f5f1f8", "#8f83a8", "#83729f"],
            BoardColors::Coral => ["#fcf1e9", "#bb7863", "#687d94"],
        }
    }
}

/// Drawings of the pieces, of chess and of draughts.
#[derive(Copy, Clone, PartialEq, Eq, Debug, EnumString, IntoStaticStr, VariantNames, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum PieceSet {
    /// Turned pieces, as of wood: the default.
    Classic,
    /// Plain shapes, that stand out when they are small.
    Simple,
    /// Pieces with faces.
    Friends,
}
