//! Colours of the board and drawings of the pieces: chosen by pictures, applied at once, and kept.

use crate::app::App;
use crate::records::english;
use crate::seen::Styled;
use serde_json::json;
use wasm_bindgen_test::*;

/// Colour of the first dark field of the game, without the style sheet of boards.
const DARK_FIELD: &str = "const field = document.querySelector('.page .fields .dark');
    field.style.fill = 'var(--dark)'; return getComputedStyle(field).fill";
/// Drawing of the pawns.
const PAWN: &str = "return document.querySelector('.sprites #piece-pawn').outerHTML";

async fn choose(app: &App, preference: &str, value: &str) {
    app.click(".head-tools [data-open=settings]").await;
    app.click(&format!("dialog .looks input[name={preference}][value={value}]")).await;
    app.close_dialog().await;
}

#[wasm_bindgen_test]
async fn another_board_is_seen_at_once_and_after_a_reload() {
    let _styles = Styled::new();
    let app = english().await;
    choose(&app, "board_colors", "brown").await;
    app.expect("the board", Some("brown".into()), || app.attribute("html", "data-board")).await;
    app.reload().await;
    app.expect("the board is kept", Some("brown".into()), || app.attribute("html", "data-board")).await;
    app.script("document.documentElement.dataset.theme = 'light'", &[]);
    app.expect("its dark fields", json!("rgb(174, 127, 78)"), || app.script(DARK_FIELD, &[])).await;
    app.script("document.documentElement.dataset.theme = 'dark'", &[]);
    app.expect("its dark fields on a dark screen", json!("rgb(145, 106, 65)"), || {
        app.script(DARK_FIELD, &[])
    })
    .await;
    app.script("document.documentElement.dataset.theme = 'projector'", &[]);
    app.expect("those of the projector", json!("rgb(107, 127, 153)"), || app.script(DARK_FIELD, &[])).await;
}

#[wasm_bindgen_test]
async fn other_drawings_of_the_pieces_take_the_place_of_the_first() {
    let app = english().await;
    let classic = app.script(PAWN, &[]);
    for set in ["simple", "friends"] {
        choose(&app, "piece_set", set).await;
        app.wait_until("the pieces are others", || app.script(PAWN, &[]) != classic).await;
        assert_eq!(app.count(".sprites #piece-pawn"), 1, "each drawing is there once");
        assert_eq!(app.count(".page .pieces .piece"), 32);
    }
    let friends = app.script(PAWN, &[]);
    app.reload().await;
    app.expect("they are kept", friends, || app.script(PAWN, &[])).await;
    choose(&app, "piece_set", "classic").await;
    app.expect("the first ones", classic, || app.script(PAWN, &[])).await;
}

#[wasm_bindgen_test]
async fn each_choice_has_a_picture_and_words() {
    let app = App::speaking("nl").await;
    app.click(".head-tools [data-open=settings]").await;
    app.expect(
        "the boards",
        ["Blauw", "Groen", "Bruin", "Paars", "Steenrood"].map(String::from).to_vec(),
        || app.texts("[data-setting=board_colors] label"),
    )
    .await;
    assert_eq!(app.texts("[data-setting=piece_set] label"), ["Klassiek", "Eenvoudig", "Met gezichten"]);
    assert_eq!(app.count(".looks label > svg > .light"), 16, "two light fields in each picture");
    assert_eq!(app.count(".looks input:checked"), 2);
}
