//! Components and the JavaScript API in a real browser: `wasm-pack test --headless --chrome`.
#![cfg(all(target_arch = "wasm32", feature = "app", feature = "api"))]

use js_sys::{Array, JSON, Object, Reflect};
use leptos::prelude::*;
use leptos::task::tick;
use notabene::api::Game;
use notabene::app::{Mounted, mount};
use notabene::core::i18n::{embed_labels, embed_lessons, embed_messages};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::*;
use web_sys::{Element, HtmlElement, KeyboardEvent, KeyboardEventInit};

wasm_bindgen_test_configure!(run_in_browser);

/// The texts of a few positions in English letters with `=`: promotions, pins, three rivals, castling.
const CENSUS: &str = include_str!("data/chess/census.json");
const PERFT: &str = include_str!("data/chess/perft.json");

fn storage() -> web_sys::Storage {
    window().local_storage().unwrap().unwrap()
}

fn container() -> HtmlElement {
    let div = document().create_element("div").unwrap();
    document().body().unwrap().append_child(&div).unwrap();
    div.unchecked_into()
}

/// The app with its texts, which the page would load from files.
fn mounted(root: &HtmlElement) -> Mounted {
    embed_messages();
    embed_lessons();
    embed_labels();
    mount(root)
}

fn find(root: &HtmlElement, selector: &str) -> Element {
    root.query_selector(selector).unwrap().unwrap_or_else(|| panic!("no {selector}"))
}

fn moves(root: &HtmlElement) -> String {
    let found = root.query_selector_all(".sheet .move").unwrap();
    let text = |i| found.item(i).and_then(|n| n.text_content()).unwrap_or_default();
    (0..found.length()).map(text).collect::<Vec<_>>().join(" ")
}

fn press(root: &HtmlElement, key: &str) {
    let init = KeyboardEventInit::new();
    init.set_key(key);
    init.set_bubbles(true);
    init.set_cancelable(true);
    let event = KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &init).unwrap();
    find(root, ".grid").dispatch_event(&event).unwrap();
}

/// Taps a field through the grid that lies over the drawing.
async fn tap(root: &HtmlElement, name: &str) {
    let (x, y) = (name.as_bytes()[0] - b'a', name.as_bytes()[1] - b'1');
    find(root, &format!("[data-cell='{}']", y * 8 + x)).unchecked_into::<HtmlElement>().click();
    tick().await;
}

fn select(root: &HtmlElement, setting: &str, value: &str) {
    let list = find(root, &format!("select[data-setting={setting}]"));
    Reflect::set(&list, &"value".into(), &value.into()).unwrap();
    let event = web_sys::Event::new("change").unwrap();
    list.dispatch_event(&event).unwrap();
}

#[wasm_bindgen_test]
async fn the_app_writes_what_is_tapped_in_the_letters_chosen() {
    storage().clear().unwrap();
    storage().set_item("notabene.1.settings", "language=fr").unwrap();
    let root = container();
    let handle = mounted(&root);
    assert_eq!(root.query_selector_all("svg.board path[data-field]").unwrap().length(), 64);
    assert_eq!(root.query_selector_all("svg.board .piece").unwrap().length(), 32);
    let use_ = find(&root, "svg.board .piece use");
    assert_eq!(use_.namespace_uri().as_deref(), Some("http://www.w3.org/2000/svg"));
    for field in ["e2", "e4", "e7", "e5", "g1"] {
        tap(&root, field).await;
    }
    assert_eq!(root.query_selector_all(".mark.target").unwrap().length(), 3);
    tap(&root, "f3").await;
    assert_eq!(moves(&root), "e4 e5 Cf3");
    assert!(find(&root, "[data-live=game]").text_content().unwrap().ends_with("cavalier en f3"));

    select(&root, "PieceLetters", "de");
    tick().await;
    assert_eq!(moves(&root), "e4 e5 Sf3");

    tap(&root, "b8").await;
    tap(&root, "b6").await;
    assert!(find(&root, ".status").class_list().contains("notice"), "an illegal tap says why");

    find(&root, "[data-control=undo]").unchecked_into::<HtmlElement>().click();
    tick().await;
    assert_eq!(moves(&root), "e4 e5");
    drop(handle);
    assert_eq!(root.child_element_count(), 0);
    root.remove();
    storage().clear().unwrap();
}

#[wasm_bindgen_test]
async fn the_board_is_played_by_keys_alone() {
    storage().clear().unwrap();
    storage().set_item("notabene.1.settings", "language=en").unwrap();
    let root = container();
    let handle = mounted(&root);
    // From a1 to b1, take it up, on to c3.
    for key in ["ArrowRight", "Enter", "ArrowUp", "ArrowUp", "ArrowRight", "Enter"] {
        press(&root, key);
        tick().await;
    }
    assert_eq!(moves(&root), "Nc3");
    let stops = root.query_selector_all(".grid [tabindex='0']").unwrap();
    assert_eq!(stops.length(), 1, "the board is one tab stop");
    assert_eq!(find(&root, ".grid [tabindex='0']").get_attribute("aria-label").unwrap(), "c3, white knight");
    drop(handle);
    root.remove();
    storage().clear().unwrap();
}

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
