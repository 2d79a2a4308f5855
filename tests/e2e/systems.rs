//! One move in all systems, moves written in old systems, and spoken moves.

use crate::app::App;
use crate::browser::{Pointer, key};

const CARD: &str = ".systems-list [data-system]";

/// The text of a card.
fn written(app: &App, system: &str) -> String {
    app.texts(&format!("[data-system={system}] .character")).concat()
}

/// A game with two moves, and the page that shows the second one.
fn opened() -> App {
    let app = App::french();
    app.tap_squares(Pointer::Mouse, &["e2", "e4", "b8", "c6"]);
    app.expect_paper(&["e4", "Cc6"]);
    app.click("[data-control=beside]");
    app.click("dialog[open] a[href='#systems']");
    app.wait_until("the cards are there", || app.count(CARD) == 11);
    assert!(!app.has("dialog[open]"), "the window has made room");
    app
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_card_shows_the_move_in_every_system_and_follows_the_game() {
    let app = opened();
    let texts = || {
        ["short", "long", "coordinate", "iccf", "smith", "descriptive-en", "descriptive-fr", "stamma"]
            .map(|system| written(&app, system))
    };
    app.expect(
        "the systems",
        ["Cc6", "Cb8-c6", "b8-c6", "2836", "b8c6", "N-QB3", "C3FD", "bc 6"].map(String::from),
        texts,
    );
    app.shot("systems");
    // A character shows its reason, by finger and by keys.
    app.click("[data-system=stamma] .character");
    app.wait_until("the reason is told", || {
        app.text("[data-system=stamma] .system-says").contains("colonne b")
    });
    app.script("document.querySelector('[data-system=smith] .character').focus()", &[]);
    app.keys(key::ENTER);
    app.wait_until("the reason is told", || app.text("[data-system=smith] .system-says").contains("b8"));
    assert!(app.count(".languages dt + dd") > 8, "the letters of other languages");
    // The page follows the game and its language.
    app.click(".systems-top [data-control=prev]");
    app.expect("the move before", "P4R".to_string(), || written(&app, "descriptive-fr"));
    app.speak("nl");
    app.wait_until("it speaks Dutch", || app.text(".systems-top .aloud") == "pion e4");
    for (width, height) in [(360, 740), (400, 640), (640, 400), (1024, 768), (1920, 1080)] {
        app.resize(width, height);
        let wide = app.script("return document.documentElement.scrollWidth > innerWidth", &[]);
        let out = "return [...document.querySelectorAll('body *')].filter(e => e.getBoundingClientRect().right > innerWidth)
            .map(e => `${e.localName}.${e.className}`)";
        assert_eq!(wide, false, "nothing is cut off at {width} x {height}: {}", app.script(out, &[]));
        app.shot(&format!("systems-{width}"));
    }
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn the_move_can_be_written_in_a_system() {
    let app = opened();
    let answer = || app.text("[data-system=iccf] .answer");
    let write = |text: &str| {
        app.fill("[data-system=iccf] input", text);
        app.keys(key::ENTER);
    };
    write("2836");
    app.expect("what is said", "C’est exactement ça\u{202f}!".to_string(), answer);
    write("28");
    app.wait_until("the digits are counted", || answer().contains("quatre chiffres"));
    write("2833");
    app.wait_until("the reason is told", || answer().contains("cavalier"));
    write("2816");
    app.wait_until("another move is seen", || answer().contains("2836"));
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn moves_are_written_in_the_system_that_is_chosen() {
    let app = App::french();
    app.set("Notation", "descriptive");
    let write = |text: &str| {
        app.fill(".write input", text);
        app.keys(key::ENTER);
    };
    write("P4R");
    app.expect_paper(&["P4R"]);
    write("P4R");
    app.expect_paper(&["P4R", "P4R"]);
    write("T3T");
    app.wait_until("the reason is told", || app.text(".explain .sentence").contains("pion"));
    app.set("Notation", "iccf");
    app.expect_paper(&["5254", "5755"]);
    write("7163");
    app.expect_paper(&["5254", "5755", "7163"]);
    app.visit("");
    app.expect_paper(&["5254", "5755", "7163"]);
}

/// Puts voices into the browser: one that would send the words away, and one of the device.
const VOICES: &str = "
    window.told = [];
    window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
    const voices = [
        { lang: 'fr-FR', localService: false, name: 'away' },
        { lang: 'fr_FR', localService: arguments[0], name: 'here' },
    ];
    speechSynthesis.getVoices = () => voices;
    speechSynthesis.cancel = () => {};
    speechSynthesis.speak = words => told.push([words.voice.name, words.text].join(': '));
    speechSynthesis.dispatchEvent(new Event('voiceschanged'));";

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn only_voices_of_the_device_speak() {
    let app = opened();
    let told = || app.script("return told.join()", &[]).as_str().unwrap_or_default().to_string();
    app.script(VOICES, &[false.into()]);
    app.wait_until("the reason is told", || app.text(".systems-top .hint").contains("voix"));
    app.click("[data-do=say]");
    assert_eq!(told(), "", "nothing is sent away");
    app.script(VOICES, &[true.into()]);
    app.wait_until("there is a voice", || app.text(".systems-top .hint").is_empty());
    app.click("[data-do=say]");
    app.expect("what is spoken", "here: cavalier en c6".to_string(), told);
}

/// The board of the page before is gone with it.
#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn the_page_can_be_opened_from_a_page_with_a_board_of_its_own() {
    let app = App::french();
    app.tap_squares(Pointer::Mouse, &["e2", "e4"]);
    app.expect_paper(&["e4"]);
    for before in ["#drill", "#learn/notation/L05/L05-1", "#sheet/write"] {
        app.script("location.hash = arguments[0]", &[before.into()]);
        app.find("main:not(.hidden) .grid");
        app.script("location.hash = '#systems'", &[]);
        app.wait_until("the cards are there", || app.count(CARD) == 11);
        app.find(".systems-top [data-control=prev]");
    }
}
