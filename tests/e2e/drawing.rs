//! Arrows and circles: by the right button, by finger, in colours, saved and restored.

use crate::app::App;
use crate::browser::{Pointer, key, strings};
use crate::records::saved;

/// The drawn shapes: start field and colour.
fn drawn(app: &App) -> Vec<String> {
    let list = "return Array.from(document.querySelectorAll('.overlay .drawn'),
        e => e.dataset.drawn + ' ' + e.getAttribute('class'))";
    strings(&app.script(list, &[]))
}

#[track_caller]
fn stroke(app: &App, from: &str, to: &str, held: &[&str]) {
    app.draw(app.square(from, false), app.square(to, false), held);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn arrows_and_circles() {
    let app = App::unopened();
    steps!(&app, [the_right_button_draws_and_removes, a_finger_draws_when_the_button_is_pressed]);
}

fn the_right_button_draws_and_removes(app: &App) {
    app.anew("en");
    stroke(app, "e2", "e4", &[]);
    app.expect("an arrow", 1, || drawn(app).len());
    stroke(app, "d5", "d5", &[key::SHIFT]);
    app.expect("a circle", 2, || drawn(app).len());
    stroke(app, "g1", "f3", &[key::ALT]);
    stroke(app, "b1", "c3", &[key::SHIFT, key::ALT]);
    app.expect("four shapes", 4, || drawn(app).len());
    app.shot("drawn");
    let colours: Vec<String> = drawn(app).iter().map(|s| s.rsplit(' ').next().unwrap_or("").into()).collect();
    assert_eq!(colours, ["green", "red", "blue", "yellow"]);
    assert_eq!(app.count(".pieces .piece"), 32, "no piece moved");
    app.expect_paper(&[]);
    let pgn = saved(app);
    assert!(pgn.contains("[%csl Rd5]"), "{pgn}");
    for arrow in ["Ge2e4", "Bg1f3", "Yb1c3"] {
        assert!(pgn.contains(arrow) && pgn.contains("[%cal "), "{arrow} in\n{pgn}");
    }
    app.reload();
    app.expect("four shapes after a reload", 4, || drawn(app).len());
    stroke(app, "e2", "e4", &[]);
    stroke(app, "d5", "d5", &[key::SHIFT]);
    app.expect("two shapes", 2, || drawn(app).len());
    app.tap_squares(Pointer::Mouse, &["e2", "e4"]);
    app.expect_paper(&["e4"]);
    app.expect("another move has none", 0, || drawn(app).len());
    app.click("[data-control=prev]");
    app.expect("they are where they were drawn", 2, || drawn(app).len());
    assert_eq!(app.console(), [""; 0], "the console");
}

fn a_finger_draws_when_the_button_is_pressed(app: &App) {
    app.anew("en");
    app.resize(360, 740);
    app.devtools("Emulation.setTouchEmulationEnabled", &serde_json::json!({"enabled": true}));
    app.devtools("Emulation.setEmulatedMedia", &serde_json::json!({"features": [{"name": "hover", "value": "none"}, {"name": "pointer", "value": "coarse"}]}));
    // Without a mouse there is a button; a media query that ignores the emulation shows it here, too.
    if app.frame("[data-control=draw]").width == 0.0 {
        app.script("document.querySelector('[data-control=draw]').style.display = 'inline-flex'", &[]);
    }
    app.click("[data-control=draw]");
    app.expect("the button", Some("true".to_string()), || {
        app.attribute("[data-control=draw]", "aria-pressed")
    });
    app.shot("pressed");
    app.drag_piece(Pointer::Touch, "e2", "e4");
    app.expect("an arrow", 1, || drawn(app).len());
    app.tap_squares(Pointer::Touch, &["d5"]);
    app.expect("a circle", 2, || drawn(app).len());
    app.expect_paper(&[]);
    assert!(!app.has(".mark.held"), "no piece is held");
    app.click("[data-control=draw]");
    app.expect("the button", Some("false".to_string()), || {
        app.attribute("[data-control=draw]", "aria-pressed")
    });
    app.tap_squares(Pointer::Touch, &["e2", "e4"]);
    app.expect_paper(&["e4"]);
}
