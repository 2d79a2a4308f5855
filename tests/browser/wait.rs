//! Waiting for the page: as few commands as possible, as the driver needs a millisecond for each and the browser two.
//!
//! If a condition does not hold, what it has read last is watched in the page, by an observer and a timer; the condition
//! is asked again as soon as that has changed, or after [`WATCH`], as it may depend on something else, too.

use super::{Browser, PATIENCE};
use serde_json::{Value, json};
use std::{
    env,
    sync::LazyLock,
    thread,
    time::{Duration, Instant},
};

/// Maximum time for which the page is watched before a condition is asked again.
const WATCH: Duration = Duration::from_millis(100);
/// Pauses between two questions where nothing can be watched; the last one is repeated.
const PAUSES: [u64; 5] = [1, 2, 5, 10, 20];

/// What a condition has read from the page: the body of a function without effects, its arguments and its result.
pub struct Reading {
    pub body: String,
    pub args: Value,
    pub result: Value,
}

impl Browser {
    /// Waits until a condition holds.
    #[track_caller]
    pub fn wait_until(&self, what: &str, so: impl FnMut() -> bool) {
        if !self.becomes(so) {
            self.shot("failed");
            panic!("waited in vain until {what}");
        }
    }

    /// Waits until a value is as expected; otherwise panics with both.
    #[track_caller]
    pub fn expect<T: PartialEq<U> + std::fmt::Debug, U: std::fmt::Debug>(
        &self,
        what: &str,
        expected: U,
        get: impl Fn() -> T,
    ) {
        if !self.becomes(|| get() == expected) {
            self.shot("failed");
            panic!("{what}: {:?}, not {expected:?}", get());
        }
    }

    /// Waits for at most [`PATIENCE`] until a condition holds; returns true if it did.
    pub fn becomes(&self, mut so: impl FnMut() -> bool) -> bool {
        let end = Instant::now() + PATIENCE;
        let mut pauses = pauses();
        loop {
            self.reading.take();
            if so() {
                return true;
            }
            let asked = Instant::now();
            if asked > end {
                return false;
            }
            if let Some(reading) = self.reading.take().filter(|_| self.has_timers.get()) {
                self.watch(&reading);
            }
            // A reading that differs at once may be one that is never twice the same.
            if asked.elapsed() < WATCH / 10 {
                thread::sleep(pauses.next().unwrap_or_default());
            }
        }
    }

    /// Waits in the page until a reading has changed. A page that is left meanwhile has changed, too.
    fn watch(&self, Reading { body, args, result }: &Reading) {
        let watch = format!(
            "const [args, seen, time, done] = arguments;
            const read = function () {{ {body} }};
            const now = () => {{ try {{ return JSON.stringify(read.apply(null, args) ?? null); }} catch {{ return seen; }} }};
            const end = () => {{ observer.disconnect(); clearInterval(timer); clearTimeout(last); done(); }};
            const look = () => now() !== seen && end();
            const observer = new MutationObserver(look);
            const timer = setInterval(look, 10);
            const last = setTimeout(end, time);
            observer.observe(document, {{ subtree: true, childList: true, attributes: true, characterData: true }});
            look();"
        );
        let args = json!([args, result.to_string(), WATCH.as_millis() as u64]);
        let _ = self.call("POST", "/execute/async", &json!({"script": watch, "args": args}));
    }
}

/// Polls a condition for at most [`PATIENCE`]; returns true if it held.
pub fn becomes(mut so: impl FnMut() -> bool) -> bool {
    let end = Instant::now() + PATIENCE;
    let mut pauses = pauses();
    while !so() {
        if Instant::now() > end {
            return false;
        }
        thread::sleep(pauses.next().unwrap_or_default());
    }
    true
}

/// Pauses without end.
fn pauses() -> impl Iterator<Item = Duration> {
    let last = PAUSES.iter().copied().last().into_iter().cycle();
    PAUSES.into_iter().chain(last).map(Duration::from_millis)
}

/// The delay of lazy parts, from `NOTABENE_SLOW` in milliseconds.
static SLOW: LazyLock<Duration> = LazyLock::new(|| {
    let wanted = env::var("NOTABENE_SLOW").ok().and_then(|wanted| wanted.parse().ok());
    Duration::from_millis(wanted.unwrap_or_default())
});

/// Delays the answer of a server with a lazy part, if that is wished: on a busy machine any of them may come late, and a run
/// with a delay shows the tests that do not wait for it.
pub fn delay_lazy_part() {
    thread::sleep(*SLOW);
}
