//! Records of draughts: a real game pasted, replayed, saved as PDN, shared as a link and restored; lists of games;
//! unreadable records.

use crate::records::{english, expect_closed, open_text};
use wasm_bindgen_test::*;

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

#[wasm_bindgen_test]
async fn the_window_speaks_of_the_records_of_the_game() {
    let app = english().await;
    app.click("[data-control=records]").await;
    app.expect("the words", "Save as PGN", || app.text("[data-do=save-pgn]")).await;
    open_text(&app, "1. c3-d4 d6-c5 2. b2-c3 f6-g5 *").await;
    expect_closed(&app).await;
    app.expect_paper(&["c3-d4", "d6-c5", "b2-c3", "f6-g5"]).await;
    // A record without the name of its game.
    app.wait_until("the guess is told", || {
        app.texts(".status.notice .words").iter().any(|t| t.contains("Czech"))
    })
    .await;
    app.click("[data-control=records]").await;
    app.expect("the words", "Save as PDN", || app.text("[data-do=save-pgn]")).await;
}

#[wasm_bindgen_test]
async fn a_list_of_games_of_any_kind_is_chosen_from() {
    let app = english().await;
    open_text(&app, &[REAL, "\n", TINY].concat()).await;
    app.wait_until("the list", || app.texts(".games .game").len() == 3).await;
    assert!(app.texts(".games .game")[1].contains("Ada – Ben"), "Black has the first number");
    app.click(".games li:nth-child(2) .game").await;
    expect_closed(&app).await;
    app.expect_paper(&["11-15", "23-19", "8-11"]).await;
    // Black begins, and has the first number.
    assert_eq!(app.text(".sheet .result"), "1-0");
    open_text(&app, &[REAL, "\n", TINY].concat()).await;
    app.wait_until("the list", || app.texts(".games .game").len() == 3).await;
    app.click(".games li:nth-child(3) .game").await;
    app.expect_paper(&["e4", "e5"]).await;
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

#[wasm_bindgen_test]
async fn what_cannot_be_played_is_told_with_its_place() {
    let app = english().await;
    open_text(&app, "[GameType \"20\"]\n\n1. 32-28 19-23\n2. 33-29 14-19 *\n").await;
    app.wait_until("the place", || {
        app.texts(".problems li").iter().any(|t| t.contains("Line 4, character 4"))
    })
    .await;
    app.close_dialog().await;
    app.expect_paper(&["32-28", "19-23"]).await;
    app.wait_until("the rest is kept", || {
        app.texts(".sheet .comment").iter().any(|t| t.contains("33-29 14-19"))
    })
    .await;
}
