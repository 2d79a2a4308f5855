//! Stars of a series of tasks.

/// The stars of the tasks done in a row, since the drill was begun.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Series {
    stars: Vec<u8>,
}

/// Largest number of stars in a series: the oldest are dropped.
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
    /// Number of tasks that were right at the first try.
    pub fn right(&self) -> u32 {
        self.stars.iter().filter(|stars| **stars == 3).count() as u32
    }
    /// Number of tasks at the end of the series that were right at the first try.
    pub fn at_once(&self) -> u32 {
        self.stars.iter().rev().take_while(|stars| **stars == 3).count() as u32
    }
}
