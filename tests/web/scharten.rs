//! Quiet Scharten, from its first move to mate; castling over the middle, support, options and decisions.

use crate::app::App;
use crate::records::{english, expect_closed, open_text, saved};
use notabene::core::geometry::{DARTBOARD, Naming};
use wasm_bindgen_test::*;

/// A pawn before its last rank, and a king that has never moved.
const PROMOTION: &str = "1k8/5P4/10/10/10/10/10/5K4 w e1 - 0 1";

async fn tap(app: &App, names: &[&str]) {
    for name in names {
        app.tap_field(name).await;
    }
}

async fn expect_status(app: &App, status: &str) {
    app.expect("the status", Some(status.to_string()), || app.attribute(".status", "data-status")).await;
}

/// Starts a game from the dialog.
async fn begin(app: &App, game: &str) {
    app.click("[data-control=new]").await;
    app.click(&format!("dialog [data-game='{game}'] input")).await;
    app.click("dialog button[type=submit]").await;
    expect_closed(app).await;
}

#[wasm_bindgen_test]
async fn a_quiet_game_is_played_by_taps_to_mate() {
    let app = english().await;
    begin(&app, "scharten").await;
    app.expect("all pieces", 36, || app.count(".pieces .piece")).await;
    for (taps, written) in [
        (["f2", "f4"], "f4"),
        (["d7", "d6"], "d6"),
        // Round the ring, from the last line to the first.
        (["i1", "o8"], "Ro8"),
        (["e8", "d7"], "Kd7"),
        (["o8", "o3"], "Ro3"),
        (["d7", "e6"], "Ke6"),
        // The queen looks over the middle, the rook supports her along the ring.
        (["e2", "e4"], "e4#"),
    ] {
        tap(&app, &taps).await;
        app.expect_current(&[written]).await;
    }
    app.expect_paper(&["f4", "d6", "Ro8", "Kd7", "Ro3", "Ke6", "e4#"]).await;
    expect_status(&app, "checkmate").await;
    app.expect("the result", "1-0", || app.text(".sheet .result")).await;
    tap(&app, &["d1", "d2"]).await;
    app.expect_paper(&["f4", "d6", "Ro8", "Kd7", "Ro3", "Ke6", "e4#"]).await;
    app.pick(crate::app::LETTERS, "nl").await;
    app.expect_paper(&["f4", "d6", "To8", "Kd7", "To3", "Ke6", "e4#"]).await;
    app.reload().await;
    app.find(".piece").await;
    expect_status(&app, "checkmate").await;
}

#[wasm_bindgen_test]
async fn a_promoted_rook_castles_over_the_middle() {
    let app = english().await;
    open_text(&app, PROMOTION).await;
    expect_closed(&app).await;
    app.expect("the pieces", 3, || app.count(".pieces .piece")).await;
    tap(&app, &["e7", "e8"]).await;
    app.expect("the choices", 4, || app.count(".choices [data-choice]")).await;
    app.click(".choices [data-choice='1']").await;
    app.expect_paper(&["e8R"]).await;
    assert_eq!(
        (app.text("#looked"), app.count(".overlay .reach")),
        (String::new(), 0),
        "nobody asked to look"
    );
    tap(&app, &["a8", "a7", "e1", "e3"]).await;
    app.expect_paper(&["e8R", "Ka7", "Ke3+"]).await;
    let number =
        |name: &str| Naming::DARTBOARD.field(&DARTBOARD, name).map(|f| f.0.to_string()).unwrap_or_default();
    let holds = |name: &str| app.board()[number(name)].as_str().unwrap_or_default().to_string();
    assert!(holds("e3").contains("white king"), "{}", holds("e3"));
    assert!(holds("e2").contains("white rook"), "{}", holds("e2"));
}

#[wasm_bindgen_test]
async fn turning_diagonals_are_other_moves() {
    // Dd2g5 of the figures needs a diagonal that turns, Df2g5 a straight one.
    let turning = "[Variant \"Scharten\"]\n[Rules \"diagonal=turning\"]\n[SetUp \"1\"]\n[FEN \"10/10/2K7/10/10/2k7/4q5/10 b - - 0 1\"]\n\n*";
    let app = english().await;
    open_text(&app, turning).await;
    expect_closed(&app).await;
    tap(&app, &["d2", "g5"]).await;
    app.expect_paper(&["Qg5"]).await;
    open_text(&app, &turning.replace("turning", "straight")).await;
    expect_closed(&app).await;
    app.expect_paper(&[]).await;
    tap(&app, &["d2", "g5"]).await;
    app.expect_notice().await;
    app.expect_paper(&[]).await;
}

#[wasm_bindgen_test]
async fn every_result_of_the_game_can_be_written() {
    let app = english().await;
    begin(&app, "scharten").await;
    tap(&app, &["e2", "e4"]).await;
    app.click("[data-control=beside]").await;
    app.click(".for-arbiters summary").await;
    for (score, shown) in [
        ("1-0", "1-0"),
        ("0-1", "0-1"),
        ("1/2-1/2", "½-½"),
        ("0-0", "0-0"),
        ("1/2-0", "½-0"),
        ("0-1/2", "0-½"),
    ] {
        app.click(&format!("[data-score='{score}']")).await;
        app.expect("the result", shown, || app.text(".sheet .result")).await;
    }
    app.close_dialog().await;
    app.reload().await;
    app.expect("the result", "0-½", || app.text(".sheet .result")).await;
    begin(&app, "chess").await;
    app.tap_squares(&["e2", "e4"]).await;
    app.click("[data-control=beside]").await;
    app.click(".for-arbiters summary").await;
    // Only an arbiter of chess decides so.
    app.click("[data-score='0-0']").await;
    app.expect("the result", "0-0", || app.text(".sheet .result")).await;
}

#[wasm_bindgen_test]
async fn the_chooser_tells_what_each_game_is() {
    let app = english().await;
    app.click("[data-control=new]").await;
    app.find("dialog .option").await;
    let games = app.texts("dialog .option");
    assert!(games.len() > 4, "{games:?}");
    assert!(games[2].starts_with("Scharten, quiet") && games[2].contains("dartboard"), "{games:?}");
    assert!(games[3].starts_with("Scharten, loud") && games[3].contains("darts"), "{games:?}");
    app.click("dialog [data-game=scharten-loud] input").await;
    app.click("dialog button[type=submit]").await;
    expect_closed(&app).await;
    app.expect("the kings", 2, || app.count(".pieces .piece")).await;
    // The way to the rules stands beside the board.
    app.click(".page-link a[href='#rules/scharten']").await;
    app.find("main.decisions").await;
}

/// Goes to the page of the game and waits for its texts.
async fn page(app: &App) {
    app.script("location.hash = '#scharten'", &[]);
    app.find("main.decisions [data-notes=scharten] details").await;
    app.find("main.decisions [data-notes=decisions] details").await;
}

#[wasm_bindgen_test]
async fn chosen_rules_hold_for_the_next_game_and_stay_with_it() {
    let _styles = crate::seen::Styled::new();
    let app = english().await;
    page(&app).await;
    let pressed = |option: &str| {
        app.attribute(&format!("[data-option={option}] [aria-pressed=true]"), "data-value")
            .unwrap_or_default()
    };
    let usual = ["support", "unmoved", "diagonal", "misses"].map(pressed);
    assert_eq!((usual[0].as_str(), usual[2].as_str(), usual[3].as_str()), ("value", "straight", "3"));
    app.click("[data-option=diagonal] [data-value=turning]").await;
    app.click("[data-option=misses] [data-value='5']").await;
    app.expect("what is pressed", "turning", || pressed("diagonal")).await;
    app.click("[data-do=scharten]").await;
    app.wait_until("the game is there", || app.sees(".page-link")).await;
    app.expect("all pieces", 36, || app.count(".pieces .piece")).await;
    app.wait_until("what was agreed is told", || app.text(".page-link .agreed").contains("Diagonals")).await;
    tap(&app, &["e2", "e4"]).await;
    app.expect_paper(&["e4"]).await;
    app.reload().await;
    app.expect_paper(&["e4"]).await;
    let pgn = saved(&app).await;
    assert!(pgn.contains("[Variant \"Scharten\"]"), "{pgn}");
    assert!(pgn.contains("[Rules \"diagonal=turning\"]"), "{pgn}");

    begin(&app, "chess").await;
    app.expect("all pieces", 32, || app.count(".pieces .piece")).await;
    app.wait_until("chess has no such page", || !app.sees(".page-link")).await;
    open_text(&app, &pgn).await;
    expect_closed(&app).await;
    app.expect("all pieces", 36, || app.count(".pieces .piece")).await;
    page(&app).await;
    app.expect("what is pressed", "turning", || pressed("diagonal")).await;
    assert!(app.text("[data-option=diagonal] .in-game").contains("turning"));
    assert!(app.text("[data-decision='1'] .in-game").contains("turning"));
    assert!(app.text("[data-option=support] .in-game").contains("value"));
    app.click("[data-option=diagonal] [data-value=straight]").await;
    app.expect("a quiet game knows of no darts", "3", || pressed("misses")).await;
    app.click("[data-do=scharten-loud]").await;
    app.expect("the kings", 2, || app.count(".pieces .piece")).await;
    app.wait_until("nothing else is agreed", || app.text(".page-link .agreed").is_empty()).await;
    assert!(app.kept().contains("scharten-loud") && !app.kept().contains("[Rules"), "{}", app.kept());
}
