//! One move in all systems, moves written in old systems, and spoken moves.

use crate::app::App;
use crate::browser::{Pointer, key};
use crate::gallery::DESK;

const CARD: &str = ".systems-list [data-system]";

/// The text of a card.
fn written(app: &App, system: &str) -> String {
    app.texts(&format!("[data-system={system}] .character")).concat()
}

/// A game with two moves, and the page that shows the second one.
fn open(app: &App) {
    app.resize(DESK.0, DESK.1);
    app.anew("fr");
    app.tap_squares(Pointer::Mouse, &["e2", "e4", "b8", "c6"]);
    app.expect_paper(&["e4", "Cc6"]);
    app.click("[data-control=beside]");
    app.click("dialog[open] a[href='#rules/systems']");
    app.wait_until("the cards are there", || app.count(CARD) == 11);
    assert!(!app.has("dialog[open]"), "the window has made room");
}

/// A step of `layout::the_pages_of_practice_fit_every_screen`.
pub fn a_card_shows_the_move_in_every_system_and_follows_the_game(app: &App) {
    open(app);
    let texts = || {
        ["short", "long", "coordinate", "iccf", "smith", "descriptive-en", "descriptive-fr", "stamma"]
            .map(|system| written(app, system))
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
    app.expect("the move before", "P4R".to_string(), || written(app, "descriptive-fr"));
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
