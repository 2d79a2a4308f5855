//! The club's numbers of the 960 arrays, 1 to 960.
//!
//! The page of the club confirms only these facts: the arrays are sorted by the file of the white
//! king, array 961 - i is the mirror of array i, and the array of chess is 626 (its mirror 335). Its list
//! is lost. The order inside a block is a reconstruction: the other seven letters are compared from a to h
//! with R < Q < B < N for the first 480, and the mirrors follow in reverse. It fits every known fact, but
//! so do a few other orders; any display of such a number must say that it is reconstructed, unless
//! [`certain`] is true.

use super::{Array, Role};

/// Number of arrays.
pub const ARRAYS: u16 = 960;

/// The pieces beside the king in the order of the reconstruction, with their counts.
const ORDER: [(Role, usize); 4] = [(Role::Rook, 2), (Role::Queen, 1), (Role::Bishop, 2), (Role::Knight, 2)];

/// All arrays in the order of the club, reconstructed.
#[derive(Clone, Debug)]
pub struct ClubList(Vec<Array>);

impl Default for ClubList {
    fn default() -> Self {
        let mut list = Vec::with_capacity(usize::from(ARRAYS));
        // The first half has the king on b, c and d.
        for king in 1..4 {
            let mut places = [None; 8];
            places[king] = Some(Role::King);
            fill(&mut places, 0, &mut list);
        }
        let mirrors: Vec<Array> = list.iter().rev().map(Array::mirror).collect();
        list.extend(mirrors);
        ClubList(list)
    }
}

impl ClubList {
    /// The array with a number of the club, from 1.
    pub fn array(&self, number: u16) -> Option<Array> {
        self.0.get(usize::from(number).checked_sub(1)?).copied()
    }

    /// The number of an array, from 1.
    pub fn number(&self, array: &Array) -> u16 {
        self.0.iter().position(|a| a == array).map_or(0, |i| i as u16 + 1)
    }
}

/// Recursively fills the free squares with the missing pieces, the first letters first.
fn fill(places: &mut [Option<Role>; 8], from: usize, list: &mut Vec<Array>) {
    let Some(free) = (from..8).find(|x| places[*x].is_none()) else {
        list.extend(Array::new(places.map(|role| role.unwrap_or(Role::Pawn))).ok());
        return;
    };
    for (role, most) in ORDER {
        if places.iter().filter(|p| **p == Some(role)).count() < most {
            places[free] = Some(role);
            fill(places, free + 1, list);
            places[free] = None;
        }
    }
}

/// The number of the mirror of an array with a number of the club.
pub const fn club_mirror(number: u16) -> u16 {
    ARRAYS + 1 - number
}

/// True if the page itself confirms this club number: the array of chess and its mirror.
pub const fn certain(number: u16) -> bool {
    matches!(number, 626 | 335)
}

/// The arrays with the king on one file: a range of the club's list, which is confirmed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Block {
    /// The file of the king, 0 for a.
    pub file: u8,
    /// The first number.
    pub first: u16,
    /// The last number.
    pub last: u16,
}

impl Block {
    /// Number of arrays in the block.
    pub const fn count(&self) -> u16 {
        self.last - self.first + 1
    }
}

/// The blocks of the club's list, for the king on b to g.
pub fn blocks() -> Vec<Block> {
    let mut first = 1;
    let block = |file: u8| {
        let count = Array::all().filter(|a| a.roles()[usize::from(file)] == Role::King).count() as u16;
        let block = Block { file, first, last: first + count - 1 };
        first += count;
        block
    };
    (1..7).map(block).collect()
}
