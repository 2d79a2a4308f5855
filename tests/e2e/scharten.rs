//! Quiet Scharten, from its first move to mate; castling over the middle, support, options and decisions.

use crate::app::App;
use crate::browser::{Point, Pointer};
use crate::gallery::Check::{Sides, WithoutAxe};
use crate::gallery::{DESK, Gallery, THEMES};
use crate::records::{english, expect_closed, open_text};
use notabene::core::geometry::{Board, DARTBOARD, Layout, Naming};

/// A rook on g8 meets a knight on c8, a double field; beside it a rook on g7 and a knight on c7.
const DOUBLE: &str = "3n3R2/3n3R2/10/3k6/10/10/10/5K4 w - - 0 1";

/// The middle of a field of the dartboard, seen from White.
#[track_caller]
fn field(app: &App, name: &str) -> Point {
    let at = Naming::DARTBOARD.field(&DARTBOARD, name).unwrap_or_else(|| panic!("{name} is no field"));
    let middle = Layout { board: Board::DARTBOARD, flipped: false }.centre(at);
    let frame = app.frame("svg.board");
    Point { x: frame.left + middle.x / 100.0 * frame.width, y: frame.top + middle.y / 100.0 * frame.height }
}

#[track_caller]
fn tap(app: &App, names: &[&str]) {
    for name in names {
        app.tap(Pointer::Mouse, field(app, name));
    }
}

/// Goes to the page of the game and waits for its texts.
#[track_caller]
fn page(app: &App) {
    app.script("location.hash = '#scharten'", &[]);
    app.find("main.decisions [data-notes=scharten] details");
    app.find("main.decisions [data-notes=decisions] details");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_capture_without_support_is_refused_with_its_reason() {
    let app = english();
    open_text(&app, DOUBLE);
    expect_closed(&app);
    app.resize(1024, 768);
    let controls = app.frame(".controls").top;
    tap(&app, &["g8", "c8"]);
    app.expect_notice();
    app.expect_paper(&[]);
    assert!((app.frame(".controls").top - controls).abs() < 1.0, "nothing jumps under the finger");
    let told = app.text(".status .words");
    assert!(told.contains("c8") && told.contains("support of 1"), "{told}");
    assert!(app.count("svg.board .overlay *") > 0, "the field is shown");
    app.shot("unsupported");
    // On the fat ring no support is needed.
    tap(&app, &["g7", "c7"]);
    app.expect_paper(&["Rxc7+"]);
}

/// The page of Scharten in three languages.
pub fn texts(gallery: &mut Gallery) {
    let app = App::open();
    let mut seen = Vec::new();
    for language in ["en", "fr", "nl"] {
        app.speak(language);
        page(&app);
        app.wait_until("the texts are in this language", || {
            let titles = app.texts("[data-notes] summary");
            !titles.is_empty() && !seen.contains(&titles)
        });
        app.expect("the decisions", 17, || app.count("[data-decision] summary"));
        let titles = app.texts("[data-notes] summary");
        for (n, title) in app.texts("[data-decision] summary").iter().enumerate() {
            assert!(title.starts_with(&format!("D{n} · ")), "{title}");
        }
        seen.push(titles);
        app.script("document.querySelectorAll('main.decisions details').forEach(d => d.open = true)", &[]);
        gallery.look(&app, &format!("Scharten {language}"), &[DESK], &THEMES, &[]);
    }
    gallery.look(&app, "Scharten on a phone", &[(360, 740)], &["light"], &[Sides, WithoutAxe]);
}
