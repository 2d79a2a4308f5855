//! A move as one player says it to another, so that it can be written down: which phrases it is made of.
//!
//! The words follow the written move: what the notation leaves out is left out, and what tells two pieces apart
//! is said. A language gives the phrases, and which of them are joined is decided once for all of them.

use super::Piece;
use super::fact::{Apart, Effect, Spoken};

/// The phrases of a language. Places: `piece`, `from`, `to`, `file`, `rank`, `becomes`, `rook`, `via`, `jumps`.
pub(super) struct Speech {
    /// Castling towards file a, and towards file h.
    pub castles: [&'static str; 2],
    /// A pawn that goes, and one that takes.
    pub pawn: [&'static str; 2],
    /// What moves, if it is no pawn.
    pub piece: &'static str,
    /// How it is told apart: by its file, line, rank or field.
    pub apart: [&'static str; 4],
    /// Where it goes: right behind the piece, and behind what tells it apart.
    pub goes: [&'static str; 2],
    /// Where it takes.
    pub takes: &'static str,
    pub en_passant: &'static str,
    pub becomes: &'static str,
    /// Check and mate.
    pub effects: [&'static str; 2],
    /// A dart that lands, and one that is lost.
    #[cfg(feature = "families")]
    pub darts: [&'static str; 2],
    /// Castling that has no side.
    #[cfg(feature = "families")]
    pub round_castling: &'static str,
    /// A way over the centre, and along a ring.
    #[cfg(feature = "families")]
    pub ways: [&'static str; 2],
    /// Draughts: what stands before the fields of a king.
    #[cfg(feature = "families")]
    pub crowned: &'static str,
    /// Draughts: from field to field, a capture, and one whose way is told.
    #[cfg(feature = "families")]
    pub men: [&'static str; 3],
    /// Draughts: how many are taken.
    #[cfg(feature = "families")]
    pub jumps: &'static str,
}

/// The phrases of a move, in the order in which they are said.
pub(super) fn phrases(speech: &Speech, said: &Spoken) -> [&'static str; 6] {
    let [who, how, where_to] = main(speech, said);
    #[cfg(feature = "families")]
    let way = match (said.jumps, said.way) {
        (2.., _) => speech.jumps,
        (_, way) => pick(&speech.ways, way as usize),
    };
    #[cfg(not(feature = "families"))]
    let way = "";
    let effect = pick(&speech.effects, said.effect as usize);
    let becomes = if said.becomes.is_some() { speech.becomes } else { "" };
    let passing = if said.en_passant { speech.en_passant } else { way };
    [who, how, where_to, passing, becomes, effect]
}

const _: () = assert!(Effect::Quiet as usize == 0 && Apart::No as usize == 0);

/// A phrase by its number from 1; 0 says nothing.
fn pick(phrases: &[&'static str], n: usize) -> &'static str {
    n.checked_sub(1).and_then(|n| phrases.get(n)).copied().unwrap_or_default()
}

fn main(speech: &Speech, said: &Spoken) -> [&'static str; 3] {
    #[cfg(feature = "families")]
    if let Some(only) = of_families(speech, said) {
        return only;
    }
    let takes = said.takes.is_some();
    match (said.castles, said.piece) {
        (Some(h_side), _) => [speech.castles[usize::from(h_side)], "", ""],
        (None, Piece::Pawn) => [speech.pawn[usize::from(takes)], "", ""],
        _ => {
            let apart = pick(&speech.apart, said.apart as usize);
            let goes = speech.goes[usize::from(said.apart != Apart::No)];
            [speech.piece, apart, if takes { speech.takes } else { goes }]
        }
    }
}

/// What only Scharten and draughts say.
#[cfg(feature = "families")]
fn of_families(speech: &Speech, said: &Spoken) -> Option<[&'static str; 3]> {
    let one = |phrase| Some([phrase, "", ""]);
    match (said.thrown, &said.rook, said.piece) {
        (Some(landed), ..) => one(speech.darts[usize::from(!landed)]),
        (None, Some(_), _) => one(speech.round_castling),
        (None, None, Piece::Man | Piece::Crowned) => {
            let crowned = if said.piece == Piece::Crowned { speech.crowned } else { "" };
            let [goes, takes, by_way] = speech.men;
            let men = match (said.jumps, said.via.is_empty()) {
                (0, _) => goes,
                (_, true) => takes,
                (_, false) => by_way,
            };
            Some([crowned, men, ""])
        }
        _ => None,
    }
}
