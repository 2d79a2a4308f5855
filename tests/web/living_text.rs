//! Written moves in texts stand in their parts, and the move on the board of a lesson is explained part by part.

use crate::app::App;
use crate::app::{key, strings};
use crate::learn::languages;
use notabene::core::notation::Letters;
use wasm_bindgen_test::*;

const PART: &str = ".move-on-board:not(.waiting) .characters";

const SENTENCE: &str = ".move-on-board .sentence";

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

/// Fields that are lit on the board of the lesson, by their numbers.
fn lit(app: &App) -> Vec<String> {
    let read =
        "return Array.from(document.querySelectorAll('.classroom .overlay [data-lit]'), e => e.dataset.lit)";
    strings(&app.script(read, &[]))
}

async fn expect_focus(app: &App, css: &str) {
    app.wait_until(css, || app.has(&format!("{css}:focus"))).await;
}

#[wasm_bindgen_test]
async fn the_parts_are_reached_by_keys() {
    let app = App::speaking("en").await;
    app.script("location.hash = '#learn/notation/L05'", &[]);
    app.find(&format!("{PART} .t-piece")).await;
    // The title gets the focus with the next frame.
    app.let_draw(2).await;
    app.script("document.querySelector(arguments[0]).focus()", &["[data-point='0']".into()]);
    app.keys(key::DOWN).await;
    expect_focus(&app, &format!("{PART} [data-token='0']")).await;
    app.keys(key::RIGHT).await;
    expect_focus(&app, &format!("{PART} .t-piece")).await;
    app.keys(key::RIGHT).await;
    expect_focus(&app, &format!("{PART} .t-to")).await;
    app.wait_until("it is explained", || app.text(SENTENCE).contains("f3")).await;
    // The same keys did not walk through the lesson, and the way back leads to its text.
    assert_eq!(app.attribute("[data-point='0']", "aria-current").as_deref(), Some("step"));
    app.keys(key::UP).await;
    expect_focus(&app, "[data-point='0']").await;
}

#[wasm_bindgen_test]
async fn rule_pages_are_open_and_show_their_rules() {
    let app = App::speaking("en").await;
    for (page, figures, figure) in
        [("draughts", 8, "d-most"), ("chess960", 3, "c960-short"), ("scharten", 18, "support")]
    {
        app.script("location.hash = arguments[0]", &[format!("#{page}").into()]);
        app.expect(page, figures, || app.count("[data-figure] .diagram")).await;
        app.find(&format!("[data-notes={page}] details[open]")).await;
        assert!(!app.has(&format!("[data-notes={page}] details:not([open])")), "{page} is open");
        app.click(&format!("[data-figure='{figure}'] [data-do=open]")).await;
        app.find("main.page:not(.hidden) .board .piece").await;
    }
    app.script("location.hash = '#draughts'", &[]);
    app.find("[data-figure='d-most']").await;
    app.expect("the moves", vec!["36x27", "32x23x14"], || texts(&app, "[data-figure='d-most'] .in-text"))
        .await;
}

#[wasm_bindgen_test]
async fn the_move_of_a_lesson_is_explained_part_by_part_in_every_language() {
    for language in languages() {
        let app = App::speaking(language).await;
        app.script("location.hash = '#learn/notation/L05'", &[]);
        let letter = Letters::find(language).unwrap_or_else(Letters::english).pieces[4];
        app.expect("the move", vec![letter, "f3"], || texts(&app, "[data-point='0'] .in-text > span")).await;
        // The line under the points has the same letter.
        app.expect("the same letter", vec![letter], || texts(&app, &format!("{PART} .t-piece .text"))).await;
        app.click(&format!("{PART} .t-to")).await;
        app.wait_until("it is explained", || app.text(SENTENCE).contains("f3")).await;
        app.expect("f3 is lit", vec!["21".to_string()], || lit(&app)).await;
        app.click(&format!("{PART} .t-piece")).await;
        app.wait_until("both fields are lit", || lit(&app).len() == 2).await;
        // The game on the main page is not meant.
        assert!(!app.has("main.page .explain [aria-pressed=true]"), "{language}");
        app.click("[data-point='2']").await;
        app.wait_until("the pawn has no letter", || {
            texts(&app, &format!("{PART} .t-to .text")) == ["e5"] && !app.has(&format!("{PART} .t-piece"))
        })
        .await;
    }
}
