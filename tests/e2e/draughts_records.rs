//! Records of draughts: a real game pasted, replayed, saved as PDN, shared as a link and restored; lists of games;
//! unreadable records.

use crate::app::App;
use crate::browser::key;
use crate::links::copied;
use crate::records::{english, expect_closed, open_text, saved_as};

/// The first moves of Ndjofang against Heusdens (2003), with annotations.
const REAL: &str = r#"[Event "World championship"]
[Date "2003.05.23"]
[White "Ndjofang"]
[Black "Heusdens"]
[Result "1/2-1/2"]
[GameType "20"]

1. 32-28 17-22 2. 28x17 12x21 {the other way round: 11x22} 3. 31-26 7-12! 4. 26x17 12x21
(4... 11x22 5. 37-32) 5. 36-31 19-23 {[%clk 1:55:21]} 1/2-1/2
"#;

/// The main line on the score sheet.
const MAIN: [&str; 10] =
    ["32-28", "17-22", "28x17", "12x21", "31-26", "7-12", "26x17", "12x21", "36-31", "19-23"];

/// The moves of the main line, without annotations.
fn main_line(app: &App) -> Vec<String> {
    let all = app.texts(".sheet .move");
    let moves = all.iter().map(|m| m.trim_matches(|c: char| "!?".contains(c)).to_string());
    moves.map(|m| m.split("1:55").next().unwrap_or_default().to_string()).collect()
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_real_game_is_walked_saved_sent_and_kept() {
    let app = english();
    open_text(&app, REAL);
    expect_closed(&app);
    app.expect_current(&[]);
    let written = main_line(&app);
    for m in MAIN {
        assert!(written.iter().any(|w| w == m), "{m} in {written:?}");
    }
    for m in ["32-28", "17-22", "28x17", "12x21", "31-26"] {
        app.keys(key::RIGHT);
        app.expect_current(&[m]);
    }
    app.shot("draughts-record");
    assert_eq!(app.text(".sheet .result"), "1-1");
    let pdn = saved_as(&app, "notabene.pdn");
    for part in
        ["[GameType \"20,W,10,10,N2,0\"]", "[Result \"1-1\"]", "[White \"Ndjofang\"]", "7-12!", "5. 37-32"]
    {
        assert!(pdn.contains(part), "{part} in {pdn}");
    }
    assert!(!pdn.contains("[FEN"), "{pdn}");
    let link = copied(&app);
    app.reload();
    app.find(".piece");
    app.expect_current(&["31-26"]);
    assert_eq!(saved_as(&app, "notabene.pdn"), pdn, "after a reload");
    app.script("localStorage.clear()", &[]);
    app.goto("about:blank");
    app.goto(&link);
    app.find(".piece");
    app.expect_current(&["31-26"]);
    assert_eq!(saved_as(&app, "notabene.pdn"), pdn, "from a link");
    assert_eq!(app.console(), [""; 0], "the console");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn the_window_speaks_of_the_records_of_the_game() {
    let app = english();
    app.click("[data-control=records]");
    app.expect("the words", "Save as PGN", || app.text("[data-do=save-pgn]"));
    open_text(&app, "1. c3-d4 d6-c5 2. b2-c3 f6-g5 *");
    expect_closed(&app);
    app.expect_paper(&["c3-d4", "d6-c5", "b2-c3", "f6-g5"]);
    // A record without the name of its game.
    app.wait_until("the guess is told", || {
        app.texts(".status.notice .words").iter().any(|t| t.contains("Czech"))
    });
    app.shot("draughts-guess");
    app.click("[data-control=records]");
    app.expect("the words", "Save as PDN", || app.text("[data-do=save-pgn]"));
    app.shot("draughts-records");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_list_of_games_of_any_kind_is_chosen_from() {
    let app = english();
    open_text(&app, &[REAL, "\n", TINY].concat());
    app.wait_until("the list", || app.texts(".games .game").len() == 3);
    app.shot("draughts-list");
    assert!(app.texts(".games .game")[1].contains("Ada – Ben"), "Black has the first number");
    app.click(".games li:nth-child(2) .game");
    expect_closed(&app);
    app.expect_paper(&["11-15", "23-19", "8-11"]);
    // Black begins, and has the first number.
    assert_eq!(app.text(".sheet .result"), "1-0");
    open_text(&app, &[REAL, "\n", TINY].concat());
    app.wait_until("the list", || app.texts(".games .game").len() == 3);
    app.click(".games li:nth-child(3) .game");
    app.expect_paper(&["e4", "e5"]);
}

/// A game of checkers and one of chess.
const TINY: &str = r#"[Event "Checkers"]
[Black "Ada"]
[White "Ben"]
[Result "1-0"]

1. 11-15 23-19 2. 8-11 1-0

[Event "Chess"]
[White "Cleo"]
[Black "Dan"]

1. e4 e5 *
"#;

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn what_cannot_be_played_is_told_with_its_place() {
    let app = english();
    open_text(&app, "[GameType \"20\"]\n\n1. 32-28 19-23\n2. 33-29 14-19 *\n");
    app.wait_until("the place", || {
        app.texts(".problems li").iter().any(|t| t.contains("Line 4, character 4"))
    });
    app.shot("draughts-fault");
    app.close_dialog();
    app.expect_paper(&["32-28", "19-23"]);
    app.wait_until("the rest is kept", || {
        app.texts(".sheet .comment").iter().any(|t| t.contains("33-29 14-19"))
    });
}
