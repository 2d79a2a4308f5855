//! Legal moves, checks and ends of Scharten against positions and games of an independent generator.

use crate::common::dartboard::{self, at, id, ids, position, rules};
use crate::common::{own, text};
use notabene_core::pieces::{CheckEffect, Role};
use notabene_core::position::{Outcome, Position as _, Side};
use notabene_core::scharten::{Insight, Kind, Move, Position};
use serde_json::Value;

/// The status of a game, in the words of the data.
fn standing(outcome: Option<Outcome>) -> (&'static str, &'static str) {
    let Some(Outcome { winner, by }) = outcome else { return ("ongoing", "*") };
    let result = match winner {
        Some(Side::White) => "1-0",
        Some(Side::Black) => "0-1",
        None => "½-½",
    };
    (by.name(), result)
}

#[test]
fn every_position_has_the_moves_and_the_end_of_the_data() {
    let rows = own("scharten/moves.json");
    assert!(rows.len() > 300);
    for row in &rows {
        let fen = text(row, "fen");
        let p = position(fen, rules(row, fen));
        assert_eq!(p.text(), fen);
        assert_eq!(standing(p.outcome(1)), (text(row, "status"), text(row, "result")), "{fen}");
        assert_eq!(p.in_check(), row["in_check"] == true, "{fen}");
        assert_eq!(p.check(), p.in_check().then(|| p.king(p.turn())), "{fen}");
        let Some(moves) = row["moves"].as_array() else { continue };
        let listed: Vec<&str> = moves.iter().map(|m| m[0].as_str().unwrap()).collect();
        assert_eq!(ids(&p), listed, "{fen}");
        assert_eq!(p.can_move(), !listed.is_empty(), "{fen}");
        let insight = Insight::new(&p);
        for m in p.moves().iter() {
            let written = moves.iter().find(|row| row[0] == id(m)).unwrap()[1].as_str().unwrap();
            let sign = match insight.blow(m) {
                CheckEffect::None => "",
                CheckEffect::Check => "+",
                CheckEffect::Mate => "#",
            };
            assert_eq!(
                written.trim_end_matches(" e.p.").trim_start_matches(|c| c != '+' && c != '#'),
                sign,
                "{written} in {fen}"
            );
            let part = distinction(&p, &insight, m);
            if let Some(letter) = dutch(m.role).filter(|_| !m.is_throw()) {
                assert!(written.starts_with(&format!("{letter}{part}")), "{written} with {part} in {fen}");
                let bare = written.trim_end_matches(['+', '#']).replace('x', "");
                assert_eq!(bare.len(), 3 + part.len(), "{written} with {part} in {fen}");
            }
        }
    }
}

/// The disambiguation of a piece (rules, section 9).
fn distinction(p: &Position, insight: &Insight<'_>, m: &Move) -> String {
    let rivals = insight.rivals(m).able;
    let (own, all) = (dartboard::name(m.from), rivals.iter().map(dartboard::name));
    let all: Vec<String> = all.collect();
    assert!(rivals.iter().all(|f| p.piece(f) == p.piece(m.from)));
    let unlike = |i: usize| all.iter().all(|name| name.as_bytes()[i] != own.as_bytes()[i]);
    match () {
        () if all.is_empty() => String::new(),
        () if unlike(0) => own[..1].into(),
        () if unlike(1) => own[1..].into(),
        () => own,
    }
}

fn dutch(role: Role) -> Option<char> {
    [None, Some('P'), Some('L'), Some('T'), Some('D'), Some('K')][role as usize]
}

/// The legal move or losing throw that a Dutch notation means: the only one that fits all its parts.
fn read(p: &Position, written: &str) -> Move {
    let bare = written.trim_end_matches(" e.p.").trim_end_matches(['+', '#']);
    let mut all = p.legal_moves();
    all.extend(p.blunders());
    let fits = |m: &&Move| {
        if bare == "@-" {
            return m.kind == Kind::Lost;
        }
        let (goal, promotion) = match bare.chars().last() {
            Some(c) if !c.is_ascii_digit() => (&bare[..bare.len() - 1], Some(c)),
            _ => (bare, None),
        };
        let (rest, goal) = goal.split_at(goal.len() - 2);
        let letter = dutch(m.role);
        let rest = match letter {
            Some(letter) if rest.starts_with(letter) => &rest[1..],
            Some(_) => return false,
            None if rest.starts_with(|c: char| c.is_ascii_uppercase()) => return false,
            None => rest,
        };
        if matches!(m.kind, Kind::Dart | Kind::Wasted) || rest == "@" {
            return rest == "@" && matches!(m.kind, Kind::Dart | Kind::Wasted) && m.to == at(goal);
        }
        let from = dartboard::name(m.from);
        m.to == at(goal)
            && m.kind != Kind::Lost
            && m.promotion().and_then(dutch) == promotion
            && rest.chars().filter(|c| *c != 'x').all(|c| from.contains(c))
    };
    let found: Vec<&Move> = all.iter().filter(fits).collect();
    assert_eq!(found.len(), 1, "{written} in {}: {found:?}", p.text());
    *found[0]
}

#[test]
fn every_game_ends_as_in_the_data() {
    for row in &own("scharten/games.json") {
        let start = text(row, "start");
        let mut p = position(start, rules(row, start));
        let mut seen: Vec<Position> = Vec::new();
        let times = |p: &Position, seen: &[Position]| 1 + seen.iter().filter(|e| p.repeats(e)).count() as u32;
        let moves: &Vec<Value> = row["moves"].as_array().unwrap();
        for written in moves {
            assert_eq!(standing(p.outcome(times(&p, &seen))).0, "ongoing", "before {written} in {row}");
            seen.push(p.clone());
            let m = read(&p, written.as_str().unwrap());
            p.play_unchecked(&m);
        }
        let end = standing(p.outcome(times(&p, &seen)));
        assert_eq!(end, (text(row, "status"), text(row, "result")), "{row}");
        assert_eq!(p.text(), text(row, "final"));
        // The end is preserved by its text, except if it depends on the previous moves.
        let again = position(text(row, "final"), p.rules());
        assert_eq!(again, p);
    }
}
