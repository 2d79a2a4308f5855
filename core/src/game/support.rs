//! Potential captures on a field and their support, as messages (Scharten, section 5).

use super::scene::Scene;
use crate::geometry::Field;
use crate::geometry::dartboard::Bed;
use crate::i18n::{Label, Msg};
use crate::notation::player;
use crate::position::{Figure, Side};

/// The value of a field, in games with support.
#[derive(Clone, PartialEq, Debug)]
pub struct FieldSupport {
    /// Its ring.
    pub ring: Label,
    /// Its value.
    pub value: Msg,
    /// The result of a capture there: by White, by Black.
    pub holds: [Msg; 2],
}

/// The ring of a field.
fn ring(at: Field) -> Option<Label> {
    Some(match Bed::of(at)? {
        Bed::Of { depth: 0, .. } => Label::BedDouble,
        Bed::Of { depth: 1, .. } => Label::BedFat,
        Bed::Of { depth: 2, .. } => Label::BedTreble,
        _ => Label::BedLittle,
    })
}

impl Scene {
    /// The value of a field and the results of captures there; none in games without support.
    pub fn worth(&self, at: Field) -> Option<FieldSupport> {
        let look = self.fields.get(at.index())?.look.as_ref()?;
        let holds = |side: Side| {
            let (n, player) = (side.index(), player(side));
            let pawn = |(from, _): &(Field, u8)| {
                self.pieces.iter().any(|p| p.field == *from && p.glyph.figure == Figure::Pawn)
            };
            let attackers = &look.attackers[n];
            // The piece with the least support is the capturer.
            let all: u32 = attackers.iter().map(|(_, help)| u32::from(*help)).sum();
            let help = all - attackers.iter().map(|(_, help)| u32::from(*help)).min().unwrap_or(0);
            match look.holds[n] {
                _ if attackers.is_empty() => msg!(LookNobody { player }),
                true if look.value == 1 => msg!(LookAlone { player }),
                true if attackers.iter().any(pawn) => msg!(LookPawn { player }),
                true => msg!(LookHolds { player, help, value: look.value }),
                false => msg!(LookFails { player, help, value: look.value }),
            }
        };
        Some(FieldSupport {
            ring: ring(at)?,
            value: msg!(FieldWorth { value: look.value }),
            holds: Side::BOTH.map(holds),
        })
    }
}
