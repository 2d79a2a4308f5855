//! The layout contract of the score sheet and its ways of practising.

use super::Part::{Board, Button, Keys, Line, Paper, Question, Said, State};
use super::{FRENCH, SIZES, Scene, assert_none, go, put};
use crate::app::App;
use crate::browser::{Point, Pointer};
use crate::gallery::DESK;

/// Number of moves on a sheet that is longer than most screens.
const LONG_SHEET: usize = 30;

fn all_of_a_score_sheet_is_seen_while_it_is_written(app: &App) {
    app.resize(DESK.0, DESK.1);
    let mut faults = Vec::new();
    for way in ["write", "dictation", "order", "rehearsal", "pair"] {
        practice(app, way);
        if way == "dictation" {
            app.click(".practice [data-do=begin]");
            if app.text(".practice [data-do=begin]") != "Commencer la dictée" {
                app.click(".practice [data-do=begin]");
            }
        }
        if way == "write" || way == "pair" {
            play_pawn(app);
        }
        if app.attribute(".pen [data-do=pad]", "aria-pressed").as_deref() != Some("true") {
            app.click(".pen [data-do=pad]");
        }
        app.wait_until("the letters are there", || app.has(".letters-pad"));
        let scene = Scene { app, words: &FRENCH, name: way, sizes: &SIZES };
        let answer = || {
            put(app, ".pen-line input", "z9");
            app.click(".pen [data-do=write]");
        };
        let parts = [Board, State, Question, Line, Keys, Button("Écrire")];
        faults.extend(scene.look_twice(&parts, answer, &parts));
    }
    assert_none(&faults);
}

/// Goes to a way of practising, afresh.
#[track_caller]
fn practice(app: &App, way: &str) {
    go(app, "", "main.page:not(.hidden)");
    // Texts of earlier visits are ignored.
    let forget = "Object.keys(localStorage).filter(key => key.includes('sheet')).forEach(key => localStorage.removeItem(key))";
    app.script(forget, &[]);
    go(app, &format!("#sheet/{way}"), &format!(".practice[data-practice={way}]"));
}

/// Plays a pawn two squares on the board of the page, unless the game has begun.
#[track_caller]
fn play_pawn(app: &App) {
    let begun = || app.has(".pen-line .pen-at") && app.text(".pen-line .pen-at").starts_with("Coup");
    if !begun() {
        for cell in ["12", "28"] {
            let field = app.frame(&format!(".practice [data-cell='{cell}']"));
            let at = Point { x: field.left + field.width / 2.0, y: field.top + field.height / 2.0 };
            app.tap(Pointer::Mouse, at);
        }
    }
    app.wait_until("there is something to write", begun);
}

fn a_sheet_with_a_slip_and_one_to_repair_are_seen_with_the_board(app: &App) {
    app.anew("fr");
    app.resize(DESK.0, DESK.1);
    let mut faults = Vec::new();
    // The sheets are chosen by chance; a long one needs the most room.
    let is_long = || {
        practice(app, "slip");
        app.wait_until("there is a sheet", || app.has(".leaf .place"));
        app.count(".leaf .place") >= LONG_SHEET
    };
    assert!((0..40).any(|_| is_long()), "no sheet is long");
    let scene = Scene { app, words: &FRENCH, name: "slip", sizes: &SIZES };
    let tap = || {
        app.script("document.querySelector('.leaf .place').click()", &[]);
        app.wait_until("something is said", || !app.texts(".pen-side .told").concat().is_empty());
    };
    faults.extend(scene.look_twice(&[Board, Paper], tap, &[Board, Paper, Said("")]));
    practice(app, "repair");
    app.click(".practice [data-do=example]");
    app.wait_until("something is found", || app.has(".repairs .differences li"));
    let scene = Scene { app, words: &FRENCH, name: "repair", sizes: &SIZES };
    let parts = [Board, Button("Vérifier la feuille"), Button("Montrer un exemple"), Said("")];
    faults.extend(scene.look("looked", &parts).0);
    assert_none(&faults);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn all_of_a_sheet_is_seen() {
    let app = App::french();
    steps!(
        &app,
        [
            all_of_a_score_sheet_is_seen_while_it_is_written,
            a_sheet_with_a_slip_and_one_to_repair_are_seen_with_the_board
        ]
    );
}
