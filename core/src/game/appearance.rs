//! How a board looks on a screen.

use strum::{EnumString, IntoStaticStr, VariantNames};

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
