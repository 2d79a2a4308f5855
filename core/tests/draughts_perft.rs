//! Counts of moves of draughts against published and recomputed numbers.

use crate::common::draughts::{at, rules, tired};
use crate::common::{own, text};
use notabene_core::draughts::{Move, Position};
use notabene_core::geometry::{Field, FieldSet, Heading};
use notabene_core::position::Position as _;
use serde_json::Value;

fn position(row: &Value) -> Position {
    tired(&at(rules(text(row, "variant")), text(row, "fen")), &row["king_moves"])
}

/// Counts each path of a move, and optionally each landing field between two pieces on which a flying king
/// continues straight on.
fn ways(p: &Position, depth: u64, landings: bool) -> u64 {
    let Some(rest) = depth.checked_sub(1) else { return 1 };
    let after = |m: &Move| {
        let ways: Vec<_> = p.routes(m);
        assert!(ways.len() < 100);
        let ways = ways.iter().map(|way| if landings { places(p, m, way) } else { 1 }).sum::<u64>();
        let mut next = p.clone();
        next.play_unchecked(m);
        ways * self::ways(&next, rest, landings)
    };
    p.legal_moves().iter().map(after).sum()
}

/// The number of landing choices of a king along a path.
fn places(p: &Position, m: &Move, way: &[Field]) -> u64 {
    let grid = p.grid();
    let heading = |a: Field, b: Field| {
        let ((ax, ay), (bx, by)) = (grid.xy(a), grid.xy(b));
        let sign = |a: u8, b: u8| (b as i8 - a as i8).signum();
        Heading { dx: sign(ax, bx), dy: sign(ay, by) }
    };
    let mut busy: FieldSet = p.pieces().into_iter().map(|(field, _)| field).collect();
    busy.remove(m.from);
    let mut places = 1;
    for legs in way.windows(3) {
        let (there, on) = (heading(legs[0], legs[1]), heading(legs[1], legs[2]));
        // Captured pieces leave the board at once only in the game counted here.
        let taken = grid.ray(legs[0], there).find(|f| busy.contains(*f)).unwrap();
        busy.remove(taken);
        if there == on {
            places *= 1 + grid.ray(legs[1], on).take_while(|f| !busy.contains(*f)).count() as u64;
        }
    }
    places
}

/// Counts all rows of one kind within bounds again, and returns their number.
fn check(kind: &str, nodes: std::ops::Range<u64>) -> usize {
    let (mut wrong, mut counted) = (Vec::new(), 0);
    for row in own("draughts/perft.json") {
        let (depth, want) = (row["depth"].as_u64().unwrap(), row["nodes"].as_u64().unwrap());
        if text(&row, "kind") != kind || !nodes.contains(&want) {
            continue;
        }
        counted += 1;
        let p = position(&row);
        let found = match kind {
            "moves" => p.perft(depth as u32),
            kind => ways(&p, depth, kind == "landings"),
        };
        if found != want {
            wrong.push(format!("{found} for {row}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    counted
}

#[test]
fn counts_of_moves_are_met() {
    assert!(check("moves", 0..3_000_000) > 1380);
}

#[test]
fn counts_of_ways_are_met() {
    assert!(check("sequences", 0..60_000) > 120);
    assert!(check("landings", 0..100_000) > 4);
}

/// In release some minutes.
#[test]
#[ignore = "some minutes: cargo test --release -p notabene-core --test all draughts_perft -- --ignored"]
fn long_counts_of_moves_are_met() {
    assert!(check("moves", 3_000_000..20_000_000_000) > 80);
}

/// In release some minutes. The longest published counts of ways (up to 75 million million) are left out.
#[test]
#[ignore = "some minutes: cargo test --release -p notabene-core --test all draughts_perft -- --ignored"]
fn long_counts_of_ways_are_met() {
    assert!(check("sequences", 60_000..30_000_000) > 40);
    assert!(check("landings", 100_000..20_000_000) > 1);
}

#[test]
fn the_slow_count_is_the_fast_count() {
    fn slow(p: &Position, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        p.legal_moves().iter().map(|m| slow(&p.play(m).unwrap(), depth - 1)).sum()
    }
    for (game, fen) in [
        ("frisian", "W:W21,K39:BK13,K2,30"),
        ("breakthrough", "W:W7,8,33:B44,30,40"),
        ("russian", "W:Wc5,Ka1,h2:Bb6,d4,f6,Kh8"),
        ("canadian", "W:WK1,50,62:B20,29,K71"),
    ] {
        let p = at(rules(game), fen);
        assert_eq!(slow(&p, 4), p.perft(4), "{game} {fen}");
    }
}
