//! Ends of games of draughts in the browser: blocked, by counters, claimed, resigned; and options.

use crate::app::App;
use crate::browser::Pointer;
use crate::draughts_play::{begin, expect_status, tap, with};
use crate::records::english;

const INTERNATIONAL: &str = "draughts/international";

fn words(app: &App) -> String {
    app.text(".status .words")
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn whoever_is_blocked_has_lost() {
    let app = with(INTERNATIONAL, "W:W31,37,50:B26");
    tap(&app, Pointer::Mouse, INTERNATIONAL, "50 45");
    expect_status(&app, "no_moves");
    app.expect("the sentence", "The other side has no move left. White wins.", || words(&app));
    app.expect("the result", "2-0", || app.text(".sheet .result"));
    app.shot("blocked");
    tap(&app, Pointer::Mouse, INTERNATIONAL, "45 40");
    app.expect_notice();
    app.click("[data-control=undo]");
    expect_status(&app, "ongoing");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn quiet_moves_are_counted_until_the_draw() {
    let app = with(INTERNATIONAL, "W:WK47,36:BK5,15:H48:F30");
    app.expect("the counter", "Nothing taken, no man moved: 24 of 25 moves each", || app.text(".tallies"));
    app.shot("counter");
    tap(&app, Pointer::Mouse, INTERNATIONAL, "47 42 5 10");
    expect_status(&app, "draw:quiet");
    app.expect("the result", "1-1", || app.text(".sheet .result"));
    app.reload();
    app.find(".piece");
    expect_status(&app, "draw:quiet");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_draw_is_claimed_when_it_is_there() {
    let game = "draughts/czech";
    let app = with(game, "W:WKc1,a3:BKf8,h6");
    tap(&app, Pointer::Mouse, game, "c1 d2 f8 e7 d2 c1 e7 f8 c1 d2 f8 e7 d2 c1");
    app.expect("the counter", true, || app.text(".tallies").contains("This position: 2 of 3 times"));
    app.click("[data-control=beside]");
    app.find("dialog[open] .ends");
    app.click("[data-do=claim]");
    app.wait_until("the claim is wrong", || app.text(".ends .wrong").contains("Nothing to claim yet"));
    app.close_dialog();
    tap(&app, Pointer::Mouse, game, "e7 f8");
    app.wait_until("a claim is possible", || words(&app).contains("may be claimed"));
    app.click("[data-control=beside]");
    app.click("[data-do=claim]");
    expect_status(&app, "draw:repetition3");
    app.close_dialog();
    app.expect("the result", "½-½", || app.text(".sheet .result"));
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn who_resigns_has_lost_two_points() {
    let app = english();
    begin(&app, INTERNATIONAL, false);
    tap(&app, Pointer::Mouse, INTERNATIONAL, "32 28");
    app.click("[data-control=beside]");
    app.find("dialog[open] .ends");
    app.click("[data-do=resign]");
    expect_status(&app, "resigned");
    app.close_dialog();
    app.expect("the result", "2-0", || app.text(".sheet .result"));
    assert!(words(&app).contains("Black resigns"), "{}", words(&app));
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_capture_left_undone_is_forced_or_stands() {
    let app = english();
    app.click("[data-control=new]");
    app.click(&format!("dialog [data-game='{INTERNATIONAL}'] input"));
    app.click("[data-control=agree]");
    app.click("dialog [data-option=irregular] [data-value=allowed]");
    app.shot("agree");
    app.click("dialog button[type=submit]");
    app.expect("all men", 40, || app.count(".pieces .piece"));
    tap(&app, Pointer::Mouse, INTERNATIONAL, "32 28 19 23");
    app.expect("the moves", 2, || app.count(".sheet .move"));
    // 28x19 is a duty; White moves past it.
    tap(&app, Pointer::Mouse, INTERNATIONAL, "34 30");
    app.expect("the moves", 3, || app.count(".sheet .move"));
    app.wait_until("Black is told", || app.text(".slip").contains("Black may have it taken back"));
    app.shot("slip");
    app.click("[data-do=force]");
    app.expect("the moves", 2, || app.count(".sheet .move"));
    app.expect("nothing is left to force", 0, || app.count(".slip"));
    tap(&app, Pointer::Mouse, INTERNATIONAL, "34 30 23 32");
    app.expect("it stands", 4, || app.count(".sheet .move"));
    app.expect("nothing is left to force", 0, || app.count(".slip"));
}
