//! The visited states of a search, so that captures in another order are not searched again.

use super::bits::Bits;

/// Maximum number of stored states; the search stops beyond it to bound its time. Far more than
/// any board needs: lone pieces all over 12 x 12 before kings need 30 000.
pub(super) const MOST: usize = 1 << 18;

/// A hash set of pairs of captured pieces and a non-zero number.
pub(super) struct Seen<B> {
    slots: Vec<(B, u64)>,
    used: usize,
}

impl<B: Bits> Seen<B> {
    /// An empty set.
    pub fn new() -> Seen<B> {
        Seen { slots: Vec::new(), used: 0 }
    }
    /// Removes all pairs.
    #[inline]
    pub fn clear(&mut self) {
        if self.used > 0 {
            self.slots.truncate(64);
            self.slots.fill((B::NONE, 0));
            self.used = 0;
        }
    }
    /// True if the set is full.
    pub fn full(&self) -> bool {
        self.used >= MOST
    }
    /// Adds a pair. Returns true if it is new.
    #[inline(never)]
    pub fn fresh(&mut self, taken: B, code: u64) -> bool {
        if 2 * self.used >= self.slots.len() {
            let room = (4 * self.used).max(64);
            let old = std::mem::replace(&mut self.slots, vec![(B::NONE, 0); room]);
            old.into_iter().filter(|slot| slot.1 != 0).for_each(|slot| _ = self.put(slot));
        }
        let fresh = self.put((taken, code));
        self.used += usize::from(fresh);
        fresh
    }
    /// True if the set contains a pair.
    pub fn holds(&self, taken: B, code: u64) -> bool {
        let at = self.at(taken, code);
        self.slots.get(at).is_some_and(|slot| slot.1 != 0)
    }
    fn put(&mut self, pair: (B, u64)) -> bool {
        let at = self.at(pair.0, pair.1);
        let Some(slot) = self.slots.get_mut(at).filter(|slot| slot.1 == 0) else { return false };
        *slot = pair;
        true
    }
    /// The slot of a pair, or the free slot for it.
    fn at(&self, taken: B, code: u64) -> usize {
        let wide = taken.wide();
        let mixed = (wide as u64 ^ (wide >> 61) as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ code;
        let mask = self.slots.len().wrapping_sub(1);
        let mut at = (mixed.wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 32) as usize & mask;
        let other = |slot: &(B, u64)| slot.1 != 0 && *slot != (taken, code);
        while self.slots.get(at).is_some_and(other) {
            at = (at + 1) & mask;
        }
        at
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_pair_is_new_once_until_it_is_forgotten() {
        let mut seen = Seen::<u128>::new();
        assert!(!seen.holds(1, 1));
        for _ in 0..2 {
            for i in 0..5000u64 {
                assert!(seen.fresh(u128::from(i / 7) << 60, 1 + i % 7));
                assert!(!seen.fresh(u128::from(i / 7) << 60, 1 + i % 7));
            }
            assert!(seen.holds(700 << 60, 3) && !seen.holds(700 << 60, 8) && !seen.full());
            seen.clear();
            assert!(!seen.holds(700 << 60, 3));
        }
    }
}
