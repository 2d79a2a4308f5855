//! Scharten on paper, as players meet it: records and positions that come in, results, time, links, reloads.

use crate::app::App;
use crate::records::{english, expect_closed, open_text, saved};
use wasm_bindgen_test::*;

const LOUD: &str = "[Event \"Kelder\"]\n[White \"Ada\"]\n[Black \"Ben\"]\n[Variant \"Scharten Loud\"]\n\
    [Rules \"misses=5\"]\n\n1. @e2 {T19} @e7 2. @- @- 3. e4 1/2-0 Wit geeft op\n";

fn status(app: &App) -> String {
    app.attribute(".status", "data-status").unwrap_or_default()
}

#[wasm_bindgen_test]
async fn a_loud_game_comes_in_and_goes_out_whole() {
    let app = english().await;
    open_text(&app, LOUD).await;
    expect_closed(&app).await;
    app.expect_paper(&["@e2", "@e7", "@-", "@-", "e4"]).await;
    app.expect("the fields", 80, || app.count("svg.board path[data-field]")).await;
    app.click("[data-control=last]").await;
    app.expect("four pieces", 4, || app.count(".pieces .piece")).await;
    app.expect("the result", "½-0", || app.text(".sheet .result")).await;
    let pgn = saved(&app).await;
    for part in [
        "[Variant \"Scharten Loud\"]",
        "[Rules \"misses=5\"]",
        "[Result \"1/2-0\"]",
        "{T19}",
        "{Wit geeft op}",
    ] {
        assert!(pgn.contains(part), "{part} is not in {pgn}");
    }
    app.close_dialog().await;
    app.reload().await;
    app.find(".piece").await;
    app.expect_paper(&["@e2", "@e7", "@-", "@-", "e4"]).await;
    assert_eq!(saved(&app).await, pgn, "after a reload");
    assert_eq!(app.console(), [""; 0], "the console");
}

#[wasm_bindgen_test]
async fn every_result_of_scharten_is_offered_and_time_can_be_claimed() {
    let app = english().await;
    app.visit("#g=1EAAQA").await;
    app.expect("the pieces", 36, || app.count(".pieces .piece")).await;
    app.click("[data-control=end]").await;
    app.expect("the results", 7, || app.count(".ends [data-score]")).await;
    app.click(".for-arbiters summary").await;
    for (score, shown) in [("0-0", "0-0"), ("0-1/2", "0-½"), ("1/2-0", "½-0"), ("1-0", "1-0")] {
        app.click(&format!("[data-score='{score}']")).await;
        app.expect("the result", shown, || app.text(".sheet .result")).await;
    }
    app.click("[data-score='*']").await;
    app.click("[data-do=time]").await;
    app.expect("the end", "time", || status(&app)).await;
    app.expect("the result", "0-1", || app.text(".sheet .result")).await;
    app.expect("the other may run out, too", "Both have no time left", || app.text("[data-do=time]")).await;
    app.click("[data-do=time]").await;
    app.expect("the result", "½-½", || app.text(".sheet .result")).await;
    let idle = || app.attribute("[data-do=time]", "aria-disabled").is_some_and(|idle| idle == "true");
    app.wait_until("nothing is left to tell", idle).await;
    app.click("[data-do=time]").await;
    assert_eq!(app.text(".ends .wrong"), "");
    app.close_dialog().await;
    app.click("[data-control=undo]").await;
    app.expect("the game goes on", "ongoing", || status(&app)).await;
    // An arbiter of chess has them, too.
    app.visit("#g=1AAAQA").await;
    app.expect("the pieces", 32, || app.count(".pieces .piece")).await;
    app.click("[data-control=end]").await;
    app.expect("the results", 7, || app.count(".ends [data-score]")).await;
}

#[wasm_bindgen_test]
async fn a_position_and_a_file_of_both_families_are_opened() {
    let app = english().await;
    open_text(&app, "5k4/10/10/10/10/10/10/R4K4 w o1e1 - 0 1 3/3 0/0").await;
    expect_closed(&app).await;
    app.expect("the fields", 80, || app.count("svg.board path[data-field]")).await;
    app.expect("the pieces", 3, || app.count(".pieces .piece")).await;
    open_text(&app, &format!("[Event \"one\"]\n[White \"Cleo\"]\n\n1. e4 e5 1-0\n\n{LOUD}")).await;
    app.expect("the list", 2, || app.count("dialog[open] .games .game")).await;
    app.click(".games li:nth-child(2) .game").await;
    expect_closed(&app).await;
    app.expect_paper(&["@e2", "@e7", "@-", "@-", "e4"]).await;
}

#[wasm_bindgen_test]
async fn a_position_of_scharten_is_set_up_and_played() {
    let app = english().await;
    app.visit("#setup").await;
    app.click(".extras input[value=scharten-loud]").await;
    app.expect("only kings", 2, || app.count(".setup .pieces .piece")).await;
    app.expect("six numbers", 6, || app.count("[data-counter]")).await;
    app.expect("both never moved", 2, || app.count("[data-right]:checked")).await;
    app.fill("[data-counter='2']", "4").await;
    app.script(
        "document.querySelector('[data-counter=\"2\"]').dispatchEvent(new Event('change', {bubbles: true}))",
        &[],
    );
    app.wait_until("the text follows", || app.property("#fen", "value").contains(" 4/17 ")).await;
    app.click("[data-act=play]").await;
    app.wait_until("the game is there", || !app.has("#fen")).await;
    assert!(saved(&app).await.contains("[FEN \"5k4/10/10/10/10/10/10/5K4 w e1e8 - 0 1 4/17 0/0\"]"));
}
