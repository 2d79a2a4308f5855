//! Ways of practising with the score sheet: dictation, order, two players, find the slip, repair, arbiter.

use crate::app::App;
use crate::browser::{Pointer, key};
use crate::sheet::{look, open, place, play, square};

/// Writes with keys into the place that is open.
#[track_caller]
fn write(app: &App, pen: &str, text: &str) {
    app.fill(&format!("[data-pen={pen}]"), text);
    app.keys(key::ENTER);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn the_order_is_kept_by_who_has_black() {
    let app = App::french();
    open(&app, "order");
    app.pick("select[name=side]", "black");
    app.wait_until("the program has opened", || app.has(".board-place .turn.black"));
    app.wait_until("its move has to be noted", || app.has("[data-deed=theirs][aria-current=step]"));
    // Whoever does not know how to write it asks.
    write(&app, "order", "Ta9");
    app.wait_until("it is answered", || !app.text(".pen .look").is_empty());
    app.click("[data-do=ask]");
    let right = app.text(".answer .right .ink");
    assert!(right.len() >= 2, "{right}");
    write(&app, "order", &right);
    app.wait_until("it is right", || look(&app, "order", 0).contains("right"));
    assert_eq!(place(&app, "order", 0), right);
    app.wait_until("the own move comes next", || app.has("[data-deed=play][aria-current=step]"));
    // The board is seen from Black's side. Nothing that White can begin with hinders this move.
    for name in ["e7", "e5"] {
        app.tap(Pointer::Mouse, square(&app, name, true));
    }
    app.wait_until("the clock comes next", || app.has("[data-deed=press][aria-current=step]"));
    app.click("[data-do=press]");
    app.wait_until("the own move is to be noted", || app.has("[data-deed=own][aria-current=step]"));
    write(&app, "order", "e5");
    app.wait_until("it is right", || look(&app, "order", 1).contains("right"));
    app.wait_until("the program has answered", || {
        app.has(".board-place .turn.black") && app.has("[data-deed=theirs][aria-current=step]")
    });
    app.wait_until("its place waits", || app.has("[data-paper=order] [data-ply='2'][aria-current=step]"));
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn empty_rows_wait_and_a_sheet_keeps_its_letters() {
    let app = App::french();
    open(&app, "write");
    let rows = "return [...document.querySelectorAll('[data-paper=write] tbody tr')]
        .filter(row => row.getClientRects().length).length";
    app.expect("a few rows", 10, || app.script(rows, &[]).as_u64().unwrap_or_default());
    app.click("[data-do=rows]");
    app.expect("all rows", 60, || app.script(rows, &[]).as_u64().unwrap_or_default());
    app.click("[data-do=rows]");
    let shown = |css: &str| {
        let seen = "return document.querySelector(arguments[0]).getClientRects().length > 0";
        app.script(seen, &[css.into()]) == true
    };
    assert!(shown(".letters-of select"));
    app.pick(".letters-of select", "nl");
    play(&app, Pointer::Mouse, "g1", "f3");
    write(&app, "write", "Pf3");
    app.wait_until("it is right in the letters that were picked", || {
        look(&app, "write", 0).contains("right")
    });
    assert!(!shown(".letters-of select"), "the sheet stays in its letters");
    assert!(app.text(".letters-of .stay").contains("K D T L P"), "{}", app.text(".letters-of .stay"));
}
