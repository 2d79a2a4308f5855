//! Setting up a position: by mouse, finger and keys, and by its text.

use crate::app::App;
use crate::browser::{Point, Pointer, file_and_rank, key};
use crate::gallery::Check::{InView, Sides, WithoutAxe};
use crate::gallery::{Gallery, THEMES};
use crate::layout::SIZES;

/// Storage key of the position editor.
const DRAFT: &str = "notabene.1.draft";
const KINGS: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";

fn opened() -> App {
    let app = App::speaking("en");
    app.script("location.hash = '#setup'", &[]);
    app.find(".setup svg.board");
    app
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

/// Puts the focus on a field.
fn focus(app: &App, name: &str) {
    let (file, rank) = file_and_rank(name);
    let cell = format!(".setup [data-cell='{}']", rank * 8 + file);
    app.script("document.querySelector(arguments[0]).focus()", &[cell.as_str().into()]);
}

fn reasons(app: &App) -> usize {
    app.count(".verdict:not(.ready) li")
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_position_is_set_up_by_mouse_and_played_from() {
    let app = App::speaking("en");
    app.click("[data-control=new]");
    app.click("dialog .to-setup a");
    app.find(".setup svg.board");
    assert!(!app.has("dialog[open]"));
    act(&app, "empty");
    app.click("[data-tool=white-king]");
    app.tap(Pointer::Mouse, square(&app, "e1"));
    app.click("[data-tool=black-king]");
    app.tap(Pointer::Mouse, square(&app, "e8"));
    expect_fen(&app, KINGS);
    // From the palette, over the board, and off it.
    app.drag(Pointer::Mouse, middle(&app, "[data-tool=white-queen]"), square(&app, "d1"));
    app.drag(Pointer::Mouse, square(&app, "d1"), square(&app, "d4"));
    app.drag(Pointer::Mouse, middle(&app, "[data-tool=black-pawn]"), square(&app, "h7"));
    expect_fen(&app, "4k3/7p/8/8/3Q4/8/8/4K3 w - - 0 1");
    app.drag(Pointer::Mouse, square(&app, "h7"), middle(&app, ".setup [data-tool=hand]"));
    expect_fen(&app, "4k3/8/8/8/3Q4/8/8/4K3 w - - 0 1");
    app.click("[data-tool=eraser]");
    app.tap(Pointer::Mouse, square(&app, "d4"));
    expect_fen(&app, KINGS);
    act(&app, "undo");
    expect_fen(&app, "4k3/8/8/8/3Q4/8/8/4K3 w - - 0 1");
    act(&app, "play");
    app.wait_until("the game is there", || !app.has(".setup"));
    app.tap_squares(Pointer::Mouse, &["d4", "d7"]);
    app.expect_paper(&["Qd7+"]);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_position_is_set_up_by_finger() {
    let app = opened();
    app.resize(360, 740);
    act(&app, "empty");
    for (piece, field) in [("white-king", "e1"), ("black-king", "e8"), ("white-rook", "a1")] {
        let at = square(&app, field);
        app.tap(Pointer::Touch, middle(&app, &format!("[data-tool={piece}]")));
        app.tap(Pointer::Touch, at);
    }
    expect_fen(&app, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    app.tap(Pointer::Touch, middle(&app, "[data-tool=hand]"));
    app.drag(Pointer::Touch, square(&app, "a1"), square(&app, "a4"));
    expect_fen(&app, "4k3/8/8/8/R7/8/8/4K3 w - - 0 1");
    for field in ["a4", "h4"] {
        app.tap(Pointer::Touch, square(&app, field));
    }
    expect_fen(&app, "4k3/8/8/8/7R/8/8/4K3 w - - 0 1");
    for tool in ["white-king", "black-pawn", "hand", "eraser"] {
        let frame = app.frame(&format!("[data-tool={tool}]"));
        assert!(frame.width >= 44.0 && frame.height >= 44.0, "{tool}: {frame:?}");
    }
    act(&app, "play");
    app.wait_until("the game is there", || !app.has(".setup"));
    app.tap_squares(Pointer::Touch, &["h4", "h8"]);
    app.expect_paper(&["Rh8+"]);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_position_is_set_up_by_keys() {
    let app = opened();
    act(&app, "empty");
    focus(&app, "e1");
    app.keys("K");
    for _ in 0..7 {
        app.keys(key::UP);
    }
    app.keys("k");
    app.keys(key::LEFT);
    app.keys("p");
    app.keys("\u{E017}");
    app.keys(key::DOWN);
    app.keys("P");
    expect_fen(&app, "4k3/3P4/8/8/8/8/8/4K3 w - - 0 1");
    // Enter picks up and drops a piece.
    app.keys(key::ENTER);
    app.find(".setup .mark.held");
    app.keys(key::DOWN);
    app.keys(key::ENTER);
    expect_fen(&app, "4k3/8/3P4/8/8/8/8/4K3 w - - 0 1");
    assert!(app.text(".setup .told").contains("d6"), "the change is told");
    app.keys_with("\u{E009}", "z");
    expect_fen(&app, "4k3/3P4/8/8/8/8/8/4K3 w - - 0 1");
    // Black's king would be in check with White to move.
    assert_eq!(reasons(&app), 1);
    app.script("document.querySelector('input[value=black]').focus()", &[]);
    app.keys(" ");
    expect_fen(&app, "4k3/3P4/8/8/8/8/8/4K3 b - - 0 1");
    app.script("document.querySelector('[data-act=play]').focus()", &[]);
    app.keys(key::ENTER);
    app.wait_until("the game is there", || !app.has(".setup"));
    assert_eq!(app.attribute(".status", "data-status").as_deref(), Some("ongoing"));
    assert_eq!(app.count("main.page:not(.setup) .pieces .piece"), 3);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn the_text_and_the_board_stay_in_step() {
    let app = opened();
    app.fill("#fen", "4k3/8/8/3pP3/8/8/8/RN2K2R w KQ d6 0 33");
    app.expect("the pieces", 7, || app.count(".setup .pieces .piece"));
    assert_eq!(app.property("[data-pick='0']", "value"), "43");
    assert_eq!(app.property("[data-counter='0']", "value"), "33");
    assert_eq!(app.count("[data-right]"), 2);
    app.click("[data-right='0']");
    expect_fen(&app, "4k3/8/8/3pP3/8/8/8/RN2K2R w K d6 0 33");
    app.pick("[data-pick='0']", "");
    expect_fen(&app, "4k3/8/8/3pP3/8/8/8/RN2K2R w K - 0 33");
    // A rook inside has a right in Chess960 only.
    app.drag(Pointer::Mouse, square(&app, "b1"), square(&app, "b4"));
    app.drag(Pointer::Mouse, square(&app, "h1"), square(&app, "g1"));
    expect_fen(&app, "4k3/8/8/3pP3/1N6/8/8/R3K1R1 w - - 0 33");
    app.click(".setup input[value=chess960]");
    app.expect("the rights", 2, || app.count("[data-right]"));
    app.click("[data-right='6']");
    expect_fen(&app, "4k3/8/8/3pP3/1N6/8/8/R3K1R1 w K - 0 33");
    act(&app, "play");
    app.wait_until("the game is there", || !app.has(".setup"));
    assert!(app.kept().contains("4k3/8/8/3pP3/1N6/8/8/R3K1R1 w K - 0 33"), "{}", app.kept());
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_bad_text_is_answered_with_the_place_and_loses_nothing() {
    let app = opened();
    app.fill("#fen", KINGS);
    app.expect("the pieces", 2, || app.count(".setup .pieces .piece"));
    app.fill("#fen", "4k3/8/8/8/8/8/8/4X3 w - - 0 1");
    app.expect("the place", vec!["X"], || app.texts(".fen-place mark"));
    assert_eq!(app.attribute("#fen", "aria-invalid").as_deref(), Some("true"));
    assert!(app.text("#fen-wrong").contains("18"), "{}", app.text("#fen-wrong"));
    assert_eq!(app.count(".setup .pieces .piece"), 2, "the board stays as it was");
    assert_eq!(app.attribute("[data-act=play]", "aria-disabled").as_deref(), Some("true"));
    act(&app, "play");
    assert!(app.has(".setup"), "nobody plays from there");
    // Typed text survives a reload, and a change of the board can be undone.
    app.reload();
    app.find(".setup svg.board");
    expect_fen(&app, "4k3/8/8/8/8/8/8/4X3 w - - 0 1");
    act(&app, "start");
    app.expect("the place", vec![""; 0], || app.texts(".fen-place mark"));
    act(&app, "undo");
    expect_fen(&app, "4k3/8/8/8/8/8/8/4X3 w - - 0 1");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn all_reasons_are_told_and_lit() {
    let app = opened();
    app.fill("#fen", "P6p/8/8/8/8/8/8/K1K5 w - - 0 1");
    app.expect("the reasons", 4, || reasons(&app));
    assert_eq!(app.count(".setup .mark.wrong"), 4, "two kings and two pawns");
    act(&app, "play");
    assert!(app.has(".setup"));
    app.fill("#fen", KINGS);
    app.expect("no reason", 0, || reasons(&app));
    app.find(".verdict.ready");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_draft_survives_a_reload_and_damage_is_told() {
    let app = opened();
    app.fill("#fen", "4k3/8/8/8/8/8/8/4K2N b - - 3 9");
    app.expect("the pieces", 3, || app.count(".setup .pieces .piece"));
    app.reload();
    app.find(".setup svg.board");
    expect_fen(&app, "4k3/8/8/8/8/8/8/4K2N b - - 3 9");
    app.expect("the pieces", 3, || app.count(".setup .pieces .piece"));
    for damaged in ["", "nonsense", "notabene draft 1\nchess\nno position\n", "notabene draft 2\nchess"] {
        app.script("localStorage.setItem(arguments[0], arguments[1])", &[DRAFT.into(), damaged.into()]);
        app.reload();
        app.find(".setup svg.board");
        app.wait_until("the damage is told", || app.texts(".setup .wrong").iter().any(|t| !t.is_empty()));
        app.expect("the start", 32, || app.count(".setup .pieces .piece"));
    }
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn the_position_of_the_game_is_taken_over() {
    let app = App::open();
    app.tap_squares(Pointer::Mouse, &["e2", "e4"]);
    app.script("location.hash = '#setup'", &[]);
    app.find(".setup svg.board");
    act(&app, "game");
    expect_fen(&app, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    // The keys of the game do nothing to it meanwhile.
    app.script("document.activeElement.blur()", &[]);
    app.keys(key::LEFT);
    app.click(".go a");
    app.wait_until("the game is back", || !app.has(".setup"));
    app.expect_current(&["e4"]);
}

/// A position that is set up, and one that is wrong.
pub fn positions(gallery: &mut Gallery) {
    let app = opened();
    app.visit("#setup");
    app.find(".setup svg.board");
    act(&app, "start");
    gallery.look(&app, "setup", &SIZES, &THEMES, &[InView(".setup .surface"), WithoutAxe]);
    app.fill("#fen", "P3k3/8/8/8/8/8/8/K1K5 w x");
    app.find(".fen-place mark");
    let checks = [Sides, InView(".setup .surface"), WithoutAxe];
    gallery.look(&app, "setup, wrong", &SIZES, &THEMES, &checks);
}
