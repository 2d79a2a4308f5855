//! Settings of the property tests ("laws").
#![allow(dead_code)] // not every test file has laws

use proptest::prelude::ProptestConfig;
use proptest::test_runner::RngSeed;

/// Where the cases of every law begin in an ordinary test run.
const SEED: u64 = 1;

/// Settings for a block of laws, each tried with so many cases.
///
/// The seed is fixed, so that every machine and every run tests the same cases, and a red test is red again.
/// `cargo xtask laws` explores with fresh seeds, through the variable `PROPTEST_RNG_SEED`, which goes before
/// this one. Failures are not kept in files: a case that was found becomes a test of its own with a name.
pub fn laws(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        rng_seed: RngSeed::Fixed(SEED),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}
