//! Setting up a position: by mouse, finger and keys, and by its text.

use crate::app::App;
use crate::browser::{Point, Pointer, file_and_rank};
use crate::gallery::Check::{Apart, InView, Sides, WithoutAxe};
use crate::gallery::{Gallery, HANDS, THEMES};
use crate::layout::SIZES;

const KINGS: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";

fn opened() -> App {
    let app = App::speaking("en");
    app.script("location.hash = '#setup'", &[]);
    app.find(".setup svg.board");
    app
}

/// The next person on that page.
#[track_caller]
fn again(app: &App) {
    app.anew("en");
    app.script("location.hash = '#setup'", &[]);
    app.find(".setup svg.board");
}

/// The middle of a square of the board on which positions are set up.
fn square(app: &App, name: &str) -> Point {
    let (file, rank) = file_and_rank(name);
    app.script("document.querySelector('.setup svg.board').scrollIntoView({block: 'center'})", &[]);
    let frame = app.frame(".setup svg.board");
    let middle = |n: u8, start: f64, size: f64| start + (f64::from(n) + 0.5) / 8.0 * size;
    Point { x: middle(file, frame.left, frame.width), y: middle(7 - rank, frame.top, frame.height) }
}

fn middle(app: &App, css: &str) -> Point {
    let frame = app.frame(css);
    Point { x: frame.left + frame.width / 2.0, y: frame.top + frame.height / 2.0 }
}

#[track_caller]
fn expect_fen(app: &App, fen: &str) {
    app.expect("the text of the position", fen, || app.property("#fen", "value"));
}

fn act(app: &App, name: &str) {
    app.click(&format!("[data-act={name}]"));
}

fn a_position_is_set_up_by_mouse_and_played_from(app: &App) {
    app.click("[data-control=new]");
    app.click("dialog .to-setup a");
    app.find(".setup svg.board");
    assert!(!app.has("dialog[open]"));
    act(app, "empty");
    app.click("[data-tool=white-king]");
    app.tap(Pointer::Mouse, square(app, "e1"));
    app.click("[data-tool=black-king]");
    app.tap(Pointer::Mouse, square(app, "e8"));
    expect_fen(app, KINGS);
    // From the palette, over the board, and off it.
    app.drag(Pointer::Mouse, middle(app, "[data-tool=white-queen]"), square(app, "d1"));
    app.drag(Pointer::Mouse, square(app, "d1"), square(app, "d4"));
    app.drag(Pointer::Mouse, middle(app, "[data-tool=black-pawn]"), square(app, "h7"));
    expect_fen(app, "4k3/7p/8/8/3Q4/8/8/4K3 w - - 0 1");
    app.drag(Pointer::Mouse, square(app, "h7"), middle(app, ".setup [data-tool=hand]"));
    expect_fen(app, "4k3/8/8/8/3Q4/8/8/4K3 w - - 0 1");
    app.click("[data-tool=eraser]");
    app.tap(Pointer::Mouse, square(app, "d4"));
    expect_fen(app, KINGS);
    act(app, "undo");
    expect_fen(app, "4k3/8/8/8/3Q4/8/8/4K3 w - - 0 1");
    act(app, "play");
    app.wait_until("the game is there", || !app.has(".setup"));
    app.tap_squares(Pointer::Mouse, &["d4", "d7"]);
    app.expect_paper(&["Qd7+"]);
}

fn a_position_is_set_up_by_finger(app: &App) {
    again(app);
    app.resize(360, 740);
    act(app, "empty");
    for (piece, field) in [("white-king", "e1"), ("black-king", "e8"), ("white-rook", "a1")] {
        let at = square(app, field);
        app.tap(Pointer::Touch, middle(app, &format!("[data-tool={piece}]")));
        app.tap(Pointer::Touch, at);
    }
    expect_fen(app, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    app.tap(Pointer::Touch, middle(app, "[data-tool=hand]"));
    app.drag(Pointer::Touch, square(app, "a1"), square(app, "a4"));
    expect_fen(app, "4k3/8/8/8/R7/8/8/4K3 w - - 0 1");
    for field in ["a4", "h4"] {
        app.tap(Pointer::Touch, square(app, field));
    }
    expect_fen(app, "4k3/8/8/8/7R/8/8/4K3 w - - 0 1");
    for tool in ["white-king", "black-pawn", "hand", "eraser"] {
        let frame = app.frame(&format!("[data-tool={tool}]"));
        assert!(frame.width >= 44.0 && frame.height >= 44.0, "{tool}: {frame:?}");
    }
    act(app, "play");
    app.wait_until("the game is there", || !app.has(".setup"));
    app.tap_squares(Pointer::Touch, &["h4", "h8"]);
    app.expect_paper(&["Rh8+"]);
}

fn the_text_and_the_board_stay_in_step(app: &App) {
    again(app);
    app.fill("#fen", "4k3/8/8/3pP3/8/8/8/RN2K2R w KQ d6 0 33");
    app.expect("the pieces", 7, || app.count(".setup .pieces .piece"));
    assert_eq!(app.property("[data-pick='0']", "value"), "43");
    assert_eq!(app.property("[data-counter='0']", "value"), "33");
    assert_eq!(app.count("[data-right]"), 2);
    app.click("[data-right='0']");
    expect_fen(app, "4k3/8/8/3pP3/8/8/8/RN2K2R w K d6 0 33");
    app.pick("[data-pick='0']", "");
    expect_fen(app, "4k3/8/8/3pP3/8/8/8/RN2K2R w K - 0 33");
    // A rook inside has a right in Chess960 only.
    app.drag(Pointer::Mouse, square(app, "b1"), square(app, "b4"));
    app.drag(Pointer::Mouse, square(app, "h1"), square(app, "g1"));
    expect_fen(app, "4k3/8/8/3pP3/1N6/8/8/R3K1R1 w - - 0 33");
    app.click(".setup input[value=chess960]");
    app.expect("the rights", 2, || app.count("[data-right]"));
    app.click("[data-right='6']");
    expect_fen(app, "4k3/8/8/3pP3/1N6/8/8/R3K1R1 w K - 0 33");
    act(app, "play");
    app.wait_until("the game is there", || !app.has(".setup"));
    assert!(app.kept().contains("4k3/8/8/3pP3/1N6/8/8/R3K1R1 w K - 0 33"), "{}", app.kept());
}

/// A position that is set up, and one that is wrong.
pub fn positions(gallery: &mut Gallery) {
    let app = opened();
    app.visit("#setup");
    app.find(".setup svg.board");
    act(&app, "start");
    let sizes = [&HANDS[..], &[(1366, 768)]].concat();
    let apart = Apart(".setup :is(.palette button, .surface)", ".setup .side > *");
    gallery.look(&app, "setup", &sizes, &THEMES, &[InView(".setup .surface"), apart, WithoutAxe]);
    app.fill("#fen", "P3k3/8/8/8/8/8/8/K1K5 w x");
    app.find(".fen-place mark");
    let checks = [Sides, InView(".setup .surface"), WithoutAxe];
    gallery.look(&app, "setup, wrong", &SIZES, &THEMES, &checks);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_position_is_set_up_by_mouse_finger_and_text() {
    let app = App::speaking("en");
    steps!(
        &app,
        [
            a_position_is_set_up_by_mouse_and_played_from,
            the_text_and_the_board_stay_in_step,
            a_position_is_set_up_by_finger
        ]
    );
}
