//! The board and the sheet, by clicks and by keys.

use crate::app::{App, LETTERS, key};
use wasm_bindgen_test::*;

#[wasm_bindgen_test]
async fn the_app_writes_what_is_tapped_in_the_letters_chosen() {
    let app = App::french().await;
    assert_eq!(app.count("svg.board path[data-field]"), 64);
    assert_eq!(app.count("svg.board .piece"), 32);
    assert_eq!(app.property("svg.board .piece use", "namespaceURI"), "http://www.w3.org/2000/svg");
    app.tap_squares(&["e2", "e4", "e7", "e5", "g1"]).await;
    assert_eq!(app.count(".mark.target"), 3);
    app.tap_squares(&["f3"]).await;
    app.expect_paper(&["e4", "e5", "Cf3"]).await;
    assert!(app.text("[data-live=game]").ends_with("cavalier en f3"));
    app.pick(LETTERS, "de").await;
    app.expect_paper(&["e4", "e5", "Sf3"]).await;
    app.tap_squares(&["b8", "b6"]).await;
    assert!(app.has(".status.notice"), "an illegal tap says why");
    app.click("[data-control=undo]").await;
    app.expect_paper(&["e4", "e5"]).await;
}

#[wasm_bindgen_test]
async fn the_board_is_played_by_keys_alone() {
    let app = App::speaking("en").await;
    app.script("document.querySelector('.grid [tabindex=\"0\"]').focus()", &[]);
    // From a1 to b1, take it up, on to c3.
    for key in [key::RIGHT, key::ENTER, key::UP, key::UP, key::RIGHT, key::ENTER] {
        app.keys(key).await;
    }
    app.expect_paper(&["Nc3"]).await;
    assert_eq!(app.count(".grid [tabindex='0']"), 1, "the board is one tab stop");
    assert_eq!(app.attribute(".grid [tabindex='0']", "aria-label").as_deref(), Some("c3, white knight"));
}

#[wasm_bindgen_test]
async fn drawing_with_a_finger_is_said_above_the_board_and_ended_there() {
    let app = App::speaking("en").await;
    app.script("document.querySelector('[data-control=draw]').click()", &[]);
    app.wait_until("it is said", || app.text(".drawing-mode").contains("You are drawing")).await;
    app.click("[data-do=end-drawing]").await;
    app.wait_until("pieces move again", || !app.has(".drawing-mode")).await;
    app.tap_squares(&["e2", "e4"]).await;
    app.expect_paper(&["e4"]).await;
}
