//! Written moves in texts stand in their parts, and the move on the board of a lesson is explained part by part.

use crate::app::App;
use crate::browser::{key, strings};
use crate::learn::languages;
use crate::learn_looks::{expect_focus, tab_to};

const PART: &str = ".move-on-board:not(.waiting) .characters";

const SENTENCE: &str = ".move-on-board .sentence";

/// Texts of all elements.
fn texts(app: &App, css: &str) -> Vec<String> {
    let read = "return Array.from(document.querySelectorAll(arguments[0]), (it) => it.textContent)";
    strings(&app.script(read, &[css.into()]))
}

/// Fields that are lit on the board of the lesson, by their numbers.
fn lit(app: &App) -> Vec<String> {
    let read =
        "return Array.from(document.querySelectorAll('.classroom .overlay [data-lit]'), e => e.dataset.lit)";
    strings(&app.script(read, &[]))
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn the_parts_are_reached_by_keys() {
    let app = App::speaking("en");
    app.script("location.hash = '#learn/notation/L05'", &[]);
    tab_to(&app, "[data-point='0']");
    app.find(&format!("{PART} .t-piece"));
    app.keys(key::DOWN);
    expect_focus(&app, &format!("{PART} [data-token='0']"));
    app.keys(key::RIGHT);
    expect_focus(&app, &format!("{PART} .t-piece"));
    app.keys(key::RIGHT);
    expect_focus(&app, &format!("{PART} .t-to"));
    app.wait_until("it is explained", || app.text(SENTENCE).contains("f3"));
    // The same keys did not walk through the lesson, and the way back leads to its text.
    assert_eq!(app.attribute("[data-point='0']", "aria-current").as_deref(), Some("step"));
    app.keys(key::UP);
    expect_focus(&app, "[data-point='0']");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn rule_pages_are_open_and_show_their_rules() {
    let app = App::speaking("en");
    for (page, figures, figure) in
        [("draughts", 8, "d-most"), ("chess960", 3, "c960-short"), ("scharten", 18, "support")]
    {
        app.script("location.hash = arguments[0]", &[format!("#{page}").into()]);
        app.expect(page, figures, || app.count("[data-figure] .diagram"));
        app.find(&format!("[data-notes={page}] details[open]"));
        assert!(!app.has(&format!("[data-notes={page}] details:not([open])")), "{page} is open");
        app.click(&format!("[data-figure='{figure}'] [data-do=open]"));
        app.find("main.page:not(.hidden) .board .piece");
    }
    app.script("location.hash = '#draughts'", &[]);
    app.find("[data-figure='d-most']");
    assert_eq!(texts(&app, "[data-figure='d-most'] .in-text"), ["36x27", "32x23x14"]);
    for (width, height) in [(1024, 768), (360, 740), (1920, 1080)] {
        app.resize(width, height);
        let wide = app.script("return document.documentElement.scrollWidth > innerWidth", &[]);
        assert_eq!(wide, false, "{width}");
        app.shot(&format!("draughts-book-{width}"));
    }
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn the_move_of_a_lesson_is_explained_part_by_part_in_every_language() {
    for language in languages() {
        let app = App::speaking(language);
        app.script("location.hash = '#learn/notation/L05'", &[]);
        app.find(".point .in-text");
        let written = texts(&app, "[data-point='0'] .in-text > span");
        assert_eq!(written.len(), 2, "{language}: piece and field, not {written:?}");
        assert_eq!(written[1], "f3", "{language}");
        // The line under the points has the same letter.
        app.find(&format!("{PART} .t-piece"));
        assert_eq!(texts(&app, &format!("{PART} .t-piece .text")), [written[0].clone()], "{language}");
        app.click(&format!("{PART} .t-to"));
        app.wait_until("it is explained", || app.text(SENTENCE).contains("f3"));
        app.expect("f3 is lit", vec!["21".to_string()], || lit(&app));
        app.click(&format!("{PART} .t-piece"));
        app.wait_until("both fields are lit", || lit(&app).len() == 2);
        // The game on the main page is not meant.
        assert!(!app.has("main.page .explain [aria-pressed=true]"), "{language}");
        app.click("[data-point='2']");
        app.wait_until("the pawn has no letter", || {
            texts(&app, &format!("{PART} .t-to .text")) == ["e5"] && !app.has(&format!("{PART} .t-piece"))
        });
    }
}
