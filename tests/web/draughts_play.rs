//! Draughts in the browser: captures by their end, stop by stop, from the chooser and from the list.

use crate::app::App;
use crate::records::{english, expect_closed};
use notabene::core::game::registry;
use wasm_bindgen_test::*;

/// Two captures of a king that share their ends (PDN 3.0).
const SHARED: &str = "W:WK47:B14,19,29,31,42";

/// The accessible name of a field.
#[track_caller]
pub fn cell(game: &str, name: &str) -> usize {
    let table = registry::open(game, None, None).unwrap_or_else(|p| panic!("{game}: {p:?}"));
    let mut fields = table.scene().board.grid.fields();
    fields.find(|f| table.field_name(*f) == name).unwrap_or_else(|| panic!("{name} is no field")).index()
}

/// Clicks on fields, one after the other.
pub async fn tap(app: &App, game: &str, names: &str) {
    for name in names.split(' ') {
        app.click(&format!("main.page .grid [data-cell='{}']", cell(game, name))).await;
    }
}

/// The app in English with a position of a game.
pub async fn with(game: &str, position: &str) -> App {
    let app = english().await;
    let table = registry::open(game, Some(position), None).unwrap_or_else(|p| panic!("{position}: {p:?}"));
    app.put_kept(&table.text(notabene::core::exchange::Export::Save));
    app.visit("").await;
    app.expect("the pieces", table.scene().pieces.len(), || app.count(".pieces .piece")).await;
    app
}

pub async fn expect_status(app: &App, status: &str) {
    app.expect("the status", Some(status.to_string()), || app.attribute(".status", "data-status")).await;
}

/// Starts a game from the window: a card, or one of the list.
pub async fn begin(app: &App, game: &str, listed: bool) {
    app.click("[data-control=new]").await;
    app.find("dialog[open] .options").await;
    match listed {
        true => app.pick("dialog select[data-control=others]", game).await,
        false => app.click(&format!("dialog [data-game='{game}'] input")).await,
    }
    app.click("dialog button[type=submit]").await;
    expect_closed(app).await;
}

const INTERNATIONAL: &str = "draughts/international";

#[wasm_bindgen_test]
async fn a_game_of_international_is_played_by_taps() {
    let app = english().await;
    begin(&app, INTERNATIONAL, false).await;
    app.expect("all men", 40, || app.count(".pieces .piece")).await;
    for (taps, written) in [("32 28", "32-28"), ("19 23", "19-23"), ("28 19", "28x19"), ("14 23", "14x23")] {
        tap(&app, INTERNATIONAL, taps).await;
        app.wait_until("the move is written", || {
            app.texts(".sheet .move.current").concat().contains(written)
        })
        .await;
    }
    app.expect("the men", 38, || app.count(".pieces .piece")).await;
    app.click("[data-control=undo]").await;
    app.wait_until("Black has to capture", || {
        app.text(".status .words") == "Black to move, and must capture"
    })
    .await;
    assert!(app.count("svg.board .mark.must") > 0, "who must capture is marked");
    // A quiet move is refused with its reason.
    tap(&app, INTERNATIONAL, "17 21").await;
    app.expect_notice().await;
    app.reload().await;
    app.expect("the game is kept", 3, || app.count(".sheet .move")).await;
    app.click("[data-control=redo]").await;
}

#[wasm_bindgen_test]
async fn one_of_two_ways_is_chosen_or_shown() {
    let app = with(INTERNATIONAL, SHARED).await;
    tap(&app, INTERNATIONAL, "47 36").await;
    app.expect("the choices", 2, || app.count(".choices [data-choice]")).await;
    app.expect("the way of the first is drawn", 1, || app.count(".overlay .led")).await;
    let first = app.text(".choices [data-choice='0'] .text");
    app.click(".choices [data-choice='0']").await;
    app.expect_paper(&[&first]).await;
    app.click("[data-control=undo]").await;
    // The same target again, now with the path stop by stop.
    tap(&app, INTERNATIONAL, "47 36").await;
    app.click(".choices [data-do=lead]").await;
    app.expect("no choices", 0, || app.count(".choices")).await;
    tap(&app, INTERNATIONAL, "38").await;
    app.expect("the stops", 2, || app.count("svg.board .mark.stop")).await;
    tap(&app, INTERNATIONAL, "20 36").await;
    app.expect_paper(&["47x38x20x9x36"]).await;
    app.click("[data-control=undo]").await;
    tap(&app, INTERNATIONAL, "47 24 36").await;
    app.expect_paper(&["47x38x24x13x36"]).await;
}

#[wasm_bindgen_test]
async fn a_russian_man_is_crowned_in_passing() {
    let game = "draughts/russian";
    let app = with(game, "W:Wf4:Be5,e7,g7").await;
    tap(&app, game, "f4 h6").await;
    app.expect_paper(&["f4:h6"]).await;
    let label = app.board()[cell(game, "h6").to_string()].as_str().unwrap_or_default().to_string();
    assert!(label.contains("white king"), "{label}");
    expect_status(&app, "no_moves").await;
    assert!(app.text(".status .words").contains("White wins"), "{}", app.text(".status .words"));
}

#[wasm_bindgen_test]
async fn a_turkish_king_takes_piece_by_piece() {
    let game = "draughts/turkish";
    let app = with(game, "W:WKb8,a7:BKg2,Kf3,b4,c5").await;
    tap(&app, game, "b8 g1").await;
    app.expect_paper(&["b8xg1"]).await;
    app.expect("one black man is left beside two white pieces", 3, || app.count(".pieces .piece")).await;
    expect_status(&app, "ongoing").await;
}

#[wasm_bindgen_test]
async fn black_begins_english_draughts() {
    let game = "draughts/english";
    let app = english().await;
    begin(&app, game, true).await;
    app.expect("all men", 24, || app.count(".pieces .piece")).await;
    app.expect("the columns", &["Black", "White"][..], || app.texts(".sheet thead th:not(.number)")).await;
    tap(&app, game, "11 15 22 18 15 22").await;
    app.expect("the moves", 3, || app.count(".sheet .move")).await;
    app.expect("the rows", 2, || app.count(".sheet tbody tr")).await;
    // The next game is offered with the one played last.
    app.click("[data-control=new]").await;
    app.find("dialog[open] .options").await;
    assert_eq!(app.attribute("dialog .option.others", "data-game").as_deref(), Some(game));
}
