//! Annotations of moves: comments, NAGs, clocks, the order of variations, the current line.

use crate::access::serious;
use crate::app::App;
use crate::browser::{Pointer, key, places};
use crate::layout::SIZES;
use crate::records::{RICH, english, expect_closed, open_text, saved};
use std::fs;

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

#[test]
#[ignore = "needs dist/, axe-core and Chromium: run `cargo xtask test`"]
fn the_windows_are_sound_fit_and_give_the_focus_back() {
    let app = english();
    let axe = fs::read_to_string(places::npm().join("axe-core/axe.min.js")).expect("axe-core is installed");
    let mut faults = Vec::new();
    for theme in ["light", "dark", "projector"] {
        app.set("Theme", theme);
        for (width, height) in SIZES {
            app.resize(width, height);
            app.script(&format!("{axe}; window.axe = axe"), &[]);
            app.script("document.documentElement.style.setProperty('transition', 'none')", &[]);
            open_text(&app, RICH);
            expect_closed(&app);
            app.click("[data-control=next]");
            app.expect_current(&["e4!0:59:50"]);
            let mut look = |name: &str| {
                app.shot(&format!("{theme}-{width}-{name}"));
                faults.extend(serious(&app).iter().map(|f| format!("{theme} {width} {name}: {f}")));
            };
            look("paper");
            app.click("[data-control=beside]");
            app.find("dialog[open] .ends");
            look("beside");
            expect_fits(&app);
            leave(&app, "beside");
            open_text(&app, &[crate::records::THREE, "\n1. e4 Qh9 *"].concat());
            app.find(".games .game");
            look("list");
            app.click(".games li:last-child .game");
            app.find(".problems li");
            look("records");
            expect_fits(&app);
            leave(&app, "records");
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[track_caller]
fn expect_fits(app: &App) {
    assert!(app.in_view("dialog[open]"), "{:?}", app.frame("dialog[open]"));
    let inside = "const d = document.querySelector('dialog[open]'); return d.scrollWidth <= d.clientWidth";
    assert_eq!(app.script(inside, &[]), true, "it scrolls sideways");
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
