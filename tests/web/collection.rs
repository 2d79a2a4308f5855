//! Texts from outside: those without a game change nothing, and the games of a file are reachable one after the other.

use crate::app::{App, key};
use crate::records::{THREE, english, expect_closed, open_text, saved};
use wasm_bindgen_test::*;

/// All words on the shown page, windows included.
fn seen(app: &App) -> String {
    app.script("return document.body.innerText", &[]).as_str().unwrap_or_default().to_string()
}

async fn expect_seen(app: &App, words: &str) {
    app.wait_until(&format!("{words:?} is seen"), || seen(app).contains(words)).await;
}

#[wasm_bindgen_test]
async fn a_text_without_a_game_changes_nothing() {
    let app = english().await;
    open_text(&app, "1. e4 e5 2. Nf3 *").await;
    expect_closed(&app).await;
    let before = app.kept();
    for junk in ["{\"a\":1}", "Rendez-vous samedi", "1-0", "<p>Hello</p>", "1. e9 e5"] {
        open_text(&app, junk).await;
        expect_seen(&app, "There is no game in this text").await;
        let box_of = || app.property("dialog[open] textarea[name=record]", "value");
        assert_eq!(box_of(), junk, "the text stays in the box");
        if junk.contains("e9") {
            expect_seen(&app, "Line 1, character 4").await;
        }
        app.close_dialog().await;
        app.expect_paper(&["e4", "e5", "Nf3"]).await;
        assert_eq!(app.kept(), before, "{junk}");
    }
    // Pasted on the page, and dropped on it as a file.
    for (class, event, fill) in [
        ("ClipboardEvent", "paste", "box.setData('text/plain', arguments[0])"),
        ("DragEvent", "drop", "box.items.add(new File([arguments[0]], 'a.json'))"),
    ] {
        let body = format!(
            "const box = new DataTransfer(); {fill};
             document.body.dispatchEvent(new {class}('{event}', {{
                bubbles: true, cancelable: true, dataTransfer: box, clipboardData: box}}))"
        );
        app.script(&body, &["{\"a\":1}".into()]);
        expect_seen(&app, "There is no game in this text").await;
        let box_of = || app.property("dialog[open] textarea[name=record]", "value");
        app.expect("the text is in the box", "{\"a\":1}", box_of).await;
        app.close_dialog().await;
        assert_eq!(app.kept(), before, "{event}");
    }
}

/// The shown buttons whose words or name are these.
const NAMED: &str = "const named = Array.from(document.querySelectorAll('button'), b => b)
    .filter(b => b.offsetWidth > 0)
    .filter(b => [b.textContent.trim(), b.getAttribute('aria-label')].includes(arguments[0]));";

/// Presses the button with these words.
async fn press(app: &App, words: &str) {
    app.wait_until(&format!("there is a button {words:?}"), || has_button(app, words)).await;
    app.script(&format!("{NAMED} named[0].click()"), &[words.into()]);
}

fn has_button(app: &App, words: &str) -> bool {
    app.script(&format!("{NAMED} return named.length > 0"), &[words.into()]) == true
}

#[wasm_bindgen_test]
async fn a_few_moves_among_words_are_asked_about() {
    let app = english().await;
    open_text(&app, "1. d4 d5 *").await;
    expect_closed(&app).await;
    open_text(&app, "See you on Saturday at e4, or was it e4 sharp?").await;
    expect_seen(&app, "Is it a game?").await;
    app.close_dialog().await;
    app.expect_paper(&["d4", "d5"]).await;
    open_text(&app, "See you on Saturday at e4, or was it e4 sharp?").await;
    press(&app, "Open as a game").await;
    app.expect_paper(&["e4"]).await;
}

#[wasm_bindgen_test]
async fn the_games_of_a_file_stay_at_hand() {
    let app = english().await;
    open_text(&app, THREE).await;
    app.expect("the list", 3, || app.count(".games .game")).await;
    app.click(".games .game").await;
    expect_closed(&app).await;
    app.expect_paper(&["e4", "e5"]).await;
    for words in ["Ada – Ben", "One · 1-0", "Game 1 of 3"] {
        expect_seen(&app, words).await;
    }
    press(&app, "Next game").await;
    app.expect_paper(&["d4", "d5", "c4"]).await;
    expect_seen(&app, "Cleo – Dan").await;
    expect_seen(&app, "Game 2 of 3").await;
    app.keys("\u{E00F}").await;
    app.expect_paper(&["c4"]).await;
    app.keys("\u{E00E}").await;
    app.expect_paper(&["d4", "d5", "c4"]).await;
    // Changes stay with the game while others are shown.
    app.keys(key::END).await;
    app.keys("/").await;
    let writes = || app.script("return document.activeElement.name ?? ''", &[]);
    app.expect("the box has the focus", "move", writes).await;
    app.keys("e6").await;
    app.keys(key::ENTER).await;
    app.expect_paper(&["d4", "d5", "c4", "e6"]).await;
    app.keys(key::ESCAPE).await;
    press(&app, "Next game").await;
    app.expect_paper(&["c4"]).await;
    press(&app, "Previous game").await;
    app.expect_paper(&["d4", "d5", "c4", "e6"]).await;
    // To another page and back.
    app.script("location.hash = '#about'", &[]);
    app.find("main.about").await;
    app.script("location.hash = ''", &[]);
    expect_seen(&app, "Game 2 of 3").await;
    press(&app, "Game 2 of 3").await;
    app.expect("the list is back", 3, || app.count("dialog[open] .games .game")).await;
    let current = || app.texts("dialog[open] .games [aria-current=true]");
    app.expect("the game is marked", vec!["2. Cleo – Dan · Two · 0-1".to_string()], current).await;
    app.close_dialog().await;
    app.reload().await;
    app.expect_paper(&["d4", "d5", "c4", "e6"]).await;
    expect_seen(&app, "Cleo – Dan").await;
}

#[wasm_bindgen_test]
async fn what_engines_wrote_is_shown_on_request_only() {
    let app = App::french().await;
    let pgn = "[Event \"Rated Blitz game\"]\n[White \"Ada\"]\n[Black \"Ben\"]\n[Date \"2013.05.02\"]\n[Result \"1-0\"]\n\n\
        1. e4 { [%eval 0.25] [%clk 0:02:58] } e5 { [%eval 0.3] Well done. } 2. Nf3 Nc6 3. Bb5 1-0\n";
    open_text(&app, pgn).await;
    expect_closed(&app).await;
    app.expect_paper(&["e40:02:58", "e5", "Cf3", "Cc6", "Fb5"]).await;
    assert!(!app.has(".status.notice"), "English letters in a French page are no alarm");
    expect_seen(&app, "Rated Blitz game · 2 mai 2013 · 1-0").await;
    expect_seen(&app, "Well done.").await;
    assert!(!seen(&app).contains("%eval"), "{}", seen(&app));
    app.keys(key::RIGHT).await;
    app.click("[data-control=beside]").await;
    app.expect("the words alone", "", || app.property("dialog[open] textarea[name=comment]", "value")).await;
    press(&app, "Montrer les remarques des programmes").await;
    expect_seen(&app, "[%eval 0.25]").await;
    app.fill("dialog[open] textarea[name=comment]", "Un pas").await;
    app.keys(key::TAB).await;
    app.close_dialog().await;
    expect_seen(&app, "[%eval 0.3] Well done.").await;
    app.speak("en").await;
    let pgn = saved(&app).await;
    for part in ["[%eval 0.25]", "Un pas", "[%clk 0:02:58]", "[%eval 0.3] Well done."] {
        assert!(pgn.contains(part), "{part} in {pgn}");
    }
}
