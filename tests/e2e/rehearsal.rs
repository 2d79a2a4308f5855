//! The tournament rehearsal: Notabene, a clock, the sheet by hand in the right order, marks at the end.

use crate::app::App;
use crate::browser::{Pointer, key};
use crate::gallery::Check::{Sides, WithoutAxe};
use crate::gallery::{DESK, Gallery, HANDS, THEMES};
use crate::opponent::oppose;
use crate::sheet::{open, place, play};
use notabene_core::exchange::save;
use notabene_core::game::Game;
use notabene_core::notation::{Letters, Style};

/// Writes with keys into the place that is open.
#[track_caller]
fn write(app: &App, text: &str) {
    app.fill("[data-pen=order]", text);
    app.keys(key::ENTER);
}

/// The saved game of the rehearsal.
fn game(app: &App) -> Game {
    let text = app.script("return localStorage.getItem('notabene.1.sheet.rehearsal.game')", &[]);
    save::read(text.as_str().expect("it is saved")).0.unwrap_or_else(|e| panic!("{e:?}"))
}

fn style() -> Style {
    Style::of(Letters::english())
}

/// The latest move in writing.
fn latest(app: &App) -> String {
    game(app).played().texts(&style()).pop().expect("a move was made")
}

/// Plays the first move that is no promotion and no castling, presses, and writes a text for it. Returns the right one.
fn turn(app: &App, ply: usize, written: Option<&str>) -> String {
    let moves = game(app).moves(&style());
    let plain = |id: &str, text: &str| id.len() == 4 && !text.starts_with('O');
    let (id, text) = moves.into_iter().find(|(id, text)| plain(id, text)).expect("a move");
    play(app, Pointer::Mouse, &id[..2], &id[2..4]);
    app.wait_until("the clock comes next", || app.has("[data-deed=press][aria-current=step]"));
    app.click("[data-do=press]");
    app.wait_until("the note comes next", || app.has("[data-deed=own][aria-current=step]"));
    write(app, written.unwrap_or(&text));
    app.wait_until("it is written", || !place(app, "order", ply).is_empty());
    text
}

/// Waits for the other's move, and writes it.
fn note(app: &App, ply: usize) {
    app.wait_until("the other has moved", || app.has("[data-deed=theirs][aria-current=step]"));
    app.wait_until("it is saved", || game(app).played().len() == ply + 1);
    let text = latest(app);
    write(app, &text);
    app.wait_until("it is written", || place(app, "order", ply) == text);
}

fn whoever_has_black_notes_the_first_move_of_the_opponent(app: &App) {
    open(app, "rehearsal");
    app.pick("select[name=level]", "2");
    app.pick("select[name=side]", "black");
    note(app, 0);
    app.wait_until("the own move comes next", || app.has("[data-deed=play][aria-current=step]"));
}

fn an_opponent_on_the_main_board_does_not_stop_that_of_the_rehearsal(app: &App) {
    app.anew("en");
    oppose(app, "White", "1");
    open(app, "rehearsal");
    app.pick("select[name=time]", "60");
    app.reload();
    for ply in [0, 2] {
        turn(app, ply, None);
        note(app, ply + 1);
    }
}

/// A rehearsal after its first move.
pub fn begun(gallery: &mut Gallery) {
    let app = App::speaking("fr");
    open(&app, "rehearsal");
    turn_in_french(&app);
    gallery.look(&app, "rehearsal", &[DESK], &THEMES, &[]);
    gallery.look(&app, "rehearsal", &HANDS, &["light"], &[Sides, WithoutAxe]);
}

fn turn_in_french(app: &App) {
    play(app, Pointer::Mouse, "g1", "f3");
    app.wait_until("the clock comes next", || app.has("[data-deed=press][aria-current=step]"));
    app.click("[data-do=press]");
    write(app, "Cf3");
    app.wait_until("it is written", || place(app, "order", 0) == "Cf3");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_game_is_rehearsed_against_the_opponent() {
    let app = App::speaking("en");
    steps!(
        &app,
        [
            whoever_has_black_notes_the_first_move_of_the_opponent,
            an_opponent_on_the_main_board_does_not_stop_that_of_the_rehearsal
        ]
    );
}
