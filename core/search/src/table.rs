//! The transposition table: results of earlier visits to a position, by its key.

use crate::score::WON;

/// The meaning of a stored score.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Bound {
    /// Nothing stored.
    None,
    /// The score is at least this.
    Lower,
    /// The score is at most this.
    Upper,
    /// The score is this.
    Exact,
}

impl Bound {
    /// The meaning of a score that was searched between two limits.
    pub fn of(score: i32, alpha: i32, beta: i32) -> Bound {
        match () {
            () if score >= beta => Bound::Lower,
            () if score > alpha => Bound::Exact,
            () => Bound::Upper,
        }
    }
}

/// A stored result.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Entry {
    key: u64,
    /// The code of the best move; 0 if unknown.
    pub code: u32,
    score: i16,
    /// The depth searched.
    pub depth: u8,
    bound: Bound,
}

const EMPTY: Entry = Entry { key: 0, code: 0, score: 0, depth: 0, bound: Bound::None };
/// Entries of one bucket; the last one is always replaced.
const BUCKET: usize = 4;

/// Results of earlier visits to positions; a fixed size. Useful from move to move of a game: positions of different games
/// or rules must not share a table.
pub struct Table {
    buckets: Vec<[Entry; BUCKET]>,
}

impl Table {
    /// An empty table of up to `megabytes`, at least 64 kilobytes.
    pub fn new(megabytes: usize) -> Table {
        let most = (megabytes << 20).max(1 << 16) / size_of::<[Entry; BUCKET]>();
        // A power of two, so that keys find their bucket by a mask.
        Table { buckets: vec![[EMPTY; BUCKET]; 1 << most.ilog2()] }
    }

    /// Removes all results.
    pub fn clear(&mut self) {
        self.buckets.fill([EMPTY; BUCKET]);
    }

    fn bucket(&self, key: u64) -> usize {
        key as usize & (self.buckets.len() - 1)
    }

    /// The stored result of a position.
    pub(crate) fn get(&self, key: u64) -> Option<Entry> {
        let bucket = self.buckets.get(self.bucket(key))?;
        bucket.iter().find(|entry| entry.key == key && entry.bound != Bound::None).copied()
    }

    /// Stores a result at `ply` plies from the root. A deeper result of another position stays, if there is room.
    pub(crate) fn put(&mut self, key: u64, code: u32, score: i32, bound: Bound, depth: i32, ply: usize) {
        let at = self.bucket(key);
        let Some(bucket) = self.buckets.get_mut(at) else { return };
        let depth = depth.clamp(0, 255) as u8;
        let same = bucket.iter().position(|entry| entry.key == key);
        let shallow = || bucket[..BUCKET - 1].iter().position(|entry| entry.depth <= depth);
        let slot = &mut bucket[same.or_else(shallow).unwrap_or(BUCKET - 1)];
        let code = if code == 0 && slot.key == key { slot.code } else { code };
        *slot = Entry { key, code, score: to_node(score, ply) as i16, depth, bound };
    }

    /// Ages all results, so that those of earlier moves of the game give way.
    pub(crate) fn age(&mut self) {
        self.buckets.iter_mut().flatten().for_each(|entry| entry.depth = entry.depth.saturating_sub(2));
    }
}

impl Entry {
    /// The stored score, if it decides a window at `ply` plies from the root.
    pub fn cutoff(&self, alpha: i32, beta: i32, ply: usize) -> Option<i32> {
        let score = from_node(self.score.into(), ply);
        let decides = match self.bound {
            Bound::None => false,
            Bound::Exact => true,
            Bound::Lower => score >= beta,
            Bound::Upper => score <= alpha,
        };
        decides.then_some(score)
    }
}

/// A score relative to the node: wins are counted from there.
fn to_node(score: i32, ply: usize) -> i32 {
    match score {
        WON.. => score + ply as i32,
        _ if score <= -WON => score - ply as i32,
        _ => score,
    }
}

/// A score relative to the root.
fn from_node(score: i32, ply: usize) -> i32 {
    match score {
        WON.. => score - ply as i32,
        _ if score <= -WON => score + ply as i32,
        _ => score,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::WIN;

    #[test]
    fn wins_are_counted_from_the_node() {
        let mut table = Table::new(0);
        table.put(7, 3, WIN - 9, Bound::Exact, 5, 4);
        assert_eq!(table.get(7).unwrap().cutoff(0, 1, 2), Some(WIN - 7));
        assert!(table.get(8).is_none());
    }

    #[test]
    fn a_bound_decides_only_its_side() {
        let mut table = Table::new(0);
        table.put(1, 3, 50, Bound::Lower, 5, 0);
        let entry = table.get(1).unwrap();
        assert_eq!(entry.cutoff(0, 40, 0), Some(50));
        assert_eq!(entry.cutoff(0, 60, 0), None);
        table.put(1, 0, 20, Bound::Upper, 6, 0);
        assert_eq!(table.get(1).unwrap().code, 3, "a known move stays");
    }
}
