//! Speed of Scharten: perft by legal move paths from both starts. Elements are nodes.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use notabene_core::position::Position as _;
use notabene_core::scharten::{Position, Rules};

fn counts(c: &mut Criterion) {
    let mut group = c.benchmark_group("scharten");
    group.sample_size(10);
    for (name, rules, nodes) in
        [("quiet start, depth 4", Rules::QUIET, 625_317), ("loud start, depth 4", Rules::LOUD, 4_272_580)]
    {
        let start = Position::start(rules);
        group.throughput(Throughput::Elements(nodes));
        group.bench_function(name, |b| b.iter(|| assert_eq!(start.perft(4), nodes)));
    }
}

criterion_group!(benches, counts);
criterion_main!(benches);
