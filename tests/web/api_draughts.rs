//! Draughts through the JavaScript API in a real browser: counts, move lists, a Turkish capture, records,
//! explanations and what may be agreed.

use js_sys::{Array, JSON, Object, Reflect};
use notabene::api::Game;
use notabene::core::i18n::embed_messages;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::*;

const PERFT: &str = include_str!("../data/draughts/perft.json");
const MOVES: &str = include_str!("../data/draughts/moves.json");
const DRAWS: &str = include_str!("../data/draughts/draws.json");

fn rows(json: &str) -> Array {
    JSON::parse(json).unwrap().unchecked_into()
}

fn get(from: &JsValue, path: &str) -> JsValue {
    path.split('.').fold(from.clone(), |value, name| Reflect::get(&value, &name.into()).unwrap())
}

fn text(from: &JsValue, path: &str) -> String {
    get(from, path).as_string().unwrap_or_else(|| panic!("no {path} in {}", shown(from)))
}

fn list(from: &JsValue, path: &str) -> Vec<JsValue> {
    Array::from(&get(from, path)).iter().collect()
}

fn texts(from: &JsValue, path: &str) -> Vec<String> {
    list(from, path).into_iter().map(|value| value.as_string().unwrap()).collect()
}

fn shown(value: &JsValue) -> String {
    JSON::stringify(value).unwrap().into()
}

fn begun(name: &str, position: Option<&str>, style: &str) -> Game {
    agreed(name, position, style, "{}").unwrap_or_else(|e| panic!("{name}: {}", text(&e, "message")))
}

/// A game with an option.
fn agreed(name: &str, position: Option<&str>, style: &str, rules: &str) -> Result<Game, JsValue> {
    embed_messages();
    let options: Object = Object::new();
    let [style, rules] = [style, rules].map(|json| JSON::parse(json).unwrap());
    let position = position.map_or(JsValue::UNDEFINED, JsValue::from);
    for (key, value) in [("game", name.into()), ("position", position), ("style", style), ("rules", rules)] {
        Reflect::set(&options, &key.into(), &value).unwrap();
    }
    Game::new(options.into())
}

/// The game of a row of the data. Counters of kings follow the position (Frisian draughts).
fn game(row: &JsValue) -> Game {
    let mut position = text(row, "fen");
    if !get(row, "king_moves").is_undefined() {
        let counter = |side: &str| match get(row, &format!("king_moves.{side}")) {
            king if king.is_undefined() => "0".to_string(),
            king => format!("{}{}", get(&king, "count").as_f64().unwrap(), text(&king, "square")),
        };
        position = format!("{position}:H0:F1:+{}+{}", counter("B"), counter("W"));
    }
    begun(&format!("draughts/{}", text(row, "variant")), Some(&position), "{}")
}

#[wasm_bindgen_test]
fn counts_are_met() {
    let mut checked = 0;
    for row in rows(PERFT).iter() {
        let nodes = get(&row, "nodes").as_f64().unwrap();
        let ours = text(&row, "kind") == "moves" && !text(&row, "variant").ends_with('6');
        if !ours || nodes > 20_000.0 {
            continue;
        }
        let counted = game(&row).perft(get(&row, "depth")).unwrap();
        assert_eq!(counted, nodes, "{}", shown(&row));
        checked += 1;
    }
    assert!(checked > 1000, "{checked}");
}

#[wasm_bindgen_test]
fn every_position_has_its_moves() {
    for row in rows(MOVES).iter() {
        let (game, here) = (game(&row), || shown(&row));
        let answer = game.moves().unwrap();
        let found: Vec<(String, String)> =
            list(&answer, "moves").iter().map(|m| (text(m, "id"), text(m, "text"))).collect();
        let moves = list(&row, "moves");
        assert_eq!(found.len(), moves.len(), "{}", here());
        assert_eq!(game.texts().length() as usize, moves.len(), "{}", here());
        // One Turkish piece against one is a draw, though both could move on.
        let status = text(&answer, "status");
        assert_eq!(["ongoing", "draw:few_pieces"].contains(&&*status), !moves.is_empty(), "{}", here());
        for m in moves {
            let paths = texts(&m, "paths");
            let cut = !get(&m, "routes").is_undefined();
            let Some((id, written)) = found.iter().find(|(id, _)| paths.contains(id)) else {
                assert!(cut, "no {} in {}", shown(&m), here());
                continue;
            };
            let short = text(&m, "pdn") == text(&m, "short");
            assert!(
                if short { *written == text(&m, "short") } else { paths.contains(written) || cut },
                "{written}"
            );
            assert_eq!(text(&game.read(JsValue::from(&text(&m, "pdn"))).unwrap(), "id"), *id);
        }
    }
}

#[wasm_bindgen_test]
fn draws_come_in_time() {
    for row in rows(DRAWS).iter() {
        if text(&row, "profile") == "international-document" {
            continue;
        }
        let (game, moves) = (game(&row), texts(&row, "moves"));
        for m in &moves {
            assert_eq!(text(&game.status().unwrap(), "status"), "ongoing", "{m} of {}", shown(&row));
            game.play(m.into()).unwrap_or_else(|e| panic!("{m}: {}", text(&e, "message")));
        }
        let status = game.status().unwrap();
        let claims = list(&status, "claims").len();
        assert!(text(&status, "status").starts_with("draw:") || claims > 0, "{}", shown(&row));
    }
}

fn pieces(game: &Game) -> Vec<String> {
    let scene = game.scene().unwrap();
    let piece = |p: &JsValue| format!("{} {} {}", text(p, "field"), text(p, "side"), text(p, "figure"));
    let mut all: Vec<String> = list(&scene, "pieces").iter().map(piece).collect();
    all.sort();
    all
}

/// Immediate removal allows the Turkish king to cross the same fields again (moves.json, turkish-002).
#[wasm_bindgen_test]
fn a_turkish_capture_is_played() {
    let game = begun("draughts/turkish", Some("B:WKc1,c3,h5,Kf8:BKa1"), "{}");
    assert_eq!(text(&game.read("a1xc1".into()).unwrap(), "id"), "a1xh1xh8xc8xc1");
    let played = game.play("a1xh1xh8xc8xc1".into()).unwrap();
    assert_eq!((text(&played, "id").as_str(), text(&played, "text").as_str()), ("a1xh1xh8xc8xc1", "a1xc1"));
    assert_eq!(pieces(&game), ["c1 black crowned"]);
    assert_eq!(game.position(), "W:W:BKc1");
    let status = game.status().unwrap();
    assert_eq!(
        (text(&status, "status").as_str(), text(&status, "outcome.winner").as_str()),
        ("no_moves", "black")
    );
    assert!(game.undo().unwrap().is_truthy());
    assert_eq!(pieces(&game).len(), 5);
    assert!(game.redo().unwrap().is_truthy());
    assert_eq!(pieces(&game).len(), 1);
}

/// A Russian man that reaches the last row during a capture continues as a king.
#[wasm_bindgen_test]
fn a_russian_man_is_crowned_in_passing() {
    let game = begun("draughts/russian", Some("W:Wf6:Be7,c7,g5"), "{}");
    let ids: Vec<String> = list(&game.moves().unwrap(), "moves").iter().map(|m| text(m, "id")).collect();
    assert_eq!(ids, ["f6:d8:a5", "f6:d8:b6", "f6:h4"]);
    game.play("f6:a5".into()).unwrap();
    assert_eq!(pieces(&game), ["a5 white crowned", "g5 black man"]);
}

const PDN: &str = r#"[Event "Club"]
[White "Els"]
[Black "Jan"]
[Result "2-0"]
[GameType "20"]

1. 32-28 19-23 {good $2 here} 2. 28x19 14x23 (2... 13x24 3. 37-32 $1) 3. 37-32 2-0
"#;

#[wasm_bindgen_test]
fn records_come_and_go() {
    let answer = Game::import(JsValue::from(PDN), JsValue::UNDEFINED).unwrap();
    let found = &list(&answer, "games")[0];
    assert_eq!(list(&answer, "errors").len(), 0, "{}", shown(&answer));
    assert_eq!(get(found, "plies").as_f64(), Some(5.0));
    assert_eq!((text(found, "result"), text(found, "tags.Event")), ("2-0".into(), "Club".into()));
    let game = Game::open(JsValue::from(PDN), 0.into(), JsValue::UNDEFINED).unwrap();
    assert_eq!(list(&game.sheet().unwrap(), "rows").len(), 3);
    let written = game.export("pgn".into()).unwrap();
    for part in
        ["[GameType \"20,W,10,10,N2,0\"]", "[Result \"2-0\"]", "28x19", "13x24", "37-32!", "good $2 here"]
    {
        assert!(written.contains(part), "{part} is not in {written}");
    }
    let again = Game::import(JsValue::from(&written), JsValue::UNDEFINED).unwrap();
    assert_eq!(text(&list(&again, "games")[0], "final"), text(found, "final"));
    let restored =
        Game::restore(JsValue::from(&game.export("save".into()).unwrap()), JsValue::UNDEFINED).unwrap();
    assert_eq!(restored.export("pgn".into()).unwrap(), written);
}

/// The longer form is written if the short one is ambiguous, and its parts have the reason.
#[wasm_bindgen_test]
fn a_long_way_says_why() {
    for language in ["en", "fr", "nl"] {
        let style = format!("{{\"language\":\"{language}\"}}");
        let game = begun("draughts/international", Some("W:WK47:B14,19,29,31,42"), &style);
        assert_eq!(game.read("47x36".into()).err().map(|e| text(&e, "kind").is_empty()), Some(false));
        let tokens = Array::from(&game.explain("47x38x20x9x36".into()).unwrap());
        let written: String = tokens.iter().map(|t| text(&t, "text")).collect();
        assert_eq!(written, "47x38x20x9x36");
        assert!(tokens.iter().all(|t| !text(&t, "says.text").is_empty()));
    }
    let game = begun("draughts/international", Some("W:W28,38:B22,32"), "{}");
    let refused = game.read("28x17".into()).expect_err("28x17 takes less");
    assert!(!text(&refused, "message").is_empty());
}

/// All games exist, each with its start and its own letters and numbers.
#[wasm_bindgen_test]
fn all_games_begin() {
    let names: Vec<String> = Game::games().iter().map(|name| name.as_string().unwrap()).collect();
    let draughts: Vec<&String> = names.iter().filter(|name| name.starts_with("draughts/")).collect();
    assert_eq!(draughts.len(), 17);
    for name in draughts {
        let game = begun(name, None, "{\"notation\":\"pdn\"}");
        let start = game.position();
        let first = text(&list(&game.moves().unwrap(), "moves")[0], "text");
        game.play(JsValue::from(&first)).unwrap();
        assert_ne!(game.position(), start);
        game.load(JsValue::UNDEFINED).unwrap();
        assert_eq!(game.position(), start);
    }
}

/// Options: irregular moves are allowed, huffing is part of the move, and nonsense is refused.
#[wasm_bindgen_test]
fn what_may_be_agreed() {
    let (name, position) = ("draughts/international", Some("W:W28,38:B22,32"));
    let game = agreed(name, position, "{}", "{\"irregular\":true}").unwrap();
    assert_eq!(text(&game.status().unwrap(), "rules"), "irregular=allowed");
    assert_eq!(list(&game.moves().unwrap(), "moves").len(), 1, "it is not legal even so");
    assert_eq!(text(&game.play("28x17".into()).unwrap(), "id"), "28x17");
    let game = agreed(name, position, "{}", "{\"huffing\":true}").unwrap();
    game.play("28x17".into()).unwrap();
    let moves = game.texts();
    assert!(moves.length() > 1, "with and without huffing: {}", shown(&moves));
    let document = agreed(name, Some("W:WK46,K47:BK1"), "{}", "{\"draws\":\"document\"}").unwrap();
    assert!(text(&document.status().unwrap(), "status").starts_with("draw:"));
    for wrong in ["{\"draws\":\"never\"}", "{\"huffing\":3}"] {
        assert!(agreed(name, None, "{}", wrong).is_err(), "{wrong}");
    }
}
