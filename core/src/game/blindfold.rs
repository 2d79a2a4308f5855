//! Blindfold play: how much of its pieces a board shows. The game itself knows all of them, and so do its exports.

use super::scene::{Mark, Scene};
use crate::geometry::Field;
use crate::position::Side;
use strum::{EnumString, IntoStaticStr, VariantArray};

/// Visibility of the pieces of a board.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum Blindfold {
    /// All pieces.
    Off,
    /// The fields alone.
    Pieces,
    /// A disc for each piece, which tells its side alone.
    Discs,
    /// No board.
    Board,
}

/// Visibility of the piece of a field.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum FieldAnnouncement {
    /// Its piece, and where the held piece can move.
    All,
    /// The side of its piece; `None` for an empty field.
    Side(Option<Side>),
    /// Its name alone.
    Name,
}

impl Blindfold {
    /// All values.
    pub const ALL: &'static [Blindfold] = Blindfold::VARIANTS;

    /// True if something is hidden.
    pub fn is_on(self) -> bool {
        self != Blindfold::Off
    }

    /// True if the board shows a mark: those that tell where pieces stand, or how they move, are hidden with them.
    pub fn shows_mark(self, mark: Mark) -> bool {
        !self.is_on() || matches!(mark, Mark::Held | Mark::LastFrom | Mark::LastTo | Mark::Lit)
    }

    /// Visibility of the piece of a field, for screen readers, too.
    pub fn announcement(self, scene: &Scene, field: Field) -> FieldAnnouncement {
        let piece = || scene.pieces.iter().find(|piece| piece.field == field);
        match self {
            Blindfold::Off => FieldAnnouncement::All,
            Blindfold::Discs => FieldAnnouncement::Side(piece().map(|piece| piece.glyph.side)),
            Blindfold::Pieces | Blindfold::Board => FieldAnnouncement::Name,
        }
    }
}

impl Scene {
    /// The field of the held piece.
    pub fn held(&self) -> Option<Field> {
        self.marks.iter().find(|(_, mark)| *mark == Mark::Held).map(|(field, _)| *field)
    }
}
