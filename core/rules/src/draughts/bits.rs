//! Bit sets of the generator: 64 bits where they suffice, 128 for the widest boards.

use std::ops::{BitAnd, BitOr, Not};

/// A bit set of places; see [`Tables`](super::tables::Tables).
pub(super) trait Bits:
    Copy + PartialEq + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self> + 'static
{
    /// No place.
    const NONE: Self;
    /// The set as 128 bits.
    fn wide(self) -> u128;
    /// The truncated part of a 128-bit set.
    fn narrow(wide: u128) -> Self;
    /// All places rotated by `by` bits.
    fn turned(self, by: u32) -> Self;
    /// The lowest place as a set.
    fn lowest(self) -> Self;
    /// The number of the lowest place.
    fn index(self) -> u32;
    /// Number of places.
    fn len(self) -> u32;
    /// True if two sets intersect.
    #[inline]
    fn meets(self, other: Self) -> bool {
        self & other != Self::NONE
    }
    /// Removes and returns the lowest place; none if the set is empty.
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

/// One shared copy of the 128-bit shift on WebAssembly, which has no such integers.
#[cfg_attr(target_arch = "wasm32", inline(never))]
fn turned(set: u128, by: u32) -> u128 {
    set.rotate_left(by)
}
