//! Drawing an array with a single die, throw by throw.
//!
//! The club's method: king, rook to its left, rook to its right, light bishop, dark bishop, queen; a throw
//! above the number of squares wraps to the first. (The page says so for the rooks; the same
//! is assumed for bishops and queen, contradictions X22.) It reaches all arrays, but not equally often.
//! The fair method: bishops, queen, knights; throws that are too high are repeated.

use super::{Array, Role};

/// The method of drawing an array with a die.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Way {
    /// The club's method; probabilities from 1/1944 to 1/486.
    Club,
    /// Uniform over all arrays; some throws are repeated.
    Fair,
}

/// The decision made by a throw.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// The king, on b to g.
    King,
    /// The rook on the a-side of the king.
    LeftRook,
    /// The rook on the h-side of the king.
    RightRook,
    /// The bishop on light squares.
    LightBishop,
    /// The bishop on dark squares.
    DarkBishop,
    /// The queen.
    Queen,
    /// A knight.
    Knight,
}

const CLUB: [Step; 6] =
    [Step::King, Step::LeftRook, Step::RightRook, Step::LightBishop, Step::DarkBishop, Step::Queen];
const FAIR: [Step; 5] = [Step::LightBishop, Step::DarkBishop, Step::Queen, Step::Knight, Step::Knight];

impl Step {
    /// The piece that is placed.
    pub const fn role(self) -> Role {
        match self {
            Step::King => Role::King,
            Step::LeftRook | Step::RightRook => Role::Rook,
            Step::LightBishop | Step::DarkBishop => Role::Bishop,
            Step::Queen => Role::Queen,
            Step::Knight => Role::Knight,
        }
    }

    /// The candidate files, from a to h.
    pub fn files(self, places: &[Option<Role>; 8]) -> Vec<u8> {
        let king = places.iter().position(|p| *p == Some(Role::King)).unwrap_or(8) as u8;
        let fits = |x: &u8| match self {
            Step::King => (1..7).contains(x),
            Step::LeftRook => *x < king,
            Step::RightRook => *x > king,
            Step::LightBishop => x % 2 == 1,
            Step::DarkBishop => x.is_multiple_of(2),
            Step::Queen | Step::Knight => true,
        };
        (0..8).filter(|x| places[usize::from(*x)].is_none()).filter(fits).collect()
    }
}

/// The result of a throw.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Thrown {
    /// A piece was placed on this file.
    Placed(Step, u8),
    /// The throw is too high in the fair way.
    TooHigh,
    /// Not a number from 1 to 6, or no piece is left to place.
    Nothing,
}

/// A draw in progress.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Draw {
    way: Way,
    places: [Option<Role>; 8],
    placed: usize,
}

impl Draw {
    /// A draw before its first throw.
    pub const fn new(way: Way) -> Draw {
        Draw { way, places: [None; 8], placed: 0 }
    }

    /// The pieces placed so far, from file a to h.
    pub const fn places(&self) -> &[Option<Role>; 8] {
        &self.places
    }

    /// The decision made by the next throw; none if all are made.
    pub fn step(&self) -> Option<Step> {
        let steps: &[Step] = match self.way {
            Way::Club => &CLUB,
            Way::Fair => &FAIR,
        };
        steps.get(self.placed).copied()
    }

    /// The candidate files of the next throw.
    pub fn files(&self) -> Vec<u8> {
        self.step().map(|step| step.files(&self.places)).unwrap_or_default()
    }

    /// Applies a throw of 1 to 6. After the last one the remaining pieces are placed.
    pub fn throw(&mut self, die: u8) -> Thrown {
        let Some(step) = self.step().filter(|_| (1..=6).contains(&die)) else { return Thrown::Nothing };
        let files = step.files(&self.places);
        let at = usize::from(die - 1);
        let file = match self.way {
            Way::Club => files.get(at % files.len().max(1)),
            Way::Fair => files.get(at),
        };
        let Some(&file) = file else { return Thrown::TooHigh };
        self.places[usize::from(file)] = Some(step.role());
        self.placed += 1;
        if self.step().is_none() {
            self.finish();
        }
        Thrown::Placed(step, file)
    }

    /// Places the knights in the club's method; rook, king and rook in the fair one.
    fn finish(&mut self) {
        let mut rest = match self.way {
            Way::Club => [Role::Knight, Role::Knight, Role::Knight],
            Way::Fair => [Role::Rook, Role::King, Role::Rook],
        }
        .into_iter();
        self.places.iter_mut().filter(|p| p.is_none()).for_each(|place| *place = rest.next());
    }

    /// The array, once all pieces are placed.
    pub fn array(&self) -> Option<Array> {
        let roles: Vec<Role> = self.places.iter().copied().flatten().collect();
        Array::new(roles.try_into().ok()?).ok()
    }
}

/// A uniform number below `most` from 32 random bits; none if the bits fall into the biased remainder
/// and new ones are needed (rejection sampling).
pub const fn uniform(bits: u32, most: u32) -> Option<u32> {
    if most == 0 {
        return None;
    }
    let even = u32::MAX - u32::MAX % most;
    if bits < even { Some(bits % most) } else { None }
}
