//! The best move of a position through the JSON-lines example.

use crate::jsonl;
use notabene_core::exchange::search::SearchSpec;
use notabene_core::game::registry::VARIANTS;
use notabene_search::Level;
use serde_json::{Value, json};

fn ask(request: Value) -> Value {
    jsonl::answer(&request.to_string())
}

#[test]
fn a_mate_is_found_with_its_line() {
    let fen = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1";
    let answer = ask(json!({ "op": "search", "position": fen, "depth": 4, "style": { "language": "fr" } }));
    assert_eq!((&answer["id"], &answer["text"]), (&json!("a1a8"), &json!("Ta8#")));
    assert_eq!((&answer["score"], &answer["line"]), (&json!({ "mate": 1 }), &json!(["a1a8"])));
}

#[test]
fn every_game_has_an_opponent_at_every_level() {
    for game in VARIANTS {
        for level in [1, 4, 8] {
            let request =
                json!({ "op": "search", "game": game.id, "level": level, "nodes": 2_000, "seed": 5 });
            let answer = ask(request.clone());
            assert_eq!(answer, ask(request), "{}: the same seed", game.id);
            let legal = ask(json!({ "op": "moves", "game": game.id }));
            let ids: Vec<&Value> = legal["moves"].as_array().unwrap().iter().map(|m| &m["id"]).collect();
            assert!(ids.contains(&&answer["id"]), "{}: {answer}", game.id);
            assert!(answer["score"].is_i64(), "{}: {answer}", game.id);
            assert_eq!(answer["line"][0], answer["id"]);
        }
    }
}

#[test]
fn a_level_has_its_own_limits_unless_others_are_asked_for() {
    let nodes = |spec: SearchSpec| spec.options().unwrap().nodes;
    let of = |level: Option<u8>| SearchSpec { level, ..SearchSpec::default() };
    for level in Level::all() {
        // Its own limit depends on the game.
        let usual = if level.limits_nodes() { None } else { Some(300_000) };
        assert_eq!(nodes(of(Some(level.number()))), usual);
    }
    assert_eq!(nodes(of(None)), Some(300_000));
    assert_eq!(nodes(SearchSpec { nodes: Some(9), ..of(Some(6)) }), Some(9));
    assert_eq!(nodes(SearchSpec { depth: Some(9), ..of(None) }), None);
}

#[test]
fn a_level_visits_no_more_positions_than_it_may() {
    let visited =
        |level: u8| ask(json!({ "op": "search", "game": "scharten", "level": level }))["nodes"].as_u64();
    let all = [5, 6, 7, 8].map(|level| visited(level).unwrap());
    assert!(all[0] <= 12_000 && all[1] <= 50_000 && all[2] <= 100_000, "{all:?}");
    assert!(all.is_sorted() && (200_000..=300_000).contains(&all[3]), "{all:?}");
}

#[test]
fn the_line_can_be_played() {
    for game in ["chess", "chess960", "scharten", "draughts/frisian", "draughts/turkish"] {
        let answer = ask(json!({ "op": "search", "game": game, "depth": 4 }));
        let played = ask(json!({ "op": "play", "game": game, "moves": answer["line"] }));
        assert_eq!(played["error"], Value::Null, "{game}: {answer}");
        assert!(answer["line"].as_array().unwrap().len() >= 2 && answer["depth"] == 4, "{game}: {answer}");
    }
}

#[test]
fn bad_requests_are_refused() {
    let kind = |request: Value| ask(request)["error"]["kind"].clone();
    for level in [0, 9, 255] {
        assert_eq!(kind(json!({ "op": "search", "level": level })), "no_such_level");
    }
    assert_eq!(kind(json!({ "op": "search", "level": -1 })), "bad_request");
    let over = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 70";
    assert_eq!(kind(json!({ "op": "search", "position": over })), "game_over");
    assert_eq!(kind(json!({ "op": "search", "game": "halma" })), "no_such_game");
}
