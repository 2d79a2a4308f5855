//! Scharten through the words for programs: every row of the data of this project.

use crate::common::{own, text};
use notabene_core::exchange::Export;
use notabene_core::exchange::vocabulary::{self, RulesSpec, StyleSpec};
use notabene_core::game::{Game, registry};
use serde_json::{Value, json};

/// The game of a row, opened as a program opens it.
fn table(row: &Value, position: &str) -> Game {
    let game = if position.split(' ').count() > 6 { "scharten-loud" } else { "scharten" };
    let rules: RulesSpec = match &row["rules"] {
        Value::Null => RulesSpec::default(),
        given => serde_json::from_value(given.clone()).unwrap(),
    };
    vocabulary::open_game(game, Some(position), &rules)
        .unwrap_or_else(|p| panic!("{:?} for {row}", p.message))
}

fn dutch() -> notabene_core::notation::Style {
    let spec: StyleSpec = serde_json::from_value(json!({ "language": "nl" })).unwrap();
    spec.style().unwrap()
}

#[test]
fn programs_count_as_the_data_do() {
    for row in &own("scharten/perft.json") {
        let table = table(row, text(row, "fen"));
        let nodes = vocabulary::perft(&table, row["depth"].as_u64().unwrap() as u32).unwrap();
        assert_eq!(nodes, row["nodes"].as_u64().unwrap(), "{row}");
    }
}

#[test]
fn programs_get_every_move_with_its_text() {
    let (mut wrong, mut moves) = (Vec::new(), 0);
    for row in &own("scharten/moves.json") {
        let table = table(row, text(row, "fen"));
        assert_eq!(table.text(Export::Position), text(row, "fen"));
        let answer = json!(vocabulary::moves(&table, &dutch()));
        let found: Vec<Value> =
            answer["moves"].as_array().unwrap().iter().map(|m| json!([m["id"], m["text"]])).collect();
        assert_eq!((&answer["in_check"], &answer["status"]), (&row["in_check"], &row["status"]), "{row}");
        if row["moves"].is_null() {
            continue;
        }
        moves += found.len();
        if json!(found) != row["moves"] {
            wrong.push(format!("{found:?}\n{row}"));
        }
    }
    assert!(wrong.is_empty(), "{} wrong: {}", wrong.len(), wrong[0]);
    assert!(moves > 12_000, "{moves}");
}

#[test]
fn whole_games_are_played_from_their_texts() {
    let games = own("scharten/games.json");
    let mut ends = std::collections::BTreeSet::new();
    for row in &games {
        let mut table = table(row, text(row, "start"));
        let moves: Vec<String> = serde_json::from_value(row["moves"].clone()).unwrap();
        let played = vocabulary::play(&mut table, &moves, &dutch());
        let played = json!(played.unwrap_or_else(|p| panic!("{:?} at {} of {row}", p.message, p.at)));
        assert_eq!(played["position"], row["final"], "{row}");
        assert_eq!(played["status"], row["status"], "{row}");
        assert_eq!(played["texts"], row["moves"], "{row}");
        ends.insert(text(row, "status").to_string());
    }
    assert!(ends.contains("checkmate") && ends.contains("fogling"), "{ends:?}");
}

#[test]
fn rules_that_nobody_knows_are_named() {
    let spec = |value: Value| serde_json::from_value::<RulesSpec>(value).unwrap();
    for (bad, kind) in [
        (json!({"support": "much"}), "option_value"),
        (json!({"diagonal": "round"}), "option_value"),
        (json!({"misses": 0}), "option_number"),
        (json!({"misses": 300}), "option_number"),
    ] {
        let problem = vocabulary::open_game("scharten-loud", None, &spec(bad.clone())).err().unwrap();
        assert_eq!(problem.message.id(), kind, "{bad}");
    }
    let all = json!({"support": "count", "protect_unmoved": true, "diagonal": "turning", "misses": 5});
    let table = vocabulary::open_game("scharten-loud", None, &spec(all.clone())).unwrap();
    assert_eq!(table.status().rules, "support=count, unmoved=protected, diagonal=turning, misses=5");
    let again = vocabulary::reset_game(&table, None).unwrap();
    assert_eq!((again.status().rules, again.status().game), (table.status().rules, "scharten-loud"));
    // Defaults are not reported; games without options ignore them.
    let usual = json!({"support": "value", "protect_unmoved": false, "diagonal": "straight", "misses": 3});
    assert_eq!(vocabulary::open_game("scharten", None, &spec(usual)).unwrap().status().rules, "");
    assert!(vocabulary::open_game("chess", None, &spec(all)).is_ok());
    assert_eq!(registry::open("scharten", None, Some("noise")).err().unwrap().message.id(), "no_such_option");
}
