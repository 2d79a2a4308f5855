//! Each character of a written move is explained: by mouse, by finger, by keys.

use crate::app::App;
use crate::app::key;
use wasm_bindgen_test::*;

/// 1.d4 Cf6 2.c4 e6 3.Cc3 Fb4 4.e3 d5 5.Ce2: the knight on c3 is pinned, so that one letter is enough.
const PINNED: &str = "d2d4 g8f6 c2c4 e7e6 b1c3 f8b4 e2e3 d7d5 g1e2 *";

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

const SENTENCE: &str = ".explain .sentence";

async fn pinned() -> App {
    App::french_with("chess", START, PINNED).await
}

async fn expect_lit(app: &App, squares: &[&str]) {
    let number = |name: &&str| {
        let bytes = name.as_bytes();
        (u32::from(bytes[1] - b'1') * 8 + u32::from(bytes[0] - b'a')).to_string()
    };
    let mut expected: Vec<String> = squares.iter().map(number).collect();
    expected.sort();
    app.expect("the lit fields", expected, || {
        let read =
            "return Array.from(document.querySelectorAll('.overlay [data-lit]'), e => e.dataset.lit).sort()";
        crate::app::strings(&app.script(read, &[]))
    })
    .await;
}

async fn expect_sentence(app: &App, sentence: &str) {
    app.expect("the sentence", sentence, || app.text(SENTENCE)).await;
}

#[wasm_bindgen_test]
async fn keys_lead_from_a_move_along_its_characters_and_back() {
    let app = pinned().await;
    app.script("document.querySelector('button[data-node=\"9\"]').focus()", &[]);
    app.keys(key::DOWN).await;
    app.wait_until("the first character has the focus", || app.has(".characters [data-token='0']:focus"))
        .await;
    expect_sentence(&app, "Coup numéro 5.").await;
    app.keys(key::RIGHT).await;
    app.keys(key::RIGHT).await;
    app.wait_until("the third has it", || app.has(".characters .t-to:focus")).await;
    expect_sentence(&app, "Le cavalier va en e2.").await;
    expect_lit(&app, &["e2"]).await;
    app.expect_current(&["Ce2"]).await;
    app.wait_until("it is the tab stop", || app.has(".characters .t-to[tabindex='0']")).await;
    assert_eq!(app.count(".characters [tabindex='0']"), 1, "the row is one tab stop");
    app.keys(key::HOME).await;
    expect_sentence(&app, "Coup numéro 5.").await;
    app.keys(key::ESCAPE).await;
    app.wait_until("the move has the focus again", || app.has("button[data-node='9']:focus")).await;
    expect_lit(&app, &[]).await;
}
