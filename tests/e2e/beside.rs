//! Annotations of moves: comments, NAGs, clocks, the order of variations, the current line.

use crate::app::App;
use crate::browser::{Pointer, key};
use crate::gallery::{Check, DESK, Gallery, THEMES};
use crate::layout::SIZES;
use crate::records::{RICH, english, expect_closed, open_text, saved};

/// A short game with the dialog of its last move.
fn opened(squares: &[&str]) -> App {
    let app = english();
    app.tap_squares(Pointer::Mouse, squares);
    app.expect("the moves", squares.len() / 2, || app.count(".sheet .move"));
    app.click("[data-control=beside]");
    app.find("dialog[open] textarea[name=comment]");
    app
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn comments_marks_and_clocks_are_written_and_shown() {
    let app = opened(&["e2", "e4"]);
    app.fill("textarea[name=comment]", "A {good} start");
    app.keys(key::TAB);
    app.click("[data-mark='1']");
    app.expect("pressed", Some("true".into()), || app.attribute("[data-mark='1']", "aria-pressed"));
    app.click("[data-mark='14']");
    app.click("[data-mark='3']");
    app.expect("one judgement", Some("false".into()), || app.attribute("[data-mark='1']", "aria-pressed"));
    app.fill("input[name=clock]", "1:02:03");
    app.keys(key::TAB);
    app.fill("input[name=clock]", "soon");
    app.keys(key::TAB);
    let wrong = || app.attribute("input[name=clock]", "aria-invalid");
    app.expect("what is no time is marked, and changes nothing", Some("true".into()), wrong);
    app.shot("written");
    app.close_dialog();
    app.wait_until("the comment is on the paper", || {
        app.texts(".sheet .comment").iter().any(|t| t.contains("start"))
    });
    app.expect("the clock in full", "1:02:03", || app.text(".sheet .clock"));
    let marked = app.text(".sheet .marked");
    assert!(marked.contains("!!") && marked.contains("+="), "{marked}");
    let pgn = saved(&app);
    for part in ["$3", "$14", "[%clk 1:02:03]", "start"] {
        assert!(pgn.contains(part), "{part} in\n{pgn}");
    }
    app.reload();
    app.find(".sheet .clock");
    assert_eq!(saved(&app), pgn, "kept on the device");
    app.click("[data-control=beside]");
    app.click("[data-mark='3']");
    app.fill("textarea[name=comment]", "x");
    app.keys("\u{E003}");
    app.keys(key::TAB);
    app.close_dialog();
    app.expect("no comment", true, || !saved(&app).contains("start"));
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn the_paper_may_be_a_running_line() {
    let app = english();
    open_text(&app, RICH);
    expect_closed(&app);
    app.click("[data-open=settings]");
    let css = "const s = [...document.querySelectorAll('dialog[open] .switch')].find(s => /one after the other/i.test(s.textContent));
        s.querySelector('input').click()";
    app.script(css, &[]);
    app.close_dialog();
    app.find(".sheet.linear");
    for (width, height) in SIZES {
        app.resize(width, height);
        app.shot(&format!("line-{width}"));
        let wide = "const s = document.querySelector('.sheet'); return s.scrollWidth <= s.clientWidth";
        assert_eq!(app.script(wide, &[]), true, "{width}: the line is broken to fit");
    }
    app.reload();
    app.find(".sheet.linear");
}

/// The windows of a game with annotations and of a list of games; they give the focus back.
pub fn windows(gallery: &mut Gallery) {
    let app = english();
    app.resize(DESK.0, DESK.1);
    let look = |gallery: &mut Gallery, state: &str, checks: &[Check]| {
        gallery.look(&app, state, &SIZES, &THEMES, checks);
    };
    open_text(&app, RICH);
    expect_closed(&app);
    app.click("[data-control=next]");
    app.expect_current(&["e4!0:59:50"]);
    look(gallery, "paper", &[]);
    app.click("[data-control=beside]");
    app.find("dialog[open] .ends");
    look(gallery, "beside", &[Check::Window]);
    leave(&app, "beside");
    open_text(&app, &[crate::records::THREE, "\n1. e4 Qh9 *"].concat());
    app.find(".games .game");
    look(gallery, "list", &[]);
    app.click(".games li:last-child .game");
    app.find(".problems li");
    look(gallery, "records", &[Check::Window]);
    leave(&app, "game");
}

/// Escape closes the window, and the focus is on the button that opened it.
#[track_caller]
fn leave(app: &App, button: &str) {
    app.close_dialog();
    app.expect("the focus", button, || {
        let name = app.script("return document.activeElement.dataset.control || ''", &[]);
        name.as_str().unwrap_or_default().to_string()
    });
}
