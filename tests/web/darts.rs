//! The loud game: darts on the screen and real ones, lost darts, darts in check.

use crate::app::App;
use crate::app::key;
use wasm_bindgen_test::*;

/// The start of a loud game.
const START: &str = "5k4/10/10/10/10/10/10/5K4 w e1e8 - 0 1 17/17 0/0";

async fn loud(position: &str) -> App {
    App::french_with("scharten-loud", position, "*").await
}

/// Selects a dart to throw.
async fn take(app: &App) {
    app.click("[data-do=throw]").await;
    app.find("dialog[open] .dart-throw").await;
}

/// Enters the bed of a real dart by its button, and returns to the game.
async fn tell(app: &App, ring: &str) {
    take(app).await;
    app.click("[data-way=real]").await;
    app.click(&format!("[data-ring='{ring}']")).await;
    app.click("[data-do=take]").await;
    app.find(".dart-throw.landed").await;
    app.click("[data-do=back]").await;
    app.wait_until("the window is closed", || !app.has("dialog[open]")).await;
}

async fn expect_status(app: &App, status: &str) {
    app.expect("the status", Some(status.to_string()), || app.attribute(".status", "data-status")).await;
}

/// The pieces that a side has still to throw, and its lost darts.
fn heap(app: &App, side: &str) -> (Vec<String>, usize) {
    let row = format!(".heap[data-side={side}]");
    (app.texts(&format!("{row} b")), app.count(&format!("{row} .dart.lost")))
}

#[wasm_bindgen_test]
async fn three_lost_darts_in_a_row_lose_the_game() {
    let app = loud(START).await;
    for (n, ring) in ["0", "T20", "25", "T20"].into_iter().enumerate() {
        tell(&app, ring).await;
        app.expect("the number of turns", n + 1, || app.count(".sheet .move")).await;
    }
    // The second T20 was thrown already.
    assert_eq!((heap(&app, "white").1, heap(&app, "black").1), (2, 1));
    expect_status(&app, "ongoing").await;
    take(&app).await;
    app.click("[data-way=real]").await;
    app.click("[data-ring='50']").await;
    app.click("[data-do=take]").await;
    app.wait_until("the end is told", || app.text(".dart-throw .told").contains("50")).await;
    assert!(!app.has("[data-do=again]"), "nobody throws any more");
    app.click("[data-do=back]").await;
    expect_status(&app, "fogling").await;
    assert_eq!(app.attribute("[data-do=throw]", "aria-disabled").as_deref(), Some("true"));
    app.click("[data-control=undo]").await;
    expect_status(&app, "ongoing").await;
    assert_eq!(heap(&app, "white").1, 2);
}

#[wasm_bindgen_test]
async fn more_lost_darts_than_are_drawn_are_counted() {
    let app = loud(START).await;
    assert_eq!(app.count(".heap[data-side=white] .dart"), 3);
    app.put_kept(
        "notabene 2\nscharten-loud\n[Variant \"Scharten Loud\"]\n[Rules \"misses=12\"]\n\n1. @- {[%here]} *\n",
    );
    app.reload().await;
    app.expect("the count", "1\u{a0}/\u{a0}12", || app.text(".heap[data-side=white] .misses")).await;
    assert_eq!(app.text(".heap[data-side=black] .misses"), "0\u{a0}/\u{a0}12");
}

#[wasm_bindgen_test]
async fn keys_alone_throw_and_tell() {
    let app = loud(START).await;
    app.keys("t").await;
    app.find("dialog[open] .target").await;
    app.pick("dialog select[data-setting=Hand]", "exact").await;
    app.script("document.querySelector('.target').focus()", &[]);
    // From the middle of F3 into the treble.
    app.keys(&key::UP.repeat(4)).await;
    app.expect("the aim", Some("T3".to_string()), || app.attribute(".lit", "data-aimed")).await;
    app.keys(" ").await;
    app.find(".dart-throw.landed").await;
    let focused = "return document.activeElement.dataset.do || ''";
    app.wait_until("the way back has the focus", || app.script(focused, &[]) == "back").await;
    app.keys(key::ENTER).await;
    app.expect_paper(&["@e3"]).await;

    app.keys("t").await;
    app.find("dialog[open] .target").await;
    app.click("[data-way=real]").await;
    app.fill("dialog input[name=bed]", "S5").await;
    app.keys(key::ENTER).await;
    app.wait_until("the right form is told", || !app.text(".typed .wrong").is_empty()).await;
    let idle = || app.attribute("[data-do=take]", "aria-disabled").unwrap_or_default();
    assert_eq!(idle(), "true");
    app.fill("dialog input[name=bed]", "t5").await;
    app.expect("each character counts", "false", idle).await;
    app.keys(key::ENTER).await;
    app.find(".dart-throw.landed").await;
    app.wait_until("the way back has the focus", || app.script(focused, &[]) == "back").await;
    app.keys(key::ENTER).await;
    app.expect_paper(&["@e3", "@f6"]).await;

    app.keys("t").await;
    app.find("dialog[open] .target.real").await;
    app.script("document.querySelector('.bed[tabindex=\"0\"]').focus()", &[]);
    let bed = "return document.activeElement.dataset.bed || ''";
    app.wait_until("the focus is on the board", || app.script(bed, &[]) == "F3").await;
    app.keys(key::RIGHT).await;
    app.keys(key::DOWN).await;
    assert_eq!(app.script(bed, &[]), "T19");
    app.keys(key::ENTER).await;
    app.expect("the bed is chosen", Some("true".to_string()), || {
        app.attribute("[data-bed=T19]", "aria-pressed")
    })
    .await;
    app.keys(key::ENTER).await;
    app.expect("what the dart came to", "T19\u{a0}: pion en d3.", || app.text(".dart-throw .told")).await;
    app.wait_until("the way back has the focus", || app.script(focused, &[]) == "back").await;
    app.keys(key::ENTER).await;
    app.expect_paper(&["@e3", "@f6", "@d3"]).await;
}
