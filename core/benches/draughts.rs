//! Speed of draughts: perft from the starts of International, Russian and Frisian, and Turkish compared with
//! the crate kish (Apache-2.0) in the same run. Elements are nodes.
//!
//! The crate dame-rs (MIT) is published as a Python package only, so it cannot be a dependency. To compare with it:
//! `pip download --no-binary :all: --no-deps dame-rs`, unpack, and call `dame::perft(&dame::Position::initial(), 8)`
//! in a program that has `crates/dame` and `core/rules` as path dependencies, compiled like the profile `bench`.
//! Results on a shared machine, in processor time of the same run: International depth 8: 108 here, dame-rs
//! 21 million nodes per second (120 against 1379 instructions per node); Turkish depth 7: equal to kish.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use notabene_core::draughts::Position;
use notabene_core::draughts::rules::{FRISIAN, INTERNATIONAL, RUSSIAN, TURKISH};
use notabene_core::position::Position as _;

fn counts(c: &mut Criterion) {
    let mut group = c.benchmark_group("draughts");
    group.sample_size(10);
    for (rules, depth, nodes) in [
        (&INTERNATIONAL, 8, 6_483_961),
        (&RUSSIAN, 9, 4_570_586),
        (&FRISIAN, 8, 2_825_779),
        (&TURKISH, 7, 10_782_308),
    ] {
        let start = Position::start(rules);
        group.throughput(Throughput::Elements(nodes));
        let name = format!("{} start, depth {depth}", rules.id);
        group.bench_function(name, |b| b.iter(|| assert_eq!(start.perft(depth), nodes)));
    }
    // It counts captures of the same pieces in another order more than once.
    let (start, nodes) = (kish::Board::new_default(), 10_782_382);
    group.throughput(Throughput::Elements(nodes));
    group.bench_function("turkish start, depth 7, kish", |b| b.iter(|| assert_eq!(start.perft(7), nodes)));
}

criterion_group!(benches, counts);
criterion_main!(benches);
