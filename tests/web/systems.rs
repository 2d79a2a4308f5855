//! One move in all systems, moves written in old systems, and spoken moves.

use crate::app::App;
use crate::app::key;
use wasm_bindgen_test::*;

const CARD: &str = ".systems-list [data-system]";

/// A game with two moves, and the page that shows the second one.
async fn opened() -> App {
    let app = App::french().await;
    app.tap_squares(&["e2", "e4", "b8", "c6"]).await;
    app.expect_paper(&["e4", "Cc6"]).await;
    app.click("[data-control=beside]").await;
    app.click("dialog[open] a[href='#rules/systems']").await;
    app.wait_until("the cards are there", || app.count(CARD) == 11).await;
    assert!(!app.has("dialog[open]"), "the window has made room");
    app
}

#[wasm_bindgen_test]
async fn the_move_can_be_written_in_a_system() {
    let app = opened().await;
    let answer = || app.text("[data-system=iccf] .answer");
    let write = async |text: &str| {
        app.fill("[data-system=iccf] input", text).await;
        app.keys(key::ENTER).await;
    };
    write("2836").await;
    app.expect("what is said", "C’est exactement ça\u{202f}!".to_string(), answer).await;
    write("28").await;
    app.wait_until("the digits are counted", || answer().contains("quatre chiffres")).await;
    write("2833").await;
    app.wait_until("the reason is told", || answer().contains("cavalier")).await;
    write("2816").await;
    app.wait_until("another move is seen", || answer().contains("2836")).await;
}

#[wasm_bindgen_test]
async fn moves_are_written_in_the_system_that_is_chosen() {
    let app = App::french().await;
    app.set("Notation", "descriptive").await;
    let write = async |text: &str| {
        app.fill(".write input", text).await;
        app.keys(key::ENTER).await;
    };
    write("P4R").await;
    app.expect_paper(&["P4R"]).await;
    write("P4R").await;
    app.expect_paper(&["P4R", "P4R"]).await;
    write("T3T").await;
    app.wait_until("the reason is told", || app.text(".explain .sentence").contains("pion")).await;
    app.set("Notation", "iccf").await;
    app.expect_paper(&["5254", "5755"]).await;
    write("7163").await;
    app.expect_paper(&["5254", "5755", "7163"]).await;
    app.visit("").await;
    app.expect_paper(&["5254", "5755", "7163"]).await;
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

#[wasm_bindgen_test]
async fn only_voices_of_the_device_speak() {
    let app = opened().await;
    let told = || app.script("return told.join()", &[]).as_str().unwrap_or_default().to_string();
    app.script(VOICES, &[false.into()]);
    app.wait_until("the reason is told", || app.text(".systems-top .hint").contains("voix")).await;
    app.click("[data-do=say]").await;
    assert_eq!(told(), "", "nothing is sent away");
    app.script(VOICES, &[true.into()]);
    app.wait_until("there is a voice", || app.text(".systems-top .hint").is_empty()).await;
    app.click("[data-do=say]").await;
    app.expect("what is spoken", "here: cavalier en c6".to_string(), told).await;
}

/// The board of the page before is gone with it.
#[wasm_bindgen_test]
async fn the_page_can_be_opened_from_a_page_with_a_board_of_its_own() {
    let app = App::french().await;
    app.tap_squares(&["e2", "e4"]).await;
    app.expect_paper(&["e4"]).await;
    for before in ["#drill", "#learn/notation/L05/L05-1", "#sheet/write"] {
        app.script("location.hash = arguments[0]", &[before.into()]);
        app.find("main:not(.hidden) .grid").await;
        app.script("location.hash = '#systems'", &[]);
        app.wait_until("the cards are there", || app.count(CARD) == 11).await;
        app.find(".systems-top [data-control=prev]").await;
    }
}
