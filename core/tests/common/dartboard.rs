//! Scharten in tests: positions of data rows, names, and moves in coordinates.

use notabene_core::geometry::{DARTBOARD, Field, Naming};
use notabene_core::position::Position as _;
use notabene_core::scharten::{Diagonal, Kind, Move, Position, Rules, Setup, Support};
use serde_json::Value;

pub fn at(name: &str) -> Field {
    Naming::DARTBOARD.field(&DARTBOARD, name).unwrap_or_else(|| panic!("no field {name}"))
}

pub fn name(field: Field) -> String {
    Naming::DARTBOARD.name(&DARTBOARD, field)
}

/// The rules of a data row: its options, and loud if its position lists pieces to throw.
pub fn rules(row: &Value, position: &str) -> Rules {
    let loud = position.split(' ').count() > 6;
    let mut rules = if loud { Rules::LOUD } else { Rules::QUIET };
    let option = &row["rules"];
    if option["support"] == "count" {
        rules.support = Support::Count;
    }
    if option["diagonal"] == "turning" {
        rules.diagonal = Diagonal::Turning;
    }
    rules.protect_unmoved = option["protect_unmoved"] == true;
    rules
}

pub fn position(text: &str, rules: Rules) -> Position {
    let setup = Setup::from_text(text).unwrap_or_else(|e| panic!("{text}: {e:?}"));
    setup.position(rules).unwrap_or_else(|e| panic!("{text}: {e:?}"))
}

/// A position from its text, without options.
pub fn plain(text: &str) -> Position {
    position(text, rules(&Value::Null, text))
}

/// A move in coordinates (rules, section 10).
pub fn id(m: &Move) -> String {
    match m.kind {
        Kind::Lost => "@-".into(),
        Kind::Dart | Kind::Wasted => format!("{}@{}", m.role.letter().to_ascii_uppercase(), name(m.to)),
        Kind::Promotion(role) => format!("{}{}{}", name(m.from), name(m.to), role.letter()),
        _ => format!("{}{}", name(m.from), name(m.to)),
    }
}

/// The moves of a position in coordinates, sorted.
pub fn ids(p: &Position) -> Vec<String> {
    let mut ids: Vec<String> = p.legal_moves().iter().map(id).collect();
    ids.sort();
    ids
}

/// The legal move or losing throw with these coordinates.
pub fn the(p: &Position, coordinates: &str) -> Move {
    let mut all = p.legal_moves();
    all.extend(p.blunders());
    *all.iter().find(|m| id(m) == coordinates).unwrap_or_else(|| panic!("no {coordinates} in {}", p.text()))
}

/// A position after moves in coordinates.
pub fn after(p: &Position, moves: &[&str]) -> Position {
    let mut p = p.clone();
    for m in moves {
        let m = the(&p, m);
        p.play_unchecked(&m);
    }
    p
}
