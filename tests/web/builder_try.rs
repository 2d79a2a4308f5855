//! My courses: exercises are tried out beside their form, and everything of the file has its field.

use crate::app::App;
use crate::builder::{add, begun, go, squares, text};
use crate::learn::square;
use notabene::core::study;
use wasm_bindgen_test::*;

/// The progress of a pupil on the device.
fn progress(app: &App) -> String {
    let read =
        "return ['progress', 'set-up', 'schedule'].map(k => localStorage.getItem('notabene.1.' + k)).join()";
    app.script(read, &[]).to_string()
}

/// Taps on squares of the exercise that is tried out.
async fn try_squares(app: &App, names: &[&str]) {
    for name in names {
        app.finger(&format!(".as-pupil [data-cell='{}']", square(name))).await;
    }
}

#[wasm_bindgen_test]
async fn an_exercise_is_tried_out_beside_its_form_and_follows_every_change() {
    let app = begun().await;
    add(&app, "play").await;
    app.wait_until("something is missing", || {
        app.text(".as-pupil").contains("As soon as nothing is missing")
    })
    .await;
    squares(&app, &["e2", "e4"]).await;
    app.find(".as-pupil .task .prompt").await;
    let (known, before) = (text(&app), progress(&app));
    // A wrong answer, then the right one, then once more.
    try_squares(&app, &["d2", "d4"]).await;
    app.wait_until("it is judged", || app.text(".as-pupil .said").contains("Good try")).await;
    try_squares(&app, &["e2", "e4"]).await;
    app.find(".as-pupil .said .star.won").await;
    app.finger(".as-pupil [data-do=try-again]").await;
    app.wait_until("it begins anew", || !app.has(".as-pupil .star.won")).await;
    assert_eq!((text(&app), progress(&app)), (known, before), "trying out changes nothing");
    // Words follow letter by letter, and the focus stays where one writes.
    app.fill(".builder [name=prompt]", "Open the game.").await;
    app.expect("the task", "Open the game.", || app.text(".as-pupil .prompt")).await;
    let focus = "return document.activeElement.name";
    assert_eq!(app.script(focus, &[]), "prompt");
    app.pick(".builder [name=kind]", "write").await;
    app.find(".as-pupil [data-input=write-move], .as-pupil .note").await;
    app.let_settle().await;
    app.let_settle().await;
    assert_eq!(app.console(), [""; 0], "the console");
}

#[wasm_bindgen_test]
async fn question_veil_summary_help_and_answers_to_moves_have_fields() {
    let app = begun().await;
    // A second lesson with the answer.
    app.finger("[data-do=new-lesson]").await;
    app.find(".builder [name=goal]").await;
    app.finger(".build-list li a").await;
    app.find(".builder [name=veiled]").await;
    app.finger(".builder [name=veiled]").await;
    app.wait_until("it is veiled", || text(&app).contains("point veiled")).await;
    go(&app, "#courses/own1/1").await;
    let lessons = study::read(&text(&app)).expect("a course").lessons;
    app.pick(".builder [name=question-answer]", &lessons[1].id).await;
    app.fill(".builder [name=question]", "Why does it jump?").await;
    // The summary of the course.
    go(&app, "#courses/own1").await;
    app.script("document.querySelectorAll('.builder details').forEach(d => d.open = true)", &[]);
    app.finger("[data-do=new-step]").await;
    app.fill(".builder [name=card]", "First the letter.").await;
    app.fill(".builder [name=example]", "[N]f3").await;
    // Help, and a hint to the second move of a game.
    add(&app, "play-game").await;
    squares(&app, &["e2", "e4", "e7", "e5"]).await;
    app.fill(".builder [name=help]", "Begin in the middle.").await;
    app.pick(".builder [name=role]", "wrong").await;
    app.pick(".builder [name=step]", "1").await;
    app.finger("[data-do=add-answer]").await;
    app.fill("[data-answer=wrong] [name=answer]", "e6").await;
    app.fill("[data-answer=wrong] [name=hint]", "Two steps.").await;
    app.expect("the move is named", "It belongs to the move 1… e5", || {
        app.text("[data-answer=wrong] .hint")
    })
    .await;
    app.wait_until("nothing is missing", || !app.has(".to-do li")).await;
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

#[wasm_bindgen_test]
async fn a_position_comes_from_a_famous_game() {
    let app = begun().await;
    add(&app, "play").await;
    app.finger(".from-game summary").await;
    app.find("[name=famous-game]").await;
    app.finger("[data-do=take-famous]").await;
    app.wait_until("its moves are there", || app.property(".builder [name=moves]", "value").contains(' '))
        .await;
    app.finger("[data-step=last]").await;
    app.finger("[data-do=start-here]").await;
    app.wait_until("its position is there", || {
        text(&app).contains("\nboard ") && !text(&app).contains("moves ")
    })
    .await;
    assert_eq!(app.attribute(".places [aria-current=page]", "href").as_deref(), Some("#wall"));
    assert_eq!(app.console(), [""; 0], "the console");
}
