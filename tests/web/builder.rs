//! My courses: a lesson is built by taps, saved, changed, shared by a link and done on a phone; files come and go.

use crate::app::App;
use crate::learn::{GOOD, square};
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
    let app = App::open().await;
    app.speak("en").await;
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
}
