//! The letters of the pieces change at once and everywhere; the language of the screen does not.

use crate::app::{App, LETTERS};
use wasm_bindgen_test::*;

#[wasm_bindgen_test]
async fn other_letters_change_all_moves_and_nothing_else() {
    let app = open_after_two_moves().await;
    let title = app.text(".paper h2");
    for (letters, knights) in [
        ("en", ["Nf3", "Nc6"]),
        ("de", ["Sf3", "Sc6"]),
        ("ru", ["Кf3", "Кc6"]),
        ("nl", ["Pf3", "Pc6"]),
        ("", ["Cf3", "Cc6"]),
    ] {
        app.pick(LETTERS, letters).await;
        app.expect_paper(&["e4", "e5", knights[0], knights[1]]).await;
        assert_eq!(app.text(".paper h2"), title, "the screen speaks French with the letters of {letters:?}");
    }
}

#[wasm_bindgen_test]
async fn another_language_brings_its_letters() {
    let app = open_after_two_moves().await;
    for (language, knights) in [("nl", ["Pf3", "Pc6"]), ("en", ["Nf3", "Nc6"]), ("fr", ["Cf3", "Cc6"])] {
        app.speak(language).await;
        app.expect_paper(&["e4", "e5", knights[0], knights[1]]).await;
        let marked = app.attribute("html", "lang");
        assert_eq!(marked.as_deref(), Some(language), "the page says which language it speaks");
    }
}

#[wasm_bindgen_test]
async fn other_notations_rewrite_the_game() {
    let app = open_after_two_moves().await;
    app.set("Notation", "long").await;
    app.expect_paper(&["e2-e4", "e7-e5", "Cg1-f3", "Cb8-c6"]).await;
    app.set("Notation", "coordinate").await;
    app.expect_paper(&["e2-e4", "e7-e5", "g1-f3", "b8-c6"]).await;
    app.set("Notation", "short").await;
    app.expect_paper(&["e4", "e5", "Cf3", "Cc6"]).await;
}

async fn open_after_two_moves() -> App {
    let app = App::french().await;
    app.tap_squares(&["e2", "e4", "e7", "e5", "g1", "f3", "b8", "c6"]).await;
    app.expect_paper(&["e4", "e5", "Cf3", "Cc6"]).await;
    app
}
