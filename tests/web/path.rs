//! The path through a course: start, go on, the end of a lesson, the diploma.

use crate::app::App;
use crate::app::strings;
use notabene::study::{self, Course, Progress};
use wasm_bindgen_test::*;

fn course(name: &str) -> Course {
    let file = crate::files::text(&format!("courses/{name}.txt"));
    study::read(&file.expect(name)).expect(name)
}

/// Progress in which the exercises of a course are done that are wanted, each with a number of stars.
fn done(name: &str, stars: impl Fn(&str) -> u32) -> Progress {
    let mut progress = Progress::default();
    for exercise in course(name).lessons.iter().flat_map(|lesson| &lesson.exercises) {
        progress.record(name, &exercise.id, stars(&exercise.id));
    }
    progress
}

impl App {
    /// Opens the lessons in a language with progress from an earlier visit.
    async fn reached(language: &str, progress: &Progress) -> App {
        let app = App::speaking(language).await;
        app.keep_progress(progress).await;
        app
    }

    /// Puts progress in the storage, as the app keeps it, and opens the lessons anew.
    async fn keep_progress(&self, progress: &Progress) {
        self.script("localStorage.setItem('notabene.1.progress', arguments[0])", &[progress.text().into()]);
        self.script("location.hash = '#learn'", &[]);
        self.reload().await;
        self.find("[data-course=draughts] .lesson-list a").await;
    }

    /// Goes to the page of a diploma.
    async fn diploma(&self, course: &str) {
        self.script("location.hash = arguments[0]", &[format!("#learn/diploma/{course}").into()]);
        self.find(".diploma-page h1").await;
    }
}

const COURSES: [&str; 4] = ["notation", "chess960", "scharten", "draughts"];

const CONTINUE: &str = "[data-course=notation] [data-do=continue]";

#[wasm_bindgen_test]
async fn a_diploma_waits_until_all_is_really_done() {
    let app = App::reached("en", &done("notation", |id| if id == "L07-4" { 0 } else { 2 })).await;
    app.diploma("notation").await;
    assert!(!app.has(".diploma, [name=pupil]"), "one exercise is missing");
    let links = "return [...document.querySelectorAll('.still a')].map(a => a.hash)";
    assert_eq!(strings(&app.script(links, &[])), ["#learn/notation/L07/L07-4"]);
    assert_eq!(app.script("return localStorage.getItem('notabene.1.diploma')", &[]), serde_json::Value::Null);
    // A course that is not there.
    app.script("location.hash = '#learn/diploma/nowhere'", &[]);
    app.wait_until("it is told", || app.has(".diploma-page .note")).await;
}

fn hash(app: &App) -> String {
    app.script("return location.hash", &[]).as_str().unwrap_or_default().to_string()
}

#[wasm_bindgen_test]
async fn a_first_visit_starts_with_lesson_one() {
    let app = App::lessons("en", "").await;
    app.find(CONTINUE).await;
    app.expect("the start", "Start: lesson 1, Why write moves down?".to_string(), || app.text(CONTINUE))
        .await;
    assert_eq!(app.text("[data-lesson=L02] .state").split_whitespace().next(), Some("Not"));
    app.click(CONTINUE).await;
    app.find(".lesson-text h1").await;
    assert_eq!(hash(&app), "#learn/notation/L01");
    for course in COURSES {
        app.diploma(course).await;
        app.find(".still a").await;
        assert!(!app.has(".diploma") && app.has(".still a"), "{course}");
    }
}
