//! Scharten through the JavaScript API in a real browser: every row of the data of this project.

use js_sys::{Array, JSON, Object, Reflect};
use notabene::api::Game;
use notabene::core::i18n::embed_messages;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::*;

const PERFT: &str = include_str!("../data/scharten/perft.json");
const MOVES: &str = include_str!("../data/scharten/moves.json");
const GAMES: &str = include_str!("../data/scharten/games.json");

fn rows(json: &str) -> Array {
    JSON::parse(json).unwrap().unchecked_into()
}

fn get(from: &JsValue, path: &str) -> JsValue {
    path.split('.').fold(from.clone(), |value, name| Reflect::get(&value, &name.into()).unwrap())
}

fn text(from: &JsValue, path: &str) -> String {
    get(from, path).as_string().unwrap_or_else(|| panic!("no {path} in {}", shown(from)))
}

fn shown(value: &JsValue) -> String {
    JSON::stringify(value).unwrap().into()
}

/// The game of a row, in Dutch letters.
fn game(row: &JsValue, position: &str) -> Game {
    embed_messages();
    let name = if position.split(' ').count() > 6 { "scharten-loud" } else { "scharten" };
    let options = JSON::parse("{\"style\":{\"language\":\"nl\"}}").unwrap();
    let options: Object = options.unchecked_into();
    for (key, value) in [("game", name.into()), ("position", position.into()), ("rules", get(row, "rules"))] {
        Reflect::set(&options, &key.into(), &value).unwrap();
    }
    Game::new(options.into()).unwrap_or_else(|e| panic!("{} for {}", text(&e, "message"), shown(row)))
}

#[wasm_bindgen_test]
fn every_count_is_met() {
    for row in rows(PERFT).iter() {
        let nodes = game(&row, &text(&row, "fen")).perft(get(&row, "depth")).unwrap();
        assert_eq!(Some(nodes), get(&row, "nodes").as_f64(), "{}", shown(&row));
    }
}

#[wasm_bindgen_test]
fn every_move_has_its_text() {
    for row in rows(MOVES).iter() {
        let game = game(&row, &text(&row, "fen"));
        let answer = game.moves().unwrap();
        assert_eq!(get(&answer, "in_check"), get(&row, "in_check"), "{}", shown(&row));
        assert_eq!(text(&answer, "status"), text(&row, "status"), "{}", shown(&row));
        if get(&row, "moves").is_null() {
            continue;
        }
        let pair = |m: JsValue| Array::of2(&get(&m, "id"), &get(&m, "text"));
        let found: Array = Array::from(&get(&answer, "moves")).iter().map(pair).collect();
        assert_eq!(shown(&found), shown(&get(&row, "moves")), "{}", shown(&row));
        let (texts, moves) = (game.texts(), Array::from(&get(&row, "moves")));
        assert_eq!(texts.length(), moves.length());
    }
}

#[wasm_bindgen_test]
fn every_game_is_played_and_kept() {
    for row in rows(GAMES).iter() {
        let game = game(&row, &text(&row, "start"));
        for m in Array::from(&get(&row, "moves")).iter() {
            let m = m.as_string().unwrap();
            let played =
                game.play(JsValue::from(&m)).unwrap_or_else(|e| panic!("{m}: {}", text(&e, "message")));
            assert_eq!(text(&played, "text"), m);
        }
        let status = game.status().unwrap();
        assert_eq!((text(&status, "status"), game.position()), (text(&row, "status"), text(&row, "final")));
        let pgn = game.export("pgn".into()).unwrap();
        assert_eq!(
            Game::restore(JsValue::from(&game.export("save".into()).unwrap()), JsValue::UNDEFINED)
                .unwrap()
                .export("pgn".into())
                .unwrap(),
            pgn
        );
        let found =
            Array::from(&get(&Game::import(JsValue::from(&pgn), JsValue::UNDEFINED).unwrap(), "games"))
                .get(0);
        assert_eq!(text(&found, "final"), text(&row, "final"));
        assert_eq!(text(&found, "result"), text(&row, "result").replace('½', "1/2"));
        assert_eq!(get(&found, "plies"), get(&row, "plies"));
    }
}

#[wasm_bindgen_test]
fn a_scene_shows_throws_and_looks() {
    let row = JSON::parse("{\"rules\":{\"misses\":5,\"support\":\"count\"}}").unwrap();
    let game = game(&row, "5k4/10/10/10/10/10/10/5K4 w e1e8 - 0 1 17/17 0/0");
    game.play("@c3".into()).unwrap();
    let scene = game.scene().unwrap();
    assert_eq!(
        (get(&scene, "throws.most").as_f64(), Array::from(&get(&scene, "looks")).length()),
        (Some(5.0), 80)
    );
    assert_eq!(Array::from(&get(&scene, "throws.queue.white")).length(), 16);
    assert_eq!(text(&game.status().unwrap(), "rules"), "support=count, misses=5");
    game.load(JsValue::UNDEFINED).unwrap();
    assert_eq!(text(&game.status().unwrap(), "rules"), "support=count, misses=5");
    let refused = |rules: &str| {
        let options = JSON::parse(&format!("{{\"game\":\"scharten-loud\",\"rules\":{rules}}}")).unwrap();
        text(&Game::new(options).err().unwrap(), "kind")
    };
    assert_eq!(refused("{\"misses\":0}"), "option_number");
    assert_eq!(refused("{\"diagonal\":\"round\"}"), "option_value");
    assert_eq!(refused("{\"misses\":\"many\"}"), "bad_argument");
    assert_eq!(refused("{\"protect_unmoved\":1}"), "bad_argument");
}
