//! Storage of my games: in a backup, in two tabs, on a full device, without a database, and from older
//! versions.

use crate::app::{App, call_later, key};
use crate::games::{expect_games, start_anew, visit};
use crate::records::english;
use serde_json::{Value, json};
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

/// Number of games in the database.
async fn stored_games(app: &App) -> Value {
    let count = "
        const open = indexedDB.open('notabene');
        open.onsuccess = () => {
            const database = open.result;
            const asked = database.transaction('texts').objectStore('texts').count();
            asked.onsuccess = () => { database.close(); done(asked.result); };
        };";
    app.script_later(count, &[]).await
}

/// Waits until this number of games is stored.
async fn expect_stored(app: &App, games: i64) {
    let mut stored = Value::Null;
    for _ in 0..200 {
        stored = stored_games(app).await;
        if stored == games {
            return;
        }
        call_later("sleep", &[10.into()]).await;
    }
    assert_eq!(stored, games, "the games that are stored");
}

/// Deletes the database; tells when that was possible.
fn delete_database(app: &App) {
    app.script(
        "window.isDeleted = false;
        indexedDB.deleteDatabase('notabene').onsuccess = () => { window.isDeleted = true; };",
        &[],
    );
}

async fn expect_deleted(app: &App) {
    app.wait_until("it is deleted", || app.script("return window.isDeleted", &[]) == true).await;
}

#[wasm_bindgen_test]
async fn a_deleted_database_is_opened_again_and_known_games_are_written_back() {
    let app = english().await;
    app.tap_squares(&["d2", "d4"]).await;
    app.expect_paper(&["d4"]).await;
    expect_stored(&app, 1).await;
    start_anew(&app).await;
    app.tap_squares(&["e2", "e4"]).await;
    app.expect_paper(&["e4"]).await;
    expect_stored(&app, 2).await;
    delete_database(&app);
    // The app closes its connection, and holds up nobody.
    expect_deleted(&app).await;
    app.wait_until("it is said", || app.texts("[role=alert]").concat().contains("were deleted")).await;
    expect_stored(&app, 1).await;
    app.tap_squares(&["e7", "e5"]).await;
    app.expect_paper(&["e4", "e5"]).await;
    assert!(!app.texts("[role=alert]").concat().contains("no more room"));
    visit(&app).await;
    expect_games(&app, 1, &["on the board"]).await;
}

#[wasm_bindgen_test]
async fn a_connection_that_the_browser_closed_is_opened_again() {
    let app = english().await;
    app.tap_squares(&["d2", "d4"]).await;
    expect_stored(&app, 1).await;
    let closed = "const { transaction } = IDBDatabase.prototype;
        IDBDatabase.prototype.transaction = function () {
            IDBDatabase.prototype.transaction = transaction;
            throw new DOMException('The database connection is closing.', 'InvalidStateError');
        };";
    app.script(closed, &[]);
    start_anew(&app).await;
    app.tap_squares(&["e2", "e4"]).await;
    app.expect_paper(&["e4"]).await;
    expect_stored(&app, 2).await;
    assert_eq!(app.texts("[role=alert]").concat(), "");
}

#[wasm_bindgen_test]
async fn a_newer_version_of_the_database_is_said_and_holds_up_nothing() {
    let app = english().await;
    app.tap_squares(&["d2", "d4"]).await;
    expect_stored(&app, 1).await;
    let newer = "window.newer = undefined;
        indexedDB.open('notabene', 2).onsuccess = (e) => { window.newer = e.target.result; };";
    app.script(newer, &[]);
    app.wait_until("it is open", || app.script("return window.newer !== undefined", &[]) == true).await;
    app.wait_until("it is said", || app.texts("[role=alert]").concat().contains("newer Notabene")).await;
    app.tap_squares(&["d7", "d5"]).await;
    app.expect_paper(&["d4", "d5"]).await;
    visit(&app).await;
    assert!(!app.texts("[role=alert]").concat().contains("no more room"));
    assert!(!app.text("main").contains("no game yet"), "there are games, but not for this version");
    app.script("window.newer.close()", &[]);
    delete_database(&app);
    expect_deleted(&app).await;
    app.visit("").await;
    app.reload().await;
    app.expect_paper(&["d4", "d5"]).await;
    expect_stored(&app, 1).await;
}

#[wasm_bindgen_test]
async fn a_database_that_another_tab_holds_is_said_until_it_lets_go() {
    let app = english().await;
    app.tap_squares(&["d2", "d4"]).await;
    expect_stored(&app, 1).await;
    // A tab that does not close its connection.
    let hold = "window.held = undefined;
        indexedDB.open('notabene').onsuccess = (e) => { window.held = e.target.result; };";
    app.script(hold, &[]);
    app.wait_until("it is held", || app.script("return window.held !== undefined", &[]) == true).await;
    delete_database(&app);
    app.wait_until("it is said", || app.texts("[role=alert]").concat().contains("Close the other tabs"))
        .await;
    app.script("window.held.close()", &[]);
    expect_deleted(&app).await;
    app.wait_until("it is said no more", || !app.texts("[role=alert]").concat().contains("Close the other"))
        .await;
    expect_stored(&app, 1).await;
}
