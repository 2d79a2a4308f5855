//! My games: every game is saved separately and can be reopened, whatever replaces it on the board; listed, searched,
//! renamed, deleted and restored, saved to a file and imported from one.

use crate::app::App;
use crate::browser::{Browser, Pointer, key};
use crate::records::{RICH, THREE, english, expect_closed, open_text};
use serde_json::Value;

/// Opens the list.
#[track_caller]
pub fn visit(page: &Browser) {
    page.script("location.hash = '#games'", &[]);
    page.find("main.my-games input[type=search]");
}

/// Goes back to the board.
#[track_caller]
pub fn leave(page: &Browser) {
    page.script("location.hash = ''", &[]);
    page.wait_until("the board is there", || page.has("main.page:not(.hidden)"));
}

/// The text of all rows: name and details.
pub fn rows(page: &Browser) -> Vec<String> {
    page.texts("main.my-games ul li .known")
}

/// Waits for a number of games, and for each of these words in one of them.
#[track_caller]
pub fn expect_games(page: &Browser, count: usize, words: &[&str]) {
    let fits = |rows: &[String]| {
        rows.len() == count && words.iter().all(|word| rows.iter().any(|row| row.contains(word)))
    };
    page.wait_until(&format!("{count} games with {words:?}, not {:?}", rows(page)), || fits(&rows(page)));
}

/// Presses the button with these words in the row whose name has these.
#[track_caller]
pub fn press(page: &Browser, name: &str, button: &str) {
    let pressed = "const row = [...document.querySelectorAll('main.my-games ul li')]
            .find(row => row.querySelector('.known').textContent.includes(arguments[0]));
        const button = row && [...row.querySelectorAll('button')]
            .find(b => b.textContent.includes(arguments[1]));
        if (!button) return false;
        button.click();
        return true";
    page.wait_until(&format!("{button} of {name} is pressed"), || {
        page.script(pressed, &[name.into(), button.into()]) == true
    });
}

/// The summary of the list.
pub fn count(page: &Browser) -> String {
    page.texts("main.my-games .count").concat()
}

pub fn paste(page: &Browser, text: &str) {
    let put = "const box = new DataTransfer(); box.setData('text/plain', arguments[0]);
        document.body.dispatchEvent(new ClipboardEvent('paste', {bubbles: true, clipboardData: box}))";
    page.script(put, &[text.into()]);
}

#[track_caller]
pub fn start_anew(app: &App) {
    app.click("[data-control=new]");
    app.click("dialog[open] button[type=submit]");
    app.expect_paper(&[]);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn every_game_is_found_again_whatever_took_its_place() {
    let app = english();
    // Played.
    app.tap_squares(Pointer::Mouse, &["a2", "a4", "a7", "a5"]);
    app.expect_paper(&["a4", "a5"]);
    // Opened.
    open_text(&app, RICH);
    expect_closed(&app);
    app.keys(key::END);
    app.expect_current(&["a6"]);
    // Pasted junk never removes a game.
    for junk in ["{\"a\":1}", "Rendez-vous samedi"] {
        paste(&app, junk);
        app.wait_until("it is answered", || {
            app.has("dialog[open] .problems li")
                || app.has(".came-bar")
                || app.has("dialog[open] [role=alert]")
        });
        if app.has("dialog[open]") {
            app.close_dialog();
        }
    }
    // A link.
    app.script("location.hash = '#g=1AAAqVLyM'", &[]);
    app.wait_until("the game of the link is there", || app.count(".sheet .move") == 3);
    let linked = app.texts(".sheet .move").join(" ");
    // Anew, by the window.
    start_anew(&app);
    app.tap_squares(Pointer::Mouse, &["h2", "h4"]);
    app.expect_paper(&["h4"]);
    app.click("[data-control=prev]");
    app.expect_current(&[]);
    app.reload();
    app.expect_paper(&["h4"]);
    app.expect_current(&[]);
    // The text beside the board links to all of them.
    app.click("[data-control=records]");
    app.click("dialog[open] a[href='#games']");
    app.find("main.my-games");
    for game in ["Ada – Ben", "moves: 1 ", "moves: 2 ", "on the board"] {
        app.wait_until(game, || rows(&app).iter().any(|row| row.contains(game)));
    }
    let ones = rows(&app).iter().filter(|row| row.contains("moves: 1 ")).count();
    assert_eq!(ones, 2, "one of two half-moves, one of a single one: {:?}", rows(&app));
    app.shot("list");
    press(&app, "Ada – Ben", "Ada – Ben");
    app.expect_current(&["a6"]);
    visit(&app);
    press(&app, "moves: 2 ", "Game of");
    app.expect("the game of the link", linked, || app.texts(".sheet .move").join(" "));
    assert_eq!(app.console(), [""; 0], "the console");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_game_that_made_way_comes_back_exactly() {
    let app = english();
    app.tap_squares(Pointer::Mouse, &["e2", "e4", "e7", "e5", "g1", "f3"]);
    app.expect_paper(&["e4", "e5", "Nf3"]);
    app.click("[data-control=prev]");
    app.expect_current(&["e5"]);
    let expect_back = || {
        app.wait_until("it is told where the game is", || app.text(".came-bar").contains("My games"));
        app.click(".came-bar [data-do=back-own]");
        app.expect_paper(&["e4", "e5", "Nf3"]);
        app.expect_current(&["e5"]);
        app.wait_until("the bar is gone", || !app.has(".came-bar"));
    };
    start_anew(&app);
    app.shot("bar");
    expect_back();
    open_text(&app, RICH);
    expect_closed(&app);
    expect_back();
    app.script("location.hash = '#g=1AAAqVLyM'", &[]);
    app.wait_until("the game of the link is there", || app.count(".sheet .move") == 3);
    expect_back();
    open_text(&app, "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    expect_closed(&app);
    app.expect_paper(&[]);
    expect_back();
    // Moves taken back can be replayed: it is the game itself.
    app.click("[data-control=undo]");
    app.expect_paper(&["e4", "e5"]);
    start_anew(&app);
    app.wait_until("the way back is there", || app.has(".came-bar"));
    app.click(".came-bar [data-do=back-own]");
    app.expect_paper(&["e4", "e5"]);
    app.click("[data-control=redo]");
    app.expect_paper(&["e4", "e5", "Nf3"]);
    // No offer without an unsaved game.
    start_anew(&app);
    app.wait_until("the way back is there", || app.has(".came-bar"));
    app.tap_squares(Pointer::Mouse, &["d2", "d4"]);
    app.expect_paper(&["d4"]);
    app.wait_until("who plays on does not need it", || !app.has(".came-bar"));
    app.click("[data-control=undo]");
    app.expect_paper(&[]);
    start_anew(&app);
    assert!(!app.has(".came-bar"));
    assert_eq!(app.console(), [""; 0], "the console");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn games_are_renamed_copied_deleted_and_put_back() {
    let app = english();
    open_text(&app, RICH);
    expect_closed(&app);
    start_anew(&app);
    app.tap_squares(Pointer::Mouse, &["e2", "e4"]);
    app.expect_paper(&["e4"]);
    visit(&app);
    expect_games(&app, 2, &["Ada – Ben", "Game of"]);
    press(&app, "Ada – Ben", "Rename");
    app.find("main.my-games input[name=game-name]");
    app.fill("main.my-games input[name=game-name]", "The club game");
    app.keys(key::ENTER);
    expect_games(&app, 2, &["The club game"]);
    press(&app, "The club game", "Duplicate");
    expect_games(&app, 3, &["The club game (copy)"]);
    press(&app, "(copy)", "Delete");
    expect_games(&app, 2, &[]);
    app.expect("the way back has the focus", "games-undo", || {
        let focused = app.script("return document.activeElement.dataset.do ?? ''", &[]);
        focused.as_str().unwrap_or_default().to_string()
    });
    app.keys(key::ENTER);
    expect_games(&app, 3, &["The club game (copy)"]);
    // Several at once.
    app.click("main.my-games .choose-all input");
    app.wait_until("all are chosen", || count(&app).contains("Chosen: 3"));
    app.click("[data-do=games-delete]");
    expect_games(&app, 0, &[]);
    assert!(!app.text("main.my-games .none").is_empty(), "an empty list says so");
    app.click("[data-do=games-undo]");
    expect_games(&app, 3, &["The club game", "Game of"]);
    // A game deleted while it was on the board is saved again with its next move.
    press(&app, "Game of", "Delete");
    expect_games(&app, 2, &[]);
    leave(&app);
    app.expect_paper(&["e4"]);
    app.tap_squares(Pointer::Mouse, &["e7", "e5"]);
    app.expect_paper(&["e4", "e5"]);
    visit(&app);
    expect_games(&app, 3, &["Game of"]);
    // The name lasts, and so does the search.
    app.reload();
    app.find("main.my-games");
    expect_games(&app, 3, &["The club game"]);
    app.fill("main.my-games input[type=search]", "CLUB cöpy");
    expect_games(&app, 1, &["The club game (copy)"]);
    assert!(count(&app).contains("1 of 3"), "{}", count(&app));
    app.fill("main.my-games input[type=search]", "nobody");
    app.wait_until("nothing fits", || !app.text("main.my-games .none").is_empty());
    app.fill("main.my-games input[type=search]", " ");
    app.pick("main.my-games select[name=order]", "length");
    app.wait_until("the longest is first", || rows(&app).first().is_some_and(|row| row.contains("The club")));
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

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn games_go_into_files_and_come_back_elsewhere() {
    let app = english();
    visit(&app);
    choose(&app, "input[name=games-file]", "three.pgn", THREE);
    expect_games(&app, 3, &["Ada – Ben", "Cleo – Dan", "Eva – Ada"]);
    let pdn = "[GameType \"20\"]\n[White \"Fien\"]\n[Black \"Gijs\"]\n\n1. 32-28 19-23 2. 28x19 14x23 *\n";
    choose(&app, "input[name=games-file]", "one.pdn", pdn);
    expect_games(&app, 4, &["Fien – Gijs"]);
    // Importing the file again adds nothing, with a message.
    choose(&app, "input[name=games-file]", "three.pgn", THREE);
    app.wait_until("it is told", || app.text(".games-done").contains("Already there: 3"));
    expect_games(&app, 4, &[]);
    choose(&app, "input[name=games-file]", "notes.txt", "Milk, bread, cheese");
    app.wait_until("it is told", || !app.text(".games-done").contains("Already there"));
    expect_games(&app, 4, &[]);
    catch(&app);
    app.click("[data-do=games-save]");
    let saved = |name: &str| app.script("return window.saved[arguments[0]] ?? ''", &[name.into()]);
    app.wait_until("both files are saved", || saved("notabene.pgn") != "" && saved("notabene.pdn") != "");
    let text = |value: Value| value.as_str().unwrap_or_default().to_string();
    let (pgn, pdn) = (text(saved("notabene.pgn")), text(saved("notabene.pdn")));
    assert_eq!(pgn.matches("[Event ").count(), 3, "{pgn}");
    assert!(pdn.contains("Fien") && !pgn.contains("Fien"), "{pdn}");
    // A single game.
    app.script("window.saved = {}", &[]);
    let boxed = "[...document.querySelectorAll('main.my-games ul li')]
        .find(row => row.textContent.includes('Cleo')).querySelector('input').click()";
    app.script(boxed, &[]);
    app.wait_until("it is chosen", || count(&app).contains("Chosen: 1"));
    app.click("[data-do=games-save]");
    app.wait_until("the file is saved", || saved("notabene.pgn") != "");
    assert!(text(saved("notabene.pgn")).contains("Cleo") && !text(saved("notabene.pgn")).contains("Eva"));
    let other = english();
    visit(&other);
    choose(&other, "input[name=games-file]", "a.pgn", &pgn);
    expect_games(&other, 3, &[]);
    choose(&other, "input[name=games-file]", "b.pdn", &pdn);
    expect_games(&other, 4, &["Ada – Ben", "Cleo – Dan", "Eva – Ada", "Fien – Gijs"]);
    press(&other, "Fien", "Fien");
    other.wait_until("the moves are there", || other.count(".sheet .move") == 4);
    assert_eq!(other.console(), [""; 0], "the console");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn on_a_phone_my_games_are_two_taps_away_in_words() {
    let app = english();
    app.resize(360, 740);
    for (language, words) in [("en", "My games"), ("fr", "Mes parties"), ("nl", "Mijn partijen")] {
        app.speak(language);
        app.click("[data-control=records]");
        app.expect("the words", words, || app.text("dialog[open] a[href='#games']"));
        assert!(app.in_view("dialog[open] a[href='#games']"), "{language}");
        app.shot(&format!("phone-{language}"));
        app.close_dialog();
    }
    app.click("[data-control=records]");
    app.click("dialog[open] a[href='#games']");
    app.find("main.my-games input[type=search]");
}
