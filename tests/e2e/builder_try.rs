//! My courses: exercises are tried out beside their form, and everything of the file has its field.

use crate::app::App;
use crate::builder::{add, begun, go, squares, text};
use crate::learn::square;
use notabene::study;

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

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn question_veil_summary_help_and_answers_to_moves_have_fields() {
    let app = begun();
    app.resize(1024, 768);
    // A second lesson with the answer.
    app.finger("[data-do=new-lesson]");
    app.find(".builder [name=goal]");
    app.finger(".build-list li a");
    app.find(".builder [name=veiled]");
    app.finger(".builder [name=veiled]");
    app.wait_until("it is veiled", || text(&app).contains("point veiled"));
    go(&app, "#courses/own1/1");
    let lessons = study::read(&text(&app)).expect("a course").lessons;
    app.pick(".builder [name=question-answer]", &lessons[1].id);
    app.fill(".builder [name=question]", "Why does it jump?");
    // The summary of the course.
    go(&app, "#courses/own1");
    app.script("document.querySelectorAll('.builder details').forEach(d => d.open = true)", &[]);
    app.finger("[data-do=new-step]");
    app.fill(".builder [name=card]", "First the letter.");
    app.fill(".builder [name=example]", "[N]f3");
    // Help, and a hint to the second move of a game.
    add(&app, "play-game");
    squares(&app, &["e2", "e4", "e7", "e5"]);
    app.fill(".builder [name=help]", "Begin in the middle.");
    app.pick(".builder [name=role]", "wrong");
    app.pick(".builder [name=step]", "1");
    app.finger("[data-do=add-answer]");
    app.fill("[data-answer=wrong] [name=answer]", "e6");
    app.fill("[data-answer=wrong] [name=hint]", "Two steps.");
    app.expect("the move is named", "Answer for the move 1… e5", || app.text("[data-answer=wrong] .hint"));
    app.wait_until("nothing is missing", || !app.has(".to-do li"));
    app.shot("game-form");
    let course = study::read(&text(&app)).unwrap_or_else(|problems| panic!("{problems:?}\n{}", text(&app)));
    let question = course.lessons[0].question.as_ref().expect("a question");
    assert_eq!(question.answered, course.lessons[1].id);
    assert!(course.lessons[1].points[0].veiled);
    assert_eq!(course.summary.len(), 1);
    let exercise = &course.lessons[0].exercises[0];
    assert!(exercise.help.is_some());
    assert!(exercise.answers.iter().any(|answer| answer.step == 1 && answer.hint.is_some()));
    assert_eq!(app.console(), [""; 0], "the console");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_position_comes_from_a_famous_game() {
    let app = begun();
    app.resize(1024, 768);
    add(&app, "play");
    app.finger(".from-game summary");
    app.find("[name=famous-game]");
    app.finger("[data-do=take-famous]");
    app.wait_until("its moves are there", || app.property(".builder [name=moves]", "value").contains(' '));
    app.finger("[data-step=last]");
    app.finger("[data-do=start-here]");
    app.wait_until("its position is there", || {
        text(&app).contains("\nboard ") && !text(&app).contains("moves ")
    });
    assert_eq!(app.attribute(".head [aria-current=page]", "href").as_deref(), Some("#teach"));
    assert_eq!(app.console(), [""; 0], "the console");
}
