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

/// Times by test.
static TIMES: Mutex<BTreeMap<String, Times>> = Mutex::new(BTreeMap::new());

/// A test may use several browsers, at once or one after the other.
struct Times {
    start: Instant,
    seconds: f64,
    processor: f64,
}

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
        let start = Times { start: self.start, seconds: 0.0, processor: 0.0 };
        let entry = times.entry(name).or_insert(start);
        entry.start = entry.start.min(self.start);
        entry.seconds = entry.start.elapsed().as_secs_f64();
        entry.processor += processor_time;
        let file = concat!(env!("CARGO_TARGET_TMPDIR"), "/../", env!("CARGO_CRATE_NAME"), "-times.txt");
        // A full disk is no reason for a test to fail.
        let _ = fs::write(Path::new(file), table(&times));
    }
}

fn table(times: &BTreeMap<String, Times>) -> String {
    let mut rows: Vec<_> = times.iter().map(|(name, it)| (name, it.seconds, it.processor)).collect();
    rows.sort_by(|a, b| b.1.total_cmp(&a.1));
    let row = |name: &str, seconds: f64, processor: f64| format!("{seconds:8.1} {processor:8.1} {name}\n");
    let seconds = rows.iter().map(|row| row.1).sum();
    let processor = rows.iter().map(|row| row.2).sum();
    let list: String = rows.iter().map(|it| row(it.0, it.1, it.2)).collect();
    row(&format!("all {} tests", rows.len()), seconds, processor) + &list
}
