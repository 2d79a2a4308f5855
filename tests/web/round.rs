//! The round board of Scharten: hands, keys, looking at fields, magnifying, and pieces on their way.

use crate::app::App;
use crate::app::key;
use wasm_bindgen_test::*;

/// A rook that can go over the centre, a knight beside it, and a far king.
const ROOK: &str = "k9/10/10/10/10/5R4/5N4/5K4 w - - 0 1";

async fn open(position: &str) -> App {
    let app = App::french_with("scharten", position, "*").await;
    app.find(".board-frame.round").await;
    app
}

async fn tap(app: &App, names: &[&str]) {
    for name in names {
        app.tap_field(name).await;
    }
}

/// The name of the field that has the focus.
fn focused(app: &App) -> String {
    let cell = app.script("return document.activeElement.dataset.cell", &[]);
    let n: usize = cell.as_str().and_then(|n| n.parse().ok()).expect("a field has the focus");
    format!("{}{}", &"oabcdefghi"[n % 10..=n % 10], n / 10 + 1)
}

/// Counts the ways that pieces follow from now on, by the number of their places.
fn watch(app: &App) {
    let patch = "window.ways = []; const old = Element.prototype.animate;
        Element.prototype.animate = function (frames, options) {
            window.ways.push(frames.transform.map(t => t.replace(/ scale.*/, '')));
            return old.call(this, frames, options);
        }";
    app.script(patch, &[]);
}

fn ways(app: &App) -> Vec<Vec<String>> {
    serde_json::from_value(app.script("return window.ways", &[])).expect("lists of places")
}

#[wasm_bindgen_test]
async fn pieces_go_along_a_ring_and_over_the_centre() {
    let app = open(ROOK).await;
    watch(&app);
    tap(&app, &["e3", "e6"]).await;
    app.expect_paper(&["Te6"]).await;
    tap(&app, &["o8", "o7"]).await;
    tap(&app, &["e6", "h6"]).await;
    app.expect_paper(&["Te6", "Ro7", "Th6"]).await;
    app.keys_with("\u{E009}", "z").await;
    app.expect("the moves on the board", "Ro7", || app.texts(".sheet .move.current").concat()).await;
    let ways = ways(&app);
    let lengths: Vec<usize> = ways.iter().map(Vec::len).collect();
    assert_eq!(lengths, [4, 4, 4], "over the centre, along the ring, and back: {ways:?}");
    let mut back = ways[2].clone();
    back.reverse();
    assert_eq!(back, ways[1], "a move is taken back the way it came");
}

#[wasm_bindgen_test]
async fn keys_go_round_the_ring_and_over_the_centre() {
    let app = open(ROOK).await;
    app.script("document.querySelector('.grid [tabindex=\"0\"]').focus()", &[]);
    assert_eq!(focused(&app), "o1");
    app.keys(&key::RIGHT.repeat(5)).await;
    assert_eq!(focused(&app), "e1");
    app.keys(&key::UP.repeat(2)).await;
    app.keys(key::ENTER).await;
    app.find(".mark.held").await;
    app.keys(&key::UP.repeat(3)).await;
    assert_eq!(focused(&app), "e6", "over the centre");
    app.keys(key::ENTER).await;
    app.expect_paper(&["Te6"]).await;
    app.keys(&key::RIGHT.repeat(20)).await;
    assert_eq!(focused(&app), "e6", "all the way round");
    app.keys(&[key::LEFT, key::RIGHT, key::UP, key::DOWN].concat()).await;
    assert_eq!(focused(&app), "e6", "each key leads back");
    app.keys(&key::UP.repeat(9)).await;
    assert_eq!(focused(&app), "e8", "the edge is the end");
}
