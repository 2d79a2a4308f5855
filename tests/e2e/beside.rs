//! Annotations of moves: comments, NAGs, clocks, the order of variations, the current line.

use crate::app::App;
use crate::gallery::{Check, DESK, Gallery, THEMES};
use crate::layout::SIZES;
use crate::records::{RICH, english, expect_closed, open_text};

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn the_paper_may_be_a_running_line() {
    let app = english();
    open_text(&app, RICH);
    expect_closed(&app);
    app.click("[data-open=settings]");
    app.find("dialog[open] .switch");
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
