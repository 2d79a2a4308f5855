//! Hash keys of positions, for transposition tables.

/// A 64-bit hash of a sequence of words. Not for hostile data: collisions can be constructed.
#[derive(Copy, Clone, Debug)]
pub struct Key(u64);

/// Odd multiplier of `SplitMix64` (Steele, Lea, Flood 2014; public domain).
const MULTIPLIER: u64 = 0xBF58_476D_1CE4_E5B9;

impl Key {
    /// The hash of a first word.
    #[inline]
    pub const fn of(word: u64) -> Key {
        Key(0x9E37_79B9_7F4A_7C15).word(word)
    }
    /// The hash with one more word.
    #[inline]
    #[must_use]
    pub const fn word(self, word: u64) -> Key {
        let mixed = (self.0 ^ word).wrapping_mul(MULTIPLIER);
        Key(mixed ^ mixed >> 29)
    }
    /// The hash with a set of fields.
    #[inline]
    #[must_use]
    pub const fn set(self, set: u128) -> Key {
        self.word(set as u64).word((set >> 64) as u64)
    }
    /// The hash as a number.
    #[inline]
    pub const fn number(self) -> u64 {
        self.0 ^ self.0 >> 32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bit_and_the_order_count() {
        let keys: std::collections::BTreeSet<u64> =
            (0..128).map(|bit| Key::of(7).set(1 << bit).number()).collect();
        assert_eq!(keys.len(), 128);
        assert_ne!(Key::of(1).word(2).number(), Key::of(2).word(1).number());
    }
}
