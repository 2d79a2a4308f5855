//! Counts of legal move paths of Scharten against those of an independent generator.

use crate::common::dartboard::{self, position, rules};
use crate::common::{own, text};
use notabene_core::position::Position as _;
use notabene_core::scharten::Position;

#[test]
fn own_counts_are_met() {
    let rows = own("scharten/perft.json");
    assert!(rows.len() > 180);
    let mut wrong = Vec::new();
    for row in &rows {
        let start = text(row, "fen");
        let p = position(start, rules(row, start));
        let (depth, nodes) = (row["depth"].as_u64().unwrap(), row["nodes"].as_u64().unwrap());
        let counted = p.perft(depth as u32);
        if counted != nodes {
            wrong.push(format!("{counted} for {row}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_generic_count_is_the_fast_count() {
    // The provided method of the trait, through a function that does not use the fast one.
    fn slow(p: &Position, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        p.legal_moves().iter().map(|m| slow(&p.play(m).unwrap(), depth - 1)).sum()
    }
    for fen in [
        "1r3k3r/5p4/10/10/10/10/5P4/1R3K3R w a1a8e1e2e7e8i1i8 - 0 1",
        "10/4p5/10/1R3k3P/10/3N6/10/5K4 b a5c3d7e1 - 0 1 2/2 0/2",
    ] {
        let p = dartboard::plain(fen);
        assert_eq!(slow(&p, 2), p.perft(2), "{fen}");
    }
}
