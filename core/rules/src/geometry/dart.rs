//! The flight of a dart thrown on a screen: pure functions of time and a seed given by the caller, so
//! that every throw is reproducible.

use super::layout::Point;
use core::fmt;
use core::str::FromStr;

/// The steadiness of the hand.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Hand {
    /// The dart lands where it is aimed: for learning, or for entering real throws.
    Exact,
    /// A weekly player.
    Steady,
    /// An occasional player.
    Usual,
    /// A beginner.
    Shaky,
}

/// A name that no hand has.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct UnknownHand;

impl fmt::Display for UnknownHand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the hand is none of exact, steady, usual and shaky")
    }
}

impl core::error::Error for UnknownHand {}

impl FromStr for Hand {
    type Err = UnknownHand;

    fn from_str(name: &str) -> Result<Hand, UnknownHand> {
        Hand::ALL.into_iter().find(|hand| hand.name() == name).ok_or(UnknownHand)
    }
}

impl From<Hand> for &'static str {
    fn from(hand: Hand) -> &'static str {
        hand.name()
    }
}

impl Hand {
    /// All variants, the steadiest first.
    pub const ALL: [Hand; 4] = [Hand::Exact, Hand::Steady, Hand::Usual, Hand::Shaky];

    /// Its name in files and settings.
    pub const fn name(self) -> &'static str {
        match self {
            Hand::Exact => "exact",
            Hand::Steady => "steady",
            Hand::Usual => "usual",
            Hand::Shaky => "shaky",
        }
    }

    /// Standard deviation of the landing point in millimetres: two thirds of the darts lie within it in
    /// each direction.
    pub const fn spread(self) -> f64 {
        match self {
            Hand::Exact => 0.0,
            Hand::Steady => 7.0,
            Hand::Usual => 15.0,
            Hand::Shaky => 30.0,
        }
    }

    /// Amplitude of the drift of the aim while it is held, in millimetres.
    pub const fn drift(self) -> f64 {
        match self {
            Hand::Exact => 0.0,
            Hand::Steady => 14.0,
            Hand::Usual => 26.0,
            Hand::Shaky => 42.0,
        }
    }

    /// Drift of the aim after the given milliseconds. The drift is periodic and returns to zero, so
    /// waiting for the right moment is rewarded.
    pub fn drifted(self, milliseconds: f64) -> Point {
        let far = self.drift();
        let wave = |period: f64| wave(milliseconds / period);
        Point {
            x: far * (0.7 * wave(2_900.0) + 0.3 * wave(1_130.0)),
            y: far * (0.7 * wave(2_170.0) + 0.3 * wave(1_510.0)),
        }
    }

    /// Landing point of a dart thrown at a point. With `still` (reduced motion) the aim does not move,
    /// and the drift is part of the spread instead.
    pub fn land(self, aim: Point, still: bool, seed: u64) -> Point {
        let mut chance = Chance(seed);
        // On average a player avoids half of the drift by choosing the moment.
        let spread = self.spread() + if still { self.drift() * 0.35 } else { 0.0 };
        let x = chance.about() * spread;
        let y = chance.about() * spread;
        Point { x: aim.x + x, y: aim.y + y }
    }
}

/// A periodic wave with period 1, between -1 and 1, 0 at 0: two parabolas that approximate a sine.
#[inline(never)]
fn wave(turns: f64) -> f64 {
    let part = 2.0 * (turns - turns.floor());
    let half = if part < 1.0 { part } else { part - 1.0 };
    let hill = 4.0 * half * (1.0 - half);
    if part < 1.0 { hill } else { -hill }
}

/// Pseudorandom numbers from a seed: `SplitMix64` (Steele, Lea, Flood 2014; public domain).
#[derive(Clone, Debug)]
pub struct Chance(pub u64);

impl Chance {
    /// The next number, uniform over all 64 bits.
    #[inline(never)]
    pub fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A uniform number between -1 and 1.
    fn even(&mut self) -> f64 {
        // 32 bits of precision are enough for a dart.
        (self.draw() >> 32) as f64 / 2_147_483_648.0 - 1.0
    }

    /// An approximately normal number with mean 0 and deviation 1, never beyond 3.5: the sum of four uniform numbers,
    /// which needs no logarithm.
    #[inline(never)]
    fn about(&mut self) -> f64 {
        let sum = self.even() + self.even() + self.even() + self.even();
        sum * 0.866_025_403_784_439
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BULL: Point = Point { x: 0.0, y: 0.0 };

    /// Values of the authors' reference code for the seed 1234567.
    #[test]
    fn chance_is_splitmix() {
        let mut chance = Chance(1_234_567);
        assert_eq!(
            [chance.draw(), chance.draw(), chance.draw()],
            [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]
        );
    }

    #[test]
    fn the_same_seed_throws_the_same_dart() {
        for hand in Hand::ALL {
            assert_eq!(hand.land(BULL, false, 7), hand.land(BULL, false, 7));
        }
        assert_ne!(Hand::Steady.land(BULL, false, 7), Hand::Steady.land(BULL, false, 8));
        assert_eq!(Hand::Exact.land(Point { x: 3.0, y: -4.0 }, true, 7), Point { x: 3.0, y: -4.0 });
    }

    #[test]
    fn darts_spread_as_the_hand_says_and_to_all_sides() {
        for hand in Hand::ALL {
            for still in [false, true] {
                let darts: Vec<_> = (0..4000).map(|seed| hand.land(BULL, still, seed)).collect();
                let mean = |of: fn(&Point) -> f64| darts.iter().map(of).sum::<f64>() / 4000.0;
                let spread =
                    |of: fn(&Point) -> f64| darts.iter().map(|p| of(p).powi(2)).sum::<f64>() / 4000.0;
                let want = hand.spread() + if still { hand.drift() * 0.35 } else { 0.0 };
                for of in [|p: &Point| p.x, |p: &Point| p.y] {
                    assert!(mean(of).abs() <= want * 0.06, "{hand:?} leans by {}", mean(of));
                    let seen = spread(of).sqrt();
                    assert!((seen - want).abs() <= want * 0.05, "{hand:?} spreads {seen}, not {want}");
                }
                assert!(darts.iter().all(|p| p.x.abs() <= 3.5 * want && p.y.abs() <= 3.5 * want));
            }
        }
    }

    #[test]
    fn the_aim_drifts_within_its_bounds_smoothly_and_from_where_it_was() {
        for hand in Hand::ALL {
            assert_eq!(hand.drifted(0.0), BULL);
            let mut last = BULL;
            let mut widest = 0.0_f64;
            for step in 1..2000 {
                let now = hand.drifted(f64::from(step) * 16.0);
                assert!(now.x.abs() <= hand.drift() && now.y.abs() <= hand.drift());
                let moved = (now.x - last.x).abs().max((now.y - last.y).abs());
                assert!(moved <= hand.drift() * 0.12, "{hand:?} jumps by {moved}");
                widest = widest.max(now.x.abs());
                last = now;
            }
            assert!(widest >= hand.drift() * 0.8);
        }
    }
}
