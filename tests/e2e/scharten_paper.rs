//! Scharten on paper, as players meet it: records and positions that come in, results, time, links, reloads.

use crate::app::App;
use crate::records::{english, expect_closed, open_text, saved};

const LOUD: &str = "[Event \"Kelder\"]\n[White \"Ada\"]\n[Black \"Ben\"]\n[Variant \"Scharten Loud\"]\n\
    [Rules \"misses=5\"]\n\n1. @e2 {T19} @e7 2. @- @- 3. e4 1/2-0 Wit geeft op\n";

fn status(app: &App) -> String {
    app.attribute(".status", "data-status").unwrap_or_default()
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_loud_game_comes_in_and_goes_out_whole() {
    let app = english();
    open_text(&app, LOUD);
    expect_closed(&app);
    app.expect_paper(&["@e2", "@e7", "@-", "@-", "e4"]);
    app.expect("the fields", 80, || app.count("svg.board path[data-field]"));
    app.click("[data-control=last]");
    app.expect("four pieces", 4, || app.count(".pieces .piece"));
    app.expect("the result", "½-0", || app.text(".sheet .result"));
    let pgn = saved(&app);
    for part in [
        "[Variant \"Scharten Loud\"]",
        "[Rules \"misses=5\"]",
        "[Result \"1/2-0\"]",
        "{T19}",
        "{Wit geeft op}",
    ] {
        assert!(pgn.contains(part), "{part} is not in {pgn}");
    }
    app.close_dialog();
    app.reload();
    app.find(".piece");
    app.expect_paper(&["@e2", "@e7", "@-", "@-", "e4"]);
    assert_eq!(saved(&app), pgn, "after a reload");
    assert_eq!(app.console(), [""; 0], "the console");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn every_result_of_scharten_is_offered_and_time_can_be_claimed() {
    let app = english();
    app.visit("#g=1EAAQA");
    app.expect("the pieces", 36, || app.count(".pieces .piece"));
    app.click("[data-control=end]");
    app.expect("the results", 7, || app.count(".ends [data-score]"));
    for (score, shown) in [("0-0", "0-0"), ("0-1/2", "0-½"), ("1/2-0", "½-0"), ("1-0", "1-0")] {
        app.click(&format!("[data-score='{score}']"));
        app.expect("the result", shown, || app.text(".sheet .result"));
    }
    app.click("[data-score='*']");
    app.click("[data-do=time]");
    app.expect("the end", "time", || status(&app));
    app.expect("the result", "0-1", || app.text(".sheet .result"));
    app.expect("the other may run out, too", "Both have no time left", || app.text("[data-do=time]"));
    app.click("[data-do=time]");
    app.expect("the result", "½-½", || app.text(".sheet .result"));
    let idle = || app.attribute("[data-do=time]", "aria-disabled").is_some_and(|idle| idle == "true");
    app.wait_until("nothing is left to tell", idle);
    app.click("[data-do=time]");
    assert_eq!(app.text(".ends .wrong"), "");
    app.shot("scharten-time");
    app.close_dialog();
    app.click("[data-control=undo]");
    app.expect("the game goes on", "ongoing", || status(&app));
    // An arbiter of chess has them, too.
    app.visit("#g=1AAAQA");
    app.expect("the pieces", 32, || app.count(".pieces .piece"));
    app.click("[data-control=end]");
    app.expect("the results", 7, || app.count(".ends [data-score]"));
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_position_and_a_file_of_both_families_are_opened() {
    let app = english();
    open_text(&app, "5k4/10/10/10/10/10/10/R4K4 w o1e1 - 0 1 3/3 0/0");
    expect_closed(&app);
    app.expect("the fields", 80, || app.count("svg.board path[data-field]"));
    app.expect("the pieces", 3, || app.count(".pieces .piece"));
    open_text(&app, &format!("[Event \"one\"]\n[White \"Cleo\"]\n\n1. e4 e5 1-0\n\n{LOUD}"));
    app.expect("the list", 2, || app.count("dialog[open] .games .game"));
    app.click(".games li:nth-child(2) .game");
    expect_closed(&app);
    app.expect_paper(&["@e2", "@e7", "@-", "@-", "e4"]);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_position_of_scharten_is_set_up_and_played() {
    let app = english();
    app.visit("#setup");
    app.click("[data-key=scharten-loud]");
    app.expect("only kings", 2, || app.count(".setup .pieces .piece"));
    app.expect("six numbers", 6, || app.count("[data-counter]"));
    app.expect("both never moved", 2, || app.count("[data-switch]:checked"));
    app.fill("[data-key=counter-2]", "4");
    app.script(
        "document.querySelector('[data-key=counter-2]').dispatchEvent(new Event('change', {bubbles: true}))",
        &[],
    );
    app.wait_until("the text follows", || app.property("#fen", "value").contains(" 4/17 "));
    app.shot("scharten-setup");
    app.click("[data-key=play]");
    app.wait_until("the game is there", || !app.has("#fen"));
    assert!(saved(&app).contains("[FEN \"5k4/10/10/10/10/10/10/5K4 w e1e8 - 0 1 4/17 0/0\"]"));
}
