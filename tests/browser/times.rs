//! How long tests take: a table in `target/`, the slowest first, written anew by each run.
//!
//! Its first line is the sum over all tests; the others are `seconds processor-seconds name`. Processor time is that of
//! the browser: it is the same on a busy machine.

use std::{
    collections::BTreeMap,
    fs,
    path::Path,
    sync::{Mutex, PoisonError},
    thread,
    time::Instant,
};

/// Seconds, and seconds of processor time, by test.
static TIMES: Mutex<BTreeMap<String, (f64, f64)>> = Mutex::new(BTreeMap::new());

/// Measures the use of one browser by a test.
pub struct Stopwatch {
    start: Instant,
}

impl Stopwatch {
    pub fn start() -> Stopwatch {
        Stopwatch { start: Instant::now() }
    }

    /// Adds the times to those of the test, and writes the table.
    pub fn stop(&self, processor_time: f64) {
        let name = thread::current().name().unwrap_or("main").to_string();
        let mut times = TIMES.lock().unwrap_or_else(PoisonError::into_inner);
        let entry = times.entry(name).or_default();
        // A test may use several browsers at once.
        entry.0 = entry.0.max(self.start.elapsed().as_secs_f64());
        entry.1 += processor_time;
        let file = concat!(env!("CARGO_TARGET_TMPDIR"), "/../", env!("CARGO_CRATE_NAME"), "-times.txt");
        // A full disk is no reason for a test to fail.
        let _ = fs::write(Path::new(file), table(&times));
    }
}

fn table(times: &BTreeMap<String, (f64, f64)>) -> String {
    let mut rows: Vec<_> = times.iter().collect();
    rows.sort_by(|a, b| b.1.0.total_cmp(&a.1.0));
    let sum = rows.iter().fold((0.0, 0.0), |sum, (_, time)| (sum.0 + time.0, sum.1 + time.1));
    let row =
        |(seconds, processor): (f64, f64), name: &str| format!("{seconds:8.1} {processor:8.1} {name}\n");
    let list: String = rows.iter().map(|(name, time)| row(**time, name)).collect();
    row(sum, &format!("all {} tests", rows.len())) + &list
}
