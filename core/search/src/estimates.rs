//! Estimates of positions met a moment ago: the horizon of one iteration is full of positions of the one before.

/// Remembered positions: 128 kilobytes.
const ENTRIES: usize = 1 << 13;

/// The latest estimates, by key.
pub(crate) struct Estimates(Vec<(u64, i32)>);

impl Estimates {
    pub fn new() -> Estimates {
        Estimates(vec![(0, 0); ENTRIES])
    }

    /// The estimate of a position with this key, if it is known.
    pub fn get(&self, key: u64) -> Option<i32> {
        let (known, estimate) = self.0[key as usize % ENTRIES];
        (known == key).then_some(estimate)
    }

    /// Remembers an estimate in place of another one.
    pub fn put(&mut self, key: u64, estimate: i32) {
        self.0[key as usize % ENTRIES] = (key, estimate);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_estimate_stays_until_another_takes_its_place() {
        let mut estimates = Estimates::new();
        estimates.put(7, -30);
        assert_eq!((estimates.get(7), estimates.get(8)), (Some(-30), None));
        estimates.put(7 + ENTRIES as u64, 5);
        assert_eq!((estimates.get(7), estimates.get(7 + ENTRIES as u64)), (None, Some(5)));
    }
}
