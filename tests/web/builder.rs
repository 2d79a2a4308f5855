//! My courses: a lesson is built by taps, saved, changed, shared by a link and done on a phone; files come and go.

use crate::app::{App, key};
use crate::learn::{GOOD, square};
use notabene::study;
use wasm_bindgen_test::*;

/// The text of the first course on the device.
pub fn text(app: &App) -> String {
    let saved = app.script("return localStorage.getItem('notabene.1.course.own1')", &[]);
    saved.as_str().unwrap_or_default().into()
}

pub async fn go(app: &App, address: &str) {
    app.script("location.hash = arguments[0]", &[address.into()]);
    app.find("main.course-builder h1").await;
}

/// Taps on squares of the board of the builder.
pub async fn squares(app: &App, names: &[&str]) {
    for name in names {
        app.finger(&format!(".builder .stand [data-cell='{}']", square(name))).await;
    }
}

/// Chooses a file.
async fn choose_file(app: &App, name: &str, content: &str) {
    let script = "const field = document.querySelector('[name=course-file]');
        const data = new DataTransfer();
        data.items.add(new File([arguments[1]], arguments[0], { type: 'text/plain' }));
        field.files = data.files;
        field.dispatchEvent(new Event('change', { bubbles: true }));";
    app.script(script, &[name.into(), content.into()]);
}

#[wasm_bindgen_test]
async fn files_are_opened_without_a_byte_lost_and_others_are_refused_with_a_reason() {
    let app = App::speaking("en").await;
    go(&app, "#courses").await;
    app.find("[name=course-file]").await;
    for (name, content) in
        [("game.pgn", "1. e4 e5"), ("empty.txt", ""), ("page.txt", "<script>alert(1)</script>")]
    {
        choose_file(&app, name, content).await;
        app.wait_until("it is refused", || {
            app.texts(".builder [role=alert]").concat().contains("notabene course 1")
        })
        .await;
        assert_eq!(text(&app), "");
    }
    choose_file(&app, "long.txt", &format!("notabene course 1\n{}", "# a\n".repeat(300_000))).await;
    app.wait_until("it is refused", || app.texts(".builder [role=alert]").concat().contains("too large"))
        .await;
    let commented = GOOD.replace("board start", "# my comment\nboard start");
    choose_file(&app, "club.txt", &commented).await;
    app.find(".builder [name=lead]").await;
    assert_eq!(text(&app), commented);
    // One text is changed, and no other line.
    app.fill(".builder [name=lead]", "Another lesson.").await;
    app.expect("the file", commented.replace("Une leçon.", "Another lesson."), || text(&app)).await;
    // A file with a mistake is opened, and the mistake shown where it is.
    go(&app, "#courses").await;
    app.find("[name=course-file]").await;
    choose_file(&app, "wrong.txt", &GOOD.replace("right e4", "right k9")).await;
    app.find(".problem-list .to-do a").await;
    app.finger(".problem-list .to-do a").await;
    app.wait_until("the part is open", || app.script("return location.hash", &[]) == "#courses/own2/1/2")
        .await;
    app.find(".answer-list .to-do li").await;
    squares(&app, &["e4"]).await;
    app.wait_until("it is put right", || !app.has(".to-do li")).await;
    // Missing parts are said in words, in the form and in the list.
    app.pick(".builder [name=kind]", "choose").await;
    app.wait_until("what is missing", || app.has(".answer-list .to-do li")).await;
    let words = || app.texts(".to-do li, .to-do a").concat();
    assert!(!words().contains("“”") && !words().contains("Line "), "{}", words());
    go(&app, "#courses/own2").await;
    app.find(".problem-list .to-do a").await;
    assert!(
        words().contains("empty") && !words().contains("“”") && !words().contains("Line "),
        "{}",
        words()
    );
}

/// Begins the first course of a device, in English.
async fn begun() -> App {
    let app = App::speaking("en").await;
    go(&app, "#courses").await;
    app.finger("[data-do=new-course]").await;
    app.find(".builder [name=lead]").await;
    app
}

#[wasm_bindgen_test]
async fn a_course_in_two_tabs_goes_on_from_what_the_other_wrote() {
    let app = begun().await;
    app.fill(".builder [name=lead]", "Mine.").await;
    app.wait_until("it is saved", || text(&app).contains("Mine.")).await;
    let theirs = text(&app).replace("Mine.", "Theirs.").replace("A new lesson", "Their lesson");
    let save = "localStorage.setItem(arguments[0], arguments[1]);
        dispatchEvent(new StorageEvent('storage', { key: arguments[0], newValue: arguments[1] }))";
    app.script(save, &["notabene.1.course.own1".into(), theirs.as_str().into()]);
    app.expect("what the other wrote", "Theirs.", || app.property(".builder [name=lead]", "value")).await;
    app.fill(".builder [name=lead]", "Both.").await;
    app.expect("nothing is lost", theirs.replace("Theirs.", "Both."), || text(&app)).await;
    app.click("[data-do=undo]").await;
    app.expect("and back", theirs, || text(&app)).await;
}

/// Adds an exercise of a kind to the first lesson, and opens it.
async fn add(app: &App, kind: &str) {
    go(app, "#courses/own1/1").await;
    app.finger("[data-do=new-exercise]").await;
    app.find(".builder [name=kind]").await;
    app.pick(".builder [name=kind]", kind).await;
}

async fn expect_right(app: &App, text: &str) {
    app.expect("the right answer", text.to_string(), || {
        app.property("[data-answer=right] [name=answer]", "value")
    })
    .await;
}

#[wasm_bindgen_test]
async fn an_exercise_is_built_by_keys_seen_as_pupils_see_it_and_a_deleted_course_comes_back() {
    let app = begun().await;
    let press = async |css: &str, key: &str| {
        app.find(css).await;
        app.script("document.querySelector(arguments[0]).focus()", &[css.into()]);
        app.keys(key).await;
    };
    go(&app, "#courses/own1/1").await;
    press("[data-do=new-exercise]", key::ENTER).await;
    // The move is played on the board by keys, and another written.
    for name in ["d2", "d4"] {
        press(&format!(".builder .stand [data-cell='{}']", square(name)), key::ENTER).await;
    }
    expect_right(&app, "d4").await;
    press("[data-mode=moves]", key::ENTER).await;
    app.fill(".builder [name=moves]", "e4").await;
    app.wait_until("the moves are saved", || text(&app).contains("moves e4\n")).await;
    app.find(".answer-list .to-do li").await;
    app.fill("[data-answer=right] [name=answer]", "Nf6").await;
    app.wait_until("it is put right", || !app.has(".to-do li")).await;
    // The task that is proposed is one for pupils.
    assert_eq!(app.property(".builder [name=prompt]", "value"), "Play the right move.");
    app.fill(".builder [name=prompt]", "Play the knight to f6.").await;
    // As pupils see it, and back.
    press("[data-do=preview]", key::ENTER).await;
    app.find(".lesson-text .prompt").await;
    assert_eq!(app.text(".lesson-text .prompt"), "Play the knight to f6.");
    press(".lesson-head [data-do=build]", key::ENTER).await;
    app.find(".builder [name=lead]").await;
    let whole = text(&app);
    press("[data-do=delete-course]", key::ENTER).await;
    assert_eq!(text(&app), whole, "the first tap only asks");
    press("[data-do=delete-course]", key::ENTER).await;
    app.find("[data-do=restore]").await;
    assert_eq!(text(&app), "");
    press("[data-do=restore]", key::ENTER).await;
    app.expect("the course is back", whole, || text(&app)).await;
    assert_eq!(app.errors(), [""; 0], "the console");
}

#[wasm_bindgen_test]
async fn a_lesson_of_notabene_is_copied_and_every_kind_has_its_form() {
    let app = begun().await;
    app.finger(".copy-lesson summary").await;
    app.wait_until("the lessons are there", || app.count("[name=copy-lesson] option") > 10).await;
    app.pick("[name=copy-lesson]", "4").await;
    app.finger("[data-do=copy-lesson-now]").await;
    app.wait_until("the copy is open", || app.count(".build-list li") > 5).await;
    let course = study::read(&text(&app)).expect("a course with the copy");
    assert_eq!(course.lessons.len(), 2);
    assert!(!course.lessons[1].exercises.is_empty());
    let count = app.count(".build-list li");
    for n in 1..=count {
        go(&app, &format!("#courses/own1/2/{n}")).await;
        app.find(".build-room .words textarea").await;
    }
    // The order, and a removal that is undone.
    go(&app, "#courses/own1/2").await;
    app.expect("the list", count, || app.count(".build-list li")).await;
    let names = || app.texts(".build-list a").iter().map(|name| name[2..].to_string()).collect::<Vec<_>>();
    let before = names();
    app.finger(".build-list li:nth-child(2) [data-do=up]").await;
    app.wait_until("it moved", || names()[..2] == [before[1].clone(), before[0].clone()]).await;
    app.finger(".build-list li:first-child [data-do=remove]").await;
    app.expect("one less", count - 1, || app.count(".build-list li")).await;
    app.finger("[data-do=undo]").await;
    app.finger("[data-do=undo]").await;
    app.expect("as before", before, names).await;
    assert_eq!(app.errors(), [""; 0], "the console");
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
    app.find("[data-do=new-step]").await;
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
    app.expect("the move is named", "Answer for the move 1… e5", || app.text("[data-answer=wrong] .hint"))
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
    assert_eq!(app.errors(), [""; 0], "the console");
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
    assert_eq!(app.attribute(".head [aria-current=page]", "href").as_deref(), Some("#teach"));
    assert_eq!(app.errors(), [""; 0], "the console");
}
