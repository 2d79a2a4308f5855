//! Strokes of draughts: chosen, found, played and written, by finger and by keys.

use crate::app::App;
use crate::browser::{key, places};
use crate::layout::assert_no_side_scroll;
use crate::records::english;
use crate::results::handed_in;
use notabene::core::draughts::rules::INTERNATIONAL;
use notabene::core::exchange::result::TaskKind;
use notabene::core::i18n::Language;
use notabene::core::position::Position as _;
use notabene::core::study::stroke::{Stroke, course, read};

/// The strokes of the published page.
fn strokes() -> Vec<Stroke> {
    let file = places::dist().join("strokes").join("international.txt");
    read(&INTERNATIONAL, &std::fs::read_to_string(file).expect("the strokes"))
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

fn open(app: &App, stroke: &Stroke, exercise: usize) {
    let n = stroke.number;
    app.script(
        "location.hash = arguments[0]",
        &[format!("#learn/strokes-international/{n}/{n}-{exercise}").into()],
    );
    app.find(".lesson-text.task .prompt");
}

/// Plays an own move of a stroke by finger.
fn play(app: &App, stroke: &Stroke, n: usize) {
    let m = stroke.lines[0].moves[2 * n];
    app.fields(&[u32::from(m.from.0), u32::from(m.to.0)]);
}

/// Writes the moves of a stroke, one by one.
fn write(app: &App, stroke: &Stroke) {
    let course = course("international", "draughts/international", std::slice::from_ref(stroke));
    let written = course.lessons[0].exercises.last().expect("it is written");
    for step in 0..stroke.lines[0].moves.len() {
        let text = written.right_answer(step).expect("a move").text.in_language(Language::En);
        app.expect("the place to write", true, || app.has(".answer input"));
        app.script(
            "const cell = document.querySelector('.answer input'); cell.focus(); cell.value = arguments[0];
             cell.dispatchEvent(new InputEvent('input', { bubbles: true }));",
            &[text.into()],
        );
        app.click("[data-do=check]");
        app.wait_until("the move is right", || {
            app.count(".game .past") == step + 1 || app.has("[data-do=next]")
        });
    }
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn strokes_are_found_played_and_written() {
    let app = english();
    let stroke = plain(|stroke| stroke.lines.len() == 1 && stroke.length() == 3);
    app.script("location.hash = '#practise'", &[]);
    app.finger("a[href='#strokes']");
    app.find(".strokes .tasks a");
    app.shot("strokes-first");
    open(&app, &stroke, 1);
    // A wrong move is answered in words, and taken back.
    let wrong = stroke.start.legal_moves().into_iter().find(|m| m.from != stroke.lines[0].moves[0].from);
    let wrong = wrong.expect("another piece moves");
    app.fields(&[u32::from(wrong.from.0), u32::from(wrong.to.0)]);
    app.wait_until("the refutation", || !app.text(".said .look").is_empty());
    app.shot("strokes-wrong");
    play(&app, &stroke, 0);
    app.wait_until("it goes on", || app.has(".said.right"));
    // In the middle of it, after a reload, in another language.
    app.reload();
    app.find(".lesson-text.task .prompt");
    play(&app, &stroke, 1);
    app.wait_until("it goes on", || app.has(".said.right"));
    play(&app, &stroke, 2);
    app.expect_stars(2);
    app.shot("strokes-found");
    app.click("[data-do=next]");
    let n = stroke.number;
    app.expect("writing", format!("#learn/strokes-international/{n}/{n}-2"), || hash(&app));
    app.speak("fr");
    write(&app, &stroke);
    app.expect_stars(3);
    app.shot("strokes-written");
    app.click(".lesson-head a");
    app.find(".strokes .tasks a");
    app.expect("it is done", 1, || app.count(".strokes .tasks [data-done=true]"));
    let result = handed_in(&app);
    assert_eq!((result.kind, result.count.asked), (TaskKind::Strokes, 1));
    app.script("history.back()", &[]);
    app.find(".lesson-text.task .prompt");
    assert_eq!(app.console(), [""; 0], "the console");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn another_capture_is_answered_too() {
    let app = english();
    let Some(stroke) = strokes().into_iter().find(|stroke| stroke.lines.len() > 1) else { return };
    open(&app, &stroke, 2);
    app.wait_until("the other capture", || app.text(".prompt").contains("can also take"));
    let known = stroke.shared(1) + 1;
    for m in stroke.lines[1].moves[known..].iter().step_by(2) {
        app.fields(&[u32::from(m.from.0), u32::from(m.to.0)]);
    }
    app.expect_stars(3);
    app.shot("strokes-other");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn strokes_are_chosen_by_keys_and_the_page_fits_every_screen() {
    let app = english();
    app.keys(key::TAB);
    for (width, height) in [(1024, 768), (768, 1024), (360, 740), (740, 360), (1920, 1080)] {
        app.resize(width, height);
        app.script("location.hash = '#strokes/international/all/all'", &[]);
        app.reload();
        app.find(".strokes .tasks a");
        app.shot(&format!("strokes-{width}"));
        assert_no_side_scroll(&app, &format!("{width}x{height}"));
    }
    let all = app.count(".strokes .tasks a");
    app.pick("select[name=motif]", "direct");
    app.expect("the address", "#strokes/international/direct/all".to_string(), || hash(&app));
    app.wait_until("fewer", || app.count(".strokes .tasks a") < all);
    app.pick("select[name=length]", "2");
    app.expect("the address", "#strokes/international/direct/2".to_string(), || hash(&app));
    app.reload();
    app.expect(
        "kept",
        strokes().iter().filter(|s| s.motif.id == "direct" && s.length() == 2).count(),
        || app.count(".strokes .tasks a"),
    );
    app.speak("de");
    app.wait_until("in German", || app.text("h1") == "Kombinationen");
    app.script("document.querySelector('.strokes .tasks a').focus()", &[]);
    app.keys(key::ENTER);
    app.wait_until("the task in German", || app.text(".prompt").contains("Finde den Schlag"));
    app.shot("strokes-de");
    app.script("history.back()", &[]);
    app.find(".strokes .tasks a");
    // From the page of draughts.
    app.script("location.hash = '#draughts'", &[]);
    app.find(".lessons a[href='#strokes']");
}
