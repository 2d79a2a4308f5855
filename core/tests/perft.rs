//! Counts of legal move paths against published and recomputed numbers.

use crate::common::*;
use notabene_core::position::Position as _;
use serde_json::Value;

fn check(rows: &[Value]) {
    for row in rows {
        let p = position(text(row, "fen"), rules(row));
        for (depth, nodes) in row["counts"].as_object().unwrap() {
            assert_eq!(p.perft(depth.parse().unwrap()), nodes.as_u64().unwrap(), "depth {depth} of {row}");
        }
    }
}

#[test]
fn own_counts_of_chess_and_chess960_are_met() {
    let rows = own("chess/perft.json");
    assert!(rows.len() > 400);
    check(&rows);
}

#[test]
fn published_counts_are_met() {
    check(&external_rows("chess/external/perft.json"));
}

#[test]
fn the_generic_count_is_the_fast_count() {
    // The provided method of the trait, through a type that does not override it.
    fn slow(p: &notabene_core::chess::Position, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        p.legal_moves().iter().map(|m| slow(&p.play(m).unwrap(), depth - 1)).sum()
    }
    let fen = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    let p = position(fen, notabene_core::chess::Rules::Chess);
    assert_eq!(slow(&p, 2), 2039);
    assert_eq!(p.perft(3), 97_862);
}
