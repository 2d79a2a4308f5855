//! Storage of my games: in a backup, in two tabs, on a full device, without a database, and from older
//! versions.

use crate::app::key;
use crate::games::{expect_games, start_anew, visit};
use crate::records::english;
use serde_json::json;
use wasm_bindgen_test::*;

#[wasm_bindgen_test]
async fn a_full_device_is_told_at_once() {
    let app = english().await;
    app.tap_squares(&["e2", "e4"]).await;
    app.expect_paper(&["e4"]).await;
    let full = "window.oldSet = Storage.prototype.setItem;
        Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }";
    app.script(full, &[]);
    app.tap_squares(&["e7", "e5"]).await;
    app.wait_until("it is told", || app.texts("[role=alert]").concat().contains("no more room")).await;
    app.script("Storage.prototype.setItem = window.oldSet", &[]);
    app.click("[data-control=prev]").await;
    app.wait_until("it is told no more", || !app.texts("[role=alert]").concat().contains("no more room"))
        .await;
    app.click("[data-control=next]").await;
    app.tap_squares(&["g1", "f3"]).await;
    app.expect_paper(&["e4", "e5", "Nf3"]).await;
    // Likewise for the list of games.
    let full = "IDBObjectStore.prototype.put = function () {
        throw new DOMException('full', 'QuotaExceededError'); }";
    app.script(full, &[]);
    // Typed: the message may come for the move before already, and moves the board under a pointer.
    app.fill(".write input", "Nc6").await;
    app.keys(key::ENTER).await;
    app.expect_paper(&["e4", "e5", "Nf3", "Nc6"]).await;
    app.wait_until("it is told", || app.texts("[role=alert]").concat().contains("no more room")).await;
    start_anew(&app).await;
    app.wait_until("nothing is pretended", || app.text(".came-bar").contains("could not be kept")).await;
    app.click(".came-bar [data-do=back-own]").await;
    app.expect_paper(&["e4", "e5", "Nf3", "Nc6"]).await;
}

#[wasm_bindgen_test]
async fn what_older_versions_kept_is_taken_over() {
    let app = english().await;
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    app.put_kept(&format!("notabene 1\nchess\n{start}\ne2e4 e7e5 *\n"));
    let aside = [
        "notabene 2\nchess\n[White \"Ada\"]\n\n1. d4 {[%here]} *\n",
        "nonsense",
        "notabene 2\ndraughts/international\n[White \"Fien\"]\n[GameType \"20\"]\n\n1. 32-28 {[%here]} *\n",
    ];
    let put = "localStorage.setItem('notabene.1.before', arguments[0])";
    app.script(put, &[aside.join("\u{1e}").into()]);
    app.visit("").await;
    app.reload().await;
    app.expect_paper(&["e4", "e5"]).await;
    visit(&app).await;
    expect_games(&app, 3, &["Ada – ?", "Fien – ?", "on the board"]).await;
    app.reload().await;
    app.find("main.my-games").await;
    expect_games(&app, 3, &["Ada – ?", "Fien – ?"]).await;
    let left = "return localStorage.getItem('notabene.1.before')";
    app.expect("what cannot be read stays", json!("nonsense"), || app.script(left, &[])).await;
    assert_eq!(app.console(), [""; 0], "the console");
}
