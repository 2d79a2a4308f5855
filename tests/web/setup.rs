//! Setting up a position: by mouse, finger and keys, and by its text.

use crate::app::App;
use crate::app::{file_and_rank, key};
use wasm_bindgen_test::*;

/// Storage key of the position editor.
const DRAFT: &str = "notabene.1.draft";

const KINGS: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";

async fn opened() -> App {
    let app = App::open().await;
    app.speak("en").await;
    app.script("location.hash = '#setup'", &[]);
    app.find(".setup svg.board").await;
    app
}

async fn expect_fen(app: &App, fen: &str) {
    app.expect("the text of the position", fen, || app.property("#fen", "value")).await;
}

async fn act(app: &App, name: &str) {
    app.click(&format!("[data-act={name}]")).await;
}

/// Puts the focus on a field.
fn focus(app: &App, name: &str) {
    let (file, rank) = file_and_rank(name);
    let cell = format!(".setup [data-cell='{}']", rank * 8 + file);
    app.script("document.querySelector(arguments[0]).focus()", &[cell.as_str().into()]);
}

fn reasons(app: &App) -> usize {
    app.count(".verdict:not(.ready) li")
}

#[wasm_bindgen_test]
async fn a_position_is_set_up_by_keys() {
    let app = opened().await;
    act(&app, "empty").await;
    focus(&app, "e1");
    app.keys("K").await;
    for _ in 0..7 {
        app.keys(key::UP).await;
    }
    app.keys("k").await;
    app.keys(key::LEFT).await;
    app.keys("p").await;
    app.keys("\u{E017}").await;
    app.keys(key::DOWN).await;
    app.keys("P").await;
    expect_fen(&app, "4k3/3P4/8/8/8/8/8/4K3 w - - 0 1").await;
    // Enter picks up and drops a piece.
    app.keys(key::ENTER).await;
    app.find(".setup .mark.held").await;
    app.keys(key::DOWN).await;
    app.keys(key::ENTER).await;
    expect_fen(&app, "4k3/8/3P4/8/8/8/8/4K3 w - - 0 1").await;
    assert!(app.text(".setup .told").contains("d6"), "the change is told");
    app.keys_with("\u{E009}", "z").await;
    expect_fen(&app, "4k3/3P4/8/8/8/8/8/4K3 w - - 0 1").await;
    // Black's king would be in check with White to move.
    assert_eq!(reasons(&app), 1);
    app.script("document.querySelector('input[value=black]').focus()", &[]);
    app.keys(" ").await;
    expect_fen(&app, "4k3/3P4/8/8/8/8/8/4K3 b - - 0 1").await;
    app.script("document.querySelector('[data-act=play]').focus()", &[]);
    app.keys(key::ENTER).await;
    app.wait_until("the game is there", || !app.has(".setup")).await;
    assert_eq!(app.attribute(".status", "data-status").as_deref(), Some("ongoing"));
    assert_eq!(app.count("main.page:not(.setup) .pieces .piece"), 3);
}

#[wasm_bindgen_test]
async fn a_bad_text_is_answered_with_the_place_and_loses_nothing() {
    let app = opened().await;
    app.fill("#fen", KINGS).await;
    app.expect("the pieces", 2, || app.count(".setup .pieces .piece")).await;
    app.fill("#fen", "4k3/8/8/8/8/8/8/4X3 w - - 0 1").await;
    app.expect("the place", vec!["X"], || app.texts(".fen-place mark")).await;
    assert_eq!(app.attribute("#fen", "aria-invalid").as_deref(), Some("true"));
    assert!(app.text("#fen-wrong").contains("18"), "{}", app.text("#fen-wrong"));
    assert_eq!(app.count(".setup .pieces .piece"), 2, "the board stays as it was");
    assert_eq!(app.attribute("[data-act=play]", "aria-disabled").as_deref(), Some("true"));
    act(&app, "play").await;
    assert!(app.has(".setup"), "nobody plays from there");
    // Typed text survives a reload, and a change of the board can be undone.
    app.reload().await;
    app.find(".setup svg.board").await;
    expect_fen(&app, "4k3/8/8/8/8/8/8/4X3 w - - 0 1").await;
    act(&app, "start").await;
    app.expect("the place", vec![""; 0], || app.texts(".fen-place mark")).await;
    act(&app, "undo").await;
    expect_fen(&app, "4k3/8/8/8/8/8/8/4X3 w - - 0 1").await;
}

#[wasm_bindgen_test]
async fn all_reasons_are_told_and_lit() {
    let app = opened().await;
    app.fill("#fen", "P6p/8/8/8/8/8/8/K1K5 w - - 0 1").await;
    app.expect("the reasons", 4, || reasons(&app)).await;
    assert_eq!(app.count(".setup .mark.wrong"), 4, "two kings and two pawns");
    act(&app, "play").await;
    assert!(app.has(".setup"));
    app.fill("#fen", KINGS).await;
    app.expect("no reason", 0, || reasons(&app)).await;
    app.find(".verdict.ready").await;
}

#[wasm_bindgen_test]
async fn a_draft_survives_a_reload_and_damage_is_told() {
    let app = opened().await;
    app.fill("#fen", "4k3/8/8/8/8/8/8/4K2N b - - 3 9").await;
    app.expect("the pieces", 3, || app.count(".setup .pieces .piece")).await;
    app.reload().await;
    app.find(".setup svg.board").await;
    expect_fen(&app, "4k3/8/8/8/8/8/8/4K2N b - - 3 9").await;
    app.expect("the pieces", 3, || app.count(".setup .pieces .piece")).await;
    for damaged in ["", "nonsense", "notabene draft 1\nchess\nno position\n", "notabene draft 2\nchess"] {
        app.script("localStorage.setItem(arguments[0], arguments[1])", &[DRAFT.into(), damaged.into()]);
        app.reload().await;
        app.find(".setup svg.board").await;
        app.wait_until("the damage is told", || app.texts(".setup .wrong").iter().any(|t| !t.is_empty()))
            .await;
        app.expect("the start", 32, || app.count(".setup .pieces .piece")).await;
    }
}

#[wasm_bindgen_test]
async fn the_position_of_the_game_is_taken_over() {
    let app = App::open().await;
    app.tap_squares(&["e2", "e4"]).await;
    app.script("location.hash = '#setup'", &[]);
    app.find(".setup svg.board").await;
    act(&app, "game").await;
    expect_fen(&app, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1").await;
    // The keys of the game do nothing to it meanwhile.
    app.script("document.activeElement.blur()", &[]);
    app.keys(key::LEFT).await;
    app.click(".go a").await;
    app.wait_until("the game is back", || !app.has(".setup")).await;
    app.expect_current(&["e4"]).await;
}
