//! Opening and saving records: pasted, walked, saved again; lists of games; what cannot be read.

use crate::app::App;
use crate::app::key;
use wasm_bindgen_test::*;

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
pub async fn english() -> App {
    App::speaking("en").await
}

/// Puts a text into the field and opens it.
pub async fn open_text(app: &App, text: &str) {
    if !app.has("dialog[open]") {
        app.click("[data-control=records]").await;
    }
    app.find("dialog[open] textarea[name=record]").await;
    app.script("document.querySelector('textarea[name=record]').value = arguments[0]", &[text.into()]);
    app.click("[data-do=open]").await;
}

/// Waits until no window is open.
pub async fn expect_closed(app: &App) {
    app.wait_until("the window is closed", || !app.has("dialog[open]")).await;
}

/// The game as it is saved, under a name of its players.
pub async fn saved(app: &App) -> String {
    let catch = "window.saved = null; HTMLAnchorElement.prototype.click = function () {
        window.saved = {name: this.download, href: this.href}; }";
    app.script(catch, &[]);
    app.click("[data-control=records]").await;
    app.click("[data-do=save-pgn]").await;
    app.wait_until("something is saved", || app.script("return window.saved !== null", &[]) == true).await;
    app.wait_until("it says so", || app.text(".keep .copied") == "Saved").await;
    app.close_dialog().await;
    let file = app.script("return window.saved", &[]);
    let name = file["name"].as_str().unwrap_or_default();
    assert!(name.ends_with(".pgn"), "{name}");
    let text = "return decodeURIComponent(arguments[0].slice(arguments[0].indexOf(',') + 1))";
    app.script(text, &[file["href"].clone()]).as_str().unwrap_or_default().to_string()
}

#[wasm_bindgen_test]
async fn a_record_is_opened_walked_and_saved_again() {
    let app = english().await;
    open_text(&app, RICH).await;
    expect_closed(&app).await;
    let main = ["e4!0:59:50", "e5", "c5?!", "Nf3", "c3", "d5", "d6", "Nf3", "Nc6?", "Bb50:58:01", "a6"];
    let mut written = app.texts(".sheet .move");
    written.sort();
    let mut expected = main;
    expected.sort_unstable();
    assert_eq!(written, expected);
    app.expect_current(&[]).await;
    for (pressed, now) in [
        (key::RIGHT, "e4!0:59:50"),
        (key::RIGHT, "e5"),
        (key::RIGHT, "Nf3"),
        (key::END, "a6"),
        (key::LEFT, "Bb50:58:01"),
    ] {
        app.keys(pressed).await;
        app.expect_current(&[now]).await;
    }
    let comments = app.texts(".sheet .comment");
    for words in ["Before the game", "The first step", "solid"] {
        assert!(comments.iter().any(|c| c.contains(words)), "{words} in {comments:?}");
    }
    assert_eq!(app.text(".sheet .result"), "1-0");
    let pgn = saved(&app).await;
    assert_eq!(app.script("return window.saved.name", &[]), "Ada-Ben.pgn");
    for part in [
        "[Event \"Club \\\"Tower\\\"\"]",
        "[Date \"1999.05.02\"]",
        "[Result \"1-0\"]",
        "Before the game",
        "[%clk 0:59:50]",
        "The first step",
        "[%csl Re5]",
        "[%cal Ge2e4]",
        "$6",
        "( 2. c3 d5 )",
        "solid",
        "$2",
    ] {
        assert!(pgn.contains(part), "{part} in\n{pgn}");
    }
    open_text(&app, &pgn).await;
    expect_closed(&app).await;
    app.keys(key::END).await;
    app.keys(key::LEFT).await;
    app.expect_current(&["Bb50:58:01"]).await;
    assert_eq!(saved(&app).await, pgn, "what was saved comes back the same");
    assert_eq!(app.console(), [""; 0], "the console");
}

#[wasm_bindgen_test]
async fn games_are_listed_searched_and_chosen() {
    let app = english().await;
    open_text(&app, THREE).await;
    app.expect("the list", 3, || app.count(".games .game")).await;
    assert_eq!(app.text(".games .game"), "1. Ada – Ben · One · 1-0");
    assert!(app.text(".search").contains('3'), "{}", app.text(".search"));
    app.fill(".search input", "ADA").await;
    app.keys(key::ENTER).await;
    app.expect("what fits", 2, || app.count(".games .game")).await;
    app.fill(".search input", "cleo").await;
    app.keys(key::ENTER).await;
    app.expect("what fits", 1, || app.count(".games .game")).await;
    app.click(".games .game").await;
    expect_closed(&app).await;
    app.expect_paper(&["d4", "d5", "c4"]).await;
    assert_eq!(app.text(".sheet .result"), "0-1");
}

#[wasm_bindgen_test]
async fn letters_of_another_language_are_recognised() {
    let app = english().await;
    open_text(&app, "1. e4 e5 2. Cf3 Cc6 3. Fb5 a6 4. O-O Ff8-e7 5. Te1 *").await;
    expect_closed(&app).await;
    app.expect_paper(&["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "O-O", "Be7", "Re1"]).await;
    app.expect_notice().await;
    let notice = app.text(".status.notice .words");
    assert!(notice.contains("Français"), "{notice}");
}

#[wasm_bindgen_test]
async fn a_problem_has_its_place_and_nothing_is_lost() {
    let app = english().await;
    open_text(&app, "[White \"Ada\"]\n\n1. e4 e5\n2. Nf3 Qh9 3. Bb5 a6 *\n").await;
    app.find(".problems li").await;
    let problem = app.text(".problems li");
    assert!(problem.contains("Line 4, character 8"), "{problem}");
    assert!(problem.contains("h9"), "{problem}");
    assert!(app.has("dialog[open] .problems"), "the window stays open to tell");
    app.close_dialog().await;
    app.expect("the paper", ["e4", "e5", "Nf3"].map(String::from).to_vec(), || app.texts(".sheet .move"))
        .await;
    let pgn = saved(&app).await;
    assert!(pgn.contains("Qh9") && pgn.contains("Bb5 a6"), "{pgn}");
    for nothing in ["", "   \n", "%%%\n"] {
        open_text(&app, nothing).await;
        app.wait_until("it says that nothing is there", || {
            app.texts(".problems li").iter().any(|t| t.contains("no game"))
        })
        .await;
    }
    app.close_dialog().await;
    app.expect("the paper", 3, || app.count(".sheet .move")).await;
}

#[wasm_bindgen_test]
async fn who_and_where_stand_in_the_record() {
    let app = english().await;
    app.click("[data-control=records]").await;
    app.fill(".who input[name=White]", "Zoë \"Z\"").await;
    app.fill(".who input[name=Site]", "Dinant").await;
    app.script("document.activeElement.blur()", &[]);
    app.close_dialog().await;
    let pgn = saved(&app).await;
    assert!(pgn.contains("[White \"Zoë \\\"Z\\\"\"]") && pgn.contains("[Site \"Dinant\"]"), "{pgn}");
    app.reload().await;
    app.find(".piece").await;
    assert_eq!(saved(&app).await, pgn, "kept on the device");
}
