//! Positions of draughts with all their moves, as an independent generator found them.

use crate::common::draughts::{at, names, rules, tired};
use crate::common::{own, text};
use notabene_core::draughts::{Move, Position};
use notabene_core::geometry::{Field, FieldSet};
use notabene_core::position::{Ending, Position as _, Side};
use serde_json::Value;
use std::collections::BTreeSet;

fn list(value: &Value) -> Vec<&str> {
    value.as_array().unwrap().iter().map(|s| s.as_str().unwrap()).collect()
}

fn sign(p: &Position, m: &Move) -> String {
    if m.taken.is_empty() { "-".into() } else { p.rules.takes.into() }
}

fn written(p: &Position, m: &Move, way: &[Field]) -> String {
    names(p, way, &sign(p, m))
}

/// The differences of a move from a row of the data.
fn compare(p: &Position, m: &Move, row: &Value) -> Option<String> {
    let ways = p.routes(m);
    let all: Vec<String> = ways.iter().map(|way| written(p, m, way)).collect();
    let (want, trace) = (list(&row["paths"]), p.trace(m));
    let mut taken: Vec<Field> = trace.taken.clone();
    taken.sort_by_key(|f| p.board().in_order().position(|g| g == *f));
    let mut next = p.clone();
    next.play_unchecked(m);
    let after = at(p.rules, text(row, "after"));
    let set = |list: &[String]| list.iter().cloned().collect::<BTreeSet<_>>();
    let whole: BTreeSet<_> = want.iter().map(|s| s.to_string()).collect();
    let numbered = p.rules.board.naming.numbers.is_some();
    // A truncated list is marked as such.
    let cut = row["routes"].as_u64().is_some_and(|n| n as usize > want.len());
    let ways_differ =
        if cut { !set(&all).is_superset(&whole) && all.len() < 100 } else { set(&all) != whole };
    let mut captured = list(&row["captured"]);
    let number = |name: &&str| {
        p.rules.board.naming.field(&p.grid(), name).and_then(|f| p.board().in_order().position(|g| g == f))
    };
    captured.sort_by_key(number);
    [
        (numbered && all.first().map(String::as_str) != want.first().copied(), "the first way"),
        (ways_differ, "the ways"),
        (trace.route != ways[0], "the way of the trace"),
        (names(p, &taken, ",") != captured.join(","), "what is taken"),
        (m.taken != taken.iter().copied().collect::<FieldSet>(), "the pieces of the trace"),
        (m.crowned != row["promotes"], "promotion"),
        (written(p, m, &[m.from, m.to]) != text(row, "short"), "the short form"),
        (
            Side::BOTH.iter().any(|s| (next.men(*s), next.kings(*s)) != (after.men(*s), after.kings(*s))),
            "the end",
        ),
        (next.turn() != after.turn(), "the turn"),
    ]
    .into_iter()
    .find_map(|(wrong, what)| wrong.then(|| format!("{what}: {all:?} for {row}")))
}

fn short(p: &Position, m: &Move) -> String {
    written(p, m, &[m.from, m.to])
}

#[test]
fn all_moves_are_found_with_all_their_ways() {
    let rows = own("draughts/moves.json");
    assert!(rows.len() > 900);
    let mut wrong = Vec::new();
    for row in &rows {
        let p = tired(&at(rules(text(row, "variant")), text(row, "fen")), &row["king_moves"]);
        let moves = p.legal_moves();
        let wanted = row["moves"].as_array().unwrap();
        if moves.len() != wanted.len() {
            let ours: Vec<_> = moves.iter().map(|m| short(&p, m)).collect();
            wrong.push(format!("{}: {ours:?}", row["id"]));
            continue;
        }
        for want in wanted {
            let paths = list(&want["paths"]);
            let fitting = |m: &&Move| paths.contains(&written(&p, m, &p.trace(m).route).as_str());
            match moves.iter().find(fitting) {
                None => wrong.push(format!("{}: no {}", row["id"], want["pdn"])),
                Some(m) => wrong.extend(compare(&p, m, want).map(|why| format!("{}: {why}", row["id"]))),
            }
        }
        let winner = p.outcome(1).and_then(|o| o.winner.filter(|_| !matches!(o.by, Ending::Draw(_))));
        let want = row["winner"].as_str().map(|w| if w == "W" { Side::White } else { Side::Black });
        if winner != want {
            wrong.push(format!("{}: {winner:?} wins", row["id"]));
        }
    }
    assert!(wrong.is_empty(), "{} wrong\n{}", wrong.len(), wrong.join("\n"));
}

/// In games with weighed captures the allowed ones come first, and no other has their worth.
#[test]
fn the_best_captures_come_first() {
    let mut weighed = 0;
    for row in own("draughts/moves.json") {
        let p = at(rules(text(&row, "variant")), text(&row, "fen"));
        let (legal, all) = (p.legal_moves(), p.captures());
        if legal.iter().all(|m| m.taken.is_empty()) {
            continue;
        }
        let (first, rest) = all.split_at(legal.len());
        assert!(first.iter().all(|m| legal.contains(m)) && legal.iter().all(|m| first.contains(m)), "{row}");
        assert!(rest.iter().all(|m| !legal.contains(m)), "{row}");
        assert!(p.rules.prefers.is_empty() <= rest.is_empty());
        weighed += usize::from(!rest.is_empty());
    }
    assert!(weighed > 100);
}

/// FMJD Annex 1: jumped pieces remain until the end, and may block the way (coup turc).
#[test]
fn the_turkish_stroke_is_stopped_by_what_it_took() {
    let p = at(rules("international"), "B:W23,29,30,38,39:BK35");
    let moves = p.legal_moves();
    let [m] = moves.as_slice() else { panic!("{moves:?}") };
    let trace = p.trace(m);
    assert_eq!(names(&p, &trace.route, "x"), "35x19x32x43x34");
    assert_eq!(names(&p, &trace.taken, " "), "30 23 38 39");
    assert!(!trace.at_once);
}
