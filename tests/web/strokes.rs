//! Strokes of draughts: chosen, found, played and written, by finger and by keys.

use crate::app::App;
use crate::records::english;
use crate::results::handed_in;
use notabene::core::draughts::rules::INTERNATIONAL;
use notabene::core::exchange::result::TaskKind;
use notabene::core::i18n::Language;
use notabene::core::position::Position as _;
use notabene::study::stroke::{Stroke, course, read};
use wasm_bindgen_test::*;

/// The strokes of the published page.
fn strokes() -> Vec<Stroke> {
    read(&INTERNATIONAL, &crate::files::text("strokes/international.txt").expect("the strokes"))
}

/// A stroke with one line, whose moves need no choice on the way.
fn plain(more: impl Fn(&Stroke) -> bool) -> Stroke {
    let is_plain = |stroke: &Stroke| {
        let mut p = stroke.start.clone();
        stroke.lines[0].moves.iter().all(|m| {
            let alike =
                p.legal_moves().iter().filter(|other| other.from == m.from && other.to == m.to).count();
            p.play_unchecked(m);
            alike == 1
        })
    };
    strokes().into_iter().find(|stroke| is_plain(stroke) && more(stroke)).expect("such a stroke")
}

fn hash(app: &App) -> String {
    app.script("return location.hash", &[]).as_str().unwrap_or_default().to_string()
}

async fn open(app: &App, stroke: &Stroke, exercise: usize) {
    let n = stroke.number;
    app.script(
        "location.hash = arguments[0]",
        &[format!("#learn/strokes-international/{n}/{n}-{exercise}").into()],
    );
    app.find(".lesson-text.task .prompt").await;
}

/// Plays an own move of a stroke by finger.
async fn play(app: &App, stroke: &Stroke, n: usize) {
    let m = stroke.lines[0].moves[2 * n];
    app.fields(&[u32::from(m.from.0), u32::from(m.to.0)]).await;
}

/// Writes the moves of a stroke, one by one.
async fn write(app: &App, stroke: &Stroke) {
    let course = course("international", "draughts/international", std::slice::from_ref(stroke));
    let written = course.lessons[0].exercises.last().expect("it is written");
    for step in 0..stroke.lines[0].moves.len() {
        let text = written.right_answer(step).expect("a move").text.in_language(Language::En);
        app.expect("the place to write", true, || app.has(".answer input")).await;
        app.script(
            "const cell = document.querySelector('.answer input'); cell.focus(); cell.value = arguments[0];
             cell.dispatchEvent(new InputEvent('input', { bubbles: true }));",
            &[text.into()],
        );
        app.click("[data-do=check]").await;
        app.wait_until("the move is right", || {
            app.count(".game .past") == step + 1 || app.has("[data-do=next]")
        })
        .await;
    }
}

#[wasm_bindgen_test]
async fn strokes_are_found_played_and_written() {
    let app = english().await;
    let stroke = plain(|stroke| stroke.lines.len() == 1 && stroke.length() == 3);
    app.script("location.hash = '#practise'", &[]);
    app.finger("a[href='#strokes']").await;
    app.find(".strokes .tasks a").await;
    open(&app, &stroke, 1).await;
    // A wrong move is answered in words, and taken back.
    let wrong = stroke.start.legal_moves().into_iter().find(|m| m.from != stroke.lines[0].moves[0].from);
    let wrong = wrong.expect("another piece moves");
    app.fields(&[u32::from(wrong.from.0), u32::from(wrong.to.0)]).await;
    app.wait_until("the refutation", || !app.text(".said .look").is_empty()).await;
    play(&app, &stroke, 0).await;
    app.wait_until("it goes on", || app.has(".said.right")).await;
    // In the middle of it, after a reload, in another language.
    app.reload().await;
    app.find(".lesson-text.task .prompt").await;
    play(&app, &stroke, 1).await;
    app.wait_until("it goes on", || app.has(".said.right")).await;
    play(&app, &stroke, 2).await;
    app.expect_stars(2).await;
    app.click("[data-do=next]").await;
    let n = stroke.number;
    app.expect("writing", format!("#learn/strokes-international/{n}/{n}-2"), || hash(&app)).await;
    app.speak("fr").await;
    write(&app, &stroke).await;
    app.expect_stars(3).await;
    app.click(".lesson-head a").await;
    app.find(".strokes .tasks a").await;
    app.expect("it is done", 1, || app.count(".strokes .tasks [data-done=true]")).await;
    let result = handed_in(&app).await;
    assert_eq!((result.kind, result.count.asked), (TaskKind::Strokes, 1));
    app.script("history.back()", &[]);
    app.find(".lesson-text.task .prompt").await;
    assert_eq!(app.console(), [""; 0], "the console");
}

#[wasm_bindgen_test]
async fn another_capture_is_answered_too() {
    let app = english().await;
    let Some(stroke) = strokes().into_iter().find(|stroke| stroke.lines.len() > 1) else { return };
    open(&app, &stroke, 2).await;
    app.wait_until("the other capture", || app.text(".prompt").contains("can also take")).await;
    let known = stroke.shared(1) + 1;
    for m in stroke.lines[1].moves[known..].iter().step_by(2) {
        app.fields(&[u32::from(m.from.0), u32::from(m.to.0)]).await;
    }
    app.expect_stars(3).await;
}
