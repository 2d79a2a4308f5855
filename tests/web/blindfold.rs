//! Blindfold play: pieces, kinds or the whole board hidden, a look for a moment, and the way back, in every game.

use crate::app::App;
use crate::draughts_play::{begin, cell, tap};
use crate::opponent::press;
use crate::records::english;
use serde_json::json;
use wasm_bindgen_test::*;

/// The name of a field for a screen reader.
fn told(app: &App, game: &str, name: &str) -> String {
    app.attribute(&format!(".grid [data-cell='{}']", cell(game, name)), "aria-label").unwrap_or_default()
}

async fn expect_pieces(app: &App, count: usize) {
    app.expect("the pieces", count, || app.count(".page .pieces .piece")).await;
}

/// The line under the board in words; empty if there is none.
fn line(app: &App) -> String {
    app.script("return document.querySelector('.unseen [role=status]')?.textContent ?? ''", &[])
        .as_str()
        .unwrap_or_default()
        .to_string()
}

/// Hides something, by the words of the settings.
async fn hide(app: &App, value: &str) {
    app.set("Blindfold", value).await;
    app.wait_until("the line says it", || !line(app).is_empty()).await;
}

#[wasm_bindgen_test]
async fn plain_discs_tell_only_their_colours() {
    let app = english().await;
    hide(&app, "discs").await;
    let drawings = "return [...new Set([...document.querySelectorAll('.page .pieces use')]
        .map((it) => it.getAttribute('href')))]";
    app.expect("discs alone", json!(["#piece-man"]), || app.script(drawings, &[])).await;
    let names = ["e1", "e8", "e4"].map(|name| told(&app, "chess", name));
    assert_eq!(names, ["e1, White", "e8, Black", "e4, empty"]);
    app.tap_squares(&["g1", "f3"]).await;
    app.expect_paper(&["Nf3"]).await;
}

#[wasm_bindgen_test]
async fn pieces_are_hidden_in_every_game() {
    let app = english().await;
    hide(&app, "pieces").await;
    for (game, is_listed, moves, fields) in [
        ("chess960", false, None, "e4"),
        ("scharten", false, None, "a1"),
        ("draughts/international", false, Some("32 28"), "28"),
        ("draughts/english", true, Some("11 15"), "15"),
    ] {
        if game != "chess960" {
            begin(&app, game, is_listed).await;
        } else {
            app.click("[data-control=new]").await;
            app.click("dialog [data-game='chess960'] input").await;
            app.click("dialog button[type=submit]").await;
        }
        app.wait_until("the game is there", || app.kept().contains(game.split('/').next().unwrap_or(game)))
            .await;
        expect_pieces(&app, 0).await;
        let name = told(&app, game, fields);
        assert!(!name.contains("white") && !name.contains("empty"), "{game}: {name}");
        if let Some(fields) = moves {
            tap(&app, game, fields).await;
            app.expect("a move", 1, || app.count(".sheet .move")).await;
        }
    }
    // A capture that is due is not told.
    app.put_kept("notabene 1\ndraughts/international\nW:W28,37,48,49:B22,12,31,3,4\n\n");
    app.visit("").await;
    app.wait_until("the line says it", || !line(&app).is_empty()).await;
    assert_eq!(app.count(".marks .must"), 0);
    assert!(!app.has("details.captures"));
    press(&app, "Show the pieces").await;
    app.wait_until("it is told", || app.has(".marks .must") && app.has("details.captures")).await;
}
