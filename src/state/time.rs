//! Present time, and work that leaves some to the page.

use crate::state::fetch::next_task;

/// Milliseconds since 1970. The core has no clock: time comes from here.
pub fn milliseconds() -> u64 {
    js_sys::Date::now() as u64
}

/// Length of a time slice, in milliseconds.
const TIME_SLICE: u64 = 12;

/// Long work in time slices, between which the page draws and listens.
pub struct TimeSlices {
    end: u64,
}

impl TimeSlices {
    /// Begins the first slice.
    pub fn begin() -> TimeSlices {
        TimeSlices { end: milliseconds() + TIME_SLICE }
    }

    /// Called between two short pieces of work: if the slice is over, the next one begins after the page had its turn.
    pub async fn pause_if_over(&mut self) {
        if milliseconds() >= self.end {
            next_task().await;
            *self = TimeSlices::begin();
        }
    }
}
