//! My courses: exercises are tried out beside their form, and everything of the file has its field.

use crate::app::App;
use crate::builder::{add, begun, squares, text};
use crate::learn::square;

/// The progress of a pupil on the device.
fn progress(app: &App) -> String {
    let read =
        "return ['progress', 'set-up', 'schedule'].map(k => localStorage.getItem('notabene.1.' + k)).join()";
    app.script(read, &[]).to_string()
}

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
fn an_exercise_is_tried_out_beside_its_form_and_follows_every_change() {
    let app = begun();
    app.resize(1920, 1080);
    add(&app, "play");
    app.wait_until("something is missing", || {
        app.text(".as-pupil").contains("As soon as nothing is missing")
    });
    squares(&app, &["e2", "e4"]);
    app.find(".as-pupil .task .prompt");
    let (known, before) = (text(&app), progress(&app));
    // A wrong answer, then the right one, then once more.
    try_squares(&app, &["d2", "d4"]);
    app.wait_until("it is judged", || app.text(".as-pupil .said").contains("Good try"));
    try_squares(&app, &["e2", "e4"]);
    app.find(".as-pupil .said .star.won");
    app.finger(".as-pupil [data-do=try-again]");
    app.wait_until("it begins anew", || !app.has(".as-pupil .star.won"));
    assert_eq!((text(&app), progress(&app)), (known, before), "trying out changes nothing");
    // Words follow letter by letter, and the focus stays where one writes.
    app.fill(".builder [name=prompt]", "Open the game.");
    app.expect("the task", "Open the game.", || app.text(".as-pupil .prompt"));
    let focus = "return document.activeElement.name";
    assert_eq!(app.script(focus, &[]), "prompt");
    app.pick(".builder [name=kind]", "write");
    app.find(".as-pupil [data-input=write-move], .as-pupil .note");
    app.let_settle();
    app.shot("wide");
    app.resize(1280, 800);
    app.let_settle();
    app.shot("1280");
    assert_eq!(app.console(), [""; 0], "the console");
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
