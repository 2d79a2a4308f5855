//! Written moves in texts stand in their parts, and the move on the board of a lesson is explained part by part.

use crate::app::App;
use crate::app::strings;
use wasm_bindgen_test::*;

const PART: &str = ".move-on-board:not(.waiting) .characters";

/// Texts of all elements.
fn texts(app: &App, css: &str) -> Vec<String> {
    let read = "return Array.from(document.querySelectorAll(arguments[0]), (it) => it.textContent)";
    strings(&app.script(read, &[css.into()]))
}

#[wasm_bindgen_test]
async fn an_exercise_gives_nothing_away() {
    let app = App::speaking("en").await;
    app.script("location.hash = '#learn/notation/L05'", &[]);
    app.find(&format!("{PART} .t-piece")).await;
    app.script("location.hash = '#learn/notation/L05/L05-1'", &[]);
    app.find(".prompt").await;
    assert!(!app.has(".classroom .characters"));
    // A move in a prompt is written in its parts, a text that is to be corrected stays as it is.
    app.script("location.hash = '#learn/notation/L05/L05-2'", &[]);
    app.wait_until("the move", || texts(&app, ".prompt .in-text > span") == ["Q", "h5"]).await;
    app.script("location.hash = '#learn/notation/L05/L05-5'", &[]);
    app.wait_until("the wrong move", || app.text(".prompt").contains("N-c6") && !app.has(".prompt .in-text"))
        .await;
}
