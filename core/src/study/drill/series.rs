//! How a series of tasks goes.

/// The stars of the tasks done in a row, since the drill was begun.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Series {
    stars: Vec<u8>,
}

/// So many stars of a series are kept for the eye; the count goes on.
const SHOWN: usize = 500;

impl Series {
    /// One more task is done.
    pub fn push(&mut self, stars: u8) {
        if self.stars.len() == SHOWN {
            self.stars.remove(0);
        }
        self.stars.push(stars.clamp(1, 3));
    }
    /// The stars of each task, 1 to 3, in their order.
    pub fn stars(&self) -> &[u8] {
        &self.stars
    }
    /// How many of the tasks were right at the first try.
    pub fn right(&self) -> u32 {
        self.stars.iter().filter(|stars| **stars == 3).count() as u32
    }
    /// How many of the last tasks were right at once, one after the other.
    pub fn at_once(&self) -> u32 {
        self.stars.iter().rev().take_while(|stars| **stars == 3).count() as u32
    }
}
