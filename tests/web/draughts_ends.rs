//! Ends of games of draughts in the browser: blocked, by counters, claimed, resigned; and options.

use crate::app::App;
use crate::draughts_play::{begin, expect_status, tap, with};
use crate::records::english;
use wasm_bindgen_test::*;

const INTERNATIONAL: &str = "draughts/international";

fn words(app: &App) -> String {
    app.text(".status .words")
}

#[wasm_bindgen_test]
async fn whoever_is_blocked_has_lost() {
    let app = with(INTERNATIONAL, "W:W31,37,50:B26").await;
    tap(&app, INTERNATIONAL, "50 45").await;
    expect_status(&app, "no_moves").await;
    app.expect("the sentence", "The other side has no move left. White wins.", || words(&app)).await;
    app.expect("the result", "2-0", || app.text(".sheet .result")).await;
    tap(&app, INTERNATIONAL, "45 40").await;
    app.expect_notice().await;
    app.click("[data-control=undo]").await;
    expect_status(&app, "ongoing").await;
}

#[wasm_bindgen_test]
async fn quiet_moves_are_counted_until_the_draw() {
    let app = with(INTERNATIONAL, "W:WK47,36:BK5,15:H48:F30").await;
    app.expect("the counter", "Nothing taken, no man moved; moves of each player: 24 of 25", || {
        app.text(".tallies")
    })
    .await;
    tap(&app, INTERNATIONAL, "47 42 5 10").await;
    expect_status(&app, "draw:quiet").await;
    app.expect("the result", "1-1", || app.text(".sheet .result")).await;
    app.reload().await;
    app.find(".piece").await;
    expect_status(&app, "draw:quiet").await;
}

#[wasm_bindgen_test]
async fn a_draw_is_claimed_when_it_is_there() {
    let game = "draughts/czech";
    let app = with(game, "W:WKc1,a3:BKf8,h6").await;
    tap(&app, game, "c1 d2 f8 e7 d2 c1 e7 f8 c1 d2 f8 e7 d2 c1").await;
    app.expect("the counter", true, || app.text(".tallies").contains("This position: 2 of 3 times")).await;
    app.click("[data-control=beside]").await;
    app.find("dialog[open] .ends").await;
    app.click("[data-do=claim]").await;
    app.wait_until("the claim is wrong", || app.text(".ends .wrong").contains("Nothing to claim yet")).await;
    app.close_dialog().await;
    tap(&app, game, "e7 f8").await;
    app.wait_until("a claim is possible", || words(&app).contains("may be claimed")).await;
    app.click("[data-control=beside]").await;
    app.click("[data-do=claim]").await;
    expect_status(&app, "draw:repetition3").await;
    app.close_dialog().await;
    app.expect("the result", "½-½", || app.text(".sheet .result")).await;
}

#[wasm_bindgen_test]
async fn who_resigns_has_lost_two_points() {
    let app = english().await;
    begin(&app, INTERNATIONAL, false).await;
    tap(&app, INTERNATIONAL, "32 28").await;
    app.click("[data-control=beside]").await;
    app.find("dialog[open] .ends").await;
    app.click("[data-do=resign]").await;
    expect_status(&app, "resigned").await;
    app.expect("the result", "2-0", || app.text(".sheet .result")).await;
    assert!(words(&app).contains("Black resigns"), "{}", words(&app));
}

#[wasm_bindgen_test]
async fn a_capture_left_undone_is_forced_or_stands() {
    let app = english().await;
    app.click("[data-control=new]").await;
    app.click(&format!("dialog [data-game='{INTERNATIONAL}'] input")).await;
    app.click("[data-control=agree]").await;
    app.click("dialog [data-option=irregular] [data-value=allowed]").await;
    app.click("dialog button[type=submit]").await;
    app.expect("all men", 40, || app.count(".pieces .piece")).await;
    tap(&app, INTERNATIONAL, "32 28 19 23").await;
    app.expect("the moves", 2, || app.count(".sheet .move")).await;
    // 28x19 is a duty; White moves past it.
    tap(&app, INTERNATIONAL, "34 30").await;
    app.expect("the moves", 3, || app.count(".sheet .move")).await;
    app.wait_until("Black is told", || app.text(".slip").contains("Black may have it taken back")).await;
    app.click("[data-do=force]").await;
    app.expect("the moves", 2, || app.count(".sheet .move")).await;
    app.expect("nothing is left to force", 0, || app.count(".slip")).await;
    tap(&app, INTERNATIONAL, "34 30 23 32").await;
    app.expect("it stands", 4, || app.count(".sheet .move")).await;
    app.expect("nothing is left to force", 0, || app.count(".slip")).await;
}
