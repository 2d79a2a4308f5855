//! Ends declared by players: offers, resignation, claims, results from paper.

use crate::app::App;
use crate::browser::Pointer;
use crate::records::{english, saved};

fn status(app: &App) -> String {
    app.attribute(".status", "data-status").unwrap_or_default()
}

/// Plays, and opens the dialog of the last move.
#[track_caller]
fn beside(app: &App, squares: &[&str]) {
    app.tap_squares(Pointer::Mouse, squares);
    app.click("[data-control=beside]");
    app.find("dialog[open] .ends");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_draw_is_offered_and_agreed() {
    let app = english();
    beside(&app, &["e2", "e4"]);
    app.click("[data-do=agree]");
    app.wait_until("nobody has offered", || app.text(".ends .wrong").contains("Nobody has offered"));
    app.click("[data-do=offer]");
    app.expect("the offer", Some("true".into()), || app.attribute("[data-do=offer]", "aria-pressed"));
    app.close_dialog();
    app.wait_until("it is on the paper", || app.text(".sheet").contains("(=)"));
    assert!(saved(&app).contains("[%offer]"), "{}", saved(&app));
    app.click("[data-control=beside]");
    app.click("[data-do=agree]");
    app.expect("the end", "agreed", || status(&app));
    app.close_dialog();
    app.expect("the result", "½-½", || app.text(".sheet .result"));
    assert!(saved(&app).contains("1/2-1/2"), "{}", saved(&app));
    app.reload();
    app.find(".piece");
    app.expect("the end", "agreed", || status(&app));
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn who_resigns_moves_no_more_until_it_is_taken_back() {
    let app = english();
    beside(&app, &["e2", "e4"]);
    app.click("[data-do=resign]");
    app.expect("the end", "resigned", || status(&app));
    app.shot("resigned");
    app.close_dialog();
    app.expect("the result", "1-0", || app.text(".sheet .result"));
    assert!(app.text(".status .words").contains("Black resigns"), "{}", app.text(".status .words"));
    app.tap_squares(Pointer::Mouse, &["e7", "e5"]);
    app.expect_notice();
    app.expect_paper(&["e4"]);
    app.click("[data-control=undo]");
    app.expect("the game goes on", "ongoing", || status(&app));
    app.expect_paper(&["e4"]);
    app.tap_squares(Pointer::Mouse, &["e7", "e5"]);
    app.expect_paper(&["e4", "e5"]);
    assert!(saved(&app).contains("[Result \"*\"]"), "{}", saved(&app));
}

/// Knights move out and back: after eight plies the start occurs for the third time.
const HOME: [&str; 16] =
    ["g1", "f3", "g8", "f6", "f3", "g1", "f6", "g8", "g1", "f3", "g8", "f6", "f3", "g1", "f6", "g8"];

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_draw_is_claimed_when_it_is_there() {
    let app = english();
    beside(&app, &HOME[..14]);
    app.click("[data-do=claim]");
    app.wait_until("the claim is wrong", || app.text(".ends .wrong").contains("So far it has come: 2."));
    app.expect("the game goes on", "ongoing", || status(&app));
    app.close_dialog();
    beside(&app, &HOME[14..]);
    app.click("[data-do=claim]");
    app.expect("the end", "draw:repetition3", || status(&app));
    app.close_dialog();
    app.expect("the result", "½-½", || app.text(".sheet .result"));
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_draw_is_claimed_with_a_written_move() {
    let app = english();
    beside(&app, &HOME[..14]);
    app.fill("input[name=claimed]", "Nd5");
    app.click("[data-do=claim]");
    app.wait_until("the claim is wrong", || !app.text(".ends .wrong").is_empty());
    app.fill("input[name=claimed]", "Nh9");
    app.click("[data-do=claim]");
    app.wait_until("the claim is wrong", || !app.text(".ends .wrong").is_empty());
    app.expect("the game goes on", "ongoing", || status(&app));
    app.fill("input[name=claimed]", "Ng8");
    app.click("[data-do=claim]");
    app.expect("the end", "draw:repetition3", || status(&app));
    app.shot("claimed");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_result_from_paper_is_written() {
    let app = english();
    beside(&app, &["e2", "e4"]);
    for (score, shown) in [("1-0", "1-0"), ("0-1", "0-1"), ("1/2-1/2", "½-½")] {
        app.click(&format!("[data-score='{score}']"));
        app.expect("the result", shown, || app.text(".sheet .result"));
        app.expect("pressed", 1, || app.count("[data-score][aria-pressed=true]"));
    }
    app.click("[data-score='*']");
    app.expect("no result", "", || app.text(".sheet .result"));
}
