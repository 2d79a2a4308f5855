//! Drawing an array with one die, throw by throw.
//!
//! The club's way: king, rook to its left, rook to its right, light bishop, dark bishop, queen; a throw
//! above the number of squares goes on counting from the first. (The page says so for the rooks; the same
//! is read for bishops and queen, contradictions X22.) It reaches all arrays, but not equally often.
//! The fair way: bishops, queen, knights, and throws that are too high are thrown again.

use super::{Array, Role};

/// How an array is drawn with a die.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Way {
    /// As the club does it; from 1/1944 to 1/486.
    Club,
    /// Every array with the same chance; some throws are repeated.
    Fair,
}

/// What a throw decides.
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

    /// The files over which is counted, from a to h.
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

/// What a throw came to.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Thrown {
    /// A piece was placed on this file.
    Placed(Step, u8),
    /// The throw is too high in the fair way.
    TooHigh,
    /// Not a number from 1 to 6, or nothing is left to be placed.
    Nothing,
}

/// A draw under way.
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

    /// What the next throw decides; none when all are made.
    pub fn step(&self) -> Option<Step> {
        let steps: &[Step] = match self.way {
            Way::Club => &CLUB,
            Way::Fair => &FAIR,
        };
        steps.get(self.placed).copied()
    }

    /// The files over which the next throw counts.
    pub fn files(&self) -> Vec<u8> {
        self.step().map(|step| step.files(&self.places)).unwrap_or_default()
    }

    /// A throw of 1 to 6. The last one lets the pieces that are left fall into place.
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

    /// Knights in the club's way; rook, king and rook in the fair one.
    fn finish(&mut self) {
        let mut rest = match self.way {
            Way::Club => [Role::Knight, Role::Knight, Role::Knight],
            Way::Fair => [Role::Rook, Role::King, Role::Rook],
        }
        .into_iter();
        self.places.iter_mut().filter(|p| p.is_none()).for_each(|place| *place = rest.next());
    }

    /// The array, when all pieces stand.
    pub fn array(&self) -> Option<Array> {
        let roles: Vec<Role> = self.places.iter().copied().flatten().collect();
        Array::new(roles.try_into().ok()?).ok()
    }
}

/// A number below `most` from 32 random bits, all equally likely; none when the bits fall into the part
/// that would favour the first numbers, and new ones are needed.
pub const fn uniform(bits: u32, most: u32) -> Option<u32> {
    if most == 0 {
        return None;
    }
    let even = u32::MAX - u32::MAX % most;
    if bits < even { Some(bits % most) } else { None }
}
