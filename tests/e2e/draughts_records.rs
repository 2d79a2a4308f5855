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
    let pdn = saved_as(&app, "Ndjofang-Heusdens.pdn");
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
    assert_eq!(saved_as(&app, "Ndjofang-Heusdens.pdn"), pdn, "after a reload");
    app.script("localStorage.clear()", &[]);
    app.goto("about:blank");
    app.goto(&link);
    app.find(".piece");
    app.expect_current(&["31-26"]);
    assert_eq!(saved_as(&app, "Ndjofang-Heusdens.pdn"), pdn, "from a link");
    assert_eq!(app.console(), [""; 0], "the console");
}
