//! Opening and saving records: pasted, walked, saved again; lists of games; what cannot be read.

use crate::app::App;
use crate::browser::key;

/// A game with all kinds of annotations.
pub const RICH: &str = r#"[Event "Club \"Tower\""]
[Site "Lille"]
[Date "1999.05.02"]
[Round "3"]
[White "Ada"]
[Black "Ben"]
[Result "1-0"]

{Before the game} 1. e4! {[%clk 0:59:50] The first step} e5 {[%csl Re5][%cal Ge2e4]} (1... c5 $6 2. Nf3 (2. c3 d5) 2... d6 {solid}) 2. Nf3 Nc6 $2 3. Bb5 {[%clk 0:58:01]} a6 1-0
"#;

/// Two games and a third by other players.
pub const THREE: &str = r#"[Event "One"]
[White "Ada"]
[Black "Ben"]
[Result "1-0"]

1. e4 e5 1-0

[Event "Two"]
[White "Cleo"]
[Black "Dan"]
[Result "0-1"]

1. d4 d5 2. c4 0-1

[Event "Three"]
[White "Eva"]
[Black "Ada"]
[Result "1/2-1/2"]

1. c4 1/2-1/2
"#;

/// The app in English.
pub fn english() -> App {
    App::speaking("en")
}

/// Puts a text into the field and opens it.
#[track_caller]
pub fn open_text(app: &App, text: &str) {
    if !app.has("dialog[open]") {
        app.click("[data-control=records]");
    }
    app.find("dialog[open] textarea[name=record]");
    app.script("document.querySelector('textarea[name=record]').value = arguments[0]", &[text.into()]);
    app.click("[data-do=open]");
}

/// Waits until no window is open.
#[track_caller]
pub fn expect_closed(app: &App) {
    app.wait_until("the window is closed", || !app.has("dialog[open]"));
}

/// The game as it is saved.
#[track_caller]
pub fn saved(app: &App) -> String {
    let (name, text) = save(app);
    assert!(name.ends_with(".pgn"), "{name}");
    text
}

/// The game as it is saved under a name.
#[track_caller]
pub fn saved_as(app: &App, name: &str) -> String {
    let (own, text) = save(app);
    assert_eq!(own, name);
    text
}

/// Saves the game as a file: its name and its text.
#[track_caller]
fn save(app: &App) -> (String, String) {
    let catch = "window.saved = null; HTMLAnchorElement.prototype.click = function () {
        window.saved = {name: this.download, href: this.href}; }";
    app.script(catch, &[]);
    app.click("[data-control=records]");
    app.click("[data-do=save-pgn]");
    app.wait_until("something is saved", || app.script("return window.saved !== null", &[]) == true);
    app.wait_until("it says so", || app.text(".keep .copied") == "Saved");
    app.close_dialog();
    let file = app.script("return window.saved", &[]);
    let text = "return decodeURIComponent(arguments[0].slice(arguments[0].indexOf(',') + 1))";
    let text = app.script(text, &[file["href"].clone()]);
    (file["name"].as_str().unwrap_or_default().into(), text.as_str().unwrap_or_default().into())
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn keys_alone_open_a_record() {
    let app = english();
    app.script("document.querySelector('#game-menu').showPopover()", &[]);
    app.script("document.querySelector('[data-control=records]').focus()", &[]);
    app.keys(key::ENTER);
    app.find("dialog[open] textarea[name=record]");
    let in_field = || app.script("return document.activeElement.name", &[]) == "record";
    for _ in 0..4 {
        if !in_field() {
            app.keys(key::TAB);
        }
    }
    assert!(in_field(), "a few steps lead to the field");
    app.keys("1. e4 e5 2. f4");
    app.keys(key::TAB);
    app.keys(key::ENTER);
    expect_closed(&app);
    app.expect_paper(&["e4", "e5", "f4"]);
    assert_eq!(
        app.script("return document.activeElement.dataset.control", &[]),
        "game",
        "the focus is back on the button"
    );
}
