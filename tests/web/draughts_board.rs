//! Boards of draughts, as players meet them: fields and light squares, numbers, hands, keys, sweeps on their
//! way, setting up, and pictures.

use crate::app::App;
use crate::app::key;
use notabene::core::draughts::rules::ALL;
use notabene::core::geometry::{Board, Field};
use serde_json::{Value, json};
use wasm_bindgen_test::*;

/// A quiet position with kings of both sides.
const QUIET: &str = "W:W32,33,K50:B8,9,K1";

fn board(id: &str) -> Board {
    let rules = ALL.iter().find(|rules| rules.id == id);
    rules.unwrap_or_else(|| panic!("there is no game {id}")).board
}

/// A game of draughts from a position, in French.
async fn open(id: &str, position: &str) -> App {
    let app = App::french_with(&format!("draughts/{id}"), position, "*").await;
    let fields = usize::from(board(id).grid.len());
    app.expect("the fields", fields, || app.count("svg.board path[data-field]")).await;
    app
}

async fn tap(app: &App, id: &str, names: &[&str]) {
    let board = board(id);
    for name in names {
        let field = board.naming.field(&board.grid, name).unwrap_or_else(|| panic!("{name} is no field"));
        app.click(&format!("main.page .grid [data-cell='{}']", field.0)).await;
    }
}

/// The accessible description of a field.
#[track_caller]
fn holds(app: &App, id: &str, name: &str) -> String {
    let board = board(id);
    let field: Field = board.naming.field(&board.grid, name).unwrap_or_else(|| panic!("{name} is no field"));
    app.board()[field.0.to_string()].as_str().unwrap_or_default().to_string()
}

#[wasm_bindgen_test]
async fn keys_walk_over_the_fields_and_move_a_man() {
    let id = "international";
    let app = open(id, QUIET).await;
    app.script("document.querySelector('.grid [tabindex=\"0\"]').focus()", &[]);
    let focused = || {
        let label = app.script("return document.activeElement.getAttribute('aria-label')", &[]);
        label.as_str().unwrap_or_default().to_string()
    };
    let go = async |keys: &[&str]| app.keys(&keys.concat()).await;
    assert!(focused().starts_with("case 46"), "{}", focused());
    go(&[key::UP, key::RIGHT]).await;
    assert!(focused().starts_with("case 42"), "{}", focused());
    go(&[key::UP, key::UP]).await;
    assert_eq!(focused(), "case 32, pion blanc");
    go(&[key::ENTER, key::UP]).await;
    assert!(focused().starts_with("case 27") && focused().contains("possible"), "{}", focused());
    go(&[key::ENTER]).await;
    app.expect("the man", "case 27, pion blanc", || holds(&app, id, "27")).await;
    go(&[key::LEFT, key::LEFT]).await;
    assert!(focused().starts_with("case 26"), "the edge holds: {}", focused());
}

/// Notes what is let through values from now on: which property, how many values, which piece.
fn watch(app: &App) {
    let patch = "window.motions = []; const old = Element.prototype.animate;
        Element.prototype.animate = function (frames, options) {
            const property = frames.transform ? 'transform' : 'opacity';
            window.motions.push([property, frames[property].length, this.getAttribute('class'), options.duration]);
            return old.call(this, frames, options);
        }";
    app.script(patch, &[]);
}

fn motions(app: &App) -> Vec<Value> {
    app.script("return window.motions", &[]).as_array().cloned().unwrap_or_default()
}

#[wasm_bindgen_test]
async fn a_turkish_sweep_turns_corners_and_a_russian_man_is_crowned_on_its_way() {
    let app = open("turkish", "W:Wc4,h2:Bc5,d6,e7,h7").await;
    watch(&app);
    tap(&app, "turkish", &["c4"]).await;
    app.wait_until("it may come down on the way", || app.has(".mark.stop")).await;
    tap(&app, "turkish", &["e8"]).await;
    app.expect("what stands on the board", 3, || app.count(".pieces .piece")).await;
    let way = app.attribute(".mark.path", "d").unwrap_or_default();
    assert_eq!(way, "M31.25 56.25L31.25 31.25L56.25 31.25L56.25 6.25");
    assert!(holds(&app, "turkish", "e8").contains("dame blanche"));

    let app = open("russian", "W:Wd6,h2:Be7,g7,b8").await;
    app.expect("who has to capture is shown", 1, || app.count(".mark.must")).await;
    watch(&app);
    tap(&app, "russian", &["d6", "h6"]).await;
    app.expect("what stands on the board", 3, || app.count(".pieces .piece")).await;
    assert!(holds(&app, "russian", "h6").contains("dame blanche"), "{}", holds(&app, "russian", "h6"));
    let ghosts = motions(&app).into_iter().filter(|m| m[2] == "ghost white").count();
    assert_eq!(ghosts, 2, "as a man it goes and is then gone");
}

/// The way of a piece that is led from field to field is drawn while it is led.
#[wasm_bindgen_test]
async fn a_king_is_led_from_stop_to_stop() {
    let id = "international";
    let app = open(id, "W:WK46,31:B28,12,13,8,20").await;
    tap(&app, id, &["46", "23"]).await;
    app.expect("both fields are held", 2, || app.count(".mark.held")).await;
    app.expect("its way so far", Some("M5 95L55 45".to_string()), || app.attribute(".mark.path", "d")).await;
    app.expect_paper(&[]).await;
}

#[wasm_bindgen_test]
async fn the_picture_has_numbers_men_and_kings() {
    let app = open("international", QUIET).await;
    app.click("[data-control=records]").await;
    app.click("[data-do=picture]").await;
    app.find("dialog[open] .picture img").await;
    let look = "const src = document.querySelector('.picture img').src;
        const doc = new DOMParser().parseFromString(decodeURIComponent(src.slice(src.indexOf(',') + 1)), 'image/svg+xml');
        const count = css => doc.querySelectorAll(css).length;
        return [count('parsererror'), count('path.field'), count('use'), count('symbol'), count('text')]";
    app.expect("the picture", json!([0, 50, 6, 4, 50]), || app.script(look, &[])).await;
    let drawn = "const i = document.querySelector('.picture img'); return i.complete && i.naturalWidth === i.naturalHeight";
    app.expect("it is drawn", true, || app.script(drawn, &[])).await;
}
