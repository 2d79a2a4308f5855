//! Rule options, and the documented decisions on gaps of the source.

use crate::geometry::{DARTBOARD, Field};

/// The continuation of a diagonal across the centre (D1).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Diagonal {
    /// Visually straight: left and right are swapped from the crossing step on.
    Straight,
    /// It keeps the same direction of rotation round the board.
    Turning,
}

/// The support given by a supporter (D4).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Support {
    /// The value of its field; 1 for a pawn.
    Value,
    /// 1 for every piece.
    Count,
}

/// The rules of one game: quiet or loud, and the options.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    /// True if pieces are thrown with darts (section 8).
    pub loud: bool,
    /// Continuation of diagonals across the centre.
    pub diagonal: Diagonal,
    /// Support given by a supporter.
    pub support: Support,
    /// True if in a loud game only unmoved pieces and kings have the value of their field (D9).
    pub protect_unmoved: bool,
    /// Number of consecutive lost darts that loses the game (fogling); 1 or more.
    pub misses: u8,
}

impl Rules {
    /// The quiet game.
    pub const QUIET: Rules = Rules {
        loud: false,
        diagonal: Diagonal::Straight,
        support: Support::Value,
        protect_unmoved: false,
        misses: 3,
    };
    /// The loud game.
    pub const LOUD: Rules = Rules { loud: true, ..Rules::QUIET };

    /// The decisions on gaps of the source, in the order of the rules; see `Decision`.
    pub fn decisions(&self) -> &'static [Decision] {
        &DECISIONS
    }
}

/// A decision on a point the source does not define.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Decision {
    /// Its number in the rules of this project: D0, D1, ...
    pub number: u8,
    /// The name of the option that overrides the decision, as in the tag `Rules`; none if there is none.
    pub option: Option<&'static str>,
}

/// The decisions (rules, sections 1 to 9).
const DECISIONS: [Decision; 17] = [
    Decision::fixed(0),
    Decision::option(1, "diagonal"),
    Decision::fixed(2),
    Decision::fixed(3),
    Decision::option(4, "support"),
    Decision::fixed(5),
    Decision::fixed(6),
    Decision::fixed(7),
    Decision::fixed(8),
    Decision::option(9, "unmoved"),
    Decision::fixed(10),
    Decision::fixed(11),
    Decision::fixed(12),
    Decision::fixed(13),
    Decision::fixed(14),
    Decision::fixed(15),
    Decision::fixed(16),
];

impl Decision {
    const fn fixed(number: u8) -> Decision {
        Decision { number, option: None }
    }
    const fn option(number: u8, name: &'static str) -> Decision {
        Decision { number, option: Some(name) }
    }
}

/// The rings from outside to inside (section 1).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ring {
    /// The outermost.
    Double,
    /// The wide one.
    Fat,
    /// Between fat and little.
    Treble,
    /// The innermost.
    Little,
}

impl Ring {
    /// The ring of a field.
    pub const fn of(field: Field) -> Ring {
        let y = field.0 / DARTBOARD.files;
        let depth = if y < 4 { y } else { 7 - y };
        match depth {
            0 => Ring::Double,
            1 => Ring::Fat,
            2 => Ring::Treble,
            _ => Ring::Little,
        }
    }
    /// The value of its fields (D0).
    pub const fn value(self) -> u8 {
        match self {
            Ring::Double => 2,
            Ring::Treble => 3,
            Ring::Fat | Ring::Little => 1,
        }
    }
    /// Identifier in APIs.
    pub const fn name(self) -> &'static str {
        match self {
            Ring::Double => "double",
            Ring::Fat => "fat",
            Ring::Treble => "treble",
            Ring::Little => "little",
        }
    }
}
