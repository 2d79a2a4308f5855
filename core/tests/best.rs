//! The best move of a position through the JSON-lines example.

use crate::jsonl;
use notabene_core::exchange::embed::Options;
use notabene_core::exchange::search::SearchSpec;
use notabene_core::game::registry::VARIANTS;
use notabene_core::i18n::Language;
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
        let usual = |nodes| if level.limits_nodes() { None } else { Some(nodes) };
        let level = of(Some(level.number()));
        assert_eq!(nodes(level.clone()), usual(300_000));
        assert_eq!(nodes(SearchSpec { depth: Some(64), ..level }), usual(3_000_000));
    }
    assert_eq!(nodes(of(None)), Some(300_000));
    assert_eq!(nodes(SearchSpec { nodes: Some(9), ..of(Some(6)) }), Some(9));
    assert_eq!(nodes(SearchSpec { depth: Some(9), nodes: Some(9), ..of(None) }), Some(9));
    assert_eq!(nodes(SearchSpec { milliseconds: Some(9), ..of(None) }), None);
}

#[test]
fn a_search_ends_by_its_time() {
    let answer = ask(json!({ "op": "search", "milliseconds": 20, "depth": 64 }));
    assert!(answer["id"].is_string() && answer["depth"].as_u64() < Some(64), "{answer}");
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
    for (name, value, said) in [
        ("depth", 65, "“depth” is a number from 1 to 64; 65 is not one of them."),
        ("depth", 0, "“depth” is a number from 1 to 64; 0 is not one of them."),
        ("nodes", 0, "“nodes” is a number from 1 to 9007199254740991; 0 is not one of them."),
        (
            "milliseconds",
            3_600_001,
            "“milliseconds” is a number from 1 to 3600000; 3600001 is not one of them.",
        ),
    ] {
        let answer = ask(json!({ "op": "search", "level": 3, name: value }));
        assert_eq!(
            (&answer["error"]["kind"], &answer["error"]["message"]),
            (&json!("search_limit"), &json!(said))
        );
    }
    let over = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 70";
    assert_eq!(kind(json!({ "op": "search", "position": over })), "game_over");
    assert_eq!(kind(json!({ "op": "search", "game": "halma" })), "no_such_game");
}

#[test]
fn wrong_names_are_answered_with_similar_ones() {
    let message = |request: Value| ask(request)["error"]["message"].as_str().unwrap_or_default().to_string();
    let option = "There is no option “dept”. Did you mean depth?";
    assert_eq!(message(json!({ "op": "search", "dept": 5 })), option);
    assert_eq!(message(json!({ "op": "search", "zzz": 5 })), "There is no option “zzz”.");
    let style = message(json!({ "op": "read", "text": "e4", "style": { "langage": "fr" } }));
    assert_eq!(style, "There is no option “langage”. Did you mean language?");
    let rules = message(json!({ "op": "moves", "game": "scharten", "rules": { "mises": 3 } }));
    assert_eq!(rules, "There is no option “mises”. Did you mean misses?");
    let game = message(json!({ "op": "moves", "game": "ches" }));
    assert_eq!(game, "There is no game called “ches”. Did you mean chess or chess960?");
    let draughts = message(json!({ "op": "moves", "game": "draughts" }));
    let count = VARIANTS.iter().filter(|game| game.id.starts_with("draughts/")).count();
    assert_eq!(draughts.matches("draughts/").count(), count, "{draughts}");
    let ludo = message(json!({ "op": "moves", "game": "ludo" }));
    assert!(VARIANTS.iter().all(|game| ludo.contains(game.id)), "{ludo}");
    let mut options = Options::default();
    let problem = options.set("orientaton", "white").unwrap_err();
    assert_eq!(Language::En.say(&problem), "There is no option “orientaton”. Did you mean orientation?");
}
