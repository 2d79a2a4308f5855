//! Counts the steps of loops whose length is controlled by untrusted input, in debug builds only: tests compare the
//! cost of inputs of two sizes without a clock.

#[cfg(debug_assertions)]
thread_local! {
    static STEPS: std::cell::Cell<u64> = const { std::cell::Cell::new(0) };
}

/// Adds steps: bytes read, nodes visited, entries compared. No-op in release builds.
#[inline(always)]
pub fn count(steps: usize) {
    #[cfg(debug_assertions)]
    STEPS.with(|all| all.set(all.get() + steps as u64));
    #[cfg(not(debug_assertions))]
    let _ = steps;
}

/// Number of steps of this thread; 0 in release builds.
pub fn steps() -> u64 {
    #[cfg(debug_assertions)]
    return STEPS.with(std::cell::Cell::get);
    #[cfg(not(debug_assertions))]
    0
}
