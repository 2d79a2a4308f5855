//! Ways of practising with the score sheet: the order for who has Black, and rows and letters of a sheet.

use crate::app::{App, key};
use crate::seen::Styled;
use crate::sheet::{look, open, place, play};
use wasm_bindgen_test::*;

/// Writes with keys into the place that is open.
async fn write(app: &App, pen: &str, text: &str) {
    app.fill(&format!("[data-pen={pen}]"), text).await;
    app.keys(key::ENTER).await;
}

#[wasm_bindgen_test]
async fn the_order_is_kept_by_who_has_black() {
    let app = App::french().await;
    open(&app, "order").await;
    app.pick("select[name=side]", "black").await;
    app.wait_until("the program has opened", || app.has(".board-place .turn.black")).await;
    app.wait_until("its move has to be noted", || app.has("[data-deed=theirs][aria-current=step]")).await;
    // Whoever does not know how to write it asks.
    write(&app, "order", "Ta9").await;
    app.wait_until("it is answered", || !app.text(".pen .look").is_empty()).await;
    app.click("[data-do=ask]").await;
    app.find(".answer .right .ink").await;
    let right = app.text(".answer .right .ink");
    assert!(right.len() >= 2, "{right}");
    write(&app, "order", &right).await;
    app.wait_until("it is right", || look(&app, "order", 0).contains("right")).await;
    assert_eq!(place(&app, "order", 0), right);
    app.wait_until("the own move comes next", || app.has("[data-deed=play][aria-current=step]")).await;
    // The board is seen from Black's side. Nothing that White can begin with hinders this move.
    for name in ["e7", "e5"] {
        app.click(&format!(".practice .grid [data-cell='{}']", crate::app::square(name))).await;
    }
    app.wait_until("the clock comes next", || app.has("[data-deed=press][aria-current=step]")).await;
    app.click("[data-do=press]").await;
    app.wait_until("the own move is to be noted", || app.has("[data-deed=own][aria-current=step]")).await;
    write(&app, "order", "e5").await;
    app.wait_until("it is right", || look(&app, "order", 1).contains("right")).await;
    app.wait_until("the program has answered", || {
        app.has(".board-place .turn.black") && app.has("[data-deed=theirs][aria-current=step]")
    })
    .await;
    app.wait_until("its place waits", || app.has("[data-paper=order] [data-ply='2'][aria-current=step]"))
        .await;
}

#[wasm_bindgen_test]
async fn empty_rows_wait_and_a_sheet_keeps_its_letters() {
    let _styles = Styled::new();
    let app = App::french().await;
    open(&app, "write").await;
    let rows = "return [...document.querySelectorAll('[data-paper=write] tbody tr')]
        .filter(row => row.getClientRects().length).length";
    app.expect("a few rows", 10, || app.script(rows, &[]).as_u64().unwrap_or_default()).await;
    app.click("[data-do=rows]").await;
    app.expect("all rows", 60, || app.script(rows, &[]).as_u64().unwrap_or_default()).await;
    app.click("[data-do=rows]").await;
    let shown = |css: &str| {
        let seen = "return document.querySelector(arguments[0]).getClientRects().length > 0";
        app.script(seen, &[css.into()]) == true
    };
    assert!(shown(".letters-of select"));
    app.pick(".letters-of select", "nl").await;
    play(&app, "g1", "f3").await;
    write(&app, "write", "Pf3").await;
    app.wait_until("it is right in the letters that were picked", || {
        look(&app, "write", 0).contains("right")
    })
    .await;
    assert!(!shown(".letters-of select"), "the sheet stays in its letters");
    assert!(app.text(".letters-of .stay").contains("K D T L P"), "{}", app.text(".letters-of .stay"));
}
