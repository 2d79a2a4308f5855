//! Eight levels for people: weak by looking less far, and by slips among moves that are nearly as good.

use crate::score::INFINITE;
use notabene_rules::geometry::dart::Chance;

/// The number of levels.
pub const LEVELS: u8 = 8;

/// A strength, from 1 ("knows the rules") to [`LEVELS`] (as strong as its time allows).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// The parameters of a level.
struct Strength {
    /// Plies it looks ahead.
    depth: u32,
    /// Positions it visits at most; 0 for no limit.
    nodes: u64,
    /// The loss in hundredths at which a move is chosen half as often as the best one; 0 for no slips.
    slip: i32,
    /// The greatest loss of a chosen move, in hundredths.
    most: i32,
}

const STRENGTHS: [Strength; LEVELS as usize] = [
    Strength { depth: 1, nodes: 0, slip: 110, most: 220 },
    Strength { depth: 2, nodes: 0, slip: 100, most: 220 },
    Strength { depth: 2, nodes: 0, slip: 14, most: 50 },
    Strength { depth: 3, nodes: 0, slip: 10, most: 40 },
    Strength { depth: 4, nodes: 12_000, slip: 6, most: 20 },
    Strength { depth: 6, nodes: 50_000, slip: 3, most: 10 },
    Strength { depth: 8, nodes: 100_000, slip: 0, most: 0 },
    Strength { depth: 64, nodes: 0, slip: 0, most: 0 },
];

/// Moves of a game in which level 1 does not mate.
const MERCY: u32 = 10;

impl Level {
    /// The level with a number from 1; none beyond [`LEVELS`].
    pub const fn new(number: u8) -> Option<Level> {
        if number >= 1 && number <= LEVELS { Some(Level(number)) } else { None }
    }
    /// All levels, the weakest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (1..=LEVELS).map(Level)
    }
    /// The number, from 1.
    pub const fn number(self) -> u8 {
        self.0
    }

    fn strength(self) -> &'static Strength {
        &STRENGTHS[usize::from(self.0 - 1) % STRENGTHS.len()]
    }
    /// Plies it looks ahead.
    pub(crate) fn depth(self) -> u32 {
        self.strength().depth
    }
    /// True if it visits a limited number of positions.
    pub fn limits_nodes(self) -> bool {
        self.strength().nodes > 0
    }
    /// Positions it visits at most, in a game that needs this part of those of chess for the same depth, in percent; none
    /// if its depth alone, or its time, limits it.
    pub(crate) fn nodes(self, percent: u64) -> Option<u64> {
        Some(self.strength().nodes * percent / 100).filter(|nodes| *nodes > 0)
    }
    /// How it chooses its moves in a game whose usual losses are this part of those of chess, in percent; none if it
    /// always plays its best one.
    pub(crate) fn slips(self, percent: i32) -> Option<Slips> {
        let Strength { slip, most, .. } = *self.strength();
        // Level 1 compares all moves, as it may leave out the best ones.
        let margin = if self.0 == 1 { 2 * INFINITE } else { most * percent / 100 };
        (slip > 0).then(|| Slips { half: (slip * percent / 100).max(1), most: most * percent / 100, margin })
    }
    /// True if it does not end the game by its own move of this number.
    pub(crate) fn spares(self, number: u32) -> bool {
        self.0 == 1 && number <= MERCY
    }
}

/// A graded choice among moves near the best one. All values in hundredths.
pub(crate) struct Slips {
    /// The loss at which a move is chosen half as often as the best one.
    half: i32,
    /// The greatest loss of a chosen move.
    most: i32,
    /// Moves that lose more than this need no exact values.
    pub margin: i32,
}

impl Slips {
    /// Chooses one of several values.
    pub fn choose(&self, values: &[i32], chance: &mut Chance) -> usize {
        let best = values.iter().copied().max().unwrap_or_default();
        let weight = |value: &i32| self.weight(best.saturating_sub(*value));
        let total: u64 = values.iter().map(weight).sum();
        let mut left = chance.draw() % total.max(1);
        for (n, value) in values.iter().enumerate() {
            match left.checked_sub(weight(value)) {
                Some(rest) => left = rest,
                None => return n,
            }
        }
        0
    }

    /// The weight of a move that loses this much against the best one.
    fn weight(&self, loss: i32) -> u64 {
        if loss > self.most {
            return 0;
        }
        let (half, loss) = (u64::from(self.half.unsigned_abs()), u64::from(loss.unsigned_abs()));
        1_000 * half * half / (half * half + loss * loss)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_are_graded_and_never_absurd() {
        let slips = Level::new(1).unwrap().slips(100).unwrap();
        let values = [-900, 40, 0, -100, -500];
        let mut chance = Chance(1);
        let mut chosen = [0; 5];
        for _ in 0..3_000 {
            chosen[slips.choose(&values, &mut chance)] += 1;
        }
        assert_eq!((chosen[0], chosen[4]), (0, 0));
        assert!(chosen[1] > chosen[2] && chosen[2] > chosen[3] && chosen[3] > 100, "{chosen:?}");
        assert!(Level::new(LEVELS).unwrap().slips(100).is_none());
    }

    #[test]
    fn each_level_looks_no_less_far_and_slips_no_more_than_the_one_below() {
        for pair in STRENGTHS.windows(2) {
            assert!(
                pair[0].depth <= pair[1].depth
                    && pair[0].slip >= pair[1].slip
                    && pair[0].most >= pair[1].most
            );
        }
        assert_eq!((Level::new(0), Level::new(LEVELS + 1)), (None, None));
    }
}
