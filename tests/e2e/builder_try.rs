//! My courses: exercises are tried out beside their form, and everything of the file has its field.

use crate::app::App;
use crate::builder::{add, begun, squares};
use crate::learn::square;

/// Taps on squares of the exercise that is tried out.
fn try_squares(app: &App, names: &[&str]) {
    for name in names {
        app.finger(&format!(".as-pupil [data-cell='{}']", square(name)));
    }
}

/// Builds an exercise to play e4.
fn play_e4(app: &App) {
    add(app, "play");
    squares(app, &["e2", "e4"]);
    app.find(".problem-list");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn on_a_phone_form_and_exercise_change_places() {
    let app = begun();
    app.resize(1024, 768);
    play_e4(&app);
    for (width, height) in [(360, 740), (740, 360), (768, 1024), (1024, 768)] {
        app.resize(width, height);
        assert!(!app.has(".as-pupil"), "{width}");
        app.finger("[data-pane=try]");
        app.find(".as-pupil .task .prompt");
        assert_eq!(app.attribute("[data-pane=try]", "aria-pressed").as_deref(), Some("true"));
        try_squares(&app, &["e2", "e4"]);
        app.find(".as-pupil .said .star.won");
        app.let_settle();
        app.shot(&format!("try-{width}"));
        let wide = "return document.documentElement.scrollWidth > arguments[0]";
        assert_eq!(app.script(wide, &[width.into()]), false, "{width}: wider than the screen");
        app.finger("[data-pane=edit]");
        app.wait_until("the form is back", || !app.has(".as-pupil"));
        app.find(".edit-pane:not(.hidden) [name=prompt]");
    }
    assert_eq!(app.console(), [""; 0], "the console");
}
