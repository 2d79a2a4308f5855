//! Sounds: one for each move, until somebody switches to calm.

use crate::app::App;
use crate::browser::Pointer;

/// Counts the tones that the page makes from now on.
const COUNT: &str = "window.tones = 0; const make = BaseAudioContext.prototype.createOscillator;
    BaseAudioContext.prototype.createOscillator = function () { window.tones++; return make.call(this); }";

fn tones(app: &App) -> i64 {
    app.script("return window.tones", &[]).as_i64().unwrap_or_default()
}

/// Switches the sounds alone, or all that sounds and moves.
#[track_caller]
fn switch(app: &App, setting: &str) {
    app.open_settings();
    app.click(&format!("dialog[open] input[data-setting={setting}]"));
    app.close_settings();
}

fn moves_are_heard_until_all_is_calm(app: &App) {
    app.script(COUNT, &[]);
    app.tap_squares(Pointer::Mouse, &["e2", "e4"]);
    app.expect_paper(&["e4"]);
    app.wait_until("a move is heard", || tones(app) == 1);
    switch(app, "sounds");
    app.tap_squares(Pointer::Mouse, &["d7", "d5"]);
    app.expect_current(&["d5"]);
    assert_eq!(tones(app), 1, "sounds are off");
    switch(app, "sounds");
    app.tap_squares(Pointer::Mouse, &["e4", "d5"]);
    app.wait_until("a capture has two tones", || tones(app) == 3);
    // Walking back is silent, and forward is heard again.
    app.click("[data-control=prev]");
    app.expect_current(&["d5"]);
    app.click("[data-control=next]");
    app.wait_until("it is heard again", || tones(app) == 5);
    switch(app, "calm");
    app.tap_squares(Pointer::Mouse, &["d8", "d5"]);
    app.expect_current(&["Dxd5"]);
    assert_eq!(tones(app), 5, "calm is silent");
    let gliding = "return getComputedStyle(document.querySelector('.board .piece')).transitionDuration";
    assert_eq!(app.script(gliding, &[]), "0s", "calm moves nothing");
    switch(app, "calm");
    assert_eq!(app.console(), [""; 0], "the console");
}

fn nothing_is_tried_before_the_first_tap_on_the_page(app: &App) {
    app.anew("fr");
    app.tap_squares(Pointer::Mouse, &["e2", "e4"]);
    app.click("[data-control=prev]");
    app.reload();
    app.script(COUNT, &[]);
    // A move without a tap, as an opponent makes one after a reload.
    app.script("document.querySelector('[data-control=next]').click()", &[]);
    app.expect_current(&["e4"]);
    assert_eq!(tones(app), 0);
    app.tap_squares(Pointer::Mouse, &["e7", "e5"]);
    app.wait_until("a move is heard", || tones(app) == 1);
    assert_eq!(app.console(), [""; 0], "the console");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn sounds_are_made_when_they_are_wished() {
    let app = App::french();
    steps!(&app, [moves_are_heard_until_all_is_calm, nothing_is_tried_before_the_first_tap_on_the_page]);
}
