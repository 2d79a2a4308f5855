//! Settings of the property tests ("laws").

use proptest::prelude::ProptestConfig;
use proptest::test_runner::RngSeed;

/// First seed of the cases of every law in an ordinary test run.
const SEED: u64 = 1;

/// Settings for a block of laws, with the number of cases of each.
///
/// The seed is fixed, so that every machine and every run tests the same cases, and a failure is reproducible.
/// `cargo xtask laws` explores with new seeds, through the variable `PROPTEST_RNG_SEED`, which overrides
/// this one. Failures are not stored in files: a failing case becomes a named test.
pub fn laws(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        rng_seed: RngSeed::Fixed(SEED),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}
