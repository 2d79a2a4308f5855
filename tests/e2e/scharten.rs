//! Quiet Scharten, from its first move to mate; castling over the middle, support, options and decisions.

use crate::app::App;
use crate::browser::{Point, Pointer};
use crate::gallery::Check::{Sides, WithoutAxe};
use crate::gallery::{DESK, Gallery, THEMES};
use crate::records::{english, expect_closed, open_text, saved};
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

/// Starts a game from the dialog.
#[track_caller]
fn begin(app: &App, game: &str) {
    app.click("[data-control=new]");
    app.click(&format!("dialog [data-game='{game}'] input"));
    app.click("dialog button[type=submit]");
    expect_closed(app);
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

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn chosen_rules_hold_for_the_next_game_and_stay_with_it() {
    let app = english();
    page(&app);
    let pressed = |option: &str| {
        app.attribute(&format!("[data-option={option}] [aria-pressed=true]"), "data-value")
            .unwrap_or_default()
    };
    let usual = ["support", "unmoved", "diagonal", "misses"].map(pressed);
    assert_eq!((usual[0].as_str(), usual[2].as_str(), usual[3].as_str()), ("value", "straight", "3"));
    app.click("[data-option=diagonal] [data-value=turning]");
    app.click("[data-option=misses] [data-value='5']");
    app.expect("what is pressed", "turning", || pressed("diagonal"));
    app.click("[data-do=scharten]");
    app.wait_until("the game is there", || app.in_view_now(".page-link"));
    app.expect("all pieces", 36, || app.count(".pieces .piece"));
    app.wait_until("what was agreed is told", || app.text(".page-link .agreed").contains("Diagonals"));
    app.shot("agreed");
    tap(&app, &["e2", "e4"]);
    app.expect_paper(&["e4"]);
    app.reload();
    app.expect_paper(&["e4"]);
    let pgn = saved(&app);
    assert!(pgn.contains("[Variant \"Scharten\"]"), "{pgn}");
    assert!(pgn.contains("[Rules \"diagonal=turning\"]"), "{pgn}");

    begin(&app, "chess");
    app.expect("all pieces", 32, || app.count(".pieces .piece"));
    app.wait_until("chess has no such page", || !app.in_view_now(".page-link"));
    open_text(&app, &pgn);
    expect_closed(&app);
    app.expect("all pieces", 36, || app.count(".pieces .piece"));
    page(&app);
    app.expect("what is pressed", "turning", || pressed("diagonal"));
    assert!(app.text("[data-option=diagonal] .in-game").contains("turning"));
    assert!(app.text("[data-decision='1'] .in-game").contains("turning"));
    assert!(app.text("[data-option=support] .in-game").contains("value"));
    app.click("[data-option=diagonal] [data-value=straight]");
    app.expect("a quiet game knows of no darts", "3", || pressed("misses"));
    app.click("[data-do=scharten-loud]");
    app.expect("the kings", 2, || app.count(".pieces .piece"));
    app.wait_until("nothing else is agreed", || app.text(".page-link .agreed").is_empty());
    assert!(app.kept().contains("scharten-loud") && !app.kept().contains("[Rules"), "{}", app.kept());
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
