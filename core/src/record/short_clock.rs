//! Clock times of two parts: `[%clk 1:30]` is an hour and a half in a long game, and ninety seconds in a short one. The
//! game tells: its time control, other clock times with three parts, or times that stay equal for several moves.

use super::game::Record;
use super::note::{Note, milliseconds};
use super::tree::NodeId;

/// Hours and minutes are this many times minutes and seconds.
const LONGER: u32 = 60;

/// Minimum number of pairs of consecutive times of a player that tell what they are.
const PROOF: usize = 8;

impl Note {
    /// The clock time of two parts in milliseconds, read as minutes and seconds, and as hours and minutes.
    fn short_clock(&self) -> Option<[u32; 2]> {
        let short = milliseconds(Some(self.clock_text.as_str()).filter(|text| !text.is_empty())?)?;
        Some([short, short.checked_mul(LONGER)?])
    }
    /// True if the clock time is still the written one.
    pub(super) fn is_written_clock(&self) -> bool {
        let known = self.short_clock().zip(self.clock);
        known.is_some_and(|(readings, clock)| readings.contains(&clock))
    }
}

impl Record {
    /// Decides how clock times of two parts are read.
    pub(crate) fn settle_clocks(&mut self) {
        let all: Vec<NodeId> = self.nodes_with_notes().collect();
        if all.iter().all(|node| self.note(*node).clock_text.is_empty()) {
            return;
        }
        let line: Vec<NodeId> = self.tree.line(Record::ROOT).collect();
        let whole = |node: &NodeId| {
            let note = self.note(*node);
            note.clock.filter(|_| note.clock_text.is_empty())
        };
        let longest = line.iter().filter_map(whole).max().max(self.base_time());
        let is_long = match longest {
            Some(longest) => {
                let first = line.iter().find_map(|node| self.note(*node).short_clock());
                first.is_some_and(|[_, long]| long <= (longest / 10).saturating_mul(11))
            }
            None => self.is_slow(&line),
        };
        for node in all.into_iter().filter(|_| is_long) {
            let Some([_, long]) = self.note(node).short_clock() else { continue };
            // Minutes and seconds of the last hour.
            if longest.is_none_or(|longest| long <= (longest / 10).saturating_mul(11)) {
                self.note_mut(node).clock = Some(long);
            }
        }
    }

    /// The time of the first period in the tag `TimeControl`, in milliseconds: `40/7200:3600`, `5400+30`.
    fn base_time(&self) -> Option<u32> {
        let text = self.tags.get("TimeControl")?;
        let time = text.split_once('/').map_or(text, |(_, time)| time);
        let digits = time.bytes().take_while(u8::is_ascii_digit).count();
        time[..digits].parse::<u32>().ok()?.checked_mul(1000)
    }

    /// True if many times of two parts stay equal from move to move: they are minutes.
    fn is_slow(&self, line: &[NodeId]) -> bool {
        let clocks: Vec<u32> =
            line.iter().filter_map(|node| Some(self.note(*node).short_clock()?[0])).collect();
        let equal = clocks.windows(3).filter(|three| three[0] == three[2]).count();
        clocks.len() >= PROOF && equal * 4 >= clocks.len()
    }
}
