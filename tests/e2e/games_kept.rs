//! Storage of my games: in a backup, in two tabs, on a full device, without a database, and from older
//! versions.

use crate::browser::Pointer;
use crate::games::{catch, choose, expect_games, leave, start_anew, visit};
use crate::records::{THREE, english};
use notabene_core::exchange::{backup, library};
use serde_json::json;

/// Makes the database fail, as in windows where it is forbidden.
const NO_DATABASE: &str = "Object.defineProperty(window, 'indexedDB', {value: {open() {
    throw new DOMException('forbidden', 'SecurityError'); }}, configurable: true})";

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_backup_has_all_games_and_forgetting_takes_them_all() {
    let app = english();
    visit(&app);
    choose(&app, "input[name=games-file]", "three.pgn", THREE);
    expect_games(&app, 3, &[]);
    catch(&app);
    app.script("location.hash = '#device'", &[]);
    app.click("[data-do=save-all]");
    let saved = || app.script("return window.saved['notabene.backup.txt'] ?? ''", &[]);
    app.wait_until("the file is saved", || saved() != "");
    let file = saved().as_str().unwrap_or_default().to_string();
    let other = english();
    other.tap_squares(Pointer::Mouse, &["e2", "e4"]);
    other.expect_paper(&["e4"]);
    visit(&other);
    expect_games(&other, 1, &[]);
    other.script("location.hash = '#device'", &[]);
    other.find("[data-do=save-all]");
    choose(&other, "input[name=backup]", "x.txt", &file);
    other.script("window.untouched = true", &[]);
    other.click("[data-do=replace-all]");
    other.wait_until("it is loaded again", || other.script("return !window.untouched", &[]) == true);
    other.find("main.device");
    visit(&other);
    // The game that was here has not gone.
    expect_games(&other, 4, &["Ada – Ben", "Cleo – Dan", "Eva – Ada"]);
    other.script("location.hash = '#device'", &[]);
    // Importing the file a second time adds nothing.
    choose(&other, "input[name=backup]", "x.txt", &file);
    other.script("window.untouched = true", &[]);
    other.click("[data-do=replace-all]");
    other.wait_until("it is loaded again", || other.script("return !window.untouched", &[]) == true);
    other.find("main.device");
    visit(&other);
    expect_games(&other, 4, &["Ada – Ben", "Cleo – Dan", "Eva – Ada"]);
    other.script("location.hash = '#device'", &[]);
    // A game that is damaged closes the file as a whole, with its place.
    let mut entries = backup::read(&file).expect("a backup");
    entries.iter_mut().filter(|entry| library::is_entry(entry)).for_each(|entry| entry.text.truncate(20));
    choose(&other, "input[name=backup]", "x.txt", &backup::write(&entries));
    other.wait_until("its place is told", || other.text(".came .problems li").starts_with("Line "));
    assert!(!other.has("[data-do=replace-all]"));
    other.click("[data-do=forget-all]");
    other.script("window.untouched = true", &[]);
    other.click("[data-do=forget-yes]");
    other.wait_until("it is loaded again", || other.script("return !window.untouched", &[]) == true);
    other.find("main.device");
    visit(&other);
    other.wait_until("there is none", || other.text("main.my-games .none").contains("no game yet"));
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn two_tabs_never_overwrite_each_other() {
    let app = english();
    app.tap_squares(Pointer::Mouse, &["e2", "e4"]);
    app.expect_paper(&["e4"]);
    let first = app.window();
    // The other tab shows the same game, and continues it.
    let second = app.open_tab();
    app.visit("");
    app.expect_paper(&["e4"]);
    app.tap_squares(Pointer::Mouse, &["e7", "e5"]);
    app.expect_paper(&["e4", "e5"]);
    visit(&app);
    expect_games(&app, 1, &[]);
    leave(&app);
    app.look_at(&first);
    app.tap_squares(Pointer::Mouse, &["c7", "c5"]);
    app.expect_paper(&["e4", "c5"]);
    app.wait_until("it is told", || app.text(".status").contains("another tab"));
    visit(&app);
    expect_games(&app, 2, &[]);
    // Each tab continues its own game, also after a reload.
    for (window, moves, more) in [(&second, ["e4", "e5"], ["g1", "f3"]), (&first, ["e4", "c5"], ["b1", "c3"])]
    {
        app.look_at(window);
        leave(&app);
        app.reload();
        app.expect_paper(&moves);
        app.tap_squares(Pointer::Mouse, &more);
        app.wait_until("the third move is there", || app.count(".sheet .move") == 3);
    }
    app.reload();
    app.expect_paper(&["e4", "c5", "Nc3"]);
    // A list that is open in one tab shows what the other does.
    visit(&app);
    expect_games(&app, 2, &["on the board"]);
    app.look_at(&second);
    app.expect_paper(&["e4", "e5", "Nf3"]);
    start_anew(&app);
    app.tap_squares(Pointer::Mouse, &["h2", "h4"]);
    app.expect_paper(&["h4"]);
    app.look_at(&first);
    expect_games(&app, 3, &["moves: 1", "moves: 2"]);
    assert_eq!(app.console(), [""; 0], "the console");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn where_no_list_can_be_kept_it_is_said_and_the_last_game_stays() {
    let app = english();
    app.devtools("Page.addScriptToEvaluateOnNewDocument", &json!({"source": NO_DATABASE}));
    app.visit("");
    app.reload();
    app.find(".piece");
    app.tap_squares(Pointer::Mouse, &["e2", "e4"]);
    app.expect_paper(&["e4"]);
    start_anew(&app);
    app.wait_until("it is told beside the board", || {
        app.text(".came-bar").contains("keeps only the game on the board")
    });
    app.click(".came-bar [data-do=back-own]");
    app.expect_paper(&["e4"]);
    app.reload();
    app.expect_paper(&["e4"]);
    visit(&app);
    app.wait_until("it is told on the page", || {
        app.texts(".my-games [role=alert]").concat().contains("keeps no list")
    });
    app.shot("missing");
    assert_eq!(app.console(), [""; 0], "the console");
    // Replaced games are offered again after a reload, the latest first.
    leave(&app);
    start_anew(&app);
    app.expect_paper(&[]);
    app.tap_squares(Pointer::Mouse, &["d2", "d4"]);
    app.expect_paper(&["d4"]);
    start_anew(&app);
    app.expect_paper(&[]);
    app.reload();
    app.find(".piece");
    visit(&app);
    let names = || app.texts("main.my-games ul button.name");
    app.wait_until("the games before", || {
        let names = names();
        names.len() == 2 && names[0].contains("d4") && names[1].contains("e4")
    });
    app.shot("missing-before");
    app.script("document.querySelectorAll('main.my-games ul button.name')[1].click()", &[]);
    app.expect_paper(&["e4"]);
}
