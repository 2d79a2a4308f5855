//! Sets of fields as the generator shifts them: 64 bits where they are enough, 128 for the widest boards.

use std::ops::{BitAnd, BitOr, Not};

/// A set of places; see [`Tables`](super::tables::Tables).
pub(super) trait Bits:
    Copy + PartialEq + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self> + 'static
{
    /// No place.
    const NONE: Self;
    /// The set with as many bits as there are.
    fn wide(self) -> u128;
    /// The part of a wide set that fits.
    fn narrow(wide: u128) -> Self;
    /// All places moved on by so many.
    fn turned(self, by: u32) -> Self;
    /// The lowest place alone.
    fn lowest(self) -> Self;
    /// The number of the lowest place.
    fn index(self) -> u32;
    /// How many places there are.
    fn len(self) -> u32;
    /// Whether two sets share a place.
    #[inline]
    fn meets(self, other: Self) -> bool {
        self & other != Self::NONE
    }
    /// Takes the lowest place out; none from an empty set.
    #[inline]
    fn pop(&mut self) -> Option<Self> {
        let lowest = self.lowest();
        *self = *self & !lowest;
        (lowest != Self::NONE).then_some(lowest)
    }
}

macro_rules! bits {
    ($($number:ty, $turned:path;)*) => {$(
        impl Bits for $number {
            const NONE: Self = 0;
            #[inline]
            fn wide(self) -> u128 {
                self.into()
            }
            #[inline]
            fn narrow(wide: u128) -> Self {
                wide as $number
            }
            #[inline]
            fn turned(self, by: u32) -> Self {
                $turned(self, by)
            }
            #[inline]
            fn lowest(self) -> Self {
                self & self.wrapping_neg()
            }
            #[inline]
            fn index(self) -> u32 {
                self.trailing_zeros()
            }
            #[inline]
            fn len(self) -> u32 {
                self.count_ones()
            }
        }
    )*};
}
bits! {
    u64, u64::rotate_left;
    u128, turned;
}

/// Wide sets are shifted in one place where code has to be loaded: processors of pages have no such numbers.
#[cfg_attr(target_arch = "wasm32", inline(never))]
fn turned(set: u128, by: u32) -> u128 {
    set.rotate_left(by)
}
