//! My games: every game is saved separately and can be reopened, whatever replaces it on the board; listed, searched,
//! renamed, deleted and restored, saved to a file and imported from one.

use crate::app::App;
use crate::app::key;
use crate::records::{RICH, THREE, english, expect_closed, open_text};
use serde_json::Value;
use wasm_bindgen_test::*;

/// Opens the list.
pub async fn visit(page: &App) {
    page.script("location.hash = '#games/mine'", &[]);
    page.find("main.my-games input[type=search]").await;
}

/// Goes back to the board.
pub async fn leave(page: &App) {
    page.script("location.hash = ''", &[]);
    page.wait_until("the board is there", || page.has("main.page:not(.hidden)")).await;
}

/// The text of all rows: name and details.
pub fn rows(page: &App) -> Vec<String> {
    page.texts("main.my-games ul li .known")
}

/// Waits for a number of games, and for each of these words in one of them.
pub async fn expect_games(page: &App, count: usize, words: &[&str]) {
    let fits = |rows: &[String]| {
        rows.len() == count && words.iter().all(|word| rows.iter().any(|row| row.contains(word)))
    };
    let misfit = || Some(rows(page)).filter(|rows| !fits(rows));
    page.expect(&format!("{count} games with {words:?}"), None::<Vec<String>>, misfit).await;
}

/// Presses the button with these words in the row whose name has these.
pub async fn press(page: &App, name: &str, button: &str) {
    let pressed = "const row = [...document.querySelectorAll('main.my-games ul li')]
            .find(row => row.querySelector('.known').textContent.includes(arguments[0]));
        const button = row && [...row.querySelectorAll('button')]
            .find(b => b.textContent.includes(arguments[1]));
        if (!button) return false;
        button.click();
        return true";
    page.wait_until(&format!("{button} of {name} is pressed"), || {
        page.script(pressed, &[name.into(), button.into()]) == true
    })
    .await;
}

/// The summary of the list.
pub fn count(page: &App) -> String {
    page.texts("main.my-games .count").concat()
}

pub fn paste(page: &App, text: &str) {
    let put = "const box = new DataTransfer(); box.setData('text/plain', arguments[0]);
        document.body.dispatchEvent(new ClipboardEvent('paste', {bubbles: true, clipboardData: box}))";
    page.script(put, &[text.into()]);
}

pub async fn start_anew(app: &App) {
    app.click("[data-control=new]").await;
    app.click("dialog[open] button[type=submit]").await;
    app.expect_paper(&[]).await;
}

#[wasm_bindgen_test]
async fn every_game_is_found_again_whatever_took_its_place() {
    let app = english().await;
    // Played.
    app.tap_squares(&["a2", "a4", "a7", "a5"]).await;
    app.expect_paper(&["a4", "a5"]).await;
    // Opened.
    open_text(&app, RICH).await;
    expect_closed(&app).await;
    app.keys(key::END).await;
    app.expect_current(&["a6"]).await;
    // Pasted junk never removes a game.
    for junk in ["{\"a\":1}", "Rendez-vous samedi"] {
        paste(&app, junk);
        app.wait_until("it is answered", || {
            app.has("dialog[open] .problems li")
                || app.has(".came-bar")
                || app.has("dialog[open] [role=alert]")
        })
        .await;
        if app.has("dialog[open]") {
            app.close_dialog().await;
        }
    }
    // A link.
    app.script("location.hash = '#g=1AAAqVLyM'", &[]);
    app.wait_until("the game of the link is there", || app.count(".sheet .move") == 3).await;
    let linked = app.texts(".sheet .move").join(" ");
    // Anew, by the window.
    start_anew(&app).await;
    app.tap_squares(&["h2", "h4"]).await;
    app.expect_paper(&["h4"]).await;
    app.click("[data-control=prev]").await;
    app.expect_current(&[]).await;
    app.reload().await;
    app.expect_paper(&["h4"]).await;
    app.expect_current(&[]).await;
    // The text beside the board links to all of them.
    app.click("[data-control=records]").await;
    app.click("dialog[open] a[href='#games/mine']").await;
    app.find("main.my-games").await;
    for game in ["Ada – Ben", "moves: 1 ", "moves: 2 ", "on the board"] {
        app.wait_until(game, || rows(&app).iter().any(|row| row.contains(game))).await;
    }
    let ones = rows(&app).iter().filter(|row| row.contains("moves: 1 ")).count();
    assert_eq!(ones, 2, "one of two half-moves, one of a single one: {:?}", rows(&app));
    press(&app, "Ada – Ben", "Ada – Ben").await;
    app.expect_current(&["a6"]).await;
    visit(&app).await;
    press(&app, "moves: 2 ", "Game of").await;
    app.expect("the game of the link", linked, || app.texts(".sheet .move").join(" ")).await;
    assert_eq!(app.console(), [""; 0], "the console");
}

#[wasm_bindgen_test]
async fn a_game_that_made_way_comes_back_exactly() {
    let app = english().await;
    app.tap_squares(&["e2", "e4", "e7", "e5", "g1", "f3"]).await;
    app.expect_paper(&["e4", "e5", "Nf3"]).await;
    app.click("[data-control=prev]").await;
    app.expect_current(&["e5"]).await;
    let expect_back = async || {
        app.wait_until("it is told where the game is", || app.text(".came-bar").contains("My games")).await;
        app.click(".came-bar [data-do=back-own]").await;
        app.expect_paper(&["e4", "e5", "Nf3"]).await;
        app.expect_current(&["e5"]).await;
        app.wait_until("the bar is gone", || !app.has(".came-bar")).await;
    };
    start_anew(&app).await;
    expect_back().await;
    open_text(&app, RICH).await;
    expect_closed(&app).await;
    expect_back().await;
    app.script("location.hash = '#g=1AAAqVLyM'", &[]);
    app.wait_until("the game of the link is there", || app.count(".sheet .move") == 3).await;
    expect_back().await;
    open_text(&app, "4k3/8/8/8/8/8/8/4K2R w K - 0 1").await;
    expect_closed(&app).await;
    app.expect_paper(&[]).await;
    expect_back().await;
    // Moves taken back can be replayed: it is the game itself.
    app.click("[data-control=undo]").await;
    app.expect_paper(&["e4", "e5"]).await;
    start_anew(&app).await;
    app.wait_until("the way back is there", || app.has(".came-bar")).await;
    app.click(".came-bar [data-do=back-own]").await;
    app.expect_paper(&["e4", "e5"]).await;
    app.click("[data-control=redo]").await;
    app.expect_paper(&["e4", "e5", "Nf3"]).await;
    // No offer without an unsaved game.
    start_anew(&app).await;
    app.wait_until("the way back is there", || app.has(".came-bar")).await;
    app.tap_squares(&["d2", "d4"]).await;
    app.expect_paper(&["d4"]).await;
    app.wait_until("who plays on does not need it", || !app.has(".came-bar")).await;
    app.click("[data-control=undo]").await;
    app.expect_paper(&[]).await;
    start_anew(&app).await;
    assert!(!app.has(".came-bar"));
    assert_eq!(app.console(), [""; 0], "the console");
}

/// The downloads of the page, by name.
pub fn catch(app: &App) {
    let catch = "window.saved = {}; HTMLAnchorElement.prototype.click = function () {
        fetch(this.href).then(r => r.text()).catch(() => '').then(text => window.saved[this.download] = text ||
            decodeURIComponent(this.href.slice(this.href.indexOf(',') + 1))); }";
    app.script(catch, &[]);
}

/// Gives a file to the page.
pub fn choose(app: &App, input: &str, name: &str, text: &str) {
    let put = "const box = new DataTransfer(); box.items.add(new File([arguments[1]], arguments[2]));
        const input = document.querySelector(arguments[0]);
        input.files = box.files; input.dispatchEvent(new Event('change', {bubbles: true}))";
    app.script(put, &[input.into(), text.into(), name.into()]);
}

#[wasm_bindgen_test]
async fn games_go_into_files_and_come_back_elsewhere() {
    let app = english().await;
    visit(&app).await;
    choose(&app, "input[name=games-file]", "three.pgn", THREE);
    expect_games(&app, 3, &["Ada – Ben", "Cleo – Dan", "Eva – Ada"]).await;
    let pdn = "[GameType \"20\"]\n[White \"Fien\"]\n[Black \"Gijs\"]\n\n1. 32-28 19-23 2. 28x19 14x23 *\n";
    choose(&app, "input[name=games-file]", "one.pdn", pdn);
    expect_games(&app, 4, &["Fien – Gijs"]).await;
    // Importing the file again adds nothing, with a message.
    choose(&app, "input[name=games-file]", "three.pgn", THREE);
    app.wait_until("it is told", || app.text(".games-done").contains("Already there: 3")).await;
    expect_games(&app, 4, &[]).await;
    choose(&app, "input[name=games-file]", "notes.txt", "Milk, bread, cheese");
    app.wait_until("it is told", || !app.text(".games-done").contains("Already there")).await;
    expect_games(&app, 4, &[]).await;
    catch(&app);
    app.click("[data-do=games-save]").await;
    let saved = |name: &str| app.script("return window.saved[arguments[0]] ?? ''", &[name.into()]);
    app.wait_until("both files are saved", || saved("notabene.pgn") != "" && saved("notabene.pdn") != "")
        .await;
    let text = |value: Value| value.as_str().unwrap_or_default().to_string();
    let (pgn, pdn) = (text(saved("notabene.pgn")), text(saved("notabene.pdn")));
    assert_eq!(pgn.matches("[Event ").count(), 3, "{pgn}");
    assert!(pdn.contains("Fien") && !pgn.contains("Fien"), "{pdn}");
    // A single game.
    app.script("window.saved = {}", &[]);
    let boxed = "[...document.querySelectorAll('main.my-games ul li')]
        .find(row => row.textContent.includes('Cleo')).querySelector('input').click()";
    app.script(boxed, &[]);
    app.wait_until("it is chosen", || count(&app).contains("Chosen: 1")).await;
    app.click("[data-do=games-save]").await;
    app.wait_until("the file is saved", || saved("notabene.pgn") != "").await;
    assert!(text(saved("notabene.pgn")).contains("Cleo") && !text(saved("notabene.pgn")).contains("Eva"));
    let other = english().await;
    visit(&other).await;
    choose(&other, "input[name=games-file]", "a.pgn", &pgn);
    expect_games(&other, 3, &[]).await;
    choose(&other, "input[name=games-file]", "b.pdn", &pdn);
    expect_games(&other, 4, &["Ada – Ben", "Cleo – Dan", "Eva – Ada", "Fien – Gijs"]).await;
    press(&other, "Fien", "Fien").await;
    other.wait_until("the moves are there", || other.count(".sheet .move") == 4).await;
    assert_eq!(other.console(), [""; 0], "the console");
}

#[wasm_bindgen_test]
async fn games_are_renamed_copied_deleted_and_put_back() {
    let app = english().await;
    open_text(&app, RICH).await;
    expect_closed(&app).await;
    start_anew(&app).await;
    app.tap_squares(&["e2", "e4"]).await;
    app.expect_paper(&["e4"]).await;
    visit(&app).await;
    expect_games(&app, 2, &["Ada – Ben", "Game of"]).await;
    press(&app, "Ada – Ben", "Rename").await;
    app.find("main.my-games input[name=game-name]").await;
    app.fill("main.my-games input[name=game-name]", "The club game").await;
    app.keys(key::ENTER).await;
    expect_games(&app, 2, &["The club game"]).await;
    press(&app, "The club game", "Duplicate").await;
    expect_games(&app, 3, &["The club game (copy)"]).await;
    press(&app, "(copy)", "Delete").await;
    expect_games(&app, 2, &[]).await;
    app.expect("the way back has the focus", "games-undo", || {
        let focused = app.script("return document.activeElement.dataset.do ?? ''", &[]);
        focused.as_str().unwrap_or_default().to_string()
    })
    .await;
    app.keys(key::ENTER).await;
    expect_games(&app, 3, &["The club game (copy)"]).await;
    // Several at once.
    app.click("main.my-games .choose-all input").await;
    app.wait_until("all are chosen", || count(&app).contains("Chosen: 3")).await;
    app.click("[data-do=games-delete]").await;
    expect_games(&app, 0, &[]).await;
    assert!(!app.text("main.my-games .none").is_empty(), "an empty list says so");
    app.click("[data-do=games-undo]").await;
    expect_games(&app, 3, &["The club game", "Game of"]).await;
    // A game deleted while it was on the board is saved again with its next move.
    press(&app, "Game of", "Delete").await;
    expect_games(&app, 2, &[]).await;
    leave(&app).await;
    app.expect_paper(&["e4"]).await;
    app.tap_squares(&["e7", "e5"]).await;
    app.expect_paper(&["e4", "e5"]).await;
    visit(&app).await;
    expect_games(&app, 3, &["Game of"]).await;
    // The name lasts, and so does the search.
    app.reload().await;
    app.find("main.my-games").await;
    expect_games(&app, 3, &["The club game"]).await;
    app.fill("main.my-games input[type=search]", "CLUB cöpy").await;
    expect_games(&app, 1, &["The club game (copy)"]).await;
    assert!(count(&app).contains("1 of 3"), "{}", count(&app));
    app.fill("main.my-games input[type=search]", "nobody").await;
    app.wait_until("nothing fits", || !app.text("main.my-games .none").is_empty()).await;
    app.fill("main.my-games input[type=search]", " ").await;
    app.pick("main.my-games select[name=order]", "length").await;
    app.wait_until("the longest is first", || rows(&app).first().is_some_and(|row| row.contains("The club")))
        .await;
    assert_eq!(app.errors(), [""; 0], "the console");
}
