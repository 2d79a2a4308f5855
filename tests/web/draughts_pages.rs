//! The comparison of positions, and the page of draughts: animated strokes, the table of games, options.

use crate::app::App;
use crate::records::english;
use wasm_bindgen_test::*;

/// Opens a saved position of a game, and goes to a page.
async fn opened(app: &App, game: &str, fen: &str, hash: &str) {
    let head = format!("[Event \"?\"]\n[SetUp \"1\"]\n[FEN \"{fen}\"]\n[Result \"*\"]");
    app.put_kept(&format!("notabene 2\n{game}\n{head}\n\n{{[%here]}} *\n"));
    app.script("location.hash = ''", &[]);
    app.reload().await;
    app.find(".board path[data-field]").await;
    app.script("location.hash = arguments[0]", &[hash.into()]);
}

fn answers(app: &App) -> usize {
    app.count(".answers .card")
}

fn of(game: &str, rest: &str) -> String {
    format!(".answers [data-game='draughts/{game}'] {rest}")
}

#[wasm_bindgen_test]
async fn the_turkish_stroke_is_asked_of_every_game_and_one_is_begun_from_it() {
    let app = english().await;
    opened(&app, "draughts/international", "B:W23,29,30,38,39:BK35", "compare").await;
    app.expect("games on 100 squares", 6, || answers(&app)).await;
    let first = app.texts(&of("international", ".ways button"));
    assert_eq!(first.len(), 1, "{first:?}");
    // The large board shows the selected capture.
    let picture = || app.attribute("[data-part=large] img", "src").unwrap_or_default();
    let before = picture();
    app.click(&of("frisian", ".ways button")).await;
    app.expect("the capture is drawn", true, || picture() != before).await;
    assert_eq!(app.attribute(&of("frisian", ".ways button"), "aria-pressed").as_deref(), Some("true"));
    assert!(app.text(&of("breakthrough", ".words")).contains("first king"), "it is over there");
    // A tap on a name begins that game.
    app.click(&of("killer", "h2 button")).await;
    app.expect("back at the board", 0, || answers(&app)).await;
    app.expect("the pieces", 6, || app.count(".pieces .piece")).await;
    assert!(app.kept().contains("draughts/killer"));
}

#[wasm_bindgen_test]
async fn other_games_put_one_of_draughts_on_the_board_to_compare() {
    let app = english().await;
    app.script("location.hash = 'compare'", &[]);
    app.find("main.compare [role=status]").await;
    app.expect("no answers", 0, || answers(&app)).await;
    app.click("main.compare [data-do=start]").await;
    app.wait_until("answers of many games", || answers(&app) > 5).await;
    assert!(app.kept().contains("draughts/international"));
}

#[wasm_bindgen_test]
async fn a_stroke_is_put_on_the_board_and_walked() {
    let app = english().await;
    opened(&app, "draughts/international", "W:W31:B20", "draughts").await;
    app.find("[data-lesson=turc]").await;
    app.expect("all strokes", 7, || app.count("[data-lesson]")).await;
    // The strokes are open, to be read.
    app.find("[data-lesson=turc][open]").await;
    app.click("[data-do=turc]").await;
    app.expect("the position", 6, || app.count(".pieces .piece")).await;
    app.click("[data-control=next]").await;
    app.expect("four are taken", 2, || app.count(".pieces .piece")).await;
    app.click("[data-control=next]").await;
    app.expect("the king is taken", 1, || app.count(".pieces .piece")).await;
    app.expect("White has won", Some("no_moves".to_string()), || app.attribute(".status", "data-status"))
        .await;
}

#[wasm_bindgen_test]
async fn a_king_and_a_man_on_the_same_field_are_not_the_same() {
    let app = english().await;
    opened(&app, "draughts/russian", "W:Wf4,a1:Be5,e7,g7", "compare").await;
    app.expect("games on 64 squares", 10, || answers(&app)).await;
    for game in ["brazilian", "pool"] {
        let why = app.texts(&of(game, ".why"));
        assert_eq!(why, ["A man that passes the last row goes on as a man."], "{game}");
    }
    // The large board becomes that of the selected variant, with its numbers.
    let picture = || app.attribute("[data-part=large] img", "src").unwrap_or_default();
    assert!(!picture().contains("%3E32%3C"), "letters");
    app.click(&of("spanish", ".ways button")).await;
    app.expect("numbers", true, || picture().contains("%3E32%3C")).await;
}
