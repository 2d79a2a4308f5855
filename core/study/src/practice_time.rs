//! How long somebody practised: seconds of each day, for the last days. It is counted at the device and stays there.
//!
//! Time counts from one touch or key to the next, if they are not too far apart: who went away practises no more. The caller
//! says when something was done and when the page was hidden; no clock is read here.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Number of days that are kept.
pub const DAYS: usize = 60;
/// Longest time between two touches that still counts, in milliseconds: a child thinks about a move.
pub const LONGEST_PAUSE: u64 = 120_000;
/// Seconds of a day.
const DAY: u64 = 86_400;
/// Pages on which nobody practises: those of teachers, and papers to print.
const OTHER_PAGES: [&str; 6] = ["wall", "teach", "class", "courses", "print", "embed"];

/// True if time on a page counts as practice; `page` is its name in the address.
pub fn is_practice(page: &str) -> bool {
    !OTHER_PAGES.contains(&page)
}

/// Measures the time between the things that somebody does.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct ActivityMeter {
    /// Time of the last touch, in milliseconds; none after a pause.
    last: Option<u64>,
    /// Milliseconds that were not yet taken.
    counted: u64,
}

impl ActivityMeter {
    /// Something is done on a page where one practises.
    pub fn act(&mut self, now: u64) {
        self.count_until(now);
        self.last = Some(now);
    }

    /// The page is hidden or left, or nothing is practised there.
    pub fn pause(&mut self, now: u64) {
        self.count_until(now);
        self.last = None;
    }

    fn count_until(&mut self, now: u64) {
        // A clock that was put back counts nothing.
        let passed =
            self.last.and_then(|last| now.checked_sub(last)).filter(|passed| *passed <= LONGEST_PAUSE);
        self.counted = self.counted.saturating_add(passed.unwrap_or(0));
    }

    /// Takes the whole seconds that were counted, once there are this many.
    pub fn take_seconds(&mut self, least: u32) -> Option<u32> {
        let seconds = u32::try_from(self.counted / 1000).unwrap_or(u32::MAX);
        (seconds > 0 && seconds >= least).then(|| {
            self.counted %= 1000;
            seconds
        })
    }
}

/// Seconds of practice of the last days.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct PracticeTime {
    /// Seconds by days since 1970, in local time.
    #[serde(default)]
    days: BTreeMap<u64, u32>,
}

impl PracticeTime {
    /// Reads a saved text; of a damaged one nothing is known.
    pub fn read(text: &str) -> PracticeTime {
        let mut time: PracticeTime = serde_json::from_str(text).unwrap_or_default();
        time.days.retain(|_, seconds| *seconds > 0);
        time.days.values_mut().for_each(|seconds| *seconds = (*seconds).min(DAY as u32));
        time.drop_old_days();
        time
    }

    /// The text to save.
    pub fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Adds seconds of practice to the day of a time, in seconds since 1970 by local time.
    pub fn add(&mut self, seconds: u32, now: u64) {
        let today = now / DAY;
        // Days to come are those of a clock that was wrong: they would never end.
        self.days.retain(|day, _| *day <= today);
        let sum = self.days.entry(today).or_default();
        *sum = sum.saturating_add(seconds).min(DAY as u32);
        self.drop_old_days();
    }

    fn drop_old_days(&mut self) {
        while self.days.len() > DAYS {
            self.days.pop_first();
        }
        let latest = self.days.keys().next_back().copied().unwrap_or_default();
        self.days.retain(|day, _| day.saturating_add(DAYS as u64) > latest);
    }

    /// Minutes of a day, which is this many days before the one of a time; more than nothing is at least one.
    pub fn minutes(&self, days_ago: u64, now: u64) -> u32 {
        let day = (now / DAY).checked_sub(days_ago);
        day.and_then(|day| self.days.get(&day))
            .map_or(0, |seconds| (seconds + 30) / 60)
            .max(u32::from(day.is_some_and(|day| self.days.contains_key(&day))))
    }

    /// Minutes of each of the last days, the earliest first; the last one is today.
    pub fn last_days(&self, count: u64, now: u64) -> Vec<u32> {
        (0..count).rev().map(|ago| self.minutes(ago, now)).collect()
    }

    /// Number of days with practice in a row, up to the day of a time. That day counts once something was done on it, and a
    /// single day without practice is forgiven.
    pub fn streak(&self, now: u64) -> u32 {
        let (mut days, mut missed) = (0, 0);
        for ago in 0..DAYS as u64 {
            match self.minutes(ago, now) {
                0 if ago == 0 => {}
                0 if missed == 1 => break,
                0 => missed = 1,
                _ => (days, missed) = (days + 1, 0),
            }
        }
        days
    }

    /// True if nothing was counted yet.
    pub fn is_empty(&self) -> bool {
        self.days.is_empty()
    }
}
