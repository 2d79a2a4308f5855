//! Moves are entered, by every means, and the paper has them.

use crate::app::App;
use crate::browser::{Pointer, becomes, file_and_rank, key};

/// 1.e4 e5 2.Nf3 Nc6, from square to square.
const MOVES: [[&str; 2]; 4] = [["e2", "e4"], ["e7", "e5"], ["g1", "f3"], ["b8", "c6"]];

/// Opens the page in French.
const WRITTEN: [&str; 4] = ["e4", "e5", "Cf3", "Cc6"];

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn moves_are_made_with_mouse_and_keys() {
    let app = App::unopened();
    steps!(
        &app,
        [
            a_game_is_written_while_it_is_played_by_drags,
            a_game_is_written_while_it_is_played_by_keys_alone,
            squares_stay_where_they_are_drawn_on_a_turned_board,
            an_illegal_drop_is_explained_and_changes_nothing,
            a_piece_dropped_beside_the_board_goes_back
        ]
    );
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn moves_are_made_with_fingers() {
    let app = App::unopened();
    steps!(&app, [a_game_is_written_while_it_is_played_by_finger, a_finger_may_drag_too]);
}

fn a_game_is_written_while_it_is_played_by_drags(app: &App) {
    app.anew("fr");
    for [from, to] in MOVES {
        app.drag_piece(Pointer::Mouse, from, to);
    }
    app.expect_paper(&WRITTEN);
}

fn a_game_is_written_while_it_is_played_by_finger(app: &App) {
    app.anew("fr");
    app.resize(360, 740);
    app.tap_squares(Pointer::Touch, MOVES.as_flattened());
    app.expect_paper(&WRITTEN);
    app.shot("phone");
}

fn a_finger_may_drag_too(app: &App) {
    app.anew("fr");
    app.resize(360, 740);
    for [from, to] in MOVES {
        app.drag_piece(Pointer::Touch, from, to);
    }
    app.expect_paper(&WRITTEN);
}

fn a_game_is_written_while_it_is_played_by_keys_alone(app: &App) {
    app.anew("fr");
    tab_to_board(app);
    for square in MOVES.as_flattened() {
        walk_to(app, square);
        app.keys(key::ENTER);
    }
    app.expect_paper(&WRITTEN);
}

fn squares_stay_where_they_are_drawn_on_a_turned_board(app: &App) {
    app.anew("fr");
    app.click("[data-control=flip]");
    app.expect("the first file", "h", || app.text(".files span"));
    for square in MOVES.as_flattened() {
        app.tap(Pointer::Mouse, app.square(square, true));
    }
    app.expect_paper(&WRITTEN);
}

fn an_illegal_drop_is_explained_and_changes_nothing(app: &App) {
    app.anew("fr");
    let before = app.board();
    app.drag_piece(Pointer::Mouse, "a1", "a4");
    app.expect_notice();
    app.shot("illegal");
    app.expect_paper(&[]);
    assert_eq!(app.board(), before, "the pieces stand where they stood");
}

fn a_piece_dropped_beside_the_board_goes_back(app: &App) {
    app.anew("fr");
    let before = app.board();
    let beside = app.frame(".status .words");
    let outside = crate::browser::Point { x: beside.left + 20.0, y: beside.top + 10.0 };
    app.drag(Pointer::Mouse, app.square("e2", false), outside);
    app.wait_until("nothing is held", || !app.has(".mark.held"));
    assert_eq!(app.board(), before, "the pieces stand where they stood");
    app.tap_squares(Pointer::Mouse, &["e2", "e4"]);
    app.expect_paper(&["e4"]);
}

/// Presses Tab until a square has the focus.
fn tab_to_board(app: &App) {
    let on_board = || app.has(".grid [role=gridcell]:focus");
    for _ in 0..20 {
        app.keys(key::TAB);
        if on_board() {
            return;
        }
    }
    panic!("twenty times Tab did not reach the board");
}

/// Walks over the squares with the arrow keys.
fn walk_to(app: &App, square: &str) {
    let (file, rank) = file_and_rank(square);
    let (at_file, at_rank) = focused(app);
    let across = if file > at_file { key::RIGHT } else { key::LEFT };
    let along = if rank > at_rank { key::UP } else { key::DOWN };
    app.keys(&across.repeat(file.abs_diff(at_file).into()));
    app.keys(&along.repeat(rank.abs_diff(at_rank).into()));
    assert!(becomes(|| focused(app) == (file, rank)), "the focus is at {:?}, not {square}", focused(app));
}

/// File and rank of the focused square, from 0. Fields are numbered rank by rank, from a1.
fn focused(app: &App) -> (u8, u8) {
    let cell = app.script("return document.activeElement.dataset.cell", &[]);
    let number: u8 = cell.as_str().and_then(|c| c.parse().ok()).expect("a square has the focus");
    (number % 8, number / 8)
}
