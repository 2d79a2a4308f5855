//! The JavaScript API in a real browser.

use js_sys::{Array, JSON, Object, Reflect};
use notabene::api::Game;
use notabene::core::i18n::embed_messages;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::*;

/// The texts of a few positions in English letters with `=`: promotions, pins, three rivals, castling.
const CENSUS: &str = include_str!("../data/chess/census.json");
const PERFT: &str = include_str!("../data/chess/perft.json");

fn options(json: &str) -> JsValue {
    JSON::parse(json).unwrap()
}

fn get(value: &JsValue, path: &str) -> JsValue {
    path.split('.').fold(value.clone(), |v, key| Reflect::get(&v, &key.into()).unwrap())
}

fn text(value: &JsValue, path: &str) -> String {
    let found = get(value, path);
    found.as_string().unwrap_or_else(|| panic!("no text at {path} in {:?}", JSON::stringify(value)))
}

#[wasm_bindgen_test]
fn a_sample_of_the_census_holds_through_the_api() {
    for row in Array::from(&JSON::parse(CENSUS).unwrap()).iter().step_by(8) {
        let chess960 = get(&row, "chess960").is_truthy();
        let game = if chess960 { "chess960" } else { "chess" };
        let fen = text(&row, "fen");
        let game = Game::new(options(&format!(
            r#"{{"game":"{game}","position":"{fen}","style":{{"promotion":"="}}}}"#
        )));
        let game = game.unwrap();
        let expected = Object::entries(&Object::from(get(&row, "moves")));
        let found = Array::from(&get(&game.moves().unwrap(), "moves"));
        assert_eq!(found.length(), expected.length(), "{fen}");
        for (found, expected) in found.iter().zip(expected.iter()) {
            assert_eq!(
                (text(&found, "id"), text(&found, "text")),
                (text(&expected, "0"), text(&expected, "1"))
            );
        }
        assert_eq!(game.texts().length(), expected.length());
    }
}

#[wasm_bindgen_test]
fn a_sample_of_the_counts_holds_through_the_api() {
    for row in Array::from(&JSON::parse(PERFT).unwrap()).iter().step_by(40) {
        let game = if get(&row, "chess960").is_truthy() { "chess960" } else { "chess" };
        let options = options(&format!(r#"{{"game":"{game}","position":"{}"}}"#, text(&row, "fen")));
        let depth = get(&row, "depth").as_f64().unwrap();
        let nodes = Game::new(options).unwrap().perft(JsValue::from(depth as u32)).unwrap();
        assert_eq!(Some(nodes), get(&row, "nodes").as_f64());
    }
}

#[wasm_bindgen_test]
fn a_game_is_played_read_explained_and_kept() {
    embed_messages();
    let game = Game::new(options(r#"{"style":{"language":"fr"}}"#)).unwrap();
    let played = game.play("Cf3".into()).unwrap();
    assert_eq!((text(&played, "id"), text(&played, "text")), ("g1f3".into(), "Cf3".into()));
    game.play("d7d5".into()).unwrap();
    let read = game.read("Cg1".into()).unwrap();
    assert_eq!(Array::from(&get(&read, "remarks")).length(), 0);
    let tokens = Array::from(&game.explain(1.into()).unwrap());
    assert_eq!(text(&tokens.get(0), "says.text"), "Ce signe veut dire\u{a0}: cavalier.");
    assert_eq!(text(&tokens.get(1), "fields.0"), "f3");
    assert_eq!(text(&game.sheet().unwrap(), "rows.0.black.text"), "d5");
    assert_eq!(text(&game.status().unwrap(), "says.text"), "Trait aux Blancs");
    assert_eq!(Array::from(&get(&game.scene().unwrap(), "pieces")).length(), 32);
    assert_eq!(game.export("text".into()).unwrap(), "1.Cf3 d5");
    let again =
        Game::restore(JsValue::from(&game.export("save".into()).unwrap()), JsValue::UNDEFINED).unwrap();
    assert_eq!(again.position(), game.position());
    assert_eq!(text(&game.undo().unwrap(), "text"), text(&game.redo().unwrap(), "text"));
    assert!(game.redo().unwrap().is_falsy());
}

#[wasm_bindgen_test]
fn records_are_read_opened_and_written_through_the_api() {
    embed_messages();
    let pgn = "[White \"Ann\"]\n\n1. e4 e5 (1... c5 {sharp}) 2. Cf3 Cc6 1-0\n\n1. d4 d5\n2. Qz9 *";
    let found = Game::import(pgn.into(), JsValue::UNDEFINED).unwrap();
    let games = Array::from(&get(&found, "games"));
    assert_eq!(games.length(), 2);
    let first = games.get(0);
    assert_eq!((text(&first, "tags.White"), text(&first, "result")), ("Ann".into(), "1-0".into()));
    assert_eq!((get(&first, "plies").as_f64(), text(&first, "letters")), (Some(4.0), "fr".into()));
    assert!(text(&first, "final").starts_with("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/"));
    let error = Array::from(&get(&found, "errors")).get(0);
    let place = ["game", "line", "column"].map(|name| get(&error, name).as_f64());
    assert_eq!((place, text(&error, "kind")), ([Some(1.0), Some(6.0), Some(4.0)], "not_a_field".into()));

    let game = Game::open(pgn.into(), 0.into(), options(r#"{"language":"fr"}"#)).unwrap();
    let written = game.export("pgn".into()).unwrap();
    assert!(written.contains("( 1... c5 {sharp} )") && written.contains("2. Nf3 Nc6 1-0"), "{written}");
    assert_eq!(
        Game::restore(JsValue::from(&game.export("save".into()).unwrap()), JsValue::UNDEFINED)
            .unwrap()
            .export("pgn".into())
            .unwrap(),
        written
    );
    let lines = Array::from(&Game::replay("1. e4 e5 *\n\n1. d4 *".into()).unwrap().get(0));
    assert_eq!((lines.length(), lines.get(2).as_string().unwrap()), (4, "e5".into()));
    assert!(Game::open(pgn.into(), 2.into(), JsValue::UNDEFINED).is_err());
}

#[wasm_bindgen_test]
fn failures_are_errors_with_kind_and_place() {
    embed_messages();
    let kind =
        |e: JsValue| (text(&e, "kind"), get(&e, "at").as_f64().unwrap(), e.is_instance_of::<js_sys::Error>());
    let game = Game::new(JsValue::UNDEFINED).unwrap();
    assert_eq!(kind(game.read("Nf9".into()).unwrap_err()), ("not_a_field".into(), 1.0, true));
    assert_eq!(kind(game.read("cf3".into()).unwrap_err()).0, "not_its_way");
    assert_eq!(kind(Game::new(options(r#"{"game":"ludo"}"#)).err().unwrap()).0, "no_such_game");
    assert_eq!(kind(Game::new(options(r#"{"game":7}"#)).err().unwrap()).0, "bad_argument");
    assert_eq!(
        kind(Game::new(options(r#"{"position":"8/8 w"}"#)).err().unwrap()),
        ("fen_ranks".into(), 3.0, true)
    );
    assert_eq!(kind(Game::array(960.into()).err().unwrap()).0, "no_such_array");
    assert_eq!(kind(game.perft(JsValue::from(u32::MAX)).unwrap_err()).0, "too_deep");
    assert_eq!(kind(Game::restore("?".into(), JsValue::UNDEFINED).err().unwrap()).0, "save_damaged");
    assert_eq!(Game::array(518.into()).unwrap(), game.position());
}

#[wasm_bindgen_test]
fn the_api_has_the_game_tree() {
    let game = Game::new(JsValue::UNDEFINED).unwrap();
    let added = game.add(0.into(), "e4".into()).unwrap();
    assert_eq!((text(&added, "move.text"), text(&added, "move.piece")), ("e4".into(), "pawn".into()));
    game.set_note(1.into(), "comment".into(), "best by test".into()).unwrap();
    assert_eq!(text(&game.node(1.into()).unwrap(), "comment"), "best by test");
    assert!(game.remove(0.into()).is_err() && game.node(7.into()).is_err());
    assert_eq!(Array::from(&game.legal_moves("g1".into()).unwrap()).length(), 2);
    game.act("resign".into(), "white".into()).unwrap_err();
    game.go(1.into()).unwrap();
    game.act("resign".into(), "white".into()).unwrap();
    assert_eq!(game.query("result".into()).unwrap(), "0-1");
    let checked =
        Game::validate("8/8/8/8/8/8/8/8 w - - 0 1".into(), JsValue::NULL, JsValue::NULL, JsValue::NULL)
            .unwrap();
    assert_eq!(Array::from(&get(&checked, "reasons")).length(), 2);
}
